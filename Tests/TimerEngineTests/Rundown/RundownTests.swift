import Testing
import TimerEngine

/// The arithmetic of a rundown, in examples.
///
/// Moments are minutes after the first planned start.
struct RundownTests {
  /// 9:00 on a Friday in December.
  static let start = 1_796_371_200

  static func item(
    _ id: String, _ start: Int, _ minutes: Int, isBreak: Bool = false, hardEnd: Int? = nil,
    minimum: Int? = nil
  ) -> RundownItem {
    let start = Self.start + start * 60
    return RundownItem(
      id: id, isBreak: isBreak, title: id, preset: Preset(duration: minutes * 60),
      plannedStart: start,
      plannedEnd: hardEnd.map { Self.start + $0 * 60 } ?? start + minutes * 60,
      hardEnd: hardEnd.map { Self.start + $0 * 60 }, minimum: minimum.map { $0 * 60 })
  }

  /// Three talks, a break after the second, and a hard end at 95 minutes.
  static var session: Rundown {
    Rundown(
      name: "Friday",
      items: [
        item("A", 0, 20, minimum: 10), item("B", 20, 20, minimum: 15),
        item("Coffee", 40, 15, isBreak: true, minimum: 5), item("C", 55, 20, minimum: 15),
        item("D", 75, 20, hardEnd: 95),
      ])
  }

  private func at(_ minutes: Int) -> Int { Self.start + minutes * 60 }

  private func starts(_ forecast: RundownForecast) -> [Int?] {
    forecast.expected.map { $0.map { ($0.start - Self.start) / 60 } }
  }

  @Test func beforeItsStartEverythingIsAsPlanned() {
    let forecast = Self.session.forecast(at: at(-30))
    #expect(starts(forecast) == [0, 20, 40, 55, 75])
    #expect(forecast.lateBy == 0)
    #expect(forecast.end == at(95))
    #expect(forecast.missed.isEmpty)
  }

  @Test func aLateStartMovesWhatFollowsUpToTheBreak() {
    let forecast = Self.session.forecast(at: at(6))
    #expect(starts(forecast) == [6, 26, 46, 55, 75])
    #expect(forecast.lateBy == 6 * 60)
    #expect(forecast.end == at(95))
  }

  @Test func aBreakIsNoShorterThanItMayBe() {
    let forecast = Self.session.forecast(at: at(12))
    #expect(starts(forecast) == [12, 32, 52, 57, 77])
    #expect(forecast.expected[4]?.end == at(95))
  }

  @Test func theEndOfATalkThatRunsIsGiven() throws {
    var session = Self.session
    session.recordStart(at(2))
    let forecast = session.forecast(at: at(10), currentEnd: at(24))
    #expect(forecast.expected[0] == RundownForecast.Span(at(2), at(24)))
    #expect(forecast.lateBy == 4 * 60)
    #expect(starts(forecast) == [2, 24, 44, 55, 75])
  }

  @Test func endedItemsDoNotChange() {
    var session = Self.session
    session.recordStart(at(0))
    session.moveOn(at: at(18))
    let forecast = session.forecast(at: at(19))
    #expect(forecast.expected[0] == RundownForecast.Span(at(0), at(18)))
    #expect(starts(forecast) == [0, 20, 40, 55, 75])
    #expect(session.current?.id == "B")
    #expect(!session.currentHasStarted)
  }

  @Test func aHardEndThatCannotBeMetIsReported() {
    var session = Self.session
    for _ in 0..<4 { session.moveOn(at: at(90)) }
    #expect(session.forecast(at: at(94)).missed.isEmpty)
    #expect(session.forecast(at: at(94)).expected[4]?.end == at(95))
    #expect(session.forecast(at: at(96)).missed == [4])
    #expect(session.forecast(at: at(96)).expected[4]?.end == at(116))
  }

  /// A talk with a hard end lasts until then, and a break until the next talk.
  ///
  /// They begin now, or at the planned start if they wait for it. A break waits only if nothing has
  /// run.
  @Test(arguments: [
    ("D", true, 70, false, 20), ("D", true, 80, false, 15), ("D", true, 70, true, 25),
    ("Coffee", true, 35, false, 20), ("Coffee", true, 35, true, 20),
    ("Coffee", false, 35, false, 15), ("Coffee", false, 45, false, 10),
    ("Coffee", false, 35, true, 20), ("A", false, -5, true, 20),
  ])
  func aLoadedItemHasTheTimeUntilItsEnd(
    id: String, hasRun: Bool, minute: Int, startsNow: Bool, length: Int
  ) throws {
    var session = Self.session
    if hasRun { session.recordStart(at(0)) }
    let item = try #require(session.items.first { $0.id == id })
    session.go(toHandle: item.handle, at: at(minute))
    let preset = session.presetToLoad(at: at(minute), startsNow: startsNow)
    #expect(preset?.duration == length * 60)
    #expect(preset?.title == id)
  }

