package import TimerEngine

/// The operating system: waiting, signals, the time of day.
///
/// Requirements: `wait` returns no later than at the end of its time, apart
/// from delays of the machine itself; a signal that arrived at any time, even before the wait, ends
/// the wait and is returned by `drainSignals()` once.
package protocol Host {
  /// The time of day since midnight, by the wall clock.
  var timeOfDay: Duration { get }

  /// The time since 1970, by the wall clock.
  var wallClock: Duration { get }

  /// Finds the time until a local time of day, which is given in seconds since midnight.
  func reading(of timeOfDay: Int) -> TimeOfDayReading

  /// Waits until one of the descriptors is readable, a signal arrives, or `time` has passed;
  /// without a time it waits for any length. Negative descriptors are ignored. With `output` the
  /// wait also ends when standard output accepts bytes.
  mutating func wait(for descriptors: [Int32], output: Bool, upTo time: Duration?) -> Wakeup

  /// Writes to standard output what it accepts without blocking; returns the number of bytes, or
  /// `nil` if the output is closed or fails.
  mutating func write(_ bytes: ArraySlice<UInt8>) -> Int?

  /// Waits until standard output accepts bytes, at most for `time`; returns whether it does.
  mutating func waitForOutput(upTo time: Duration) -> Bool

  /// The bytes that the system still holds for a slow line; a change shows that the line is moving.
  var queuedOutput: Int { get }

  /// Drops the bytes that the system still holds for a slow line.
  mutating func dropQueuedOutput()

  /// The signals that have arrived, in order, without those that need no reaction.
  mutating func drainSignals() -> [ProcessSignal]

  /// Suspends the process as Ctrl-Z does, and returns when it continues.
  mutating func stop()

  /// Keeps the display awake while the program runs, if the system can do that.
  mutating func keepAwake()
}

/// Why a wait has ended; nothing is set if its time has run out.
package struct Wakeup: Equatable, Sendable {
  /// The readable descriptors.
  package var readable: Set<Int32> = []
  /// The descriptors whose other end is closed.
  package var hungUp: Set<Int32> = []
  /// Whether a signal has arrived.
  package var hasSignal = false
  /// Whether standard output accepts bytes.
  package var isWritable = false

  /// Creates one in which nothing is set.
  package init() {}
}

/// A signal that the program reacts to.
package enum ProcessSignal: Hashable, Sendable {
  /// End by this signal: its number.
  case end(Int32)
  /// Suspend the process, as Ctrl-Z asks.
  case stop
  /// The process continues after a suspension.
  case resume
  /// The terminal has another size.
  case resize
  /// A child with this process id has ended, with its exit status or 128 and the number of the
  /// signal that has ended it.
  case childEnded(Int32, status: Int32)
}
