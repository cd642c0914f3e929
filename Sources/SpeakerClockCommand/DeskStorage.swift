import ClockRuntime
import StageClock
import TimerEngine
import Unix
import UserFiles

/// What a desk keeps of its clock, so that it can go on with the talk if the clock's machine dies.
///
/// The files are written on a background thread.
struct DeskStorage: Storage {
  /// A file to write.
  private enum Job: Sendable {
    case clock(KeptFiles.Clock)
    case talk(Tenure, TalkRecord?)
    case text(Tenure, KeptFiles.Name, String)
    /// All lines of the report that the clock's run has added so far.
    case report(Tenure, [String])
  }

  /// A correction of the time by less than this is not written again.
  private static let precision = Duration.milliseconds(10)

  private let writer: BackgroundQueue<Job, StorageOutcome>
  private let start = ContinuousClock.now
  private var tenure: Tenure?
  private var offset: ClockOffset?

  /// Creates the storage of a desk; `nil` without a folder keeps nothing.
  init(in folder: UserFolder?) {
    writer = BackgroundQueue { waiting, job in
      waiting.append(job)
      return true
    } perform: { job in
      do throws(StoreError) {
        guard let folder else { throw .noFolder(UserFolder.stateVariable) }
        switch job {
        case .clock(let clock): try KeptFiles(in: folder, of: clock.tenure)?.write(clock)
        case .talk(let tenure, let talk): try KeptFiles(in: folder, of: tenure)?.write(talk)
        case .text(let tenure, let name, let text):
          try KeptFiles(in: folder, of: tenure)?.write(text, to: name)
        case .report(let tenure, let lines):
          try KeptFiles(in: folder, of: tenure)?.add(reported: lines)
        }
        return .recorded(.talk)
      } catch {
        return .notRecorded(.talk, "\(error)")
      }
    }
  }

  var descriptor: Int32 { writer.descriptor }

  var isWriting: Bool { writer.isBusy }

  mutating func keep(_ change: KeptChange) {
    switch change {
    case .clock(let tenure, let offset): keep(tenure, offset)
    case .record(let kind, let text, let age): if let tenure { keep(kind, text, age, of: tenure) }
    }
  }

  private mutating func keep(_ new: Tenure, _ offset: ClockOffset) {
    let change = self.offset.map { offset.difference - $0.difference } ?? Self.precision
    let isBetter = self.offset.map { offset.error * 2 < $0.error } ?? true
    guard new != tenure || isBetter || change >= Self.precision || change <= .zero - Self.precision
    else { return }
    (tenure, self.offset) = (new, offset)
    let now = start.duration(to: .now)
    writer.add(
      .clock(
        KeptFiles.Clock(
          new, sessionTime: now + offset.difference, error: offset.error, clocks: .now)))
  }

  private mutating func keep(
    _ kind: KeptRecord.Kind, _ text: String, _ age: Duration, of tenure: Tenure
  ) {
    switch kind {
    case .talk: writer.add(.talk(tenure, Self.talk(text, recorded: age)))
    case .rundown: writer.add(.text(tenure, .rundown, text))
    case .file: writer.add(.text(tenure, .file, text))
    case .presets: writer.add(.text(tenure, .presets, text))
    case .report: writer.add(.report(tenure, text.split(separator: "\n").map(String.init)))
    }
  }

  /// A record whose clocks are those of this machine; `nil` if there is none.
  private static func talk(_ text: String, recorded age: Duration) -> TalkRecord? {
    guard var talk = try? TalkRecord(Array(text.utf8), file: "") else { return nil }
    let now = ClockReading.now
    talk.clocks = ClockReading(
      boot: now.boot, sinceBoot: max(.zero, now.sinceBoot - age), wallClock: now.wallClock - age)
    return talk
  }

  func drainOutcomes() -> [StorageOutcome] { writer.drainOutcomes() }

  /// Waits until all is written, but at most for `time`.
  func close(within time: Duration) { _ = writer.waitUntilDone(upTo: time) }

  // A desk has nothing of its own to store.

  func store(_ change: PresetChange) {}
  func remember(_ hint: Hint) {}
  func record(_ talk: TalkSnapshot?, item: String?, at now: Timestamp) {}
  func record(_ rundown: Rundown, loaded: TalkSnapshot?, at second: Int) {}
  func report(_ entry: ReportEntry) {}
  func recordAgain(_ kind: RecordKind) {}
}
