import ArgumentParser
import ClockRuntime
import OperatorConsole
import StageLink
import StageProtocol
import StageRoom

/// A command for the clocks of all rooms that a connection leads to.
struct RoomsCommand {
  /// How long all rooms may take to answer.
  private static let answering = Duration.seconds(2)

  private let command: String
  /// How long a clock may take to read the command.
  private let patience: Duration
  private var connection: RoomConnection
  /// The rooms that were heard of, and whether their clocks are running.
  private var rooms: [String: Bool] = [:]

  /// Creates a command over a connection on which the client has introduced itself.
  ///
  /// - Parameters:
  ///   - command: the command's line.
  ///   - connection: a connection that leads to all rooms.
  ///   - patience: how long after a clock has said what time it is it may carry the command out.
  init(_ command: String, over connection: RoomConnection, patience: Duration) {
    (self.command, self.connection, self.patience) = (command, connection, patience)
  }

  /// Lists the rooms, asks, sends the command, and prints the answer of each room.
  ///
  /// Throws the exit status: 1 if a room has refused, or nothing was sent, 74 if a room has not answered.
  mutating func send(isSure: Bool) throws {
    try findRooms()
    let running = names(running: true)
    let missing = names(running: false)
    if !missing.isEmpty {
      writeError(
        "Not sent to these rooms, whose clocks are not running: \(missing.joined(separator: ", "))")
    }
    guard !running.isEmpty else {
      try fail("No clock is running, so nothing was sent. Start a clock, then send again.")
    }
    writeOutput("Rooms: \(running.joined(separator: ", "))")
    _ = flushOutput()
    if rooms.count >= RoomsConsole.maxRooms {
      writeError(
        "At most \(RoomsConsole.maxRooms) rooms can be reached at once. If there are more, send to "
          + "each of the others by its own address.")
    }
    let isAllowed =
      try isSure
      || Question.ask(
        "Send '\(command)' to \(running.count == 1 ? "this room" : "these \(running.count) rooms")?",
        unasked: "nothing was sent. Expected --sure, for example: speakerclock send --all --sure "
          + "--via COMMAND message Lunch is late")
    guard isAllowed else { try fail("Nothing was sent.") }
    try tell(replies(of: running))
  }

  private func names(running: Bool) -> [String] {
    rooms.filter { $0.value == running }.keys.sorted()
  }

  // MARK: Finding the rooms

  /// Finds out which rooms there are.
  private mutating func findRooms() throws {
    var rooms: [String: Bool] = [:]
    try connection.listen { room, message in
      switch (room, message) {
      case (let room?, .online(let isRunning)):
        return rooms.updateValue(isRunning, forKey: room) == nil
      case (_, .closed(let reason)):
        try fail(
          reason ?? "The command of --via has ended, so nothing was sent. Run it alone to see why.")
      case (nil, .time), (nil, .snapshot), (nil, .online):
        try fail(
          "The command of --via leads to one room. With --all, expected one that leads to several, "
            + "for example: 'speakerclock-bridge mqtt mqtt://broker/+ --attach'. To send to this room "
            + "alone, leave out --all.")
      default: return false
      }
    }
    guard !rooms.isEmpty else {
      try fail(
        "No room was found. Check that the address after --via ends with + and that the bridge of "
          + "each clock is connected, for example: speakerclock-bridge mqtt mqtt://broker/hall")
    }
    self.rooms = rooms
  }

  // MARK: Sending

  /// What has become of the command in a room.
  private enum Reply {
    case answer(ClientAnswer)
    /// It was sent, and nothing is known of it.
    case none
    /// It was not sent, because the clock did not say what time it is.
    case notSent
  }

  /// Sends the command to each room when it has said what time it is, and collects the answers.
  private mutating func replies(of names: [String]) -> [(room: String, reply: Reply)] {
    for name in names { connection.send(.sync(0, room: name)) }
    var replies: [String: Reply] = [:]
    var unanswered = Set(names)
    let end = ContinuousClock.now + Self.answering
    waiting: while !unanswered.isEmpty {
      let found = connection.nextOfRoom(upTo: ContinuousClock.now.duration(to: end))
      switch (found.room, found.message) {
      case (let room?, .time(let time)) where unanswered.contains(room) && replies[room] == nil:
        replies[room] = Reply.none
        connection.send(
          .command(
            number: replies.count, deadline: time + patience.microsecondsRoundedUp,
            "/\(room) \(command)"))
      case (let room?, .answer(_, let answer)) where unanswered.contains(room):
        replies[room] = .answer(answer)
        unanswered.remove(room)
      case (_, .closed), (_, .nothing): break waiting
      default: continue
      }
    }
    return names.map { ($0, replies[$0] ?? .notSent) }
  }

  /// Prints what has become of the command in each room.
  private func tell(_ replies: [(room: String, reply: Reply)]) throws {
    var (isRefused, isUnknown) = (false, false)
    for (room, reply) in replies {
      switch reply {
      case .answer(let answer) where answer.status == .done:
        writeOutput("\(room): \(answer.text.isEmpty ? "done" : answer.text)")
      case .answer(let answer) where answer.status != .unknown:
        isRefused = true
        writeError("\(room): \(answer.text)")
      case .answer, .none:
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
