import Files
import Testing

struct FileNumberTests {
  @Test(
    arguments: [
      ("1", 1), ("9", 9), ("05", 5), ("0", nil), ("10", nil), ("-1", nil), ("", nil), ("1.0", nil),
      (" 1", nil), ("99999999999999999999", nil),
    ] as [(String, Int64?)])
  func aNumberOutOfRangeIsNotRead(text: String, number: Int64?) {
    #expect(FileNumber(range: 1...9).read(text) == number)
  }

  @Test(
    arguments: [
      ("1500000000", .milliseconds(1500)), ("-1000000000", .seconds(-1)), ("2000000001", nil),
      ("1s", nil),
    ] as [(String, Duration?)])
  func timesAreNanoseconds(text: String, time: Duration?) {
    #expect(FileNumber(seconds: -1...2).time(text) == time)
  }

  @Test(arguments: [
    (Duration.seconds(-3), Duration.seconds(-1)), (.milliseconds(500), .milliseconds(500)),
    (.seconds(5), .seconds(2)),
  ])
  func aClampedTimeCanBeReadBack(time: Duration, clamped: Duration) {
    #expect(FileNumber(seconds: -1...2).clamped(time) == clamped)
  }
}
