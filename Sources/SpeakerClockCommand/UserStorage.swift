package import ClockRuntime
package import StageClock
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
  let rundown: OpenedRundown?
  /// The room that the report names; `nil` if nothing is reported.
  private let reportedRoom: String?
  /// What the report says of items that are not held; `nil` without a rundown, or if nothing is reported.
  private var leftOut: LeftOutItems?
  /// Whether another clock has locked the record.
  let isLocked: Bool
  /// User messages about files that could not be opened.
  let faults: [String]
  /// The talk that an earlier run of the program did not end.
  private let earlierRecord: TalkRecord?
  /// Whether the report has it as ended, which is so if the program was killed in between.
  private let isEarlierReported: Bool
  /// What it is to the rundown; `nil` without a rundown.
  private let earlierState: Rundown.TalkState?

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
    let opened = Self.open(name)
    talkFile = opened.file
    let report = ReportFile(.stateOfUser)
    let earlier = opened.earlierRecord
    isEarlierReported = earlier?.tally.map { report.contains($0.id) } ?? false
    var rundown = rundown
    earlierState = rundown?.adopt(earlier, isReported: isEarlierReported, speed: speed)
    self.rundown = rundown
    earlierRecord = earlierState == .ended ? nil : earlier
    faults = opened.faults
    isLocked = opened.isLocked
    reportedRoom = isLocked ? nil : room
    let files = FileWriter(
      slots: slots, hints: hints, talk: talkFile,
      rundown: talkFile == nil ? nil : rundown?.record, report: report)
    writer = BackgroundQueue(merge: FileWriter.merge) { files.perform($0) }
    if earlierState == .ended, let earlier { finish(earlier) }
    guard let rundown, let reportedRoom else { return }
    let known = rundown.earlier == nil ? [] : report.leftOutItems(of: rundown.reported)
    leftOut = LeftOutItems(of: rundown.reported, room: reportedRoom, speed: speed, known: known)
    reportLeftOut(of: rundown.rundown)
  }

  /// Brings a talk into the report whose item has ended, and removes its record.
  private func finish(_ talk: TalkRecord) {
    if !isEarlierReported, let reportedRoom,
      let line = rundown?.reported(talk, in: reportedRoom).flatMap({ jsonLine($0) })
    {
      writer.add(.report([line]))
    }
    writer.add(.record(nil))
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
      (since.isEmpty
        ? "Another clock is running here" : "Another clock has been running here since \(since)")
        + ": this talk is not recorded. Use --room NAME to give it a record of its own"
    case .unusable(let error): "The talk's progress cannot be saved: \(error)"
    }
  }

  /// Whether the earlier talk is resumed automatically.
  ///
  /// With a rundown it is, if it is the talk of the loaded item.
  private var resumes: Bool { earlierState.map { $0 == .underWay } ?? resumesEarlierTalk }

  /// The talk with which the clock begins, if that is not simply loaded, and what to tell the operator
  /// about the earlier talk.
  ///
  /// If the report has a talk as ended that is resumed, a line there says that it has not ended.
  func resumption(at clocks: ClockReading) -> (
    talk: TalkSnapshot?, earlier: LaunchInfo.EarlierTalk?
  ) {
    switch earlierRecord?.resumption(at: clocks) {
    case nil: return (rundown?.loadedTalk, nil)
    // A talk of another speed is only offered.
    case .resumes(let talk) where resumes && earlierRecord?.speed == speed:
      if isEarlierReported, let id = talk.tally?.id { reopen(id, at: WallClock.now) }
      return (rundown?.renamed(talk) ?? talk, .resumed)
    case .resumes(let talk), .old(let talk): return (rundown?.loadedTalk, .offered(talk))
    case .withoutClock(let talk): return (rundown?.loadedTalk, .offeredWithoutClock(talk))
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

  package mutating func record(_ snapshot: TalkSnapshot?, item: String?, at now: Timestamp) {
    lastRecord = snapshot.flatMap { TalkRecord($0, at: now, speed: speed, clocks: .now) }
    lastRecord?.item = item
    if talkFile != nil { writer.add(.record(lastRecord)) }
  }

  package mutating func record(_ rundown: Rundown, loaded: TalkSnapshot?, at second: Int) {
    guard talkFile != nil else { return }
    lastRundown = self.rundown?.record(of: rundown, loaded: loaded, at: second)
    reportLeftOut(of: rundown)
    if let lastRundown { writer.add(.recordRundown(lastRundown)) }
  }

  /// Adds to the report which items are not held, if that has changed.
  private mutating func reportLeftOut(of rundown: Rundown, isQuit: Bool = false) {
    guard let reportedRoom, let update = leftOut?.update(rundown, isQuit: isQuit) else { return }
    let lines =
      update.leftOut.compactMap { jsonLine($0) }
      + update.takenBack.compactMap {
        jsonLine(ReopenedTalk(id: $0, room: reportedRoom, at: WallClock.now))
      }
    if !lines.isEmpty { writer.add(.report(lines)) }
  }

  package func recordAgain(_ kind: RecordKind) {
    switch kind {
    // The writer has the lines that failed.
    case .report: if reportedRoom != nil { writer.add(.report([])) }
    case .rundown: if let lastRundown { writer.add(.recordRundown(lastRundown)) }
    case .talk: if talkFile != nil { writer.add(.record(lastRecord)) }
    }
  }

  package mutating func report(_ entry: ReportEntry) {
    guard let reportedRoom else { return }
    switch entry {
    case .ended(let talk, let circumstances):
      add(jsonLine(reported(talk, circumstances, in: reportedRoom)))
    case .reopened(let id, let time): reopen(id, at: time)
    case .quit(let rundown): reportLeftOut(of: rundown, isQuit: true)
    }
  }

  /// Adds to the report that a talk has not ended after all.
  private func reopen(_ id: String, at time: Duration) {
    if let reportedRoom { add(jsonLine(ReopenedTalk(id: id, room: reportedRoom, at: time))) }
  }

  private func add(_ line: String?) {
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
    if let rundown, let item = circumstances.item {
      reported.item = ReportedItem(
        of: rundown.reported, id: item.id, number: circumstances.itemNumber, isBreak: item.isBreak)
    }
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
    case .notSynced(let reason, _): "Stored, but may be lost in a power failure: \(reason)"
    case .notUndone: "Not undone: another program has changed the stored preset"
    case .recorded, .stored, .remembered, .notRemembered: nil
    }
  }
}

extension UserFolder {
  /// The folder of the user's records.
  static var stateOfUser: UserFolder? { state(environment) }
}
