/// A moment in UTC as text: `2026-12-04T08:02:11.120Z`.
package enum UTCStamp {
  /// Whether a text is a day of the years 1970 to 2199, such as `2026-12-04`.
  package static func isDay(_ text: String) -> Bool {
    text.utf8.count == 10 && moment(text + "T00:00:00Z") != nil
  }

  /// The time since 1970 of a text with or without a fraction of a second; `nil` if it is no moment
  /// of the years 1970 to 2199.
  static func moment(_ text: String) -> Duration? {
    let bytes = Array(text.utf8)
    guard (20...30).contains(bytes.count), bytes.last == UInt8(ascii: "Z"),
      [(4, "-"), (7, "-"), (10, "T"), (13, ":"), (16, ":")].allSatisfy({
        bytes[$0.0] == UInt8(ascii: $0.1)
      }),
      let year = number(bytes[0..<4]), let month = number(bytes[5..<7]),
      let day = number(bytes[8..<10]), let hour = number(bytes[11..<13]),
      let minute = number(bytes[14..<16]), let second = number(bytes[17..<19]),
      let days = days(year, month, day), hour < 24, minute < 60, second < 60,
      let fraction = milliseconds(bytes[19..<bytes.count - 1])
    else { return nil }
    return .seconds(((days * 24 + hour) * 60 + minute) * 60 + second) + .milliseconds(fraction)
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int? {
    var number = 0
    for byte in bytes {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
      number = number * 10 + Int(byte - UInt8(ascii: "0"))
    }
    return number
  }

  /// The milliseconds of `.120`; none if there is no fraction.
  private static func milliseconds(_ bytes: ArraySlice<UInt8>) -> Int? {
    guard let point = bytes.first else { return 0 }
    let digits = bytes.dropFirst()
    guard point == UInt8(ascii: "."), !digits.isEmpty, number(digits) != nil else { return nil }
    let three = Array(digits.prefix(3)) + Array(repeating: UInt8(ascii: "0"), count: 3)
    return number(three[..<3])
  }

  /// How many days after 1 January 1970 a day is; `nil` if there is no such day.
  private static func days(_ year: Int, _ month: Int, _ day: Int) -> Int? {
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    // Nanoseconds since 1970 fit into 64 bits up to the year 2262.
    guard (1970...2199).contains(year), (1...12).contains(month),
      (1...lengths[month - 1]).contains(day)
    else {
      return nil
    }
    let before = year - 1
    let leapDays = before / 4 - before / 100 + before / 400 - (1969 / 4 - 1969 / 100 + 1969 / 400)
    return (year - 1970) * 365 + leapDays + lengths[..<(month - 1)].reduce(0, +) + day - 1
  }
}
