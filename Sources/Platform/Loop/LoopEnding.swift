package import Room

/// How the loop has ended.
package enum LoopEnding: Equatable, Sendable {
  /// By a key.
  case ended(Ending)
  /// By the signal with this number. A closed terminal counts as SIGHUP.
  case signalled(Int32)

  /// The terminal was closed.
  ///
  /// SIGHUP has the same number on every system.
  static let hungUp = LoopEnding.signalled(1)
}
