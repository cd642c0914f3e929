public import SpeakerTimer
public import SpeakerTimerRuntime
import SpeechAnnouncement

/// An announcer with words that tests can compare.
public struct PlainAnnouncer: Announcer {
  private let tellsEvents: Bool

  /// Creates one; reports or events are told to it.
  public init(tellsEvents: Bool = false) { self.tellsEvents = tellsEvents }

  /// The line in English.
  public func line(of report: Report) -> String? {
    tellsEvents ? nil : report.line(in: .english)
  }

  /// The event's number.
  public func line(of event: TalkEvent) -> String? { tellsEvents ? "\(event.number)" : nil }
}
