import Platform
import Room
import SpeechAnnouncement
package import TimerEngine

/// An announcer with words that tests can compare.
package struct PlainAnnouncer: Announcer {
  private let saysEvents: Bool

  /// Creates one; words or the numbers of events are told to it.
  package init(saysEvents: Bool = false) { self.saysEvents = saysEvents }

  /// The line in English, or the event's number.
  package func line(of event: TalkEvent, _ talk: TalkSnapshot) -> String? {
    guard saysEvents else { return event.line(of: talk, in: .english) }
    return event.number > 0 ? "\(event.number)" : nil
  }

  /// The line itself, unless the numbers of events are told.
  package func line(forOperator line: String) -> String? { saysEvents ? nil : line }
}
