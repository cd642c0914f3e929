import Files
import Room
import SpeechAnnouncement
import StageRenderer
import TimerEngine
import TimerTestSupport

/// Talks one after the other for simulated days: each second is drawn, and compared with simple
/// arithmetic.
struct Days {
  private static let sizes = ["80x24", "100x30", "60x18", "40x40"].map { Size($0) }
  private let clock = ContinuousClock()
  private var seconds = 0
  private var wrong: [String] = []
  private var memory: [Int] = []

  /// Runs a talk of a day, and then each preset half as long again as it is until these days are
  /// over; prints a table, and returns whether all was right.
  mutating func run(days: Int) -> Bool {
    let start = clock.now
    let talks = BundledPresets.all
    play(Preset(duration: longestTime), Self.sizes[0])
    memory.append(residentMemory())
    var index = 0
    while seconds < days * 86_400 {
      play(talks[index % talks.count], Self.sizes[index % Self.sizes.count])
      index += 1
    }
    memory.append(residentMemory())
    print("| \(days) days | |")
    print("|---|--:|")
    for (name, value) in rows(talks: index + 1, in: clock.now - start) {
      print("| \(name) | \(value) |")
    }
    for line in wrong.prefix(10) { print(line) }
    return wrong.isEmpty
  }

  private func rows(talks: Int, in time: Duration) -> [(String, String)] {
    [
      ("talks", "\(talks)"), ("seconds drawn and compared", "\(seconds)"),
      ("wrong", "\(wrong.count)"), ("it took", "\(time.components.seconds) s"),
      ("memory after the first talk", "\(memory[0]) kB"),
      ("memory at the end", "\(memory[1]) kB"),
    ]
  }

  /// Starts a talk, and looks at it in the middle of each second.
  private mutating func play(_ talk: Preset, _ size: Size) {
    var session = Session(of: talk, presets: [], size: size)
    session.handle(.launched(LaunchInfo()))
    session.pass(.milliseconds(1_370))
    session.press(" ")
    session.pass(.milliseconds(500))
    for left in stride(from: talk.duration, to: -talk.duration / 2, by: -1) {
      compare(&session, talk, left)
      session.pass(seconds: 1)
    }
  }

  private mutating func compare(_ session: inout Session, _ talk: Preset, _ left: Int) {
    seconds += 1
    let limits = talk.thresholds
    let phase: Phase =
      left < 0 ? .overtime : left > limits.yellow ? .green : left > limits.red ? .yellow : .red
    let console = session.console
    let isPhase = console.snapshot.phase(at: console.moment.talk) == phase
    let isDrawn =
      left < 0 && talk.overtime != .count
      || readDigits(session.canvas())
        == TimeText.digits(left, hasHours: TimeText.needsHours(talk.duration))
    if session.shown != left || !isPhase || !isDrawn || !session.isRunning {
      wrong.append("\(talk.name) at \(TimeText.plain(left)): \(session.shown)")
    }
  }
}
