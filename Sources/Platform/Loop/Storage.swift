package import Room
package import TimerEngine

/// Storage that outlives the program.
///
/// Requirements: no call waits for a disk. Values are written in order; a waiting one may be
/// replaced by a newer one of its kind. `drainOutcomes()` returns the outcome of each.
package protocol Storage {
  /// A descriptor that becomes readable when there are outcomes.
  var descriptor: Int32 { get }

  /// Whether something has no outcome yet, or an outcome that was not drained.
  var isWriting: Bool { get }

  /// Starts to carry out a request; a storage ignores requests that are not meant for its kind.
  mutating func perform(_ request: StorageRequest)

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

package enum StorageRequest {
  /// Store a change of the stored presets.
  case store(PresetChange)
  /// Store that a hint need not be shown again.
  case remember(Hint)
  /// Record the current talk, as it is at a moment of its time, and the id of its item of the
  /// rundown.
  ///
  /// Without a talk, the record is removed.
  case record(TalkSnapshot?, item: String?, at: Timestamp)
  /// Record a talk that was quit at a moment of its time, before its time was up, so that the next
  /// start offers it.
  case recordQuit(TalkSnapshot, item: String?, at: Timestamp)
  /// Record the progress of the rundown, at a second since 1970 of the rundown's time.
  ///
  /// The talk of the loaded item is recorded as well if it was changed before its start.
  case recordRundown(Rundown, loaded: TalkSnapshot?, at: Int)
  /// Add something to the report.
  case report(ReportEntry)
  /// Try again to write the last record of a kind.
  case recordAgain(RecordKind)
  /// Keep a copy of something that a clock elsewhere has sent.
  case keep(BackupChange)
  /// Prepare to continue the talks of a clock elsewhere; an outcome says whether that worked.
  case takeOver(BackupTalk)
  /// Do a step of a hand-over.
  case handOver(HandOverStep)

  /// The kind of record to write; `nil` for all other requests.
  var kind: RecordKind? {
    switch self {
    case .record, .recordQuit: .talk
    case .recordRundown: .rundown
    case .report: .report
    case .recordAgain(let kind): kind
    case .store, .remember, .keep, .takeOver, .handOver: nil
    }
  }
}

/// What the clock writes without being asked to.
///
/// Each kind has a file of its own.
package enum RecordKind: Hashable, Sendable, CaseIterable {
  /// The lines of ended talks in the report. Comes first: a talk that has ended must be in the
  /// report before its record is removed.
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
