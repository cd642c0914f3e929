import TimerEngine

// pretalx's and frab's schedule.json.
extension ImportedSession {
  /// Reads a `schedule.json`.
  package init(pretalx bytes: [UInt8], file: String) {
    self.init()
    let schedule: Schedule
    do throws(JSONProblem) {
      schedule = try Schedule(bytes)
    } catch {
      problems = [
        Problem(
          file, "\(error.place.line)", "this is not a schedule: \(error.what)",
          expected: error.expected)
      ]
      return
    }
    if let excess = schedule.excess {
      problems = [Problem(file, excess.place, excess.what, expected: excess.expected)]
      return
    }
    name = (schedule.title ?? "").imported
    zone = schedule.zone
    for rooms in schedule.days {
      for (room, events) in rooms.sorted(by: { $0.key < $1.key }) {
        for (index, event) in events.enumerated() {
          let place = Schedule.place(of: index, in: room)
          do throws(JSONProblem) {
            add(try event.get(), in: room, place: place, file)
          } catch {
            problems.append(Problem(file, place, error.what, expected: error.expected))
          }
        }
      }
    }
  }

  private mutating func add(
    _ event: Schedule.Event, in room: String, place: String, _ file: String
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
    talks.append(
      Talk(
        id: event.id?.imported, title: name,
        speaker: event.persons.joined(separator: ", ").imported, room: room.imported,
        day: start.day, start: start.timeOfDay, length: length))
    if zone == nil { zone = start.zone }
  }
}

extension Schedule.Event {
  /// The length in seconds: the duration, `[D:]HH:MM`, or else what is between start and end.
  fileprivate func length(from start: PretalxTime) -> Int? {
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
