/// The forms in which a number of seconds is written.
package enum TimeText {
  /// The time as the digits show it: `05:00`, `90:00`, `1:40:00`, `-0:07`, `-12:05`.
  ///
  /// Two digits for the minutes up to 99:59, from 100:00 on hours, or hours at any time if asked
  /// for: `0:05:00`. In overtime the minus takes the place of the leading zero, so `-0:01` to
  /// `-9:59` take the same four places.
  package static func digits(_ seconds: Int, hasHours: Bool = false) -> String {
    if hasHours || needsHours(seconds) { return withHours(seconds) }
    let text = plain(seconds)
    return seconds >= 0 && seconds < 600 ? "0" + text : text
  }

  /// Whether a time is too long for minutes of two digits.
  package static func needsHours(_ seconds: Int) -> Bool { abs(seconds) >= 6_000 }

  /// The time as people write it: `5:00`, `90:00`, `1:40:00`, `-0:07`.
  package static func plain(_ seconds: Int) -> String {
    guard !needsHours(seconds) else { return withHours(seconds) }
    let (minutes, rest) = abs(seconds).quotientAndRemainder(dividingBy: 60)
    return "\(seconds < 0 ? "-" : "")\(minutes):\(twoDigits(rest))"
  }

  /// A time that stands beside digits with hours: `5:00` as people write it, but `1:30:00` for
  /// `90:00`.
  package static func besideHours(_ seconds: Int) -> String {
    abs(seconds) < 3600 ? plain(seconds) : withHours(seconds)
  }

  private static func withHours(_ seconds: Int) -> String {
    let (minutes, rest) = abs(seconds).quotientAndRemainder(dividingBy: 60)
    let sign = seconds < 0 ? "-" : ""
    return "\(sign)\(minutes / 60):\(twoDigits(minutes % 60)):\(twoDigits(rest))"
  }

  /// The time in its largest unit, for a place with no room for more: `17m`, `42s`, `-3m`.
  ///
  /// Started minutes are dropped, so it never shows more than there is.
  package static func short(_ seconds: Int) -> String {
    let size = abs(seconds)
    return (seconds < 0 ? "-" : "") + (size < 60 ? "\(size)s" : "\(size / 60)m")
  }

  /// The time of day at which something is planned or expected, for seconds since midnight: that of
  /// the nearest minute.
  ///
  /// What has happened has the time of day that clocks showed then, as `timeOfDay` cuts it.
  package static func nearestTimeOfDay(_ seconds: Int) -> String {
    timeOfDay(seconds.nearestMinute % CalendarDay.seconds)
  }

  /// The time of day for seconds since midnight, without the seconds: `14:05`.
  package static func timeOfDay(_ seconds: Int) -> String {
    "\(seconds / 3600):" + twoDigits(seconds / 60 % 60)
  }

  /// A number below 100 with a leading zero if it needs one: `05`.
  package static func twoDigits(_ number: Int) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }
}

extension Int {
  /// The nearest number of seconds that is whole minutes; of 30 seconds, the one below.
  package var nearestMinute: Int {
    let rest = (self % 60 + 60) % 60
    return self - rest + (rest > 30 ? 60 : 0)
  }
}

extension Duration {
  /// The nearest number of whole minutes; of 30 seconds, the one below.
  package var nearestMinute: Duration {
    .seconds(Int((self + .milliseconds(500)).components.seconds).nearestMinute)
  }
}
