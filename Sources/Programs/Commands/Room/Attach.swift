import ArgumentParser
import Platform

/// `speakerclock attach`: a room's socket on standard input and output.
struct AttachCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "attach",
    abstract: "Connect standard input and output to a room's clock.",
    usage: "speakerclock attach [--room <name>]",
    discussion: """
      A display on another machine connects through this command:
        speakerclock display --via 'ssh stage speakerclock attach'
      It ends when either side does. The article Protocol describes the lines.
      """)

  @OptionGroup
  var room: RoomOption

  func run() throws {
    guard var pump = SocketPump(room.address) else {
      try fail("No clock is running in room \(room.room).")
    }
    guard pump.run() else { throw ExitCode(74) }
  }
}
