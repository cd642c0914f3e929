import Room
package import SpeechAnnouncement
import StageRenderer
package import TimerEngine

/// The plan in a rundown's file, item by item, in words for people.
package struct RundownPlan {
  /// A zone that this machine does not know.
  package struct UnknownZone: Error, Hashable {
    /// Its name as it was given.
    package let name: String
  }

  /// An item of the plan.
  struct Row {
    /// When it starts and ends in each zone: `9:00-9:20`.
    let spans: [String]
    /// When it was planned to start, `planned 9:20`, if it cannot start then; otherwise empty.
    let planned: String
    /// How long it takes then, as digits.
    let length: String
    /// The speaker and the title.
    let title: String
    /// The zone of a speaker who is elsewhere; otherwise empty.
    let zone: String
    /// Whether that speaker would speak outside 8:00 to 22:00.
    let isOutsideDay: Bool
    /// When it must end, in each zone: `hard end 9:40`; otherwise empty.
    let hardEnd: String
    /// A note that it cannot end at its hard end, or that it is left out; otherwise empty.
    let warning: String
    /// The note and the call, if they were asked for.
    let notes: [String]
    /// Whether it is a break.
    let isBreak: Bool
    /// Whether it is left out.
    let isSkipped: Bool
  }

  /// The rundown's name; empty if it has none.
  let name: String
  /// The day of the first item; `nil` if the file does not say it.
  let day: CalendarDay?
  /// The zone of the rundown's times; `nil` for the machine's own.
  let zone: String?
  /// The zones in which all times are given; none for the rundown's own alone.
  let zones: [String]
  let rows: [Row]
  let language: Language

  /// Creates the plan of a file's rundown.
  ///
  /// - Parameters:
  ///   - rundown: the rundown.
  ///   - file: its file, which says the day and the zone.
  ///   - zones: the names of the zones in which all times are given; none for the rundown's own
  ///     alone.
  ///   - hasNotes: whether notes and calls are in it.
  ///   - language: the language of its words.
  /// - Throws: `UnknownZone` if this machine does not know one of the zones.
  package init(
    _ rundown: Rundown, of file: RundownFile, zones: [String], hasNotes: Bool, in language: Language
  ) throws(UnknownZone) {
    let places = try Places(rundown, zones)
    let forecast = rundown.forecast(at: places.start)
    name = rundown.name
    day = file.hasDate ? file.day : nil
    zone = file.zone
    self.zones = zones
    self.language = language
    rows = rundown.items.indices.map { index in
      Row(
        rundown.items[index], forecast, index, places, hasNotes: hasNotes, in: language.phrases)
    }
  }

  /// A line for each item, below the names of the zones.
  package var table: [String] {
    let widths = (zones.isEmpty ? [""] : zones).enumerated().map { column, zone in
      2 + max(zone.count, rows.map { $0.spans[column].count }.max() ?? 0)
    }
    func columns(_ texts: [String]) -> String {
      zip(texts, widths).map { $0.padded(to: $1) }.joined()
    }
    let remark = language.phrases.remark
    let lines = rows.flatMap { row in
      let zone = row.zone + (row.isOutsideDay ? " *" : "")
      let remarks = [zone, row.planned, row.hardEnd, row.warning].filter { !$0.isEmpty }
      let line = columns(row.spans) + row.length.padded(to: 8, atLeft: true) + "  " + row.title
      return [line + remarks.map(remark).joined()] + row.notes.map { "    " + $0 }
    }
    return (zones.isEmpty ? [] : [columns(zones)]) + lines
  }
}

/// The places whose clocks show the times of a plan.
private struct Places {
  /// The planned start of the first item.
  let start: Int
  private let clocks: [ZoneOffsets]
  private let isFloating: Bool
  private let firstDay: CalendarDay

  init(_ rundown: Rundown, _ zones: [String]) throws(RundownPlan.UnknownZone) {
    let start = rundown.items.first?.plannedStart ?? 0
    let end = rundown.items.map(\.plannedEnd).max() ?? start
    self.start = start
    isFloating = rundown.isFloating
    firstDay = rundown.localTime.day(at: start)
    let others = try zones.map { (zone) throws(RundownPlan.UnknownZone) -> ZoneOffsets in
      guard let clock = ZoneTable.localTime(of: zone, from: start, to: end) else {
        throw RundownPlan.UnknownZone(name: zone)
      }
      return clock
    }
    clocks = others.isEmpty ? [rundown.localTime] : others
  }

  /// The start and the end in each place: `9:00-9:20`, and `23:50-0:10 +1` if it ends on the next
  /// day.
  func spans(_ start: Int, _ end: Int) -> [String] {
    clocks.map { clock in
      let (first, last) = (mark(start, clock), mark(end, clock))
      return time(start, clock) + (first == last ? "" : first) + "-" + time(end, clock) + last
    }
  }

  /// The time of day in each place.
  func times(_ moment: Int) -> [String] {
    clocks.map { time(moment, $0) + mark(moment, $0) }
  }

  /// Without a start time in the file, times are counted from the start of the plan.
  private func time(_ moment: Int, _ clock: ZoneOffsets) -> String {
    isFloating ? TimeText.plain(moment) : TimeText.nearestTimeOfDay(clock.timeOfDay(at: moment))
  }

  private func mark(_ moment: Int, _ clock: ZoneOffsets) -> String {
    let days = isFloating ? 0 : clock.day(at: moment).number - firstDay.number
    return days == 0 ? "" : days > 0 ? " +\(days)" : " \(days)"
  }
}

extension RundownPlan.Row {
  fileprivate init(
    _ item: RundownItem, _ forecast: RundownForecast, _ index: Int, _ places: Places,
    hasNotes: Bool, in phrases: Phrases
  ) {
    let planned = forecast.planned[index]
    let expected = forecast.expected[index] ?? planned
    spans = places.spans(expected.start, expected.end)
    self.planned =
      planned.start == expected.start ? "" : phrases.planned(at: places.times(planned.start)[0])
    length = TimeText.plain(expected.end - expected.start)
    title = Words.wholeName(of: item, in: phrases)
    zone = item.zone ?? ""
    isOutsideDay = item.zone != nil && RundownWarnings.timeOutsideDay(of: item) != nil
    hardEnd =
      item.hardEnd.map { phrases.hardEnd(places.times($0).joined(separator: " / ")) } ?? ""
    isSkipped = item.isSkipped
    warning =
      isSkipped
      ? phrases.itemStates.skipped.lowercased()
      : forecast.missed.contains(index) ? phrases.endsTooLate : ""
    notes = hasNotes ? [item.note, item.call].filter { !$0.isEmpty } : []
    isBreak = item.isBreak
  }
}
