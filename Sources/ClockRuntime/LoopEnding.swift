package import OperatorConsole

/// How the loop has ended.
package enum LoopEnding: Equatable, Sendable {
  /// By a key.
  case ended(Ending)
  /// By a signal with this number, or because the terminal is gone, which is SIGHUP's.
  case signalled(Int32)

  /// The terminal is gone; SIGHUP's number is the same on every system.
  static let hungUp = LoopEnding.signalled(1)
}
