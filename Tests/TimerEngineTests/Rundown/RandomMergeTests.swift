import Testing
import TimerTestSupport

@testable import TimerEngine

/// What is true for every file that changes while its rundown runs.
struct RandomMergeTests {
  /// A file, the rundown that was made of it, run and changed by hand, and the file as it is now.
  private struct Case {
    var file: [RundownItem] = []
    var rundown = Rundown(items: [])
    var steps: [RundownChange] = []
    var newFile = Rundown(items: [])
    /// How many items of the file are left if it is cut.
    var cut = 0

    private static let titles = ["Engines", "Compilers", "Coffee", "Panel", "", "Questions"]
    private static let speakers = ["", "Ada", "Grace", "Alan"]

    init(seed: UInt64) {
      var random = SplitMix64(seed: seed)
      for _ in 0...random.below(7) { file.append(Self.item(&random, in: file)) }
      rundown = Rundown(items: Self.timed(file))
      for _ in 0..<random.below(9) { changeByHand(&random) }
      newFile = Rundown(items: Self.timed(Self.changed(rundown.filed, &random)))
      cut = random.below(rundown.filed.count + 1)
    }

    /// An item with an id of its own or with that which the reader makes, in no file yet.
    private static func item(_ random: inout SplitMix64, in items: [RundownItem]) -> RundownItem {
      let title = random.pick(titles)
      var id = random.below(2) == 0 ? "k\(random.below(1000))" : "\(title)@\(random.below(20))"
      while items.contains(where: { $0.id == id }) { id += "#" }
      return RundownItem(
        id: id, isBreak: title == "Coffee", title: title, speaker: random.pick(speakers),
        note: random.pick(["", "mic 2"]), preset: Preset(duration: 300 + 60 * random.below(20)),
        plannedStart: 0, plannedEnd: 0, minimum: random.below(3) == 0 ? 200 : nil,
        isSkipped: random.below(8) == 0)
    }

    /// Items one after the other, with a hard end now and then.
    private static func timed(_ items: [RundownItem]) -> [RundownItem] {
      var moment = RundownTests.start
      return items.map { item in
        var item = item
        item.length = item.preset.duration
        (item.actual, item.isInserted, item.handle) = (nil, false, 0)
        item.plannedStart = moment
        moment += item.length
        item.hardEnd = item.note.isEmpty ? item.hardEnd : moment
        item.plannedEnd = item.hardEnd ?? moment
        return item
      }
    }

    private mutating func changeByHand(_ random: inout SplitMix64) {
      let before = rundown
      let handles = rundown.items.map(\.handle)
      let (handle, other) = (random.pick(handles), random.pick(handles))
      let moment = RundownTests.start + 60 * random.below(200)
      switch random.below(9) {
      case 0: _ = rundown.skip(handle: handle)
      case 1: _ = rundown.shorten(handle: handle, to: 240)
      case 2: _ = rundown.insert(120, title: "More")
      case 3:
        _ = try? rundown.move(handle: handle, random.below(2) == 0 ? .before(other) : .after(other))
      case 4: _ = rundown.name(handle: handle, .title, "Corrected")
      case 5: _ = rundown.name(handle: handle, .speaker, "Barbara")
      case 6: _ = rundown.go(toHandle: handle, at: moment)
      case 7: rundown.recordStart(moment)
      default: rundown.moveOn(at: moment)
      }
      if rundown != before { steps.append(RundownChange(from: before, to: rundown)) }
    }

    private static func changed(
      _ items: [RundownItem], _ random: inout SplitMix64
    ) -> [RundownItem] {
      var items = items
      for _ in 0..<random.below(5) where !items.isEmpty {
        let index = random.below(items.count)
        switch random.below(9) {
        case 0: if items.count > 1 { items.remove(at: index) }
        case 1: items.insert(item(&random, in: items), at: index)
        case 2: items[index].title = random.pick(titles)
        case 3: items[index].speaker = random.pick(speakers)
        case 4: items[index].preset = Preset(duration: 300 + 60 * random.below(20))
        case 5: items.swapAt(index, random.below(items.count))
        case 6: items[index].isSkipped.toggle()
        case 7: items[index].hardEnd = nil
        default: items[index].call = "mic 3"
        }
      }
      return items
    }
  }

