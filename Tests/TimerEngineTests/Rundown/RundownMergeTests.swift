import Testing
import TimerEngine

/// What a rundown takes over from its file, in examples.
struct RundownMergeTests {
  /// Where items are after their file has changed; `[B]` is loaded.
  @Test(
    arguments: [
      // The items to come have the new order of the file.
      ("ABCDE", ["A"], "ABCED", "[A]BCED"), ("ABCDE", ["A"], "AEDCB", "[A]EDCB"),
      // One that was passed over comes if the file now has it behind the loaded one.
      ("ABCD", ["A", "C"], "ACBD", "A[C]BD"), ("ABCD", ["A", "C"], "BACD", "AB[C]D"),
      ("ABCD", ["D<B", "A", "B"], "ABDC", "AD[B]C"),
      // One that has run does not come again.
      ("ABCD", ["A", "B", "C"], "ACBD", "AB[C]D"),
      // One that was inserted by hand stays behind the one before it.
      ("ABCD", ["A", "+x"], "ADCB", "[A]xDCB"), ("ABCD", ["A", "+x", "x<D"], "ACBD", "[A]CxBD"),
      // An order by hand stays while the file keeps its own.
      ("ABCD", ["A", "D<B"], "ABCD", "[A]DBC"),
      // A new item comes behind the one before it in the file.
      ("ABCD", ["A"], "ABNCD", "[A]BNCD"), ("ABCD", ["A"], "ANBCD", "[A]NBCD"),
      ("ABCD", ["A"], "ABCDN", "[A]BCDN"), ("ABCD", ["A", "B"], "NABCD", "NA[B]CD"),
      ("ABCD", ["A", "B"], "ANBCD", "AN[B]CD"), ("ABCD", ["A", "D<B"], "ABCDN", "[A]DNBC"),
      // The rundown that is over goes on with it.
      ("AB", ["A", "B", "."], "ABN", "AB[N]"), ("AB", ["A", "B", "."], "NAB", "NAB"),
      // The loaded item stays, also if the file has it no more.
      ("ABCD", ["A", "B"], "ACD", "A[B]CD"), ("ABCD", ["A"], "BCDA", "[A]BCD"),
    ] as [(String, [String], String, String)])
  func itemsAreWhereTheFileAndTheOperatorWantThem(
    earlier: String, steps: [String], file: String, merged: String
  ) throws {
    var rundown = Rundown(items: Self.items(earlier))
    for step in steps { try Self.perform(step, in: &rundown) }
    let merge = rundown.merging(Rundown(items: Self.items(file)))
    let items = merge.rundown.items.enumerated().map { index, item in
      index == merge.rundown.position ? "[\(item.title)]" : item.title
    }
    #expect(items.joined() == merged)
  }

  /// When the two items of a file start, in hours, then and now, and by how much the whole plan has
  /// moved.
  @Test(
    arguments: [
      ([9, 10], [9, 10], nil), ([9, 10], [57, 58], 48), ([9, 10], [8, 9], -1),
      ([9, 10], [9, 11], nil),
      ([9], [10], 1), ([9, 10], [10, 12], nil),
    ] as [([Int], [Int], Int?)])
  func aPlanMovesAsAWholeOrNot(then: [Int], now: [Int], shift: Int?) {
    func file(_ hours: [Int]) -> Rundown {
      Rundown(
        items: hours.enumerated().map { index, hour in
          RundownItem(
            id: "\(index)", title: "\(index)", preset: Preset(duration: 1200),
            plannedStart: hour * 3600, plannedEnd: hour * 3600 + 1200)
        })
    }
    #expect(file(then).merging(file(now)).shift == shift.map { $0 * 3600 })
  }

  /// A file of two items of 20 minutes that has other lengths, or more items.
  @Test(arguments: [
    ([20, 20], false), ([20, 25], true), ([25, 20], true), ([20, 20, 5], false),
  ])
  func aNewItemAloneMovesNoTimes(minutes: [Int], movesTimes: Bool) {
    func file(_ minutes: [Int]) -> Rundown {
      var end = 0
      return Rundown(
        items: minutes.enumerated().map { index, length in
          end += length
          return RundownTests.item("\(index)", end - length, length)
        })
    }
    #expect(file([20, 20]).merging(file(minutes)).movesTimes == movesTimes)
  }

  @Test func allThatTheFileSaysOfAnItemIsTaken() {
    let start = RundownTests.start
    let new = RundownItem(
      id: "B", isBreak: true, title: "Pause", speaker: "Ada", note: "mic 2", call: "soon",
      after: "Welcome back", preset: Preset(duration: 300), plannedStart: start + 1200,
      plannedEnd: start + 1600, hardEnd: start + 1600, minimum: 100, zone: "Asia/Tokyo",
      startsByItself: true, isSkipped: true)
    let file = Rundown(items: [RundownTests.item("A", 0, 20), new])
    #expect(Rundown(items: Self.items("AB")).merging(file).rundown.items == file.items)
  }

  /// The reader has made the ids, so that another title or speaker may be a correction, and both
  /// cannot.
  @Test(arguments: [("Panel", "Alan", 240), ("Debate", "Ada", 240), ("Debate", "Alan", 1200)])
  func whatWasChangedByHandIsGoneWithTheItem(title: String, speaker: String, length: Int) {
    func file(_ title: String, _ speaker: String) -> Rundown {
      let start = RundownTests.start + 1200
      return Rundown(items: [
        RundownTests.item("A", 0, 20),
        RundownItem(
          id: "\(title)@\(start)", title: title, speaker: speaker, preset: Preset(duration: 1200),
          plannedStart: start, plannedEnd: start + 1200),
      ])
    }
    var rundown = file("Panel", "Ada")
    _ = rundown.shorten(handle: 2, to: 240)
    let merged = rundown.merging(file(title, speaker)).rundown
    #expect(merged.items.map(\.handle) == [1, 2])
    #expect(merged.items[1].length == length)
  }

  /// A record of the first of two items.
  @Test(arguments: [(1, [1, 6]), (3, [3, 6])])
  func anItemWithoutARecordGetsANewHandle(handle: Int, handles: [Int]) {
    var rundown = Rundown(items: Self.items("AB"))
    let record = Rundown.Recorded(id: "A", handle: handle)
    rundown.restore([record], current: "A", lastHandle: 5)
    #expect(rundown.items.map(\.handle) == handles)
  }

  private static func items(_ letters: String) -> [RundownItem] {
    letters.enumerated().map { index, letter in RundownTests.item("\(letter)", 20 * index, 20) }
  }

  /// `A` starts an item, `+x` inserts one, `D<B` moves one before another, and `.` ends the loaded
  /// one.
  private static func perform(_ step: String, in rundown: inout Rundown) throws {
    func handle(_ letter: Character?) throws -> Int {
      let item = rundown.items.first { item in letter.map { item.title == "\($0)" } ?? false }
      return try #require(item).handle
    }
    if step == "." {
      rundown.moveOn(at: RundownTests.start)
    } else if step.hasPrefix("+") {
      _ = rundown.insert(60, title: String(step.dropFirst()))
    } else if step.contains("<") {
      _ = try rundown.move(handle: handle(step.first), .before(handle(step.last)))
    } else {
      rundown.go(toHandle: try handle(step.first), at: RundownTests.start)
      rundown.recordStart(RundownTests.start)
    }
  }
}
