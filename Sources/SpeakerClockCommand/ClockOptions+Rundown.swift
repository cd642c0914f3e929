import ArgumentParser
import ClockRuntime
import ClockStorage
import TalkRecords
import TimerEngine
import Unix
import UserFiles

extension ClockOptions {
  /// The rundown that is asked for; `nil` if none is.
  ///
  /// - Throws: `ExitCode` 65 for a file that cannot be used; what is wrong with it goes to standard error.
  func openedRundown(presets: PresetList) throws -> OpenedRundown? {
    guard let rundown else { return nil }
    let name = room?.description ?? recordName.map { "state-\($0)" } ?? RoomName.main.description
    let file =
      record == nil
      ? nil : UserFolder.stateOfUser.map { RundownRecordFile(in: $0, room: name) }
    do throws(OpenedRundown.Refusal) {
      return try OpenedRundown(
        rundown, presets: presets, record: file, restarts: restart, speed: speed,
        now: WallClock.second)
    } catch {
      for line in error.lines { writeError(line) }
      throw ExitCode(65)
    }
  }
}
