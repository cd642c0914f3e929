public import SpeakerTimer
public import SpeechAnnouncement
import TimerEngine

/// The words for what is told beside the screen, in lines.
public protocol Announcer {
  /// The line of a report; `nil` where none is told.
  func line(of report: Report) -> String?

  /// The line of an event; `nil` where none is told.
  func line(of event: TalkEvent) -> String?
}

/// An announcer that tells nothing: who has a screen reads it there.
public struct SilentAnnouncer: Announcer {
  /// Creates one.
  public init() {}

  /// There is none.
  public func line(of report: Report) -> String? { nil }

  /// There is none.
  public func line(of event: TalkEvent) -> String? { nil }
}

/// An announcer that tells in lines all that happens.
public struct LineAnnouncer: Announcer {
  /// What is told.
  public enum Form: Sendable {
    /// Reports, for people, in their language.
    case words(Language)
    /// Events, for programs, as JSON.
    case events
  }

  private let form: Form

  /// Creates one.
  public init(_ form: Form) { self.form = form }

  /// The line, where people read.
  public func line(of report: Report) -> String? {
    if case .words(let language) = form { report.line(in: language).printable } else { nil }
  }

  /// The line, where programs read.
  public func line(of event: TalkEvent) -> String? {
    if case .events = form { event.json } else { nil }
  }
}
