package import ClockRuntime
package import OperatorConsole
package import TimerEngine

/// A storage that only remembers, or that fails if it is told to.
///
/// Each thing is done at once, or, while `isHeldUp`, when that ends. Copies share one memory.
package final class InMemoryStorage: Storage {
  private enum Job {
    case store(PresetChange)
    case remember(Hint)
    case record(TalkSnapshot?)
    case report(ReportEntry)
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
  /// How many times it fails at most; as often as it is asked if `nil`.
  package var failures: Int?
  /// How often something was to be stored.
  package private(set) var attempts = 0
  /// Whether the disk takes nothing just now.
  package var isHeldUp = false {
    didSet { if !isHeldUp { performAll() } }
  }

  private var waiting: [Job] = []
  private var outcomes: [StorageOutcome] = []
  private var lastRecord: TalkSnapshot?

  /// Creates an empty storage.
  package init() {}

  /// Nothing wakes the loop: it asks at its next wake.
  package let descriptor: Int32 = -1

  /// Whether something waits, or has an outcome that was not taken.
  package var isWriting: Bool { !waiting.isEmpty || !outcomes.isEmpty }

  /// Remembers a change of the stored presets.
  package func store(_ change: PresetChange) { add(.store(change)) }

  /// Remembers how far a rundown has come.
  package func record(_ rundown: Rundown, at second: Int) { rundowns.append(rundown) }

  /// Remembers a hint.
  package func remember(_ hint: Hint) { add(.remember(hint)) }

  /// Remembers a talk.
  package func record(_ talk: TalkSnapshot?, at now: Timestamp) {
    lastRecord = talk
    add(.record(talk))
  }

  /// Remembers an entry of the report.
  package func report(_ entry: ReportEntry) { add(.report(entry)) }

  /// Remembers the last talk again.
  package func recordAgain() { add(.record(lastRecord)) }

  /// What has become of it.
  package func drainOutcomes() -> [StorageOutcome] {
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

  private func perform(_ job: Job) -> StorageOutcome {
    attempts += 1
    let failure = attempts > failures ?? .max ? nil : failure
    switch job {
    case .store(let change):
      if let failure { return .notStored(failure) }
      presets += change.added
      return .stored
    case .remember(let hint):
      if let failure { return .notRemembered(failure) }
      hints.append(hint)
      return .remembered
    case .record(let talk):
      if let failure { return .notRecorded(failure) }
      records.append(talk)
      return .recorded
    case .report(let entry):
      if let failure { return .notReported(failure) }
      reports.append(entry)
      return .reported
    }
  }
}
