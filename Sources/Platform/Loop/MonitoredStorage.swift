import Room
import TimerEngine

/// Wraps a `Storage`: detects slow writes, and retries failed ones.
///
/// Each `Timestamp` here is real time.
struct MonitoredStorage {
  /// A write is slow after this time.
  static let slowAfter = Duration.seconds(1)
  /// The minimum interval between two notices of a slow disk.
  static let slowNoticeInterval = Duration.seconds(60)
  /// The delay before the first retry, which doubles up to the maximum.
  static let retryDelays: ClosedRange<Duration> = .seconds(5) ... .seconds(60)

  /// The retries of one kind of record.
  private struct Retry {
    /// When to try again; `nil` while the next attempt is under way.
    var at: Timestamp?
    var delay = MonitoredStorage.retryDelays.lowerBound
  }

  private var storage: any Storage
  /// When the current write started; `nil` while idle.
  private var writingSince: Timestamp?
  private var notifiedAt: Timestamp?
  private var retries: [RecordKind: Retry] = [:]

  init(_ storage: any Storage) { self.storage = storage }

  /// The descriptor to wait for; -1 while idle.
  var descriptor: Int32 { writingSince == nil ? -1 : storage.descriptor }

  /// The next time at which `drain` has something to do.
  var nextWake: Timestamp? {
    let slow = hasSlowNotice ? nil : writingSince.map { $0 + Self.slowAfter }
    return (retries.values.map(\.at) + [slow]).compactMap { $0 }.min()
  }

  /// Whether a notice of a slow disk was shown shortly before the current write, or during it.
  private var hasSlowNotice: Bool {
    guard let notifiedAt, let writingSince else { return false }
    return writingSince - notifiedAt < Self.slowNoticeInterval
  }

  /// Passes requests on; a new record replaces an older one of its kind that has failed.
  ///
  /// `talkTime` is the talk's time as it is at this very moment.
  mutating func perform(_ requests: [StorageRequest], talkTime: Timestamp, at now: Timestamp) {
    for kind in requests.compactMap(\.kind) { retries[kind]?.at = nil }
    storage.perform(requests, at: talkTime)
    if writingSince == nil, storage.isWriting { writingSince = now }
  }

  private mutating func recordAgain(_ kinds: Set<RecordKind>, at now: Timestamp) {
    guard !kinds.isEmpty else { return }
    for kind in kinds { retries[kind]?.at = nil }
    storage.recordAgain(kinds)
    if writingSince == nil, storage.isWriting { writingSince = now }
  }

  /// Returns the records that desks keep as well, as `Storage` does.
  mutating func recordsToKeep(all: Bool, at now: Timestamp) -> [BackupRecord] {
    storage.recordsToKeep(all: all, at: now)
  }

  /// Returns the answers that somebody is told or that are logged, and retries what is due.
  ///
  /// Call it at every wake.
  mutating func drain(at now: Timestamp) -> [StorageAnswer] {
    var answers = drainAnswers(at: now).filter { !$0.isSilent }
    if let writingSince, !hasSlowNotice, now - writingSince >= Self.slowAfter {
      notifiedAt = now
      answers.append(.slow)
    }
    let due = retries.filter { $0.value.at.map { $0 <= now } ?? false }
    recordAgain(Set(due.keys), at: now)
    return answers
  }

  private mutating func drainAnswers(at now: Timestamp) -> [StorageAnswer] {
    guard writingSince != nil else { return [] }
    let answers = storage.drainAnswers()
    if !storage.isWriting {
      writingSince = nil
    } else if !answers.isEmpty {
      // The next write starts now.
      writingSince = now
    }
    for answer in answers { updateRetry(answer, at: now) }
    return answers
  }

  private mutating func updateRetry(_ answer: StorageAnswer, at now: Timestamp) {
    if case .recorded(let kind) = answer { retries[kind] = nil }
    guard case .notRecorded(let kind, _) = answer else { return }
    var retry = retries[kind] ?? Retry()
    retry.at = now + retry.delay
    retry.delay = min(retry.delay * 2, Self.retryDelays.upperBound)
    retries[kind] = retry
  }
}
