import SpeechAnnouncement
import TimerEngine
import TimerTestSupport

/// A talk drawn as lines, a character for each shown second.
///
///     phase   GGGGGGYYRRR++
///     spoken  ------y-r-0--
///     beeps   -!!!!!!!!!---
///
/// - `spoken`: `m` a prompt in green or yellow, `i` in red, `w` a mark's words, `y` yellow begins,
///   `r` red begins, `0` zero, `o` overtime.
/// - `beeps`: `!` a beep; `2` would be one that is not alone in its second.
struct CueLine {
  private var phase = ""
  private var spoken = ""
  private var beeps = ""

  /// The talk that starts at a second, drawn for a number of seconds.
  init(_ segment: Segment, _ rules: CueRules?, from first: Int, seconds: Int) {
    let schedule = CueSchedule(of: segment, rules: rules)
    for second in 0..<seconds {
      let shown = first - second
      let cues = second == 0 ? [] : schedule.cues(from: shown + 1, to: shown)
      let beepCount = cues.count { $0.kind == .beep }
      phase.append(segment.phase(at: shown)?.letter ?? ".")
      spoken += cues.count - beepCount > 0 ? cues.prefix(1).map(Self.letter).joined() : "-"
      beeps += beepCount > 1 ? "2" : beepCount > 0 ? "!" : "-"
    }
  }

  /// The three lines.
  var drawing: String {
    """
    phase   \(phase)
    spoken  \(spoken)
    beeps   \(beeps)
    """
  }

  private static func letter(of cue: Cue) -> String {
    switch cue.kind {
    case .start: "s"
    case .prompt: cue.words != nil ? "w" : cue.phase == .red ? "i" : "m"
    case .phase: cue.phase == .yellow ? "y" : cue.phase == .red ? "r" : "?"
    case .beep: "!"
    case .zero: "0"
    case .overtime: "o"
    case .bell: "*"
    case .segment: "S"
    }
  }
}
