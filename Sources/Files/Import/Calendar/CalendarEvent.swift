import TimerEngine

/// An event of an iCalendar file.
struct CalendarEvent {
  /// A time of day, and the zone in which it is meant; `nil` for the zone of the place.
  struct Time {
    let day: CalendarDay
    /// The seconds since midnight; `nil` for the whole day.
    let timeOfDay: Int?
    let zone: String?

    init(day: CalendarDay, timeOfDay: Int, zone: String?) {
      (self.day, self.timeOfDay, self.zone) = (day, timeOfDay, zone)
    }

    /// Reads `20261204T090000`, `20261204T080000Z` or `20261204`.
    init?(_ line: CalendarText.Line) {
      let text = line.value
      let digits = Array(text.prefix(8))
      guard digits.count == 8,
        let day = CalendarDay(
          "\(String(digits[0..<4]))-\(String(digits[4..<6]))-\(String(digits[6..<8]))")
      else { return nil }
      self.day = day
      let rest = text.dropFirst(8)
      guard !rest.isEmpty else {
        (timeOfDay, zone) = (nil, nil)
        return
      }
      let isUTC = rest.hasSuffix("Z")
      let clock = Array(rest.dropFirst().dropLast(isUTC ? 1 : 0))
      guard rest.first == "T", clock.count == 6,
        let time = try? TimeParser.timeOfDay(
          "\(String(clock[0..<2])):\(String(clock[2..<4])):\(String(clock[4..<6]))")
      else { return nil }
      timeOfDay = time
      zone = isUTC ? "UTC" : line.parameters["TZID"]
    }

    var moment: Int { day.firstSecond + (timeOfDay ?? 0) }
  }

  /// What becomes of a property.
  enum Use {
    case used, unused
    /// The event has another one of this name.
    case repeated
  }

  /// The line in which it begins, from 1.
  let line: Int
  /// What it is: VEVENT, or another component that is no talk.
  let component: String
  private(set) var start: Time?
  private var lines: [String: CalendarText.Line] = [:]
  private var speakers: [String] = []
  private var hasDescription = false
  /// What the description says beside who speaks.
  private var noteLines: [String] = []
  /// Dates on which it does not take place.
  private(set) var exceptions: [Time] = []

  init(_ component: String, line: Int) { (self.component, self.line) = (component, line) }

  private static let names: Set<String> = [
    "UID", "SUMMARY", "DTSTART", "DTEND", "DURATION", "LOCATION", "STATUS", "RRULE", "RDATE",
    "RECURRENCE-ID", "SEQUENCE", "EXDATE",
  ]
  /// What says nothing about the talk.
  private static let ignored: Set<String> = ["DTSTAMP", "CREATED", "LAST-MODIFIED"]
  /// The words that begin a line of a description with the speakers.
  private static let speakerWords = ["Speakers: ", "Speaker: "]

  /// Reads a property.
  mutating func read(_ line: CalendarText.Line) -> Use {
    if line.name == "DESCRIPTION" {
      guard !hasDescription else { return .repeated }
      hasDescription = true
      read(description: line.text)
      return .used
    }
    guard Self.names.contains(line.name) else {
      return Self.ignored.contains(line.name) ? .used : .unused
    }
    guard lines[line.name] == nil || ["RDATE", "EXDATE", "SEQUENCE"].contains(line.name) else {
      return .repeated
    }
    if line.name == "DTSTART" { start = Time(line) }
    if line.name == "EXDATE" {
      exceptions += line.value.split(separator: ",").prefix(1000).compactMap {
        Time(CalendarText.Line(line, value: String($0)))
      }
    }
    lines[line.name] = line
    return .used
  }

  /// Of a description the speakers are told from the rest, which is a note.
  private mutating func read(description: String) {
    for line in description.utf8.split(separator: 0x0a).map(Substring.init) {
      if let word = Self.speakerWords.first(where: line.hasPrefix) {
        speakers.append(String(line.dropFirst(word.count)))
      } else {
        noteLines.append(String(line))
      }
    }
  }

  private func text(_ name: String) -> String { (lines[name]?.text ?? "").imported }

  var title: String { text("SUMMARY") }
  /// What is known of it everywhere; empty if it has no such name.
  var uid: String { lines["UID"]?.text ?? "" }
  /// The number of its version.
  var sequence: Int { Int(lines["SEQUENCE"]?.value ?? "") ?? 0 }
  /// Which occurrence of a series it replaces; `nil` if it is none.
  var replaced: Time? { lines["RECURRENCE-ID"].flatMap(Time.init) }
  private var note: String { noteLines.joined(separator: " ") }
  var speaker: String { speakers.joined(separator: ", ").imported }
  var repeats: Bool { lines["RRULE"] != nil || lines["RDATE"] != nil }
  /// The texts that a rundown would have of it.
  var cells: [String] { [title, speaker, lines["DTSTART"]?.value.imported ?? ""] }

