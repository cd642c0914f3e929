package import TimerEngine

/// What a clock or a desk wants to have on disk.
package enum StorageRequest: Hashable, Sendable {
  /// Store a change of the stored presets.
  case store(PresetChange)
  /// Store that a hint need not be shown again.
  case remember(Hint)
  /// Record the current talk as it is now, and the id of its item of the rundown; `nil` removes the
  /// record.
  case record(TalkSnapshot?, item: String? = nil)
  /// Record the talk that was quit now, before its time was up, so that the next start offers it.
  case recordQuit(TalkSnapshot, item: String? = nil)
  /// Record the progress of the rundown, at a second since 1970 of the rundown's time.
  ///
  /// The talk of the loaded item is recorded as well if it was changed before its start.
  case recordRundown(Rundown, loaded: TalkSnapshot?, at: Int)
  /// Add something to the report.
  case report(ReportEntry)
  /// Record that another leader has the talks from now on; `StorageAnswer.given` answers.
  case giveTalks(StepDown)
  /// Remove that record, because this clock goes on.
  case keepTalks
  /// Forget what this clock has kept as a desk: it has taken over and can be reached.
  case forgetBackup
  /// What a desk wants, which has no talks of its own.
  case desk(DeskStorageRequest)

  /// The kind of record to write; `nil` for all other requests.
  package var kind: RecordKind? {
    switch self {
    case .record, .recordQuit: .talk
    case .recordRundown: .rundown
    case .report: .report
    case .store, .remember, .giveTalks, .keepTalks, .forgetBackup, .desk: nil
    }
  }
}

/// What a desk wants to have on disk, so that it can continue the talks of a clock elsewhere.
package enum DeskStorageRequest: Hashable, Sendable {
  /// Keep a copy of something that the clock has sent.
  case keep(BackupChange)
  /// Become the clock; `StorageAnswer.takeOver` says whether that worked.
  case takeOver(BackupTalk)
  /// Write all that a clock needs, without becoming one; `StorageAnswer.takeOver` answers.
  case prepare(BackupTalk)
  /// Become the clock with what was prepared; `StorageAnswer.takeOver` answers.
  case begin
  /// Remove what was prepared, because the clock goes on.
  case forget
}

/// What the clock writes without being asked to.
///
/// Each kind has a file of its own.
package enum RecordKind: Hashable, Sendable {
  /// The lines of ended talks in the report.
  case report
  /// The progress of the rundown.
  case rundown
  /// The current talk.
  case talk
}
