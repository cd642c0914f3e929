package import StageRenderer
package import TimerEngine

/// How the program ends, which decides its exit status.
package enum Ending: Hashable, Sendable {
  /// The talk was finished, or none was started.
  case finished
  /// A talk was ended before its time was up, or the input ended while none was running.
  case endedEarly
  /// The desk becomes the clock whose talks it has taken over.
  case takenOver
  /// The clock becomes a desk, because another one has taken over its talks.
  case steppedDown(SteppedDownClock)
  /// The clock becomes a desk of its room's other clock, because its operator wants that.
  case joins

  /// Its name in the log.
  package var word: String {
    switch self {
    case .finished: "finished"
    case .endedEarly: "endedEarly"
    case .takenOver: "takenOver"
    case .steppedDown: "fenced"
    case .joins: "joins"
    }
  }
}

/// A clock whose talks another one has taken over, with the values that it needs as a desk.
package struct SteppedDownClock: Hashable, Sendable {
  /// Who has the talks now.
  package let stepDown: StepDown
  /// What it showed last, with its moments in real time.
  package private(set) var stage: StageSnapshot
  /// What desks knew in addition.
  package private(set) var state: OperatorState
  /// When that was, in real time.
  package private(set) var moment: Timestamp
  /// What its operator is told.
  package let notice: StatusNotice
  /// Whether it has ways to other machines, where it can find the clock that has the talks.
  package let reachesOthers: Bool

  /// Creates it; all moments are those of the clock, in real time.
  package init(
    stepDown: StepDown, stage: StageSnapshot, state: OperatorState, moment: Timestamp,
    notice: StatusNotice,
    reachesOthers: Bool = true
  ) {
    (self.stepDown, self.stage, self.state) = (stepDown, stage, state)
    (self.moment, self.notice, self.reachesOthers) = (moment, notice, reachesOthers)
  }

  /// The same with all moments in the session's time, as a desk needs them; `stage` already has
  /// them so.
  package func inSessionTime(_ stage: StageSnapshot) -> SteppedDownClock {
    var clock = self
    let start = stepDown.sessionStart
    clock.stage = stage
    clock.state.wallClock -= start
    clock.state.rehearsalStart = state.rehearsalStart.map { $0 - start * stage.speed }
    clock.moment = moment + start
    return clock
  }
}
