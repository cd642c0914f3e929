import Testing
import TimerEngine

struct ShownSecondTests {
  private static let nanosecond = Duration.nanoseconds(1)
  private static let attosecond = Duration(secondsComponent: 0, attosecondsComponent: 1)

  @Test(arguments: [
    (1_080_000, 1080), (1_079_001, 1080), (1_079_000, 1079), (1001, 2), (1000, 1), (999, 1),
    (500, 1), (1, 1), (0, 0), (-1, 0), (-500, 0), (-999, 0), (-1000, -1), (-1001, -1),
    (-1999, -1), (-2000, -2), (-59_999, -59), (-60_000, -60),
  ])
  func aTimeIsRoundedUp(milliseconds: Int, shown: Int) {
    #expect(Duration.milliseconds(milliseconds).shownSecond == shown)
  }

  @Test(arguments: [86_399, 6000, 1080, 60, 2, 1, 0, -1, -2, -60, -3600, -86_400])
  func aSecondChangesExactly(second: Int) {
    let exact = Duration.seconds(second)
    #expect(exact.shownSecond == second)
    #expect((exact - Self.nanosecond).shownSecond == second)
    #expect((exact - Self.attosecond).shownSecond == second)
    #expect((exact + Self.nanosecond).shownSecond == second + 1)
    #expect((exact + Self.attosecond).shownSecond == second + 1)
    #expect((exact - .seconds(1) + Self.attosecond).shownSecond == second)
    #expect((exact - .seconds(1)).shownSecond == second - 1)
  }

  @Test func zeroStandsForOneSecond() {
    let shown = stride(from: 2000, through: -3000, by: -250).map {
      Duration.milliseconds($0).shownSecond
    }
    let expected = [
      2, 2, 2, 2, 1, 1, 1, 1, 0, 0, 0, 0, -1, -1, -1, -1, -2, -2, -2, -2, -3,
    ]
    #expect(shown == expected)
  }

  @Test func theLongestTimeIsASecondBelowADay() {
    #expect(longestTime == 86_399)
    #expect(TimeText.plain(longestTime) == "23:59:59")
  }
}
