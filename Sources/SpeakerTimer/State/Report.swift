public import SpeechAnnouncement
public import TimerEngine

/// Something that has happened, for whoever reads lines instead of a screen.
public enum Report: Hashable, Sendable {
  /// The clock is set to a talk and waits for the start.
  case ready(Preset)
  /// The same, since its preset was taken.
  case preset(Preset)
  /// A cue was crossed; the start of a talk is one.
  case cue(Cue)
  /// The talk was stopped with so many seconds left.
  case stop(Int)
  /// The talk goes on with so many seconds left.
  case resume(Int)
  /// The time was changed by hand.
  case set(Int)
  /// The last change was taken back.
  case undone
  /// How many seconds are left, since somebody asked.
  case time(Int)
  /// Something else, in words.
  case notice(String)
  /// The program ends after a talk of so many seconds, and so many beyond.
  case done(Int, over: Int)

  /// The line: its first word says what it is.
  public func line(in language: Language) -> String {
    let phrases = language.phrases
    let words = phrases.lines
    switch self {
    case .ready(let talk), .preset(let talk):
      let name = talk.name.isEmpty ? "" : Words.name(of: talk, in: phrases) + " "
      return "\(words.ready) \(name)\(Words.times(of: talk, in: phrases))"
    case .cue(let cue): return Announcement(cue, in: language).line
    case .stop(let seconds): return "\(words.stop) \(TimeText.plain(seconds))"
    case .resume(let seconds): return "\(words.resume) \(TimeText.plain(seconds))"
    case .undone: return "\(words.notice) \(phrases.undone)"
    case .set(let seconds): return "\(words.set) \(TimeText.plain(seconds))"
    case .time(let seconds): return "\(words.time) \(Words.left(seconds, in: phrases))"
    case .notice(let text): return "\(words.notice) \(text)"
    case .done(let seconds, let over):
      let rest = over == 0 ? "" : phrases.comma + Words.left(-over, in: phrases)
      return "\(words.done) \(TimeText.plain(seconds))\(rest)"
    }
  }
}
