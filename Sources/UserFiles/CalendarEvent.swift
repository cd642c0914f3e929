import TimerEngine

/// An event of an iCalendar file.
struct CalendarEvent {
  /// A time of day, and the zone in which it is meant; `nil` for the zone of the place.
  struct Time {
    let day: CalendarDay
    /// The seconds since midnight; `nil` for the whole day.
    let timeOfDay: Int?
    let zone: String?

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
        let time = try? TimeGrammar.timeOfDay(
          "\(String(clock[0..<2])):\(String(clock[2..<4])):\(String(clock[4..<6]))")
      else { return nil }
      timeOfDay = time
      zone = isUTC ? "UTC" : line.parameters["TZID"]
    }

    var moment: Int { day.number * 86_400 + (timeOfDay ?? 0) }
  }

  /// The line in which it begins, from 1.
  let line: Int
  private(set) var start: Time?
  private var lines: [String: CalendarText.Line] = [:]

  init(line: Int) { self.line = line }

  private static let names: Set<String> = [
    "UID", "SUMMARY", "DTSTART", "DTEND", "DURATION", "LOCATION", "STATUS", "RRULE", "RDATE",
    "DESCRIPTION", "RECURRENCE-ID",
  ]
  /// What says nothing about the talk.
  private static let ignored: Set<String> = ["DTSTAMP", "SEQUENCE", "CREATED", "LAST-MODIFIED"]

  /// Takes a property; `false` if it is not used.
  mutating func take(_ line: CalendarText.Line) -> Bool {
    guard Self.names.contains(line.name) else { return Self.ignored.contains(line.name) }
    if line.name == "DTSTART" { start = Time(line) }
    lines[line.name] = line
    return true
  }

  private func text(_ name: String) -> String { (lines[name]?.text ?? "").imported }

  var title: String { text("SUMMARY") }
  var repeats: Bool { lines["RRULE"] != nil || lines["RDATE"] != nil }
  /// The texts that a rundown would have of it.
  var cells: [String] { [title, lines["DTSTART"]?.value ?? ""] }

  /// The room and the day; `nil` if the start cannot be read.
  var place: [String]? { start.map { [text("LOCATION"), $0.day.description] } }

  /// Why it is no talk.
  var reasonToLeaveOut: String? {
    if text("STATUS").uppercased() == "CANCELLED" { return "is cancelled" }
    return start != nil && start?.timeOfDay == nil ? "lasts all day" : nil
  }

  /// The words that begin a line of a description with the speakers.
  private static let speakerWords = ["Speakers: ", "Speaker: "]

  private var description: [Substring] { (lines["DESCRIPTION"]?.text ?? "").split(separator: "\n") }

  private var speaker: String {
    for line in description {
      for word in Self.speakerWords where line.hasPrefix(word) {
        return String(line.dropFirst(word.count)).imported
      }
    }
    return ""
  }

  /// Whether the description says more than who speaks.
  var hasMoreText: Bool {
    description.contains { line in !Self.speakerWords.contains { line.hasPrefix($0) } }
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

  /// The talk, if its times are in the zone of all talks.
  func talk(
    in zone: String?, isBreak: (String) -> Bool, _ file: String
  ) throws(ImportedSession.Problem) -> ImportedSession.Talk {
    func problem(_ field: String, expected: String) -> ImportedSession.Problem {
      let text = lines[field].map { "'\($0.value.shown)' is not valid" } ?? "is missing"
      return .init(
        file, "\(lines[field]?.number ?? line)", "'\(title.shown)': \(field) \(text)",
        expected: expected)
    }
    guard let start, let time = start.timeOfDay else {
      throw problem("DTSTART", expected: "a date such as 20261204T090000")
    }
    guard start.zone == nil || start.zone == zone else {
      throw ImportedSession.Problem(
        file, "\(lines["DTSTART"]?.number ?? line)",
        "'\(title.shown)': the start is in the zone '\((start.zone ?? "").shown)'",
        expected: "'\((zone ?? "").shown)' as for the other events")
    }
    let end = lines["DTEND"].flatMap(Time.init)
    let isComparable = end?.timeOfDay != nil && end?.zone == start.zone
    let length =
      lines["DTEND"] == nil
      ? lines["DURATION"].flatMap { Self.length($0.value) }
      : isComparable ? end.map { $0.moment - start.moment } : nil
    guard let length, 1...longestTime ~= length else {
      throw problem(
        lines["DTEND"] == nil ? "DURATION" : "DTEND",
        expected: "an end after the start in the same zone, or a length such as PT20M")
    }
    let id = lines["RECURRENCE-ID"].map { "\(text("UID")) \($0.value)" } ?? text("UID")
    return ImportedSession.Talk(
      id: id.isEmpty ? nil : id.imported, isBreak: speaker.isEmpty && isBreak(title), title: title,
      speaker: speaker, room: text("LOCATION"), day: start.day, start: time, length: length)
  }
}
