import Platform
import Room
import TimerEngine

/// What stands beside the snapshot under the topic `state`, for programs that cannot count.
struct BrokerState: Hashable {
  /// What the phase can be: `none` without a lit lamp.
  static let phases = ["none"] + Phase.allCases.map(\.rawValue)

  /// The phase as displays show it.
  private var phase: Phase?
  /// When the time of a running segment is up, in UTC; `nil` if the talk does not run.
  private var end: String?

  /// Creates the state.
  ///
  /// - Parameters:
  ///   - phase: the phase as displays show it.
  ///   - deadline: when the time is up, in microseconds of the session's time.
  init(_ phase: Phase?, deadline: Int64?) {
    self.phase = phase
    end = deadline.map { microseconds in
      let stamp = WallClock.stamp(.seconds((Double(microseconds) / 1_000_000).rounded()))
      return stamp.dropLast(".000Z".count) + "Z"
    }
  }

  /// The message with a snapshot; `nil` if that is too long for a line.
  func text(with snapshot: SentStage) -> String? {
    guard WireClockMessage.snapshot(snapshot).text != nil else { return nil }
    return Fields.json(Message(state: self, snapshot: snapshot))
  }

  private struct Message: Described {
    var state: BrokerState
    /// As a room's socket sends it.
    var snapshot: SentStage

    mutating func describe(_ fields: inout Fields) throws(Fields.Fault) {
      try fields.value("phase", &state.phase, .phase)
      try fields.value("end", &state.end, .text)
      try fields.value("snapshot", &snapshot, .sentStage)
    }
  }
}
