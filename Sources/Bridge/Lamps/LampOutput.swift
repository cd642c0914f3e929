package import StageRenderer
package import TimerEngine

/// An output to lamps.
package protocol LampOutput {
  /// Shows a signal from a moment on; `nil` is dark. To be called at `nextWake` as well.
  ///
  /// - Returns: what the operator is to know.
  mutating func show(_ signal: LampSignal?, at now: Timestamp) -> [String]

  /// When it has something to send, if nothing changes.
  var nextWake: Timestamp { get }

  /// Makes the lamps dark and takes leave.
  mutating func leave()
}

/// Tells a fault once, and that it is over.
struct FaultReport {
  private var told: String?

  /// What the operator is to know of a fault; `nil` where there is none.
  mutating func lines(of fault: String?, whenOver: String) -> [String] {
    guard fault != told else { return [] }
    told = fault
    return [fault ?? whenOver]
  }
}
