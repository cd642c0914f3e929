import StageRenderer
import TimerEngine

/// The last ten events, for the operator view and the command `events`.
struct Journal: Equatable, Sendable {
  private struct JournalEntry: Equatable {
    let line: EventRow
    let isChange: Bool
  }

  /// The newest first.
  private var entries: [JournalEntry] = []

  /// All entries as they are shown, the newest first, with times in whole seconds.
  var lines: [EventRow] {
    entries.map { EventRow(time: $0.line.time.wholeSeconds, text: $0.line.text) }
  }

  /// The entries about what somebody has changed, the newest first.
  var changes: [EventRow] { entries.filter(\.isChange).map(\.line) }

  /// The text of an event, of which plain mode prints a line; `nil` if nobody would look for it
  /// later.
  static func text(of event: TalkEvent, line: String?) -> String? {
    let text: String =
      switch event.kind {
      case .phase, .zero, .undo, .redo, .notice: event.text
      case .cue, .time, .listed: ""
      default: line ?? ""
      }
    return text.isEmpty ? nil : text
  }

  /// Adds an entry, which is about a change or only tells something.
  mutating func add(_ text: String, at timeOfDay: Duration, isChange: Bool) {
    entries.insert(
      JournalEntry(line: EventRow(time: timeOfDay, text: text), isChange: isChange), at: 0)
    if entries.count > OperatorState.maxEvents { entries.removeLast() }
  }
}
