import TimerEngine
import TimerTestSupport

/// A talk to which everything happens at random moments; the same for the same seed.
struct RandomTalk: CustomStringConvertible {
  private static let second = 1_000_000_000
  private static let presets =
    Preset.some + [
      Preset(name: "All red", duration: 8, thresholds: .yellow(60, red: 30)),
      Preset(name: "A day", duration: longestTime, thresholds: .yellow(6000, red: 6000)),
    ]

  let seed: UInt64
  let first: Preset
  private(set) var talk: TalkWithHistory
  private(set) var now = 0
  private(set) var log: [String] = []
  private var random: SplitMix64

  init(seed: UInt64) {
    self.seed = seed
    random = SplitMix64(seed: seed)
    first = random.pick(Self.presets)
    talk = TalkWithHistory(Talk(first))
    log.append(first.name)
  }

  /// Lets time pass and does one thing.
  mutating func step() -> (verb: Verb, outcome: Outcome) {
    now += delay()
    let verb = verb()
    log.append("at \(now) ns \(Self.words(for: verb))")
    return (verb, talk.apply(verb, at: .nanosecond(now)))
  }

  /// The seed, and all that happened.
  var description: String { "seed \(seed): " + log.joined(separator: ", ") }

  private mutating func delay() -> Int {
    switch Int.random(in: 0..<16, using: &random) {
    case 0...1: 0
    case 2: 1
    case 3...5: Int.random(in: 1..<Self.second, using: &random)
    case 6...8: Int.random(in: 1...20, using: &random) * Self.second
    case 9...10: Int.random(in: 0..<60 * Self.second, using: &random)
    case 11: untilNextChange()
    case 12: max(0, untilNextChange() - 1)
    case 13...14: Int.random(in: 0..<900 * Self.second, using: &random)
    default: random.pick([1, 3600, 86_400, 2_592_000]) * Self.second
    }
  }

  private func untilNextChange() -> Int {
    let moment = Timestamp.nanosecond(now)
    guard let change = talk.countdown.nextChange(after: moment) else { return 0 }
    let (seconds, attoseconds) = (change - moment).components
    return Int(seconds) * Self.second + Int(attoseconds / 1_000_000_000)
  }

  private mutating func verb() -> Verb {
    switch Int.random(in: 0..<20, using: &random) {
    case 0...3: .start
    case 4...5: .stop
    case 6: .load(random.pick(Self.presets))
    case 7: .tap(random.pick(Lamp.allCases))
    case 8: .back
    case 9...10: .hold(random.pick(Lamp.allCases))
    case 11...13: .set(random.pick([60, -60, 5, -5]))
    case 14...16: .add(random.pick([60, -60, 10, -10, 3600, -3600, 86_399, -86_399]))
    case 17: .startFromIdle
    default: .undo
    }
  }

  private static func words(for verb: Verb) -> String {
    if case .load(let preset) = verb { "load \(preset.name)" } else { "\(verb)" }
  }
}
