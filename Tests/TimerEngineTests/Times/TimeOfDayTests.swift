import Testing
import TimerEngine

struct TimeOfDayTests {
  @Test(arguments: [
    // On twenty-four hours.
    ("14:15", 51_300), ("0:00", 0), ("00:00", 0), ("9:05", 32_700), ("09:05", 32_700),
    ("23:59", 86_340), ("23:59:59", 86_399), ("14:15:30", 51_330), ("12:00", 43_200),
    // On twelve.
    ("2:15pm", 51_300), ("2:15 PM", 51_300), ("2:15Pm", 51_300), ("02:15 pm", 51_300),
    ("2:15:30pm", 51_330), ("2pm", 50_400), ("9am", 32_400), ("9 AM", 32_400), ("12am", 0),
    ("12pm", 43_200), ("12:30am", 1_800), ("12:30 pm", 45_000), ("11:59:59pm", 86_399),
    ("1am", 3_600), ("1pm", 46_800),
  ])
  func peoplesTimesOfDayAreUnderstood(text: String, seconds: Int) throws {
    #expect(try TimeParser.timeOfDay(text) == seconds)
  }

  @Test(arguments: [
    // Hours, minutes and seconds that no clock shows.
    "24:00", "25:00", "99:00", "13pm", "13:00pm", "0am", "0:30am", "00:30pm", "14:60", "14:15:60",
    "14:99", "2:60pm",
    // Too few fields or digits, too many, or none.
    "14", "0", "2:5", "2:5pm", ":15", "14:", ":", "14:15:", "14::15", "14:15:16:17", "014:15",
    "14:015", "", "pm", "am", " pm", ":pm", "1:2:03",
    // Words, signs, units, spaces.
    "noon", "midnight", "soon", "-1:00", "+2:15", "14h15", "14.15", "14m", "2:15p", "2:15 p.m.",
    "2:15pmpm", "pm2:15", "2 : 15", " 14:15", "14:15 ", "2:15  pm", "2:15\tpm", "2:15pm ",
    "14:15\n",
    // Digits and colons of other scripts.
    "２:15", "١٤:١٥", "14：15", "14:1５", "2:15ｐｍ", "1４:15", "14:15\u{301}",
  ])
  func anInvalidTimeOfDayIsRefused(text: String) {
    #expect(throws: TimeError(text: text, problem: .invalidTimeOfDay)) {
      try TimeParser.timeOfDay(text)
    }
  }

  @Test(arguments: [
    ("25:00", "'25:00' is not a valid time of day."), ("", "'' is not a valid time of day."),
  ])
  func anErrorSaysWhatIsWrongAndWhatWasExpected(text: String, reason: String) {
    let error = #expect(throws: TimeError.self) { try TimeParser.timeOfDay(text) }
    #expect(
      error?.description == "\(reason) Expected a time of day, for example: 14:15, 2:15pm or 9am")
  }

  @Test func eachMinuteOfTheDayIsReadInBothForms() throws {
    for minute in 0..<24 * 60 {
      let (hour, rest) = minute.quotientAndRemainder(dividingBy: 60)
      let minutes = rest < 10 ? "0\(rest)" : "\(rest)"
      let twelve = hour % 12 == 0 ? 12 : hour % 12
      #expect(try TimeParser.timeOfDay("\(hour):\(minutes)") == minute * 60)
      #expect(
        try TimeParser.timeOfDay("\(twelve):\(minutes)\(hour < 12 ? "am" : "pm")") == minute * 60)
    }
  }
}
