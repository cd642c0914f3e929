import Platform
import Room
import TimerEngine

/// Writes what the user stores to disk; only the thread of a `BackgroundQueue` uses it.
final class FileWriter: @unchecked Sendable {
  /// Something to write.
  enum Job: Hashable, Sendable {
    case store(PresetChange)
    case remember(Hint)
    case record(TalkRecord?)
    case recordRundown(RundownRecord)
    /// Lines about talks that have ended, and those of earlier jobs that could not be written; may
    /// be empty.
    case report([ReportedRow])
    /// Lines that take back earlier ones.
    case reopen([ReportedRow])
    /// That another leader has the talks; `nil` that this clock goes on.
    case give(BackupFiles.Gift?)
    /// Removes the stage that a desk has kept, which has become this clock.
    case forgetStage
  }

  /// A row of the report, without its line end.
  struct ReportedRow: Hashable, Sendable {
    /// The talk that it is about.
    let id: String
    let text: String
  }

  private let slots: SlotFile
  private let hints: HintFile
  private var talk: TalkFile?
  private let rundown: RundownRecordFile?
  private let reportFile: ReportFile
  /// What a desk keeps of this clock's lineage; `nil` if there is no folder for it.
  private let kept: BackupFiles?
  /// Waits until the files of a take-over are on disk; `nil` if they are.
  private var finishTakeOver: (() throws(StoreError) -> Void)?
  /// The lines of the report that could not be written yet.
  private var unreported: [String] = []

  init(
    slots: SlotFile, hints: HintFile, talk: TalkFile?, rundown: RundownRecordFile?,
    report: ReportFile, kept: BackupFiles? = nil,
    finishing finishTakeOver: (() throws(StoreError) -> Void)? = nil
  ) {
    (self.kept, self.finishTakeOver) = (kept, finishTakeOver)
    self.slots = slots
    self.hints = hints
    self.talk = talk
    self.rundown = rundown
    reportFile = report
  }

  /// Does a job, however long the disk takes.
  func perform(_ job: Job) -> StorageAnswer {
    do throws(StoreError) {
      switch job {
      case .store(let change): return try store(change)
      case .record(let record):
        return outcome(try talk?.write(record) ?? nil, or: .recorded(.talk))
      case .recordRundown(let record):
        return outcome(try rundown?.write(record) ?? nil, or: .recorded(.rundown))
      case .remember(let hint):
        try hints.add(hint.rawValue)
        return .remembered
      case .report(let lines), .reopen(let lines):
        try report(lines.map(\.text))
        return .recorded(.report)
      case .give(let gift):
        try kept?.give(gift)
        return gift.map { .given(to: $0.leadership, failure: nil) } ?? .remembered
      case .forgetStage:
        try kept?.forgetStage()
        return .remembered
      }
    } catch {
      return job.failed("\(error)")
    }
  }

  private func report(_ lines: [String]) throws(StoreError) {
    unreported += lines
    try finishTakeOver?()
    finishTakeOver = nil
    guard !unreported.isEmpty else { return }
    try reportFile.append(unreported)
    unreported = []
  }

  private func store(_ change: PresetChange) throws(StoreError) -> StorageAnswer {
    do throws(StoreError) {
      return try slots.apply(change).map { .notSynced("\($0)", of: change) } ?? .stored(change)
    } catch .changed(let present) {
      return .notUndone(change, present: present)
    }
  }

  private func outcome(_ unsynced: StoreError?, or success: StorageAnswer) -> StorageAnswer {
    unsynced.map { .notSynced("\($0)") } ?? success
  }