  /// What must hold, by its name; each returns what is wrong.
  private static var properties: [(name: String, problem: (Case, RundownMerge) -> String?)] {
    [
      ("whatWasStartedDoesNotChange", whatWasStartedDoesNotChange),
      ("eachItemOfTheFileIsThereOnce", eachItemOfTheFileIsThereOnce),
      ("theLoadedItemStaysLoaded", theLoadedItemStaysLoaded),
      ("mergingTwiceIsMergingOnce", mergingTwiceIsMergingOnce),
      (
        "aChangeByHandHoldsUntilTheFileChangesTheSame", aChangeByHandHoldsUntilTheFileChangesTheSame
      ),
      ("anUndoNeverBringsBackWhatTheFileHasRemoved", anUndoNeverBringsBackWhatTheFileHasRemoved),
      ("whatIsToComeAgainHasTheTimesOfTheFile", whatIsToComeAgainHasTheTimesOfTheFile),
      ("anUndoWithoutAMergeIsExact", anUndoWithoutAMergeIsExact),
      ("aFileThatIsCutRemovesNothingByItself", aFileThatIsCutRemovesNothingByItself),
    ]
  }

  /// A thousand cases, each of which has all properties; `make soak` tries more of them.
  @Test func eachPropertyHolds() {
    for seed in randomSeeds(1000) {
      let test = Case(seed: seed)
      let merge = test.rundown.merging(test.newFile)
      for property in Self.properties {
        if let problem = property.problem(test, merge) {
          Issue.record("seed \(seed), \(property.name): \(problem)")
          return
        }
      }
    }
  }

  private static func whatWasStartedDoesNotChange(_ test: Case, _ merge: RundownMerge) -> String? {
    let merged = merge.rundown
    for item in test.rundown.items where item.actual != nil {
      guard let after = merged.items.first(where: { $0.handle == item.handle }) else {
        return "\(item.id) is gone"
      }
      let isLoaded = item.handle == test.rundown.current?.handle
      guard isLoaded else {
        if after != item { return "\(item.id) has changed" }
        continue
      }
      if (after.actual, after.preset, after.length, after.plannedStart)
        != (item.actual, item.preset, item.length, item.plannedStart)
      {
        return "the talk of \(item.id) has changed"
      }
    }
    return nil
  }

  private static func eachItemOfTheFileIsThereOnce(_ test: Case, _ merge: RundownMerge) -> String? {
    let merged = merge.rundown
    let handles = merged.items.map(\.handle)
    guard Set(handles).count == handles.count, Set(merged.items.map(\.id)).count == handles.count
    else { return "an item comes twice" }
    let filed = merged.filed.map(\.handle)
    guard Set(filed).count == filed.count, Set(filed).isSubset(of: handles) else {
      return "an item of the file is missing"
    }
    return merged.filed.map(\.id) == test.newFile.items.map(\.id) ? nil : "the file has changed"
  }

  private static func theLoadedItemStaysLoaded(_ test: Case, _ merge: RundownMerge) -> String? {
    guard let loaded = test.rundown.current else { return nil }
    let merged = merge.rundown
    return merged.current?.handle == loaded.handle ? nil : "another item is loaded"
  }

  private static func mergingTwiceIsMergingOnce(_ test: Case, _ merge: RundownMerge) -> String? {
    let merged = merge.rundown
    let again = merged.merging(test.newFile)
    return again.rundown == merged && again.isEmpty ? nil : "the second merge changes something"
  }

