import ArgumentParser
import ClockRuntime
import OperatorConsole
import TimerEngine
import Unix
import UserFiles

/// The rundown of `--rundown`, at the place where the clock begins, and where its progress is kept.
struct OpenedRundown: Sendable {
  /// The rundown.
  let rundown: Rundown
  /// Where its progress is recorded; `nil` if it is not.
  let record: RundownRecordFile?
  /// How the file has changed since an earlier run of the program; `nil` if none is resumed.
  let earlier: LaunchInfo.EarlierRundown?
  /// The rundown's time at the start of a rehearsal, since 1970; `nil` if it follows the wall clock.
  let rehearsalStart: Duration?
  private let path: String
  private let day: CalendarDay

  /// A rundown whose file names no date goes on with the day of its record for this many seconds.
  private static let longestPause = 12 * 3600

  /// Opens a file.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - presets: the presets that its talks can name.
  ///   - record: where its progress is recorded; `nil` if it is not.
  ///   - restarts: whether it begins anew in any case.
  ///   - speed: how many times as fast as the world's its time passes.
  ///   - now: the second since 1970 in UTC.
  /// - Throws: `ExitCode` 65 for a file that cannot be read.
  init(
    _ path: String, presets: PresetList, record: RundownRecordFile?, restarts: Bool, speed: Int,
    now: Int
  ) throws {
    self.path = (try? FileSystem.resolved(path)) ?? path
    self.record = record
    let earlier = Self.earlier(in: record, of: self.path, restarts: restarts)
    let isRecent = earlier.map { 0...Self.longestPause ~= now - $0.recorded } ?? false
    var file = try Self.file(path, presets, now)
    if !file.hasDate, isRecent, let earlier, earlier.date != file.day.description {
      file = try Self.file(path, presets, earlier.rundownTime)
    }
    guard let fresh = file.rundown else { throw ExitCode(65) }
    day = file.day
    let resumption = earlier.flatMap { earlier in
      earlier.date == file.day.description ? earlier.resumption(of: fresh) : nil
    }
    if let earlier, let resumption, resumption.rundown.current != nil {
      rundown = resumption.rundown
      self.earlier = .init(newNames: resumption.newNames, goneNames: resumption.goneNames)
      rehearsalStart =
        speed == 1 ? nil : .seconds(earlier.rundownTime + max(0, now - earlier.recorded) * speed)
    } else {
      rundown = fresh
      self.earlier = nil
      let start = fresh.isFloating ? now : fresh.items.first?.plannedStart ?? now
      rehearsalStart = speed == 1 ? nil : .seconds(start)
    }
  }

  private static func earlier(
    in file: RundownRecordFile?, of path: String, restarts: Bool
  ) -> RundownRecord? {
    guard !restarts, let file else { return nil }
    do throws(Diagnostic) {
      let record = try file.record()
      return record?.rundownPath == path ? record : nil
    } catch {
      writeError("The rundown starts from the beginning: \(error)")
      return nil
    }
  }

  /// The file; what is wrong with it goes to standard error.
  private static func file(_ path: String, _ presets: PresetList, _ now: Int) throws -> RundownFile
  {
    let file = RundownFile(path, presets: presets, now: now)
    guard file.rundown == nil else { return file }
    for problem in file.problems { writeError("\(problem)") }
    throw ExitCode(65)
  }

  /// The talk of the loaded item, as it is when the clock starts.
  var talk: Preset? {
    let now = rehearsalStart ?? WallClock.now
    return rundown.presetToLoad(at: Int(now.components.seconds))
  }

  /// What is recorded of the rundown at a second of its time since 1970.
  func record(of rundown: Rundown, at second: Int) -> RundownRecord {
    RundownRecord(
      rundown, rundownPath: path, date: day, recorded: Int(WallClock.now.components.seconds),
      rundownTime: second)
  }
}

extension ClockOptions {
  /// The rundown that is asked for; `nil` if none is.
  func openedRundown(presets: PresetList) throws -> OpenedRundown? {
    guard let rundown else { return nil }
    let name = room?.description ?? recordName.map { "state-\($0)" } ?? RoomName.main.description
    let file =
      record == nil
      ? nil : UserFolder.stateOfUser.map { RundownRecordFile(in: $0, room: name) }
    return try OpenedRundown(
      rundown, presets: presets, record: file, restarts: restart, speed: speed,
      now: Int(WallClock.now.components.seconds))
  }
}
