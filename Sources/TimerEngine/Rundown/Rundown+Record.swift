// Going on from a record, of the rundown or of a talk.
extension Rundown {
  /// What was recorded of an item.
  package struct Recorded: Hashable, Sendable {
    package var id: String
    /// Its id in the file, if that is another one.
    package var filedId: String?
    package var handle: Int
    /// When it took place.
    package var actual: RundownItem.ActualTimes?
    /// Whether it was left out.
    package var isSkipped = false
    /// Its length in seconds, if that is not the planned one.
    package var length: Int?
    /// Its title and its speaker, if they were changed by hand.
    package var title: String?
    package var speaker: String?
    /// When it was planned to start and to end, if the file cannot tell.
    package var planned: RundownForecast.Span?
    /// Whether it was started at some time.
    package var wasStarted = false
    /// The whole item, if it is not in the file, or if that says something else of it by now.
    package var whole: RundownItem?

    /// Creates the record of an item that was not started.
    package init(id: String, handle: Int) { (self.id, self.handle) = (id, handle) }
  }

  /// Restores what was recorded of the items, and their order.
  ///
  /// An item of the file that has no record stays behind the one before it. A recorded one that is
  /// not in the file is restored if it was not there before either.
  ///
  /// - Parameters:
  ///   - recorded: what was recorded, in order.
  ///   - current: the id of the loaded item; `nil` if the rundown was over.
  ///   - lastHandle: the last handle that was given.
  ///   - lastInserted: the number in the id of the item that was inserted last.
  ///   - restarts: how often it was begun anew.
  package mutating func restore(
    _ recorded: [Recorded], current: String?, lastHandle: Int, lastInserted: Int = 0,
    restarts: Int = 0
  ) {
    (lastInsertedNumber, self.restarts) = (lastInserted, restarts)
    var last = max(self.lastHandle, lastHandle, recorded.map(\.handle).max() ?? 0)
    var given: Set<Int> = []
    // A damaged record may have a handle twice.
    func handle(for wanted: Int) -> Int {
      if wanted > 0, given.insert(wanted).inserted { return wanted }
      last += 1
      return last
    }
    let places = Dictionary(
      filed.enumerated().map { ($0.element.id, $0.offset) }, uniquingKeysWith: { first, _ in first }
    )
    var (restored, used): ([RundownItem], Set<Int>) = ([], [])
    for record in recorded where restored.count < Self.maxRecordedItems {
      guard let place = places[record.filedId ?? record.id] else {
        if var item = record.whole {
          item.restore(record)
          item.handle = handle(for: item.handle)
          restored.append(item)
        }
        continue
      }
      guard used.insert(place).inserted else { continue }
      var item = record.whole ?? filed[place]
      item.handle = filed[place].handle
      (item.plannedStart, item.plannedEnd) = (filed[place].plannedStart, filed[place].plannedEnd)
      item.restore(record)
      item.handle = handle(for: item.handle)
      filed[place].handle = item.handle
      restored.append(item)
    }
    for place in filed.indices where !used.contains(place) {
      filed[place].handle = handle(for: 0)
      let earlier = place > 0 ? filed[place - 1].handle : 0
      let index = restored.firstIndex { $0.handle == earlier }
      restored.insert(filed[place], at: index.map { $0 + 1 } ?? 0)
    }
    items = restored
    self.lastHandle = last
    position = items.count
    if let current {
      if let index = items.firstIndex(where: { $0.id == current }) {
        position = index
      } else {
        moveAfterLastStarted()
      }
    }
    plan()
  }

  // MARK: A talk's own record

  /// What a recorded talk is to the rundown.
  package enum TalkState: Hashable, Sendable {
    /// It is the talk of an item, and has not ended.
    case underWay
    /// Its item has ended, or was left or reset.
    case ended
    /// The rundown cannot tell.
    case unknown
  }

  /// What has become of the talk with this id, which was that of an item.
  ///
  /// The record of a talk is written before that of the rundown when the talk starts, and removed
  /// after it when the talk ends. So the rundown may not know yet that the talk was started, and
  /// the talk's record may still be there after the end.
  ///
  /// - Parameters:
  ///   - id: the talk's id; `nil` if it has none.
  ///   - item: the id of its item.
  ///   - isReported: whether the report has it as ended.
  /// - Returns: whether it goes on, has ended, or is unknown to the rundown.
  package func state(ofTalk id: String?, item: String, isReported: Bool) -> TalkState {
    let index = items.firstIndex { $0.id == item }
    guard let index else { return isReported ? .ended : .unknown }
    if let actual = items[index].actual, actual.talk == nil || actual.talk == id {
      if actual.end != nil { return .ended }
      return index == position ? .underWay : isReported ? .ended : .unknown
    }
    if isReported { return .ended }
    return id != nil || index == position ? .underWay : .unknown
  }

  /// What has become of a talk of no item, as long as the end is not recorded: it was started after
  /// the end, and may get to the disk before that.
  ///
  /// - Parameter isReported: whether the report has it as ended.
  /// - Returns: whether it goes on, has ended, or is unknown to the rundown.
  package func stateOfTalkAfterEnd(isReported: Bool) -> TalkState {
    if isReported { return .ended }
    return currentHasStarted && nextIndex(after: position) == nil ? .underWay : .unknown
  }

  /// Makes an item that was loaded anew what it was before, except its names, because its talk goes
  /// on after all.
  package mutating func putBack(_ item: RundownItem) {
    guard let index = index(ofHandle: item.handle), items[index].actual == nil else { return }
    let (title, speaker) = (items[index].title, items[index].speaker)
    items[index] = item
    (items[index].title, items[index].speaker) = (title, speaker)
    plan()
  }

  /// Loads no item, because another talk was started at a moment; the item that was loaded has
  /// ended then.
  package mutating func leaveAll(at moment: Int) {
    if current?.hasEnded == false { moveOn(at: moment) }
    leaveAll()
  }

  /// Loads the item whose talk was started at a moment; the item that was loaded before has ended
  /// then.
  package mutating func load(item: String, startedAt moment: Int) {
    guard let index = items.firstIndex(where: { $0.id == item }), index != position else { return }
    if index > position, let start = current?.actual?.start, current?.actual?.end == nil {
      items[position].actual?.end = max(moment, start)
    }
    // Going back to an item discards what has run from there on.
    for later in items.indices where index <= later && later <= position {
      items[later].actual = nil
    }
    items[index].actual = nil
    items[index].isSkipped = false
    position = index
  }
}

extension RundownItem {
  fileprivate mutating func restore(_ record: Rundown.Recorded) {
    id = record.id
    handle = record.handle
    actual = record.actual
    wasStarted = record.wasStarted || record.actual != nil
    isSkipped = record.isSkipped
    length = record.length ?? length
    title = record.title ?? title
    speaker = record.speaker ?? speaker
    if let planned = record.planned { (plannedStart, plannedEnd) = (planned.start, planned.end) }
  }
}
