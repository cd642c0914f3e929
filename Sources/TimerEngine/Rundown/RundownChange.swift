/// What one step has changed in a rundown, so that it can be taken back later, also after the file
/// has changed other things.
package struct RundownChange: Hashable, Sendable {
  /// An item before and after the step.
  private struct Change: Hashable {
    var before: RundownItem
    var after: RundownItem
  }

  /// The handles of an item and of the one that was before it; 0 if it was the first.
  private struct Move: Hashable {
    var handle: Int
    var behind: Int
  }

  private var changes: [Change] = []
  /// The handles of the items that were inserted.
  private var inserted: Set<Int> = []
  /// The rundown before it was begun anew; `nil` for any other step.
  private var earlierRun: Rundown?
  /// The item that was moved; `nil` if the order is the same.
  private var move: Move?
  /// The handles of the loaded item before and after; `nil` where the rundown was over.
  package private(set) var loadedBefore: Int?
  private var loadedAfter: Int?

  /// Compares a rundown before and after a step.
  package init(from before: Rundown, to after: Rundown) {
    (loadedBefore, loadedAfter) = (before.current?.handle, after.current?.handle)
    guard before.restarts == after.restarts else {
      earlierRun = before
      return
    }
    let earlier = before.items.byHandle
    for item in after.items {
      guard let old = earlier[item.handle] else {
        inserted.insert(item.handle)
        continue
      }
      if old != item { changes.append(Change(before: old, after: item)) }
    }
    move = Self.move(
      from: before.items.map(\.handle),
      to: after.items.map(\.handle).filter { earlier[$0] != nil })
  }

  /// Whether the step has changed nothing.
  package var isEmpty: Bool {
    changes.isEmpty && inserted.isEmpty && move == nil && loadedBefore == loadedAfter
      && earlierRun == nil
  }

  /// Whether another item was loaded.
  package var loadsAnother: Bool { loadedBefore != loadedAfter || earlierRun != nil }

  /// The handle of the item that was left out, if the step has changed nothing else.
  package var skipped: Int? {
    guard inserted.isEmpty, move == nil, changes.count == 1, let change = changes.first,
      change.after.isSkipped, !change.before.isSkipped
    else { return nil }
    return change.after.handle
  }

  /// The one element that has another place; `nil` if the order is the same.
  private static func move(from before: [Int], to after: [Int]) -> Move? {
    guard let first = zip(before, after).first(where: { $0 != $1 }) else { return nil }
    // Either the first one that differs was moved on, or the one in its place was moved back.
    let moved = [first.0, first.1].first { candidate in
      before.filter { $0 != candidate } == after.filter { $0 != candidate }
    }
    guard let moved, let index = before.firstIndex(of: moved) else { return nil }
    return Move(handle: moved, behind: index > 0 ? before[index - 1] : 0)
  }

  /// Whether it can be taken back while an item is loaded: its items are still in the rundown, and
  /// the one that it has loaded is that item.
  ///
  /// - Parameters:
  ///   - rundown: the rundown.
  ///   - loaded: the handle of the item; `nil` once the rundown is over.
  /// - Returns: whether it can.
  package func canBeUndone(in rundown: Rundown, whileLoaded loaded: Int?) -> Bool {
    guard earlierRun == nil else { return loaded == loadedAfter }
    let handles = Set(rundown.items.map(\.handle))
    guard !loadsAnother else {
      return loaded == loadedAfter && (loadedBefore.map(handles.contains) ?? true)
    }
    let own = changes.map(\.after.handle) + inserted + (move.map { [$0.handle] } ?? [])
    return own.contains(where: handles.contains)
  }

  /// Takes it back: each value that is still as the step has left it is as before again.
  package func undo(in rundown: inout Rundown) {
    if let earlierRun { return rundown.goBack(to: earlierRun) }
    for change in changes {
      guard let index = rundown.index(ofHandle: change.after.handle) else { continue }
      let wasStarted = rundown.items[index].actual != nil
      rundown.items[index].revert(from: change.after, to: change.before)
      if wasStarted, rundown.items[index].actual == nil { rundown.adoptLengthOfFile(index) }
    }
    let loaded = loadsAnother ? loadedBefore : rundown.current?.handle
    let filed = Set(rundown.filed.map(\.handle))
    // A talk that was started since stays, and so does one that the file has by now.
    rundown.items.removeAll {
      inserted.contains($0.handle) && $0.actual == nil && $0.handle != loaded
        && !filed.contains($0.handle)
    }
    if let move { Self.putBack(move.handle, behind: move.behind, in: &rundown) }
    rundown.position = loaded.flatMap { rundown.index(ofHandle: $0) } ?? rundown.items.count
    rundown.plan()
  }

  /// Puts an item behind another one, or first for 0; it stays where it is if the other one is
  /// gone.
  private static func putBack(_ handle: Int, behind other: Int, in rundown: inout Rundown) {
    guard let from = rundown.index(ofHandle: handle),
      other == 0 || rundown.index(ofHandle: other) != nil
    else { return }
    let item = rundown.items.remove(at: from)
    rundown.items.insert(item, at: rundown.index(ofHandle: other).map { $0 + 1 } ?? 0)
  }
}

extension RundownItem {
  /// Reverts what a step has changed of what can be changed by hand.
  fileprivate mutating func revert(from after: RundownItem, to before: RundownItem) {
    func restore<Value: Equatable>(_ value: WritableKeyPath<RundownItem, Value>) {
      if self[keyPath: value] == after[keyPath: value] {
        self[keyPath: value] = before[keyPath: value]
      }
    }
    restore(\.title)
    restore(\.speaker)
    restore(\.preset)
    restore(\.length)
    restore(\.isSkipped)
    restore(\.actual)
    restore(\.wasStarted)
  }
}
