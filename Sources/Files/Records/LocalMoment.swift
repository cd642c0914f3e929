import Platform

/// A moment by the clocks of a place.
package struct LocalMoment: Hashable, Sendable {
  /// The day as `2026-12-04`.
  package let day: String
  /// The time of day as `09:02:11`.
  package let time: String

  /// A time since 1970 by the clocks of this machine's time zone.
  package init(_ moment: Duration) {
    self.init(moment, offset: WallClock.zoneOffset(at: Int(moment.components.seconds)))
  }

  /// A time since 1970 by clocks that are so many seconds ahead of UTC.
  package init(_ moment: Duration, offset: Int) {
    let stamp = WallClock.stamp(.seconds(Int(moment.components.seconds) + offset))
    day = String(stamp.prefix(10))
    time = String(stamp.dropFirst(11).prefix(8))
  }
}
