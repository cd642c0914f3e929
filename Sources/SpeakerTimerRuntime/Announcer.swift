public import SpeakerTimer
public import SpeechAnnouncement

/// The port for what is told beside the screen, in lines.
///
/// An implementation must pass this: each line is given once, in order, and `tell` returns
/// without waiting for anybody to have heard it.
public protocol Announcer {
  /// The line of a report; `nil` where none is told.
  func line(of report: Report) -> String?

  /// The line of an event; `nil` where none is told.
  func line(of event: TalkEvent) -> String?

  /// Gives a line.
  mutating func tell(_ line: String)
}

/// An announcer that tells nothing: who has a screen reads it there.
public struct SilentAnnouncer: Announcer {
  /// Creates one.
  public init() {}

  /// There is none.
  public func line(of report: Report) -> String? { nil }

  /// There is none.
  public func line(of event: TalkEvent) -> String? { nil }

  /// Tells nothing.
  public func tell(_ line: String) {}
}

/// An announcer that writes lines to standard output, at once.
///
/// Copies share what they know of the output.
public final class LineAnnouncer: Announcer {
  /// What is written.
  public enum Form: Sendable {
    /// Reports, for people, in their language.
    case words(Language)
    /// Events, for programs, as JSON.
    case events
  }

  /// Whether every line could be written.
  public private(set) var hasWrittenAll = true

  private let form: Form

  /// Creates one.
  public init(_ form: Form) { self.form = form }

  /// The line, where people read.
  public func line(of report: Report) -> String? {
    if case .words(let language) = form { printable(report.line(in: language)) } else { nil }
  }

  /// The line, where programs read.
  public func line(of event: TalkEvent) -> String? {
    if case .events = form { event.json } else { nil }
  }

  /// Writes the line.
  public func tell(_ line: String) { hasWrittenAll = write(line, to: 1) && hasWrittenAll }
}
