import CUnix
package import TimerEngine

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The host that the program really runs on.
///
/// There is one set of signal handlers in a process, so there should be one of these.
package struct UnixHost: Host {
  private let signals: Int32
  /// The end of a pipe on which the child that keeps the display awake waits for ours.
  private var lifeline: Int32 = -1

  /// Begins to catch signals.
  ///
  /// Where no pipe can be had, signals act as they always do.
  package init() { signals = cunix_signals_start() }

  /// The time of day since midnight, by the wall clock and the local time zone.
  package var timeOfDay: Duration { .nanoseconds(cunix_local_time_of_day()) }

  /// The time since 1970, by CLOCK_REALTIME.
  package var wallClock: Duration { .nanoseconds(cunix_wall_clock()) }

  /// Where a time of day lies, by the wall clock and the local time zone.
  package func reading(of timeOfDay: Int) -> TimeOfDayReading { Self.reading(of: timeOfDay) }

  /// The same for who has no host.
  package static func reading(of timeOfDay: Int) -> TimeOfDayReading {
    TimeOfDayReading(of: timeOfDay, at: .nanoseconds(cunix_wall_clock())) {
      Int(cunix_zone_offset(Int64($0)))
    }
  }

  /// Waits with ppoll, to the nanosecond; where there is none, to the millisecond.
  package func wait(for descriptors: [Int32], output: Bool, upTo time: Duration?) -> Wakeup {
    var waits = (descriptors + [signals]).map { Self.wait(for: $0, POLLIN) }
    if output { waits.append(Self.wait(for: cunix_output_descriptor(), POLLOUT)) }
    var wakeup = Wakeup()
    guard cunix_poll(&waits, Int32(waits.count), time.map(Self.nanoseconds) ?? -1) >= 0 else {
      wakeup.hungUp = Set(descriptors)
      return wakeup
    }
    for (descriptor, wait) in zip(descriptors, waits) where wait.revents != 0 {
      if wait.revents & Int16(POLLIN) != 0 { wakeup.readable.insert(descriptor) }
      if wait.revents & ~Int16(POLLIN) != 0 { wakeup.hungUp.insert(descriptor) }
    }
    wakeup.hasSignal = waits[descriptors.count].revents & Int16(POLLIN) != 0
    wakeup.isWritable = output && waits[descriptors.count + 1].revents != 0
    return wakeup
  }

  private static func wait(for descriptor: Int32, _ event: Int32) -> pollfd {
    pollfd(fd: descriptor, events: Int16(event), revents: 0)
  }

  /// Writes without ever waiting.
  package func write(_ bytes: ArraySlice<UInt8>) -> Int? {
    let taken = bytes.withUnsafeBytes { cunix_output_write($0.baseAddress, $0.count) }
    return taken < 0 ? nil : taken
  }

  /// Waits with ppoll, whatever signals arrive.
  package func waitForOutput(upTo time: Duration) -> Bool {
    let end = ContinuousClock.now + time
    var waits = [Self.wait(for: cunix_output_descriptor(), POLLOUT)]
    repeat {
      let left = ContinuousClock.now.duration(to: end)
      guard cunix_poll(&waits, 1, Self.nanoseconds(left)) == 0 else { return true }
    } while ContinuousClock.now < end
    return false
  }

  /// What a serial line has not sent yet.
  package var queuedOutput: Int { Int(cunix_output_queued()) }

  /// Rounded up, so that what was waited for has come when the wait ends; at most a day.
  private static func nanoseconds(_ time: Duration) -> Int64 {
    let (seconds, attoseconds) = max(.zero, min(time, .seconds(86_400))).components
    return seconds * 1_000_000_000 + (attoseconds + 999_999_999) / 1_000_000_000
  }

  /// The signals that have arrived; children that have ended are reaped on the way.
  package func drainSignals() -> [ProcessSignal] {
    var found: [ProcessSignal] = []
    while case let number = cunix_signals_next(), number != 0 {
      switch number {
      case SIGTSTP: found.append(.stop)
      case SIGCONT: found.append(.goOn)
      case SIGWINCH: found.append(.resize)
      case SIGCHLD: found += Self.reap()
      default: found.append(.end(number))
      }
    }
    return found
  }

  private static func reap() -> [ProcessSignal] {
    var ended: [ProcessSignal] = []
    var status: Int32 = 0
    while case let child = cunix_reap(&status), child > 0 {
      ended.append(.childEnded(child, status: status))
    }
    return ended
  }

  /// Stops the process by SIGTSTP.
  package func stop() { cunix_stop_self() }

  /// Runs systemd-inhibit or caffeinate for as long as this process lives.
  ///
  /// Where there is neither, nothing happens.
  package mutating func keepAwake() {
    guard lifeline < 0 else { return }
    #if canImport(Glibc)
    let command = [
      "systemd-inhibit", "--what=idle", "--who=speakerclock", "--why=A talk is timed", "cat",
    ]
    #else
    let command = ["caffeinate", "-d", "cat"]
    #endif
    var arguments = command.map { strdup($0) } + [nil]
    _ = cunix_spawn(&arguments, &lifeline)
    for argument in arguments { free(argument) }
  }

  /// Gives the signals back to the system.
  package func finish() { cunix_signals_stop() }

  /// Ends the process by a signal, as if it had never been caught.
  package static func die(of signal: Int32) { cunix_die_of(signal) }
}

/// What happens to the terminal when a crash or another signal ends the program.
package enum CrashGuard {
  /// Remembers the terminal's modes; to be called before the terminal is taken.
  package static func remember(_ descriptor: Int32) { cunix_crash_restores(descriptor) }

  /// The bytes that bring its screen back; at most 511.
  package static func write(_ bytes: [CChar]) { cunix_crash_writes(bytes, Int32(bytes.count)) }

  /// Keeps what the program and its libraries write to standard error off the screen, until
  /// `forget()` or a crash gives it out.
  package static func keepErrors() { cunix_errors_keep() }

  /// Nothing is to be restored any more.
  package static func forget() {
    cunix_crash_forget()
    cunix_errors_give_out()
  }
}
