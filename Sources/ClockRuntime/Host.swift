package import TimerEngine

/// The port to the operating system: waiting, signals, the time of day.
///
/// An implementation must pass this: `wait` returns no later than at the end of its time but for
/// what the machine itself is late; a signal that arrived at any time, even before the wait,
/// ends the wait and is returned by `drainSignals()` once.
package protocol Host {
  /// The time of day since midnight, by the wall clock.
  var timeOfDay: Duration { get }

  /// The time since 1970, by the wall clock.
  var wallClock: Duration { get }

  /// Where a local time of day (in seconds since midnight) lies by the wall clock.
  func reading(of timeOfDay: Int) -> TimeOfDayReading

  /// Waits until one of the descriptors can be read, a signal arrives, or `time` has passed; without
  /// a time as long as it takes. A negative descriptor is not waited for. With `output` the wait also
  /// ends when standard output takes something.
  mutating func wait(for descriptors: [Int32], output: Bool, upTo time: Duration?) -> Wakeup

  /// Writes to standard output what it takes at once; returns how many bytes that were, `nil` where
  /// the output is gone or fails.
  mutating func write(_ bytes: ArraySlice<UInt8>) -> Int?

  /// Waits until standard output takes something, for so long at most; returns whether it does.
  mutating func waitForOutput(upTo time: Duration) -> Bool

  /// How many bytes the system keeps for a slow line; a change shows that the line is moving.
  var queuedOutput: Int { get }

  /// The signals that have arrived, in order, those left out that need no answer.
  mutating func drainSignals() -> [ProcessSignal]

  /// Stops the process as Ctrl-Z does, and returns when it goes on.
  mutating func stop()

  /// Keeps the display from going dark while the program runs, where there is a way.
  mutating func keepAwake()
}

/// Why a wait has ended; nothing is set if its time has passed.
package struct Wakeup: Equatable, Sendable {
  /// The descriptors that can be read.
  package var readable: Set<Int32> = []
  /// The descriptors whose other side is gone.
  package var hungUp: Set<Int32> = []
  /// Whether a signal has arrived.
  package var hasSignal = false
  /// Whether standard output takes something.
  package var isWritable = false

  /// Creates one in which nothing is set.
  package init() {}
}

/// A signal that asks something of the program.
package enum ProcessSignal: Hashable, Sendable {
  /// End by this signal: its number.
  case end(Int32)
  /// Stop until further notice, as Ctrl-Z asks.
  case stop
  /// The process goes on after a stop.
  case resume
  /// The terminal has another size.
  case resize
  /// A child with this process id has ended, with its exit status or 128 and the number of the
  /// signal that has ended it.
  case childEnded(Int32, status: Int32)
}
