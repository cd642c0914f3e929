import Testing

@testable import TimerEngine

/// The days of a rundown, and whether it is for now.
///
/// Moments are written as a day of December 2026 and a time of day in UTC: `4 22:30`.
struct RundownDaysTests {
  private static func moment(_ text: String) -> Int {
    let fields = text.split { $0 == " " || $0 == ":" }.compactMap { Int($0) }
    let day = CalendarDay("2026-12-01").map { $0.firstSecond } ?? 0
    return day + (fields[0] - 1) * 86_400 + fields[1] * 3600 + fields[2] * 60
  }

  /// Talks from one moment to another.
  private static func rundown(_ spans: [String]) -> Rundown {
    let items = spans.enumerated().map { index, span in
      let moments = span.split(separator: "-").map { moment(String($0)) }
      return RundownItem(
        id: "\(index)", preset: Preset(duration: moments[1] - moments[0]),
        plannedStart: moments[0], plannedEnd: moments[1])
    }
    return Rundown(items: items)
  }

  @Test(arguments: [
    (["4 9:00-4 9:20", "4 9:20-4 10:00"], ["2026-12-04 0..<2"]),
    (
      ["4 9:00-4 17:00", "5 9:00-5 9:20", "5 9:20-5 12:00"],
      ["2026-12-04 0..<1", "2026-12-05 1..<3"]
    ),
    // An evening that goes on after midnight.
    (
      ["4 22:00-5 1:00", "5 1:00-5 2:00", "5 9:00-5 9:20"],
      ["2026-12-04 0..<2", "2026-12-05 2..<3"]
    ),
    // Six hours are no night, and a long afternoon without talks begins no other day.
    (["4 20:00-4 21:00", "5 3:00-5 4:00"], ["2026-12-04 0..<2"]),
    (["4 20:00-4 21:00", "5 3:01-5 4:00"], ["2026-12-04 0..<1", "2026-12-05 1..<2"]),
    (["4 8:00-4 9:00", "4 18:00-4 19:00"], ["2026-12-04 0..<2"]),
    // A talk that ends after the next one has begun.
    (["4 9:00-4 20:00", "4 10:00-4 11:00", "5 1:00-5 2:00"], ["2026-12-04 0..<3"]),
  ])
  func itsDaysAre(spans: [String], days: [String]) {
    #expect(Self.rundown(spans).days.map { "\($0.date) \($0.items)" } == days)
  }

  @Test(arguments: [
    ("4 8:00", "2026-12-04"), ("4 23:00", "2026-12-04"), ("5 0:10", "2026-12-04"),
    ("5 1:00", "2026-12-05"), ("5 12:00", "2026-12-05"), ("3 23:59", nil), ("6 0:00", nil),
  ])
  func todayIs(now: String, day: String?) {
    let rundown = Self.rundown(["4 22:00-5 1:00", "5 9:00-5 9:20", "5 9:20-5 12:00"])
    #expect(rundown.date(at: Self.moment(now))?.description == day)
  }

  @Test func oneDayIsARundownOfItsOwn() throws {
    let rundown = Self.rundown(["4 9:00-4 17:00", "5 9:00-5 9:20", "5 9:20-5 12:00"])
    let day = try #require(CalendarDay("2026-12-05").flatMap(rundown.on))
    #expect(day.items.map(\.id) == ["1", "2"])
    #expect(day.items.map(\.handle) == [1, 2])
    #expect(day.position == 0)
    #expect(CalendarDay("2026-12-06").flatMap(rundown.on) == nil)
  }

  /// More than twelve hours before the first planned start or after the last planned end.
  @Test(arguments: [
    ("3 20:59", "2026-12-04"), ("3 21:00", nil), ("4 8:00", nil), ("4 22:00", nil),
    ("4 22:01", nil), ("4 23:59", nil), ("5 0:00", "2026-12-04"), ("9 9:00", "2026-12-04"),
  ])
  func itIsForAnotherDay(now: String, day: String?) {
    var rundown = Self.rundown(["4 9:00-4 9:20", "4 9:30-4 10:00"])
    #expect(rundown.otherDay(at: Self.moment(now))?.description == day)
    rundown.recordStart(Self.moment(now))
    #expect(rundown.otherDay(at: Self.moment(now)) == nil)
  }

  @Test func aRundownWithoutTimesIsForAnyDay() {
    let item = RundownItem(id: "a", preset: Preset(duration: 60), plannedStart: 0, plannedEnd: 60)
    #expect(
      Rundown(items: [item], isFloating: true).otherDay(at: Self.moment("4 9:00")) == nil)
  }
}
