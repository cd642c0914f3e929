// What the lines of a file come to.
extension ReportedTalk {
  /// The rows of a report, in the order of their starts.
  ///
  /// A talk of a rundown that was gone back to has a line for each time that it was started, and
  /// one row. If two clocks had the same item at the same time, because one of them did not hear
  /// that the other had taken over, only the line of the leader of the higher rank counts. A test
  /// has a row of its own: a short talk of an item, or one before its planned start, that was
  /// reset, after which the item was started again. An item that was left out has a row unless it
  /// was held all the same. It stands before the item that was held next. A rundown of which
  /// nothing was held has no rows, and if one is run once more, an item has no row for the runs in
  /// which it was not held but the last, and none at all if it was held.
  ///
  /// - Parameters:
  ///   - talks: the talks that have ended, in the order of their lines.
  ///   - leftOut: the items that were left out, in the order of their lines.
  /// - Returns: the rows.
  package static func rows(
    of talks: [ReportedTalk], leftOut: [ReportedTalk] = []
  ) -> [ReportedTalk] {
    var held: [ReportedTalk] = []
    held.reserveCapacity(talks.count)
    var places: [ItemKey: Int] = [:]
    var tests: [ReportedTalk] = []
    let talks = withoutDoubles(talks)
    let starts = LastStarts(of: talks)
    for var talk in talks {
      talk.isTest = talk.isLikeTest && starts.hasLater(than: talk)
      guard !talk.isTest else {
        tests.append(talk)
        continue
      }
      guard let key = ItemKey(talk) else {
        held.append(talk)
        continue
      }
      if let place = places[key] {
        held[place].add(talk)
      } else {
        places[key] = held.count
        held.append(talk)
      }
    }
    guard !leftOut.isEmpty else {
      held += tests
      held.sort { ($0.start, $0.id) < ($1.start, $1.id) }
      return held
    }
    let runs = Dictionary(grouping: held.filter { $0.item != nil }, by: RunKey.init)
    let heldPlans = Set(held.compactMap(PlanKey.init))
    var missing: [PlanKey: ReportedTalk] = [:]
    for talk in leftOut where runs[RunKey(talk)] != nil {
      guard let key = ItemKey(talk), places[key] == nil, let plan = PlanKey(talk),
        !heldPlans.contains(plan)
      else { continue }
      missing[plan] = talk
    }
    let notHeld = Dictionary(grouping: missing.values, by: RunKey.init).flatMap { run, talks in
      Self.placed(talks, among: runs[run] ?? [])
    }
    return ((held + tests).map { Row(talk: $0, start: $0.start) } + notHeld).sorted(by: <).map(
      \.talk)
  }

  /// Whether it was reset before it was started in earnest: after less than a quarter of its
  /// length, or before its planned start.
  private var isLikeTest: Bool {
    wasReset && item != nil
      && (net < plannedLength / 4 || plannedStart.map { end <= $0 } ?? false)
  }

  /// When each item was started last, in one run of its rundown or in any.
  private struct LastStarts {
    private var inRun: [ItemKey: Duration] = [:]
    private var inAnyRun: [PlanKey: Duration] = [:]

    init(of talks: [ReportedTalk]) {
      for talk in talks {
        if let key = ItemKey(talk) { inRun[key] = max(inRun[key] ?? .zero, talk.start) }
        if let key = PlanKey(talk) { inAnyRun[key] = max(inAnyRun[key] ?? .zero, talk.start) }
      }
    }

    func hasLater(than talk: ReportedTalk) -> Bool {
      let last = [ItemKey(talk).flatMap { inRun[$0] }, PlanKey(talk).flatMap { inAnyRun[$0] }]
      return last.compactMap { $0 }.contains { $0 > talk.start }
    }
  }

  /// The talks without those of an item that a leader of a higher rank had at the same time.
  private static func withoutDoubles(_ talks: [ReportedTalk]) -> [ReportedTalk] {
    var items: [ItemKey: [ReportedTalk]] = [:]
    for talk in talks {
      if let key = ItemKey(talk) { items[key, default: []].append(talk) }
    }
    items = items.filter { Set($0.value.map(\.rank)).count > 1 }
    return talks.filter { talk in
      guard let key = ItemKey(talk) else { return true }
      return !(items[key] ?? []).contains { other in
        other.rank > talk.rank && other.start < talk.end && talk.start < other.end
      }
    }
  }

  /// The items of a run of a rundown that were not held, each before the next one that was held.
  private static func placed(_ talks: [ReportedTalk], among held: [ReportedTalk]) -> [Row] {
    func number(_ talk: ReportedTalk) -> Int { talk.item?.number ?? 0 }
    guard let last = held.map(\.start).max() else { return [] }
    let held = held.sorted { number($0) > number($1) }
    var (count, next) = (0, Duration?.none)
    return talks.sorted { number($0) > number($1) }.map { talk in
      while count < held.count, number(held[count]) > number(talk) {
        next = min(next ?? held[count].start, held[count].start)
        count += 1
      }
      return Row(
        talk: talk, start: next ?? last, rank: next == nil ? 1 : -1, number: number(talk))
    }
  }

  /// A talk with its place in the report.
  private struct Row {
    var talk: ReportedTalk
    /// The start of the talk, or of the one before or behind which it stands.
    var start: Duration
    /// Whether it stands before or behind the talk that started then.
    var rank = 0
    var number = 0

    static func < (first: Row, second: Row) -> Bool {
      (first.start, first.rank, first.number, first.talk.id)
        < (second.start, second.rank, second.number, second.talk.id)
    }
  }

  /// A run of a rundown in a room.
  private struct RunKey: Hashable {
    let room: String
    let speed: Int
    let run: String?

    init(_ talk: ReportedTalk) {
      (room, speed, run) = (talk.room, talk.speed, talk.item?.rundown.run)
    }
  }

  /// An item of a run of a rundown.
  private struct ItemKey: Hashable {
    let run: RunKey
    let item: String

    /// `nil` for a talk without a rundown.
    init?(_ talk: ReportedTalk) {
      guard let item = talk.item else { return nil }
      (run, self.item) = (RunKey(talk), item.id)
    }
  }

  /// An item of a rundown's plan, whichever run of it.
  private struct PlanKey: Hashable {
    let room, rundown, item: String
    let speed: Int
    let start: Duration?

    /// `nil` for a talk without a rundown.
    init?(_ talk: ReportedTalk) {
      guard let item = talk.item else { return nil }
      (room, speed, start) = (talk.room, talk.speed, talk.plannedStart)
      (rundown, self.item) = (item.rundown.name, item.id)
    }
  }

  /// Adds a talk of the same item, which was ended later.
  private mutating func add(_ later: ReportedTalk) {
    let earlier = self
    self = later
    starts = earlier.starts + later.starts
    start = min(earlier.start, later.start)
    end = max(earlier.end, later.end)
    // After a way back to the last segment it starts with less.
    planned = max(earlier.planned, later.planned)
    net = earlier.net + later.net
    paused = earlier.paused + later.paused
    added = earlier.added + later.added
    over = max(0, net - planned - added)
    phases = earlier.phases
    for phase in later.phases {
      let place = phases.firstIndex { $0.segment == phase.segment && $0.phase == phase.phase }
      guard let place else {
        phases.append(phase)
        continue
      }
      phases[place].planned = max(phases[place].planned, phase.planned)
      phases[place].actual += phase.actual
    }
    phases.sort { $0.segment < $1.segment }
  }
}
