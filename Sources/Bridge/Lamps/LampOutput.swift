package import StageRenderer
package import TimerEngine

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

/// Reports a fault once, and that it is over.
struct FaultReport {
  private var reported: String?

  /// What the operator is to know of a fault; `nil` where there is none.
  mutating func lines(of fault: String?, whenOver: String) -> [String] {
    guard fault != reported else { return [] }
    reported = fault
    return [fault ?? whenOver]
  }
}
