package import TimerEngine

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The real host on which the program runs.
///
/// There is one set of signal handlers in a process, so there should be one of these.
package struct UnixHost: Host {
  private let signals: Int32
  private var keepsAwake = false

  /// Begins to catch signals.
  ///
  /// Where no pipe can be had, signals act as they always do.
  package init() { signals = Signals.start() }

  /// The time of day since midnight, by the wall clock and the local time zone.
  package var timeOfDay: Duration { WallClock.timeOfDay }

  /// The time since 1970, by CLOCK_REALTIME.
  package var wallClock: Duration { WallClock.now }

  /// Where a time of day lies, by the wall clock and the local time zone.
  package func reading(of timeOfDay: Int) -> TimeOfDayReading { Self.reading(of: timeOfDay) }

  /// The same without a host.
  package static func reading(of timeOfDay: Int) -> TimeOfDayReading {
    TimeOfDayReading(of: timeOfDay, at: WallClock.now) { WallClock.zoneOffset(at: $0) }
  }

  /// Waits with ppoll, to the nanosecond; where there is none, to the millisecond.
  package func wait(for descriptors: [Int32], output: Bool, upTo time: Duration?) -> Wakeup {
    var requests = (descriptors + [signals]).map { PollRequest($0, .readable) }
    if output { requests.append(PollRequest(UnwaitedOutput.descriptor, .writable)) }
    var wakeup = Wakeup()
    do throws(Errno) {
      try poll(&requests, upTo: time)
    } catch {
      wakeup.hungUp = Set(descriptors)
      return wakeup
    }
    for (descriptor, request) in zip(descriptors, requests) where !request.found.isEmpty {
      if request.found.contains(.readable) { wakeup.readable.insert(descriptor) }
      if request.found != .readable { wakeup.hungUp.insert(descriptor) }
    }
    wakeup.hasSignal = requests[descriptors.count].found.contains(.readable)
    wakeup.isWritable = output && !requests[descriptors.count + 1].found.isEmpty
    return wakeup
  }

  /// Writes without ever waiting.
  package func write(_ bytes: ArraySlice<UInt8>) -> Int? {
    try? UnwaitedOutput.write(bytes)
  }

  /// Waits with ppoll, whatever signals arrive.
  package func waitForOutput(upTo time: Duration) -> Bool {
    let end = ContinuousClock.now + time
    repeat {
      let left = ContinuousClock.now.duration(to: end)
      if poll(UnwaitedOutput.descriptor, .writable, upTo: left) { return true }
    } while ContinuousClock.now < end
    return false
  }

  /// The number of bytes that a serial line has not sent yet.
  package var queuedOutput: Int { UnwaitedOutput.queued }

  /// Drops these bytes, except in the background, where that would stop the process.
  package func dropQueuedOutput() { UnwaitedOutput.dropQueued() }

  /// The signals that have arrived; children that have ended are reaped on the way.
  package func drainSignals() -> [ProcessSignal] {
    var found: [ProcessSignal] = []
    while let number = Signals.next() {
      switch number {
      case SIGTSTP: found.append(.stop)
      case SIGCONT: found.append(.resume)
      case SIGWINCH: found.append(.resize)
      case SIGCHLD:
        while let (id, status) = ChildProcess.reapEnded() {
          found.append(.childEnded(id, status: status))
        }
      default: found.append(.end(number))
      }
    }
    return found
  }

  /// Stops the process by SIGTSTP.
  package func stop() { Signals.stopThisProcess() }

  /// Runs systemd-inhibit or caffeinate for as long as this process lives.
  ///
  /// Where there is neither, nothing happens.
  package mutating func keepAwake() {
    guard !keepsAwake else { return }
    keepsAwake = (try? ChildProcess.runWhileThisLives(Self.wakingCommand(on: .current))) != nil
  }

  /// The command that keeps the display awake until its standard input ends.
  static func wakingCommand(on system: OperatingSystem) -> [String] {
    switch system {
    case .linux:
      ["systemd-inhibit", "--what=idle", "--who=speakerclock", "--why=A talk is timed", "cat"]
    case .macOS: ["caffeinate", "-d", "cat"]
    }
  }

  /// Gives the signals back to the system.
  package func finish() { Signals.stop() }
}
