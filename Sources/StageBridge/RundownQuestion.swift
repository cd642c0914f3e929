import FollowedClock
import StageDisplay
import StageRoom
import TimerEngine

/// Asks the clock for the items of its rundown, once for all who ask within a second and know the
/// same stage.
///
/// The clock carries out twenty lines a second of a bridge: those who only read must not use them
/// up. So a list that takes many lines is kept for longer, and only one question is under way.
final class RundownQuestion {
  /// A list is kept a second longer for each of so many items.
  private static let itemsPerSecond = 100

  private typealias Take = (ClientAnswer?) -> Void

  private var last: (answer: ClientAnswer?, stage: String, end: Timestamp)?
  /// Those who wait for the answer that is under way, and the stage that they know.
  private var asking: (stage: String, takers: [Take])?
  /// Those who know a newer stage, and wait for the next answer.
  private var waiting: (stage: String, takers: [Take])?

  /// Asks the clock, unless it was asked just now.
  ///
  /// - Parameters:
  ///   - stage: the id of the stage that is known; the answer is no older.
  ///   - link: the connection to the clock.
  ///   - now: what time it is.
  ///   - take: takes the clock's answer; `nil` if it gives none.
  func ask(
    for stage: String, _ link: RoomLink, now: @escaping () -> Timestamp,
    take: @escaping (ClientAnswer?) -> Void
  ) {
    if let last, last.stage == stage, now() < last.end { return take(last.answer) }
    if asking?.stage == stage {
      asking?.takers.append(take)
    } else {
      waiting = (stage, (waiting?.takers ?? []) + [take])
      askNext(link, now)
    }
  }

  private func askNext(_ link: RoomLink, _ now: @escaping () -> Timestamp) {
    guard asking == nil, let next = waiting else { return }
    (asking, waiting) = (next, nil)
    link.requestRundown { [self] outcome in
      let answer: ClientAnswer? = if case .answer(let answer) = outcome { answer } else { nil }
      let seconds = 1 + (answer?.items.count ?? 0) / Self.itemsPerSecond
      last = (answer, next.stage, now() + .seconds(seconds))
      let takers = asking?.takers ?? []
      asking = nil
      for take in takers { take(answer) }
      askNext(link, now)
    }
  }

  /// Asks the clock again next time: it has carried out a command.
  ///
  /// The clock answers a command before it sends the stage that the command led to.
  func forget() { last = nil }
}

/// The rundown as it stands, for other programs; all times are microseconds.
struct RundownAnswer: Encodable {
  /// What displays show of it: what comes next, between talks.
  let line: String
  /// The name of what comes next; `nil` if nothing does.
  let next: String?
  /// When that is expected to start, in UTC since 1970; `nil` for at once.
  let nextStart: Int64?
  /// The same as a time of day in the rundown's zone.
  let nextTime: String?
  /// By how much the present item ends later than planned; negative if earlier.
  let lateBy: Int64
  /// Each item, in order.
  let items: [RundownLine]

  init(_ rundown: StageRundown, _ items: [RundownLine]) {
    line = rundown.line
    next = rundown.next
    nextStart = rundown.nextStart.map { Int64($0) * 1_000_000 }
    nextTime = rundown.nextTime
    lateBy = Int64(rundown.lateBy) * 1_000_000
    self.items = items
  }

  /// The names in JSON, which are those of the snapshot.
  enum CodingKeys: String, CodingKey {
    case line, next, items
    case nextStart = "next_start"
    case nextTime = "next_time"
    case lateBy = "late_by"
  }
}
