import Platform
package import Room
import SpeechAnnouncement
package import StageRenderer
package import TimerEngine

/// What a clock needs to take over the talks of another one.
///
/// The files of the desk become those of the room on this machine, with one rename. So the clock
/// begins as after a restart: it resumes the talk and the rundown.
package struct ContinuedClock: Sendable {
  /// The room of the earlier clock.
  package let room: RoomName
  /// Which leader the clock is from now on.
  package let leadership: Leadership
  /// How it has taken over, in the session's time.
  package let takenOver: TakenOver
  /// The record of the talk, locked for this program.
  let record: TalkFile
  /// How many snapshots the earlier clock had sent.
  package let number: Int
  /// The path of the rundown's file; `nil` without a rundown.
  package let rundownPath: String?
  /// The last snapshot that the earlier clock had sent.
  private let snapshot: SentStage
  /// What time it was in the session when the clocks of this machine showed `clocks`.
  private let sessionTime: Duration
  private let clocks: ClockReading
  private let prepared: PreparedFiles

  /// Prepares the files; when this returns they are on disk.
  ///
  /// The clock is one once `begin` was called.
  ///
  /// - Parameters:
  ///   - talk: the talk that is taken over.
  ///   - folder: the user's state folder, with what the desk has kept.
  ///   - heard: what the desk has heard in addition, which need not be on disk.
  ///   - name: the desk's name.
  ///   - patience: how long to wait for a clock that was just killed to release its record.
  /// - Throws: why the talks must not be taken over, or which file cannot be read or written.
  init(
    _ talk: BackupTalk, in folder: UserFolder, hearing heard: [BackupWriter.Change] = [],
    takenOverBy name: String, patience: Duration = .seconds(1)
  ) throws(TakeOverRefusal) {
    var files = BackupFiles(in: folder, of: talk.leadership)
    try Self.checkReadable(files)
    for change in heard where change.leadership.lineage == talk.leadership.lineage {
      files.hear(change.content)
    }
    guard let kept = files.clock, let snapshot = try? SentStage(json: files.text(of: .stage)),
      let room = RoomName(snapshot.room)
    else { throw .nothingKept }
    record = try Self.lockedRecord(of: room, in: folder, patience: patience)
    let now = ClockReading.now
    let passed = now.since(kept.clocks)
    let rundown = RundownRecordFile(in: folder, room: room.description)
    leadership = Self.highest(talk, files, record, rundown).next(leader: .random(in: 0...(.max)))
    (self.room, self.snapshot, number) = (room, snapshot, snapshot.number)
    (sessionTime, clocks) = (kept.sessionTime + (passed ?? .zero), now)
    takenOver = TakenOver(by: name, at: .start + sessionTime, lastHeard: .start + kept.heard)
    let text = files.text(of: .file)
    let (path, leadership) = (text.isEmpty ? nil : rundown.filePath, leadership)
    rundownPath = path
    do throws(StoreError) {
      prepared = try PreparedFiles(
        talk: Self.talkRecord(files.talk, at: now, leadership, snapshot, sessionTime, path),
        rundown: path.map { (Self.rundownRecord(files, at: $0, leadership), text) },
        report: ReportFile.lines(takenOver: files.text(of: .report), by: leadership),
        record: room.recordName, room: room.description, for: leadership.rank, in: files,
        folder)
    } catch {
      record.close()
      throw .failed(error.short)
    }
  }

  /// Makes the files those of the room: from now on this is the clock.
  func begin() throws(TakeOverRefusal) {
    do throws(StoreError) {
      try prepared.begin()
    } catch {
      record.close()
      throw .failed(error.short)
    }
  }

  /// Removes the files, because the earlier clock goes on.
  func forget() {
    prepared.remove()
    record.close()
  }

  /// The highest leader of the lineage that is known on this machine.
  private static func highest(
    _ talk: BackupTalk, _ files: BackupFiles, _ record: TalkFile, _ rundown: RundownRecordFile
  ) -> Leadership {
    var record = record
    let found = [
      files.preparedRank.map { Leadership(talk.leadership.lineage, $0) },
      ((try? record.record()) ?? nil)?.leadership, ((try? rundown.record()) ?? nil)?.leadership,
    ]
    return found.compactMap { $0 }.reduce(talk.highest) { $1.outranks($0) ? $1 : $0 }
  }

  /// Throws if a file cannot be read: the talks would go on without what it has.
  private static func checkReadable(_ files: BackupFiles) throws(TakeOverRefusal) {
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

  /// The running or paused talk as it was last heard; `nil` if there was none.
  ///
  /// The clock sends the snapshot first, and the record later. So the snapshot is newer and its
  /// time more exact, but it has less in it. If both are about the same talk, the talk is resumed
  /// from the snapshot, with what only the record has. If they are about two talks, the snapshot's
  /// talk is resumed, unless the rundown says which item the record's talk belongs to.
  private static func talkRecord(
    _ kept: TalkRecord?, at now: ClockReading, _ leadership: Leadership, _ snapshot: SentStage,
    _ sessionTime: Duration, _ rundownPath: String?
  ) -> TalkRecord? {
    func recorded(_ talk: TalkRecord?) -> TalkRecord? {
      var talk = talk
      talk?.leadership = leadership
      return talk
    }
    let heard = (try? snapshot.stage(from: sessionTime)).flatMap {
      TalkRecord($0.talk, at: .start, speed: $0.speed, of: leadership, clocks: now)
    }
    guard var record = kept, let passed = now.since(record.clocks).map({ $0 * record.speed }) else {
      return recorded(kept ?? heard)
    }
    guard let heard, record.isSameTalk(as: heard, after: passed) else {
      return recorded(rundownPath == nil ? heard : record)
    }
    if !record.agrees(with: heard, after: passed) {
      (record.talk, record.isRunning, record.left) = (heard.talk, heard.isRunning, heard.left)
    }
    (record.remaining, record.sinceStart, record.clocks) = (heard.remaining, heard.sinceStart, now)
    record.sinceCounted += passed
    record.until?.left -= passed
    return recorded(record)
  }

  private static func rundownRecord(
    _ files: BackupFiles, at path: String, _ leadership: Leadership
  ) -> RundownRecord? {
    guard var record = RundownRecord(Array(files.text(of: .rundown).utf8)) else { return nil }
    (record.rundownPath, record.link) = (path, nil)
    record.text = files.text(of: .file)
    let presets = files.text(of: .presets)
    record.presets = presets.isEmpty ? nil : presets
    // The wall clocks of two machines differ.
    record.recorded = min(record.recorded, WallClock.second)
    record.leadership = leadership
    return record
  }

  // MARK: Going on

  /// How many times as fast as real time the talk's time passes.
  package var speed: Int { (try? snapshot.stage())?.speed ?? 1 }

  /// The time of the session at a reading of this machine's clocks.
  package func sessionTime(at now: ClockReading) -> Duration {
    sessionTime + (now.since(clocks) ?? .zero)
  }

  /// The earlier clock's stage, with its moments counted from a reading of the clocks; `nil` if it
  /// cannot be shown.
  package func stage(at now: ClockReading) -> StageSnapshot? {
    try? snapshot.stage(from: sessionTime(at: now))
  }
}

extension TalkRecord {
  /// Times that differ by less than this count as equal: the first measurement of a clock's time is
  /// not exact.
  private static let tolerance = Duration.milliseconds(250)

  private static func areSame(_ one: Duration, _ other: Duration) -> Bool {
    one - other < tolerance && other - one < tolerance
  }

  /// Whether it is the same talk as one that was heard some time after this record.
  fileprivate func isSameTalk(as heard: TalkRecord, after passed: Duration) -> Bool {
    Self.areSame(sinceStart + passed, heard.sinceStart)
  }

  /// Whether nothing has changed between this record and a talk that was heard some time later.
  fileprivate func agrees(with heard: TalkRecord, after passed: Duration) -> Bool {
    isRunning == heard.isRunning && left.count == heard.left.count
      && Self.areSame(remaining - (isRunning ? passed : .zero), heard.remaining)
  }
}
