package import RundownEngine
package import StageRoom
package import TimerEngine

/// Storage that outlives the program.
///
/// Requirements: no call waits for a disk. Values are written in order; a waiting one may be replaced
/// by a newer one of its kind. `drainOutcomes()` returns what became of each.
package protocol Storage {
  /// A descriptor that becomes readable when there are outcomes.
  var descriptor: Int32 { get }

  /// Whether something has no outcome yet, or an outcome that was not drained.
  var isWriting: Bool { get }

  /// Stores a change of the stored presets.
  mutating func store(_ change: PresetChange)

  /// Stores that a hint need not be shown again.
  mutating func remember(_ hint: Hint)

  /// Stores the current talk as it is at `now`, and the id of its item of the rundown; `nil` removes
  /// its record.
  mutating func record(_ talk: TalkSnapshot?, item: String?, at now: Timestamp)

  /// Stores the progress of the rundown, and the talk of its loaded item if that was changed before its
  /// start; `second` is the rundown's time in seconds since 1970.
  mutating func record(_ rundown: Rundown, loaded: TalkSnapshot?, at second: Int)

  /// Adds something to the report.
  mutating func report(_ entry: ReportEntry)

  /// Tries again to write the last record of a kind.
  mutating func recordAgain(_ kind: RecordKind)

  /// Removes and returns the outcomes, in order.
  mutating func drainOutcomes() -> [StorageOutcome]

  /// Keeps something of a clock elsewhere.
  mutating func keep(_ change: KeptChange)

  /// Makes everything ready to go on with the talks of a clock elsewhere, as an outcome says.
  mutating func takeOver(_ talk: KeptTalk)

  /// Returns the records that desks keep as well: all of them, or those that have changed since the last call.
  ///
  /// `now` is real time.
  mutating func recordsToKeep(all: Bool, at now: Timestamp) -> [KeptRecord]
}

extension Storage {
  /// Keeps nothing.
  package func keep(_ change: KeptChange) {}
  /// Only a desk takes over.
  package func takeOver(_ talk: KeptTalk) {}
  /// There are none.
  package func recordsToKeep(all: Bool, at now: Timestamp) -> [KeptRecord] { [] }
}

/// What the clock writes without being asked to.
///
/// Each kind has a file of its own.
package enum RecordKind: Hashable, Sendable, CaseIterable {
  /// The lines of ended talks in the report. Comes first: a talk that has ended must be in the report
  /// before its record is removed.
  case report
  /// The progress of the rundown.
  case rundown
  /// The current talk.
  case talk
}

/// The outcome of storing something.
package enum StorageOutcome: Hashable, Sendable {
  /// A record is on disk.
  case recorded(RecordKind)
  /// A change of the stored presets is on disk.
  case stored(PresetChange)
  /// A hint is on disk.
  case remembered
  /// The file is written, but its folder could not be synced, and why: a power failure may bring the
  /// old file back; the change, if it is one of the stored presets.
  case notSynced(String, of: PresetChange? = nil)
  /// A record is not on disk, and why.
  case notRecorded(RecordKind, String)
  /// A preset is not on disk, and why.
  case notStored(String)
  /// A change was not undone because another program has stored `present` in its place.
  case notUndone(PresetChange, present: [Preset])
  /// A hint is not on disk, and why.
  case notRemembered(String)
  /// What came of a take-over.
  case takeOver(TakeOverAnswer)
}
