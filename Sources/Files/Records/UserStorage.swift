import Platform
package import Room
package import TimerEngine

/// The user's files: slots, hints, the records of the talk and the rundown, and the report.
///
/// All copies of a storage share one background thread, which writes the files. A program opens a
/// storage, hands it to the loop, and closes it at the end. It returns values and messages about
/// what it has found and what it could not write.
package struct UserStorage: Storage {
  private let slots = SlotFile(.ofUser)
  private let hints: HintFile
  /// The folder of the records; `nil` if there is none.
  private let state: UserFolder?
  private let talkFile: TalkFile?
  private let writer: BackgroundQueue<FileWriter.Job, StorageAnswer>
  /// What is written as soon as all of it is there.
  private var jobs: [FileWriter.Job] = []
  private var lastRecord: TalkRecord?
  private var lastRundown: RundownRecord?
  /// The lines of the report about the talks of this lineage and of this run of the rundown.
  private var reportedLines: [String] = []
  /// The rundown as it was recorded last.
  private var recordedRundown: Rundown?
  /// What desks have received.
  private var kept: [BackupRecord.Kind: String] = [:]
  /// The kinds of records that have changed since then.
  private var news: Set<BackupRecord.Kind> = []
  private let speed: Int
  /// Whether the earlier talk is resumed automatically, unless it is too old for that.
  private let resumes: Bool
  /// Whether the talk of another clock is taken over; such a talk is resumed however old it is.
  private let continues: Bool
  /// The rundown that the clock runs; `nil` without one.
  package let rundown: OpenedRundown?
  /// The room that the report names; `nil` if nothing is reported.
  private let reportedRoom: String?
  /// What the report says about items that are not held; `nil` without a rundown, or if nothing is
  /// reported.
  private var leftOut: LeftOutItems?
  /// Whether the talk is recorded, so that a later run of the program can resume it.
  package var isRecording: Bool { talkFile != nil }
  /// The message that another clock has locked the record; `nil` if none has.
  package let lockFault: String?
  /// Messages for the user about files that could not be opened.
  package let faults: [String]
  /// The talk that an earlier run of the program did not end.
  private let earlierRecord: TalkRecord?
  /// Whether the report already says that it has ended, because the program was killed between the
  /// two writes.
  private let isEarlierReported: Bool
  /// Which leader this clock is: the one of the talk or the rundown that it resumes or, after a
  /// quit, offers; or else the first of a new lineage.
  package let leadership: Leadership
  /// The talk with which an earlier run of the program was quit, if it is offered.
  private let quitRecord: TalkRecord?
  /// The talk with which this run is quit; `nil` before that.
  private var ownQuitRecord: TalkRecord?
  /// How it relates to the rundown; `nil` without a rundown.
  private let earlierState: Rundown.TalkState?

  /// Opens the record of a room, if there is one.
  ///
  /// - Parameters:
  ///   - room: the room; `nil` if nothing is recorded or reported.
  ///   - speed: the speed of the talk's time relative to real time.
  ///   - resumesTalk: whether an earlier talk is resumed automatically; ignored with a rundown.
  ///   - rundown: the rundown that the clock runs; only a talk of its loaded item is resumed.
  ///   - isReported: whether ended talks are added to the report. If another clock has locked the
  ///     record, none are.
  ///   - continued: the clock whose talks are taken over, with its record; `nil` for any other
  ///     start.
  ///   - warnings: what is wrong with the earlier records, as `settle` has found.
  ///   - state: the folder of the records.
  package init(
    room: RoomName?, speed: Int = 1, resumesTalk: Bool, rundown: OpenedRundown? = nil,
    isReported: Bool, continuing continued: ContinuedClock? = nil, warnings: [String] = [],
    in state: UserFolder? = .stateOfUser
  ) {
    self.speed = speed
    (self.state, hints) = (state, HintFile(state))
    continues = continued != nil
    let opened = continued.map { Self.opened($0.record) } ?? Self.open(room, in: state)
    talkFile = opened.file
    let report = ReportFile(state)
    var found = opened.earlierRecord
    let hasQuitBreak = rundown?.isQuitBreak(found) == true
    if hasQuitBreak { found?.isQuit = false }
    let earlier = found?.isQuit == true ? nil : found
    // With a rundown, only a talk of one of its items: any other would go on as the loaded item.
    let isInRundown = rundown.map { $0.has(itemOf: found) } ?? true
    let isRecent = found?.timeSinceQuit(at: .now) != nil
    let isOffered = isRecent && isInRundown && found?.talk.isPause != true
    quitRecord = found?.speed == speed && isOffered ? found : nil
    isEarlierReported = earlier?.tally.map { report.contains($0.id) } ?? false
    var rundown = rundown
    earlierState = rundown?.adopt(earlier, isReported: isEarlierReported, speed: speed)
    self.rundown = rundown
    earlierRecord = earlierState == .ended ? nil : earlier ?? quitRecord
    // A talk of another speed is only offered, and with a rundown one that is not the loaded
    // item's.
    resumes = earlier?.speed == speed && (earlierState.map { $0 == .underWay } ?? resumesTalk)
    // A talk that is resumed has its record already.
    lastRecord = resumes && earlier?.isResumable(at: .now) == true ? earlier : nil
    leadership =
      continued?.leadership ?? rundown?.leadership ?? lastRecord?.leadership ?? quitRecord?
      .leadership
      ?? Leadership(freshLineage: .random(in: 0...(.max)), leader: .random(in: 0...(.max)))
    faults = warnings + opened.faults
    lockFault = opened.isLocked ? opened.faults.first : nil
    reportedRoom = opened.isLocked || !isReported ? nil : room?.description
    let unfinished = talkFile == nil ? nil : Self.unfinishedTakeOver(of: room, in: state)
    let files = FileWriter(
      slots: slots, hints: hints, talk: talkFile,
      rundown: talkFile == nil ? nil : rundown?.record, report: report,
      kept: state.map { [leadership] in BackupFiles(in: $0, of: leadership) }, finishing: unfinished
    )
    writer = BackgroundQueue(merge: FileWriter.merge) { files.perform($0) }
    if unfinished != nil { writer.add(.report([])) }
    // What has ended before belongs to what desks keep, whoever of the lineage has reported it.
    if reportedRoom != nil, continued != nil || lastRecord != nil || rundown?.earlier != nil {
      reportedLines = report.lines(
        ofRun: rundown.flatMap { $0.earlier == nil ? nil : $0.reported(in: $0.rundown).run },
        by: leadership)
    }
    if let earlier { bringReportUpToDate(with: earlier) }
    if found?.isQuit == true, !isRecent { jobs.append(.record(nil)) }
    if hasQuitBreak, earlierState == .underWay { jobs.append(.record(earlier)) }
    defer { write() }
    guard let rundown else { return }
    recordedRundown = rundown.rundown
    guard let reportedRoom else { return }
    let reported = rundown.reported(in: rundown.rundown)
    let known = rundown.earlier == nil ? [] : report.leftOutItems(of: reported)
    leftOut = LeftOutItems(
      of: reported, room: reportedRoom, speed: speed, by: leadership.rank, known: known)
    reportLeftOut(of: rundown.rundown)
  }

  /// Brings the report up to date with the earlier talk.
  ///
  /// A talk whose item has ended is added, and its record is removed. If a talk that is resumed is
  /// in the report, a line there says that it has not ended.
  private mutating func bringReportUpToDate(with earlier: TalkRecord) {
    guard earlierState == .ended else {
      if isEarlierReported, let id = lastRecord?.tally?.id { reopen([id], at: WallClock.now) }
      return
    }
    if !isEarlierReported, let reportedRoom {
      if let talk = rundown?.reported(
        earlier, in: reportedRoom, by: rank(of: earlier.tally?.id))
      {
        report([talk])
      }
    }
    jobs.append(.record(nil))
  }

  /// What waits until the files of a take-over are on disk; `nil` if they are.
  private static func unfinishedTakeOver(
    of room: RoomName?, in folder: UserFolder?
  ) -> (() throws(StoreError) -> Void)? {
    guard let folder, let record = room?.recordName,
      PreparedFiles.areUnfinished(in: folder, record: record)
    else { return nil }
    return { () throws(StoreError) in try PreparedFiles.finish(in: folder, record: record) }
  }

  private struct Opened {
    var file: TalkFile?
    var earlierRecord: TalkRecord?
    var faults: [String] = []
    var isLocked = false
  }

  private static func open(_ room: RoomName?, in state: UserFolder?) -> Opened {
    guard let room else { return Opened() }
    do throws(TalkFile.Refusal) {
      return opened(try TalkFile(in: state, name: room.recordName))
    } catch {
      let isLocked = if case .locked = error { true } else { false }
      return Opened(faults: [message(for: error)], isLocked: isLocked)
    }
  }

  private static func opened(_ file: TalkFile) -> Opened {
    var opened = Opened(file: file)
    do throws(Diagnostic) {
      opened.earlierRecord = try opened.file?.record()
      if let name = file.earlierRecord {
        opened.faults = [
          "A talk of an earlier build is in \(name), and stays there"
        ]
      }
    } catch {
      opened.faults = ["The last talk cannot be read: \(error.short)"]
    }
    return opened
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

  /// The talk with which the clock begins, unless it is only loaded, and what to tell the operator
  /// about the earlier talk.
  package func resumption(at clocks: ClockReading) -> (
    talk: TalkSnapshot?, earlier: LaunchInfo.EarlierTalk?
  ) {
    if let quitRecord { return (rundown?.loadedTalk, offer(quitRecord, at: clocks)) }
    let resumption = earlierRecord?.resumption(at: clocks)
    if continues, let talk = resumption?.snapshot {
      return (rundown?.renamed(talk) ?? talk, .resumed)
    }
    switch resumption {
    case nil: return (rundown?.loadedTalk, nil)
    case .resumes(let talk) where resumes: return (rundown?.renamed(talk) ?? talk, .resumed)
    case .resumes(let talk), .old(let talk): return (rundown?.loadedTalk, .offered(talk))
    case .withoutClock(let talk): return (rundown?.loadedTalk, .offeredWithoutClock(talk))
    }
  }

  /// The offer of a talk that was quit; `nil` if its time has passed.
  private func offer(
    _ record: TalkRecord, at clocks: ClockReading
  ) -> LaunchInfo.EarlierTalk? {
    guard let passed = record.timeSinceQuit(at: clocks) else { return nil }
    let talk = record.resumption(at: clocks).snapshot
    let isLoaded = record.item != nil && record.item == rundown?.rundown.current?.id
    return .quit(
      LaunchInfo.QuitTalk(
        isLoaded ? rundown?.renamed(talk) ?? talk : talk, ended: record.talkThen.ended(at: .start),
        age: passed * record.speed, item: record.item))
  }

  /// The hints that this user has not seen yet.
  package var newHints: Set<Hint> {
    let seen = hints.seen
    return Set(Hint.allCases.filter { !seen.contains($0.rawValue) })
  }

  package var descriptor: Int32 { writer.descriptor }

  package var isWriting: Bool { writer.isBusy }

  package mutating func perform(_ requests: [StorageRequest], at now: Timestamp) {
    for request in requests { perform(request, at: now) }
    write()
  }

  private mutating func perform(_ request: StorageRequest, at now: Timestamp) {
    switch request {
    case .store(let change): jobs.append(.store(change))
    case .remember(let hint): jobs.append(.remember(hint))
    case .record(let talk, let item): record(talk, item: item, at: now)
    case .recordQuit(let talk, let item): recordQuit(talk, item: item, at: now)
    case .recordRundown(let rundown, let loaded, let second):
      record(rundown, loaded: loaded, at: second)
    case .report(let entry): report(entry)
    case .giveTalks(let stepDown):
      jobs.append(
        .give(BackupFiles.Gift(to: stepDown.holder, desk: stepDown.takenOver?.desk ?? "")))
    case .keepTalks: jobs.append(.give(nil))
    case .forgetBackup: jobs.append(.forgetStage)
    // A clock keeps no copies of another one.
    case .desk: break
    }
  }

  /// Hands over what is to be written; `FileWriter.merge` decides in which order.
  private mutating func write() {
    writer.add(jobs)
    jobs = []
  }

  private mutating func record(_ snapshot: TalkSnapshot?, item: String?, at now: Timestamp) {
    lastRecord = snapshot.flatMap {
      TalkRecord($0, at: now, speed: speed, of: leadership, clocks: .now)
    }
    lastRecord?.item = item
    news.insert(.talk)
    if talkFile != nil { jobs.append(.record(lastRecord)) }
  }

  /// Records a talk that was quit; desks keep none, because it has ended.
  private mutating func recordQuit(_ snapshot: TalkSnapshot, item: String?, at now: Timestamp) {
    var quit = TalkRecord(snapshot, at: now, speed: speed, of: leadership, clocks: .now)
    quit?.item = item
    quit?.isQuit = true
    (lastRecord, ownQuitRecord) = (nil, quit)
    news.insert(.talk)
    if talkFile != nil { jobs.append(.record(quit)) }
  }

  private mutating func record(_ rundown: Rundown, loaded: TalkSnapshot?, at second: Int) {
    guard talkFile != nil else { return }
    lastRundown = self.rundown?.record(of: rundown, loaded: loaded, at: second, by: leadership)
    news.formUnion([.rundown, .file, .presets])
    beginReport(of: rundown)
    recordedRundown = rundown
    reportLeftOut(of: rundown)
    if let lastRundown { jobs.append(.recordRundown(lastRundown)) }
  }

  /// Begins the report of another run, if the rundown was begun anew; what was still to come was
  /// not held in the run before.
  private mutating func beginReport(of rundown: Rundown) {
    guard let reportedRoom, let before = recordedRundown, before.restarts != rundown.restarts,
      let reported = self.rundown?.reported(in: rundown)
    else { return }
    if before.restarts < rundown.restarts { reportLeftOut(of: before, isQuit: true) }
    let lines = reportedLines.joined(separator: "\n")
    let known = ReportReader(Array(lines.utf8), file: "").leftOut.filter {
      $0.item?.rundown.run == reported.run
    }
    leftOut = LeftOutItems(
      of: reported, room: reportedRoom, speed: speed, by: leadership.rank, known: known)
  }

  /// Adds to the report which items are not held, if that has changed.
  private mutating func reportLeftOut(of rundown: Rundown, isQuit: Bool = false) {
    guard let update = leftOut?.update(rundown, isQuit: isQuit) else { return }
    report(update.leftOut)
    reopen(update.takenBack, at: WallClock.now)
  }

  /// Records that the program was quit after the end of the rundown, so that the next start does
  /// not take it for a crash.
  private mutating func recordQuit(of rundown: Rundown) {
    guard talkFile != nil, rundown.current == nil, var record = lastRundown ?? recordAtStart else {
      return
    }
    record.quit = true
    lastRundown = record
    jobs.append(.recordRundown(record))
  }

  package func recordAgain(_ kinds: Set<RecordKind>) {
    writer.add(kinds.compactMap(lastJob))
  }

  private func lastJob(of kind: RecordKind) -> FileWriter.Job? {
    switch kind {
    // The writer has the lines that failed.
    case .report: reportedRoom == nil ? nil : .report([])
    case .rundown: lastRundown.map { .recordRundown($0) }
    case .talk: talkFile == nil ? nil : .record(ownQuitRecord ?? lastRecord)
    }
  }

  private mutating func report(_ entry: ReportEntry) {
    if case .quit(let rundown) = entry { recordQuit(of: rundown) }
    guard let reportedRoom else { return }
    switch entry {
    case .ended(let talk, let circumstances):
      report([reported(talk, circumstances, in: reportedRoom)])
    case .reopened(let id, let time): reopen([id], at: time)
    case .quit(let rundown): reportLeftOut(of: rundown, isQuit: true)
    }
  }

  /// Adds talks to the report that have ended or were left out.
  private mutating func report(_ talks: [ReportedTalk]) {
    add(talks.map { line($0, about: $0.id) }, FileWriter.Job.report)
  }

  /// Adds to the report that talks have not ended after all, or that items were not left out.
  private mutating func reopen(_ ids: [String], at time: Duration) {
    guard let reportedRoom else { return }
    let lines = ids.map { id in
      line(ReopenedTalk(id: id, room: reportedRoom, by: rank(of: id), at: time), about: id)
    }
    add(lines, FileWriter.Job.reopen)
  }

  private func line(
    _ value: some Described & Sendable, about id: String
  ) -> FileWriter.ReportedRow {
    FileWriter.ReportedRow(id: id, text: Fields.line(value))
  }

  /// The rank of the lines about a talk.
  ///
  /// An earlier talk that was only offered, and then resumed by the operator, has another lineage.
  /// If the report already has it as ended, new lines must not rank below that line.
  private func rank(of talk: String?) -> Rank {
    guard let earlierRecord, talk == earlierRecord.tally?.id,
      earlierRecord.leadership.lineage != leadership.lineage
    else { return leadership.rank }
    return earlierRecord.leadership.rank
  }

  private mutating func add(
    _ lines: [FileWriter.ReportedRow], _ job: ([FileWriter.ReportedRow]) -> FileWriter.Job
  ) {
    guard !lines.isEmpty else { return }
    jobs.append(job(lines))
    reportedLines += lines.map(\.text)
    news.insert(.report)
  }

  private func reported(
    _ talk: EndedTalk, _ circumstances: ReportEntry.Circumstances, in room: String
  ) -> ReportedTalk {
    var reported = ReportedTalk(
      talk, by: rank(of: talk.id), room: room, speed: speed, start: circumstances.start,
      end: circumstances.end)
    reported.title = circumstances.title
    reported.speaker = circumstances.speaker
    reported.plannedStart = circumstances.plannedStart
    reported.plannedEnd = circumstances.plannedEnd
    reported.wasReset = circumstances.wasReset
    if let rundown, let item = circumstances.item {
      reported.item = ReportedItem(
        of: rundown.reported(in: recordedRundown ?? rundown.rundown), id: item.id,
        number: circumstances.itemNumber, isBreak: item.isBreak)
    }
    return reported
  }

  package mutating func recordsToKeep(all: Bool, at now: Timestamp) -> [BackupRecord] {
    let kinds = all ? Set(BackupRecord.Kind.allCases) : news
    news = []
    if all { kept = [:] }
    guard !kinds.isEmpty else { return [] }
    let age = lastRecord.flatMap { ClockReading.now.since($0.clocks) } ?? .zero
    var records: [BackupRecord] = []
    for kind in BackupRecord.Kind.allCases where kinds.contains(kind) {
      let text = text(of: kind)
      guard kept.updateValue(text, forKey: kind) != text else { continue }
      records.append(BackupRecord(kind, text, at: kind == .talk ? now - age : now))
    }
    return records
  }

  private func text(of kind: BackupRecord.Kind) -> String {
    switch kind {
    case .talk: return lastRecord.map { String(decoding: $0.bytes, as: UTF8.self) } ?? ""
    case .rundown:
      guard var record = lastRundown ?? recordAtStart else { return "" }
      (record.text, record.presets) = (nil, nil)
      return Fields.line(record)
    case .file: return (lastRundown ?? recordAtStart)?.text ?? ""
    case .presets: return (lastRundown ?? recordAtStart)?.presets ?? ""
    case .report: return reportedLines.map { $0 + "\n" }.joined()
    }
  }

  /// The rundown as it was when the clock began; `nil` without one.
  private var recordAtStart: RundownRecord? { rundown?.recordAtStart(by: leadership) }

  package func drainAnswers() -> [StorageAnswer] { writer.drainOutcomes() }

  /// Copies the records to where a desk keeps them, and puts the originals aside, because another
  /// clock has the talks and a later run of the program must not resume them.
  ///
  /// Returns messages about what could not be written.
  package func giveUp(_ clock: BackupFiles.Clock, stage: String, within time: Duration) -> [String]
  {
    _ = writer.waitUntilDone(upTo: time)
    do throws(StoreError) {
      guard let folder = state else { throw .noFolder(UserFolder.stateVariable) }
      var file = talkFile
      let files = BackupFiles(in: folder, of: leadership)
      try files.write(clock)
      try files.write(stage, to: .stage)
      let record = (try? file?.record()) ?? nil
      try files.write(record?.isQuit == true ? nil : record)
      try files.write(text(of: .presets), to: .presets)
      if var record = (try? rundown?.record?.record()) ?? nil {
        try files.write(record.text ?? "", to: .file)
        (record.text, record.presets) = (nil, nil)
        try files.write(Fields.line(record), to: .rundown)
      }
      try file?.putAside(as: "fenced")
      try rundown?.record?.putAside(as: "fenced")
      try files.give(nil)
      return []
    } catch {
      return ["The record of the talk cannot be put aside: \(error)"]
    }
  }

  /// Waits up to `time` for pending writes, then removes the temporary files and the lock; returns
  /// messages about data that was not stored.
  package func close(within time: Duration) -> [String] {
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
  private static func message(for outcome: StorageAnswer) -> String? {
    switch outcome {
    case .notStored(let reason, _): "The preset was not stored: \(reason)"
    case .notRecorded(.report, let reason): "The talk is missing from the report: \(reason)"
    case .notRecorded(.talk, let reason), .notRecorded(.rundown, let reason):
      "The talk's progress cannot be saved: \(reason)"
    case .notSynced(let reason, _): "Stored, but may be lost in a power failure: \(reason)"
    case .notUndone: "Not undone: another program has changed the stored preset"
    case .recorded, .stored, .remembered, .notRemembered, .slow, .takeOver, .given: nil
    }
  }
}
