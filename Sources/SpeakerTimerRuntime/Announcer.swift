public import SpeakerTimer
public import SpeechAnnouncement

/// The port for what is told beside the screen.
///
/// An implementation must pass this: each report is given once, in order, and `report` returns
/// without waiting for anybody to have heard it.
public protocol Announcer {
  /// Gives a report.
  mutating func report(_ report: Report)
}

/// An announcer that tells nothing: who has a screen reads it there.
public struct SilentAnnouncer: Announcer {
  /// Creates one.
  public init() {}

  /// Tells nothing.
  public func report(_ report: Report) {}
}

/// An announcer that writes a line for each report to standard output, at once.
///
/// Copies share what they know of the output.
public final class LineAnnouncer: Announcer {
  /// Whether every line could be written.
  public private(set) var hasWrittenAll = true

  private let language: Language

  /// Creates one that writes in a language.
  public init(in language: Language) { self.language = language }

  /// Writes the line.
  public func report(_ report: Report) {
    hasWrittenAll = write(printable(report.line(in: language)), to: 1) && hasWrittenAll
  }
}
