public import SpeechAnnouncement
public import TimerEngine

/// Something that has happened, for whoever reads lines instead of a screen.
public enum Report: Hashable, Sendable {
  /// The clock is set to a talk and waits for the start.
  case ready(Preset)
  /// A cue was crossed; the start of a talk is one.
  case cue(Cue)
  /// The talk was stopped with so many seconds left.
  case stop(Int)
  /// The talk goes on with so many seconds left.
  case resume(Int)
  /// The time was changed by hand.
  case set(Int)
  /// How many seconds are left, since somebody asked.
  case time(Int)
  /// Something else, in words.
  case notice(String)
  /// The program ends after a talk of so many seconds, and so many beyond.
  case done(Int, over: Int)

  /// The line: its first word says what it is.
  public var line: String {
    switch self {
    case .ready(let talk):
      "READY \(talk.name.isEmpty ? "" : talk.name + " ")\(TimeText.plain(talk.duration)), "
        + "yellow \(TimeText.plain(talk.thresholds.yellow)), "
        + "red \(TimeText.plain(talk.thresholds.red))"
    case .cue(let cue): Announcement(cue).line
    case .stop(let seconds): "STOP \(TimeText.plain(seconds))"
    case .resume(let seconds): "RESUME \(TimeText.plain(seconds))"
    case .set(let seconds): "SET \(TimeText.plain(seconds))"
    case .time(let seconds):
      "TIME \(TimeText.plain(abs(seconds))) \(seconds < 0 ? "over" : "remaining")"
    case .notice(let text): "NOTICE \(text)"
    case .done(let seconds, over: 0): "DONE \(TimeText.plain(seconds))"
    case .done(let seconds, let over):
      "DONE \(TimeText.plain(seconds)), \(TimeText.plain(over)) over"
    }
  }
}
