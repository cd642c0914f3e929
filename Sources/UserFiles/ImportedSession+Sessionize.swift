import TimerEngine

// Sessionize's JSON: the view `All`, and the view `GridSmart`.
extension ImportedSession {
  /// Reads a JSON of Sessionize; `nil` if it has another form.
  init?(sessionize bytes: [UInt8], file: String) {
    guard let program = Sessionize(bytes) else { return nil }
    self.init()
    guard program.sessions.count <= Schedule.maxEvents else {
      problems = [
        Problem(
          file, "session \(program.sessions.last?.id?.shown ?? "")",
          "this is session \(program.sessions.count)",
          expected: "at most \(Schedule.maxEvents) of them")
      ]
      return
    }
    for session in program.sessions {
      add(
        session, speakers: session.speakers.map { program.speakers[$0] ?? $0 },
        room: session.room ?? session.roomId.flatMap { program.rooms[$0] } ?? "", file)
    }
    if !rooms.isEmpty { notices.append("\(file): rooms: \(rooms.quoted)") }
  }

  private mutating func add(
    _ session: Sessionize.Session, speakers: [String], room: String, _ file: String
  ) {
    let title = session.title.imported
    let place = "session \((session.id ?? "").shown)"
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
    let length = end.map { end in
      let days = end.day.number - day.number
      return days * 86_400 + end.time - start
    }
    guard let length, 1...longestTime ~= length else {
      let what = session.endsAt.map { "'\($0.shown)' is not valid" } ?? "is missing"
      return problems.append(
        Problem(
          file, place, "'\(title.shown)': endsAt \(what)", expected: "a date after the start"))
    }
    talks.append(
      Talk(
        id: session.id?.imported, isBreak: session.isBreak, title: title,
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
}
