import Unix

/// A moment by the clocks of this machine's time zone.
package struct LocalMoment: Sendable {
  /// The day as `2026-12-04`.
  package let day: String
  /// The time of day as `09:02:11`.
  package let time: String

  /// The local form of a time since 1970.
  package init(_ moment: Duration) {
    let seconds = Int(moment.components.seconds)
    let stamp = WallClock.stamp(.seconds(seconds + WallClock.zoneOffset(at: seconds)))
    day = String(stamp.prefix(10))
    time = String(stamp.dropFirst(11).prefix(8))
  }
}
