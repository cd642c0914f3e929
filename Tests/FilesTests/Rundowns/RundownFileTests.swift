import Files
import Platform
import Testing
import TimerEngine
import TimerTestSupport

/// Rundowns as they are read: their plan, and their times of day as moments.
struct RundownFileTests {
  /// 2026-12-04 9:00 in Vienna.
  private static let now = 1_796_371_200

  private static let presets = PresetList(BundledPresets.all)

  private func file(_ text: String, now: Int = now) -> RundownFile {
    RundownFile(
      Array(text.utf8), path: "f", presets: Self.presets, now: now)
  }

  private func rundown(_ text: String, now: Int = now) throws -> Rundown {
    let file = file(text, now: now)
    #expect(file.problems == [])
    return try #require(file.rundown)
  }

  /// The planned starts, as the clocks of the venue show them.
  private func starts(_ rundown: Rundown) -> [String] {
    rundown.items.map {
      "\(rundown.localTime.day(at: $0.plannedStart)) "
        + TimeText.timeOfDay(rundown.localTime.timeOfDay(at: $0.plannedStart))
    }
  }

  @Test func everythingIsRead() throws {
    let rundown = try rundown(
      """
      rundown:
        name: Friday morning
        date: 2026-12-04
        zone: Europe/Vienna
        items:
          - {id: k1, talk: TED talk, title: Engines, speaker: Ada Lovelace, start: "9:00", zone: Europe/London}
          - {break: 15m, title: Coffee}
          - {talk: 20m, title: Compilers, speaker: Grace Hopper, min: 12m, ends: "9:55", note: mic 2}
          - {talk: {duration: 10:00, red: 0:00}}
      """)
    #expect(rundown.name == "Friday morning")
    #expect(rundown.items.map(\.plannedStart) == [0, 18, 33, 55].map { Self.now + $0 * 60 })
    #expect(rundown.items.map(\.plannedEnd) == [18, 33, 55, 65].map { Self.now + $0 * 60 })
    #expect(rundown.items.map(\.length) == [1080, 900, 1200, 600])
    #expect(rundown.items.map(\.isBreak) == [false, true, false, false])
    #expect(rundown.items[0].id == "k1")
    #expect(rundown.items[0].preset.name == "TED talk")
    #expect(rundown.items[0].zone == "Europe/London")
    #expect(rundown.items[0].fullTitle == "Ada Lovelace: Engines")
    #expect(rundown.items[2].hardEnd == Self.now + 55 * 60)
    #expect(rundown.items[2].minimum == 720)
    #expect(rundown.items[2].note == "mic 2")
    #expect(rundown.items[3].preset.format.segments[0].beginning(of: .red) == 0)
    #expect(!rundown.isFloating)
  }

  @Test func onlyLengthsAreNeeded() throws {
    let rundown = try rundown("rundown: {items: [{talk: 20m}, {break: 5}, {talk: 10:00}]}")
    #expect(rundown.isFloating)
    #expect(rundown.items.map(\.plannedStart) == [0, 1200, 1500])
    #expect(Set(rundown.items.map(\.id)).count == 3)
  }

  @Test func itemsWithTheSameTitleAreToldApart() throws {
    let rundown = try rundown("rundown: {items: [{talk: 5m, title: A}, {talk: 5m, title: A}]}")
    #expect(Set(rundown.items.map(\.id)).count == 2)
  }

