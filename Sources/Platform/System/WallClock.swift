import CUnix
import Synchronization

/// The clock of the system, which people and networks can set.
package enum WallClock {
  /// The time since 1970.
  package static var now: Duration { .nanoseconds(cunix_wall_clock()) }

  /// The whole seconds since 1970.
  package static var second: Int { Int(now.components.seconds) }

  /// Held by a thread that asks for a local time, for which the C library reads the zone of the
  /// process again.
  private static let zone = Mutex(())

  /// The time since midnight, local time.
  package static var timeOfDay: Duration {
    zone.withLock { _ in .nanoseconds(cunix_local_time_of_day()) }
  }

  /// How many seconds the local time is ahead of UTC at a moment, given in seconds since 1970;
  /// negative west of Greenwich.
  package static func zoneOffset(at seconds: Int) -> Int { zoneOffsets(at: [seconds])[0] }

  /// The same at several moments.
  package static func zoneOffsets(at seconds: [Int]) -> [Int] {
    zone.withLock { _ in
      cunix_notice_zone()
      return seconds.map { Int(cunix_zone_offset(Int64($0))) }
    }
  }

  /// The same for a zone such as `Europe/Vienna`; `nil` if the system does not know the zone.
  package static func zoneOffsets(in zone: String, at seconds: [Int]) -> [Int]? {
    ZoneFile(named: zone).map { zone in seconds.map(zone.offset) }
  }

  /// Whether the system calls it synchronised; always where the system does not say.
  package static var isSynchronised: Bool { cunix_clock_is_synchronised() != 0 }

  /// A time since 1970 in UTC: `2026-11-21T14:05:12.345Z`.
  package static func stamp(_ time: Duration) -> String {
    var text = [CChar](repeating: 0, count: Int(CUNIX_STAMP_SIZE))
    cunix_stamp(time.nanosecondsRoundedUp, &text)
    return String(
      decoding: text.prefix { $0 != 0 }.map(UInt8.init(truncatingIfNeeded:)), as: UTF8.self)
  }
}
