package import Room
package import TimerEngine

/// Storage that outlives the program.
///
/// Requirements: no call waits for a disk. The storage alone decides what reaches the disk before
/// what; a waiting value may be replaced by a newer one of its kind. `drainAnswers()` returns the
/// answer to each.
package protocol Storage {
  /// A descriptor that becomes readable when there are answers.
  var descriptor: Int32 { get }

  /// Whether something has no answer yet, or an answer that was not drained.
  var isWriting: Bool { get }

  /// Starts to carry out requests, none of which reaches the disk before all are there.
  ///
  /// `now` is the talk's time. A storage ignores requests that are not meant for its kind.
  mutating func perform(_ requests: [StorageRequest], at now: Timestamp)

  /// Tries again to write the last records of these kinds, none of which reaches the disk before
  /// all are there.
  mutating func recordAgain(_ kinds: Set<RecordKind>)

  /// Removes and returns the answers, in order.
  mutating func drainAnswers() -> [StorageAnswer]

  /// Returns the records that desks keep as well: all of them, or those that have changed since the
  /// last call.
  ///
  /// `now` is real time.
  mutating func recordsToKeep(all: Bool, at now: Timestamp) -> [BackupRecord]
}

extension Storage {
  /// There are none.
  package func recordsToKeep(all: Bool, at now: Timestamp) -> [BackupRecord] { [] }
}
