import TimerEngine

// iCalendar files, as Indico, Google and Outlook write them.
extension ImportedProgramme {
  /// Reads an iCalendar file in UTF-8.
  init(calendar bytes: ArraySlice<UInt8>, file: String, choices: ImportChoices) {
    self.init()
    let calendar = CalendarFile(bytes, file: file)
    if let excess = calendar.excess {
      problems = [excess]
      return
    }
    (name, notices, problems) = (calendar.name, calendar.notices, calendar.problems)
    if !calendar.unused.isEmpty {
      notices.append(
        "\(file): properties not used: \(calendar.unused.sorted().joined(separator: ", "))")
    }
    add(calendar, BreakWords(patterns: choices.breaks), file)
    if !rooms.isEmpty { notices.append("\(file): rooms in the file: \(rooms.quoted)") }
  }

  private mutating func add(_ calendar: CalendarFile, _ breaks: BreakWords, _ file: String) {
    var zones = calendar.zones
    zone = zoneOfAll(calendar, &zones, file)
    let versions = CalendarVersions(of: calendar.events, in: zone, &zones)
    for (index, event) in calendar.events.enumerated() {
      let place = "\(file):\(event.line)"
      if let reason = versions.reason(toLeaveOut: index) ?? event.reasonToLeaveOut {
        notices.append(Self.leftOut(event.cells, since: reason, place))
        continue
      }
      do throws(Problem) {
        talks.append(try event.talk(in: zone, &zones, isBreak: breaks.matches, file))
      } catch {
        problems.append(error)
        notices.append(Self.leftOut(event.cells, place))
        continue
      }
      if event.repeats {
        notices.append(
          "\(place): only the first occurrence of '\(event.title)' is read; its recurrence rule is left out"
        )
      }
      if versions.isAmbiguous(index) {
        notices.append("\(place): another event has the same UID; both are read: '\(event.title)'")
      }
      for text in event.cutTexts { notices.append("\(place): \(Self.cut(text))") }
    }
  }

  /// The zone of all times of the rundown: that of the calendar, or of the first event not in UTC.
  ///
  /// Says how the others are read.
  private mutating func zoneOfAll(
    _ calendar: CalendarFile, _ zones: inout CalendarZones, _ file: String
  ) -> String? {
    let times = calendar.events.filter { $0.reasonToLeaveOut == nil }.compactMap(\.start)
    let ids = times.compactMap(\.zone).uniqued
    let candidates = [calendar.zone].compactMap { $0 } + ids.filter { $0 != "UTC" } + ids
    let chosen = candidates.first { zones.meaning(of: $0) != nil }
    if let zone = calendar.zone, chosen != zone {
      notices.append(
        "\(file): X-WR-TIMEZONE '\(zone.shown)' is not used, since the time zone is not known")
    }
    guard let chosen, let meaning = zones.meaning(of: chosen) else { return nil }
    let name = Self.name(of: meaning, for: times.filter { $0.zone == chosen })
    for id in ids where id != name {
      guard let meaning = zones.meaning(of: id) else { continue }
      notices.append("\(file): \(Self.words(for: id, meaning, in: name))")
    }
    return name
  }

  /// The name of a zone that the system knows: of a zone that only the file defines, one with the
  /// same offset if all its times have one and it is of whole hours, else UTC.
  private static func name(
    of meaning: CalendarZones.Meaning, for times: [CalendarEvent.Time]
  ) -> String {
    switch meaning {
    case .named(let name): return name
    case .defined(let zone):
      let offsets = Set(times.compactMap { zone.offset(on: $0.day, at: $0.timeOfDay ?? 0) })
      guard let offset = offsets.first, offsets.count == 1 else { return "UTC" }
      return ZoneTable.name(ofOffset: offset) ?? "UTC"
    }
  }

  private static func words(
    for id: String, _ meaning: CalendarZones.Meaning, in zone: String
  ) -> String {
    switch meaning {
    case .named(zone): "the time zone '\(id.shown)' is read as \(zone)"
    case .named(id): "times in \(id) are converted to \(zone)"
    case .named(let name): "times in '\(id.shown)', read as \(name), are converted to \(zone)"
    case .defined:
      "times in '\(id.shown)' are converted to \(zone), with the offsets that the file gives"
    }
  }
}
