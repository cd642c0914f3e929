public import SpeakerTimer
public import SpeakerTimerRuntime
import SpeechAnnouncement

/// An announcer that only remembers.
///
/// Copies share one memory.
public final class RecordingAnnouncer: Announcer {
  /// All that was reported, in order.
  public private(set) var reports: [Report] = []

  /// Creates one that remembers nothing.
  public init() {}

  /// The lines of the reports.
  public var lines: [String] { reports.map { $0.line(in: .english) } }

  /// Remembers a report.
  public func report(_ report: Report) { reports.append(report) }
}
