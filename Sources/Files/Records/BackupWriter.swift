import Platform
import Room
import SpeechAnnouncement
import TimerEngine

/// Writes what a desk keeps of its clock to disk; only the thread of a `BackgroundQueue` uses it.
///
/// What cannot be written stays in memory, the newest of each kind. Each job tries to write all of
/// it.
final class BackupWriter: @unchecked Sendable {
  /// Something to do.
  enum Job: Sendable {
    case keep(Change)
    /// Only tries again to write what is not on disk.
    case writeAgain
    case takeOver(BackupTalk)
    /// Prepares a hand-over, from what is on disk and what was heard; the clock waits, so nothing
    /// else is written before.
    case prepare(BackupTalk, heard: [Change])
  }

  /// Something to keep of the clock that has a leadership.
  struct Change: Sendable {
    enum Content: Sendable {
      case clock(BackupFiles.Clock)
      case talk(TalkRecord?)
      case text(String, BackupFiles.Name)
      /// All lines of the report that the clock's run has added so far.
      case report([String])
    }

    let leadership: Leadership
    let content: Content

    init(_ content: Content, of leadership: Leadership) {
      (self.content, self.leadership) = (content, leadership)
    }
  }

  private let folder: UserFolder?
  private let takeOver: (BackupTalk, UserFolder, _ unwritten: [Change]?) -> TakeOverAnswer
  /// What is not on disk.
  private var unwritten: [Change] = []

  /// Creates the writer of a folder.
  ///
  /// `takeOver` prepares a clock: from what is on disk there, and lets it begin; or also from
  /// changes that are not on disk, for a hand-over.
  init(
    in folder: UserFolder?,
    takeOver: @escaping @Sendable (BackupTalk, UserFolder, _ unwritten: [Change]?) -> TakeOverAnswer
  ) {
    (self.folder, self.takeOver) = (folder, takeOver)
  }

  /// Does a job, however long the disk takes.
  func perform(_ job: Job) -> StorageAnswer {
    if case .keep(let change) = job { add(change) }
    if case .prepare(let talk, let heard) = job {
      for change in heard { add(change) }
      return .takeOver(prepare(talk, unwritten))
    }
    let errors = writeAll()
    if case .takeOver(let talk) = job {
      // What is on disk may be an older state of the talk.
      let error = errors.first { $0.lineage == talk.leadership.lineage }?.error
      return .takeOver(error.map(Self.refused) ?? prepare(talk))
    }
    guard let error = errors.first?.error else { return .recorded(.talk) }
    return .notRecorded(.talk, "\(error)")
  }

  /// Adds a job to the waiting ones: a change replaces the last one if that is of the same file,
  /// and a mere attempt to write is left out, since each job writes what is left.
  ///
  /// What waits before a hand-over becomes a part of it.
  static func merge(_ waiting: inout [Job], _ job: Job) -> Bool {
    switch (waiting.last, job) {
    case (_, .prepare(let talk, let heard)):
      var changes: [Change] = []
      waiting.removeAll {
        if case .keep(let change) = $0 { changes.append(change) }
        return $0.isOnlyWriting
      }
      waiting.append(.prepare(talk, heard: changes + heard))
    case (let last?, .writeAgain) where !last.isPreparing: break
    case (.keep(let earlier)?, .keep(let later)) where earlier.file == later.file:
      waiting[waiting.count - 1] = .keep(earlier.replaced(by: later))
    default: waiting.append(job)
    }
    return true
  }

  private func prepare(_ talk: BackupTalk, _ unwritten: [Change]? = nil) -> TakeOverAnswer {
    guard let folder else { return Self.refused(.noFolder(UserFolder.stateVariable)) }
    return takeOver(talk, folder, unwritten)
  }

  private static func refused(_ error: StoreError) -> TakeOverAnswer {
    .refused(.failed(error.short))
  }

  /// Adds a change, which replaces an older one of its kind.
  private func add(_ change: Change) {
    if let place = unwritten.firstIndex(where: { $0.file == change.file }) {
      unwritten[place] = unwritten[place].replaced(by: change)
    } else {
      unwritten.append(change)
    }
  }

  /// Tries to write everything; returns why that has failed, for each lineage, the first failure
  /// first.
  ///
  /// The clock's file says until when it was heard. So it is written after all that was heard.
  private func writeAll() -> [(lineage: Lineage, error: StoreError)] {
    let changes = unwritten.filter { !$0.isClock } + unwritten.filter(\.isClock)
    var errors: [(lineage: Lineage, error: StoreError)] = []
    unwritten = []
    for change in changes {
      let lineage = change.leadership.lineage
      let hasFailed = errors.contains { $0.lineage == lineage }
      guard !change.isClock || !hasFailed else {
        unwritten.append(change)
        continue
      }
      do throws(StoreError) {
        try write(change)
      } catch {
        unwritten.append(change)
        if !hasFailed { errors.append((lineage, error)) }
      }
    }
    return errors
  }

  private func write(_ change: Change) throws(StoreError) {
    guard let folder else { throw .noFolder(UserFolder.stateVariable) }
    let files = BackupFiles(in: folder, of: change.leadership)
    switch change.content {
    case .clock(let clock): try files.write(clock)
    case .talk(let talk): try files.write(talk)
    case .text(let text, let name): try files.write(text, to: name)
    case .report(let lines): try files.add(reported: lines)
    }
  }
}

extension BackupWriter.Job {
  fileprivate var isOnlyWriting: Bool {
    switch self {
    case .keep, .writeAgain: true
    case .takeOver, .prepare: false
    }
  }

  fileprivate var isPreparing: Bool { if case .prepare = self { true } else { false } }
}

extension BackupFiles {
  /// Lets a change count that is not on disk.
  mutating func hear(_ content: BackupWriter.Change.Content) {
    switch content {
    case .clock(let clock): hear(clock)
    case .talk(let talk): hear(talk)
    case .text(let text, let name): hear(text, as: name)
    case .report(let lines): hear(reported: lines)
    }
  }
}

extension BackupWriter.Change {
  /// The file to which a change belongs.
  fileprivate struct File: Equatable {
    enum Kind: Equatable {
      case clock, talk
      case text(BackupFiles.Name)
    }

    let lineage: Lineage
    let kind: Kind
  }

  // The optimizer of Swift 6.3.1 crashes where this is inlined.
  @inline(never)
  fileprivate var file: File {
    let kind: File.Kind =
      switch content {
      case .clock: .clock
      case .talk: .talk
      case .text(_, let name): .text(name)
      case .report: .text(.report)
      }
    return File(lineage: leadership.lineage, kind: kind)
  }

  fileprivate var isClock: Bool { file.kind == .clock }

  /// A later change of the same file, with the lines of the report that an earlier run of the clock
  /// has sent.
  fileprivate func replaced(by later: BackupWriter.Change) -> BackupWriter.Change {
    guard case .report(let known) = content, case .report(let added) = later.content else {
      return later
    }
    return BackupWriter.Change(
      .report(BackupFiles.report(known, adding: added)), of: later.leadership)
  }
}
