import TimerEngine

// pretalx's and frab's schedule.json.
extension ImportedProgramme {
  /// Reads a `schedule.json`.
  package init(pretalx bytes: [UInt8], file: String) {
    self.init()
    let schedule: PretalxSchedule
    do throws(JSONProblem) {
      schedule = try PretalxSchedule(bytes)
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
    var clocks = ScheduleClocks(zone: schedule.zone)
    for day in schedule.days {
      let date = day.date.flatMap { CalendarDay($0) }
      for (room, events) in day.rooms.sorted(by: { $0.key < $1.key }) {
        for (index, event) in events.enumerated() {
          let place = PretalxSchedule.place(of: index, in: room)
          add(event, on: date, in: room, &clocks, place: place, file)
        }
      }
    }
  }

  private mutating func add(
    _ event: PretalxSchedule.ScheduledEvent, on day: CalendarDay?, in room: String,
    _ clocks: inout ScheduleClocks,
    place: String, _ file: String
  ) {
    let (title, speaker) = (event.title ?? "", event.persons.joined(separator: ", "))
    do throws(Problem) {
      let (start, length) = try times(of: event, place, file)
      // The day of the programme goes on after midnight.
      let isAfterMidnight = day.map { $0 + 1 == start.day } ?? false
      var talk = Talk(
        id: event.id?.imported, title: title.imported, speaker: speaker.imported,
        room: room.imported, day: isAfterMidnight ? day : start.day,
        start: start.timeOfDay + (isAfterMidnight ? CalendarDay.seconds : 0), length: length)
      setInstant(of: &talk, start, &clocks, "\(file):\(place)")
      talks.append(talk)
      if zone == nil { zone = start.zone }
      noteCuts(title, speaker, "\(file):\(place)")
    } catch {
      problems.append(error)
      noteLoss(title, speaker, event.date, "\(file):\(place)")
    }
  }

  /// Sets when a talk starts by the clocks of the place; if they show that time twice, its offset
  /// tells which is meant.
  private mutating func setInstant(
    of talk: inout Talk, _ start: PretalxTime, _ clocks: inout ScheduleClocks, _ place: String
  ) {
    guard let occurrence = clocks.occurrence(of: start) else { return }
    talk.instant = occurrence.first
    guard case .twice(let first, start.moment) = occurrence else { return }
    (talk.instant, talk.firstInstant) = (start.moment, first)
    notices.append(
      "\(place): the clocks show \(TimeText.timeOfDay(start.timeOfDay)) twice on \(start.day), and the "
        + "second time is meant: check it with 'rundown show'")
  }

  private func times(
    of event: PretalxSchedule.ScheduledEvent, _ place: String, _ file: String
  ) throws(Problem) -> (start: PretalxTime, length: Int) {
    func problem(_ field: String, _ text: String?, expected: String) -> Problem {
      Problem(file, place, of: (event.title ?? "").imported, field, text, expected: expected)
    }
    if let problem = event.problem {
      throw Problem(file, place, problem.what, expected: problem.expected)
    }
    guard let start = event.date.flatMap(PretalxTime.init) else {
      throw problem("date", event.date, expected: "a date such as 2026-12-04T09:00:00+01:00")
    }
    if let length = event.length(from: start) { return (start, length) }
    guard event.duration == nil, let end = event.end else {
      throw problem("duration", event.duration, expected: "hours and minutes, such as 0:30")
    }
    guard PretalxTime(end) == nil else {
      throw Problem(
        file, place,
        "'\((event.title ?? "").imported.shown)': end '\(end.shown)' does not fit the start",
        expected: "a date after it, and within a day")
    }
    throw problem("end", end, expected: "a date such as 2026-12-04T09:30:00+01:00")
  }
}

extension PretalxSchedule.ScheduledEvent {
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

/// The clocks of the place of a schedule.
private struct ScheduleClocks {
  private var zones = CalendarZones()
  /// What the system calls their zone; `nil` if the schedule names none that is known.
  private let name: String?

  init(zone: String?) {
    if let zone, case .named(let name)? = zones.meaning(of: zone) {
      self.name = name
    } else {
      name = nil
    }
  }

  /// When the clocks show a time; `nil` if they are not known.
  mutating func occurrence(of time: PretalxTime) -> ZoneOffsets.Occurrence? {
    guard let name else { return nil }
    return zones.occurrence(of: time.timeOfDay, on: time.day, in: name)
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
    guard let time = try? TimeParser.timeOfDay(String(clock)) else { return nil }
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

  var moment: Int { day.firstSecond + timeOfDay - offset }

  /// A zone with this offset, where there is no better name: for whole hours alone.
  var zone: String? { ZoneTable.name(ofOffset: offset) }
}
