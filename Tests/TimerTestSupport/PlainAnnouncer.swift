import Platform
import Room
import SpeechAnnouncement
package import TimerEngine

/// An announcer with words that tests can compare.
package struct PlainAnnouncer: Announcer {
  private let tellsEvents: Bool

  /// Creates one; words or the numbers of events are told to it.
  package init(tellsEvents: Bool = false) { self.tellsEvents = tellsEvents }

  /// The line in English, or the event's number.
  package func line(of event: TalkEvent, _ talk: TalkSnapshot) -> String? {
    guard tellsEvents else { return event.line(of: talk, in: .english) }
    return event.number > 0 ? "\(event.number)" : nil
  }

  /// The line itself, unless the numbers of events are told.
  package func line(forOperator line: String) -> String? { tellsEvents ? nil : line }
}
