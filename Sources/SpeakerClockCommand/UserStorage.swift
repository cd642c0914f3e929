package import ClockRuntime
package import OperatorConsole
package import TimerEngine
import Unix
import UserFiles

/// The user's files: slots, hints, the records of the talk and the rundown, and the report.
///
/// The files are written on a background thread, which copies share.
package struct UserStorage: Storage {
  private let slots = SlotFile(.ofUser)
  private let hints = HintFile(.stateOfUser)
  private let talkFile: TalkFile?
  private let writer: BackgroundQueue<FileWriter.Job, StorageOutcome>
  private var lastRecord: TalkRecord?
  private var lastRundown: RundownRecord?
  private let speed: Int
  private let resumesEarlierTalk: Bool
  /// The rundown that the clock runs; `nil` without one.
  private let rundown: OpenedRundown?
  /// The id of the loaded item; `nil` without a rundown.
  private var itemID: String?
  /// The room that the report names; `nil` if nothing is reported.
  private let reportedRoom: String?
  /// Whether another clock has locked the record.
  let isLocked: Bool
  /// User messages about files that could not be opened.
  let faults: [String]
  /// The talk that an earlier run of the program did not end.
  private let earlierRecord: TalkRecord?

  /// Opens the record with a name, if there is one.
  ///
  /// - Parameters:
  ///   - name: the record's name; `nil` if nothing is recorded.
  ///   - speed: the speed of the talk's time relative to real time.
  ///   - resumesTalk: whether an earlier talk is resumed automatically; ignored with a rundown.
  ///   - rundown: the rundown that the clock runs; only a talk of its loaded item is resumed.
  ///   - room: the room that the report names; `nil` if nothing is reported. Nothing is reported
  ///     either if another clock has locked the record.
  init(
    record name: RecordName?, speed: Int = 1, resumesTalk: Bool, rundown: OpenedRundown? = nil,
    reportsAs room: String? = nil
  ) {
    self.speed = speed
    resumesEarlierTalk = resumesTalk
    self.rundown = rundown
    itemID = rundown?.rundown.current?.id
    let opened = Self.open(name)
    talkFile = opened.file
    earlierRecord = opened.earlierRecord
    faults = opened.faults
    isLocked = opened.isLocked
    reportedRoom = isLocked ? nil : room
    let files = FileWriter(
      slots: slots, hints: hints, talk: talkFile,
      rundown: talkFile == nil ? nil : rundown?.record, report: ReportFile(.stateOfUser))
    writer = BackgroundQueue(merge: FileWriter.merge) { files.perform($0) }
  }

  private struct Opened {
    var file: TalkFile?
    var earlierRecord: TalkRecord?
    var faults: [String] = []
    var isLocked = false
  }

  private static func open(_ name: RecordName?) -> Opened {
    guard let name else { return Opened() }
    do throws(TalkFile.Refusal) {
      var file = try TalkFile(in: .stateOfUser, name: name.description)
      let (record, faults) = readEarlierRecord(from: &file)
      return Opened(file: file, earlierRecord: record, faults: faults)
    } catch {
      let isLocked = if case .locked = error { true } else { false }
      return Opened(faults: [message(for: error)], isLocked: isLocked)
    }
  }

  private static func readEarlierRecord(from file: inout TalkFile) -> (TalkRecord?, [String]) {
    do throws(Diagnostic) {
      return (try file.record(), [])
    } catch {
      return (nil, ["The last talk cannot be read: \(error.short)"])
    }
  }

  private static func message(for refusal: TalkFile.Refusal) -> String {
    switch refusal {
    case .locked(let since):
      // On narrow screens only the part before the colon is shown.
      "Another clock \(since.isEmpty ? "is running here" : "has been running here since " + since): "
        + "this talk is not recorded. Use --room NAME to give it a record of its own"
    case .unusable(let error): "The talk's progress cannot be saved: \(error)"
    }
  }

  /// Whether the earlier talk is resumed automatically.
  ///
  /// With a rundown it is, if the rundown has started and the talk is that of its loaded item.
  private var resumes: Bool {
    guard let rundown else { return resumesEarlierTalk }
    return rundown.rundown.currentHasStarted && earlierRecord?.item == rundown.rundown.current?.id
  }

  /// The talk to resume, if any, and what to tell the operator about the earlier talk.
  func resumption(at clocks: ClockReading) -> (
    talk: TalkSnapshot?, earlier: LaunchInfo.EarlierTalk?
  ) {
    switch earlierRecord?.resumption(at: clocks) {
    case nil: (nil, nil)
    // A talk of another speed is only offered.
    case .resumes(let talk) where resumes && earlierRecord?.speed == speed: (talk, .resumed)
    case .resumes(let talk), .old(let talk): (nil, .offered(talk))
    case .withoutClock(let talk): (nil, .offeredWithoutClock(talk))
    }
  }

  /// The hints that this user has not seen yet.
  var newHints: Set<Hint> {
    let seen = hints.seen
    return Set(Hint.allCases.filter { !seen.contains($0.rawValue) })
  }

  package var descriptor: Int32 { writer.descriptor }

  package var isWriting: Bool { writer.isBusy }

  package func store(_ change: PresetChange) { writer.add(.store(change)) }

  package func remember(_ hint: Hint) { writer.add(.remember(hint)) }

  package mutating func record(_ snapshot: TalkSnapshot?, at now: Timestamp) {
    lastRecord = snapshot.flatMap { TalkRecord($0, at: now, speed: speed, clocks: .now) }
    lastRecord?.item = itemID
    if talkFile != nil { writer.add(.record(lastRecord)) }
  }

  package mutating func record(_ rundown: Rundown, at second: Int) {
    itemID = rundown.current?.id
    guard talkFile != nil else { return }
    lastRundown = self.rundown?.record(of: rundown, at: second)
    if let lastRundown { writer.add(.recordRundown(lastRundown)) }
  }

  package func recordAgain(_ kind: RecordKind) {
    switch kind {
    // The writer has the lines that failed.
    case .report: if reportedRoom != nil { writer.add(.report([])) }
    case .rundown: if let lastRundown { writer.add(.recordRundown(lastRundown)) }
    case .talk: if talkFile != nil { writer.add(.record(lastRecord)) }
    }
  }

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

  package func drainOutcomes() -> [StorageOutcome] { writer.drainOutcomes() }

  /// Waits up to `time` for pending writes, then removes the temporary files and the lock; returns
  /// messages about data that was not stored.
  func close(within time: Duration) -> [String] {
    let unfinished = writer.waitUntilDone(upTo: time)
    let reason = "not written within \(time.components.seconds) seconds"
    let outcomes = writer.drainOutcomes() + unfinished.map { $0.failed(reason) }
    // An unfinished write still needs its files.
    if unfinished.isEmpty {
      slots.tidy()
      talkFile?.close()
    }
    return outcomes.compactMap(Self.message)
  }

  /// What the user has lost; `nil` if nothing important.
  private static func message(for outcome: StorageOutcome) -> String? {
    switch outcome {
    case .notStored(let reason): "The preset was not stored: \(reason)"
    case .notRecorded(.report, let reason): "The talk is missing from the report: \(reason)"
    case .notRecorded(.talk, let reason), .notRecorded(.rundown, let reason):
      "The talk's progress cannot be saved: \(reason)"
    case .notSynced(let reason): "Stored, but a power failure could lose it: \(reason)"
    case .notUndone: "Not undone: another program has changed the stored preset"
    case .recorded, .stored, .remembered, .notRemembered: nil
    }
  }
}

extension UserFolder {
  /// The folder of the user's records.
  static var stateOfUser: UserFolder? { state(environment) }
}
