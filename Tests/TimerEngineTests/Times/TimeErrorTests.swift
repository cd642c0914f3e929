import Testing
import TimerEngine

struct TimeErrorTests {
  private static let expected =
    "Expected a time up to 23:59:59, for example: 18:00, 1:30:00, 18m, 1h5m30s, 45s or 20 (minutes)"

  @Test(arguments: [
    ("", "'' is empty."),
    ("abc", "'abc' is not a valid time."),
    ("-3", "'-3' is not a valid time."),
    ("1:2:3:4", "'1:2:3:4' is not a valid time."),
    ("1e3", "'1e3' is not a valid time."),
    ("١٨", "'١٨' is not a valid time."),
    ("5:61", "'5:61' is not a valid time (minutes and seconds after a colon go up to 59)."),
    ("25h", "'25h' is too long."),
    ("24:00:00", "'24:00:00' is too long."),
    ("99999999999999999999", "'99999999999999999999' is too long."),
  ])
  func anErrorSaysWhatIsWrongAndWhatWasExpected(text: String, reason: String) {
    let error = #expect(throws: TimeError.self) { try TimeParser.duration(text) }
    #expect(error?.description == "\(reason) \(Self.expected)")
    #expect(error?.text == text)
  }

  @Test func theLengthOfATalkIsMoreThanZero() {
    let error = #expect(throws: TimeError.self) { try TimeParser.duration("0:00") }
    #expect(
      error?.description.hasPrefix(
        "'0:00' is too short. Expected a time from 0:01 to 23:59:59, for example: 18:00")
        == true)
  }

  @Test(arguments: ["18:00", "1:30:00", "18m", "1h5m30s", "45s", "20", "23:59:59"])
  func theExamplesInTheErrorAreTimes(example: String) throws {
    #expect(Self.expected.contains(example))
    #expect(try TimeParser.duration(example) > 0)
  }
}
