/// An ordered list of talks and breaks, and the position of the loaded one.
///
/// It reads no system time: moments are arguments. The items up to the position have taken place or were passed
/// over; the item at the position is loaded; the others follow. Live changes are kept in the items,
/// and the plan never changes.
package struct Rundown: Hashable, Sendable {
  /// Catching up shortens items in steps of this many seconds.
  package static let catchUpStep = 5
  /// No rundown has more items.
  package static let maxItems = 500

  /// What it is called; empty if it has no name.
  package let name: String
  /// The talks and breaks in order.
  package internal(set) var items: [RundownItem]
  /// The index of the loaded item; the number of items once the rundown is over.
  package internal(set) var position: Int
  /// What the clocks of the venue show.
  package let localTime: LocalTime
  /// Whether it has only lengths: then the plan begins when the first item does.
  package let isFloating: Bool
  /// The number in the id of the item that was inserted last; 0 before the first.
  private var lastInsertedNumber = 0

  /// Creates a rundown that has not begun.
  package init(
    name: String = "", items: [RundownItem], localTime: LocalTime = .utc, isFloating: Bool = false
  ) {
    self.name = name
    self.items = items
    self.localTime = localTime
    self.isFloating = isFloating
    position = items.firstIndex { !$0.isSkipped } ?? items.count
  }

  /// The loaded item; `nil` once the rundown is over.
  package var current: RundownItem? { items.indices.contains(position) ? items[position] : nil }

  /// Whether the loaded item was started.
  package var currentHasStarted: Bool { current?.actual != nil }

  /// The index of the item that starts next: the loaded one unless it was started; `nil` if there
  /// is none.
  package var nextToStartIndex: Int? {
    currentHasStarted ? nextIndex(after: position) : current.map { _ in position }
  }

  /// The index of the next item that is not skipped; `nil` if there is none.
  package func nextIndex(after index: Int) -> Int? {
    items.indices.dropFirst(index + 1).first { !items[$0].isSkipped }
  }

  private func previousIndex(before index: Int) -> Int? {
    items.indices.prefix(index).last { !items[$0].isSkipped }
  }

  // MARK: Running it

  /// Records when the loaded item was started, and the id of its talk; without a start it removes the
  /// record.
  ///
  /// A new start also removes the recorded end.
  package mutating func recordStart(_ start: Int?, talk: String? = nil) {
    guard items.indices.contains(position) else { return }
    let recorded = items[position].actual
    guard recorded?.start != start || recorded?.talk != talk else { return }
    items[position].actual = start.map { RundownItem.ActualTimes(start: $0, talk: talk) }
  }

  /// Ends the loaded item at a moment if it was started, and loads the next one.
  ///
  /// Returns whether there was an item to leave.
  @discardableResult
  package mutating func moveOn(at moment: Int) -> Bool {
    guard current != nil else { return false }
    if let start = items[position].actual?.start {
      items[position].actual?.end = max(moment, start)
    }
    position = nextIndex(after: position) ?? items.count
    return true
  }

  /// Loads the item before this one, as if neither had been started.
  ///
  /// Returns whether there was one.
  package mutating func moveBack() -> Bool {
    guard let earlier = previousIndex(before: position) else { return false }
    if current != nil { items[position].actual = nil }
    items[earlier].actual = nil
    position = earlier
    return true
  }

  // MARK: Live changes

  /// Leaves out the item that starts next; returns it, or `nil` if there is none.
  package mutating func skip() -> RundownItem? {
    guard let nextToStartIndex else { return nil }
    items[nextToStartIndex].change = .skipped
    if nextToStartIndex == position { position = nextIndex(after: position) ?? items.count }
    return items[nextToStartIndex]
  }

  /// Gives the item that starts next another, shorter length; returns it, or `nil` if there is none
  /// or it is no longer than that.
  package mutating func shorten(to seconds: Int) -> RundownItem? {
    guard let nextToStartIndex, (1..<items[nextToStartIndex].length).contains(seconds) else {
      return nil
    }
    cut(nextToStartIndex, to: seconds)
    return items[nextToStartIndex]
  }

  mutating func cut(_ index: Int, to seconds: Int) {
    items[index].length = seconds
    items[index].change = .shortened
  }

  /// Inserts a talk before the item that starts next, or at the end; returns it, or `nil` if there
  /// are too many items.
  package mutating func insert(_ seconds: Int, title: String) -> RundownItem? {
    guard items.count < Self.maxItems else { return nil }
    lastInsertedNumber += 1
    while items.contains(where: { $0.id == "inserted-\(lastInsertedNumber)" }) {
      lastInsertedNumber += 1
    }
    let index = nextToStartIndex ?? items.count
    let item = inserted(
      seconds, title: title.printable, id: "inserted-\(lastInsertedNumber)", at: index)
    items.insert(item, at: index)
    return item
  }

  /// An item that was not planned: in the plan it takes no time, so that its whole length counts as delay.
  private func inserted(_ seconds: Int, title: String, id: String, at index: Int) -> RundownItem {
    let moment = index > 0 ? items[index - 1].plannedEnd : items.first?.plannedStart ?? 0
    return RundownItem(
      id: id, title: title, preset: Preset(duration: seconds), plannedStart: moment,
      plannedEnd: moment, isInserted: true)
  }

  // MARK: The record

  /// What was recorded of an item that was not planned.
  package struct Insertion: Hashable, Sendable {
    /// Its id, its title, and its length when it was inserted.
    package var id: String
    package var title: String
    package var length: Int
    /// The id of the item before it; `nil` if it was the first.
    package var after: String?

    /// Creates an insertion.
    package init(id: String, title: String, length: Int, after: String?) {
      self.id = id
      self.title = title
      self.length = length
      self.after = after
    }
  }

  /// Inserts a recorded item again; at the end if the item before it is gone.
  ///
  /// Returns `false` if there are too many items.
  @discardableResult
  package mutating func reinsert(_ insertion: Insertion) -> Bool {
    guard items.count < Self.maxItems else { return false }
    let before = insertion.after.map { id in items.firstIndex { $0.id == id } ?? items.count - 1 }
    let index = before.map { $0 + 1 } ?? 0
    items.insert(
      inserted(insertion.length, title: insertion.title, id: insertion.id, at: index), at: index)
    return true
  }

  /// What was recorded of an item: when it took place, its change, and its length if that is not the
  /// planned one.
  package struct Progress: Hashable, Sendable {
    /// When it took place.
    package var actual: RundownItem.ActualTimes?
    /// What the operator has changed.
    package var change: RundownItem.Change?
    /// Its length in seconds.
    package var length: Int?

    /// Creates the progress of an item.
    package init(actual: RundownItem.ActualTimes?, change: RundownItem.Change?, length: Int?) {
      self.actual = actual
      self.change = change
      self.length = length
    }
  }

  /// Restores what was recorded of the items, by their ids.
  package mutating func restore(_ progress: [String: Progress]) {
    for index in items.indices {
      guard let recorded = progress[items[index].id] else { continue }
      items[index].actual = recorded.actual
      items[index].change = recorded.change ?? items[index].change
      items[index].length = recorded.length ?? items[index].length
    }
  }

  /// Loads the item with this id; `nil` means that the rundown is over.
  ///
  /// Returns `false` if no item has the id.
  package mutating func restorePosition(_ id: String?) -> Bool {
    guard let id else {
      position = items.count
      return true
    }
    guard let index = items.firstIndex(where: { $0.id == id }) else { return false }
    position = index
    return true
  }

  /// Loads the first item after the last one that was started.
  package mutating func moveAfterLastStarted() {
    let last = items.lastIndex { $0.actual != nil }
    position = nextIndex(after: last ?? -1) ?? items.count
  }
}
