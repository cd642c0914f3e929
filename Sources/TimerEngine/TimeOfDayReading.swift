/// Where a local time of day lies, seen from a moment: when it was last, and when it comes next.
///
/// Where clocks are set back, a time of day comes twice, and the nearest one counts. Where they
/// are set forward, some times are skipped: then the moment counts that an unchanged clock would
/// have called so, and `shownInstead` is what the clocks show then.
package struct TimeOfDayReading: Hashable, Sendable {
  /// How long ago it was last.
  package var passed: Duration
  /// How long it is until it comes next; more than nothing.
  package var left: Duration
  /// How many midnights lie between now and then: 1 is tomorrow, whatever the length of the days.
  package var midnights: Int
  /// What the clocks show when it comes, in seconds since midnight, if they skip the time itself.
  package var shownInstead: Int?

  /// Creates a reading.
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
  package init(of timeOfDay: Int, at now: Duration, offset: @escaping (Int) -> Int) {
    let zone = Zone(offset: offset)
    let today = zone.day(of: Int(now.components.seconds))
    let all = (today - 2...today + 2)
      .flatMap { zone.occurrences(of: timeOfDay, onDay: $0) }
      .sorted { $0.second < $1.second }
    let next = all.first { .seconds($0.second) > now } ?? Zone.Occurrence(second: 0)
    let last = all.last { .seconds($0.second) <= now } ?? Zone.Occurrence(second: 0)
    self.init(
      passed: now - .seconds(last.second), left: .seconds(next.second) - now,
      midnights: zone.day(of: next.second) - today,
      shownInstead: next.isSkipped ? zone.timeOfDay(at: next.second) : nil)
  }
}

/// A time zone as the function that gives its offset.
private struct Zone {
  /// A moment that has the wanted time of day, or stands for one that is skipped.
  struct Occurrence {
    /// Seconds since 1970.
    var second: Int
    var isSkipped = false
  }

  static let secondsOfDay = 86_400

  let offset: (Int) -> Int

  /// The number of the local day since 1970.
  func day(of second: Int) -> Int { floor(second + offset(second)) }

  func timeOfDay(at second: Int) -> Int {
    second + offset(second) - day(of: second) * Self.secondsOfDay
  }

  /// Two on a day on which clocks are set back over it, else one.
  func occurrences(of timeOfDay: Int, onDay day: Int) -> [Occurrence] {
    let local = day * Self.secondsOfDay + timeOfDay
    let before = offset(local - Self.secondsOfDay)
    let after = offset(local + Self.secondsOfDay)
    let found = Set([before, after]).map { (offset: $0, second: local - $0) }
      .filter { offset($0.second) == $0.offset }
    return found.isEmpty
      ? [Occurrence(second: local - before, isSkipped: true)]
      : found.map { Occurrence(second: $0.second) }
  }

  private func floor(_ seconds: Int) -> Int {
    let (days, rest) = seconds.quotientAndRemainder(dividingBy: Self.secondsOfDay)
    return rest < 0 ? days - 1 : days
  }
}
