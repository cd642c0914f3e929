import Testing
import TimerEngine

@testable import Files

/// The zones that an iCalendar file defines itself.
struct CalendarZoneTests {
  /// What is said, and the starts of the talks, for an event in the zone `Hall` at a time.
  private static func starts(_ changes: String, _ times: [String], head: String = "") -> [String] {
    let events = times.map { time in
      "BEGIN:VEVENT\nSUMMARY:T\nDTSTART;TZID=Hall:\(time)\nDURATION:PT5M\nEND:VEVENT\n"
    }
    let session = ImportedProgramme(
      Array(
        ("BEGIN:VCALENDAR\n\(head)BEGIN:VTIMEZONE\nTZID:Hall\n\(changes)END:VTIMEZONE\n"
          + events.joined() + "END:VCALENDAR\n").utf8), file: "f")
    return session.problems.map(\.description)
      + session.talks.map { talk in
        let start = talk.start.map(TimeText.timeOfDay) ?? ""
        return "\(talk.day?.description ?? "") \(start) \(session.zone ?? "")"
      }
  }

  private static func change(_ lines: String, _ from: String, _ to: String) -> String {
    "BEGIN:STANDARD\n\(lines)\nTZOFFSETFROM:\(from)\nTZOFFSETTO:\(to)\nEND:STANDARD\n"
  }

  private static func yearly(_ winter: String, _ summer: String) -> String {
    change("DTSTART:16011025T030000\nRRULE:FREQ=YEARLY;\(winter)", "+0200", "+0100")
      + change("DTSTART:16010325T020000\nRRULE:FREQ=YEARLY;\(summer)", "+0100", "+0200")
  }

