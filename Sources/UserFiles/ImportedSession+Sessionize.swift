import TimerEngine

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

// Sessionize's JSON: the view `All`, and the view `GridSmart`.
extension ImportedSession {
  /// Reads a JSON of Sessionize; `nil` if it has another form.
  init?(sessionize bytes: [UInt8], file: String) {
    let data = Data(bytes)
    if let all = try? JSONDecoder().decode(All.self, from: data) {
      self.init()
      let names = Dictionary(all.speakers.map { ($0.id, $0.fullName) }) { first, _ in first }
      let rooms = Dictionary(all.rooms.map { ($0.id, $0.name) }) { first, _ in first }
      for session in all.sessions {
        add(
          session, speakers: (session.speakers ?? []).map { names[$0.text] ?? $0.text },
          room: session.roomId.flatMap { rooms[$0] } ?? "", file)
      }
    } else if let days = try? JSONDecoder().decode([GridDay].self, from: data), !days.isEmpty {
      self.init()
      for room in days.flatMap(\.rooms) {
        for session in room.sessions {
          add(session, speakers: (session.speakers ?? []).map(\.text), room: room.name, file)
        }
      }
    } else {
      return nil
    }
    if !rooms.isEmpty { notices.append("\(file): rooms: \(rooms.quoted)") }
  }

  private mutating func add(
    _ session: Session, speakers: [String], room: String, _ file: String
  ) {
    let title = session.title.imported
    let place = "session \((session.id?.text ?? "").shown)"
    guard let startText = session.startsAt else {
      return notices.append("\(file):\(place): left out, since it has no start: '\(title)'")
    }
    guard let (day, start) = Self.moment(startText) else {
      return problems.append(
        Problem(
          file, place, "'\(title.shown)': startsAt '\(startText.shown)' is not valid",
          expected: "a date such as 2026-12-04T09:00:00"))
    }
    let end = session.endsAt.flatMap(Self.moment)
    let length = end.map { ($0.day.number - day.number) * 86_400 + $0.time - start }
    guard let length, 1...longestTime ~= length else {
      let what = session.endsAt.map { "'\($0.shown)' is not valid" } ?? "is missing"
      return problems.append(
        Problem(
          file, place, "'\(title.shown)': endsAt \(what)", expected: "a date after the start"))
    }
    talks.append(
      Talk(
        id: session.id?.text.imported, isBreak: session.isServiceSession ?? false, title: title,
        speaker: speakers.joined(separator: ", ").imported, room: room.imported, day: day,
        start: start, length: length))
  }

  /// The local time of `2026-12-04T09:00:00`; what follows says nothing about the place.
  private static func moment(_ text: String) -> (day: CalendarDay, time: Int)? {
    let parts = text.split(separator: "T").map(String.init)
    guard parts.count == 2, let day = CalendarDay(parts[0]),
      let time = try? TimeGrammar.timeOfDay(String(parts[1].prefix(8)))
    else { return nil }
    return (day, time)
  }

  private struct All: Decodable {
    var sessions: [Session]
    var speakers: [Speaker]
    var rooms: [Room]
  }

  private struct Speaker: Decodable {
    var id: String
    var fullName: String
  }

  private struct Room: Decodable {
    var id: Int
    var name: String
  }

  private struct GridDay: Decodable { var rooms: [GridRoom] }

  private struct GridRoom: Decodable {
    var name: String
    var sessions: [Session]
  }

  private struct Session: Decodable {
    var id: Name?
    var title: String
    var startsAt: String?
    var endsAt: String?
    var isServiceSession: Bool?
    var speakers: [Name]?
    var roomId: Int?
  }

  /// A text, a number, or the name of a speaker.
  private struct Name: Decodable {
    let text: String

    private struct Named: Decodable { var name: String }

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let text = try? container.decode(String.self) {
        self.text = text
      } else if let number = try? container.decode(Int.self) {
        text = "\(number)"
      } else {
        text = try container.decode(Named.self).name
      }
    }
  }
}
