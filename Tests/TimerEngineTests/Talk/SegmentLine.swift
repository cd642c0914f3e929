import TimerEngine
import TimerTestSupport

/// A talk of several segments drawn as lines, a character a second in each.
///
///     keys    _.....n..
///     part    111111222
///     run     >>>>>>>>>
///     digits  432101321
///     phase   GGYYR+GGY
///
/// - `keys`: what is pressed as the second begins; `.` for nothing, `_` for Space, `n` and `p` for
///   the next and the previous segment, `g` for the segment's start, `0` for the talk's start, `+
///   -` for two seconds more or less, `o` to backdate the start, `u` to undo.
/// - `part`: the number of the segment.
/// - `run`: `-` ready, `>` running, `|` paused.
/// - `digits`: what the digits show, without its sign.
/// - `phase`: green, yellow, red, `+` for overtime, and `.` for none.
struct SegmentLine {
  private let keys: String
  private var part = ""
  private var run = ""
  private var digits = ""
  private var phase = ""

  /// Does what the `keys` line of a drawing says, second by second.
  init(drawing: String, of preset: Preset, from start: Timestamp = .start) {
    keys = String(drawing.prefix { $0 != "\n" }.dropFirst("keys    ".count))
    var talk = Talk(preset)
    var history: [TalkSnapshot] = []
    for (second, key) in keys.enumerated() {
      let now = start + .seconds(second)
      _ = talk.advance(to: now)
      let before = talk.snapshot
      if key == "u" {
        if let earlier = history.popLast() { talk.restore(earlier, at: now) }
      } else if let command = Self.command(of: key, talk.isRunning) {
        _ = try? talk.apply(command, at: now)
        if talk.snapshot != before { history.append(before) }
      }
      let reading = talk.snapshot.reading(at: now)
      part.append("\(reading.segment + 1)")
      run.append(talk.isRunning ? ">" : talk.isReady ? "-" : "|")
      digits.append(String(abs(reading.digits), radix: 36))
      phase.append(reading.phase?.letter ?? ".")
    }
  }

  /// The five lines.
  var drawing: String {
    """
    keys    \(keys)
    part    \(part)
    run     \(run)
    digits  \(digits)
    phase   \(phase)
    """
  }

  private static func command(of key: Character, _ isRunning: Bool) -> TalkCommand? {
    switch key {
    case "_": isRunning ? .stop : .start
    case "n": .next
    case "p": .previous
    case "g": .go(.green)
    case "b": .back
    case "0": .reset
    case "+": .add(2)
    case "-": .add(-2)
    case "o": .backdate
    default: nil
    }
  }
}
