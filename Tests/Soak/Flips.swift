import TimerTestSupport

/// When each time appeared in the title of a terminal, read from the output of its program.
struct Flips {
  /// Each time that was shown, in order, with the moment at which it was first read.
  private(set) var all: [(time: String, moment: ContinuousClock.Instant)] = []
  /// The time in the title now; `nil` before the first.
  private(set) var shown: String?

  private static let begin = Array("\u{1b}]2;".utf8)
  private let terminal: PseudoTerminal
  private var burstsRead = 0
  private var seen: Set<String> = []
  /// How much of `begin` has been read; all of it within a title.
  private var matched = 0
  private var title: [UInt8] = []

  init(of terminal: PseudoTerminal) { self.terminal = terminal }

  /// Takes what has arrived since the last call.
  mutating func update() {
    for burst in terminal.bursts[burstsRead...] {
      for byte in burst.bytes { read(byte, at: terminal.start + burst.time) }
    }
    burstsRead = terminal.bursts.count
  }

  private mutating func read(_ byte: UInt8, at moment: ContinuousClock.Instant) {
    guard matched == Self.begin.count else {
      matched = byte == Self.begin[matched] ? matched + 1 : byte == Self.begin[0] ? 1 : 0
      return
    }
    guard byte == 0x07 else { return title.append(byte) }
    // The time, and then the phase.
    let time = String(decoding: title.prefix { $0 != 0x20 }, as: UTF8.self)
    (matched, title, shown) = (0, [], time)
    if seen.insert(time).inserted { all.append((time, moment)) }
  }
}
