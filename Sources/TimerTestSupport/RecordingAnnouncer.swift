public import SpeakerTimer
public import SpeakerTimerRuntime
import SpeechAnnouncement

/// An announcer that only remembers.
///
/// Copies share one memory.
public final class RecordingAnnouncer: Announcer {
  /// All lines that were told, in order.
  public private(set) var lines: [String] = []

  private let tellsEvents: Bool

  /// Creates one that remembers nothing yet; reports or events are told to it.
  public init(tellsEvents: Bool = false) { self.tellsEvents = tellsEvents }

  /// The line in English.
  public func line(of report: Report) -> String? {
    tellsEvents ? nil : report.line(in: .english)
  }

  /// The event's number.
  public func line(of event: TalkEvent) -> String? { tellsEvents ? "\(event.number)" : nil }

  /// Remembers a line.
  public func tell(_ line: String) { lines.append(line) }
}
