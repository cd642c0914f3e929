import Unix

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Where the machine's clocks stand, to tell later how much time has passed.
package struct ClockReading: Hashable, Sendable {
  /// What is another after each start of the machine; empty where the system does not say.
  package var boot: String
  /// The time since that start, suspends included: the machine's own, whatever a container's time
  /// namespace adds to it.
  package var sinceBoot: Duration
  /// The time since 1970 by the wall clock, which people and networks set.
  package var wallClock: Duration
  /// Whether the system says that somebody who knows has set the wall clock since that start: a
  /// machine without a clock of its own begins at any time.
  ///
  /// This is not recorded.
  package var isWallClockSet: Bool

  /// Creates a reading.
  package init(
    boot: String, sinceBoot: Duration, wallClock: Duration, isWallClockSet: Bool = true
  ) {
    self.boot = boot
    self.sinceBoot = sinceBoot
    self.wallClock = wallClock
    self.isWallClockSet = isWallClockSet
  }

  /// The time that has passed since an earlier reading; `nil` where no clock can tell.
  ///
  /// In the same start of the machine by the clock that nobody sets, whatever the wall clock says.
  /// After another one, or where that clock has gone back (a machine that was put back to an earlier
  /// state), by the wall clock, if it is set and has not gone back.
  package func since(_ earlier: ClockReading) -> Duration? {
    if !boot.isEmpty, boot == earlier.boot, sinceBoot >= earlier.sinceBoot {
      return sinceBoot - earlier.sinceBoot
    }
    guard isWallClockSet, wallClock > earlier.wallClock else { return nil }
    return wallClock - earlier.wallClock
  }
}

extension ClockReading {
  /// Where the clocks stand now.
  ///
  /// CLOCK_BOOTTIME and the random boot_id on Linux; CLOCK_MONOTONIC_RAW, which there runs on in
  /// suspend, and kern.bootsessionuuid on macOS.
  ///
  /// On Linux a time namespace adds an offset to CLOCK_BOOTTIME and leaves boot_id as it is
  /// (time_namespaces(7)): the offset is taken off again, so that two readings can be compared
  /// wherever each was made.
  package static var now: ClockReading {
    #if canImport(Glibc)
    let sinceBoot = time(of: CLOCK_BOOTTIME) - namespaceOffset
    #else
    let sinceBoot = time(of: CLOCK_MONOTONIC_RAW)
    #endif
    return ClockReading(
      boot: bootIdentifier, sinceBoot: sinceBoot, wallClock: time(of: CLOCK_REALTIME),
      isWallClockSet: SystemClock.isSet)
  }

  private static func time(of clock: clockid_t) -> Duration {
    var now = timespec()
    clock_gettime(clock, &now)
    return .seconds(now.tv_sec) + .nanoseconds(now.tv_nsec)
  }

  #if canImport(Glibc)
  /// What the system writes as `boottime SECONDS NANOSECONDS`; nothing where it knows no time
  /// namespaces.
  private static var namespaceOffset: Duration {
    let bytes = FileSystem.readStart("/proc/self/timens_offsets")
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    let fields = lines.map { $0.split(separator: " ") }.first { $0.first == "boottime" } ?? []
    guard fields.count == 3, let seconds = Int64(fields[1]), let rest = Int64(fields[2])
    else { return .zero }
    return .seconds(seconds) + .nanoseconds(rest)
  }

  private static var bootIdentifier: String {
    let bytes = FileSystem.readStart("/proc/sys/kernel/random/boot_id")
    return String(decoding: bytes, as: UTF8.self).filter { !$0.isWhitespace }
  }
  #else
  private static var bootIdentifier: String {
    var bytes = [CChar](repeating: 0, count: 64)
    var count = bytes.count - 1
    guard sysctlbyname("kern.bootsessionuuid", &bytes, &count, nil, 0) == 0 else { return "" }
    return String(cString: bytes)
  }
  #endif
}
