/// How well a desk knows the talk of its clock, so that it can take it over.
package struct BackupTalk: Hashable, Sendable {
  /// How much time has passed, and which clock of the desk's machine has measured it.
  package enum Passed: Hashable, Sendable {
    /// The clock that runs since the machine was started.
    case uptime(Duration)
    /// The time of day: the machine was started again since.
    case wallClock(Duration)
    /// None: the machine was started again, and its time of day is not set.
    case unknown
  }

  /// Two quartz clocks drift apart by less than the time divided by this.
  private static let drift = 10_000
  /// A machine that is off counts whole seconds.
  private static let wallClockError = Duration.seconds(1)

  /// The leader of the talk.
  package var leadership: Leadership
  /// The highest known leader of the lineage.
  ///
  /// It is higher than `leadership` if a clock has stepped down, and has not heard from the new
  /// leader yet.
  package var highest: Leadership
  /// The maximum error of the offset to the session's time when it was measured.
  package var offsetError: Duration
  /// How old the offset was when the clock was heard last.
  package var offsetAge: Duration

  package init(
    of leadership: Leadership, highest: Leadership? = nil, offsetError: Duration,
    offsetAge: Duration = .zero
  ) {
    (self.leadership, self.highest) = (leadership, highest ?? leadership)
    (self.offsetError, self.offsetAge) = (offsetError, offsetAge)
  }

  /// What the operator has to know before a take-over, this long after the clock was last heard.
  package func takeOver(after passed: Passed) -> TakeOver {
    switch passed {
    case .uptime(let time): TakeOver(age: time, error: error(after: time), isByUptime: true)
    case .wallClock(let time):
      TakeOver(age: time, error: error(after: time) + Self.wallClockError, isByUptime: false)
    case .unknown: TakeOver(age: nil, error: nil, isByUptime: false)
    }
  }

  private func error(after time: Duration) -> Duration {
    offsetError + (offsetAge + time) / Self.drift
  }
}

/// What an operator has to know about a take-over by a desk.
package struct TakeOver: Hashable, Sendable {
  /// How old the knowledge of the talk is; `nil` if no clock can tell.
  package let age: Duration?
  /// By how much the talk's time may be wrong; `nil` if the talk is continued paused, with what it
  /// had left.
  package let error: Duration?
  /// Whether the age comes from a clock that nobody can set; if not, the desk asks once more.
  package let isByUptime: Bool
}
