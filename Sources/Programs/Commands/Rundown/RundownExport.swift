import ArgumentParser
import Files
import Platform
import TimerEngine

extension RundownCommand {
  /// `rundown export`: the rundown of a room as it now is.
  struct Export: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "export",
      abstract: "Print the rundown of a room as it now is, as a file.",
      discussion: """
        It has all changes that were made while the clock ran. The clock itself never writes to the \
        rundown's file; this brings the changes into it:
          speakerclock rundown export > new.yaml && mv new.yaml day.yaml
        """)

    @Option(
      parsing: .unconditional,
      help: ArgumentHelp("The room whose rundown to print. (default: main)", valueName: "name"),
      transform: RoomName.argument)
    var room = RoomName.main

    func run() throws {
      let record = try record()
      var presets = PresetChoice.loaded().presets
      for preset in record.itemPresets { presets.add(preset) }
      let file =
        record.file(presets)
        ?? RundownFile(
          record.rundownPath, presets: presets, now: record.rundownTime,
          day: CalendarDay(record.date))
      let current = record.restored(in: try file.validRundown())
      writeOutput(text: RundownSource(current, like: file, presets: presets).yaml)
    }

    private func record() throws -> RundownRecord {
      let record: RundownRecord?
      do throws(Diagnostic) {
        record = try UserFolder.stateOfUser.flatMap { (folder) throws(Diagnostic) in
          try RundownRecordFile(in: folder, room: room.description).record()
        }
      } catch {
        try fail("\(error)", status: 65)
      }
      guard let record else { try fail("No rundown was run in room \(room).") }
      return record
    }
  }
}
