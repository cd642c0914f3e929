import TimerEngine

/// What is in an iCalendar file, RFC 5545: its events, and the zones of their times.
struct CalendarFile {
  /// The most events of a file, and the most lines of it that have to be told one by one.
  private static let maxEvents = 10_000
  /// The most lines that are not folded: those of as many events with 40 properties each.
  private static let maxLines = 400_000
  /// The most names of properties that are not used.
  private static let maxUnused = 1_000

  /// What the calendar is called; empty if it has no name.
  private(set) var name = ""
  /// The zone of the whole calendar, as Google and others write it.
  private(set) var zone: String?
  private(set) var zones = CalendarZones()
  /// The events in the order of the file, and other components that could hold talks.
  private(set) var events: [CalendarEvent] = []
  /// The names of what is not used of the events.
  private(set) var unused: Set<String> = []
  /// What has to be said of single lines.
  private(set) var notices: [String] = []
  /// Events that do not end.
  private(set) var problems: [ImportedProgramme.Problem] = []
  /// Why the rest of the file was not read.
  private(set) var excess: ImportedProgramme.Problem?

  private let file: String
  private var lineCount = 0
  /// The components that have begun, from the outside.
  private var components: [String] = []
  private var event: CalendarEvent?
  /// How many components enclose the properties of the event.
  private var eventDepth = 0
  /// How many talks there are in each room on each day.
  private var counts: [[String]: Int] = [:]

  /// Reads a file in UTF-8, up to the first talk that is one too many.
  init(_ bytes: ArraySlice<UInt8>, file: String) {
    self.file = file
    for line in CalendarText(bytes) {
      switch line.name {
      case "BEGIN": begin(line)
      case "END": end()
      default: read(line)
      }
      lineCount += 1
      if notices.count > Self.maxEvents || zones.hasTooMany || lineCount > Self.maxLines {
        excess = .init(
          file, "\(line.number)", "the file is too long",
          expected:
            "at most \(Self.maxEvents) events and clock changes, and \(Self.maxLines) lines")
      } else if unused.count > Self.maxUnused {
        excess = .init(
          file, "\(line.number)", "the events have too many kinds of properties",
          expected: "at most \(Self.maxUnused) that are not used")
      }
      guard excess == nil else { return }
    }
    cutOff()
  }

  /// An event that has not ended cannot be told from its beginning alone.
  private mutating func cutOff() {
    guard let event else { return }
    self.event = nil
    components.removeLast(components.count - eventDepth + 1)
    problems.append(
      .init(
        file, "\(event.line)", "the event is cut off", expected: "END:VEVENT at its end"))
    notices.append(ImportedProgramme.leftOut(event.cells, "\(file):\(event.line)"))
  }

  private mutating func begin(_ line: CalendarText.Line) {
    let component = line.value.uppercased()
    if component == "VEVENT" { cutOff() }
    let isInZone = components.contains("VTIMEZONE")
    components.append(component)
    switch component {
    case "VCALENDAR": break
    case "VTIMEZONE": if event == nil { zones.begin(component) }
    case "STANDARD" where isInZone, "DAYLIGHT" where isInZone: zones.begin(component)
    default:
      guard event == nil else { return }
      event = CalendarEvent(component, line: line.number)
      eventDepth = components.count
    }
  }

  private mutating func end() {
    let depth = components.count
    let ended = components.popLast()
    if ended == "VTIMEZONE", event == nil { zones.end() }
    guard depth == eventDepth, let event else { return }
    self.event = nil
    events.append(event)
    guard events.count <= Self.maxEvents else {
      excess = .init(
        file, "\(event.line)", "this is event \(events.count)",
        expected: "at most \(Self.maxEvents) events")
      return
    }
    guard let place = event.place, event.reasonToLeaveOut == nil else { return }
    counts[place, default: 0] += 1
    guard counts[place, default: 0] > Rundown.maxItems else { return }
    excess = .init(
      file, "\(event.line)", "this is talk \(Rundown.maxItems + 1)",
      expected: "at most \(Rundown.maxItems) talks in one room on one day")
  }

  private mutating func read(_ line: CalendarText.Line) {
    if event != nil, components.count == eventDepth {
      switch event?.read(line) {
      case .unused?: unused.insert(line.name.imported)
      case .repeated?: note(line, "the event has another one")
      default: break
      }
      return
    }
    switch (line.name, components.last) {
    // A reminder of an event.
    case (_, "VALARM"?): break
    case ("SUMMARY", _), ("DESCRIPTION", _): note(line, "it is outside an event")
    case ("DTSTART", let last) where !["STANDARD", "DAYLIGHT"].contains(last):
      note(line, "it is outside an event")
    case ("X-WR-CALNAME", "VCALENDAR"?): name = line.text.imported
    case ("X-WR-TIMEZONE", "VCALENDAR"?): zone = line.value.imported
    default: if components.contains("VTIMEZONE") { zones.read(line) }
    }
  }

  private mutating func note(_ line: CalendarText.Line, _ reason: String) {
    notices.append(
      "\(file):\(line.number): \(line.name) '\(line.text.imported)' is not used, since \(reason)")
  }
}