  /// Adds a job to the waiting ones: a newer record of the talk or the rundown replaces the waiting
  /// one, and a change of stored presets is merged with a waiting one of the same slots.
  ///
  /// Records are written in the order of their rank, and not in the order in which they come. So a
  /// talk that has ended is in the report before any record says that it has ended, and its end is
  /// taken back in the report after the records say that it goes on. A started talk has a record
  /// before the rundown says that it was started.
  ///
  /// A talk that ends before its record is written stays started in what is written before its end:
  /// the report must not have a talk whose item the rundown still takes for ready.
  ///
  /// To whom the talks are given comes first, since a desk waits for it.
  static func merge(_ waiting: inout [Job], _ job: Job) -> Bool {
    if case .give = job {
      waiting.removeAll { if case .give = $0 { true } else { false } }
      waiting.insert(job, at: 0)
      return true
    }
    var open = waiting.firstOpenIndex
    if job.endsTalk(among: waiting[open...]) { open = waiting.endIndex }
    var job = job.withReopenings(from: &waiting[open...])
    for index in waiting.indices[open...] {
      guard let merged = waiting[index].merged(with: job) else { continue }
      guard merged.rank != nil else {
        waiting[index] = merged
        return true
      }
      waiting.remove(at: index)
      job = merged
      break
    }
    let later = job.rank.flatMap { rank in waiting[open...].firstIndex { $0.rank ?? rank > rank } }
    waiting.insert(job, at: later ?? waiting.endIndex)
    return true
  }
}

extension [FileWriter.Job] {
  /// The first one that a later job may replace: what stands before a report that follows a record
  /// stays as it is.
  fileprivate var firstOpenIndex: Int {
    guard let record = firstIndex(where: { $0.rank ?? 0 > 0 }) else { return startIndex }
    return self[record...].lastIndex { $0.rank == 0 } ?? startIndex
  }
}

extension FileWriter.Job {
  /// The place of a record among those that wait; `nil` for what the user stores.
  fileprivate var rank: Int? {
    switch self {
    case .report: 0
    case .record(.some): 1
    case .recordRundown: 2
    case .record(nil): 3
    case .reopen: 4
    case .store, .remember, .give, .forgetStage: nil
    }
  }

  /// Whether the job reports a talk that waiting jobs record as under way.
  fileprivate func endsTalk(among waiting: ArraySlice<FileWriter.Job>) -> Bool {
    guard case .report(let lines) = self else { return false }
    return waiting.contains { job in
      switch job {
      case .record(let record?): lines.contains { $0.id == record.tally?.id }
      case .recordRundown(let record): lines.contains { record.isUnderWay($0.id) }
      default: false
      }
    }
  }

  /// The job, in which a talk that ends again is reopened before, if that still waits.
  fileprivate func withReopenings(from waiting: inout ArraySlice<FileWriter.Job>) -> FileWriter.Job
  {
    guard case .report(let lines) = self else { return self }
    for index in waiting.indices {
      guard case .reopen(let reopenings) = waiting[index] else { continue }
      let ids = Set(lines.map(\.id))
      waiting[index] = .reopen(reopenings.filter { !ids.contains($0.id) })
      return .report(reopenings.filter { ids.contains($0.id) } + lines)
    }
    return self
  }

  /// One job that replaces this one and a later one; `nil` if both are needed.
  fileprivate func merged(with later: FileWriter.Job) -> FileWriter.Job? {
    switch (self, later) {
    case (.record, .record), (.recordRundown, .recordRundown): later
    case (.report(let lines), .report(let others)): .report(lines + others)
    case (.reopen(let lines), .reopen(let others)): .reopen(lines + others)
    case (.store(let change), .store(let other)): change.merged(with: other).map(Self.store)
    case (.remember(let hint), .remember(let other)) where hint == other: later
    default: nil
    }
  }

  /// The outcome of a job that failed.
  func failed(_ reason: String) -> StorageAnswer {
    switch self {
    case .store(let change): .notStored(reason, of: change)
    case .record: .notRecorded(.talk, reason)
    case .recordRundown: .notRecorded(.rundown, reason)
    case .report, .reopen: .notRecorded(.report, reason)
    case .remember, .forgetStage, .give(nil): .notRemembered(reason)
    case .give(let gift?): .given(to: gift.leadership, failure: reason)
    }
  }
}
