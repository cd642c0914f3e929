package import OperatorConsole
import TimerEngine

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A line that a clock sends: an object of JSON with one member, which says what it is.
package enum ClockLine: Hashable, Sendable {
  /// The stage, as it is from now on.
  case snapshot(WireSnapshot)
  /// The clock is still there, and this is the number of its last snapshot.
  case heartbeat(session: String, number: Int)
  /// What time it was by the session's time when a `sync` arrived, which was sent at a moment of the
  /// client's own clock.
  case sync(sent: Int64, time: Int64)
  /// What has become of a numbered command.
  case answer(number: Int, ClientAnswer)
  /// What has happened: the object of JSON that `--events` writes, which is handed on as it is.
  case event(String)
  /// Why the clock closes the connection.
  case closed(String)
  /// Whether the clock is there: what leads here from elsewhere says so, not the clock itself.
  case online(Bool)

  /// How many bytes a display reads of a line; a clock never sends a longer one.
  package static let maxBytes = 65_536

  /// The names on the wire.
  fileprivate struct Members: Codable {
    var room: String?
    var online: Bool?
    var event: Happened?
    var snapshot: WireSnapshot?
    var heartbeat: Heartbeat?
    var sync: Sync?
    var answer: Answer?
    var closed: String?
  }

  /// What every event has.
  fileprivate struct Happened: Codable {
    var event: String
    var number: Int
  }

  fileprivate struct Heartbeat: Codable {
    var session: String
    var number: Int
  }

  fileprivate struct Sync: Codable {
    var sent: Int64
    var time: Int64
  }

  fileprivate struct Answer: Codable {
    var number: Int
    var status: ClientAnswer.Status
    var text: String
    var items: [RundownLine]?
  }

  /// What is read first, since another version may have anything else.
  private struct Version: Decodable {
    struct Snapshot: Decodable {
      var version: Int
    }

    var snapshot: Snapshot?
  }

  // MARK: Writing

  /// The line, without its end; `nil` for what is longer than a display reads.
  package var text: String? { text(of: nil) }

  /// The line as one of several rooms' lines, which has the room's name beside its own member.
  package func text(of room: String?) -> String? {
    var members = members
    members.room = room
    guard let text = eventText ?? encoded(members), text.utf8.count < Self.maxBytes else {
      return nil
    }
    return text
  }

  private static let eventStart = #"{"event":"#

  /// The line of an event; `nil` for any other.
  private var eventText: String? {
    if case .event(let json) = self { Self.eventStart + json + "}" } else { nil }
  }

  private var members: Members {
    var members = Members()
    switch self {
    case .event: break
    case .snapshot(let snapshot): members.snapshot = snapshot
    case .heartbeat(let session, let number):
      members.heartbeat = Heartbeat(session: session, number: number)
    case .sync(let sent, let time): members.sync = Sync(sent: sent, time: time)
    case .answer(let number, let answer):
      members.answer = Answer(
        number: number, status: answer.status, text: answer.text.printableLines,
        items: answer.items.isEmpty ? nil : answer.items)
    case .closed(let reason): members.closed = reason
    case .online(let isOnline): members.online = isOnline
    }
    return members
  }

  // MARK: Reading

  /// Reads a line; `nil` for what a newer clock may send and this program does not know, and for
  /// what is no such line.
  package init?(_ line: String) throws(WireError) {
    guard let line = try RoomLine(line)?.line else { return nil }
    self = line
  }

  /// Reads all members of a line; `nil` if it is no object of JSON.
  fileprivate static func members(of line: String) throws(WireError) -> Members? {
    let data = Data(line.utf8)
    let decoder = JSONDecoder()
    if let version = try? decoder.decode(Version.self, from: data).snapshot?.version,
      version != WireSnapshot.currentVersion
    {
      throw .version(version)
    }
    do {
      return try decoder.decode(Members.self, from: data)
    } catch let error as DecodingError {
      throw .field(Self.path(of: error))
    } catch {
      return nil
    }
  }

  /// An event is taken as it was written; only a clock writes it, in this form.
  fileprivate init?(event members: Members, in text: String) {
    guard members.event != nil, text.hasPrefix(Self.eventStart), text.hasSuffix("}}") else {
      return nil
    }
    self = .event(String(text.dropFirst(Self.eventStart.count).dropLast()))
  }

  fileprivate init?(_ members: Members) {
    if let snapshot = members.snapshot {
      self = .snapshot(snapshot)
    } else if let heartbeat = members.heartbeat {
      self = .heartbeat(session: heartbeat.session, number: heartbeat.number)
    } else if let sync = members.sync {
      self = .sync(sent: sync.sent, time: sync.time)
    } else if let answer = members.answer {
      self = .answer(
        number: answer.number,
        ClientAnswer(answer.status, answer.text.printableLines, items: answer.items ?? []))
    } else if let reason = members.closed {
      self = .closed(reason.printable)
    } else if let isOnline = members.online {
      self = .online(isOnline)
    } else {
      return nil
    }
  }

  /// The field that is missing or cannot be.
  private static func path(of error: DecodingError) -> String {
    let context =
      switch error {
      case .keyNotFound(let key, let context): context.codingPath + [key]
      case .typeMismatch(_, let context), .valueNotFound(_, let context),
        .dataCorrupted(let context):
        context.codingPath
      @unknown default: [any CodingKey]()
      }
    return context.map(\.stringValue).joined(separator: ".").printable
  }
}

/// A line, and the room that it tells of where one connection leads to the clocks of several rooms.
package struct RoomLine: Hashable, Sendable {
  /// The room's name; `nil` where there is only one clock.
  package let room: String?
  /// What is told.
  package let line: ClockLine

  /// Reads a line; `nil` for what is no line of a clock, as in `ClockLine`.
  package init?(_ text: String) throws(WireError) {
    guard let members = try ClockLine.members(of: text),
      let line = ClockLine(event: members, in: text) ?? ClockLine(members)
    else { return nil }
    if let room = members.room, !RoomAddress.isRoomName(room) { throw .field("room") }
    (self.room, self.line) = (members.room, line)
  }
}

/// A value as JSON on one line, its keys in alphabetical order.
func encoded(_ value: some Encodable) -> String? {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) }
}

extension WireSnapshot {
  /// The snapshot as one line of JSON, as `watch` prints it.
  package var json: String { encoded(self) ?? "" }
}
