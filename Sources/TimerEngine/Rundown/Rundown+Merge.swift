/// A rundown that has taken over what has changed in its file.
package struct RundownMerge: Hashable, Sendable {
  package let rundown: Rundown
  /// The items that are new in the file, in its order.
  package let new: [RundownItem]
  /// The items that are not in the rundown any more, since they are gone from the file.
  package let gone: [RundownItem]
  /// The items of which something has changed beside their planned times, as they are now, in
  /// order.
  package let changed: [RundownItem]
  /// Breaks that have another length now, and still end when the next item is planned to start;
  /// with that moment.
  package let fixedBreaks: [FixedBreak]
  /// An item whose preset has another length by now, under the same name.
  package struct Retimed: Hashable, Sendable {
    /// The item as it is now.
    package let item: RundownItem
    /// Its length before, in seconds.
    package let before: Int
  }

  /// The items whose presets have changed under the same names, and their lengths with them.
  package let retimed: [Retimed]
  /// Whether a planned time, or the name or the zone of the rundown is another one.
  package let movesTimes: Bool
  /// By how many seconds all planned times of the file have moved; `nil` if not all by the same, or
  /// if the file has no times of day.
  package let shift: Int?
  /// Whether the items to come have the file's order again, or another one.
  package let changesOrder: Bool
  /// Whether the loaded item must end at another moment than before.
  package let movesHardEnd: Bool

  /// A break whose length does not decide when it ends.
  package struct FixedBreak: Hashable, Sendable {
    /// The break.
    package let item: RundownItem
    /// When the next item is planned to start, and the break ends.
    package let end: Int
  }

  /// Whether somebody has to want it: items are gone, or the loaded one must end at another moment.
  ///
  /// A file that is being written may be cut off, and still be valid.
  package var needsConfirmation: Bool { !gone.isEmpty || movesHardEnd }

  /// Whether there are more items than can be recorded, those that have run and are not in the file
  /// any more among them.
  package var isTooLong: Bool { rundown.items.count > Rundown.maxRecordedItems }

  /// Whether it changes nothing that anybody sees.
  package var isEmpty: Bool {
    new.isEmpty && gone.isEmpty && changed.isEmpty && !changesOrder && !movesHardEnd
      && !movesTimes
  }

  /// Compares a rundown with the one before; the new items are named by their handles.
  fileprivate init(
    of before: Rundown, into rundown: Rundown, newHandles: Set<Int>, gone: [RundownItem],
    movesHardEnd: Bool
  ) {
    (self.rundown, self.gone, self.movesHardEnd) = (rundown, gone, movesHardEnd)
    let (now, old) = (rundown.items.byHandle, before.items.byHandle)
    new = rundown.filed.compactMap { newHandles.contains($0.handle) ? now[$0.handle] : nil }
    changed = rundown.items.filter { item in
      guard var earlier = old[item.handle] else { return false }
      (earlier.plannedStart, earlier.plannedEnd) = (item.plannedStart, item.plannedEnd)
      return earlier != item
    }
    fixedBreaks = rundown.items.indices.compactMap { index in
      let item = rundown.items[index]
      guard let earlier = old[item.handle], earlier.isBreak, earlier.length != item.length,
        let end = rundown.plannedEnd(ofBreak: index)
      else { return nil }
      return FixedBreak(item: item, end: end)
    }
    retimed = changed.compactMap { item in
      guard let earlier = old[item.handle], earlier.length != item.length,
        !item.preset.name.isEmpty, item.preset.name == earlier.preset.name,
        item.preset != earlier.preset
      else { return nil }
      return Retimed(item: item, before: earlier.length)
    }
    movesTimes =
      rundown.name != before.name || rundown.localTime != before.localTime
      || rundown.isFloating != before.isFloating
      || rundown.items.contains { item in
        old[item.handle].map {
          $0.plannedStart != item.plannedStart || $0.plannedEnd != item.plannedEnd
        } ?? false
      }
    shift = rundown.shift(since: before)
    let goneHandles = Set(gone.map(\.handle))
    changesOrder =
      before.items.map(\.handle).filter { !goneHandles.contains($0) }
      != rundown.items.map(\.handle).filter { !newHandles.contains($0) }
  }
}

