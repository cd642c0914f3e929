package import StageDisplay
import TimerEngine

/// The last ten events, for the operator view and the command `events`.
package struct Journal: Equatable, Sendable {
  /// The maximum number of entries.
  package static let depth = 10

  /// The newest first.
  package private(set) var lines: [EventLine] = []

  /// The text of an event, of which plain mode prints a line; `nil` if nobody would look for it later.
  static func text(of event: TalkEvent, line: String?) -> String? {
    let text: String =
      switch event.kind {
      case .phase, .zero, .undo, .notice: event.text
      case .cue, .time, .listed: ""
      default: line ?? ""
      }
    return text.isEmpty ? nil : text
  }

  /// Adds an entry.
  mutating func add(_ text: String, at timeOfDay: Duration) {
    lines.insert(EventLine(time: timeOfDay, text: text), at: 0)
    if lines.count > Self.depth { lines.removeLast() }
  }
}
