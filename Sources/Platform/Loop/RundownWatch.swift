package import Room
package import TimerEngine

/// Watches files of the user, and reads them again when they have changed.
///
/// Requirements: calls never block, however slow the disk is; while nothing happens, `nextWake`
/// comes no more than once a minute.
package protocol FileWatcher {
  /// Readable when `drain` may have something to do; -1 where there is nothing to wait for.
  var descriptor: Int32 { get }

  /// The latest real time at which `drain` must be called again; `nil` if there is no deadline.
  var nextWake: Timestamp? { get }

  /// Returns what was read. Call it at every wake.
  ///
  /// `isReadable` says whether the descriptor can be read; `now` is real time.
  mutating func drain(isReadable: Bool, at now: Timestamp) -> [ClockEvent]

  /// Ends the watch.
  mutating func finish()
}

/// Watches the file of the rundown, and reads it again when it has changed or on request.
package protocol RundownWatch: FileWatcher {
  /// Reads the file at once, even if it has not changed; `drain` returns the result.
  mutating func read()
}
