import Testing
import TimerEngine

struct ThresholdTests {
  /// A text, and the seconds it stands for in a talk of ten minutes.
  @Test(arguments: [
    ("2:00", 120), ("30s", 30), ("0:00", 0), ("1", 60), ("20%", 120), ("0%", 0), ("100%", 600),
    ("007%", 42),
  ])
  func aThresholdIsATimeOrAShare(text: String, seconds: Int) throws {
    #expect(try Threshold(text).seconds(of: 600) == seconds)
  }

  @Test(arguments: [(33, 90, 30), (50, 7, 4), (50, 5, 3), (1, 49, 0), (1, 50, 1)])
  func aShareIsRoundedToTheNearestSecond(percent: Int, length: Int, seconds: Int) {
    #expect(Threshold.percent(percent).seconds(of: length) == seconds)
  }

  @Test(arguments: ["%", "101%", "-1%", "+5%", "5 %", "5.5%", "٢%", "99999999999999999999%"])
  func anInvalidPercentageIsRefused(text: String) {
    let error = #expect(throws: TimeError.self) { try Threshold(text) }
    #expect(
      error?.description
        == "'\(text)' is not a valid percentage. Expected a percentage from 0% to 100%, for example: 20%"
    )
  }

  @Test(arguments: ["", "soon", "5:61"])
  func anInvalidTimeIsRefused(text: String) {
    #expect(throws: TimeError.self) { try Threshold(text) }
  }
}
