import ArgumentParser
import ClockRuntime
import StageLink
import Unix

/// Which clock a client means.
struct RoomOption: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The room on this machine whose clock to use. (default: main)",
      valueName: "name"),
    transform: { try RoomName($0) })
  var room = RoomName.main

  var address: RoomAddress { RoomAddress(room: room.description, environment) }

  /// A connection to the room's clock; throws the exit status 1 where there is none.
  func connection() throws -> RoomConnection {
    guard let connection = RoomConnection(address) else {
      writeError("No clock is running in room \(room).")
      throw ExitCode(1)
    }
    return connection
  }
}
