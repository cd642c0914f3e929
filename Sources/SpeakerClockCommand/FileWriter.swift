import ClockRuntime
import OperatorConsole
import TimerEngine
import UserFiles

/// Brings what the user stores to disk; only the thread of a `BackgroundQueue` uses it.
final class FileWriter: @unchecked Sendable {
  /// What is to be brought to disk.
  enum Job: Hashable, Sendable {
    case store(Preset)
    case remember(Hint)
    case record(TalkRecord?)
  }

  private let slots: SlotFile
  private let hints: HintFile
  private var talk: TalkFile?

  init(slots: SlotFile, hints: HintFile, talk: TalkFile?) {
    self.slots = slots
    self.hints = hints
    self.talk = talk
  }

  /// Does a job, however long the disk takes.
  func perform(_ job: Job) -> StorageOutcome {
    do throws(StoreError) {
      switch job {
      case .store(let preset): return outcome(try slots.store(preset), or: .stored)
      case .record(let record): return outcome(try talk?.write(record) ?? nil, or: .recorded)
      case .remember(let hint):
        try hints.add(hint.rawValue)
        return .remembered
      }
    } catch {
      return job.failed("\(error)")
    }
  }

  private func outcome(_ unsynced: StoreError?, or success: StorageOutcome) -> StorageOutcome {
    unsynced.map { .notSynced("\($0)") } ?? success
  }

  /// Adds a job to those that wait: a newer record takes the place of the one that waits, and a newer
  /// preset that of the one for the same slot.
  static func merge(_ waiting: inout [Job], _ job: Job) -> Bool {
    if let index = waiting.firstIndex(where: { $0.isReplaced(by: job) }) {
      waiting[index] = job
    } else {
      waiting.append(job)
    }
    return true
  }
}

extension FileWriter.Job {
  fileprivate func isReplaced(by other: FileWriter.Job) -> Bool {
    switch (self, other) {
    case (.record, .record): true
    case (.store(let preset), .store(let other)): preset.slot == other.slot
    case (.remember(let hint), .remember(let other)): hint == other
    default: false
    }
  }

  /// The outcome of a job that failed.
  func failed(_ reason: String) -> StorageOutcome {
    switch self {
    case .store: .notStored(reason)
    case .record: .notRecorded(reason)
    case .remember: .notRemembered(reason)
    }
  }
}