  /// Items of 15 minutes; what must end before its last segment has run for a second cannot.
  @Test(arguments: [
    ([900], 1, true), ([900], 0, false), ([600, 300], 601, true), ([600, 300], 600, false),
  ])
  func aHardEndHoldsFromTheLastSegmentOn(lengths: [Int], seconds: Int, holds: Bool) {
    let end = Self.start + seconds
    let preset = Preset(Format(segments: lengths.map { Segment(length: $0) }))
    let item = RundownItem(
      id: "A", preset: preset, plannedStart: Self.start, plannedEnd: end, hardEnd: end)
    let forecast = Rundown(items: [item]).forecast(at: Self.start)
    #expect(forecast.expected[0]?.end == (holds ? end : at(15)))
    #expect(forecast.missed == (holds ? [] : [0]))
  }

  @Test func catchingUpTakesInProportionToWhatCanBeGiven() throws {
    var session = Self.session
    session.recordStart(at(0))
    // A ends at 38: the break absorbs 10 of the 18 minutes, and C has 5 to give.
    let catchUp = try #require(session.catchUp(at: at(38), currentEnd: at(38)))
    #expect(catchUp.end == at(95))
    let cuts = catchUp.cuts.map { session.items[$0.index].id + " \(($0.before - $0.length) / 60)" }
    #expect(cuts == ["B 4", "C 4"])
    #expect(catchUp.missing == 0)
    session.apply(catchUp)
    let forecast = session.forecast(at: at(38), currentEnd: at(38))
    #expect(forecast.expected[4] == RundownForecast.Span(at(75), at(95)))
    #expect(session.catchUp(at: at(38), currentEnd: at(38)) == nil)
  }

  @Test func aSecondIsMadeUpByAStep() throws {
    var session = Self.session
    session.recordStart(at(0))
    #expect(session.catchUp(at: at(30), currentEnd: at(30)) == nil)
    let catchUp = try #require(session.catchUp(at: at(30), currentEnd: at(30) + 1))
    #expect(catchUp.cuts.map { session.items[$0.index].id } == ["C"])
    #expect(catchUp.cuts.map(\.length) == [20 * 60 - 5])
    #expect(catchUp.missing == 0)
  }

  @Test func timeThatCannotBeMadeUpIsReported() throws {
    var session = Self.session
    session.recordStart(at(0))
    let catchUp = try #require(session.catchUp(at: at(45), currentEnd: at(45)))
    #expect(catchUp.cuts.map(\.length) == [15 * 60, 15 * 60])
    #expect(catchUp.missing == 5 * 60)
  }

  @Test func nothingIsCutWhereASessionIsOnTime() {
    #expect(Self.session.catchUp(at: at(5)) == nil)
  }

  @Test func liveChangesConcernTheItemThatStartsNext() throws {
    var session = Self.session
    _ = session.skip()
    #expect(session.items[0].isSkipped)
    #expect(session.current?.id == "B")
    session.recordStart(at(20))
    _ = session.shorten(to: 600)
    #expect(session.items[2].length == 600)
    _ = session.insert(300, title: "Announcements")
    #expect(session.items[2].plannedStart == at(40))
    #expect(session.items.map(\.title) == ["A", "B", "Announcements", "Coffee", "C", "D"])
    _ = session.skip()
    #expect(session.items[2].isSkipped)
    let longer = session.shorten(to: 900)
    #expect(longer == nil)
    #expect(starts(session.forecast(at: at(30), currentEnd: at(40))) == [nil, 20, nil, 40, 50, 75])
  }

  @Test func anInsertedItemIsLateByItsLength() {
    var session = Self.session
    session.recordStart(at(0))
    session.moveOn(at: at(20))
    _ = session.insert(300, title: "Announcements")
    #expect(session.current?.title == "Announcements")
    let forecast = session.forecast(at: at(20))
    #expect(forecast.lateBy == 300)
    #expect(starts(forecast) == [0, 20, 25, 45, 55, 75])
  }

  @Test func whereTheLoadedItemGivesWayNoSkippedOneIsLoaded() throws {
    var session = Self.session
    let skipped = session.skip(handle: 2)
    #expect(skipped?.id == "B")
    _ = try session.move(handle: 1, .after(3))
    #expect(session.items.map(\.id) == ["B", "Coffee", "A", "C", "D"])
    #expect(session.current?.id == "Coffee")
  }

  @Test func itGoesBackAsIfNothingHadStarted() {
    var session = Self.session
    session.recordStart(at(0))
    session.moveOn(at: at(20))
    session.recordStart(at(20))
    let moved = session.moveBack()
    #expect(moved)
    #expect(session.items.allSatisfy { $0.actual == nil })
    #expect(session.position == 0)
    #expect(session.items[0].actual == nil)
  }

