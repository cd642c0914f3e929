// Live changes.
//
// A change without a handle concerns the item that starts next.
extension Rundown {
  /// Leaves out an item that was not started; returns it as it is then, or `nil` if there is none.
  package mutating func skip(handle: Int? = nil) -> RundownItem? {
    guard let index = indexToChange(handle), items[index].actual == nil, !items[index].isSkipped
    else { return nil }
    items[index].isSkipped = true
    if index == position { position = nextIndex(after: position) ?? items.count }
    return items[index]
  }

  /// Gives an item that was not started another, shorter length; returns it as it is then, or `nil`
  /// if there is none or it is no longer than that.
  package mutating func shorten(handle: Int? = nil, to seconds: Int) -> RundownItem? {
    guard let index = indexToChange(handle), items[index].actual == nil,
      (1..<items[index].length).contains(seconds)
    else { return nil }
    items[index].length = seconds
    return items[index]
  }

  private func indexToChange(_ handle: Int?) -> Int? {
    handle.map { index(ofHandle: $0) } ?? nextToStartIndex
  }

  /// What of an item's name a command changes.
  package enum NamePart: Hashable, Sendable {
    /// The title of the talk or break.
    case title
    /// Who speaks.
    case speaker
  }

  /// Changes the title or the speaker of an item, by default of the loaded one; returns it as it is
  /// then, or `nil` if there is none.
  package mutating func name(
    handle: Int? = nil, _ part: NamePart, _ text: String
  ) -> RundownItem? {
    let loaded = current == nil ? nil : position
    guard let index = handle.map({ index(ofHandle: $0) }) ?? loaded else { return nil }
    switch part {
    case .title: items[index].title = text.printable
    case .speaker: items[index].speaker = text.printable
    }
    return items[index]
  }

  /// Inserts a talk before the item that starts next, or at the end; returns it, or `nil` if there
  /// are too many items.
  package mutating func insert(_ seconds: Int, title: String) -> RundownItem? {
    guard items.count < Self.maxItems else { return nil }
    lastInsertedNumber += 1
    while items.contains(where: { $0.id == "inserted-\(lastInsertedNumber)" }) {
      lastInsertedNumber += 1
    }
    var item = RundownItem(
      id: "inserted-\(lastInsertedNumber)", title: title.printable,
      preset: Preset(duration: seconds), plannedStart: 0, plannedEnd: 0, isInserted: true)
    lastHandle += 1
    item.handle = lastHandle
    let index = nextToStartIndex ?? items.count
    items.insert(item, at: index)
    plan()
    return items[index]
  }

  // MARK: The order

  /// A place beside another item, by its handle.
  package enum Place: Hashable, Sendable {
    case before(Int)
    case after(Int)

    /// The handle of the other item.
    package var handle: Int {
      switch self {
      case .before(let handle), .after(let handle): handle
      }
    }
  }

  /// Why an item was not moved.
  package enum MoveRefusal: Error, Hashable, Sendable {
    /// There is no such item, or it is beside itself.
    case noItem
    /// It was started.
    case started(RundownItem)
    /// The place lies before what was started.
    case passed(RundownItem)
  }

  /// Moves an item that was not started to another place among those to come, and plans the items
  /// in between anew.
  ///
  /// If the loaded item gives way, or makes way for another one, the item in its place is loaded.
  package mutating func move(
    handle: Int, _ place: Place
  ) throws(MoveRefusal) -> RundownItem {
    guard let from = index(ofHandle: handle), let other = index(ofHandle: place.handle),
      from != other
    else { throw .noItem }
    guard items[from].actual == nil else { throw .started(items[from]) }
    let gap = if case .after = place { other + 1 } else { other }
    guard gap > position || gap == position && !currentHasStarted else {
      throw .passed(items[other])
    }
    let target = gap > from ? gap - 1 : gap
    guard target != from else { return items[from] }
    let (loaded, movesLoaded) = (current?.handle, from == position)
    var item = items.remove(at: from)
    item.isSkipped = false
    items.insert(item, at: target)
    if movesLoaded {
      position = nextIndex(after: from - 1) ?? items.count
    } else {
      position = gap == position ? target : loaded.flatMap { index(ofHandle: $0) } ?? items.count
    }
    plan()
    return items[target]
  }

  /// Plans the items that were not started, from their times in the file.
  ///
  /// Where the order is that of the file, each has its times. A stretch with another order begins
  /// at its earliest start, and each item in it when the one before it is planned to end; a moment
  /// at which an item must end stays. An item that is not in the file takes no time, so that its
  /// whole length counts as delay.
  mutating func plan() {
    let places = filed.placesByHandle
    let ranks = items.map { places[$0.handle] }
    for stretch in Self.stretches(of: ranks) { plan(stretch, ranks) }
    for index in items.indices where ranks[index] == nil && items[index].isInserted {
      let moment = index > 0 ? items[index - 1].plannedEnd : items.first?.plannedStart ?? 0
      guard items[index].actual == nil else { continue }
      let start = index == 0 ? filed.first?.plannedStart ?? moment : moment
      (items[index].plannedStart, items[index].plannedEnd) = (start, start)
    }
  }

  /// The shortest ranges of which each has exactly the numbers of a range of the sorted numbers.
  private static func stretches(of ranks: [Int?]) -> [[Int]] {
    let indices = ranks.indices.filter { ranks[$0] != nil }
    let sorted = indices.compactMap { ranks[$0] }.sorted()
    var (stretches, stretch, last): ([[Int]], [Int], Int) = ([], [], -1)
    for (index, place) in zip(indices, sorted.indices) {
      stretch.append(index)
      last = max(last, ranks[index] ?? -1)
      guard last == sorted[place] else { continue }
      stretches.append(stretch)
      stretch = []
    }
    return stretches
  }

  private mutating func plan(_ stretch: [Int], _ ranks: [Int?]) {
    let sources = stretch.map { filed[ranks[$0] ?? 0] }
    var moment = sources.map(\.plannedStart).min() ?? 0
    for (index, source) in zip(stretch, sources) {
      var (start, end) = (source.plannedStart, source.plannedEnd)
      if stretch.count > 1 {
        start = moment
        end = source.hardEnd.map { max($0, moment) } ?? moment + (end - source.plannedStart)
      }
      moment = end
      if items[index].actual == nil {
        (items[index].plannedStart, items[index].plannedEnd) = (start, end)
      }
    }
  }
}
