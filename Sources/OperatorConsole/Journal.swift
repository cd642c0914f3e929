import SpeechAnnouncement
import StageDisplay
import TimerEngine

/// The last ten things that have happened, for the operator view and the command `events`.
struct Journal: Equatable, Sendable {
  private static let depth = 10

  /// The newest first.
  private(set) var lines: [EventLine] = []
  /// How many there have been.
  private(set) var count = 0

  /// Adds an event with its text, unless it is one that nobody looks for later.
  mutating func add(
    _ event: TalkEvent, in language: Language, of talk: TalkSnapshot, at timeOfDay: Duration
  ) {
    let text =
      switch event.kind {
      case .phase, .zero, .undo, .notice: event.text
      case .cue, .time, .listed: ""
      default: event.line(of: talk, in: language) ?? ""
      }
    if !text.isEmpty { add(text, at: timeOfDay) }
  }

  private mutating func add(_ text: String, at timeOfDay: Duration) {
    count += 1
    lines.insert(EventLine(time: timeOfDay, text: text), at: 0)
    if lines.count > Self.depth { lines.removeLast() }
  }

  /// Makes one line of those that a client's command has added since there were so many: the command,
  /// which was added last, and its first result.
  mutating func joinCommand(since earlier: Int) {
    guard count - earlier > 1, let command = lines.first, let result = first(since: earlier)
    else { return }
    replace(since: earlier, with: command.text + "   " + result)
  }

  /// The first line that was added since there were so many; `nil` if none was.
  private func first(since earlier: Int) -> String? {
    count > earlier ? lines.prefix(count - earlier).last?.text : nil
  }

  /// Puts one line in the place of those that were added since there were so many.
  mutating func replace(since earlier: Int, with text: String) {
    guard count > earlier, let time = lines.first?.time else { return }
    lines.removeFirst(min(lines.count, count - earlier))
    count = earlier
    add(text, at: time)
  }
}
