/// How well a desk knows the talk of its clock, so that it can take it over.
package struct KeptTalk: Hashable, Sendable {
  /// How much time has passed, and which clock of the desk's machine has told that.
  package enum Passed: Hashable, Sendable {
    /// The clock that runs since the machine was started.
    case uptime(Duration)
    /// The time of day: the machine was started again since.
    case wallClock(Duration)
    /// None: the machine was started again, and its time of day is not set.
    case unknown
  }

  /// Why a talk cannot be taken over.
  package enum Refusal: Error, Hashable, Sendable {
    /// The clock's process lives on this machine, running or stopped.
    case clockLivesHere
    /// The clock is of a version that would not give way.
    case olderClock
  }

  /// Two quartz clocks drift apart by less than the time divided by this.
  private static let drift = 10_000
  /// A machine that is off counts whole seconds.
  private static let wallClockError = Duration.seconds(1)

  /// Whose talk it is.
  package var tenure: Tenure
  /// The highest holder of the lineage that was heard of.
  ///
  /// Higher than `tenure` where a clock was fenced and has not heard yet who has the talk.
  package var highest: Tenure
  /// The maximum error of the offset to the session's time when it was measured.
  package var offsetError: Duration
  /// How old the offset was when the clock was heard last.
  package var offsetAge: Duration

  /// Creates it.
  package init(
    of tenure: Tenure, highest: Tenure? = nil, offsetError: Duration, offsetAge: Duration = .zero
  ) {
    (self.tenure, self.highest) = (tenure, highest ?? tenure)
    (self.offsetError, self.offsetAge) = (offsetError, offsetAge)
  }

  /// Makes a take-over ready, of which the caller first tells its operator.
  ///
  /// The caller writes the tenure to its disk before it tells anybody else.
  ///
  /// - Parameters:
  ///   - holder: random bits, drawn anew each time.
  ///   - passed: the time since the clock was heard last.
  ///   - clockLivesHere: whether the clock's process exists on this machine.
  /// - Returns: The tenure with which the talk is taken over, and what to tell.
  /// - Throws: `Refusal` if that must not be.
  package func takeOver(
    as holder: UInt128, after passed: Passed, clockLivesHere: Bool
  ) throws(Refusal) -> TakeOver {
    guard !clockLivesHere else { throw .clockLivesHere }
    guard case .id = tenure.lineage else { throw .olderClock }
    var (age, error): (Duration?, Duration?) = (nil, nil)
    switch passed {
    case .uptime(let time): (age, error) = (time, self.error(after: time))
    case .wallClock(let time):
      (age, error) = (time, self.error(after: time) + Self.wallClockError)
    case .unknown: break
    }
    let isByUptime = if case .uptime = passed { true } else { false }
    return TakeOver(
      tenure: highest.next(holder: holder), age: age, error: error, isByUptime: isByUptime,
      missesHolder: highest != tenure)
  }

  private func error(after time: Duration) -> Duration {
    offsetError + (offsetAge + time) / Self.drift
  }
}

/// A take-over that a desk can make, and what its operator is to know before.
package struct TakeOver: Hashable, Sendable {
  /// The tenure that it begins.
  package let tenure: Tenure
  /// How old the knowledge of the talk is; `nil` if no clock can tell.
  package let age: Duration?
  /// By how much the talk's time may be wrong; `nil` if the talk is continued paused, with what it had left.
  package let error: Duration?
  /// Whether the time is that of a clock nobody sets; else the desk asks once more.
  package let isByUptime: Bool
  /// Whether somebody else has had the talk since it was heard, so that what happened then is lost.
  package let missesHolder: Bool
}
