import Testing
import TimerEngine

@testable import Files

/// Events of a calendar that are versions of one another.
struct CalendarVersionsTests {
  private func event(_ title: String, _ lines: [String]) -> String {
    "BEGIN:VEVENT\nSUMMARY:\(title)\nUID:u\nDURATION:PT20M\n"
      + lines.map { $0 + "\n" }.joined() + "END:VEVENT\n"
  }

  private func session(_ events: [String]) -> ImportedProgramme {
    ImportedProgramme(
      Array("BEGIN:VCALENDAR\n\(events.joined())END:VCALENDAR\n".utf8), file: "f")
  }

  private static let vienna = "DTSTART;TZID=Europe/Vienna:20261204T090000"

  /// How 9:00 in Vienna is written: an occurrence that is replaced, by its moment.
  private static let nine = [
    "RECURRENCE-ID;TZID=Europe/Vienna:20261204T090000", "RECURRENCE-ID:20261204T080000Z",
    "RECURRENCE-ID;TZID=America/New_York:20261204T030000",
    "RECURRENCE-ID;TZID=W. Europe Standard Time:20261204T090000",
  ]

  @Test(arguments: nine, nine)
  func ofTwoReplacementsTheHighestSequenceCounts(first: String, second: String) {
    for (sequences, title) in [([0, 3], "B"), ([3, 0], "A"), ([1, 1], "B")] {
      let read = session([
        event("A", [Self.vienna, first, "SEQUENCE:\(sequences[0])"]),
        event("B", [Self.vienna, second, "SEQUENCE:\(sequences[1])"]),
      ])
      #expect(read.talks.map(\.title) == [title])
      #expect(read.notices.contains { $0.contains(" has a later version: ") })
    }
  }

  @Test(arguments: nine)
  func aReplacementTakesThePlaceOfTheFirstOccurrence(replaced: String) {
    let series = event("A", [Self.vienna, "RRULE:FREQ=DAILY;COUNT=3"])
    let moved = "DTSTART;TZID=Europe/Vienna:20261204T103000"
    for (status, titles) in [("CONFIRMED", ["B"]), ("CANCELLED", [])] {
      let other = event("B", [moved, replaced, "STATUS:\(status)"])
      for events in [[series, other], [other, series]] {
        let read = session(events)
        #expect(read.talks.map(\.title) == titles)
        #expect(read.notices.contains { $0.contains(" replaces this occurrence: 'A'") })
      }
    }
    let another = event("B", [moved, "RECURRENCE-ID:20261205T080000Z"])
    #expect(session([series, another]).talks.map(\.title) == ["A", "B"])
  }

  @Test(
    arguments: [
      ("EXDATE;TZID=Europe/Vienna:20261204T090000", []),
      ("EXDATE:20261205T080000Z,20261204T080000Z", []),
      ("EXDATE;VALUE=DATE:20261204", []), ("EXDATE:20261205T080000Z", ["A"]),
    ] as [(String, [String])])
  func anOccurrenceThatDoesNotTakePlaceIsLeftOut(line: String, titles: [String]) {
    let read = session([event("A", [Self.vienna, "RRULE:FREQ=DAILY;COUNT=3", line])])
    #expect(read.talks.map(\.title) == titles)
  }

  /// A later version at another time, and two events that only share their name.
  @Test(arguments: [
    (0, 2, ["B"]), (2, 0, ["A"]), (0, 0, ["A", "B"]),
  ])
  func aMovedEventIsReadOnce(first: Int, second: Int, titles: [String]) {
    let read = session([
      event("A", [Self.vienna, "SEQUENCE:\(first)"]),
      event("B", ["DTSTART;TZID=Europe/Vienna:20261204T100000", "SEQUENCE:\(second)"]),
    ])
    #expect(read.talks.map(\.title) == titles)
    #expect(
      read.notices.contains { $0.contains("another event has the same UID") }
        == (titles.count == 2))
  }

  @Test func theDescriptionIsTheNote() {
    let read = session([
      event("A", [Self.vienna, "DESCRIPTION:Speaker: Ada\\nAsk for slides\\nMic 2"])
    ])
    #expect(read.talks.map(\.note) == ["Ask for slides Mic 2"])
    #expect(read.talks.map(\.speaker) == ["Ada"])
  }

  /// What is after midnight belongs to the evening.
  @Test func anEveningIsOneDay() {
    let read = session([
      event("A", ["DTSTART;TZID=Europe/Vienna:20261204T233000"]).replacing("UID:u", with: "UID:a"),
      event("B", ["DTSTART;TZID=Europe/Vienna:20261205T001500"]).replacing("UID:u", with: "UID:b"),
      event("C", ["DTSTART;TZID=Europe/Vienna:20261205T090000"]).replacing("UID:u", with: "UID:c"),
    ])
    #expect(read.days.map(\.description) == ["2026-12-04", "2026-12-05"])
    #expect(read.talks.map { $0.day?.description } == ["2026-12-04", "2026-12-04", "2026-12-05"])
  }
}
