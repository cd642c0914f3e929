import OperatorConsole
package import SpeechAnnouncement
package import TimerEngine

/// The words for what is told beside the screen, in lines.
package protocol Announcer {
  /// The line of an event, after which the talk stands as `talk` says; `nil` where none is told.
  func line(of event: TalkEvent, _ talk: TalkSnapshot) -> String?
}

/// An announcer that tells nothing: who has a screen reads it there.
package struct SilentAnnouncer: Announcer {
  /// Creates one.
  package init() {}

  /// There is none.
  package func line(of event: TalkEvent, _ talk: TalkSnapshot) -> String? { nil }
}

/// An announcer that tells in lines all that happens.
package struct LineAnnouncer: Announcer {
  /// What is told.
  package enum Form: Sendable {
    /// Words, for people, in their language.
    case words(Language)
    /// JSON, for programs.
    case events
  }

  private let form: Form

  /// Creates one.
  package init(_ form: Form) { self.form = form }

  /// The line, for people or for programs.
  package func line(of event: TalkEvent, _ talk: TalkSnapshot) -> String? {
    switch form {
    case .words(let language): event.line(of: talk, in: language).map(\.printable)
    case .events: event.json
    }
  }
}
