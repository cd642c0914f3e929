package import ClockRuntime
package import OperatorConsole
package import TimerEngine
import Unix
import UserFiles

/// The user's files: slots and the record of the talk.
///
/// They are read when it is created, and written beside the caller, by one thread. Copies share it.
package struct UserStorage: Storage {
  private let slots = SlotFile(.ofUser)
  private let hints = HintFile(.stateOfUser)
  private let talk: TalkFile?
  private let writer: BackgroundQueue<FileWriter.Job, StorageOutcome>
  private var lastRecord: TalkRecord?
  private var lastRundown: RundownRecord?
  private let speed: Int
  private let resumesTalk: Bool
  /// The rundown that the clock goes through; `nil` without one.
  private let rundown: OpenedRundown?
  /// The id of the item that is loaded; `nil` without a rundown.
  private var item: String?
  /// The room that the report names; `nil` if nothing is reported.
  private let reportedRoom: String?
  /// Whether another clock has the record.
  let isLocked: Bool
  /// What cannot be done, in words.
  let faults: [String]
  /// The talk that an earlier run of the program did not end.
  private let earlier: TalkRecord?

  /// Opens the record with a name, if there is one.
  ///
  /// - Parameters:
  ///   - name: the record's name; `nil` if nothing is recorded.
  ///   - speed: how many times as fast as the world's a talk's time passes.
  ///   - resumesTalk: whether an earlier talk goes on by itself.
  ///   - rundown: the rundown that the clock goes through; only a talk of its loaded item goes on.
  ///   - room: the room that the report names; `nil` if nothing is reported. A clock whose record
  ///     another clock has reports nothing either.
  init(
    record name: RecordName?, speed: Int = 1, resumesTalk: Bool, rundown: OpenedRundown? = nil,
    reportsAs room: String? = nil
  ) {
    self.speed = speed
    self.resumesTalk = resumesTalk
    self.rundown = rundown
    item = rundown?.rundown.current?.id
    let opened = Self.opened(name)
    (talk, earlier, faults, isLocked) = (
      opened.file, opened.earlier, opened.faults, opened.isLocked
    )
    reportedRoom = isLocked ? nil : room
    let files = FileWriter(
      slots: slots, hints: hints, talk: talk, rundown: talk == nil ? nil : rundown?.record,
      talks: ReportFile(.stateOfUser))
    writer = BackgroundQueue(merge: FileWriter.merge) { files.perform($0) }
  }

  private struct Opened {
    var file: TalkFile?
    var earlier: TalkRecord?
    var faults: [String] = []
    var isLocked = false
  }

  private static func opened(_ name: RecordName?) -> Opened {
    guard let name else { return Opened() }
    do throws(TalkFile.Refusal) {
      var talk = try TalkFile(in: .stateOfUser, name: name.description)
      let (earlier, faults) = earlier(in: &talk)
      return Opened(file: talk, earlier: earlier, faults: faults)
    } catch {
      let isLocked = if case .locked = error { true } else { false }
      return Opened(faults: [words(for: error)], isLocked: isLocked)
    }
  }

  private static func earlier(in talk: inout TalkFile) -> (TalkRecord?, [String]) {
    do throws(Diagnostic) {
      return (try talk.record(), [])
    } catch {
      return (nil, ["The last talk cannot be read: \(error.short)"])
    }
  }

  private static func words(for refusal: TalkFile.Refusal) -> String {
    switch refusal {
    case .locked(let since):
      "Another clock \(since.isEmpty ? "is running here" : "has been running here since " + since): "
        + "this talk is not recorded. --room NAME gives it a record of its own"
    case .unusable(let error): "The talk is not recorded: \(error)"
    }
  }

  /// Whether the earlier talk goes on: with a rundown only the one of its loaded item, if that was
  /// started.
  private var goesOn: Bool {
    guard let rundown else { return resumesTalk }
    return rundown.rundown.hasStarted && earlier?.item == rundown.rundown.current?.id
  }

  /// The talk that goes on, if one does, and what is said of the earlier talk.
  func resumption(at clocks: ClockReading) -> (
    talk: TalkSnapshot?, earlier: LaunchInfo.EarlierTalk?
  ) {
    switch earlier?.resumption(at: clocks) {
    case nil: (nil, nil)
    case .resumes(let talk) where goesOn && earlier?.speed == speed: (talk, .resumed)
    case .resumes(let talk), .old(let talk): (nil, .offered(talk))
    case .withoutClock(let talk): (nil, .offeredWithoutClock(talk))
    }
  }

  /// What this user has not been told yet.
  var newHints: Set<Hint> {
    let seen = hints.seen
    return Set(Hint.allCases.filter { !seen.contains($0.rawValue) })
  }

  /// Can be read when there are outcomes.
  package var descriptor: Int32 { writer.descriptor }

  /// Whether something has no outcome yet, or one that was not taken.
  package var isWriting: Bool { writer.isBusy }

  /// Hands a change of the stored presets over.
  package func store(_ change: PresetChange) { writer.add(.store(change)) }

  /// Hands over that a hint has done its work.
  package func remember(_ hint: Hint) { writer.add(.remember(hint)) }

  /// Hands the talk over; where there is no record, nothing happens.
  package mutating func record(_ snapshot: TalkSnapshot?, at now: Timestamp) {
    lastRecord = snapshot.flatMap { TalkRecord($0, at: now, speed: speed, clocks: .now) }
    lastRecord?.item = item
    if talk != nil { writer.add(.record(lastRecord)) }
  }

  /// Hands a rundown over; where there is no record, nothing happens.
  package mutating func record(_ rundown: Rundown, at second: Int) {
    item = rundown.current?.id
    guard talk != nil else { return }
    lastRundown = self.rundown?.record(of: rundown, at: second)
    if let lastRundown { writer.add(.recordRundown(lastRundown)) }
  }

  /// Hands the last records over again, and lets lines that are not in the report be tried again.
  package func recordAgain() {
    if reportedRoom != nil { writer.add(.report([])) }
    guard talk != nil else { return }
    if let lastRundown { writer.add(.recordRundown(lastRundown)) }
    writer.add(.record(lastRecord))
  }

  /// Hands an entry of the report over; a clock that reports nothing does nothing.
  package func report(_ entry: ReportEntry) {
    guard let reportedRoom else { return }
    let line =
      switch entry {
      case .ended(let talk, let circumstances):
        jsonLine(reported(talk, circumstances, in: reportedRoom))
      case .reopened(let id, let time):
        jsonLine(ReopenedTalk(id: id, room: reportedRoom, at: time))
      }
    if let line { writer.add(.report([line])) }
  }

  private func reported(
    _ talk: EndedTalk, _ circumstances: ReportEntry.Circumstances, in room: String
  ) -> ReportedTalk {
    var reported = ReportedTalk(
      talk, room: room, speed: speed, start: circumstances.start, end: circumstances.end)
    reported.title = circumstances.title
    reported.speaker = circumstances.speaker
    reported.plannedStart = circumstances.plannedStart
    reported.plannedEnd = circumstances.plannedEnd
    return reported
  }

  /// What has become of what was handed over.
  package func drainOutcomes() -> [StorageOutcome] { writer.drainOutcomes() }

  /// Waits until all is on disk, but no longer than this, and leaves nothing behind but what was
  /// stored; returns what was not stored, in words.
  func close(within time: Duration) -> [String] {
    let late = writer.waitUntilDone(upTo: time)
    let outcomes =
      writer.drainOutcomes()
      + late.map { $0.failed("the disk has not taken it in \(time.components.seconds) seconds") }
    if late.isEmpty {
      slots.tidy()
      talk?.close()
    }
    return outcomes.compactMap(Self.words)
  }

  /// What was lost, in words; a hint does no harm.
  private static func words(for outcome: StorageOutcome) -> String? {
    switch outcome {
    case .notStored(let reason): "Not stored: \(reason)"
    case .notRecorded(let reason): "The talk is not recorded: \(reason)"
    case .notReported(let reason): "The talk is not in the report: \(reason)"
    case .notSynced(let reason): "Stored, but a power cut may undo it: \(reason)"
    case .notUndone(let change, _):
      "Not undone: another program has changed slot \(change.slot ?? 0)"
    case .recorded, .reported, .stored, .remembered, .notRemembered: nil
    }
  }
}

extension UserFolder {
  /// The folder of the user's records.
  static var stateOfUser: UserFolder? { state(environment) }
}
