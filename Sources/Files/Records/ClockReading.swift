import Platform
package import TimerEngine

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A reading of the machine's clocks, to find out later how much time has passed.
package struct ClockReading: Hashable, Sendable {
  /// An identifier that changes with each start of the machine; empty if the system has none.
  package var boot: String
  /// The time since that start, suspends included, without the offset that a container's time
  /// namespace adds.
  package var sinceBoot: Duration
  /// The time since 1970 by the wall clock, which people and the network can set.
  package var wallClock: Duration
  /// Whether the wall clock was set reliably since that start, as the system reports it.
  ///
  /// The clock of a machine without a hardware clock starts at an arbitrary time.
  ///
  /// This is not recorded.
  package var isWallClockSet: Bool

  package init(
    boot: String, sinceBoot: Duration, wallClock: Duration, isWallClockSet: Bool = true
  ) {
    self.boot = boot
    self.sinceBoot = sinceBoot
    self.wallClock = wallClock
    self.isWallClockSet = isWallClockSet
  }

  /// The time since an earlier reading; `nil` if no clock knows it.
  ///
  /// Within one start of the machine the clock since that start decides, whatever the wall clock
  /// says. After another start, or if that clock has gone back (a virtual machine that was restored
  /// from a snapshot), the wall clock decides, if it is set and has not gone back.
  package func since(_ earlier: ClockReading) -> Duration? {
    if !boot.isEmpty, boot == earlier.boot, sinceBoot >= earlier.sinceBoot {
      return sinceBoot - earlier.sinceBoot
    }
    guard isWallClockSet, wallClock > earlier.wallClock else { return nil }
    return wallClock - earlier.wallClock
  }
}

extension ClockReading: Described {
  /// What reading begins with.
  static let usual = ClockReading(boot: "", sinceBoot: .zero, wallClock: .zero)

  package mutating func describe(_ fields: inout Fields) throws(Fields.Fault) {
    try fields.value("boot", &boot, .printed)
    try fields.value("since-boot", &sinceBoot, .time(.clock))
    try fields.value("wall-clock", &wallClock, .time(.clock))
  }
}

extension ClockReading {
  /// The current reading.
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
      isWallClockSet: WallClock.isSynchronised || isSetByHardware)
  }

  /// Whether a hardware clock set the wall clock when the machine started, as Linux reports it.
  ///
  /// macOS does not say, but calls its wall clock synchronised: each Mac has a hardware clock.
  private static var isSetByHardware: Bool {
    let folder = "/sys/class/rtc"
    return FileSystem.names(in: folder).contains { name in
      FileSystem.readStart("\(folder)/\(name)/hctosys").first == UInt8(ascii: "1")
    }
  }

  private static func time(of clock: clockid_t) -> Duration {
    var now = timespec()
    clock_gettime(clock, &now)
    return .seconds(now.tv_sec) + .nanoseconds(now.tv_nsec)
  }

  #if canImport(Glibc)
  /// The offset that the system gives as `boottime SECONDS NANOSECONDS`; zero if it has no time
  /// namespaces.
  ///
  /// Like the boot, it stays the same while a program runs.
  private static let namespaceOffset = readNamespaceOffset()

  private static func readNamespaceOffset() -> Duration {
    let bytes = FileSystem.readStart("/proc/self/timens_offsets")
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    let fields = lines.map { $0.split(separator: " ") }.first { $0.first == "boottime" } ?? []
    guard fields.count == 3, let seconds = Int64(fields[1]), let rest = Int64(fields[2])
    else { return .zero }
    return .seconds(seconds) + .nanoseconds(rest)
  }

  private static let bootIdentifier = String(
    decoding: FileSystem.readStart("/proc/sys/kernel/random/boot_id"), as: UTF8.self
  ).filter { !$0.isWhitespace }
  #else
  private static var bootIdentifier: String {
    var bytes = [CChar](repeating: 0, count: 64)
    var count = bytes.count - 1
    guard sysctlbyname("kern.bootsessionuuid", &bytes, &count, nil, 0) == 0 else { return "" }
    return String(
      decoding: bytes.prefix { $0 != 0 }.map(UInt8.init(truncatingIfNeeded:)), as: UTF8.self)
  }
  #endif
}
