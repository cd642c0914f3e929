import Room
import StageRenderer
import TimerEngine

/// Asks the clock for the items of its rundown, once for all who ask within a second and know the
/// same stage.
///
/// The clock carries out twenty lines a second of a bridge: those who only read must not use them
/// up. So a list that takes many lines is kept for longer, and only one question is under way.
final class RundownQuestion {
  /// A list is kept a second longer for each of so many items.
  private static let itemsPerSecond = 100

  private typealias Receive = (ClientAnswer?) -> Void

  /// The lists that pages may know.
  var versions = RundownVersions()

  private var last: (answer: ClientAnswer?, stage: String, end: Timestamp)?
  /// Those who wait for the answer that is under way, and the stage that they know.
  private var asking: (stage: String, recipients: [Receive])?
  /// Those who know a newer stage, and wait for the next answer.
  private var waiting: (stage: String, recipients: [Receive])?

  /// Asks the clock, unless it was asked just now.
  ///
  /// - Parameters:
  ///   - stage: the id of the stage that is known; the answer is no older.
  ///   - link: the connection to the clock.
  ///   - now: what time it is.
  ///   - receive: receives the clock's answer; `nil` if it gives none.
  func ask(
    for stage: String, _ link: RoomLink, now: @escaping () -> Timestamp,
    receive: @escaping (ClientAnswer?) -> Void
  ) {
    if let last, last.stage == stage, now() < last.end { return receive(last.answer) }
    if asking?.stage == stage {
      asking?.recipients.append(receive)
    } else {
      waiting = (stage, (waiting?.recipients ?? []) + [receive])
      askNext(link, now)
    }
  }

  private func askNext(_ link: RoomLink, _ now: @escaping () -> Timestamp) {
    guard asking == nil, let next = waiting else { return }
    (asking, waiting) = (next, nil)
    link.requestRundown { [self] outcome in
      let answer: ClientAnswer? = if case .answer(let answer) = outcome { answer } else { nil }
      if let items = answer?.items, !items.isEmpty { versions.add(items) }
      let seconds = 1 + (answer?.items.count ?? 0) / Self.itemsPerSecond
      last = (answer, next.stage, now() + .seconds(seconds))
      let recipients = asking?.recipients ?? []
      asking = nil
      for receive in recipients { receive(answer) }
      askNext(link, now)
    }
  }

  /// Asks the clock again next time: it has carried out a command.
  func forget() { last = nil }
}

/// The lists of the rundown that pages may know, so that a page gets only what has changed.
struct RundownVersions {
  /// How many lists are kept; who knows an earlier one gets all items.
  private static let maxCount = 16

  /// A word of this bridge, so that no page takes its list for one of another.
  private let run = String(Tokens.randomDigits().prefix(8))
  private var lists: [(number: Int, items: [ItemRow])] = []
  /// The answers to the questions for the latest list, which are the same for all who know the
  /// same.
  private var answers: [Key: String] = [:]

  private struct Key: Hashable {
    let stage: String
    let known: Int?
    let hasNotes: Bool
  }

  /// Adds the latest list, with notes.
  mutating func add(_ items: [ItemRow]) {
    answers = [:]
    // When an item is expected to start changes with each second, and is told each time.
    let items = items.map { $0.starting(in: nil) }
    guard lists.last?.items != items else { return }
    lists.append(((lists.last?.number ?? 0) + 1, items))
    if lists.count > Self.maxCount { lists.removeFirst() }
  }

  /// The answer for one who knows a list, or none.
  ///
  /// - Parameters:
  ///   - rundown: what displays know of the rundown.
  ///   - stage: the id of that stage.
  ///   - items: the latest list.
  ///   - since: the version that is known; `nil` for none.
  ///   - withNotes: whether the asker may read the notes. Lists with notes have version numbers
  ///     of their own.
  /// - Returns: the answer as JSON.
  mutating func answer(
    _ rundown: StageRundown, of stage: String, _ items: [ItemRow], since: String?,
    withNotes: Bool
  ) -> String {
    func version(_ number: Int) -> String { "\(run)-\(number)\(withNotes ? "n" : "")" }
    // Without handles, items of different lists cannot be told apart.
    let known =
      items.allSatisfy { $0.handle != nil }
      ? lists.last { version($0.number) == since } : nil
    let key = Key(stage: stage, known: known?.number, hasNotes: withNotes)
    if let answer = answers[key] { return answer }
    func shown(_ items: [ItemRow]) -> [ItemRow] {
      withNotes ? items : items.map(\.withoutNote)
    }
    var answer = RundownAnswer(
      rundown, shown(items), version: version(lists.last?.number ?? 0))
    if let known { answer.leaveOut(shown(known.items), of: version(known.number)) }
    let text = Fields.json(answer)
    answers[key] = text
    return text
  }
}

/// The rundown as it stands, for other programs; all times are microseconds.
struct RundownAnswer: Described {
  /// Identifies this list; who gives it back as `since` gets only what has changed.
  var version: String
  /// The version of which only what has changed is told; `nil` with all items.
  var since: String?
  /// The handles of all items, in order; `nil` with all items.
  var order: [Int]?
  /// How soon each item of `order` is expected to start, in microseconds; `nil` with all items.
  var starts: [Int64?]?
  /// What displays show of it: what comes next, between talks.
  private(set) var line: String
  /// The name of what comes next; `nil` if nothing does.
  private(set) var next: String?
  /// When that is expected to start, in UTC since 1970; `nil` for at once.
  private(set) var nextStart: Int64?
  /// The same as a time of day in the rundown's zone.
  private(set) var nextTime: String?
  /// By how much the present item ends later than planned; negative if earlier.
  private(set) var lateBy: Int64
  /// Each item, in order; after `since` only those that have changed.
  var items: [ItemRow]

  init(_ rundown: StageRundown, _ items: [ItemRow], version: String) {
    self.version = version
    line = rundown.line
    next = rundown.next
    nextStart = rundown.nextStart.map { Int64($0) * 1_000_000 }
    nextTime = rundown.nextTime
    lateBy = Int64(rundown.lateBy) * 1_000_000
    self.items = items
  }

  /// Leaves out the items that are as they were in a version that the client knows.
  mutating func leaveOut(_ known: [ItemRow], of version: String) {
    let known = Set(known)
    since = version
    order = items.compactMap(\.handle)
    starts = items.map(\.startsIn)
    items = items.filter { !known.contains($0.starting(in: nil)) }
  }

  mutating func describe(_ fields: inout Fields) throws(Fields.Fault) {
    try fields.value("version", &version, .text)
    try fields.value("since", &since, .text)
    try fields.value("order", &order, .list(of: .number(.min ... .max)))
    try fields.value("starts", &starts, .list(of: .orNull(.number(.min ... .max))))
    try fields.value("line", &line, .text)
    try fields.value("next", &next, .text)
    try fields.value("next_start", &nextStart, .microseconds)
    try fields.value("next_time", &nextTime, .text)
    try fields.value("late_by", &lateBy, .number(.min ... .max))
    try fields.value("items", &items, .list(of: .object(ItemRow())))
  }
}
