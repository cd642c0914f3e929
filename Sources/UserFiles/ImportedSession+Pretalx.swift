import TimerEngine

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

// pretalx's and frab's schedule.json.
extension ImportedSession {
  /// Reads a `schedule.json`.
  package init(pretalx bytes: [UInt8], file: String) {
    self.init()
    let schedule: Schedule
    do {
      schedule = try JSONDecoder().decode(Document.self, from: Data(bytes)).schedule
    } catch {
      let problem = JSONProblem(error, in: bytes)
      problems = [
        Problem(
          file, "\(problem.place.line)", "this is not a schedule: \(problem.what)",
          expected: problem.expected)
      ]
      return
    }
    name = (schedule.conference.title ?? "").imported
    zone = schedule.conference.zone
    for day in schedule.conference.days {
      for (room, events) in day.rooms.sorted(by: { $0.key < $1.key }) {
        for (index, event) in events.enumerated() {
          let place = "\(room.imported.shown), event \(index + 1)"
          do {
            add(try event.result.get(), in: room, place: place, file)
          } catch {
            problems.append(
              Problem(
                file, place,
                JSONProblem.what(error, in: "the event", below: Self.depthOfEvents),
                expected: JSONProblem.expected(error)))
          }
        }
      }
    }
  }

  /// How many levels below the file an event is: `schedule.conference.days[0].rooms.Hall[0]`.
  private static let depthOfEvents = 7

  private mutating func add(
    _ event: Event, in room: String, place: String, _ file: String
  ) {
    let name = (event.title ?? "").imported
    func problem(_ field: String, _ text: String?, expected: String) {
      problems.append(
        Problem(
          file, place,
          "'\(name.shown)': \(field) \(text.map { "'\($0.shown)' is not valid" } ?? "is missing")",
          expected: expected))
    }
    guard let date = event.date, let start = PretalxTime(date) else {
      return problem("date", event.date, expected: "a date such as 2026-12-04T09:00:00+01:00")
    }
    guard let length = event.length(from: start) else {
      guard event.duration == nil, let end = event.end else {
        return problem("duration", event.duration, expected: "hours and minutes, 0:30")
      }
      return problem("end", end, expected: "a date after the start")
    }
    let names = (event.persons ?? []).compactMap { $0.publicName ?? $0.name }
    talks.append(
      Talk(
        id: (event.code ?? event.guid ?? event.id.map { "\($0)" })?.imported, title: name,
        speaker: names.joined(separator: ", ").imported, room: room.imported, day: start.day,
        start: start.timeOfDay, length: length))
    if zone == nil { zone = start.zone }
  }

  private struct Document: Decodable { var schedule: Schedule }
  private struct Schedule: Decodable { var conference: Conference }

  private struct Conference: Decodable {
    var title: String?
    var zone: String?
    var days: [Day]

    enum CodingKeys: String, CodingKey {
      case title, days
      case zone = "time_zone_name"
    }
  }

  private struct Day: Decodable { var rooms: [String: [EventResult]] }

  /// An event, or why it cannot be read: the others can be all the same.
  private struct EventResult: Decodable {
    let result: Result<Event, any Error>

    init(from decoder: any Decoder) throws { result = Result { try Event(from: decoder) } }
  }

  private struct Event: Decodable {
    var id: Int?
    var guid: String?
    var code: String?
    var date: String?
    var end: String?
    var duration: String?
    var title: String?
    var persons: [Person]?

    /// The length in seconds: the duration, `[D:]HH:MM`, or else what is between start and end.
    func length(from start: PretalxTime) -> Int? {
      let seconds: Int?
      if let duration {
        let parts = duration.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) }
        guard (2...3).contains(parts.count), !parts.contains(nil),
          parts.allSatisfy({ 0...999 ~= $0 ?? -1 }), !duration.contains("-")
        else { return nil }
        let numbers = parts.compactMap { $0 }
        seconds = zip(numbers.reversed(), [60, 3600, 86_400]).reduce(0) { $0 + $1.0 * $1.1 }
      } else {
        seconds = end.flatMap(PretalxTime.init).map { $0.moment - start.moment }
      }
      return seconds.flatMap { 1...longestTime ~= $0 ? $0 : nil }
    }
  }

  private struct Person: Decodable {
    var name: String?
    var publicName: String?

    enum CodingKeys: String, CodingKey {
      case name
      case publicName = "public_name"
    }
  }
}

/// A moment such as `2026-12-04T09:00:00+01:00`.
private struct PretalxTime {
  let day: CalendarDay
  let timeOfDay: Int
  /// How many seconds the clocks are ahead of UTC.
  private let offset: Int

  init?(_ text: String) {
    let parts = text.split(separator: "T", maxSplits: 1).map(String.init)
    guard parts.count == 2, let day = CalendarDay(parts[0]) else { return nil }
    let clock = parts[1].prefix { $0.isNumber || $0 == ":" }
    let zone = parts[1].dropFirst(clock.count).drop { $0 == "." || $0.isNumber }
    guard let time = try? TimeGrammar.timeOfDay(String(clock)) else { return nil }
    self.day = day
    timeOfDay = time
    if zone.isEmpty || zone == "Z" {
      offset = 0
    } else {
      let digits = zone.dropFirst().filter { $0 != ":" }
      guard let number = Int(digits), digits.count == 4, "+-".contains(zone.prefix(1)) else {
        return nil
      }
      offset = (zone.hasPrefix("-") ? -1 : 1) * (number / 100 * 3600 + number % 100 * 60)
    }
  }

  var moment: Int { day.number * 86_400 + timeOfDay - offset }

  /// A zone with this offset, where there is no better name: for whole hours alone.
  var zone: String? {
    guard offset.isMultiple(of: 3600) else { return nil }
    let hours = offset / 3600
    return hours == 0 ? "UTC" : "Etc/GMT\(hours > 0 ? "-" : "+")\(abs(hours))"
  }
}
