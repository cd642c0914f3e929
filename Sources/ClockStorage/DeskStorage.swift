package import ClockRuntime
import SpeechAnnouncement
import StageRoom
import Synchronization
import TalkRecords
import TimerEngine
import Unix
package import UserFiles

/// What a desk keeps of its clock, so that it can resume the talk if the clock's machine dies.
///
/// A background thread writes the files in order. So at a take-over everything that the desk has heard is on disk.
package struct DeskStorage: Storage {
  /// Something to do on the thread.
  private enum Job: Sendable {
    case clock(KeptFiles.Clock)
    case talk(Tenure, TalkRecord?)
    case text(Tenure, KeptFiles.Name, String)
    /// All lines of the report that the clock's run has added so far.
    case report(Tenure, [String])
    case takeOver(KeptTalk)
  }

  /// What both threads use.
  private final class Shared: Sendable {
    let clock = Mutex<ContinuedClock?>(nil)

    /// Prepares a clock that resumes the kept talks.
    func takeOver(_ talk: KeptTalk, in folder: UserFolder, as name: String) -> StorageOutcome {
      do throws(TakeOverRefusal) {
        let continued = try ContinuedClock(talk, in: folder, takenOverBy: name)
        clock.withLock { $0 = continued }
        return .takeOver(.ready(continued.tenure, continued.takenOver))
      } catch {
        return .takeOver(.refused(error))
      }
    }
  }

  /// A correction of the time by less than this is not written again.
  private static let precision = Duration.milliseconds(10)
  /// How often the storage writes that the clock is still heard.
  private static let pause = Duration.seconds(60)

  private let writer: BackgroundQueue<Job, StorageOutcome>
  private let shared = Shared()
  private let start = ContinuousClock.now
  private var tenure: Tenure?
  private var offset: ClockOffset?
  /// When the clock's time was written last, since `start`.
  private var lastWritten = Duration.zero

  /// Creates the storage of a desk.
  ///
  /// - Parameters:
  ///   - folder: the user's state folder; `nil` keeps nothing.
  ///   - name: the desk's name, which others see after its take-over.
  package init(in folder: UserFolder?, name: String) {
    writer = BackgroundQueue { waiting, job in
      waiting.append(job)
      return true
    } perform: { [shared] job in
      do throws(StoreError) {
        guard let folder else { throw .noFolder(UserFolder.stateVariable) }
        switch job {
        case .clock(let clock): try KeptFiles(in: folder, of: clock.tenure)?.write(clock)
        case .talk(let tenure, let talk): try KeptFiles(in: folder, of: tenure)?.write(talk)
        case .text(let tenure, let name, let text):
          try KeptFiles(in: folder, of: tenure)?.write(text, to: name)
        case .report(let tenure, let lines):
          try KeptFiles(in: folder, of: tenure)?.add(reported: lines)
        case .takeOver(let talk):
          return shared.takeOver(talk, in: folder, as: name)
        }
        return .recorded(.talk)
      } catch {
        return .notRecorded(.talk, "\(error)")
      }
    }
  }

  package var descriptor: Int32 { writer.descriptor }

  package var isWriting: Bool { writer.isBusy }

  /// The clock that a take-over has prepared; `nil` if there was none.
  package var continuedClock: ContinuedClock? { shared.clock.withLock { $0 } }

  package mutating func perform(_ request: StorageRequest) {
    switch request {
    case .keep(.clock(let tenure, let offset, let age)): keep(tenure, offset, heard: age)
    case .keep(.record(let kind, let text, let age)):
      if let tenure { keep(kind, text, age, of: tenure) }
    case .keep(.stage(let text)): if let tenure { writer.add(.text(tenure, .stage, text)) }
    case .takeOver(let talk): writer.add(.takeOver(talk))
    // A desk has nothing of its own to store.
    case .store, .remember, .record, .recordRundown, .report, .recordAgain: break
    }
  }

  private mutating func keep(_ new: Tenure, _ offset: ClockOffset, heard age: Duration) {
    let now = start.duration(to: .now)
    guard new != tenure || age > .zero || now - lastWritten >= Self.pause || isCorrection(offset)
    else { return }
    (tenure, self.offset, lastWritten) = (new, offset, now)
    var clock = KeptFiles.Clock(
      new, sessionTime: now + offset.difference, error: offset.error, clocks: .now)
    clock.heard -= age
    writer.add(.clock(clock))
  }

  /// Whether an offset differs from the one that was written, or is much better known.
  private func isCorrection(_ new: ClockOffset) -> Bool {
    guard let offset else { return true }
    let change = new.difference - offset.difference
    return new.error * 2 < offset.error || change >= Self.precision
      || change <= .zero - Self.precision
  }

  private mutating func keep(
    _ kind: KeptRecord.Kind, _ text: String, _ age: Duration, of tenure: Tenure
  ) {
    guard let name = KeptFiles.Name(kind) else {
      writer.add(.talk(tenure, Self.talk(text, recorded: age)))
      return
    }
    writer.add(
      kind == .report
        ? .report(tenure, text.split(separator: "\n").map(String.init))
        : .text(tenure, name, text))
  }

  /// A record with its times converted to the clocks of this machine; `nil` if there is none.
  private static func talk(_ text: String, recorded age: Duration) -> TalkRecord? {
    guard var talk = try? TalkRecord(Array(text.utf8), file: "") else { return nil }
    let now = ClockReading.now
    talk.clocks = ClockReading(
      boot: now.boot, sinceBoot: max(.zero, now.sinceBoot - age), wallClock: now.wallClock - age)
    return talk
  }

  package func drainOutcomes() -> [StorageOutcome] { writer.drainOutcomes() }

  /// Waits until everything is written, but at most for `time`.
  package func close(within time: Duration) { _ = writer.waitUntilDone(upTo: time) }
}

extension KeptFiles.Name {
  /// The file of a record that is kept unchanged; `nil` for the talk, whose times are converted to the clocks of this
  /// machine.
  init?(_ kind: KeptRecord.Kind) {
    switch kind {
    case .talk: return nil
    case .rundown: self = .rundown
    case .file: self = .file
    case .presets: self = .presets
    case .report: self = .report
    }
  }
}