  @Test(arguments: [
    ("BYDAY=-1SU;BYMONTH=10", "BYDAY=-1SU;BYMONTH=3"),
    ("INTERVAL=1;BYMONTH=10;BYDAY=4SU;WKST=MO", "BYMONTH=3;BYDAY=5SU"),
    ("BYMONTH=10;BYMONTHDAY=25,26,27,28,29,30,31;BYDAY=SU", "BYMONTH=3;BYMONTHDAY=29"),
    ("BYMONTH=10;BYMONTHDAY=25", "BYMONTH=3;BYDAY=-1SU;UNTIL=20260329T010000Z"),
  ])
  func aYearlyRuleSaysTheOffset(winter: String, summer: String) {
    let rules = Self.yearly(winter, summer)
    let head = "X-WR-TIMEZONE:UTC\n"
    #expect(
      Self.starts(rules, ["20260329T010000", "20260329T030000"], head: head) == [
        "2026-03-29 0:00 UTC", "2026-03-29 1:00 UTC",
      ])
    #expect(
      Self.starts(rules, ["20261025T013000", "20261025T040000"], head: head) == [
        // It follows within six hours, so it belongs to the evening before.
        "2026-10-24 23:30 UTC", "2026-10-24 27:00 UTC",
      ])
  }

  @Test(arguments: [
    ("+0100", "20261204T090000", "2026-12-04 9:00 Etc/GMT-1"),
    ("-0500", "20261204T090000", "2026-12-04 9:00 Etc/GMT+5"),
    ("+0530", "20261204T090000", "2026-12-04 3:30 UTC"),
    ("+0000", "20261204T090000", "2026-12-04 9:00 UTC"),
  ])
  func aZoneWithoutANameHasAnOffset(offset: String, time: String, start: String) {
    #expect(Self.starts(Self.change("DTSTART:19700101T000000", offset, offset), [time]) == [start])
  }

  /// The last Sunday of December, and noon.
  @Test func aRuleMayHoldInDecemberAndAtAnyTimeOfDay() {
    let changes =
      Self.change(
        "DTSTART:16011225T030000\nRRULE:FREQ=YEARLY;BYMONTH=12;BYDAY=-1SU", "+0200", "+0100")
      + Self.change(
        "DTSTART:16010325T120000\nRRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU", "+0100", "+0200")
    #expect(
      Self.starts(
        changes, ["20260329T110000", "20260329T140000", "20261227T020000", "20261227T040000"])
        == [
          "2026-03-29 10:00 UTC", "2026-03-29 12:00 UTC", "2026-12-27 0:00 UTC",
          "2026-12-27 3:00 UTC",
        ])
  }

  @Test func singleTimesSayTheOffset() {
    let changes =
      Self.change("DTSTART:20260101T000000\nRDATE:20261025T030000", "+0200", "+0100")
      + Self.change("DTSTART:20260329T020000", "+0100", "+0200")
    #expect(
      Self.starts(changes, ["20260701T090000", "20261204T090000"]) == [
        "2026-07-01 7:00 UTC", "2026-12-04 8:00 UTC",
      ])
  }

  @Test(arguments: [
    "RRULE:FREQ=MONTHLY;BYDAY=1SU", "RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=SU", "RDATE:soon",
    "RDATE:20261025T240000", "RDATE:20261025T036000",
    "RRULE:FREQ=YEARLY;BYMONTH=13;BYDAY=1SU",
    "RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=\(Int.min)SU", "RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=SU,MO",
    "RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=1SU;UNTIL=20260329T0:0000Z",
  ])
  func whatCannotBeResolvedIsRefusedWithItsLine(line: String) {
    let changes = Self.change("DTSTART:19700101T000000\n\(line)", "+0200", "+0100")
    #expect(
      Self.starts(changes, ["20261204T090000"]) == [
        "f:13: 'T': the time zone 'Hall' is not known, expected a name such as Europe/Vienna, "
          + "or a VTIMEZONE that can be read"
      ])
  }

  /// The lengths of the talks of events, or what is said of them.
  private static func lengths(_ events: [String]) -> [String] {
    let session = ImportedProgramme(
      Array(("BEGIN:VCALENDAR\n" + events.joined()).utf8), file: "f")
    return session.problems.map(\.description) + session.talks.map { "\($0.length)" }
  }

  private static func event(_ start: String, _ end: String) -> String {
    "BEGIN:VEVENT\nSUMMARY:T\nDTSTART\(start)\nDTEND\(end)\nEND:VEVENT\n"
  }

  /// It may end in another zone than it starts in.
  @Test(arguments: [
    (";TZID=Europe/Vienna:20261204T090000", ";TZID=Europe/Vienna:20261204T093000", "1800"),
    (";TZID=Europe/Vienna:20261204T090000", ":20261204T083000Z", "1800"),
    (":20261204T080000Z", ";TZID=Europe/Vienna:20261204T091000", "600"),
  ])
  func anEventLastsFromItsStartToItsEnd(start: String, end: String, length: String) {
    #expect(Self.lengths([Self.event(start, end), "END:VCALENDAR\n"]) == [length])
  }

  @Test func anEventWithoutItsEndIsCutOff() {
    let event = "BEGIN:VEVENT\nSUMMARY:T\nDTSTART:20261204T080000Z\nDURATION:PT5M\n"
    let said = Self.lengths([event])
    #expect(said.first?.contains("the event is cut off, expected END:VEVENT") == true, "\(said)")
  }

  /// The name of a zone may have any letters.
  @Test func aZoneMayHaveAnEqualSignInItsName() {
    let zone =
      "BEGIN:VTIMEZONE\nTZID:Hall=1\n" + Self.change("DTSTART:19700101T000000", "+0200", "+0200")
      + "END:VTIMEZONE\n"
    let event = Self.event(";TZID=Hall=1:20261204T100000", ":20261204T081500Z")
    #expect(Self.lengths([zone, event, "END:VCALENDAR\n"]) == ["900"])
  }

  /// Calendars from Windows have zones that begin in 1601.
  @Test(arguments: [
    ("19700101", 0), ("19691231T235959", -1), ("19691231", -86_400),
    ("16010101T000000Z", -11_644_473_600), ("20261204T080000Z", 1_796_371_200),
  ])
  func aMomentBefore1970IsNegative(text: String, seconds: Int) {
    #expect(CalendarYearlyRule.moment(text) == seconds)
  }

  /// The zone itself and its STANDARD count too, so these are 10,001.
  @Test func aCalendarWithTooManyClockChangesIsRefused() {
    let lines = [Int](repeating: 1_000, count: 9) + [999]
    let dates = lines.map { count in
      "RDATE:" + Array(repeating: "20261025T030000", count: count).joined(separator: ",") + "\n"
    }
    #expect(
      Self.starts("BEGIN:STANDARD\n\(dates.joined())END:STANDARD\n", []) == [
        "f:14: the file is too long, expected at most 10000 events and clock changes, and 400000 lines"
      ])
  }

  /// An unknown name is no zone of Windows.
  @Test(arguments: [("W. Europe Standard Time", "Europe/Berlin"), ("UTC", "Etc/UTC")])
  func aZoneOfWindowsHasAName(windows: String, name: String) {
    #expect(WindowsZone.name(of: windows) == name)
    #expect(WindowsZone.name(of: "Europe/Vienna") == nil)
  }
}
