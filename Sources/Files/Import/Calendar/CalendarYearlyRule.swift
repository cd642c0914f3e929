import TimerEngine

/// On which day of each year clocks are changed: `FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU`.
///
/// Rules for a date, for the first or the last Sunday of a month, and for the Sunday among some
/// dates are known. Others are not used for zones.
struct CalendarYearlyRule {
  private let month: Int
  /// The dates in the month; empty for all.
  private let dates: [Int]
  /// The day of the week, 0 for Sunday; `nil` for any.
  private let weekday: Int?
  /// Which of these weekdays in the month, from the end if it is negative; 0 for that of the dates.
  private let place: Int
  /// The last moment of the rule; `nil` if it has no end.
  private let end: Int?

  private static let weekdays = ["SU", "MO", "TU", "WE", "TH", "FR", "SA"]

  /// Reads a rule; `nil` if it has another form.
  init?(_ text: String) {
    var parts: [String: String] = [:]
    for part in text.uppercased().split(separator: ";") {
      let pair = part.split(separator: "=", maxSplits: 1).map(String.init)
      guard pair.count == 2, parts.updateValue(pair[1], forKey: pair[0]) == nil else { return nil }
    }
    guard parts.removeValue(forKey: "FREQ") == "YEARLY",
      parts.removeValue(forKey: "INTERVAL") ?? "1" == "1",
      let month = parts.removeValue(forKey: "BYMONTH").flatMap({ Int($0) }), 1...12 ~= month
    else { return nil }
    parts["WKST"] = nil
    self.month = month
    let until = parts.removeValue(forKey: "UNTIL")
    // The end is often in UTC: within a day of it there is only one time of a yearly rule.
    end = until.flatMap(Self.moment).map { $0 + 86_400 }
    let dates = (parts.removeValue(forKey: "BYMONTHDAY") ?? "").split(separator: ",")
      .map { Int($0) ?? 0 }
    let weekday = parts.removeValue(forKey: "BYDAY")
    self.dates = dates
    self.weekday = weekday.flatMap { Self.weekdays.firstIndex(of: String($0.suffix(2))) }
    let number = weekday?.dropLast(2) ?? ""
    place = Int(number) ?? 0
    guard parts.isEmpty, number.isEmpty || place != 0, (until == nil) == (end == nil),
      (weekday == nil) == (self.weekday == nil),
      dates.allSatisfy({ 1...31 ~= $0 }), dates.isEmpty != (place == 0), -5...5 ~= place,
      place != 0 || self.weekday != nil || dates.count == 1
    else { return nil }
  }

  /// The last time at which the rule holds, at a time of day, that is not after a moment.
  func last(upTo moment: Int, at timeOfDay: Int) -> Int? {
    let latest = min(moment, end ?? moment)
    guard let year = Int(ZoneOffsets.utc.day(at: latest).description.prefix(4)) else { return nil }
    return [year, year - 1].lazy.compactMap { year in
      day(in: year).map { $0 * 86_400 + timeOfDay }
    }.first { $0 <= latest }
  }

  /// The number of the day since 1970 in a year.
  private func day(in year: Int) -> Int? {
    let following = month == 12 ? (year + 1, 1) : (year, month + 1)
    guard let first = Self.number(year, month, 1),
      let end = Self.number(following.0, following.1, 1)
    else { return nil }
    let days = (first..<end).filter { day in
      // 1 January 1970 was a Thursday.
      (weekday == nil || ((day + 4) % 7 + 7) % 7 == weekday)
        && (dates.isEmpty || dates.contains(day - first + 1))
    }
    let index = place < 0 ? days.count + place : max(place, 1) - 1
    return days.indices.contains(index) ? days[index] : nil
  }

  /// The seconds since 1970 of `20261204T090000`, `20261204T080000Z` or `20261204`; from 1570 on.
  static func moment(_ text: String) -> Int? {
    let digits = text.utf8.map { Int($0) - 0x30 }
    func number(_ range: Range<Int>) -> Int? {
      guard range.upperBound <= digits.count, digits[range].allSatisfy({ 0...9 ~= $0 }) else {
        return nil
      }
      return digits[range].reduce(0) { $0 * 10 + $1 }
    }
    guard let year = number(0..<4), let month = number(4..<6), let day = number(6..<8),
      let days = Self.number(year, month, day)
    else { return nil }
    guard digits.count > 8 else { return days * 86_400 }
    guard let hour = number(9..<11), let minute = number(11..<13), let second = number(13..<15),
      hour < 24, minute < 60, second < 60
    else { return nil }
    return days * 86_400 + hour * 3600 + minute * 60 + second
  }

  /// The number of a day since 1970; the calendar is the same every 400 years.
  private static func number(_ year: Int, _ month: Int, _ day: Int) -> Int? {
    func digits(_ number: Int) -> String { (number < 10 ? "0" : "") + "\(number)" }
    let isEarly = year < 1970
    return CalendarDay("\(isEarly ? year + 400 : year)-\(digits(month))-\(digits(day))")
      .map { isEarly ? $0.number - 146_097 : $0.number }
  }
}
