import TimerEngine

/// The events of a `schedule.json`, which is read from its beginning to its end: of what else is in
/// it nothing is kept.
struct PretalxSchedule {
  /// A talk or a break.
  struct ScheduledEvent {
    /// The first of its code, its GUID and its number that it has.
    var id: String?
    var date: String?
    var end: String?
    /// The length, `[D:]HH:MM`.
    var duration: String?
    var title: String?
    /// The names of the speakers.
    var persons: [String] = []
    /// What is wrong with it; what else it says was read all the same.
    var problem: JSONProblem?
  }

  /// A day of the programme, which may end after midnight.
  struct Day {
    /// The date on which it begins; `nil` if it is not given.
    var date: String?
    /// The events of each room.
    var rooms: [String: [ScheduledEvent]] = [:]
  }

  /// Something in a file of another program that is one too many.
  struct Excess {
    let place: String
    let what: String
    let expected: String
  }

  /// The most events that are read: those of a large conference.
  static let maxEvents = 10_000
  /// The most speakers of an event: of more nobody could read the names on a screen.
  static let maxPersons = 100

  private(set) var title: String?
  /// The name of the zone; `nil` if it is not given.
  private(set) var zone: String?
  /// The days on which there are events.
  private(set) var days: [Day] = []
  /// The first event that is one too many; those behind it are left out.
  private(set) var excess: Excess?
  private var eventCount = 0

  /// Reads a file; throws if it is not JSON, or has not the form of a schedule.
  init(_ bytes: [UInt8]) throws(JSONProblem) {
    var reader = JSONFields(bytes)
    do throws(JSONScanner.Fault) {
      try read(&reader)
      try reader.finish()
    } catch {
      throw JSONProblem(error, in: bytes)
    }
    if let problem = reader.problem { throw problem }
  }

  /// What messages call an event of a room.
  static func place(of index: Int, in room: String) -> String {
    "\(room.imported.shown), event \(index + 1)"
  }

  private mutating func read(_ reader: inout JSONFields) throws(JSONScanner.Fault) {
    try reader.object(needs: ["schedule"]) { reader, key throws(JSONScanner.Fault) in
      guard key == "schedule" else { return try reader.skip() }
      try reader.object(needs: ["conference"]) { reader, key throws(JSONScanner.Fault) in
        guard key == "conference" else { return try reader.skip() }
        try readConference(&reader)
      }
    }
  }

  private mutating func readConference(_ reader: inout JSONFields) throws(JSONScanner.Fault) {
    try reader.object(needs: ["days"]) { reader, key throws(JSONScanner.Fault) in
      switch key {
      case "title": title = try reader.text()
      case "time_zone_name": zone = try reader.text()
      case "days":
        try reader.list { reader, _ throws(JSONScanner.Fault) in
          var day = Day()
          try reader.object(needs: ["rooms"]) { reader, key throws(JSONScanner.Fault) in
            switch key {
            case "date": day.date = try reader.text()
            case "rooms": try readRooms(&reader, of: &day)
            default: try reader.skip()
            }
          }
          if !day.rooms.isEmpty { days.append(day) }
        }
      default: try reader.skip()
      }
    }
  }

  private mutating func readRooms(
    _ reader: inout JSONFields, of day: inout Day
  ) throws(JSONScanner.Fault) {
    try reader.object { reader, room throws(JSONScanner.Fault) in
      var events = day.rooms[room] ?? []
      try reader.list { reader, _ throws(JSONScanner.Fault) in
        noteExcess(behind: events.count, in: room)
        guard excess == nil else { return try reader.skip() }
        eventCount += 1
        var (event, problem) = try reader.apart("the event", ScheduledEvent.init)
        event.problem = problem
        events.append(event)
      }
      if !events.isEmpty { day.rooms[room] = events }
    }
  }

  /// Notes whether another event is one too many.
  private mutating func noteExcess(behind count: Int, in room: String) {
    guard excess == nil, count == Rundown.maxItems || eventCount == Self.maxEvents else { return }
    let place = Self.place(of: count, in: room)
    if count == Rundown.maxItems {
      excess = Excess(
        place: place, what: "this is talk \(count + 1)",
        expected: "at most \(count) talks in one room on one day")
    } else {
      excess = Excess(
        place: place, what: "this is talk \(eventCount + 1) of the schedule",
        expected: "at most \(eventCount) talks")
    }
  }
}

extension PretalxSchedule.ScheduledEvent {
  fileprivate init(_ reader: inout JSONFields) throws(JSONScanner.Fault) {
    var (code, guid, id): (String?, String?, Int?)
    try reader.object { reader, key throws(JSONScanner.Fault) in
      switch key {
      case "id": id = try reader.integer()
      case "guid": guid = try reader.text()
      case "code": code = try reader.text()
      case "date": date = try reader.text()
      case "end": end = try reader.text()
      case "duration": duration = try reader.text()
      case "title": title = try reader.text()
      case "persons": try readPersons(&reader)
      default: try reader.skip()
      }
    }
    self.id = code ?? guid ?? id.map { "\($0)" }
  }

  private mutating func readPersons(_ reader: inout JSONFields) throws(JSONScanner.Fault) {
    guard try !reader.skipNull() else { return }
    try reader.list { reader, _ throws(JSONScanner.Fault) in
      guard persons.count < PretalxSchedule.maxPersons else { return try reader.skip() }
      var (name, publicName): (String?, String?)
      try reader.object { reader, key throws(JSONScanner.Fault) in
        switch key {
        case "name": name = try reader.text()
        case "public_name": publicName = try reader.text()
        default: try reader.skip()
        }
      }
      if let name = publicName ?? name, !name.isEmpty { persons.append(name) }
    }
  }
}
