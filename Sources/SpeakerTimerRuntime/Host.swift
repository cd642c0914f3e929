public import TimerEngine

/// The port to the operating system: waiting, signals, the time of day.
///
/// An implementation must pass this: `wait` returns no later than at the end of its time but for
/// what the machine itself is late; a signal that arrived at any time, even before the wait,
/// ends the wait and is returned by `drainSignals()` once.
public protocol Host {
  /// The time of day since midnight, by the wall clock.
  var timeOfDay: Duration { get }

  /// The time since 1970, by the wall clock.
  var wallClock: Duration { get }

  /// Where a local time of day (in seconds since midnight) lies by the wall clock.
  func reading(of timeOfDay: Int) -> TimeOfDayReading

  /// Waits until the descriptor can be read, a signal arrives, or `time` has passed; without a
  /// time as long as it takes. A negative descriptor is not waited for.
  mutating func wait(for descriptor: Int32, upTo time: Duration?) -> Wakeup

  /// What is written from here to `endOutput()` may be held up, by a terminal that takes nothing
  /// any more, for a moment at most.
  mutating func beginOutput()

  /// Returns whether all that was written has been taken. After `false` everything is thrown away
  /// until the output takes something again, for which `wait` waits as well.
  mutating func endOutput() -> Bool

  /// The signals that have arrived, in order, those left out that need no answer.
  mutating func drainSignals() -> [Signal]

  /// Stops the process as Ctrl-Z does, and returns when it goes on.
  mutating func stop()

  /// Keeps the display from going dark while the program runs, where there is a way.
  mutating func keepAwake()
}

/// Why a wait has ended; empty if its time has passed.
public struct Wakeup: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt8
  /// Creates a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The descriptor can be read.
  public static let readable = Wakeup(rawValue: 1)
  /// The terminal behind the descriptor is gone.
  public static let hangup = Wakeup(rawValue: 2)
  /// A signal has arrived.
  public static let signal = Wakeup(rawValue: 4)
  /// The output, which was held up, takes something again.
  public static let writable = Wakeup(rawValue: 8)
}

/// A signal that asks something of the program.
public enum Signal: Hashable, Sendable {
  /// End by this signal: its number.
  case end(Int32)
  /// Stop until further notice, as Ctrl-Z asks.
  case stop
  /// The process goes on after a stop.
  case goOn
  /// The terminal has another size.
  case resize
  /// A child with this process id has ended, with its exit status or 128 and the number of the
  /// signal that has ended it.
  case childEnded(Int32, status: Int32)
}
