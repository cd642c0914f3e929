import NIOCore
import Room
import TimerEngine

/// The topics of a room at a broker: `speakerclock/1/ROOM/...`.
///
/// With `everyRoom` in the place of the name they are filters for the topics of all rooms.
package struct RoomTopics: Hashable, Sendable {
  /// The wildcard for the name of a room in a filter.
  package static let everyRoom = "+"

  private static let root = "speakerclock/1/"

  /// What a message that somebody reads is about.
  enum Subject: Hashable {
    case online, state, command, done, report
    case reportRow(Int)
    case display(DisplayName)
    case desk(DeskId)
    case request(DeskId)
    case toDesk(DeskId)
  }

  private let prefix: String

  init(_ room: String) { prefix = Self.root + room + "/" }

  /// The room of a topic, and what it is about; `nil` for one of which nobody reads messages.
  static func read(_ topic: String) -> (room: String, subject: Subject)? {
    guard topic.hasPrefix(root) else { return nil }
    let levels = topic.dropFirst(root.count).unicodeScalars
      .split(separator: "/", omittingEmptySubsequences: false).map { String($0) }
    guard levels[0].isRoomName, let subject = subject(of: levels.dropFirst()) else { return nil }
    return (levels[0], subject)
  }

  private static func subject(of levels: ArraySlice<String>) -> Subject? {
    guard let name = levels.dropFirst().first else {
      return switch levels.first {
      case "online": .online
      case "state": .state
      case "cmd": .command
      case "done": .done
      case "report": .report
      default: nil
      }
    }
    return switch (levels.first, levels.dropFirst(2).joined(separator: "/")) {
    case ("report", ""): Int(name).flatMap { $0 > 0 ? .reportRow($0) : nil }
    case ("display", ""): DisplayName(level: name).map { .display($0) }
    case ("desk", ""): DeskId(level: name).map { .desk($0) }
    case ("desk", "ask"): DeskId(level: name).map { .request($0) }
    case ("desk", "tell"): DeskId(level: name).map { .toDesk($0) }
    default: nil
    }
  }

  /// The clock's last snapshot, as its socket sends it; retained.
  var state: String { prefix + "state" }
  /// Which clock has the room, an `OnlineState`; retained.
  var online: String { prefix + "online" }
  /// An event of the talk, as `--events` writes it.
  var event: String { prefix + "event" }
  /// A client's request, a `BrokerRequest` or a bare line.
  var command: String { prefix + "cmd" }
  /// The answer to a request, a `BrokerAnswer`.
  var done: String { prefix + "done" }
  /// How many rows the report of the day has, a `DayReportMessage`; retained.
  var report: String { prefix + "report" }
  /// The rows of the report of the day.
  var reportRows: String { prefix + "report/+" }
  /// The displays that show the room.
  var displays: String { prefix + "display/+" }

  /// The desks that operate the room.
  var desks: String { prefix + "desk/+" }
  /// What desks ask for.
  var deskRequests: String { prefix + "desk/+/ask" }

  /// A desk, a `BrokerDisplay` with a name, or nothing once it is gone; retained.
  func desk(_ id: DeskId) -> String { prefix + "desk/" + id.level }
  /// What a desk asks for, as the lines that it would send a clock's socket.
  func request(_ id: DeskId) -> String { desk(id) + "/ask" }
  /// What a desk is told, as the lines of a clock's socket.
  func toDesk(_ id: DeskId) -> String { desk(id) + "/tell" }

  /// A display, a `BrokerDisplay`, or nothing once it is gone; retained.
  func display(_ name: DisplayName) -> String { prefix + "display/" + name.level }

  /// A row of the report of the day, as `talks.jsonl` has it, or nothing if there is none any more;
  /// retained.
  func reportRow(_ number: Int) -> String { prefix + "report/\(number)" }

}

/// Which clock has a room.
struct OnlineState: Hashable {
  /// Whether it is there.
  var online: Bool
  /// The clock's session, which its snapshots name as well.
  var session: String
  /// The bridge that leads to it, a number of its own.
  var controller: String
}

/// A client's request to a clock.
struct BrokerRequest: Hashable {
  /// The client's id of this request; a request that arrives twice is carried out once.
  var id: String
  /// When it was sent, in microseconds of the session's time; `nil` for a question for the time.
  var sent: Int64?
  /// The command, or `sync` with a moment of the client's own clock.
  var command: String
}

/// The answer to a request.
struct BrokerAnswer: Hashable {
  /// The id of the request; `nil` if it has none that can be repeated.
  var id: String?
  /// `done`, `refused`, `guarded`, `late` or `unknown`; `nil` for an answer to `sync`.
  var status: String?
  /// What the operator is told.
  var text: String?
  /// The moment that a `sync` has named.
  var sync: Int64?
  /// The session's time, in microseconds, when it arrived.
  var time: Int64?
}

/// A display or desk as the operator sees it.
///
/// A value that is out of range is read as if it were missing.
struct BrokerDisplay: Hashable {
  /// The name of a desk; a display's is in its topic.
  var name: String?
  /// Its columns, 0 to 9,999.
  var columns: Int
  /// Its rows, 0 to 9,999.
  var rows: Int
  /// How far its clock may be off, in microseconds up to a minute, if it knows.
  var clockError: Int64?
  /// Whether somebody has ended it; of one that is lost there is nothing any more.
  var closed: Bool?
  /// The id with which a display asks for the time; a desk's is in its topic.
  var asker: String?
}

// MARK: Fields

extension OnlineState: Described {
  static let usual = OnlineState(online: false, session: "", controller: "")

  mutating func describe(_ fields: inout Fields) throws(Fields.Fault) {
    try fields.value("online", &online, .boolean)
    try fields.value("session", &session, .text)
    try fields.value("controller", &controller, .text)
  }
}

extension BrokerRequest: Described {
  static let usual = BrokerRequest(id: "", command: "")

  mutating func describe(_ fields: inout Fields) throws(Fields.Fault) {
    try fields.value("id", &id, .text)
    try fields.value("sent", &sent, .number(.min ... .max))
    try fields.value("command", &command, .text)
  }
}

extension BrokerAnswer: Described {
  mutating func describe(_ fields: inout Fields) throws(Fields.Fault) {
    try fields.value("id", &id, .text)
    try fields.value("status", &status, .text)
    try fields.value("text", &text, .text)
    try fields.value("sync", &sync, .number(.min ... .max))
    try fields.value("time", &time, .number(.min ... .max))
  }
}

extension BrokerDisplay: Described {
  static let usual = BrokerDisplay(columns: 0, rows: 0)

  mutating func describe(_ fields: inout Fields) throws(Fields.Fault) {
    try fields.value("name", &name, .text)
    try fields.value("columns", &columns, .number(0...9999), ifAbsent: 0)
    try fields.value("rows", &rows, .number(0...9999), ifAbsent: 0)
    try fields.value("delay", &clockError, .number(0...60_000_000 as ClosedRange<Int64>))
    try fields.value("closed", &closed, .boolean)
    try fields.value("id", &asker, .text)
  }
}

extension MQTTMessage {
  /// Creates a message with a value as JSON.
  init(
    _ topic: String, json value: some Described & Sendable, isAcknowledged: Bool = false,
    isRetained: Bool = false
  ) {
    self.init(topic, Fields.json(value), isAcknowledged: isAcknowledged, isRetained: isRetained)
  }

  /// The contents as a value that describes its fields; `nil` if they are something else.
  func read<Value: Described & Sendable>(_ usual: Value) -> Value? {
    try? Fields.read(payload.readableBytesView, as: .object(usual))
  }
}
