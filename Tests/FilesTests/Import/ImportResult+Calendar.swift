import Platform
import TimerEngine

@testable import Files

extension ImportResult {
  /// The summaries, speakers and starts of a calendar that are neither in the rundown nor named.
  mutating func lostCells(ofCalendar text: String) -> [String] {
    let lines = text.replacing("\r\n", with: "\n").replacing("\n ", with: "")
      .replacing("\n\t", with: "").split(separator: "\n").map(String.init)
    var lost: [String] = []
    for line in lines {
      let head = line.prefix { $0 != ":" && $0 != ";" }.uppercased()
      guard let value = Self.value(of: line) else { continue }
      switch head {
      case "SUMMARY":
        let title = Self.plain(value).imported
        if !title.isEmpty, !isSaid([title]), !remove(title, of: \.title) { lost.append(line) }
      case "DESCRIPTION":
        for speaker in Self.speakers(in: value)
        where !isSaid([speaker]) && !isSaid([Self.plain(value).imported])
          && !remove(speaker, of: \.speaker)
        { lost.append(line) }
      // The clocks of the zones were changed for the first time before.
      case "DTSTART" where value.hasPrefix("202") && value >= "2023":
        if !isSaid([value.imported]), !removes(start: value, line) { lost.append(line) }
      default: break
      }
    }
    return lost
  }

  private static func value(of line: String) -> String? {
    let isQuoted = line.count { $0 == "\"" }.isMultiple(of: 2)
    var isInside = false
    for index in line.indices {
      if line[index] == "\"" { isInside.toggle() }
      if line[index] == ":", !isInside || !isQuoted {
        return String(line[line.index(after: index)...])
      }
    }
    return nil
  }

  private static func plain(_ value: String) -> String {
    let parts = value.replacing("\\\\", with: "\u{1}").replacing("\\n", with: "\n")
    return parts.replacing("\\N", with: "\n").replacing("\\", with: "")
      .replacing("\u{1}", with: "\\")
  }

  private static func speakers(in description: String) -> [String] {
    plain(description).split(separator: "\n").compactMap { line in
      ["Speakers: ", "Speaker: "].first(where: line.hasPrefix).map {
        String(line.dropFirst($0.count)).imported
      }
    }.filter { !$0.isEmpty }
  }

  /// What the zones of the stored calendars are, but for one that only the file defines.
  private static let zones = [
    "Europe/Vienna": "Europe/Vienna", "W. Europe Standard Time": "Europe/Berlin",
    "/freeassociation.sourceforge.net/Europe/Berlin": "Europe/Berlin",
    "Mitteleuropa": "Europe/Vienna",
  ]

  private mutating func removes(start: String, _ line: String) -> Bool {
    let digits = start.filter(\.isNumber).compactMap(\.wholeNumberValue)
    guard digits.count == 14,
      let day = CalendarDay(
        [start.prefix(4), start.dropFirst(4).prefix(2), start.dropFirst(6).prefix(2)]
          .joined(separator: "-"))
    else { return false }
    let time =
      (digits[8] * 10 + digits[9]) * 3600 + (digits[10] * 10 + digits[11]) * 60
      + digits[12] * 10 + digits[13]
    let wall = day.number * 86_400 + time
    let id = line.uppercased().firstRange(of: ";TZID=").map { _ in
      line.split(separator: "=", maxSplits: 1)[1].prefix { $0 != ":" && $0 != ";" }
        .filter { $0 != "\"" }
    }
    let own =
      start.hasSuffix("Z") ? "UTC" : id == nil ? session.zone : id.flatMap { Self.zones[$0] }
    guard let own else {
      // The offsets may have been changed: some start has to be there.
      guard let index = items.firstIndex(where: { !$0.start.isEmpty }) else { return false }
      return remove(items[index].start, of: \.start)
    }
    let utc = wall - Self.offset(own, wall - Self.offset(own, wall))
    let local = utc + Self.offset(session.zone ?? own, utc)
    return remove(TimeText.timeOfDay(local % 86_400), of: \.start)
  }

  private static func offset(_ zone: String, _ moment: Int) -> Int {
    WallClock.zoneOffsets(in: zone, at: [moment])?.first ?? 0
  }
}
