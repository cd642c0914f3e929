import TimerEngine

// iCalendar files, as Indico, Google and Outlook write them.
extension ImportedSession {
  /// Reads an iCalendar file in UTF-8.
  init(calendar bytes: ArraySlice<UInt8>, file: String, choices: ImportChoices) {
    self.init()
    var events: [CalendarEvent] = []
    var event: CalendarEvent?
    var components: [String] = []
    var unused: Set<String> = []
    // How many talks there are in each room on each day.
    var counts: [[String]: Int] = [:]
    for line in CalendarText(bytes) {
      switch (line.name, components.last) {
      case ("BEGIN", _):
        components.append(line.value.uppercased())
        if components.last == "VEVENT" { event = CalendarEvent(line: line.number) }
      case ("END", _):
        if components.popLast() == "VEVENT", let ended = event {
          events.append(ended)
          event = nil
          if let place = ended.place, ended.reasonToLeaveOut == nil {
            counts[place, default: 0] += 1
            guard counts[place, default: 0] <= Rundown.maxItems else {
              problems = [
                Problem(
                  file, "\(ended.line)", "this is talk \(Rundown.maxItems + 1)",
                  expected: "at most \(Rundown.maxItems) of them in one room on one day")
              ]
              return
            }
          }
        }
      case (_, "VEVENT"?): if event?.take(line) == false { unused.insert(line.name) }
      case ("X-WR-CALNAME", "VCALENDAR"?): name = line.text.imported
      case ("X-WR-TIMEZONE", "VCALENDAR"?): zone = line.value.imported
      default: break
      }
      guard events.count <= Self.maxEvents else {
        problems = [
          Problem(
            file, "\(line.number)", "this is event \(events.count)",
            expected: "at most \(Self.maxEvents) of them")
        ]
        return
      }
    }
    guard !components.contains("VEVENT") else {
      problems = [
        Problem(
          file, "\(event?.line ?? 1)", "the event is cut off", expected: "END:VEVENT at its end")
      ]
      return
    }
    if !unused.isEmpty {
      notices.append("\(file): properties not used: \(unused.sorted().joined(separator: ", "))")
    }
    add(events, BreakWords(patterns: choices.breaks), file)
  }

  /// The most events of a file.
  private static let maxEvents = 10_000

  private mutating func add(_ events: [CalendarEvent], _ breaks: BreakWords, _ file: String) {
    let zones = events.compactMap(\.start?.zone)
    // All times of a rundown are in one zone: that of the first event that names one.
    let chosen = zones.first { $0 != "UTC" } ?? zones.first
    let local = zone ?? chosen
    zone = local
    for event in events {
      do throws(Problem) {
        if let reason = event.reasonToLeaveOut {
          notices.append(
            "\(file):\(event.line): left out, since the event \(reason): \(event.cells.quoted)")
          continue
        }
        if event.repeats {
          notices.append(
            "\(file):\(event.line): only the first '\(event.title)' is read; its rule of repetition is left out"
          )
        }
        let talk = try event.talk(in: local, isBreak: breaks.matches, file)
        if event.hasMoreText {
          notices.append("\(file):\(event.line): the description of '\(event.title)' is left out")
        }
        talks.append(talk)
      } catch {
        problems.append(error)
      }
    }
    if !rooms.isEmpty { notices.append("\(file): rooms: \(rooms.quoted)") }
  }
}
