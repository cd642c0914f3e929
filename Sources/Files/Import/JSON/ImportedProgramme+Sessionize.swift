import TimerEngine

// Sessionize's JSON: the view `All`, and the view `GridSmart`.
extension ImportedProgramme {
  /// Reads a JSON of Sessionize; `nil` if it is of another program.
  init?(sessionize bytes: [UInt8], file: String) {
    let program: Sessionize
    do throws(JSONProblem) {
      guard let read = try Sessionize(bytes) else { return nil }
      program = read
    } catch {
      self.init()
      problems = [
        Problem(
          file, "\(error.place.line)", "this is not a program of Sessionize: \(error.what)",
          expected: error.expected)
      ]
      return
    }
    self.init()
    if let excess = program.excess {
      problems = [Problem(file, excess.place, excess.what, expected: excess.expected)]
      return
    }
    for session in program.sessions {
      add(
        session,
        speaker: session.speakers.map { program.speakers[$0] ?? $0 }
          .joined(separator: ", "),
        room: session.room ?? session.roomId.flatMap { program.rooms[$0] } ?? "", file)
    }
    if !rooms.isEmpty { notices.append("\(file): rooms in the file: \(rooms.quoted)") }
  }

  private mutating func add(
    _ session: Sessionize.Session, speaker: String, room: String, _ file: String
  ) {
    let place = "session \((session.id ?? "").imported.shown)"
    if session.problem == nil, session.startsAt == nil {
      let texts = [session.title.imported, speaker.imported]
      return notices.append(Self.leftOut(texts, since: "it has no start", "\(file):\(place)"))
    }
    do throws(Problem) {
      let times = try Self.times(of: session, place, file)
      talks.append(
        Talk(
          id: session.id?.imported, isBreak: session.isBreak, title: session.title.imported,
          speaker: speaker.imported, room: room.imported, day: times.day, start: times.start,
          isDated: true, length: times.length, isForAllRooms: session.isPlenum))
      noteCuts(session.title, speaker, "\(file):\(place)")
    } catch {
      problems.append(error)
      noteLoss(session.title, speaker, session.startsAt, "\(file):\(place)")
    }
  }

  private static func times(
    of session: Sessionize.Session, _ place: String, _ file: String
  ) throws(Problem) -> (day: CalendarDay, start: Int, length: Int) {
    func problem(_ field: String, _ text: String?, expected: String) -> Problem {
      Problem(file, place, of: session.title.imported, field, text, expected: expected)
    }
    if let problem = session.problem {
      throw Problem(file, place, problem.what, expected: problem.expected)
    }
    guard let (day, start) = session.startsAt.flatMap(moment) else {
      throw problem(
        "startsAt", session.startsAt, expected: "a date such as 2026-12-04T09:00:00")
    }
    guard let end = session.endsAt.flatMap(moment) else {
      throw problem("endsAt", session.endsAt, expected: "a date after the start")
    }
    let length = end.day.firstSecond + end.time - day.firstSecond - start
    guard 1...longestTime ~= length else {
      throw problem("endsAt", session.endsAt, expected: "a date after the start, within a day")
    }
    return (day, start, length)
  }

  /// The local time of `2026-12-04T09:00:00`; what follows says nothing about the place.
  private static func moment(_ text: String) -> (day: CalendarDay, time: Int)? {
    let parts = text.split(separator: "T").map(String.init)
    guard parts.count == 2, let day = CalendarDay(parts[0]),
      let time = try? TimeParser.timeOfDay(String(parts[1].prefix(8)))
    else { return nil }
    return (day, time)
  }
}
