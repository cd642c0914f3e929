import TimerEngine
import TimerTestSupport

/// A talk drawn as lines, a character a second in each.
///
///     keys   _.............
///     run    >>>>>>>>>>>>>>
///     shown  a9876543210123
///     phase  GGGGGGYYRRR+++
///
/// - `keys`: what is pressed as the second begins; `.` for nothing, `_` for Space, arrows as
///   `^ v < >`, and `1` for a preset of seven seconds, yellow at three, red at one.
/// - `run`: `-` ready, `>` running, `|` paused.
/// - `shown`: the shown second without its sign; `a` is 10, `z` is 35, `*` is more.
/// - `phase`: green, yellow, red, and `+` for overtime.
struct TimeLine {
  private static let seven = Preset(
    name: "Seven", duration: 7, thresholds: .yellow(3, red: 1))

  private let keys: String
  private var run = ""
  private var shown = ""
  private var phase = ""

  /// Does what the `keys` line of a drawing says, second by second.
  init(drawing: String, of countdown: Talk, from start: Timestamp = .start) {
    keys = String(drawing.prefix { $0 != "\n" }.dropFirst("keys   ".count))
    var talk = TalkWithHistory(countdown)
    for (second, key) in keys.enumerated() {
      let now = start + .seconds(second)
      if let verb = Self.verb(of: key, for: talk.countdown) { talk.apply(verb, at: now) }
      run.append(Self.letter(of: talk.countdown.run))
      shown.append(Self.letter(of: talk.countdown.remainingSecond(at: now)))
      phase.append(talk.countdown.phase(at: now)?.letter ?? ".")
    }
  }

  /// The four lines.
  var drawing: String {
    """
    keys   \(keys)
    run    \(run)
    shown  \(shown)
    phase  \(phase)
    """
  }

  private static func verb(of key: Character, for countdown: Talk) -> Verb? {
    switch key {
    case "_": countdown.isRunning ? .stop : .start
    case "1": .load(seven)
    case "g": .tap(.green)
    case "y": .tap(.yellow)
    case "r": .tap(.red)
    case "b": .back
    case "G": .hold(.green)
    case "Y": .hold(.yellow)
    case "R": .hold(.red)
    case "^": .set(60)
    case "v": .set(-60)
    case ">": .set(5)
    case "<": .set(-5)
    case "+": .add(60)
    case "-": .add(-60)
    case "]": .add(10)
    case "[": .add(-10)
    case "o": .startFromIdle
    case "u": .undo
    default: nil
    }
  }

  private static func letter(of run: TalkSnapshot.Run) -> Character {
    switch run {
    case .ready: "-"
    case .running: ">"
    case .paused: "|"
    }
  }

  private static func letter(of shown: Int) -> Character {
    abs(shown) < 36 ? Character(String(abs(shown), radix: 36)) : "*"
  }
}
