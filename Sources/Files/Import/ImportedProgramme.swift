package import TimerEngine

/// Talks that were read from a file of another program, to be written as a rundown.
///
/// All times are local to the place of the event.
///
/// This folder reads programmes of events as people and other programs write them: tables,
/// calendars, and the JSON of pretalx and Sessionize. Others give it the bytes of a file with their
/// `ImportChoices`, and get what was read, what was left out, and with `source()` the text of a
/// rundown. Nothing here opens a file, and nothing here knows about presets or a running talk.
package struct ImportedProgramme: Hashable, Sendable {
  /// A talk or a break.
  package struct Talk: Hashable, Sendable {
    /// What the other program knows it by; `nil` if it says nothing.
    var id: String?
    var isBreak = false
    var title = ""
    var speaker = ""
    var note = ""
    /// What the speaker has to know before it.
    var call = ""
    var room = ""
    /// The day of the programme in which it is; `nil` if it is not given.
    var day: CalendarDay?
    /// The seconds since the midnight at which its day begins, so more than those of a day if it
    /// starts after the next midnight; `nil` if it follows the talk before it.
    var start: Int?
    /// Whether the day is that of the start, and not that of a programme which goes on after
    /// midnight.
    var isDated = false
    /// How many seconds the clocks of the start are ahead of UTC; `nil` if it is not said.
    var offset: Int?
    /// The length in seconds.
    var length = 0
    /// The times of a preset, `duration` and those of its lights; `nil` for the usual ones.
    var phases: [String: String]?
    /// Whether it must end when it was planned to.
    var hasHardEnd = false
    /// Whether it concerns every room, wherever the speaker is.
    var isForAllRooms = false
    /// When it starts, in seconds of UTC since 1970, if the clocks of the place are known.
    var instant: Int?
    /// The clocks are set back and show its start twice, and the second time is meant: this is the
    /// first one.
    var firstInstant: Int?

    /// Whether it is in the plan of a room.
    func isIn(_ room: String) -> Bool {
      isForAllRooms || self.room.isEmpty || self.room.lowercased() == room.lowercased()
    }

    /// The date on which it starts; `nil` if its day is not given.
    var date: CalendarDay? { day.map { $0 + (start ?? 0) / CalendarDay.seconds } }

    /// Seconds since the first day of the calendar, for the order.
    var moment: Int? { instant ?? start.map { (day?.firstSecond ?? 0) + $0 } }
  }

  /// Something that could not be read.
  package struct Problem: Error, Hashable, Sendable, CustomStringConvertible {
    /// `file:line`.
    let place: String
    /// `file:line: field 'x': what, expected y`.
    package let description: String

    init(_ file: String, _ place: String, _ what: String, expected: String) {
      self.place = "\(file):\(place)"
      description = "\(self.place): \(what), expected \(expected)"
    }

    /// Creates the problem of a talk with a field that is missing, or whose text is not valid.
    init(
      _ file: String, _ place: String, of title: String, _ field: String, _ text: String?,
      expected: String
    ) {
      let fault = text.map { "'\($0.shown)' is not valid" } ?? "is missing"
      self.init(file, place, "'\(title.shown)': \(field) \(fault)", expected: expected)
    }
  }

  /// What it is called; empty if it has no name.
  package var name = ""
  /// The name of its zone; `nil` if it is not given.
  package var zone: String?
  /// The talks and breaks.
  package var talks: [Talk] = []
  /// What was read in another way than it is written, and what was not used.
  package var notices: [String] = []
  /// What could not be read.
  package var problems: [Problem] = []

  /// Whether it was read from a table.
  package private(set) var isTable = false
  /// The breaks of other rooms than the one that was kept.
  private var otherBreaks: [Talk] = []

  /// Whether dates of numbers have the day or the month first; `nil` if that is not known.
  var dateOrder: DateOrder?

  /// A shorter gap between talks is no break.
  private static let shortestBreak = 5 * 60
  /// A longer gap is a night.
  private static let longestBreak = 5 * 3600

  init() {}

  /// Reads a file's bytes: a `schedule.json` or Sessionize's JSON if it begins as JSON does, an
  /// iCalendar file if it begins as one, and else a table.
  ///
  /// Files of other kinds are refused, with what to do.
  package init(_ bytes: [UInt8], file: String, choices: ImportChoices = ImportChoices()) {
    if let kind = ForeignFile(programme: bytes) {
      self.init()
      problems = [Problem(file, "1", kind.what, expected: kind.expected(for: file))]
      return
    }
    let text: ImportedText
    do throws(ImportedText.Fault) {
      text = try ImportedText(bytes)
    } catch {
      self.init()
      problems = [
        Problem(file, "\(error.line)", error.what, expected: "a file that is saved as UTF-8")
      ]
      return
    }
    let first = text.bytes.first { ![0x20, 0x09, 0x0a, 0x0d].contains($0) }
    let top = String(decoding: text.bytes.prefix(64), as: UTF8.self).oneLine.uppercased()
    if let first, [UInt8(ascii: "{"), UInt8(ascii: "[")].contains(first) {
      if let session = Self(sessionize: text.bytes, file: file) {
        self = session
      } else {
        self.init(pretalx: text.bytes, file: file)
      }
    } else if top.hasPrefix("BEGIN:VCALENDAR") {
      self.init(calendar: text.bytes[...], file: file, choices: choices)
    } else {
      self.init(csv: text.bytes[...], file: file, choices: choices)
      isTable = true
    }
    gatherNights()
    noteBreaks(file)
    if let encoding = text.encoding { notices.insert("\(file): read as \(encoding)", at: 0) }
  }

  /// Says which talks are read as breaks.
  private mutating func noteBreaks(_ file: String) {
    let breaks = talks.filter(\.isBreak).map { $0.title.isEmpty ? "break" : $0.title }
    guard !breaks.isEmpty else { return }
    notices.append("\(file): read as breaks: \(breaks.uniqued.quoted)")
  }

  /// Says which texts of a talk are cut.
  mutating func noteCuts(_ title: String, _ speaker: String, _ place: String) {
    for (what, text) in [("title", title), ("speaker", speaker)]
    where text.oneLine.count > String.maxImported {
      notices.append("\(place): \(Self.cut(what))")
    }
  }

  /// Says that a text is cut.
  static func cut(_ what: String) -> String {
    "only the first \(String.maxImported) letters of the \(what) are used"
  }

  /// Says what is not in the rundown, since something is wrong with it.
  mutating func noteLoss(_ title: String, _ speaker: String, _ start: String?, _ place: String) {
    notices.append(Self.leftOut([title, speaker, start ?? ""].map(\.imported), place))
  }

  /// Says that something with these texts is not in the rundown.
  static func leftOut(_ texts: [String], since reason: String? = nil, _ place: String) -> String {
    let texts = texts.quoted
    return "\(place): left out\(reason.map { ", since \($0)" } ?? "")"
      + (texts.isEmpty ? "" : ": \(texts)")
  }

  /// What a day means that is written as in the file: `2026-12-04` or `4.12.2026`.
  package func reading(ofDay text: String) -> DateText.Reading? {
    DateText(text)?.reading(dateOrder)
  }

  /// The rooms in which there are talks, in alphabetical order.
  package var rooms: [String] { Set(talks.map(\.room)).subtracting([""]).sorted() }

  /// Whether there are talks in a room, upper and lower case alike.
  package func hasRoom(_ name: String) -> Bool {
    rooms.contains { $0.lowercased() == name.lowercased() }
  }

  /// The days on which there are talks, in order.
  package var days: [CalendarDay] { Set(talks.compactMap(\.day)).sorted() }

  /// Keeps only the talks of a room, upper and lower case alike, and of a day if they are given.
  ///
  /// A talk without a room, or for all rooms, is kept for each. A talk without a day is on the one
  /// given. A break of another room that fills a gap exactly lends it its title and its note.
  package mutating func keep(room: String?, day: CalendarDay?) {
    otherBreaks = room.map { room in talks.filter { $0.isBreak && !$0.isIn(room) } } ?? []
    talks.removeAll { talk in
      room.map { !talk.isIn($0) } ?? false
        || day.map { talk.day != nil && talk.day != $0 } ?? false
    }
    guard let day else { return }
    for index in talks.indices { talks[index].day = day }
    for index in otherBreaks.indices where otherBreaks[index].day == nil {
      otherBreaks[index].day = day
    }
  }

  /// The rundown of these talks; gaps between them are breaks.
  package func source() -> RundownSource { plan().source }

  /// The rundown, and what has to be said of the breaks of other rooms.
  package func plan() -> (source: RundownSource, notices: [String]) {
    var notices: [String] = []
    let (talks, zone) = zoned
    let identified = Self.identified(
      isTimed ? talks.sorted { ($0.moment ?? 0) < ($1.moment ?? 0) } : talks)
    var source = RundownSource()
    source.name = name
    source.zone = zone ?? ""
    var date = identified.lazy.compactMap(\.date).first
    source.date = date?.description ?? ""
    // When the item before starts and ends.
    var (last, previousEnd): (Int?, Int?) = (nil, nil)
    for (index, talk) in identified.enumerated() {
      if let end = previousEnd, let gap = gap(from: end, to: talk) {
        let other = otherBreak(from: end, lasting: gap, &notices)
        let id = identified[index - 1].id.map(RundownSource.gapId)
        source.items.append(
          RundownSource.Item([
            "id": id ?? "", "break": TimeText.plain(gap), "title": other?.title ?? "",
            "note": other?.note ?? "",
          ]))
        last = end
        previousEnd = talk.moment
      }
      let start = talk.moment ?? previousEnd
      let isFar = last.map { (start ?? $0) - $0 > RundownSource.longestStep } ?? false
      // Without a start a rundown takes the planned end of the item before it.
      let isLeftOut = start == previousEnd && talk.isMisread(after: last)
      let text = talk.startText(withDate: index > 0 && (isFar || talk.date != date))
      source.items.append(talk.item(start: isLeftOut ? "" : text))
      date = talk.date ?? date
      (last, previousEnd) = (start, start.map { $0 + talk.length })
    }
    return (source, notices)
  }

  /// The break of another room that has the times of a gap.
  private func otherBreak(
    from start: Int, lasting length: Int, _ notices: inout [String]
  ) -> Talk? {
    let near = otherBreaks.filter { other in
      other.moment.map { $0 < start + length && start < $0 + other.length } ?? false
    }
    let time = TimeText.timeOfDay(start % CalendarDay.seconds)
    let fitting = near.first { $0.moment == start && $0.length == length }
    if let fitting {
      notices.append("the gap at \(time) is '\(fitting.title)' of '\(fitting.room)'")
    } else if let other = near.first {
      notices.append(
        "the gap at \(time) has not the times of '\(other.title)' of '\(other.room)', so it has no title"
      )
    }
    return fitting
  }

  // MARK: Zones and nights

  /// Converts times with an offset to the zone of the place, if the file does not name one.
  package mutating func settle(zone name: String?) {
    guard zone == nil, let name else { return }
    zone = name
    var zones = CalendarZones()
    guard case .named? = zones.meaning(of: name) else { return }
    for index in talks.indices {
      guard let offset = talks[index].offset, let day = talks[index].day,
        let start = talks[index].start
      else { continue }
      let local = zones.local(day.firstSecond + start - offset, in: name)
      (talks[index].day, talks[index].start) = (local.day, local.timeOfDay)
      (talks[index].isDated, talks[index].offset) = (true, nil)
    }
    gatherNights()
  }

  /// The talks and their zone: that of the first offset where there is no better name.
  private var zoned: (talks: [Talk], zone: String?) {
    guard zone == nil, let offset = talks.lazy.compactMap(\.offset).first else {
      return (talks, zone)
    }
    let talks = talks.map { talk in
      var talk = talk
      guard let own = talk.offset, let start = talk.start, own != offset else { return talk }
      talk.start = start + offset - own
      if let day = talk.day, start + offset < own {
        (talk.day, talk.start) = (day + -1, start + offset - own + CalendarDay.seconds)
      }
      return talk
    }
    return (talks, ZoneTable.name(ofOffset: offset))
  }

  /// What starts before this hour can still be of the evening before.
  private static let firstHour = 6 * 3600
  /// The longest gap in an evening.
  private static let longestGap = 6 * 3600

  /// Gives talks after midnight the day on which the evening began, if they follow it in their
  /// room.
  private mutating func gatherNights() {
    let dated = talks.indices.filter { talks[$0].isDated && talks[$0].moment != nil }
    for rows in Dictionary(grouping: dated, by: { talks[$0].room.lowercased() }).values {
      var last: (day: CalendarDay, end: Int)?
      for index in rows.sorted(by: { (talks[$0].moment ?? 0, $0) < (talks[$1].moment ?? 0, $1) }) {
        guard let moment = talks[index].moment, let day = talks[index].day,
          let start = talks[index].start
        else { continue }
        if let last, last.day < day, start < Self.firstHour, moment - last.end <= Self.longestGap {
          talks[index].day = last.day
          talks[index].start = start + (day.number - last.day.number) * CalendarDay.seconds
        }
        let end = moment + talks[index].length
        last = (talks[index].day ?? day, max(end, last?.end ?? end))
      }
    }
  }

  /// The talks with an id for each: by its id another import knows a talk again.
  ///
  /// A talk without one is known by its title or its speaker. A talk that takes place twice has the
  /// same id in some schedules.
  private static func identified(_ talks: [Talk]) -> [Talk] {
    var ids: Set<String> = []
    // The last number of each name that comes more than once.
    var numbers: [String: Int] = [:]
    return talks.map { talk in
      var talk = talk
      let given = talk.id.flatMap { $0.isEmpty ? nil : RundownSource.shortId($0) }
      let stem =
        given
        ?? RundownSource.madeId(title: talk.title, speaker: talk.speaker, isBreak: talk.isBreak)
      var id = stem
      while !ids.insert(id).inserted {
        numbers[stem, default: 1] += 1
        id = "\(stem) \(numbers[stem, default: 1])"
      }
      talk.id = id
      return talk
    }
  }

  /// Whether each talk says when it starts.
  private var isTimed: Bool { talks.allSatisfy { $0.start != nil } }

  /// The seconds between a talk's end and the next talk, if they are long enough for a break and
  /// too short for a night.
  private func gap(from end: Int, to talk: Talk) -> Int? {
    // A rundown tells the second of two equal times by the item before, so even a short gap is a
    // break.
    let shortest = talk.firstInstant == nil ? Self.shortestBreak : 1
    guard let start = talk.moment, shortest...Self.longestBreak ~= start - end
    else { return nil }
    return start - end
  }
}