  @Test func timesGoOnAfterMidnight() throws {
    let rundown = try rundown(
      """
      rundown:
        date: 2026-12-04
        zone: Europe/Vienna
        items:
          - {talk: 20m, start: 23:30}
          - {talk: 20m}
          - {talk: 20m, start: 0:15, ends: 0:40}
          - {talk: 20m, start: 2026-12-05 14:00}
          - {talk: 20m, start: 2pm}
      """)
    #expect(
      starts(rundown) == [
        "2026-12-04 23:30", "2026-12-04 23:50", "2026-12-05 0:15", "2026-12-05 14:00",
        "2026-12-05 14:00",
      ])
    #expect(rundown.items[2].hardEnd == rundown.items[2].plannedStart + 25 * 60)
  }

  /// The zone, the day, the start of the item before, the start, and what it is in UTC; and what
  /// the clocks show then, if they skip the time itself.
  @Test(arguments: [
    ("Europe/Vienna", "2026-03-29", "1:00", "2:30", "2026-03-29T01:30:00.000Z", "3:30"),
    ("Europe/Vienna", "2026-03-29", "1:00", "3:30", "2026-03-29T01:30:00.000Z", nil),
    ("Europe/Vienna", "2026-10-25", "1:00", "2:30", "2026-10-25T00:30:00.000Z", nil),
    ("Europe/Vienna", "2026-10-25", "2:45", "2:30", "2026-10-25T01:30:00.000Z", nil),
    ("Europe/Vienna", "2026-10-25", "1:00", "3:30", "2026-10-25T02:30:00.000Z", nil),
    ("America/New_York", "2026-03-08", "1:00", "2:15", "2026-03-08T07:15:00.000Z", "3:15"),
    ("America/New_York", "2026-11-01", "0:30", "1:15", "2026-11-01T05:15:00.000Z", nil),
    ("America/New_York", "2026-11-01", "1:45", "1:15", "2026-11-01T06:15:00.000Z", nil),
    ("Australia/Lord_Howe", "2026-10-04", "1:30", "2:15", "2026-10-03T15:45:00.000Z", "2:45"),
    ("Australia/Lord_Howe", "2026-04-05", "1:10", "1:45", "2026-04-04T14:45:00.000Z", nil),
    ("Australia/Lord_Howe", "2026-04-05", "1:50", "1:45", "2026-04-04T15:15:00.000Z", nil),
  ])
  func onTheDaysOfSummerTime(
    zone: String, day: String, before: String, start: String, utc: String, shown: String?
  ) throws {
    let rundown = try rundown(
      """
      rundown:
        date: \(day)
        zone: \(zone)
        items: [{talk: 10m, start: "\(before)"}, {talk: 10m, start: "\(start)"}]
      """)
    #expect(WallClock.stamp(.seconds(rundown.items[1].plannedStart)) == utc)
    #expect(starts(rundown)[1] == "\(day) \(shown ?? start)")
  }

  /// The wall clock goes on by an hour more or less, and no length changes.
  @Test(arguments: [("2026-03-29", "6:00", 300), ("2026-10-25", "4:00", 300)])
  func lengthsArePhysical(day: String, last: String, minutes: Int) throws {
    let rundown = try rundown(
      """
      rundown:
        date: \(day)
        zone: Europe/Vienna
        items: [{talk: 4h, start: 0:00}, {talk: 1h}, {talk: 1h}]
      """)
    #expect(
      rundown.items.map { ($0.plannedStart - rundown.items[0].plannedStart) / 60 }
        == [0, 240, minutes])
    #expect(starts(rundown)[2] == "\(day) \(last)")
  }

  /// Random times of day in three zones over two years: the clocks of the venue show what the file
  /// says, or what stands for it, and the items stay in their order.
  @Test(arguments: randomSeeds(40))
  func anyDayInThreeZones(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let zone = random.pick(["Europe/Vienna", "America/New_York", "Australia/Lord_Howe"])
    let changes = [20_541, 20_751, 20_520, 20_758, 20_548, 20_730]
    let day = CalendarDay(
      number: random.below(2) == 0 ? random.pick(changes) : 20_454 + random.below(730))
    let times = (0..<4).map { _ in random.below(288) * 300 }.sorted()
    let items = times.map { "{talk: 1m, start: \"\(TimeText.timeOfDay($0))\"}" }
    let file = file(
      "rundown: {date: \(day), zone: \(zone), items: [\(items.joined(separator: ", "))]}")
    guard let rundown = file.rundown else {
      // Refused are only steps of more than twelve hours, and on a day with an hour less a time
      // that comes before what stands for a skipped one: 2:30 is 3:30 then, and 3:00 cannot follow
      // it.
      let isLong = zip(times, times.dropFirst()).contains { $1 - $0 > 11 * 3600 }
      let isEarlier = file.problems.allSatisfy { $0.what.hasPrefix("start is earlier than") }
      #expect(isLong || isEarlier && changes.contains(day.number), "\(file.problems)")
      return
    }
    for (time, item) in zip(times, rundown.items) {
      let shown = rundown.localTime.timeOfDay(at: item.plannedStart)
      let isSkipped =
        if case .skipped = rundown.localTime.occurrence(of: time, on: day) { true } else { false }
      #expect(shown == time || isSkipped)
      #expect(rundown.localTime.day(at: item.plannedStart) == day)
      let offset = WallClock.zoneOffsets(in: zone, at: [item.plannedStart])
      #expect(offset == [rundown.localTime.offset(at: item.plannedStart)])
    }
    for (item, next) in zip(rundown.items, rundown.items.dropFirst()) {
      #expect(item.plannedStart <= next.plannedStart)
    }
  }

  @Test func withoutADateItIsToday() throws {
    let file = file(
      "rundown: {zone: Europe/Vienna, items: [{talk: 5m, start: 0:30}]}", now: Self.now)
    #expect(file.day.description == "2026-12-04")
    #expect(!file.hasDate)
    #expect(file.rundown?.items[0].plannedStart == Self.now - 30_600)
  }

  @Test func aMissingFileIsAProblem() {
    let file = RundownFile("/nowhere/day.yaml", presets: PresetList(), now: Self.now)
    #expect(file.rundown == nil)
    #expect(file.problems.count == 1)
  }

  /// The date of the first start is that of the file.
  @Test func aFileHasSeveralDays() throws {
    let items = { (first: String) in
      """
      rundown:
        zone: UTC
        items:
          - {talk: 20m, start: "\(first)"}
          - {talk: 20m, start: "2026-12-05 9:00"}
      """
    }
    let dated = file(items("2026-12-04 9:00"))
    #expect(dated.problems == [] && dated.hasDate && dated.day.description == "2026-12-04")
    #expect(dated.days.map(\.description) == ["2026-12-04", "2026-12-05"])
    #expect(dated.rundown(on: dated.days[1])?.items.count == 1)
    // Without a date, nobody could tell which of the days is meant.
    #expect(file(items("9:00")).days.map(\.description) == ["2026-12-04"])
  }
}