  /// Which texts are longer than what is read of them.
  var cutTexts: [String] {
    [
      ("title", lines["SUMMARY"]?.text ?? ""), ("speaker", speakers.joined(separator: ", ")),
      ("note", note),
    ].filter { $0.1.oneLine.count > String.maxImported }.map(\.0)
  }

  /// The room and the day; `nil` if the start cannot be read.
  var place: [String]? { start.map { [text("LOCATION"), $0.day.description] } }

  /// Why it is no talk.
  var reasonToLeaveOut: String? {
    if component != "VEVENT" { return "'\(component.imported.shown)' is not an event" }
    if text("STATUS").uppercased() == "CANCELLED" { return "the event is cancelled" }
    return start != nil && start?.timeOfDay == nil ? "the event lasts all day" : nil
  }

  /// The length of `PT1H30M` or `P1D`.
  private static func length(_ text: String) -> Int? {
    guard text.hasPrefix("P"), text.count > 2 else { return nil }
    var total = 0
    var number = ""
    for letter in text.dropFirst() where letter != "T" {
      if letter.isASCII, letter.isNumber, number.count < 6 {
        number.append(letter)
      } else {
        let units: [Character: Int] = ["W": 604_800, "D": 86_400, "H": 3600, "M": 60, "S": 1]
        guard let unit = units[letter], let count = Int(number) else { return nil }
        total += count * unit
        number = ""
      }
    }
    return number.isEmpty ? total : nil
  }

  /// The talk, with its times in a zone; `nil` stands for the zone of the place.
  func talk(
    in zone: String?, _ zones: inout CalendarZones, isBreak: (String) -> Bool, _ file: String
  ) throws(ImportedProgramme.Problem) -> ImportedProgramme.Talk {
    guard let start, start.timeOfDay != nil else {
      throw problem("DTSTART", expected: "a date such as 20261204T090000", file)
    }
    let local = try self.local(start, of: "DTSTART", in: zone, &zones, file)
    let length: Int?
    if let end = lines["DTEND"] {
      length = try Time(end).flatMap { (end) throws(ImportedProgramme.Problem) in
        guard end.timeOfDay != nil else { return nil }
        guard end.zone != start.zone else { return end.moment - start.moment }
        return try self.local(end, of: "DTEND", in: zone, &zones, file).moment - local.moment
      }
    } else {
      length = lines["DURATION"].flatMap { Self.length($0.value) }
    }
    guard let length, 1...longestTime ~= length else {
      throw problem(
        lines["DTEND"] == nil ? "DURATION" : "DTEND",
        expected: "an end after the start and within a day, or a length such as PT20M", file)
    }
    let id = lines["RECURRENCE-ID"].map { "\(text("UID")) \($0.value)" } ?? text("UID")
    return ImportedProgramme.Talk(
      id: id.isEmpty ? nil : id.imported, isBreak: speaker.isEmpty && isBreak(title), title: title,
      speaker: speaker, note: note.imported, room: text("LOCATION"), day: local.day,
      start: local.timeOfDay, isDated: true, length: length)
  }

  private func problem(
    _ field: String, expected: String, _ file: String
  ) -> ImportedProgramme.Problem {
    ImportedProgramme.Problem(
      file, "\(lines[field]?.number ?? line)", of: title, field, lines[field]?.value,
      expected: expected)
  }

  /// What the clocks in a zone show at a time of the event.
  private func local(
    _ time: Time, of field: String, in zone: String?, _ zones: inout CalendarZones, _ file: String
  ) throws(ImportedProgramme.Problem) -> Time {
    guard let own = time.zone, own != zone, let timeOfDay = time.timeOfDay else { return time }
    guard let meaning = zones.meaning(of: own) else {
      throw ImportedProgramme.Problem(
        file, "\(lines[field]?.number ?? line)",
        "'\(title.shown)': the time zone '\(own.shown)' is not known",
        expected: "a name such as Europe/Vienna, or a VTIMEZONE that can be read")
    }
    guard let zone else { return time }
    if case .named(zone) = meaning { return Time(day: time.day, timeOfDay: timeOfDay, zone: zone) }
    let moment = zones.moment(of: timeOfDay, on: time.day, in: meaning)
    let local = zones.local(moment, in: zone)
    return Time(day: local.day, timeOfDay: local.timeOfDay, zone: zone)
  }
}
