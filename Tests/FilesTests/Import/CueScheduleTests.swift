import Testing
import TimerEngine

@testable import Files

/// Schedules in JSON: what is read, and what is left out.
struct CueScheduleTests {
  private static let event =
    #"{"title":"T","date":"2026-12-04T09:00:00+01:00","duration":"00:30"}"#
  private static let session =
    #"{"title":"T","startsAt":"2026-12-04T09:00:00","endsAt":"2026-12-04T09:30:00"}"#

  /// A schedule of a day with a number of events in each room.
  private static func pretalx(_ counts: [Int]) -> String {
    let rooms = counts.enumerated().map { room, count in
      "\"\(room)\":[" + Array(repeating: event, count: count).joined(separator: ",") + "]"
    }
    return #"{"schedule":{"conference":{"days":[{"rooms":{"# + rooms.joined(separator: ",")
      + "}}]}}}"
  }

  private static func sessionize(_ count: Int, rooms: Int = 0) -> String {
    #"{"sessions":["# + Array(repeating: session, count: count).joined(separator: ",")
      + #"],"speakers":[],"rooms":["#
      + (0..<rooms).map { #"{"id":\#($0),"name":""}"# }.joined(separator: ",") + "]}"
  }

  private func read(_ json: String) -> ImportedProgramme {
    ImportedProgramme(Array(json.utf8), file: "f")
  }

  /// The number of events in each room, the number of talks that are read, and the problem.
  @Test(
    arguments: [
      (Array(repeating: 500, count: 20), 10_000, nil),
      (
        [1, 501], 0,
        "f:1, event 501: this is talk 501, expected at most 500 talks in one room on one day"
      ),
      (
        Array(repeating: 500, count: 20) + [1], 0,
        "f:20, event 1: this is talk 10001 of the schedule, expected at most 10000 talks"
      ),
    ] as [([Int], Int, String?)])
  func theFirstTalkBeyondALimitIsReported(events: [Int], talks: Int, problem: String?) {
    let session = read(Self.pretalx(events))
    #expect(session.talks.count == talks)
    #expect(session.problems.map(\.description) == (problem.map { [$0] } ?? []))
  }

  @Test(
    arguments: [
      (10_000, 0, 10_000, nil),
      (
        10_001, 0, 0,
        "f:session 10001: this is one too many, expected at most 10000 sessions"
      ),
      (0, 10_001, 0, "f:room 10001: this is one too many, expected at most 10000 rooms"),
    ] as [(Int, Int, Int, String?)])
  func theFirstSessionOrRoomBeyondALimitIsReported(
    sessions: Int, rooms: Int, talks: Int, problem: String?
  ) {
    let session = read(Self.sessionize(sessions, rooms: rooms))
    #expect(session.talks.count == talks)
    #expect(session.problems.map(\.description) == (problem.map { [$0] } ?? []))
  }

  /// What is nearly a program of Sessionize is told as one, and a session that is wrong alone is
  /// left out.
  @Test(arguments: [
    (
      #"{"sessions":[],"speakers":[]}"#,
      "f:1: this is not a program of Sessionize: 'rooms' is missing, expected a field of this name"
    ),
    (
      #"{"sessions":{},"speakers":[],"rooms":[]}"#,
      "f:1: this is not a program of Sessionize: 'sessions' has the wrong form, expected an array"
    ),
    (
      #"{"sessions":[{"id":"7","startsAt":"2026-12-04T09:00:00"}],"speakers":[],"rooms":[]}"#,
      "f:session 7: 'title' is missing, expected a field of this name"
    ),
    (
      #"[{"rooms":[{"name":"A","sessions":[{"title":3}]}]}]"#,
      "f:session : 'title' has the wrong form, expected a string"
    ),
    (
      #"{"sessions":[,"#,
      "f:1: this is not a program of Sessionize: the JSON is not valid at ',', expected a value"
    ),
  ])
  func whatIsNearlyOfSessionizeIsTold(json: String, problem: String) {
    #expect(read(json).problems.map(\.description) == [problem])
  }

  /// A schedule whose first day is 24 October 2026, with events of a start and a number of minutes.
  private static func night(_ events: [(start: String, minutes: Int)]) -> String {
    let entries = events.map { start, minutes in
      #"{"title":"\#(start)","date":"2026-10-\#(start)","duration":"00:\#(minutes)"}"#
    }
    return #"{"schedule":{"conference":{"time_zone_name":"Europe/Vienna","days":["#
      + #"{"rooms":{"Main":["# + entries.joined(separator: ",")
      + #"]},"date":"2026-10-24"},{"date":"2026-10-25","rooms":{"Main":[{"title":"Morning","#
      + #""date":"2026-10-25T09:00:00+01:00","duration":"00:30"}]}}]}}}"#
  }

  /// It belongs to the day under which it stands.
  @Test func aTalkAfterMidnightIsOfTheDayBefore() {
    var session = read(
      Self.night([("24T23:30:00+02:00", 45), ("25T00:15:00+02:00", 30), ("23T09:00:00+02:00", 30)]))
    #expect(session.days.map(\.description) == ["2026-10-23", "2026-10-24", "2026-10-25"])
    session.keep(room: nil, day: session.days[1])
    #expect(session.talks.map(\.title) == ["24T23:30:00+02:00", "25T00:15:00+02:00"])
    #expect(session.source().date == "2026-10-24")
    #expect(session.source().items.map { $0.values["start"] } == ["23:30", "2026-10-25 0:15"])
  }

  /// At 3:00 the clocks are set back to 2:00.
  ///
  /// A rundown takes the first 2:30 that is not before the item before.
  @Test(
    arguments: [
      // A break from the first 3:00 to the second 2:30.
      ([("25T02:30:00+02:00", 30), ("25T02:30:00+01:00", 30)], ["2:30", "-", "2:30"]),
      ([("25T02:30:00+01:00", 30), ("25T02:45:00+02:00", 15)], ["2:45", "-", "2:30"]),
      ([("25T02:28:00+02:00", 60), ("25T02:30:00+01:00", 30)], ["2:28", "-", "2:30"]),
      // What has no start begins at the end of the talk or the break before.
      ([("25T02:30:00+02:00", 60), ("25T02:30:00+01:00", 30)], ["2:30", "-"]),
      ([("25T01:00:00+02:00", 30), ("25T02:30:00+01:00", 30)], ["1:00", "-", "-"]),
    ] as [([(start: String, minutes: Int)], [String])])
  func theSecondOfTwoEqualTimesIsKept(events: [(start: String, minutes: Int)], starts: [String]) {
    var session = read(Self.night(events))
    #expect(
      session.notices.count {
        $0.hasSuffix(
          "the clocks show 2:30 twice on 2026-10-25, and the second time is meant: check it with "
            + "'rundown show'")
      } == 1)
    session.keep(room: nil, day: session.days.first)
    let source = session.source()
    #expect(source.items.map { $0.values["start"] ?? "-" } == starts)
    let file = RundownFile(
      Array(source.yaml.utf8), path: "f", presets: PresetList(), now: 1_796_371_200)
    #expect(file.problems.isEmpty)
  }

