/// An ordered list of talks and breaks, and the position of the loaded one.
///
/// It reads no system time: moments are arguments. The item at the position is loaded. The items
/// before it have taken place or were passed over, and the others follow, unless they have ended
/// before somebody went back. The items have their current values; `filed` has those of the file.
///
/// This folder holds the order of a session: its items, when each is expected, and the changes made
/// by hand. It also applies changes from the rundown's file. A `Talk` runs each of the talks.
/// Nothing here reads a file.
package struct Rundown: Hashable, Sendable {
  /// Catching up shortens items in steps of this many seconds.
  static let catchUpStep = 5
  /// No file has more items, and no more are inserted by hand.
  package static let maxItems = 500
  /// No record has more items: beside those of the file there may be some that were inserted, or
  /// that have run and are not in the file any more.
  package static let maxRecordedItems = 1000

  /// What it is called; empty if it has no name.
  package internal(set) var name: String
  /// The talks and breaks in order, as they are now.
  package internal(set) var items: [RundownItem]
  /// The items of the file, in its order and with its ids, as it was when it was last read.
  ///
  /// Each has the handle of the item of the rundown that it describes.
  package internal(set) var filed: [RundownItem]
  /// The text of that file; empty if there is none.
  package internal(set) var fileText: String
  /// The index of the loaded item; the number of items once the rundown is over.
  package internal(set) var position: Int
  /// What the clocks of the venue show.
  package internal(set) var localTime: ZoneOffsets
  /// Whether it has only lengths: then the plan begins when the first item does.
  package internal(set) var isFloating: Bool
  /// The handle that was given last.
  package internal(set) var lastHandle: Int
  /// How often it was begun anew; what ran before that is another run of it.
  package internal(set) var restarts = 0
  /// The number in the id of the item that was inserted last; 0 before the first.
  package internal(set) var lastInsertedNumber = 0

  /// Creates a rundown that has not begun, and gives its items handles from 1.
  package init(
    name: String = "", items: [RundownItem], localTime: ZoneOffsets = .utc,
    isFloating: Bool = false,
    fileText: String = ""
  ) {
    self.name = name
    self.items = items
    self.localTime = localTime
    self.isFloating = isFloating
    self.fileText = fileText
    for index in items.indices { self.items[index].handle = index + 1 }
    lastHandle = items.count
    filed = self.items
    position = items.firstIndex { !$0.isSkipped } ?? items.count
  }

  /// Creates a rundown as another process has sent it: the items with their handles, and the
  /// position.
  ///
  /// What the file says is not known, so nobody can go back in it or merge it.
  package init(
    received items: [RundownItem], name: String, position: Int, localTime: ZoneOffsets,
    isFloating: Bool
  ) {
    (self.items, self.name, self.localTime) = (items, name, localTime)
    (self.position, self.isFloating) = (min(max(0, position), items.count), isFloating)
    (filed, fileText) = ([], "")
    lastHandle = items.map(\.handle).max() ?? 0
  }

  /// The loaded item; `nil` once the rundown is over.
  package var current: RundownItem? { items.indices.contains(position) ? items[position] : nil }

  /// Whether the loaded item was started.
  package var currentHasStarted: Bool { current?.actual != nil }

  /// Whether the loaded item is a break, and nothing was started yet.
  package var waitsForFirstBreak: Bool {
    current?.isBreak == true && items.allSatisfy { $0.actual == nil }
  }

  /// The index of the item that starts next: the loaded one unless it was started; `nil` if there
  /// is none.
  package var nextToStartIndex: Int? {
    currentHasStarted ? nextIndex(after: position) : current.map { _ in position }
  }

  /// The index of the next item that is neither skipped nor has ended; `nil` if there is none.
  package func nextIndex(after index: Int) -> Int? {
    items.indices.dropFirst(index + 1).first { !items[$0].isSkipped && !items[$0].hasEnded }
  }

  /// The item to which `moveBack` goes: the one before this one that is not skipped; `nil` if there
  /// is none.
  package var previous: RundownItem? { previousIndex.map { items[$0] } }

  private var previousIndex: Int? {
    items.indices.prefix(position).last { !items[$0].isSkipped }
  }

  /// The index of the item with a handle; `nil` if there is none.
  package func index(ofHandle handle: Int) -> Int? { items.firstIndex { $0.handle == handle } }

  // MARK: Running it

  /// Records when the loaded item was started, and the id of its talk; without a start it removes
  /// the record.
  ///
  /// A new start also removes the recorded end.
  package mutating func recordStart(_ start: Int?, talk: String? = nil) {
    guard items.indices.contains(position) else { return }
    let recorded = items[position].actual
    guard recorded?.start != start || recorded?.talk != talk else { return }
    guard let start else { return forgetStarts(of: [position]) }
    items[position].actual = RundownItem.ActualTimes(start: start, talk: talk)
    items[position].wasStarted = true
  }

  /// Forgets when items took place, and plans them as those to come.
  ///
  /// They take over what the file has changed since they were started, beside their names.
  private mutating func forgetStarts(of indices: [Int]) {
    for index in indices where items[index].actual != nil {
      items[index].actual = nil
      adoptLengthOfFile(index)
    }
    plan()
  }

  /// Gives an item that was started the length, and all else beside its names, that the file has by
  /// now.
  mutating func adoptLengthOfFile(_ index: Int) {
    guard let item = filed.first(where: { $0.handle == items[index].handle }) else { return }
    items[index].adoptAllButNames(of: item)
  }

  /// Ends the loaded item at a moment if it was started, and loads the next one.
  ///
  /// Returns whether there was an item to leave.
  @discardableResult
  package mutating func moveOn(at moment: Int) -> Bool {
    guard current != nil else { return false }
    endCurrent(at: moment)
    position = nextIndex(after: position) ?? items.count
    return true
  }

  private mutating func endCurrent(at moment: Int) {
    guard let start = current?.actual?.start else { return }
    items[position].actual?.end = max(moment, start)
  }

  /// Loads the item before this one, as if neither had been started.
  ///
  /// Returns whether there was one.
  package mutating func moveBack() -> Bool {
    guard let earlier = previousIndex else { return false }
    forgetStarts(of: current == nil ? [earlier] : [earlier, position])
    position = earlier
    return true
  }

  /// Ends the loaded item at a moment if it was started, and loads another one, also one that was
  /// skipped or has ended.
  ///
  /// Returns whether another item has the handle.
  @discardableResult
  package mutating func go(toHandle handle: Int, at moment: Int) -> Bool {
    guard let index = index(ofHandle: handle), index != position else { return false }
    endCurrent(at: moment)
    forgetStarts(of: [index])
    items[index].isSkipped = false
    position = index
    return true
  }

  /// The items that `go` leaves out: the loaded one unless it was started, and those on the way.
  package func itemsLeftOut(onWayToHandle handle: Int) -> [RundownItem] {
    guard let index = index(ofHandle: handle), index > position else { return [] }
    return items[position..<index].filter { $0.actual == nil && !$0.isSkipped }
  }

  /// Loads no item: what was not started can be gone to.
  package mutating func leaveAll() { position = items.count }

  /// Begins anew, with the items of the file and nothing that was changed by hand.
  package mutating func beginAnew() {
    items = filed
    restarts += 1
    position = items.firstIndex { !$0.isSkipped } ?? items.count
  }

  /// Goes back to an earlier run, with what the file has changed since.
  mutating func goBack(to earlier: Rundown) {
    var earlier = earlier
    earlier.lastHandle = max(earlier.lastHandle, lastHandle)
    let file = Rundown(
      name: name, items: filed, localTime: localTime, isFloating: isFloating, fileText: fileText)
    let hasChanged = filed != earlier.filed || fileText != earlier.fileText
    self = hasChanged ? earlier.merging(file).rundown : earlier
  }

  /// The item that ended last; `nil` if none has ended.
  package var lastEnded: RundownItem? {
    items.filter(\.hasEnded).max {
      ($0.actual?.end ?? 0, $0.handle) < ($1.actual?.end ?? 0, $1.handle)
    }
  }

  /// Loads the first item after the last one that was started.
  mutating func moveAfterLastStarted() {
    let last = items.lastIndex { $0.actual != nil }
    position = nextIndex(after: last ?? -1) ?? items.count
  }
}
