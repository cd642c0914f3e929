import Platform
package import Room
import SpeechAnnouncement
import Synchronization
package import TimerEngine

/// What a desk keeps of its clock, so that it can resume the talk if the clock's machine dies.
///
/// A background thread writes the files in order, and `BackupWriter` keeps what it cannot write.
/// Before a take-over everything that the desk has heard is on disk, or the take-over is refused.
package struct DeskStorage: Storage {
  /// What both threads use.
  private final class Shared: Sendable {
    let clock = Mutex<ContinuedClock?>(nil)

    /// Prepares a clock that resumes the kept talks, and lets it begin unless that is for a
    /// hand-over, with `unwritten` changes.
    func takeOver(
      _ talk: BackupTalk, in folder: UserFolder, _ unwritten: [BackupWriter.Change]?,
      as name: String
    ) -> TakeOverAnswer {
      var talk = talk
      if let earlier = forget(), earlier.outranks(talk.highest) { talk.highest = earlier }
      do throws(TakeOverRefusal) {
        let continued = try ContinuedClock(
          talk, in: folder, hearing: unwritten ?? [], takenOverBy: name)
        clock.withLock { $0 = continued }
        guard unwritten == nil else { return .prepared(continued.leadership, continued.takenOver) }
        return begin()
      } catch {
        return .refused(error)
      }
    }

    /// Lets the clock begin that was prepared.
    func begin() -> TakeOverAnswer {
      guard let continued = clock.withLock({ $0 }) else { return .refused(.nothingKept) }
      do throws(TakeOverRefusal) {
        try continued.begin()
        return .ready(continued.leadership, continued.takenOver)
      } catch {
        clock.withLock { $0 = nil }
        return .refused(error)
      }
    }

    /// Forgets the clock that was prepared; returns as which leader.
    @discardableResult
    func forget() -> Leadership? {
      let forgotten = clock.withLock { clock in
        defer { clock = nil }
        return clock
      }
      forgotten?.forget()
      return forgotten?.leadership
    }
  }

  /// A correction of the time by less than this is not written again.
  private static let precision = Duration.milliseconds(10)
  /// How often the storage writes that the clock is still heard.
  private static let pause = Duration.seconds(60)

  private let writer: BackgroundQueue<BackupWriter.Job, StorageAnswer>
  private let shared = Shared()
  private let start = ContinuousClock.now
  private var leadership: Leadership?
  private var offset: ClockOffset?
  /// When the clock's time was written last, since `start`.
  private var lastWritten = Duration.zero
  /// What came of steps that wait for no disk.
  private var ownAnswers: [StorageAnswer] = []

  /// Creates the storage of a desk.
  ///
  /// - Parameters:
  ///   - folder: the user's state folder; `nil` keeps nothing.
  ///   - name: the desk's name, which others see after its take-over.
  package init(in folder: UserFolder?, name: String) {
    let files = BackupWriter(in: folder) { [shared] talk, folder, unwritten in
      shared.takeOver(talk, in: folder, unwritten, as: name)
    }
    writer = BackgroundQueue(merge: BackupWriter.merge) { job in
      files.perform(job)
    }
  }

  package var descriptor: Int32 { writer.descriptor }

  package var isWriting: Bool { writer.isBusy || !ownAnswers.isEmpty }

  /// The clock that a take-over has prepared; `nil` if there was none.
  package var continuedClock: ContinuedClock? { shared.clock.withLock { $0 } }

  package mutating func perform(_ requests: [StorageRequest], at now: Timestamp) {
    for case .desk(let request) in requests { perform(request) }
  }

  package func recordAgain(_ kinds: Set<RecordKind>) { writer.add(.writeAgain) }

  private mutating func perform(_ request: DeskStorageRequest) {
    switch request {
    case .keep(.clock(let leadership, let offset, let age)): keep(leadership, offset, heard: age)
    case .keep(.record(let kind, let text, let age)):
      if let leadership { keep(kind, text, age, of: leadership) }
    case .keep(.stage(let text)): if let leadership { keep(.text(text, .stage), of: leadership) }
    case .takeOver(let talk): writer.add(.takeOver(talk))
    case .prepare(let talk):
      var heard: [BackupWriter.Change] = []
      if let leadership, let offset {
        heard = [BackupWriter.Change(.clock(clock(leadership, offset)), of: leadership)]
      }
      writer.add(.prepare(talk, heard: heard))
    // The clock before has stopped, so this must not wait for what the other thread writes.
    case .begin: ownAnswers.append(.takeOver(shared.begin()))
    case .forget:
      shared.forget()
      writer.add(.writeAgain)
    }
  }

  /// Who has the talks, and what time it is there now.
  private func clock(_ leadership: Leadership, _ offset: ClockOffset) -> BackupFiles.Clock {
    BackupFiles.Clock(
      leadership, sessionTime: start.duration(to: .now) + offset.difference, error: offset.error,
      clocks: .now)
  }

  private func keep(_ content: BackupWriter.Change.Content, of leadership: Leadership) {
    writer.add(.keep(BackupWriter.Change(content, of: leadership)))
  }

  private mutating func keep(_ new: Leadership, _ offset: ClockOffset, heard age: Duration) {
    let now = start.duration(to: .now)
    guard
      new != leadership || age > .zero || now - lastWritten >= Self.pause || isCorrection(offset)
    else { return }
    (leadership, self.offset, lastWritten) = (new, offset, now)
    var clock = clock(new, offset)
    clock.heard -= age
    keep(.clock(clock), of: new)
  }

  /// Whether an offset differs from the one that was written, or is much better known.
  private func isCorrection(_ new: ClockOffset) -> Bool {
    guard let offset else { return true }
    let change = new.difference - offset.difference
    return new.error * 2 < offset.error || change >= Self.precision
      || change <= .zero - Self.precision
  }

  private mutating func keep(
    _ kind: BackupRecord.Kind, _ text: String, _ age: Duration, of leadership: Leadership
  ) {
    guard let name = BackupFiles.Name(kind) else {
      return keep(.talk(Self.talk(text, recorded: age)), of: leadership)
    }
    keep(
      kind == .report
        ? .report(text.split(separator: "\n").map(String.init)) : .text(text, name),
      of: leadership)
  }

  /// A record with its times converted to the clocks of this machine; `nil` if there is none.
  private static func talk(_ text: String, recorded age: Duration) -> TalkRecord? {
    guard var talk = try? TalkRecord(Array(text.utf8), file: "") else { return nil }
    let now = ClockReading.now
    talk.clocks = ClockReading(
      boot: now.boot, sinceBoot: max(.zero, now.sinceBoot - age), wallClock: now.wallClock - age)
    return talk
  }

  package mutating func drainAnswers() -> [StorageAnswer] {
    defer { ownAnswers = [] }
    return writer.drainOutcomes() + ownAnswers
  }

  /// Waits until everything is written, but at most for `time`.
  package func close(within time: Duration) { _ = writer.waitUntilDone(upTo: time) }
}

extension BackupFiles.Name {
  /// The file of a record that is kept unchanged; `nil` for the talk, whose times are converted to
  /// the clocks of this machine.
  init?(_ kind: BackupRecord.Kind) {
    switch kind {
    case .talk: return nil
    case .rundown: self = .rundown
    case .file: self = .file
    case .presets: self = .presets
    case .report: self = .report
    }
  }
}
