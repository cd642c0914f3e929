import ArgumentParser
import Files
import Platform
import Room
import StageRenderer
import TimerEngine

/// Which clock of this machine a client means.
struct RoomOption: ParsableArguments {
  /// The room that was asked for; `nil` if none was.
  @Option(
    name: .customLong("room"), parsing: .unconditional,
    help: ArgumentHelp(
      "The room on this machine whose clock to use. (default: main)",
      valueName: "name"),
    transform: RoomName.argument)
  var given: RoomName?

  /// The room whose clock is used on this machine.
  var room: RoomName { given ?? .main }

  var address: RoomAddress { RoomAddress(room: room.description, environment) }

  /// How a client reaches the clock: through a command if one is given.
  func transport(via command: String?) -> StageClient.Transport {
    command.map { .command($0) } ?? .room(address)
  }

  /// The connection of a display or a desk to the clock, by any of the ways that the options give.
  func link(
    via ways: ViaOptions, name: String, as kind: Client.Kind = .display, size: Size,
    remembering leaderships: @autoclosure () -> [Leadership] = []
  ) -> any ClientLink {
    let transports: [StageClient.Transport] =
      ways.commands.isEmpty ? [.room(address)] : ways.commands.map { .command($0) }
    return transports.client(
      named: name, as: kind, size: size, of: given?.description, remembering: leaderships())
  }

  /// A connection to the room's clock; throws the exit status 1 where there is none.
  func connection(as follower: Follower) throws -> RoomConnection {
    guard let connection = RoomConnection(address, as: follower) else {
      try fail("No clock is running in room \(room).")
    }
    return connection
  }
}

/// The command through which a clock is reached that may be elsewhere.
struct ViaOption: ParsableArguments {
  @Option(
    name: .customLong("via"), parsing: .unconditional,
    help: ArgumentHelp(
      "Reach the clock through this command, whose standard input and output are connected to it.",
      valueName: "command"))
  var command: String?
}

/// The commands through which a display or a desk reaches its clock.
struct ViaOptions: ParsableArguments {
  @Option(
    name: .customLong("via"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "Reach the clock through this command, whose standard input and output are connected to it. "
        + "Can be given several times.",
      valueName: "command"))
  var commands: [String] = []
}

extension RoomConnection {
  /// Runs the command of `--via`; throws the exit status where it cannot be run.
  static func through(
    _ command: String, as follower: Follower, orExit status: Int32 = 1
  ) throws -> RoomConnection {
    do throws(Errno) {
      return try RoomConnection(running: command, as: follower)
    } catch {
      try fail("The command '\(command.printable)' cannot be run: \(error)", status: status)
    }
  }
}

/// Runs a closure that needs the clocks of rooms; if no clock can be asked, writes why, and throws
/// the exit status.
func orFail<Value>(
  status: Int32 = 1, _ body: () throws(RoomFailure) -> Value
) throws -> Value {
  do throws(RoomFailure) {
    return try body()
  } catch {
    try fail("\(error)", status: status)
  }
}
