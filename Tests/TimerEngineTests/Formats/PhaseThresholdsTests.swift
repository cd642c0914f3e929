import Testing
import TimerEngine
import TimerTestSupport

struct PhaseThresholdsTests {
  @Test(arguments: [(0, 0), (60, 0), (60, 60), (180, 60), (1, 0)])
  func thresholdsInOrderAreTaken(yellow: Int, red: Int) {
    let thresholds = PhaseThresholds(yellow: yellow, red: red)
    #expect(thresholds?.yellow == yellow)
    #expect(thresholds?.red == red)
  }

  @Test(arguments: [(60, 61), (0, 1), (60, -1), (-1, -1), (-1, -2), (-5, 5)])
  func thresholdsOutOfOrderAreRefused(yellow: Int, red: Int) {
    #expect(PhaseThresholds(yellow: yellow, red: red) == nil)
  }

  @Test(arguments: [
    // A minute and more: to 5 s.
    ("18:00", "3:00", "1:00"), ("2:00", "0:20", "0:05"), ("1:00", "0:10", "0:05"),
    ("5:00", "0:50", "0:15"), ("10:00", "1:40", "0:35"), ("45:00", "7:30", "2:30"),
    ("90:00", "15:00", "5:00"), ("1:14", "0:10", "0:05"), ("1:15", "0:15", "0:05"),
    ("2:15", "0:25", "0:10"), ("2:14", "0:20", "0:05"), ("23:59:59", "4:00:00", "80:00"),
    // Below a minute: to 1 s.
    ("0:59", "0:10", "0:03"), ("0:45", "0:08", "0:03"), ("0:44", "0:07", "0:02"),
    ("0:30", "0:05", "0:02"), ("0:18", "0:03", "0:01"), ("0:10", "0:02", "0:01"),
    ("0:09", "0:02", "0:01"), ("0:08", "0:01", "0:00"), ("0:05", "0:01", "0:00"),
    ("0:03", "0:01", "0:00"), ("0:02", "0:00", "0:00"), ("0:01", "0:00", "0:00"),
  ])
  func aTimeGetsTedsProportions(time: String, yellow: String, red: String) throws {
    let thresholds = PhaseThresholds.proportional(to: try TimeParser.seconds(time))
    #expect(TimeText.plain(thresholds.yellow) == yellow)
    #expect(TimeText.plain(thresholds.red) == red)
  }

  @Test func proportionsOfEveryTimeAreInOrderAndClose() {
    let wrong = (1...longestTime).filter { time in
      let (yellow, red) = (
        PhaseThresholds.proportional(to: time).yellow,
        PhaseThresholds.proportional(to: time).red
      )
      let step = time < 60 ? 1 : 5
      let isOrdered = 0 <= red && red <= yellow && yellow < time
      let isRounded = yellow.isMultiple(of: step) && red.isMultiple(of: step)
      let isClose = abs(6 * yellow - time) * 2 <= 6 * step && abs(18 * red - time) * 2 <= 18 * step
      return !isOrdered || !isRounded || !isClose
    }
    #expect(wrong.isEmpty)
  }
}
