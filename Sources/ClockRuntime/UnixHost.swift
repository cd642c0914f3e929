import CUnix
package import TimerEngine
import Unix

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
  private var keepsAwake = false

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
    var requests = (descriptors + [signals]).map { ($0, Readiness.readable) }
    if output { requests.append((cunix_output_descriptor(), .writable)) }
    var wakeup = Wakeup()
    guard let found = try? poll(requests, upTo: time) else {
      wakeup.hungUp = Set(descriptors)
      return wakeup
    }
    for (descriptor, found) in zip(descriptors, found) where !found.isEmpty {
      if found.contains(.readable) { wakeup.readable.insert(descriptor) }
      if found != .readable { wakeup.hungUp.insert(descriptor) }
    }
    wakeup.hasSignal = found[descriptors.count].contains(.readable)
    wakeup.isWritable = output && !found[descriptors.count + 1].isEmpty
    return wakeup
  }

  /// Writes without ever waiting.
  package func write(_ bytes: ArraySlice<UInt8>) -> Int? {
    let taken = bytes.withUnsafeBytes { cunix_output_write($0.baseAddress, $0.count) }
    return taken < 0 ? nil : taken
  }

  /// Waits with ppoll, whatever signals arrive.
  package func waitForOutput(upTo time: Duration) -> Bool {
    let end = ContinuousClock.now + time
    repeat {
      let left = ContinuousClock.now.duration(to: end)
      let found = try? poll([(cunix_output_descriptor(), .writable)], upTo: left)
      guard found == [[]] else { return true }
    } while ContinuousClock.now < end
    return false
  }

  /// What a serial line has not sent yet.
  package var queuedOutput: Int { Int(cunix_output_queued()) }

  /// The signals that have arrived; children that have ended are reaped on the way.
  package func drainSignals() -> [ProcessSignal] {
    var found: [ProcessSignal] = []
    while case let number = cunix_signals_next(), number != 0 {
      switch number {
      case SIGTSTP: found.append(.stop)
      case SIGCONT: found.append(.goOn)
      case SIGWINCH: found.append(.resize)
      case SIGCHLD:
        while let (id, status) = ChildProcess.takeEnded() {
          found.append(.childEnded(id, status: status))
        }
      default: found.append(.end(number))
      }
    }
    return found
  }

  /// Stops the process by SIGTSTP.
  package func stop() { cunix_stop_self() }

  /// Runs systemd-inhibit or caffeinate for as long as this process lives.
  ///
  /// Where there is neither, nothing happens.
  package mutating func keepAwake() {
    guard !keepsAwake else { return }
    #if canImport(Glibc)
    let command = [
      "systemd-inhibit", "--what=idle", "--who=speakerclock", "--why=A talk is timed", "cat",
    ]
    #else
    let command = ["caffeinate", "-d", "cat"]
    #endif
    keepsAwake = (try? ChildProcess.runWhileThisLives(command)) != nil
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
