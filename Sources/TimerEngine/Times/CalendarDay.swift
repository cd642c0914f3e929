/// A day of the calendar, as the number of days since 1 January 1970.
package struct CalendarDay: Comparable, Hashable, Sendable, CustomStringConvertible {
  /// The number of days since 1 January 1970; negative before.
  package var number: Int

  /// The seconds of a day on which no clock is changed.
  package static let seconds = 86_400

  /// The second at which the day begins in UTC, counted from the beginning of 1 January 1970.
  package var firstSecond: Int { number * Self.seconds }

  package init(number: Int) { self.number = number }

  /// Creates the day of a second; seconds are counted from the beginning of 1 January 1970.
  init(ofSecond second: Int) {
    let (days, rest) = second.quotientAndRemainder(dividingBy: Self.seconds)
    self.init(number: rest < 0 ? days - 1 : days)
  }

  /// Creates the day of `2026-12-04`; `nil` if there is no such day in the years 1970 to 9999.
  package init?(_ text: String) {
    let fields = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard fields.map(\.count) == [4, 2, 2], fields.allSatisfy(\.areDigits) else { return nil }
    let numbers = fields.map { $0.reduce(0) { $0 * 10 + Int($1 - 0x30) } }
    guard numbers[0] >= 1970, (1...12).contains(numbers[1]), numbers[2] >= 1 else { return nil }
    self.init(year: numbers[0], month: numbers[1], day: numbers[2])
    // The 31st of a month with 30 days would be the first of the next one.
    guard description == text else { return nil }
  }

  /// Creates the day of a date that may not exist.
  ///
  /// Years are counted from March, so that the leap day is the last day of a year. 400 years have
  /// 146,097 days, and five months from March or August on have 153.
  private init(year: Int, month: Int, day: Int) {
    let year = month < 3 ? year - 1 : year
    let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    let era = year / 400
    let yearOfEra = year - era * 400
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    number = era * 146_097 + dayOfEra - 719_468
  }

  /// The day of the week, from 0 for Monday to 6 for Sunday; 1 January 1970 was a Thursday.
  package var weekday: Int { ((number + 3) % 7 + 7) % 7 }

  /// The year, and the month and the day of the month from 1.
  package var fields: (year: Int, month: Int, day: Int) {
    let days = number + 719_468
    let era = (days >= 0 ? days : days - 146_096) / 146_097
    let dayOfEra = days - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let month = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * month + 2) / 5 + 1
    let year = era * 400 + yearOfEra + (month >= 10 ? 1 : 0)
    let isBeforeMarch = month >= 10
    return (year, isBeforeMarch ? month - 9 : month + 3, day)
  }

  /// The day as `2026-12-04`.
  package var description: String {
    let (year, month, day) = fields
    return "\(year)-\(TimeText.twoDigits(month))-\(TimeText.twoDigits(day))"
  }

  /// Whether the first day is earlier.
  package static func < (first: CalendarDay, second: CalendarDay) -> Bool {
    first.number < second.number
  }

  /// The day that is `days` days later.
  package static func + (day: CalendarDay, days: Int) -> CalendarDay {
    CalendarDay(number: day.number + days)
  }
}
