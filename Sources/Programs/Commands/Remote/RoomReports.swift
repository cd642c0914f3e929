package import Platform
import Room
import TimerEngine

/// The reports of the last day of several rooms, read through a connection that leads to a broker.
///
/// It asks for one room after the other, and stores each row as it comes.
package struct RoomReports {
  /// How long the rows of a room may take.
  private static let patience = Duration.seconds(5)
  /// The maximum number of rooms.
  private static let maxRooms = RoomsConsole.maxRooms

  /// The rows of each room, one per line, with the name that messages about errors use for them.
  package private(set) var rows: [String: [UInt8]] = [:]
  /// What is missing, in words.
  package private(set) var missing: [String] = []

  private var connection: RoomConnection
  /// How many rows each room has.
  private var counts: [String: Int] = [:]
  /// The rooms whose clocks are running.
  private var running: Set<String> = []
  /// The rows of the room that was asked for, by their numbers.
  private var found: [Int: String] = [:]

  /// Reads the reports of these rooms, or of all.
  ///
  /// - Throws: `RoomFailure` if the connection leads to no broker.
  package init(over connection: RoomConnection, of rooms: [String]) throws(RoomFailure) {
    self.connection = connection
    try findRooms()
    for room in rooms where counts[room] == nil {
      let names = counts.keys.sorted().joined(separator: ", ")
      missing.append(
        "There is no report of room \(room.printable) at the broker. Rooms with a report: \(names)")
    }
    for room in running.subtracting(counts.keys).sorted() where rooms.isEmpty {
      missing.append("The bridge of room \(room) stores no report at the broker. Update it.")
    }
    if counts.count >= Self.maxRooms {
      missing.append("At most \(Self.maxRooms) rooms can be read. There may be more.")
    }
    for (room, count) in counts.sorted(by: { $0.key < $1.key })
    where rooms.isEmpty || rooms.contains(room) {
      try read(room, count)
    }
  }

  // MARK: Reading

  /// Finds out how many rows the report of each room has.
  private mutating func findRooms() throws(RoomFailure) {
    var (counts, running, isAnswered) = ([String: Int](), Set<String>(), false)
    let number = connection.follower.ask("report", at: connection.now)
    try connection.listen(orEnd: Self.hasEnded) { (room, news) throws(RoomFailure) in
      switch (room, news) {
      case (let room?, .line(.report(let part))):
        guard let count = part.rows, counts[room] != nil || counts.count < Self.maxRooms else {
          return false
        }
        return counts.updateValue(count, forKey: room) == nil
      case (let room?, .message(.heard)):
        if running.count < Self.maxRooms { running.insert(room) }
        return false
      case (_, .answer(number, .answer(let answer))):
        guard answer.status == .done else {
          throw RoomFailure(
            "The command of --via cannot read the reports: \(answer.text). \(Self.hint)")
        }
        isAnswered = true
        return true
      // If a line of one room cannot be read, the reports of the others are still wanted.
      default: return false
      }
    }
    guard isAnswered else {
      throw RoomFailure("The command of --via does not answer. \(Self.hint)")
    }
    (self.counts, self.running) = (counts, running)
  }

  private static let hint =
    "Expected a command that ends in --attach, for example: "
    + "'speakerclock-bridge mqtt mqtt://broker/+ --attach'"

  /// Reads the rows of a room.
  private mutating func read(_ room: String, _ count: Int) throws(RoomFailure) {
    let count = min(count, DayReportMessage.maxRows)
    found = [:]
    _ = connection.follower.ask("report \(room)", at: connection.now)
    let end = ContinuousClock.now + Self.patience
    while found.count < count {
      guard let (source, news) = connection.next(upTo: end) else {
        missing.append(
          "\(count - found.count) of \(count) rows of room \(room) are missing. Run the command again "
            + "to read them.")
        return store(room)
      }
      guard connection.follower.isOpen else {
        throw RoomFailure(connection.follower.remark ?? Self.hasEnded)
      }
      guard source == room, case .line(.report(let part)) = news, let number = part.number,
        let row = part.row, 1...count ~= number
      else { continue }
      found[number] = row
    }
    store(room)
  }

  private static let hasEnded = "The command of --via has ended."

  private mutating func store(_ room: String) {
    let lines = found.sorted { $0.key < $1.key }.map { $0.value + "\n" }
    rows["room \(room)"] = Array(lines.joined().utf8)
  }
}