extension ImportedProgramme.Talk {
  /// Its start as a rundown has it, with the date if that is known and wanted.
  fileprivate func startText(withDate hasDate: Bool) -> String {
    guard let start else { return "" }
    let date = hasDate ? self.date.map { "\($0) " } ?? "" : ""
    return date + TimeText.timeOfDay(start % CalendarDay.seconds)
  }

  /// Whether a rundown takes its start for the first of two, since the item before starts no later
  /// than that.
  fileprivate func isMisread(after last: Int?) -> Bool {
    guard let firstInstant else { return false }
    return last.map { $0 <= firstInstant } ?? true
  }

  /// As it is written in a rundown.
  fileprivate func item(start text: String) -> RundownSource.Item {
    let end = start.map { TimeText.timeOfDay(($0 + length) % CalendarDay.seconds) }
    return RundownSource.Item([
      "id": id ?? "",
      isBreak ? "break" : "talk": phases.map(RundownSource.talk) ?? TimeText.plain(length),
      "title": title, "speaker": speaker.imported, "note": note.imported, "call": call.imported,
      "start": text,
      "ends": hasHardEnd ? end ?? "" : "",
    ])
  }
}

extension String {
  /// A text from elsewhere on one line, without spaces around it and no longer than a screen needs.
  var imported: String { String(oneLine.prefix(Self.maxImported)).printable }

  /// The most letters of such a text.
  static var maxImported: Int { 200 }
}
