import Platform
package import Room
package import TimerEngine

/// A storage in memory, whose writes can be made to fail or to wait.
///
/// Each write is done at once, or, while `isHeldUp`, when that ends. Copies share one memory.
package final class InMemoryStorage: Storage {
  private enum Job {
    case store(PresetChange)
    case remember(Hint)
    case record(TalkSnapshot?)
    case recordRundown(Rundown)
    /// Reports an entry and those that failed before; only these if it is `nil`.
    case report(ReportEntry?)

    /// The kind of a record; `nil` for other jobs.
    var kind: RecordKind? {
      switch self {
      case .store, .remember: nil
      case .record: .talk
      case .recordRundown: .rundown
      case .report: .report
      }
    }
  }

  /// All that was stored, in order.
  package private(set) var presets: [Preset] = []
  /// The hints that have done their work, in order.
  package private(set) var hints: [Hint] = []
  /// All that was recorded, in order; `nil` for the end of a talk.
  package private(set) var records: [TalkSnapshot?] = []
  /// All rundowns that were recorded, in order.
  package private(set) var rundowns: [Rundown] = []
  /// All that was reported, in order.
  package private(set) var reports: [ReportEntry] = []
  /// Why nothing can be stored, if so.
  package var failure: String?
  /// The maximum number of failures; `nil` for no maximum.
  package var failures: Int?
  /// The only kind of record that fails; `nil` if all writes fail.
  package var failingKind: RecordKind?
  /// How many writes were tried that can fail.
  package private(set) var attempts = 0
  /// Whether the disk takes nothing just now.
  package var isHeldUp = false {
    didSet { if !isHeldUp { performAll() } }
  }

  private var waiting: [Job] = []
  private var outcomes: [StorageAnswer] = []
  private var lastRecord: TalkSnapshot?
  private var lastRundown: Rundown?
  private var unreported: [ReportEntry] = []

  /// Creates an empty storage.
  package init() {}

  /// Nothing wakes the loop: it asks at its next wake.
  package let descriptor: Int32 = -1

  /// Whether something waits, or has an outcome that was not taken.
  package var isWriting: Bool { !waiting.isEmpty || !outcomes.isEmpty }

  /// Remembers requests.
  package func perform(_ requests: [StorageRequest], at now: Timestamp) {
    for request in requests { perform(request) }
  }

  /// Tries again what has failed.
  package func recordAgain(_ kinds: Set<RecordKind>) {
    if kinds.contains(.talk) { add(.record(lastRecord)) }
    if kinds.contains(.rundown), let lastRundown { add(.recordRundown(lastRundown)) }
    if kinds.contains(.report) { add(.report(nil)) }
  }

  private func perform(_ request: StorageRequest) {
    switch request {
    case .store(let change): add(.store(change))
    case .remember(let hint): add(.remember(hint))
    case .record(let talk, _):
      lastRecord = talk
      add(.record(talk))
    case .recordQuit(let talk, _): add(.record(talk))
    case .recordRundown(let rundown, _, _):
      lastRundown = rundown
      add(.recordRundown(rundown))
    case .report(let entry): add(.report(entry))
    case .giveTalks, .keepTalks, .forgetBackup, .desk: break
    }
  }

  /// What has become of it.
  package func drainAnswers() -> [StorageAnswer] {
    defer { outcomes = [] }
    return outcomes
  }

  private func add(_ job: Job) {
    waiting.append(job)
    if !isHeldUp { performAll() }
  }

  private func performAll() {
    for job in waiting { outcomes.append(perform(job)) }
    waiting = []
  }

  private func perform(_ job: Job) -> StorageAnswer {
    let failure = failure(of: job)
    switch job {
    case .store(let change):
      if let failure { return .notStored(failure, of: change) }
      presets += change.added
      return .stored(change)
    case .remember(let hint):
      if let failure { return .notRemembered(failure) }
      hints.append(hint)
      return .remembered
    case .record(let talk):
      if let failure { return .notRecorded(.talk, failure) }
      records.append(talk)
      return .recorded(.talk)
    case .recordRundown(let rundown):
      if let failure { return .notRecorded(.rundown, failure) }
      rundowns.append(rundown)
      return .recorded(.rundown)
    case .report(let entry):
      if let entry { unreported.append(entry) }
      if let failure { return .notRecorded(.report, failure) }
      reports += unreported
      unreported = []
      return .recorded(.report)
    }
  }

  private func failure(of job: Job) -> String? {
    if let failingKind, job.kind != failingKind { return nil }
    attempts += 1
    return attempts > failures ?? .max ? nil : failure
  }
}