extension Rundown {
  /// Merges what has changed in the file.
  ///
  /// It compares three rundowns: the file as it was when it was last read, the file as it is now,
  /// and what was changed by hand meanwhile. For each value and for the order, a change of the file
  /// counts, and a change by hand stays where the file has changed nothing. An item that has ended
  /// stays as it is. One that was started keeps its times, and the loaded item stays loaded, even
  /// if the file has it no more. An item in whose place the file has another one keeps nothing that
  /// was changed by hand.
  ///
  /// - Parameter file: the file as it is now.
  /// - Returns: the rundown, and what has changed.
  package func merging(_ file: Rundown) -> RundownMerge {
    var merged = self
    return merged.merge(file)
  }

  private mutating func merge(_ file: Rundown) -> RundownMerge {
    let before = self
    (name, localTime, isFloating) = (file.name, file.localTime, file.isFloating)
    fileText = file.fileText
    let matching = RundownMatching(file.items, in: self)
    let earlierStart = filed.first?.plannedStart ?? 0
    let (bases, earlierPlaces) = (filed.byHandle, filed.placesByHandle)
    var newHandles: Set<Int> = []
    filed = zip(file.items, matching.handles).map { item, handle in
      var item = item
      if handle == nil {
        lastHandle += 1
        newHandles.insert(lastHandle)
      }
      item.handle = handle ?? lastHandle
      return item
    }
    let places = filed.placesByHandle
    let loaded = current?.handle
    for index in items.indices {
      guard let place = places[items[index].handle] else { continue }
      items[index].merge(
        filed[place], since: bases[items[index].handle], isLoaded: index == position)
    }
    if isFloating != before.isFloating { moveStartedItems(places, since: earlierStart) }
    let movesHardEnd = loaded != nil && current?.hardEnd != before.current?.hardEnd
    let gone = items.filter { item in
      places[item.handle] == nil && bases[item.handle] != nil && item.actual == nil
        && item.handle != loaded
    }
    var order = FileOrder(self, places, earlierPlaces)
    order.remove(Set(gone.map(\.handle)))
    for item in filed where newHandles.contains(item.handle) { order.insert(item.handle) }
    arrange(order.handles, loaded: loaded, pastCount: order.past.count)
    plan()
    return RundownMerge(
      of: before, into: self, newHandles: newHandles, gone: gone, movesHardEnd: movesHardEnd)
  }

  /// By how many seconds all planned times of the file have moved; `nil` if not all by the same.
  fileprivate func shift(since before: Rundown) -> Int? {
    guard !isFloating, !before.isFloating else { return nil }
    let earlier = before.filed.byHandle
    let shifts = Set(
      filed.compactMap { item in
        earlier[item.handle].map { item.plannedStart - $0.plannedStart }
      })
    return shifts.count == 1 && shifts != [0] ? shifts.first : nil
  }

  /// Plans the items that were started anew, after times of day have replaced mere lengths in the
  /// file, or the reverse; `start` is when its first item was planned before.
  private mutating func moveStartedItems(_ places: [Int: Int], since start: Int) {
    let shift = (filed.first?.plannedStart ?? start) - start
    for index in items.indices where items[index].actual != nil {
      let item = places[items[index].handle].map { filed[$0] }
      items[index].plannedStart = item?.plannedStart ?? items[index].plannedStart + shift
      items[index].plannedEnd = item?.plannedEnd ?? items[index].plannedEnd + shift
    }
  }

  /// Puts the items into an order, new ones from the file among them.
  private mutating func arrange(_ handles: [Int], loaded: Int?, pastCount: Int) {
    let known = (items + filed).byHandle
    var ids = Set(items.map(\.id))
    let isKnown = Set(items.map(\.handle))
    items = handles.compactMap { handle in
      guard var item = known[handle] else { return nil }
      guard !isKnown.contains(handle) else { return item }
      while ids.contains(item.id) { item.id += "'" }
      ids.insert(item.id)
      return item
    }
    position =
      loaded.flatMap { index(ofHandle: $0) } ?? nextIndex(after: pastCount - 1) ?? items.count
  }
}

extension RundownItem {
  /// Adopts what the file has changed; `old` is the item as the file had it, `nil` if it was
  /// not there.
  fileprivate mutating func merge(
    _ new: RundownItem, since old: RundownItem?, isLoaded: Bool
  ) {
    func adopt<Value: Equatable>(_ value: WritableKeyPath<RundownItem, Value>) {
      if old?[keyPath: value] != new[keyPath: value] {
        self[keyPath: value] = new[keyPath: value]
      }
    }
    // Most items have not changed, and a look at each value by its path is slow.
    guard old != new, actual == nil || isLoaded else { return }
    adopt(\.title)
    adopt(\.speaker)
    adopt(\.note)
    adopt(\.call)
    adopt(\.after)
    adopt(\.zone)
    adopt(\.hardEnd)
    guard actual == nil else {
      if old?.hardEnd != new.hardEnd { plannedEnd = max(plannedStart, new.plannedEnd) }
      return
    }
    adopt(\.isBreak)
    if old?.preset != new.preset { (preset, length) = (new.preset, new.length) }
    adopt(\.minimum)
    adopt(\.startsByItself)
    adopt(\.isSkipped)
    if let old, new.replaces(old) {
      (preset, length, isSkipped) = (new.preset, new.length, new.isSkipped)
    }
    isInserted = false
  }

