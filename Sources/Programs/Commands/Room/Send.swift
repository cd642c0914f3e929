import ArgumentParser
import Files
import Platform
import Room

/// `speakerclock send`: a command for a room's clock.
struct SendCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "send",
    abstract: "Send a command to a room's clock and print its answer.",
    usage:
      "speakerclock send [--room <name> | --via <command> [--all [--sure]]] [--name <name>] [COMMAND]",
    discussion: """
      Without a COMMAND, each line of standard input is a command. The exit status is 0 if the command was \
      carried out or there was nothing to do, 1 if it was not carried out and will not be, and 74 if no \
      answer came, or if the answer could not be printed. After 74, check the clock: the command may have \
      been carried out. While a talk runs, a command that would end \
      it is refused unless it begins with an exclamation mark and a space.
        speakerclock send add 1m
        speakerclock send '! preset ted'
      With --via, send reaches the clock through another command, for example a clock on another machine. \
      With --all, it sends to all rooms that this command leads to. It lists the rooms and asks you \
      first. If a room does not answer within two seconds, it says so.
        speakerclock send --all --via \\
          'speakerclock-bridge mqtt mqtt://broker/+ --attach' message Lunch is late
      Commands (a TIME needs a unit or a colon, such as 30s or 1:30): \
      \(Command.synopsesForClients.joined(separator: ", "))
      """)

  @OptionGroup
  var room: RoomOption

  @OptionGroup
  var via: ViaOption

  @Flag(help: "Send the command to all rooms that --via leads to.")
  var all = false

  @Flag(help: "Do not ask before a command goes to all rooms.")
  var sure = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The sender's name that the operator sees.", valueName: "name"))
  var name = "send"

  @Argument(
    parsing: .captureForPassthrough,
    help: ArgumentHelp("The command and its arguments.", valueName: "command"))
  var command: [String] = []

  func validate() throws {
    guard all || sure else { return }
    guard all, via.command != nil else {
      throw ValidationError(
        "\(all ? "--all" : "--sure") needs \(all ? "" : "--all and ")--via with a command that leads to "
          + "several rooms, for example: --all --via "
          + "'speakerclock-bridge mqtt mqtt://broker/+ --attach'")
    }
    guard !command.isEmpty else {
      throw ValidationError(
        "--all needs a command. Expected one after the options, for example: message Lunch is late")
    }
  }

  func run() throws {
    // The parser leaves all that may belong to a command to the clock.
    if ["--help", "-h"].contains(command.first) { throw CleanExit.helpRequest(self) }
    if command.first == "--version" {
      throw CleanExit.message(Self.version)
    }
    var connection = try connection()
    defer { connection.close() }
    guard !all else {
      return try sendToAllRooms(command.joined(separator: " "), over: connection)
    }
    var isDone = true
    if !command.isEmpty {
      isDone = try send(command.joined(separator: " "), over: &connection)
    } else {
      while let line = readLine() {
        guard line.contains(where: { !$0.isWhitespace }) else { continue }
        isDone = try send(line, over: &connection) && isDone
      }
    }
    if !isDone { throw ExitCode(1) }
  }

  private func connection() throws -> RoomConnection {
    let follower = Follower(ClientName(name), as: .remote, wants: [])
    guard let command = via.command else { return try room.connection(as: follower) }
    guard room.room == .main else {
      throw ValidationError(
        "--room and --via cannot be combined. Expected one of them; with a broker, name the room in the "
          + "address, for example: mqtt://broker/hall")
    }
    return try .through(command, as: follower)
  }

  /// Sends a command and prints the answer; returns whether it was carried out.
  private func send(_ line: String, over connection: inout RoomConnection) throws -> Bool {
    do throws(RoomConnection.CommandFailure) {
      let answer = try connection.answer(to: line)
      guard answer.status == .done else {
        writeError(answer.text)
        return false
      }
      if !answer.text.isEmpty { writeOutput(text: answer.text) }
      _ = flushOutput()
      return true
    } catch {
      switch error {
      case .notSent(let reason): try fail(reason)
      case .unanswered(let reason):
        // The clock may have carried the command out before that.
        if let reason { writeError(reason) }
        try fail("No answer: check the clock.", status: 74)
      }
    }
  }

  // MARK: All rooms

  /// Lists the rooms, asks, sends the command, and prints the answer of each room.
  ///
  /// Throws the exit status: 1 if a room has refused, or nothing was sent, 74 if a room has not
  /// answered.
  private func sendToAllRooms(_ command: String, over connection: RoomConnection) throws {
    var rooms = try orFail { () throws(RoomFailure) in
      try RoomsCommand(command, over: connection)
    }
    let (running, missing) = (rooms.running, rooms.missing)
    if !missing.isEmpty {
      writeError(
        "Not sent to these rooms, whose clocks are not running: \(missing.joined(separator: ", "))")
    }
    guard !running.isEmpty else {
      try fail("No clock is running, so nothing was sent. Start a clock, then send again.")
    }
    writeOutput("Rooms: \(running.joined(separator: ", "))")
    _ = flushOutput()
    if running.count + missing.count >= RoomsCommand.maxRooms {
      writeError(
        "At most \(RoomsCommand.maxRooms) rooms can be reached at once. If there are more, send to "
          + "each of the others by its own address.")
    }
    let isAllowed =
      try sure
      || Question.ask(
        "Send '\(command)' to \(running.count == 1 ? "this room" : "these \(running.count) rooms")?",
        unasked: "nothing was sent. Expected --sure, for example: speakerclock send --all --sure "
          + "--via COMMAND message Lunch is late")
    guard isAllowed else { try fail("Nothing was sent.") }
    try printResults(rooms.replies())
  }

  /// Prints the result of the command in each room.
  private func printResults(_ replies: [(room: String, reply: RoomsCommand.Reply)]) throws {
    var (isRefused, isUnknown) = (false, false)
    for (room, reply) in replies {
      switch reply {
      case .answer(let answer) where answer.status == .done:
        writeOutput("\(room): \(answer.text.isEmpty ? "done" : answer.text)")
      case .answer(let answer) where answer.status != .unknown:
        isRefused = true
        writeError("\(room): \(answer.text)")
      case .answer, .unanswered:
        isUnknown = true
        writeError("\(room): No answer. Check the clock: it may have carried out the command.")
      case .notSent:
        isRefused = true
        writeError(
          "\(room): The clock did not answer, so the command was not sent. Check the clock, then send "
            + "again.")
      }
    }
    _ = flushOutput()
    if isUnknown { throw ExitCode(74) }
    if isRefused { throw ExitCode(1) }
  }
}
