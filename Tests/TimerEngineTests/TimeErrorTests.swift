import Testing
import TimerEngine

struct TimeErrorTests {
  private static let expected =
    "Expected a time up to 23:59:59 such as 18:00, 1:30:00, 18m, 1h5m30s or 45s; "
    + "a bare number is minutes."

  @Test(arguments: [
    ("", "'' is empty."),
    ("abc", "'abc' is no time."),
    ("-3", "'-3' is no time."),
    ("1:2:3:4", "'1:2:3:4' is no time."),
    ("1e3", "'1e3' is no time."),
    ("١٨", "'١٨' is no time."),
    ("5:61", "'5:61' has 60 or more where 00 to 59 is possible."),
    ("25h", "'25h' is longer than 23:59:59."),
    ("24:00:00", "'24:00:00' is longer than 23:59:59."),
    ("99999999999999999999", "'99999999999999999999' is longer than 23:59:59."),
    ("0:00", "'0:00' is no length for a talk."),
  ])
  func anErrorSaysWhatIsWrongAndWhatWasExpected(text: String, reason: String) {
    let error = #expect(throws: TimeError.self) { try TimeGrammar.duration(text) }
    #expect(error?.description == "\(reason) \(Self.expected)")
    #expect(error?.text == text)
  }

  @Test(arguments: ["18:00", "1:30:00", "18m", "1h5m30s", "45s", "23:59:59"])
  func theExamplesInTheErrorAreTimes(example: String) throws {
    #expect(Self.expected.contains(example))
    #expect(try TimeGrammar.duration(example) > 0)
  }
}
