import SpeechAnnouncement
package import StageDisplay
package import StageProtocol
package import StageRoom
package import TalkRecords
package import TimerEngine
import Unix
import UserFiles

/// What a clock needs to take over the talks of another one.
///
/// The files of the desk become those of the room on this machine. So the clock begins as after a restart: it resumes
/// the talk and the rundown.
package struct ContinuedClock: Sendable {
  /// The room of the earlier clock.
  package let room: RoomName
  /// Which holder the clock is from now on.
  package let tenure: Tenure
  /// How it has taken over, in the session's time.
  package let takenOver: TakenOver
  /// The record of the talk, locked for this program.
  let record: TalkFile
  /// How many snapshots the earlier clock had sent.
  package let number: Int
  /// The path of the rundown's file; `nil` without a rundown.
  package let rundownPath: String?
  /// The presets that the rundown's items name.
  package let presets: [Preset]
  /// The last snapshot that the earlier clock had sent.
  private let snapshot: WireSnapshot
  /// What time it was in the session when the clocks of this machine showed `clocks`.
  private let sessionTime: Duration
  private let clocks: ClockReading

  /// Prepares the files; when this returns they are on disk.
  ///
  /// - Parameters:
  ///   - talk: the talk that is taken over.
  ///   - folder: the user's state folder, with what the desk has kept.
  ///   - name: the desk's name.
  ///   - patience: how long to wait for a clock that was just killed to release its record.
  /// - Throws: why the talks must not be taken over, or which file cannot be read or written.
  init(
    _ talk: KeptTalk, in folder: UserFolder, takenOverBy name: String,
    patience: Duration = .seconds(1)
  ) throws(TakeOverRefusal) {
    guard let files = KeptFiles(in: folder, of: talk.tenure) else { throw .nothingKept }
    try Self.checkReadable(files)
    guard let kept = files.clock, let snapshot = WireSnapshot(kept: files.text(of: .stage)),
      let room = RoomName(snapshot.room)
    else { throw .nothingKept }
    record = try Self.lockedRecord(of: room, in: folder, patience: patience)
    let now = ClockReading.now
    let passed = now.since(kept.clocks)
    tenure = talk.highest.next(holder: .random(in: 0...(.max)))
    (self.room, self.snapshot, number) = (room, snapshot, snapshot.number)
    (sessionTime, clocks) = (kept.sessionTime + (passed ?? .zero), now)
    takenOver = TakenOver(by: name, at: .start + sessionTime, lastHeard: .start + kept.heard)
    presets = PresetLibrary.read(files.path(of: .presets), isOptional: true).presets
    let rundown = RundownRecordFile(in: folder, room: room.description)
    do throws(StoreError) {
      let text = files.text(of: .file)
      rundownPath = text.isEmpty ? nil : try rundown.writeFile(text)
      try write(files, in: folder, rundown)
      try files.forgetStage()
    } catch {
      record.close()
      throw .failed(error.short)
    }
  }

  /// Throws if a file cannot be read: the talks would go on without what it has.
  private static func checkReadable(_ files: KeptFiles) throws(TakeOverRefusal) {
    do throws(StoreError) {
      try files.checkReadable()
    } catch {
      throw .failed(error.short)
    }
  }

  private static func lockedRecord(
    of room: RoomName, in folder: UserFolder, patience: Duration
  ) throws(TakeOverRefusal) -> TalkFile {
    do throws(TalkFile.Refusal) {
      return try TalkFile(in: folder, name: room.recordName, patience: patience)
    } catch {
      switch error {
      case .locked: throw .clockIsHere
      case .unusable(let error): throw .failed(error.short)
      }
    }
  }

  // MARK: The files of the room

  /// Writes what was heard as the records and the report of this machine: the ends of talks first, so that each talk
  /// is in the report or has a record, whenever the program ends.
  private func write(
    _ files: KeptFiles, in folder: UserFolder, _ file: RundownRecordFile
  ) throws(StoreError) {
    let lines = ReportFile.lines(takenOver: files.text(of: .report), by: tenure)
    if !lines.isEmpty { try ReportFile(folder).append(lines) }
    var record = record
    try record.putAside(as: "before-take-over")
    try file.putAside(as: "before-take-over")
    if let talk = talkRecord(files.talk) { try record.write(talk) }
    if let rundown = rundownRecord(files) { _ = try file.write(rundown) }
  }

  /// The running or paused talk as it was last heard; `nil` if there was none.
  ///
  /// The clock sends the snapshot first, and the record later. So the snapshot is newer and its time more exact, but
  /// it has less in it. If both are about the same talk, the talk is resumed from the snapshot, with what only the
  /// record has. If they are about two talks, the snapshot's talk is resumed, unless the rundown says which item the
  /// record's talk belongs to.
  private func talkRecord(_ kept: TalkRecord?) -> TalkRecord? {
    let now = ClockReading.now
    let told = stage(at: now).flatMap {
      TalkRecord($0.talk, at: .start, speed: $0.speed, clocks: now)
    }
    guard var record = kept, let passed = now.since(record.clocks).map({ $0 * record.speed }) else {
      return recorded(kept ?? told)
    }
    guard let told, record.isSameTalk(as: told, after: passed) else {
      return recorded(rundownPath == nil ? told : record)
    }
    if !record.agrees(with: told, after: passed) {
      (record.talk, record.isRunning, record.left) = (told.talk, told.isRunning, told.left)
    }
    (record.remaining, record.sinceStart, record.clocks) = (told.remaining, told.sinceStart, now)
    record.sinceCounted += passed
    record.until?.left -= passed
    return recorded(record)
  }

  private func recorded(_ talk: TalkRecord?) -> TalkRecord? {
    var talk = talk
    talk?.tenure = tenure
    return talk
  }

  private func rundownRecord(_ files: KeptFiles) -> RundownRecord? {
    guard let rundownPath,
      var record = RundownRecord(Array(files.text(of: .rundown).utf8))
    else { return nil }
    (record.rundownPath, record.link) = (rundownPath, nil)
    record.text = files.text(of: .file)
    // The wall clocks of two machines differ.
    record.recorded = min(record.recorded, WallClock.second)
    record.tenure = tenure
    return record
  }

  // MARK: Going on

  /// How many times as fast as real time the talk's time passes.
  package var speed: Int { snapshot.speed }

  /// The time of the session at a reading of this machine's clocks.
  package func sessionTime(at now: ClockReading) -> Duration {
    sessionTime + (now.since(clocks) ?? .zero)
  }

  /// The earlier clock's stage, with its moments counted from a reading of the clocks; `nil` if it cannot be shown.
  package func stage(at now: ClockReading) -> StageSnapshot? {
    try? snapshot.stage(from: sessionTime(at: now))
  }
}

extension WireSnapshot {
  /// Reads a snapshot that a desk has kept; `nil` if it cannot be read.
  package init?(kept text: String) {
    guard case .snapshot(let snapshot)? = try? ClockLine(#"{"snapshot":\#(text)}"#) else {
      return nil
    }
    self = snapshot
  }
}

extension TalkRecord {
  /// Times that differ by less than this count as equal: the first measurement of a clock's time is not exact.
  private static let tolerance = Duration.milliseconds(250)

  private static func areSame(_ one: Duration, _ other: Duration) -> Bool {
    one - other < tolerance && other - one < tolerance
  }

  /// Whether it is the same talk as one that was heard some time after this record.
  fileprivate func isSameTalk(as told: TalkRecord, after passed: Duration) -> Bool {
    guard let sinceStart, let other = told.sinceStart else { return false }
    return Self.areSame(sinceStart + passed, other)
  }

  /// Whether nothing has changed between this record and a talk that was heard some time later.
  fileprivate func agrees(with told: TalkRecord, after passed: Duration) -> Bool {
    isRunning == told.isRunning && left.count == told.left.count
      && Self.areSame(remaining - (isRunning ? passed : .zero), told.remaining)
  }
}
