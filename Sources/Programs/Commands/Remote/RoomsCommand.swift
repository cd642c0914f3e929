package import Platform
package import Room
import TimerEngine

/// A command for the clocks of all rooms that can be reached over a connection.
///
/// This folder holds the clients that have neither a screen nor keys: they send commands to clocks,
/// read the reports of rooms, or tell the time in lines. They use the connections of
/// `Platform/Sockets`, and wait for the answers to their requests. They return what the clocks say,
/// or in words why there is no answer. Nothing here parses arguments, prints, asks the user
/// anything, or ends the program.
package struct RoomsCommand {
  /// What has happened to the command in a room.
  package enum Reply: Hashable, Sendable {
    /// The clock has answered.
    case answer(ClientAnswer)
    /// It was sent, and no answer came.
    case unanswered
    /// It was not sent, because the clock did not say what time it is.
    case notSent
  }

  /// How long all rooms may take to answer.
  private static let answering = Duration.seconds(2)

  private let command: String
  private var connection: RoomConnection
  /// The known rooms, and whether their clocks are running.
  private var rooms: [String: Bool] = [:]

  /// Creates a command, and finds out which rooms there are.
  ///
  /// - Parameters:
  ///   - command: the command's line.
  ///   - connection: a connection to all rooms of a broker, on which the client has introduced
  ///     itself.
  /// - Throws: `RoomFailure` if it reaches no room, or only a single clock.
  package init(_ command: String, over connection: RoomConnection) throws(RoomFailure) {
    (self.command, self.connection) = (command, connection)
    try findRooms()
  }

  /// The rooms whose clocks are running, in alphabetical order.
  package var running: [String] { names(running: true) }

  /// The rooms whose clocks are not running, in alphabetical order.
  package var missing: [String] { names(running: false) }

  /// The maximum number of rooms that are found.
  package static let maxRooms = RoomsConsole.maxRooms

  private func names(running: Bool) -> [String] {
    rooms.filter { $0.value == running }.keys.sorted()
  }

  private mutating func findRooms() throws(RoomFailure) {
    var rooms: [String: Bool] = [:]
    let ended = "The command of --via has ended, so nothing was sent. Run it alone to see why."
    try connection.listen(orEnd: ended) { (room, news) throws(RoomFailure) in
      switch (room, news) {
      case (let room?, .message(.heard)): return rooms.updateValue(true, forKey: room) == nil
      case (let room?, .message(.lost)): return rooms.updateValue(false, forKey: room) == nil
      case (nil, .message(.heard)), (nil, .message(.lost)), (nil, .message(.offset)), (nil, .sent):
        throw RoomFailure(
          "The command of --via leads to one room. With --all, expected one that leads to several, "
            + "for example: 'speakerclock-bridge mqtt mqtt://broker/+ --attach'. To send to this room "
            + "alone, leave out --all.")
      default: return false
      }
    }
    guard !rooms.isEmpty else {
      throw RoomFailure(
        "No room was found. Check that the address after --via ends with + and that the bridge of "
          + "each clock is connected, for example: speakerclock-bridge mqtt mqtt://broker/hall")
    }
    self.rooms = rooms
  }

  /// Sends the command to each room with a running clock, once that clock has said what time it is,
  /// and collects the answers.
  package mutating func replies() -> [(room: String, reply: Reply)] {
    let names = running
    for name in names { connection.follower.measureAnew(name, at: connection.now) }
    var replies: [String: Reply] = [:]
    var unanswered = Set(names)
    let end = ContinuousClock.now + Self.answering
    while !unanswered.isEmpty, let (room, news) = connection.next(upTo: end),
      connection.follower.isOpen
    {
      guard let room, unanswered.contains(room) else { continue }
      switch news {
      case .message(.offset) where replies[room] == nil:
        replies[room] = .unanswered
        send(to: room)
      case .answer(_, .answer(let answer)):
        replies[room] = .answer(answer)
        unanswered.remove(room)
      default: continue
      }
    }
    return names.map { ($0, replies[$0] ?? .notSent) }
  }

  private mutating func send(to room: String) {
    guard let time = connection.follower.sessionTime(of: room, at: connection.now) else { return }
    _ = connection.follower.ask(
      "/\(room) \(command)", by: CommandDeadline(in: RoomConnection.timeToRead, from: time),
      at: connection.now)
  }
}
