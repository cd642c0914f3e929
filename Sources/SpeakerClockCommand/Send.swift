import ArgumentParser
import ClockCommands
import ClockRuntime
import StageLink
import StageProtocol
import StageRoom
import TerminalCanvas
import TimerEngine

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
      answer came. After 74, check the clock: the command may have been carried out. \
      While a talk runs, a command that would end \
      it is refused unless it begins with an exclamation mark and a space.
        speakerclock send add 1m
        speakerclock send '! preset ted'
      With --via, send reaches the clock through another command, for example a clock on another machine. \
      With --all, it sends to all rooms that this command leads to. It lists the rooms and asks you \
      first. If a room does not answer within two seconds, it says so.
        speakerclock send --all --via 'speakerclock-bridge mqtt mqtt://broker/+ --attach' \
      message Lunch is late
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

  /// How long the clock may take to read a command: one that is stopped reads none.
  private static let patience = Duration.seconds(5)
  /// How much later its answer may come.
  private static let grace = Duration.milliseconds(500)

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
    connection.send(.hello(ClientName(name), .remote, Size(columns: 0, rows: 0)))
    guard !all else {
      var rooms = RoomsCommand(
        command.joined(separator: " "), over: connection, patience: Self.patience)
      return try rooms.send(isSure: sure)
    }
    var isDone = true
    if !command.isEmpty {
      isDone = try send(command.joined(separator: " "), 1, over: &connection)
    } else {
      var number = 0
      while let line = readLine() {
        guard line.contains(where: { !$0.isWhitespace }) else { continue }
        number += 1
        isDone = try send(line, number, over: &connection) && isDone
      }
    }
    if !isDone { throw ExitCode(1) }
  }

  private func connection() throws -> RoomConnection {
    guard let command = via.command else { return try room.connection() }
    guard room.room == .main else {
      throw ValidationError(
        "--room and --via cannot be combined. Expected one of them; with a broker, name the room in the "
          + "address, for example: mqtt://broker/hall")
    }
    return try .through(command)
  }

  /// Sends a command and prints the answer; returns whether it was carried out.
  private func send(
    _ line: String, _ number: Int, over connection: inout RoomConnection
  ) throws -> Bool {
    let deadline = try deadline(over: &connection)
    connection.send(.command(number: number, deadline: deadline, line))
    let end = ContinuousClock.now + Self.patience + Self.grace
    while true {
      switch connection.next(upTo: ContinuousClock.now.duration(to: end)) {
      case .answer(number, let answer):
        guard answer.status == .done else {
          writeError(answer.text)
          return false
        }
        if !answer.text.isEmpty { writeOutput(text: answer.text) }
        _ = flushOutput()
        return true
      case .answer, .snapshot, .time, .online, .report: continue
      case .closed(let reason?), .unreadable(let reason):
        // The clock may have carried the command out before that.
        writeError(reason)
        try fail("No answer: check the clock.", status: 74)
      case .nothing, .closed: try fail("No answer: check the clock.", status: 74)
      }
    }
  }

  /// Until when the clock may carry out a command, by the session's time in microseconds; `nil` for a
  /// clock that knows no deadlines.
  private func deadline(over connection: inout RoomConnection) throws -> Int64? {
    connection.send(.sync(0))
    let end = ContinuousClock.now + Self.patience
    while true {
      switch connection.next(upTo: ContinuousClock.now.duration(to: end)) {
      case .time(let time):
        return connection.acceptsDeadlines ? time + Self.patience.microsecondsRoundedUp : nil
      // Over a broker, a question that comes before the clock is dropped.
      case .online(true): connection.send(.sync(0))
      case .answer, .snapshot, .online, .report: continue
      case .closed(let reason): try fail(reason ?? "The clock has ended the connection.")
      case .unreadable(let reason): try fail(reason)
      case .nothing: try fail("The clock does not answer.")
      }
    }
  }
}
