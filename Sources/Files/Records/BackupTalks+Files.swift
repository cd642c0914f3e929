import Platform
package import Room
import StageRenderer
package import TimerEngine

extension BackupTalks {
  /// Kept talks older than this do not count as talks of today.
  private static let longestPause = Duration.seconds(12 * 3600)

  /// What the last run of a desk has kept in a folder, of a room if one is given; `nil` if there is
  /// nothing, if it is too old, or if its clock has ended.
  package static func last(in folder: UserFolder?, of room: RoomName?) -> BackupTalks? {
    let kept = folder.map(BackupFiles.all) ?? []
    let last = kept.last {
      room == nil || (try? SentStage(json: $0.files.text(of: .stage)))?.room == room?.description
    }
    return last.flatMap { BackupTalks($0.files, $0.clock, at: .now) }
  }

  /// The highest leader that was heard of each lineage, the one that was heard last at the end.
  ///
  /// Those that have ended are left out: they outrank nobody.
  package static func holders(in folder: UserFolder?) -> [Leadership] {
    (folder.map(BackupFiles.all) ?? []).filter {
      $0.files.stage?.ended == nil
    }.map(\.clock.leadership)
  }

  /// The command that goes on with talks of a room that were taken over on this machine; `nil` if
  /// none were.
  package static func commandToGoOn(in folder: UserFolder?, of room: RoomName) -> String? {
    guard let folder else { return nil }
    let path = "\(folder.path)/\(room.recordName).json"
    let talk = (try? FileSystem.read(path)).flatMap { try? TalkRecord($0, file: path) }
    let rundown = (try? RundownRecordFile(in: folder, room: room.description).record()) ?? nil
    let isOver = talk == nil && rundown?.current == nil
    guard !isOver, talk?.isQuit != true, let leadership = talk?.leadership ?? rundown?.leadership,
      let kept = BackupFiles(in: folder, of: leadership).clock, leadership.outranks(kept.leadership)
    else { return nil }
    var words = ["speakerclock"]
    if room.description != RoomName.main.description { words += ["--room", room.description] }
    if let rundown, rundown.leadership.lineage == leadership.lineage {
      words += ["--rundown", rundown.rundownPath.asArgument]
    }
    return words.joined(separator: " ")
  }

  private init?(_ files: BackupFiles, _ clock: BackupFiles.Clock, at now: ClockReading) {
    guard let stage = files.stage, stage.ended == nil else { return nil }
    let passed = now.since(clock.clocks).map { $0 + clock.sessionTime - clock.heard }
    guard passed ?? .zero < Self.longestPause else { return nil }
    let isSameBoot = now.boot == clock.clocks.boot
    let hasRundown = [BackupFiles.Name.rundown, .file].allSatisfy { !files.text(of: $0).isEmpty }
    self.init(
      BackupTalk(of: clock.leadership, offsetError: clock.error),
      after: passed.map { isSameBoot ? .uptime($0) : .wallClock($0) } ?? .unknown,
      lacksRundown: stage.rundown != nil && !hasRundown)
  }
}

extension BackupFiles {
  /// The last stage that the clock has sent; `nil` if it cannot be read.
  fileprivate var stage: StageSnapshot? { try? SentStage(json: text(of: .stage)).stage() }
}