  private static func entry(
    _ title: String, at hour: Int, room: Int, isPlenum: Bool
  ) -> String {
    #"{"title":"\#(title)","startsAt":"2026-12-04T\#(hour):00:00","#
      + #""endsAt":"2026-12-04T\#(hour):30:00","roomId":\#(room),"isPlenumSession":\#(isPlenum)}"#
  }

  /// A plenum session has the room in which its speaker is.
  @Test(arguments: [
    ("Main", ["Keynote", "Engines"]), ("Side", ["Keynote", "Compilers"]),
  ])
  func aPlenumSessionIsInThePlanOfEachRoom(room: String, titles: [String]) {
    let sessions = [
      Self.entry("Keynote", at: 10, room: 1, isPlenum: true),
      Self.entry("Engines", at: 11, room: 1, isPlenum: false),
      Self.entry("Compilers", at: 11, room: 2, isPlenum: false),
    ]
    var program = read(
      #"{"sessions":["# + sessions.joined(separator: ",")
        + #"],"speakers":[],"rooms":[{"id":1,"name":"Main"},{"id":2,"name":"Side"}]}"#)
    #expect(program.rooms == ["Main", "Side"])
    program.keep(room: room, day: nil)
    #expect(program.talks.map(\.title) == titles)
  }

  /// Some programs of Windows write one before the text.
  @Test(arguments: [pretalx([1]), sessionize(1)])
  func aScheduleMayBeginWithAByteOrderMark(json: String) {
    let session = read("\u{feff}\(json)")
    #expect(session.talks.map(\.title) == ["T"])
    #expect(session.problems.isEmpty)
  }

  /// What stands beside the events may be anything that is JSON.
  @Test(arguments: [
    #"{"a":[1,-2.5e3,true,null,{"b":{}}],"c":[]}"#, #""\ud83d\ude00 \" }]""#, "false", "[[[]]]",
  ])
  func whatIsNotNeededIsPassedOver(value: String) {
    for place in [#""conference":{"#, #""days":[{"#, #"[{"title""#] {
      let json = Self.pretalx([2]).replacing(
        place,
        with: place.hasSuffix("title\"") ? "[{\"x\":\(value),\"title\"" : place + "\"x\":\(value),")
      #expect(read(json).talks.count == 2)
      #expect(read(json).problems.isEmpty)
    }
  }

  /// No screen has room for it, and no other part of the import has to hold it.
  @Test func ofALongTextTheBeginningIsRead() throws {
    let text = String(repeating: "a ", count: 100_000)
    let json = Self.pretalx([1]).replacing(#""T""#, with: "\"\(text)\"")
    let title = try #require(read(json).talks.first?.title)
    #expect(title == String(text.prefix(200)))
  }
}