  private static func aChangeByHandHoldsUntilTheFileChangesTheSame(
    _ test: Case, _ merge: RundownMerge
  ) -> String? {
    let merged = merge.rundown
    let bases = Dictionary(uniqueKeysWithValues: test.rundown.filed.map { ($0.handle, $0) })
    let news = Dictionary(uniqueKeysWithValues: merged.filed.map { ($0.handle, $0) })
    for live in test.rundown.items where live.actual == nil {
      guard let base = bases[live.handle], let new = news[live.handle],
        let after = merged.items.first(where: { $0.handle == live.handle })
      else { continue }
      let isReplaced =
        new.title != base.title
        && (base.hasMadeId || new.hasMadeId ? new.speaker != base.speaker : new.id != base.id)
      if isReplaced {
        guard after.length == new.length,
          after.isSkipped == new.isSkipped || live.handle == merged.current?.handle
        else { return "another item than \(live.id) has what was changed of that by hand" }
        continue
      }
      func holds<Value: Equatable>(_ value: KeyPath<RundownItem, Value>) -> Bool {
        let expected = base[keyPath: value] == new[keyPath: value] ? live : new
        return after[keyPath: value] == expected[keyPath: value]
      }
      guard holds(\.title), holds(\.speaker),
        holds(\.isSkipped) || live.handle == merged.current?.handle
      else { return "a name or a skip of \(live.id) is lost" }
      guard after.length == (base.preset == new.preset ? live : new).length else {
        return "the length of \(live.id) is lost"
      }
    }
    let orderOfBase = test.rundown.filed.map(\.handle).filter { news[$0] != nil }
    let orderOfNew = merged.filed.map(\.handle).filter { bases[$0] != nil }
    guard orderOfBase == orderOfNew else { return nil }
    let before = test.rundown.items.map(\.handle)
    let left = Set(merged.items.map(\.handle))
    return merged.items.map(\.handle).filter(before.contains) == before.filter(left.contains)
      ? nil : "the order by hand is lost"
  }

  private static func anUndoNeverBringsBackWhatTheFileHasRemoved(
    _ test: Case, _ merge: RundownMerge
  ) -> String? {
    var rundown = merge.rundown
    for step in test.steps.reversed()
    where step.canBeUndone(in: rundown, whileLoaded: rundown.current?.handle) {
      step.undo(in: &rundown)
      let handles = rundown.items.map(\.handle)
      guard Set(handles).count == handles.count else { return "an item comes twice" }
      guard merge.gone.allSatisfy({ !handles.contains($0.handle) }) else {
        return "an item is back"
      }
      guard rundown.position <= rundown.items.count else { return "the position is wrong" }
      guard rundown.filed.allSatisfy({ handles.contains($0.handle) }) else {
        return "an item of the file is gone"
      }
    }
    return nil
  }

  private static func whatIsToComeAgainHasTheTimesOfTheFile(
    _ test: Case, _ merge: RundownMerge
  ) -> String? {
    var rundown = merge.rundown
    while rundown.moveBack() {}
    for filed in rundown.filed {
      guard let item = rundown.items.first(where: { $0.handle == filed.handle }),
        item.actual == nil
      else { continue }
      guard item.preset == filed.preset, item.minimum == filed.minimum else {
        return "\(item.id) has the format of the earlier file"
      }
    }
    return nil
  }

  private static func anUndoWithoutAMergeIsExact(_ test: Case, _ merge: RundownMerge) -> String? {
    var rundown = test.rundown
    for step in test.steps.reversed() {
      guard step.canBeUndone(in: rundown, whileLoaded: rundown.current?.handle) else {
        return "a step cannot be undone"
      }
      step.undo(in: &rundown)
    }
    let fresh = Rundown(items: test.rundown.filed)
    let isSame =
      rundown.items.map(\.id) == fresh.items.map(\.id)
      && rundown.items.map(\.actual) == fresh.items.map(\.actual)
      && rundown.items.map(\.fullTitle) == fresh.items.map(\.fullTitle)
      && rundown.items.map(\.length) == fresh.items.map(\.length)
      && rundown.items.map(\.isSkipped) == fresh.items.map(\.isSkipped)
      && rundown.items.map(\.plannedStart) == fresh.items.map(\.plannedStart)
      && rundown.current?.id == fresh.current?.id
    return isSame ? nil : "the rundown is not as it was"
  }

  private static func aFileThatIsCutRemovesNothingByItself(_ test: Case, _ merge: RundownMerge)
    -> String?
  {
    let file = Rundown(items: Array(test.rundown.filed.prefix(test.cut)))
    let merge = test.rundown.merging(file)
    let left = Set(merge.rundown.items.map(\.handle))
    let isWhole = test.rundown.items.allSatisfy { left.contains($0.handle) }
    return merge.needsConfirmation || isWhole ? nil : "an item is gone"
  }
}