  @Test func aSkippedItemThatIsGoneToTakesPlace() {
    var session = Self.session
    _ = session.skip(handle: 4)
    session.go(toHandle: 4, at: at(0))
    #expect(session.current?.id == "C")
    #expect(session.current?.isSkipped == false)
  }

  @Test func whereNothingIsLeftOrLoadedNothingHasChanged() {
    var session = Self.session
    let before = session
    let goes = [1, 99].map { session.go(toHandle: $0, at: at(5)) }
    #expect(goes == [false, false])
    #expect(session == before)
    #expect(RundownChange(from: before, to: session).isEmpty)
    let moves = (0..<6).map { _ in session.moveOn(at: at(5)) }
    #expect(moves == [true, true, true, true, true, false])
    #expect(!RundownChange(from: before, to: session).isEmpty)
  }

  @Test(
    arguments: [
      ("#3", .handle(3)), ("#1234567", .handle(1_234_567)), ("#12345678", .text("#12345678")),
      ("#", .text("#")), ("#3a", .text("#3a")), ("3", .text("3")), ("", nil),
      ("item 3", .handle(3)), ("Item  12 ", .handle(12)), ("item", .text("item")),
      ("item three", .text("item three")), ("item 3 a", .text("item 3 a")),
      ("items 3", .text("items 3")),
    ] as [(String, ItemReference?)])
  func anItemIsNamedByItsHandleOrByWords(text: String, reference: ItemReference?) {
    #expect(ItemReference(text) == reference)
  }

  /// A number alone is a handle, unless a title or an id begins with it.
  @Test(arguments: [
    ("1", "Opening"), ("2", "12 Angry Men"), ("4", "Part 1"), ("12", "12 Angry Men"),
    ("Part 1", "Part 1"),
    ("5", "several"), ("9", "none"), ("item 5", "Closing"), ("#3", "3rd floor"), ("0", "none"),
    ("3", "3rd floor"),
  ])
  func anItemIsNamedByItsNumber(text: String, title: String) throws {
    let titles = ["Opening", "12 Angry Men", "3rd floor", "Part 1", "Closing"]
    let rundown = Rundown(
      items: titles.map { title in
        RundownItem(
          id: title == "Part 1" ? "5" : title.lowercased().replacing("1", with: "one"),
          title: title,
          preset: Preset(duration: 60), plannedStart: 0, plannedEnd: 60)
      })
    let reference = try #require(ItemReference(text))
    do throws(ItemSearchError) {
      #expect(try rundown.item(reference).title == title)
    } catch {
      switch error {
      case .none: #expect(title == "none")
      case .several: #expect(title == "several")
      }
    }
  }

  @Test func aRundownWithoutTimesBeginsWithItsFirstTalk() {
    var session = Rundown(
      items: [
        RundownItem(id: "1", preset: Preset(duration: 600), plannedStart: 0, plannedEnd: 600),
        RundownItem(id: "2", preset: Preset(duration: 600), plannedStart: 600, plannedEnd: 1200),
      ], isFloating: true)
    #expect(session.forecast(at: at(7)).lateBy == 0)
    #expect(starts(session.forecast(at: at(7))) == [7, 17])
    session.recordStart(at(7))
    session.moveOn(at: at(20))
    #expect(session.forecast(at: at(20)).lateBy == 180)
  }

  @Test func afterTheLastItemItIsOver() {
    var session = Self.session
    for _ in 0..<5 {
      session.recordStart(at(80))
      session.moveOn(at: at(97))
    }
    #expect(session.current == nil)
    #expect(session.forecast(at: at(200)).lateBy == 120)
    #expect(session.forecast(at: at(200)).end == at(97))
    let skipped = session.skip()
    #expect(skipped == nil)
    _ = session.insert(60, title: "More")
    #expect(session.current?.plannedStart == at(95))
    #expect(session.current?.title == "More")
  }

  /// A second more of delay never takes more than a second, with a least length or without.
  @Test(arguments: [nil, 0, 5, 15])
  func aBreakNeverJumps(minimum: Int?) {
    let session = Rundown(items: [
      Self.item("Coffee", 0, 15, isBreak: true, minimum: minimum), Self.item("A", 15, 20),
    ])
    var before = session.forecast(at: at(0)).expected[1]?.start ?? 0
    #expect(before == at(15))
    for second in 1...1800 {
      let start = session.forecast(at: at(0) + second).expected[1]?.start ?? 0
      #expect((0...1).contains(start - before))
      before = start
    }
    #expect(before == at(30) + (minimum.map { $0 * 60 } ?? 450))
  }
}
