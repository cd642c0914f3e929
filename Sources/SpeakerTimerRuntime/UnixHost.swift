import CUnix
public import TimerEngine

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The host that the program really runs on.
///
/// There is one set of signal handlers in a process, so there should be one of these.
public struct UnixHost: Host {
  private let signals: Int32
  /// The end of a pipe on which the child that keeps the display awake waits for ours.
  private var lifeline: Int32 = -1

  /// Begins to catch signals.
  ///
  /// Where no pipe can be had, signals act as they always do.
  public init() { signals = cunix_signals_start() }

  /// The time of day since midnight, by the wall clock and the local time zone.
  public var timeOfDay: Duration { .nanoseconds(cunix_local_time_of_day()) }

  /// The time since 1970, by CLOCK_REALTIME.
  public var wallClock: Duration { .nanoseconds(cunix_wall_clock()) }

  /// Where a time of day lies, by the wall clock and the local time zone.
  public func reading(of timeOfDay: Int) -> TimeOfDayReading { Self.reading(of: timeOfDay) }

  /// The same for who has no host.
  public static func reading(of timeOfDay: Int) -> TimeOfDayReading {
    TimeOfDayReading(of: timeOfDay, at: .nanoseconds(cunix_wall_clock())) {
      Int(cunix_zone_offset(Int64($0)))
    }
  }

  /// Waits with ppoll, to the nanosecond; where there is none, to the millisecond.
  public func wait(for descriptor: Int32, upTo time: Duration?) -> Wakeup {
    let found = cunix_poll(
      descriptor, signals, cunix_output_held_up(), time.map(Self.nanoseconds) ?? -1)
    guard found >= 0 else { return .hangup }
    var wakeup: Wakeup = []
    if found & Int32(CUNIX_FIRST_READABLE) != 0 { wakeup.insert(.readable) }
    if found & Int32(CUNIX_FIRST_HUNG_UP) != 0 { wakeup.insert(.hangup) }
    if found & Int32(CUNIX_SECOND_READABLE) != 0 { wakeup.insert(.signal) }
    if found & Int32(CUNIX_OUTPUT_WRITABLE) != 0 {
      cunix_output_reopen()
      wakeup.insert(.writable)
    }
    return wakeup
  }

  /// Rounded up, so that what was waited for has come when the wait ends; at most a day.
  private static func nanoseconds(_ time: Duration) -> Int64 {
    let (seconds, attoseconds) = max(.zero, min(time, .seconds(86_400))).components
    return seconds * 1_000_000_000 + (attoseconds + 999_999_999) / 1_000_000_000
  }

  /// Lets what is written last a second at most.
  public func beginOutput() { cunix_output_begin(500) }

  /// Tells whether all was taken; after `false` the output leads nowhere until `wait` finds that
  /// it takes something again.
  public func endOutput() -> Bool { cunix_output_end() == 0 }

  /// Lets a program that ends write for the last time, even if its output was held up: with
  /// patience, since a terminal that is not given back is of no use to anybody.
  public static func lastOutput(_ body: () -> Void) {
    cunix_output_reopen()
    cunix_output_begin(5_000)
    body()
    _ = cunix_output_end()
  }

  /// The signals that have arrived; children that have ended are reaped on the way.
  public func drainSignals() -> [Signal] {
    var found: [Signal] = []
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

  private static func reap() -> [Signal] {
    var ended: [Signal] = []
    var status: Int32 = 0
    while case let child = cunix_reap(&status), child > 0 {
      ended.append(.childEnded(child, status: status))
    }
    return ended
  }

  /// Stops the process by SIGTSTP.
  public func stop() { cunix_stop_self() }

  /// Runs systemd-inhibit or caffeinate for as long as this process lives.
  ///
  /// Where there is neither, nothing happens.
  public mutating func keepAwake() {
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
  public func finish() { cunix_signals_stop() }

  /// Ends the process by a signal, as if it had never been caught.
  public static func die(of signal: Int32) { cunix_die_of(signal) }
}

/// What happens to the terminal when a crash or another signal ends the program.
public enum CrashGuard {
  /// Remembers the terminal's modes; to be called before the terminal is taken.
  public static func remember(_ descriptor: Int32) { cunix_crash_restores(descriptor) }

  /// The bytes that bring its screen back; at most 511.
  public static func write(_ bytes: [CChar]) { cunix_crash_writes(bytes, Int32(bytes.count)) }

  /// Keeps what the program and its libraries write to standard error off the screen, until
  /// `forget()` or a crash gives it out.
  public static func keepErrors() { cunix_errors_keep() }

  /// Nothing is to be restored any more.
  public static func forget() {
    cunix_crash_forget()
    cunix_errors_give_out()
  }
}
