import OperatorConsole
import TimerEngine

/// A storage, and what the operator must know of it: that it is slow, and that it has failed.
///
/// All times are the world's, not those of a rehearsal.
struct StoringQueue {
  /// What takes longer is told.
  static let slowAfter = Duration.seconds(1)
  /// How often a slow disk is told at most.
  static let reminder = Duration.seconds(60)
  /// How long a record that could not be written waits for the next try: the first time, at most.
  static let retryPauses: ClosedRange<Duration> = .seconds(5) ... .seconds(60)

  private var storage: any Storage
  /// When the oldest of what is being written was handed over, or the one before it was done.
  private var writingSince: Timestamp?
  private var notifiedAt: Timestamp?
  private var retryAt: Timestamp?
  private var pause = StoringQueue.retryPauses.lowerBound

  init(_ storage: any Storage) { self.storage = storage }

  /// The descriptor to wait for; -1 where nothing is being written.
  var descriptor: Int32 { writingSince == nil ? -1 : storage.descriptor }

  /// Whether something is being written, or waits to be tried again.
  var isActive: Bool { writingSince != nil || retryAt != nil }

  /// When something is to be done if nothing happens before.
  var nextWake: Timestamp? {
    let slow = wasNotifiedRecently ? nil : writingSince.map { $0 + Self.slowAfter }
    return [slow, retryAt].compactMap { $0 }.min()
  }

  /// Whether this writing was told as slow, or one before it a short time before it.
  private var wasNotifiedRecently: Bool {
    guard let notifiedAt, let writingSince else { return false }
    return writingSince - notifiedAt < Self.reminder
  }

  mutating func store(_ change: PresetChange, at now: Timestamp) {
    storage.store(change)
    begin(at: now)
  }

  mutating func remember(_ hint: Hint, at now: Timestamp) {
    storage.remember(hint)
    begin(at: now)
  }

  mutating func report(_ entry: ReportEntry, at now: Timestamp) {
    storage.report(entry)
    begin(at: now)
  }

  /// A new record makes the one that failed needless.
  mutating func record(_ talk: TalkSnapshot?, at talkTime: Timestamp, now: Timestamp) {
    retryAt = nil
    storage.record(talk, at: talkTime)
    begin(at: now)
  }

  /// The talk's record follows where it matters, so a retry is left as it is.
  mutating func record(_ rundown: Rundown, at second: Int, now: Timestamp) {
    storage.record(rundown, at: second)
    begin(at: now)
  }

  private mutating func begin(at now: Timestamp) {
    if writingSince == nil, storage.isWriting { writingSince = now }
  }

  /// What has become of what was handed over, as events; to be called at every wake.
  mutating func drain(at now: Timestamp) -> [StorageEvent] {
    var events: [StorageEvent] = []
    if writingSince != nil {
      let outcomes = storage.drainOutcomes()
      for outcome in outcomes {
        updateRetry(outcome, at: now)
        events += event(of: outcome)
      }
      if !storage.isWriting { writingSince = nil } else if !outcomes.isEmpty { writingSince = now }
    }
    if let writingSince, !wasNotifiedRecently, now - writingSince >= Self.slowAfter {
      notifiedAt = now
      events.append(.event(.storingIsSlow))
    }
    if let retryAt, retryAt <= now {
      self.retryAt = nil
      storage.recordAgain()
      begin(at: now)
    }
    return events
  }

  private mutating func updateRetry(_ outcome: StorageOutcome, at now: Timestamp) {
    switch outcome {
    case .recorded: (retryAt, pause) = (nil, Self.retryPauses.lowerBound)
    case .notRecorded, .notReported:
      retryAt = now + pause
      pause = min(pause * 2, Self.retryPauses.upperBound)
    default: break
    }
  }

  private func event(of outcome: StorageOutcome) -> [StorageEvent] {
    switch outcome {
    case .recorded, .reported, .stored, .remembered: []
    case .notSynced(let reason): [.event(.notSynced(reason))]
    case .notRecorded(let reason): [.event(.notRecorded(reason))]
    case .notReported(let reason): [.event(.notReported(reason))]
    case .notStored(let reason): [.event(.notStored(reason))]
    case .notUndone(let change, let present): [.event(.notUndone(change, present: present))]
    case .notRemembered(let reason): [.line("not remembered: \(reason)")]
    }
  }
}

/// What a storage has to tell.
enum StorageEvent: Equatable {
  /// Something for the operator.
  case event(Event)
  /// A line for the log: it does no harm.
  case line(String)
}
