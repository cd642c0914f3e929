import ClockRuntime
import OperatorConsole
import TimerEngine
import UserFiles

/// Writes what the user stores to disk; only the thread of a `BackgroundQueue` uses it.
final class FileWriter: @unchecked Sendable {
  /// Something to write.
  enum Job: Hashable, Sendable {
    case store(PresetChange)
    case remember(Hint)
    case record(TalkRecord?)
    case recordRundown(RundownRecord)
    /// These lines, and those of earlier jobs that could not be written; may be empty.
    case report([String])
  }

  private let slots: SlotFile
  private let hints: HintFile
  private var talk: TalkFile?
  private let rundown: RundownRecordFile?
  private let reportFile: ReportFile
  /// The lines of the report that could not be written yet.
  private var unreported: [String] = []

  init(
    slots: SlotFile, hints: HintFile, talk: TalkFile?, rundown: RundownRecordFile?,
    report: ReportFile
  ) {
    self.slots = slots
    self.hints = hints
    self.talk = talk
    self.rundown = rundown
    reportFile = report
  }

  /// Does a job, however long the disk takes.
  func perform(_ job: Job) -> StorageOutcome {
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
      case .report(let lines):
        try report(lines)
        return .recorded(.report)
      }
    } catch {
      return job.failed("\(error)")
    }
  }

  private func report(_ lines: [String]) throws(StoreError) {
    unreported += lines
    guard !unreported.isEmpty else { return }
    try reportFile.append(unreported)
    unreported = []
  }

  private func store(_ change: PresetChange) throws(StoreError) -> StorageOutcome {
    do throws(StoreError) {
      return outcome(try slots.apply(change), or: .stored)
    } catch .changed(let present) {
      return .notUndone(change, present: present)
    }
  }

  private func outcome(_ unsynced: StoreError?, or success: StorageOutcome) -> StorageOutcome {
    unsynced.map { .notSynced("\($0)") } ?? success
  }

  /// Adds a job to the waiting ones: a newer record of the talk or the rundown replaces the waiting
  /// one, and a change of stored presets is merged with a waiting one of the same slots.
  ///
  /// The newer record of a talk moves to the end, so that an ended talk is in the report before its
  /// record is removed.
  static func merge(_ waiting: inout [Job], _ job: Job) -> Bool {
    for index in waiting.indices {
      guard let merged = waiting[index].merged(with: job) else { continue }
      waiting[index] = merged
      if case .record = merged { waiting.append(waiting.remove(at: index)) }
      return true
    }
    waiting.append(job)
    return true
  }
}

extension FileWriter.Job {
  /// One job in place of this one and a later one; `nil` if both are needed.
  fileprivate func merged(with later: FileWriter.Job) -> FileWriter.Job? {
    switch (self, later) {
    case (.record, .record), (.recordRundown, .recordRundown): later
    case (.report(let lines), .report(let others)): .report(lines + others)
    case (.store(let change), .store(let other)): change.merged(with: other).map(Self.store)
    case (.remember(let hint), .remember(let other)) where hint == other: later
    default: nil
    }
  }

  /// The outcome of a job that failed.
  func failed(_ reason: String) -> StorageOutcome {
    switch self {
    case .store: .notStored(reason)
    case .record: .notRecorded(.talk, reason)
    case .recordRundown: .notRecorded(.rundown, reason)
    case .report: .notRecorded(.report, reason)
    case .remember: .notRemembered(reason)
    }
  }
}
