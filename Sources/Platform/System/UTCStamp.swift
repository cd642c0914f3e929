package import TimerEngine

/// A moment in UTC as text: `2026-12-04T08:02:11.120Z`.
package enum UTCStamp {
  /// The first day that is refused: nanoseconds since 1970 fit into 64 bits up to the year 2262.
  private static let end = CalendarDay(number: 84_006)

  /// Whether a text is a day of the years 1970 to 2199, such as `2026-12-04`.
  package static func isDay(_ text: String) -> Bool {
    CalendarDay(text).map { $0 < end } ?? false
  }

  /// The time since 1970 of a text with or without a fraction of a second; `nil` if it is no moment
  /// of the years 1970 to 2199.
  package static func moment(_ text: String) -> Duration? {
    let bytes = Array(text.utf8)
    guard (20...30).contains(bytes.count), bytes.last == UInt8(ascii: "Z"),
      [(10, "T"), (13, ":"), (16, ":")].allSatisfy({
        bytes[$0.0] == UInt8(ascii: $0.1)
      }),
      let day = CalendarDay(String(decoding: bytes[..<10], as: UTF8.self)), day < end,
      let hour = number(bytes[11..<13]), let minute = number(bytes[14..<16]),
      let second = number(bytes[17..<19]), hour < 24, minute < 60, second < 60,
      let fraction = milliseconds(bytes[19..<bytes.count - 1])
    else { return nil }
    return .seconds(((day.number * 24 + hour) * 60 + minute) * 60 + second)
      + .milliseconds(fraction)
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
}

extension FieldForm where Self == MappedForm<TextForm, Duration> {
  /// A time since 1970, as a moment in UTC.
  package static var stamp: Self {
    MappedForm(
      .text, described: .described("a time such as 2026-12-04T08:02:11.120Z"),
      read: UTCStamp.moment, write: WallClock.stamp)
  }
}
