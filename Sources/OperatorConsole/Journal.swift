import SpeechAnnouncement
import StageDisplay
import TimerEngine

/// The last ten events, for the operator view and the command `events`.
struct Journal: Equatable, Sendable {
  private static let depth = 10

  private struct Entry: Equatable {
    var line: EventLine
    /// Whether it is a notice, not an event of the talk.
    let isNotice: Bool
  }

  private var entries: [Entry] = []
  /// The number of entries ever added.
  private(set) var count = 0

  /// The newest first.
  var lines: [EventLine] { entries.map(\.line) }

  /// Adds an event with its text, unless nobody would look for it later.
  mutating func add(
    _ event: TalkEvent, in language: Language, of talk: TalkSnapshot, at timeOfDay: Duration
  ) {
    let text =
      switch event.kind {
      case .phase, .zero, .undo, .notice: event.text
      case .cue, .time, .listed: ""
      default: event.line(of: talk, in: language) ?? ""
      }
    guard !text.isEmpty else { return }
    count += 1
    let line = EventLine(time: timeOfDay, text: text)
    entries.insert(Entry(line: line, isNotice: event.kind == .notice), at: 0)
    if entries.count > Self.depth { entries.removeLast() }
  }

  /// Of the entries that were added after `count` was `earlier`, keeps only the first.
  mutating func keepFirst(since earlier: Int) {
    let others = count - earlier - 1
    guard others > 0 else { return }
    entries.removeFirst(min(others, entries.count - 1))
    count -= others
  }

  /// Makes one entry of those that a client's command has added after `count` was `earlier`: the
  /// command, which was added last, and what it did to the talk.
  mutating func joinCommand(since earlier: Int) {
    guard count - earlier > 1, let command = entries.first else { return }
    let result = entries.prefix(count - earlier).dropFirst().last { !$0.isNotice }
    keepFirst(since: earlier)
    let words = [command.line.text, result?.line.text].compactMap { $0 }
    entries[0] = Entry(
      line: EventLine(time: command.line.time, text: words.joined(separator: "   ")),
      isNotice: false)
  }
}
