import Platform
import TimerEngine

/// The time zones of an iCalendar file, and what the times in one are in another.
struct CalendarZones {
  /// What is known of a zone.
  enum Meaning {
    /// The system knows the zone by this name.
    case named(String)
    /// It is only known by what the file says of its offsets.
    case defined(CalendarZone)
  }

  /// The most clock changes that all zones of a file may have.
  private static let maxChanges = 10_000

  private var definitions: [String: CalendarZone] = [:]
  private var zone = CalendarZone()
  private var changeCount = 0
  private var meanings: [String: Meaning?] = [:]
  private var localTimes: [Place: ZoneOffsets] = [:]

  private struct Place: Hashable {
    let zone: String
    let day: Int
  }

  /// Whether there are more clock changes than are read.
  var hasTooMany: Bool { changeCount > Self.maxChanges }

  // MARK: Reading the definitions

  /// Starts with VTIMEZONE, or with STANDARD and DAYLIGHT in it.
  mutating func begin(_ component: String) {
    changeCount += 1
    if component == "VTIMEZONE" { zone = CalendarZone() } else { zone.addChange() }
  }

  /// Reads a property of what was started last.
  mutating func read(_ line: CalendarText.Line) {
    if line.name == "RDATE" { changeCount += 1 + line.value.utf8.count / 16 }
    zone.read(line)
  }

  /// Ends a VTIMEZONE.
  mutating func end() { definitions[zone.id] = zone }

  // MARK: What zones are

  /// What a zone of the file is: one that the system knows, that the program which wrote the file
  /// calls by a usual name, that Windows knows, or that the file defines; `nil` if it is none of
  /// them.
  mutating func meaning(of id: String) -> Meaning? {
    if let known = meanings[id] { return known }
    let meaning = find(id)
    meanings[id] = meaning
    return meaning
  }

  private func find(_ id: String) -> Meaning? {
    let definition = definitions[id]
    let names = [
      id, definition?.location ?? "", WindowsZone.name(of: id) ?? "", Self.ending(of: id) ?? "",
    ]
    if let name = names.first(where: Self.isKnown) { return .named(name) }
    guard let definition, definition.offset(on: CalendarDay(number: 0), at: 0) != nil else {
      return nil
    }
    return .defined(definition)
  }

  private static func isKnown(_ name: String) -> Bool {
    !name.isEmpty && WallClock.zoneOffsets(in: name, at: []) != nil
  }

  /// The name behind the program's own prefix: `/freeassociation.sourceforge.net/Europe/Berlin`.
  private static func ending(of id: String) -> String? {
    guard id.hasPrefix("/") else { return nil }
    let parts = id.split(separator: "/").map(String.init)
    return [3, 2, 1].lazy.map { parts.suffix($0).joined(separator: "/") }.first(where: isKnown)
  }

  // MARK: Times

  /// The seconds since 1970, in UTC, of a time by the clocks of a zone.
  mutating func moment(of timeOfDay: Int, on day: CalendarDay, in meaning: Meaning) -> Int {
    switch meaning {
    case .named(let name):
      return occurrence(of: timeOfDay, on: day, in: name).first
    case .defined(let zone):
      return day.firstSecond + timeOfDay - (zone.offset(on: day, at: timeOfDay) ?? 0)
    }
  }

  /// When the clocks of a zone that the system knows show a time of day.
  mutating func occurrence(
    of timeOfDay: Int, on day: CalendarDay, in name: String
  ) -> ZoneOffsets.Occurrence {
    localTime(of: name, on: day).occurrence(of: timeOfDay, on: day)
  }

  /// What the clocks of a zone that the system knows show at a moment.
  mutating func local(_ moment: Int, in name: String) -> (day: CalendarDay, timeOfDay: Int) {
    let time = localTime(of: name, on: ZoneOffsets.utc.day(at: moment))
    return (time.day(at: moment), time.timeOfDay(at: moment))
  }

  private mutating func localTime(of name: String, on day: CalendarDay) -> ZoneOffsets {
    let place = Place(zone: name, day: day.number)
    if let known = localTimes[place] { return known }
    let noon = day.firstSecond + CalendarDay.seconds / 2
    let days = 2 * CalendarDay.seconds
    let time =
      ZoneTable.localTime(of: name, from: noon - days, to: noon + days) ?? .utc
    localTimes[place] = time
    return time
  }
}
