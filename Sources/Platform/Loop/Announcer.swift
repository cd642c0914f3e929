import Room
package import SpeechAnnouncement
package import TimerEngine

/// Turns events into lines of text for standard output.
package protocol Announcer {
  /// The line for an event, or `nil` if it has none. `talk` is the state after the event.
  func line(of event: TalkEvent, _ talk: TalkSnapshot) -> String?

  /// A line for the operator alone as it is written, or `nil` if others read the output.
  func line(forOperator line: String) -> String?
}

/// An announcer without lines, for a clock with a screen.
package struct SilentAnnouncer: Announcer {
  package init() {}

  /// There is none.
  package func line(of event: TalkEvent, _ talk: TalkSnapshot) -> String? { nil }

  /// There is none.
  package func line(forOperator line: String) -> String? { nil }
}

/// An announcer that writes a line for each event.
package struct LineAnnouncer: Announcer {
  /// The form of the lines.
  package enum Form: Sendable {
    /// Words, for people, in their language.
    case words(Language)
    /// JSON, for programs.
    case events
  }

  private let form: Form

  package init(_ form: Form) { self.form = form }

  /// The line for people or for programs; people do not get the end of a talk that hides it.
  package func line(of event: TalkEvent, _ talk: TalkSnapshot) -> String? {
    switch form {
    case .words(let language):
      if case .cue(let cue) = event.kind, talk.hides(cue) || isTooMuch(cue, of: talk) { return nil }
      return event.line(of: talk, in: language).map(\.printable)
    case .events: return event.json
    }
  }

  /// The line for people; programs do not get it.
  package func line(forOperator line: String) -> String? {
    if case .words = form { line.printable } else { nil }
  }

  /// Whether a line would be one of too many: above twenty minutes the prompts of each minute have
  /// one every five minutes.
  private func isTooMuch(_ cue: Cue, of talk: TalkSnapshot) -> Bool {
    let interval = cue.phase.flatMap { talk.segment.cueRules?.intervals[$0] }
    return cue.kind == .prompt && cue.words == nil && interval == 60
      && cue.remainingSecond > 20 * 60 && !cue.remainingSecond.isMultiple(of: 5 * 60)
  }
}
