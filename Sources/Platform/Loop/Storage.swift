package import Room
package import TimerEngine

/// Storage that outlives the program.
///
/// Requirements: no call waits for a disk. The storage alone decides what reaches the disk before
/// what; a waiting value may be replaced by a newer one of its kind. `drainOutcomes()` returns the
/// outcome of each.
package protocol Storage {
  /// A descriptor that becomes readable when there are outcomes.
  var descriptor: Int32 { get }

  /// Whether something has no outcome yet, or an outcome that was not drained.
  var isWriting: Bool { get }

  /// Starts to carry out requests, none of which reaches the disk before all are there.
  ///
  /// `now` is the talk's time. A storage ignores requests that are not meant for its kind.
  mutating func perform(_ requests: [StorageRequest], at now: Timestamp)

  /// Tries again to write the last records of these kinds, none of which reaches the disk before
  /// all are there.
  mutating func recordAgain(_ kinds: Set<RecordKind>)

  /// Removes and returns the outcomes, in order.
  mutating func drainOutcomes() -> [StorageOutcome]

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

/// The outcome of storing something.
package enum StorageOutcome: Hashable, Sendable {
  /// A record is on disk.
  case recorded(RecordKind)
  /// A change of the stored presets is on disk.
  case stored(PresetChange)
  /// A hint is on disk.
  case remembered
  /// The file is written, but its folder could not be synced, and why: a power failure may bring
  /// the old file back; the change, if it is one of the stored presets.
  case notSynced(String, of: PresetChange? = nil)
  /// A record is not on disk, and why.
  case notRecorded(RecordKind, String)
  /// A change of the stored presets is not on disk, and why.
  case notStored(String, of: PresetChange)
  /// A change was not undone because another program has stored `present` in its place.
  case notUndone(PresetChange, present: [Preset])
  /// A hint is not on disk, and why.
  case notRemembered(String)
  /// What came of a take-over.
  case takeOver(TakeOverAnswer)
  /// It is on disk that this leader has the talks; or why it is not.
  case given(to: Leadership?, failure: String?)
}
