package import OperatorConsole
package import TimerEngine

/// Storage that outlives the program.
///
/// An implementation must satisfy this: no call waits for a disk. Values are written in order; a
/// waiting one may be replaced by a newer one of its kind. The outcome comes from
/// `drainOutcomes()`.
package protocol Storage {
  /// A descriptor that becomes readable when there are outcomes.
  var descriptor: Int32 { get }

  /// Whether something has no outcome yet, or an outcome that was not drained.
  var isWriting: Bool { get }

  /// Hands a change of the stored presets over.
  mutating func store(_ change: PresetChange)

  /// Stores that a hint is not needed any more.
  mutating func remember(_ hint: Hint)

  /// Stores the current talk as it is at `now`; `nil` if there is none any more.
  mutating func record(_ talk: TalkSnapshot?, at now: Timestamp)

  /// Stores how far the rundown has come at a second of its time since 1970.
  mutating func record(_ rundown: Rundown, at second: Int)

  /// Adds something to the report.
  mutating func report(_ entry: ReportEntry)

  /// Tries again to write the last records, and what is missing in the report.
  mutating func recordAgain()

  /// Removes and returns the outcomes, in order.
  mutating func drainOutcomes() -> [StorageOutcome]
}

/// The outcome of storing something.
package enum StorageOutcome: Hashable, Sendable {
  /// The talk is on disk.
  case recorded
  /// The report is on disk.
  case reported
  /// A preset is on disk.
  case stored
  /// A hint is on disk.
  case remembered
  /// The file is written, but its folder could not be synced, and why: a power cut may bring back
  /// the file of before.
  case notSynced(String)
  /// The talk is not on disk, and why.
  case notRecorded(String)
  /// A line of the report is not on disk, and why.
  case notReported(String)
  /// A preset is not on disk, and why.
  case notStored(String)
  /// A change was not taken back, since another program has stored these presets there meanwhile.
  case notUndone(PresetChange, present: [Preset])
  /// A hint is not on disk, and why.
  case notRemembered(String)
}
