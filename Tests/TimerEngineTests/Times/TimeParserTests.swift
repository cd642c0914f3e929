import Testing
import TimerEngine

struct TimeParserTests {
  static let times: [(String, Int)] = [
    // With colons.
    ("5:00", 300), ("1:30:00", 5400), ("90:00", 5400), ("0:45", 45), ("18:00", 1080),
    ("05:00", 300), ("00:00:01", 1), ("0:00", 0), ("00:00", 0), ("0:00:00", 0), ("5:59", 359),
    ("100:00", 6000), ("1439:59", 86_399), ("23:59:59", 86_399), ("0023:59:59", 86_399),
    ("000000000000000000000000005:00", 300), ("0:01", 1),
    // With units.
    ("18m", 1080), ("1h5m30s", 3930), ("45s", 45), ("1h", 3600), ("1h30m", 5400), ("1h5s", 3605),
    ("5m30s", 330), ("90m", 5400), ("90s", 90), ("0s", 0), ("0h0m1s", 1), ("007m", 420),
    ("23h59m59s", 86_399), ("1439m59s", 86_399), ("86399s", 86_399),
    // A bare number is minutes.
    ("18", 1080), ("0", 0), ("1", 60), ("05", 300), ("1439", 86_340),
    ("000000000000000000000000000018", 1080),
  ]

  @Test(arguments: times)
  func peoplesTimesAreUnderstood(text: String, seconds: Int) throws {
    #expect(try TimeParser.seconds(text) == seconds)
  }

  @Test(arguments: times.filter { $0.1 > 0 })
  func aTalkMayLastAsLong(text: String, seconds: Int) throws {
    #expect(try TimeParser.duration(text) == seconds)
  }

  @Test(arguments: ["0", "0:00", "00:00", "0:00:00", "0s", "0h", "0m", "0h0m0s", "000"])
  func aTalkLastsLongerThanNothing(text: String) {
    #expect(throws: TimeError(text: text, problem: .zero)) { try TimeParser.duration(text) }
  }

  @Test(arguments: [
    // Words, signs, fractions, powers of ten, hexadecimal.
    "abc", "-3", "+3", "-5:00", "5:-1", "1e3", "1.5", "1,5", "0x10", "1_000", "noon", "∞", "2:15pm",
    // Too many fields, too few digits, too many.
    "1:2:3:4", "1:00:00:00", "5:6", "5:", ":30", ":", "::", "1::00", "5:000", "1:2:03", "1:02:3",
    // Units without numbers, numbers without units, twice, backwards, capitals, mixed forms.
    "h", "m", "s", "1h5", "5m30", "1m1m", "1h1h", "30s5m", "5m1h", "18M", "1H", "5min", "18 m",
    "hm", "1hm", "1d", "5:00m", "1h5:00", "1m:30",
    // Spaces are no part of a time.
    " ", "  ", " 18", "18 ", "5: 00", "5 :00", "1h 5m", "\t18", "18\n", "18\r\n", "5:00\u{A0}",
    // Digits and colons of other scripts.
    "١٨", "٣:٠٠", "１８", "５:００", "5：00", "१८", "५m", "5:0٠", "18\u{301}", "x\u{0}",
    "18\u{0}", "😀", "Ⅷ", "½", "²",
  ])
  func anInvalidTimeIsRefused(text: String) {
    #expect(throws: TimeError(text: text, problem: .invalidTime)) { try TimeParser.seconds(text) }
    #expect(throws: TimeError(text: text, problem: .invalidTime)) { try TimeParser.duration(text) }
  }

  /// A number with a point or a comma is told apart from what is no time at all.
  @Test(arguments: [
    ("5.5", true), ("5,5", true), ("1.5m", false), ("five", false), ("1.2.3", false),
  ])
  func aFractionIsAnsweredWithAColon(text: String, hasColon: Bool) {
    let error = TimeError(text: text, problem: .invalidTime)
    #expect(error.expected.contains("5:30 for five and a half minutes") == hasColon)
  }

  @Test(arguments: [
    "5:61", "5:60", "5:99", "0:60", "1:60:00", "1:00:60", "1:99:99", "0:60:00", "23:59:60",
    "99999999999999999999:60",
  ])
  func sixtyOrMoreIsRefused(text: String) {
    #expect(throws: TimeError(text: text, problem: .sixtyOrMore)) {
      try TimeParser.seconds(text)
    }
  }

  @Test(arguments: [
    "24:00:00", "1440:00", "1440", "25h", "24h", "23h59m60s", "1440m", "86400s", "99:59:59",
    "99999999999999999999", "99999999999999999999:00", "9999999:00:00",
    "99999999999999999999h", "1h99999999999999999999s", "9223372036854775807", "999999999999999999",
    "999999999999999999h",
    "9223372036854775808s", "18446744073709551616", "18446744073709551634:00",
    "1000000", "999999h999999m999999s",
  ])
  func aTimeLongerThanADayIsRefused(text: String) {
    #expect(throws: TimeError(text: text, problem: .tooLong)) { try TimeParser.seconds(text) }
  }

  @Test func anEmptyTextIsRefused() {
    #expect(throws: TimeError(text: "", problem: .empty)) { try TimeParser.seconds("") }
    #expect(throws: TimeError(text: "", problem: .empty)) { try TimeParser.duration("") }
  }

  @Test(arguments: [0, 1, 59, 60, 599, 600, 3599, 3600, 5999, 6000, 6001, 35_999, 86_399])
  func writtenTimesAreReadBack(seconds: Int) throws {
    #expect(try TimeParser.seconds(TimeText.plain(seconds)) == seconds)
    #expect(try TimeParser.seconds(TimeText.digits(seconds)) == seconds)
  }
}
