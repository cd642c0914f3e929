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

  @Test(arguments: [
    (Duration.seconds(-3), Duration.seconds(-1)), (.milliseconds(500), .milliseconds(500)),
    (.seconds(5), .seconds(2)),
  ])
  func aClampedTimeCanBeReadBack(time: Duration, clamped: Duration) {
    #expect(FileNumber(seconds: -1...2).clamped(time) == clamped)
  }
}
