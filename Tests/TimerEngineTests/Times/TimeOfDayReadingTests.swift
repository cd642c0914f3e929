import Testing
import TimerEngine

/// A time of day on a day on which the clocks are changed.
struct TimeOfDayReadingTests {
  /// A change of the clocks: when it is in UTC, and the offsets around it in minutes.
  struct Change: Sendable {
    var second: Int
    var before: Int
    var after: Int

    func offset(at second: Int) -> Int { (second < self.second ? before : after) * 60 }
  }

  /// 25 October 2026, 3:00 to 2:00.
  private static let berlinAutumn = Change(second: 1_792_890_000, before: 120, after: 60)
  /// 29 March 2026, 2:00 to 3:00.
  private static let berlinSpring = Change(second: 1_774_746_000, before: 60, after: 120)
  /// 1 November 2026, 2:00 to 1:00.
  private static let newYork = Change(second: 1_793_512_800, before: -240, after: -300)
  /// 5 April 2026, 2:00 to 1:30.
  private static let lordHowe = Change(second: 1_775_314_800, before: 660, after: 630)
  /// 5 April 2026, 0:00 to 23:00 of the day before.
  private static let santiagoAutumn = Change(second: 1_775_358_000, before: -180, after: -240)
  /// 6 September 2026, 0:00 to 1:00.
  private static let santiagoSpring = Change(second: 1_788_667_200, before: -240, after: -180)

  private func reading(_ text: String, _ change: Change, minutes: Int) throws -> TimeOfDayReading {
    TimeOfDayReading(
      of: try TimeParser.timeOfDay(text), at: .seconds(change.second + minutes * 60),
      offset: change.offset)
  }

  /// The minutes from the change to now, the time of day, the minutes to it, the midnights.
  @Test(arguments: [
    (berlinAutumn, -90, "2:45", 75, 0), (berlinAutumn, -30, "2:45", 15, 0),
    (berlinAutumn, -30, "2:15", 45, 0), (berlinAutumn, -5, "2:45", 50, 0),
    (berlinAutumn, 30, "2:45", 15, 0), (berlinAutumn, 50, "2:45", 1_435, 1),
    (berlinAutumn, -150, "23:00", 1_410, 0), (berlinAutumn, 30, "2:30", 1_440, 1),
    (newYork, -30, "1:45", 15, 0), (newYork, -30, "1:15", 45, 0), (newYork, 30, "1:45", 15, 0),
    (lordHowe, -20, "1:35", 25, 0), (lordHowe, -20, "1:45", 5, 0), (lordHowe, 15, "1:50", 5, 0),
    (lordHowe, 15, "1:40", 1_435, 1), (santiagoAutumn, -15, "23:30", 45, 0),
    (santiagoAutumn, 15, "23:30", 15, 0), (santiagoAutumn, 15, "0:30", 75, 1),
    (santiagoAutumn, -15, "0:30", 105, 1),
  ])
  func theNearestOneCounts(
    change: Change, minutes: Int, time: String, left: Int, midnights: Int
  ) throws {
    let reading = try reading(time, change, minutes: minutes)
    #expect(reading.left == .seconds(left * 60))
    #expect(reading.midnights == midnights)
    #expect(reading.shownInstead == nil)
  }

  /// As above, and what the clocks show then.
  @Test(arguments: [
    (berlinSpring, -60, "2:30", 90, 0, "3:30"), (berlinSpring, -180, "2:00", 180, 1, "3:00"),
    (berlinSpring, -1, "2:59:59", 61, 0, "3:59:59"), (santiagoSpring, -30, "0:30", 60, 1, "1:30"),
    (berlinSpring, 20, "2:30", 10, 0, "3:30"),
  ])
  func aSkippedTimeIsThatOfUnchangedClocks(
    change: Change, minutes: Int, time: String, left: Int, midnights: Int, shown: String
  ) throws {
    let reading = try reading(time, change, minutes: minutes)
    let seconds = Int(reading.left.components.seconds)
    #expect((seconds + 59) / 60 == left)
    #expect(reading.midnights == midnights)
    #expect(reading.shownInstead == (try TimeParser.timeOfDay(shown)))
  }

  @Test(arguments: [("2:30", 1_350), ("4:30", 30), ("3:30", 1_410)])
  func afterTheChangeNothingIsSkipped(time: String, left: Int) throws {
    let reading = try reading(time, Self.berlinSpring, minutes: 60)
    #expect(reading.left == .seconds(left * 60))
    #expect(reading.shownInstead == nil)
  }

  @Test(arguments: [("2:45", 30, 45), ("2:15", 30, 15), ("2:45", 80, 35), ("2:45", 0, 15)])
  func thePassedTimeIsTheLatestOne(time: String, minutes: Int, passed: Int) throws {
    let reading = try reading(time, Self.berlinAutumn, minutes: minutes)
    #expect(reading.passed == .seconds(passed * 60))
  }

  /// The moment itself has passed: a talk until now would have no length.
  @Test func theNextOneIsNeverNow() throws {
    let reading = try reading("2:00", Self.berlinAutumn, minutes: 0)
    #expect(reading.passed == .zero)
    #expect(reading.left == .seconds(86_400))
  }

  @Test(arguments: [-43_200, 0, 50_400])
  func inAZoneWithoutChangesEachSecondLiesInADay(offset: Int) {
    for timeOfDay in stride(from: 0, to: 86_400, by: 4_321) {
      for now in stride(from: 1_792_800_000, to: 1_792_900_000, by: 7_919) {
        let reading = TimeOfDayReading(of: timeOfDay, at: .seconds(now)) { _ in offset }
        #expect(reading.passed + reading.left == .seconds(86_400))
        let shown = (now + Int(reading.left.components.seconds) + offset) % 86_400
        #expect(shown == timeOfDay)
      }
    }
  }
}