  /// Adopts all but the names, and whether it is skipped; a length that was changed by hand
  /// stays unless the file has another one.
  mutating func adoptAllButNames(of filed: RundownItem) {
    if preset != filed.preset { (preset, length) = (filed.preset, filed.length) }
    (note, call, after) = (filed.note, filed.call, filed.after)
    (zone, hardEnd) = (filed.zone, filed.hardEnd)
    (isBreak, minimum, startsByItself) = (filed.isBreak, filed.minimum, filed.startsByItself)
  }

  /// Whether it stands in the place of another item of the file, and is not that one with a new
  /// name: title and speaker are others, or the title and an id that the file gives.
  fileprivate func replaces(_ other: RundownItem) -> Bool {
    guard title != other.title else { return false }
    guard hasMadeId || other.hasMadeId else { return id != other.id }
    return speaker != other.speaker
  }
}

/// The order of a rundown whose file has changed, by handles.
private struct FileOrder {
  /// The items that have taken place or were passed over, and behind them the loaded one.
  private(set) var past: [Int]
  /// The items to come.
  private var coming: [Int]
  private let places: [Int: Int]
  /// Items of the file up to this place come before the loaded one.
  private let border: Int

  /// All items.
  var handles: [Int] { past + coming }

  /// Creates the order without the items that are new.
  ///
  /// - Parameters:
  ///   - rundown: the rundown.
  ///   - places: the places of items in the file as it is now.
  ///   - earlierPlaces: those in the file as it was.
  init(_ rundown: Rundown, _ places: [Int: Int], _ earlierPlaces: [Int: Int]) {
    self.places = places
    let count = min(rundown.items.count, rundown.position + 1)
    past = rundown.items.prefix(count).map(\.handle)
    coming = rundown.items.dropFirst(count).map(\.handle)
    let started = rundown.items.filter { $0.actual != nil }.compactMap { places[$0.handle] }
    border = rundown.current.flatMap { places[$0.handle] } ?? started.max() ?? -1
    let both = rundown.filed.compactMap { earlierPlaces[$0.handle] }
    guard both != both.sorted() else { return }
    recallItems(of: rundown, earlierPlaces)
    sortComing()
  }

  /// Moves items to those to come that were passed over, and that the file now has behind the
  /// loaded one.
  private mutating func recallItems(of rundown: Rundown, _ earlierPlaces: [Int: Int]) {
    guard let loaded = rundown.current, let place = places[loaded.handle],
      let earlier = earlierPlaces[loaded.handle]
    else { return }
    let recalled = rundown.items.prefix(rundown.position).filter { item in
      item.actual == nil && (places[item.handle] ?? -1) > place
        && (earlierPlaces[item.handle] ?? Int.max) < earlier
    }.map(\.handle)
    past.removeAll { recalled.contains($0) }
    coming += recalled
  }

  /// Gives the items to come the order of the file; one that is not in it stays behind the one
  /// before it.
  private mutating func sortComing() {
    var groups: [[Int]] = [[]]
    for handle in coming {
      if places[handle] == nil {
        groups[groups.count - 1].append(handle)
      } else {
        groups.append([handle])
      }
    }
    let sorted = groups.dropFirst().sorted { places[$0[0]] ?? 0 < places[$1[0]] ?? 0 }
    coming = groups[0] + sorted.joined()
  }

  mutating func remove(_ handles: Set<Int>) {
    past.removeAll { handles.contains($0) }
    coming.removeAll { handles.contains($0) }
  }

  /// Inserts an item that is new behind the one before it in the file.
  mutating func insert(_ handle: Int) {
    let place = places[handle] ?? 0
    let earlier = places.first { $0.value == place - 1 }?.key
    if place < border {
      let index = earlier.flatMap { past.firstIndex(of: $0) }
      past.insert(handle, at: min(index.map { $0 + 1 } ?? 0, max(0, past.count - 1)))
    } else {
      let index = earlier.flatMap { coming.firstIndex(of: $0) }
      coming.insert(handle, at: index.map { $0 + 1 } ?? 0)
    }
  }
}
