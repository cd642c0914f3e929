import Testing
import TimerEngine

struct TimeTextTests {
  /// A number of seconds and its three forms.
  struct Forms: Sendable {
    let seconds: Int
    let digits: String
    let plain: String
    let short: String
  }

  @Test(arguments: [
    Forms(seconds: 0, digits: "00:00", plain: "0:00", short: "0s"),
    Forms(seconds: 1, digits: "00:01", plain: "0:01", short: "1s"),
    Forms(seconds: 42, digits: "00:42", plain: "0:42", short: "42s"),
    Forms(seconds: 59, digits: "00:59", plain: "0:59", short: "59s"),
    Forms(seconds: 60, digits: "01:00", plain: "1:00", short: "1m"),
    Forms(seconds: 300, digits: "05:00", plain: "5:00", short: "5m"),
    Forms(seconds: 599, digits: "09:59", plain: "9:59", short: "9m"),
    Forms(seconds: 600, digits: "10:00", plain: "10:00", short: "10m"),
    Forms(seconds: 1062, digits: "17:42", plain: "17:42", short: "17m"),
    Forms(seconds: 1080, digits: "18:00", plain: "18:00", short: "18m"),
    Forms(seconds: 3600, digits: "60:00", plain: "60:00", short: "60m"),
    Forms(seconds: 5400, digits: "90:00", plain: "90:00", short: "90m"),
    Forms(seconds: 5999, digits: "99:59", plain: "99:59", short: "99m"),
    Forms(seconds: 6000, digits: "1:40:00", plain: "1:40:00", short: "100m"),
    Forms(seconds: 7265, digits: "2:01:05", plain: "2:01:05", short: "121m"),
    Forms(seconds: 36_000, digits: "10:00:00", plain: "10:00:00", short: "600m"),
    Forms(seconds: 86_399, digits: "23:59:59", plain: "23:59:59", short: "1439m"),
  ])
  func aTimeHasThreeForms(forms: Forms) {
    #expect(TimeText.digits(forms.seconds) == forms.digits)
    #expect(TimeText.plain(forms.seconds) == forms.plain)
    #expect(TimeText.short(forms.seconds) == forms.short)
  }

  @Test(arguments: [
    Forms(seconds: -1, digits: "-0:01", plain: "-0:01", short: "-1s"),
    Forms(seconds: -59, digits: "-0:59", plain: "-0:59", short: "-59s"),
    Forms(seconds: -60, digits: "-1:00", plain: "-1:00", short: "-1m"),
    Forms(seconds: -125, digits: "-2:05", plain: "-2:05", short: "-2m"),
    Forms(seconds: -599, digits: "-9:59", plain: "-9:59", short: "-9m"),
    Forms(seconds: -600, digits: "-10:00", plain: "-10:00", short: "-10m"),
    Forms(seconds: -725, digits: "-12:05", plain: "-12:05", short: "-12m"),
    Forms(seconds: -5999, digits: "-99:59", plain: "-99:59", short: "-99m"),
    Forms(seconds: -6000, digits: "-1:40:00", plain: "-1:40:00", short: "-100m"),
    Forms(seconds: -86_399, digits: "-23:59:59", plain: "-23:59:59", short: "-1439m"),
    Forms(seconds: -360_000, digits: "-100:00:00", plain: "-100:00:00", short: "-6000m"),
  ])
  func overtimeHasThemWithAMinus(forms: Forms) {
    #expect(TimeText.digits(forms.seconds) == forms.digits)
    #expect(TimeText.plain(forms.seconds) == forms.plain)
    #expect(TimeText.short(forms.seconds) == forms.short)
  }

  @Test(arguments: [(0, "0:00:00"), (42, "0:00:42"), (300, "0:05:00"), (-1, "-0:00:01")])
  func hoursAreThereIfTheyAreAskedFor(seconds: Int, digits: String) {
    #expect(TimeText.digits(seconds, hasHours: true) == digits)
  }

  @Test(arguments: [
    (-599...5999, 5), (-5999 ... -600, 6), (6000...35_999, 7), (36_000...86_399, 8),
  ])
  func theDigitsKeepTheirPlaces(seconds: ClosedRange<Int>, places: Int) {
    let wrong = seconds.filter { TimeText.digits($0).count != places }
    #expect(wrong.isEmpty)
  }

  /// Of 30 seconds it is the minute below; after the last minute of a day comes midnight.
  @Test(arguments: [
    (0, "0:00"), (30, "0:00"), (31, "0:01"), (43_229, "12:00"), (43_231, "12:01"),
    (86_370, "23:59"), (86_371, "0:00"), (86_399, "0:00"),
  ])
  func aTimeOfDayIsShownAtItsNearestMinute(seconds: Int, text: String) {
    #expect(TimeText.nearestTimeOfDay(seconds) == text)
  }
}
