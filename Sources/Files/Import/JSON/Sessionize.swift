import TimerEngine

/// The sessions in a JSON of Sessionize, which is read from its beginning to its end: of what else
/// is in it nothing is kept.
///
/// https://sessionize.com/playbook/api
struct Sessionize {
  /// A talk or a break.
  struct Session {
    var id: String?
    var title = ""
    var startsAt: String?
    var endsAt: String?
    /// Whether it is a service session, such as a break.
    var isBreak = false
    /// Whether it is a plenum session: the other rooms have nothing else meanwhile.
    var isPlenum = false
    /// The speakers' ids in the view `All`, and their names in the view `GridSmart`.
    var speakers: [String] = []
    /// The number of its room, in the view `All`.
    var roomId: Int?
    /// The name of its room, in the view `GridSmart`.
    var room: String?
    /// What is wrong with it; what else it says was read all the same.
    var problem: JSONProblem?
  }

  /// The sessions in the order of the file.
  private(set) var sessions: [Session] = []
  /// The speakers' names by their ids; none in the view `GridSmart`.
  private(set) var speakers: [String: String] = [:]
  /// The names of the rooms by their numbers; none in the view `GridSmart`.
  private(set) var rooms: [Int: String] = [:]

  /// The first session, speaker or room that is one too many; those behind it are left out.
  private(set) var excess: PretalxSchedule.Excess?

  /// Whether the file has a field that no schedule of another program has in its place.
  private var isLikely = false

  /// Reads a file; `nil` if it is of another program.
  ///
  /// Throws if it is nearly one of the views.
  init?(_ bytes: [UInt8]) throws(JSONProblem) {
    var reader = JSONFields(bytes)
    do throws(JSONScanner.Fault) {
      if reader.peek() == UInt8(ascii: "[") {
        try readDays(&reader)
      } else {
        try readAll(&reader)
      }
      try reader.finish()
    } catch {
      guard isLikely else { return nil }
      throw JSONProblem(error, in: bytes)
    }
    guard isLikely else { return nil }
    if let problem = reader.problem { throw problem }
  }

  private mutating func readAll(_ reader: inout JSONFields) throws(JSONScanner.Fault) {
    try reader.object(needs: ["sessions", "speakers", "rooms"]) {
      reader, key throws(JSONScanner.Fault) in
      if ["sessions", "speakers"].contains(key) { isLikely = true }
      switch key {
      case "sessions": try readSessions(&reader)
      case "speakers":
        try reader.list { reader, _ throws(JSONScanner.Fault) in
          guard hasPlace(for: "speaker", behind: speakers.count) else { return try reader.skip() }
          var (id, name): (String?, String?)
          try reader.object(needs: ["id", "fullName"]) { reader, key throws(JSONScanner.Fault) in
            switch key {
            case "id": id = try reader.text()
            case "fullName": name = try reader.text()
            default: try reader.skip()
            }
          }
          if let id { speakers[id] = name }
        }
      case "rooms":
        try reader.list { reader, _ throws(JSONScanner.Fault) in
          guard hasPlace(for: "room", behind: rooms.count) else { return try reader.skip() }
          var (id, name): (Int?, String?)
          try reader.object(needs: ["id", "name"]) { reader, key throws(JSONScanner.Fault) in
            switch key {
            case "id": id = try reader.integer()
            case "name": name = try reader.text()
            default: try reader.skip()
            }
          }
          if let id { rooms[id] = name }
        }
      default: try reader.skip()
      }
    }
  }

  /// Reads the view `GridSmart`: days with rooms with sessions.
  private mutating func readDays(_ reader: inout JSONFields) throws(JSONScanner.Fault) {
    try reader.list { reader, _ throws(JSONScanner.Fault) in
      try reader.object(needs: ["rooms"]) { reader, key throws(JSONScanner.Fault) in
        guard key == "rooms" else { return try reader.skip() }
        isLikely = true
        try reader.list { reader, _ throws(JSONScanner.Fault) in
          let first = sessions.count
          var room: String?
          try reader.object(needs: ["name", "sessions"]) { reader, key throws(JSONScanner.Fault) in
            switch key {
            case "name": room = try reader.text()
            case "sessions": try readSessions(&reader)
            default: try reader.skip()
            }
          }
          for index in sessions[first...].indices { sessions[index].room = room }
        }
      }
    }
  }

  private mutating func readSessions(_ reader: inout JSONFields) throws(JSONScanner.Fault) {
    try reader.list { reader, _ throws(JSONScanner.Fault) in
      guard hasPlace(for: "session", behind: sessions.count) else { return try reader.skip() }
      var (session, problem) = try reader.apart("the session", Session.init)
      session.problem = problem
      sessions.append(session)
    }
  }

  /// Whether another session, speaker or room is read; notes the first one that is not.
  private mutating func hasPlace(for kind: String, behind count: Int) -> Bool {
    guard count == PretalxSchedule.maxEvents else { return true }
    excess =
      excess
      ?? PretalxSchedule.Excess(
        place: "\(kind) \(count + 1)", what: "this is one too many",
        expected: "at most \(count) \(kind)s")
    return false
  }
}

extension Sessionize.Session {
  fileprivate init(_ reader: inout JSONFields) throws(JSONScanner.Fault) {
    try reader.object(needs: ["title"]) { reader, key throws(JSONScanner.Fault) in
      switch key {
      case "id": id = try Self.name(&reader)
      case "title": title = try reader.text() ?? ""
      case "startsAt": startsAt = try reader.text()
      case "endsAt": endsAt = try reader.text()
      case "isServiceSession": isBreak = try reader.boolean() ?? false
      case "isPlenumSession": isPlenum = try reader.boolean() ?? false
      case "roomId": roomId = try reader.integer()
      case "speakers":
        guard try !reader.skipNull() else { return }
        try reader.list { reader, _ throws(JSONScanner.Fault) in
          guard speakers.count < PretalxSchedule.maxPersons else { return try reader.skip() }
          if let name = try Self.name(&reader), !name.isEmpty { speakers.append(name) }
        }
      default: try reader.skip()
      }
    }
  }

  /// Reads a text, a number, or an object with a name.
  private static func name(_ reader: inout JSONFields) throws(JSONScanner.Fault) -> String? {
    switch reader.peek() {
    case UInt8(ascii: "{"):
      var name: String?
      try reader.object(needs: ["name"]) { reader, key throws(JSONScanner.Fault) in
        if key == "name" { name = try reader.text() } else { try reader.skip() }
      }
      return name
    case UInt8(ascii: "\""): return try reader.text()
    default: return try reader.integer().map { "\($0)" }
    }
  }
}
