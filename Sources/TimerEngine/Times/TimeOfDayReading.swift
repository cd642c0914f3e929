/// The moments of a local time of day around a given moment: when it was last, and when it comes
/// next.
///
/// Where clocks are set back, a time of day comes twice, and the nearest one counts. Where they are
/// set forward, some times are skipped. Then the moment counts at which an unchanged clock would
/// show this time, and `shownInstead` is what the clocks show at that moment.
package struct TimeOfDayReading: Hashable, Sendable {
  /// How long ago it was last.
  package var passed: Duration
  /// How long it is until it comes next; more than nothing.
  package var left: Duration
  /// How many midnights lie between now and then: 1 is tomorrow, whatever the length of the days.
  package var midnights: Int
  /// What the clocks show when it comes, in seconds since midnight, if they skip the time itself.
  package var shownInstead: Int?

  package init(passed: Duration, left: Duration, midnights: Int, shownInstead: Int? = nil) {
    self.passed = passed
    self.left = left
    self.midnights = midnights
    self.shownInstead = shownInstead
  }

  /// Looks for a time of day.
  ///
  /// - Parameters:
  ///   - timeOfDay: the time of day in seconds since midnight.
  ///   - now: the time since 1970 in UTC.
  ///   - offset: what the local clocks are ahead of UTC, in seconds, at a second since 1970. It
  ///     changes at most once in two days.
  package init(of timeOfDay: Int, at now: Duration, offset: (Int) -> Int) {
    let second = Int(now.components.seconds)
    let today = CalendarDay(ofSecond: second + offset(second))
    let all = (-2...2).map { ZoneOffsets.Occurrence(of: timeOfDay, on: today + $0, offset: offset) }
    let moments = all.flatMap(\.moments).sorted()
    let next = moments.first { .seconds($0) > now } ?? 0
    let last = moments.last { .seconds($0) <= now } ?? 0
    let shown = next + offset(next)
    let day = CalendarDay(ofSecond: shown)
    let isSkipped = all.contains(.skipped(next))
    self.init(
      passed: now - .seconds(last), left: .seconds(next) - now,
      midnights: day.number - today.number,
      shownInstead: isSkipped ? shown - day.firstSecond : nil)
  }
}
