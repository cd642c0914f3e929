import Testing
import TimerEngine
import TimerTestSupport

@testable import Files

/// Tables and schedules of other programs.
struct ImportTests {
  private func rows(_ csv: String) -> [String] {
    let session = ImportedProgramme(csv: Array(csv.utf8)[...], file: "f")
    return session.problems.map(\.description)
      + session.source().items.map { item in
        let kind = item.values["break"] == nil ? "talk" : "break"
        return [
          item.values["start"], kind, item.values[kind], item.values["speaker"],
          item.values["title"],
        ].compactMap { $0 }.joined(separator: " ")
      }
  }

  @Test(arguments: [",", ";", "\t"])
  func columnsAreSeparatedAsSpreadsheetsDo(separator: String) {
    let table = """
      Start|Duration|Title|Speaker
      9:00|20m|"Engines| a history"|Ada
      9:20|0:15:00|Coffee|
      """.replacing("|", with: separator)
    #expect(
      rows(table) == [
        "9:00 talk 20:00 Ada Engines\(separator == "\t" ? "" : separator) a history",
        "9:20 break 15:00 Coffee",
      ])
  }

  @Test(arguments: [
    (
      "Start,End,Title\n9:00,9:20,A\n9:30,10:00,B\n",
      ["9:00 talk 20:00 A", "break 10:00", "9:30 talk 30:00 B"]
    ),
    // More than five hours are a night.
    ("Start,End,Title\n9:00,9:20,A\n14:21,15:00,B\n", ["9:00 talk 20:00 A", "14:21 talk 39:00 B"]),
    ("Title,Minutes\nA,20\nB,15\n", ["talk 20:00 A", "talk 15:00 B"]),
    ("Title,Duration\nA,0:20\nB,1:30\n", ["talk 20:00 A", "talk 90:00 B"]),
    ("Title,Duration\nA,3:00\nB,20:00\n", ["talk 3:00 A", "talk 20:00 B"]),
    // As hours they last until the next start.
    (
      "Start,Duration,Title\n9:00,1:00,A\n10:00,1:30,B\n11:30,2:00,C\n",
      ["9:00 talk 60:00 A", "10:00 talk 90:00 B", "11:30 talk 2:00:00 C"]
    ),
    (
      "Start,Duration,Title\n9:00,1:00,A\n10:00,1:30,B\n11:35,2:00,C\n",
      [
        "9:00 talk 1:00 A", "break 59:00", "10:00 talk 1:30 B", "break 93:30", "11:35 talk 2:00 C",
      ]
    ),
    (
      "Start,Duration,Title\n9:00,30:00,A\n9:30,20:00,B\n9:50,20:00,C\n",
      ["9:00 talk 30:00 A", "9:30 talk 20:00 B", "9:50 talk 20:00 C"]
    ),
    ("title,time start,time end,count to end\nA,23:50:00,00:10:00,x\n", ["23:50 talk 20:00 A"]),
    (
      "Title,Duration,Timer Type,Skip\nA,5m,count-down,\nB,5m,group,\nC,5m,,true\n", ["talk 5:00 A"]
    ),
    ("Titel;Dauer;Beginn\r\nA;20 min;9:00\r\n", ["9:00 talk 20:00 A"]),
    ("Title,Start,Duration\nB,10:00,5m\nA,9:58,2m\n", ["9:58 talk 2:00 A", "10:00 talk 5:00 B"]),
    ("Title,Duration\nA,5m\n\n,,\nB,5m\n", ["talk 5:00 A", "talk 5:00 B"]),
  ])
  func aTableIsRead(table: String, expected: [String]) {
    #expect(rows(table) == expected)
  }

  /// Tables as people and programs write them: what is above the header, what columns are called,
  /// and talks whose length is the time until the next one.
  @Test(arguments: [
    (
      "Ontime · Rundown export\nProject title: Friday\nTime Start,Time End,Duration,ID,Colour,Cue,Title,"
        + "Note,Is Public? (x),Skip?,Speaker\n09:00:00,09:20:00,00:20:00,f3a,,1,Engines,,x,,Ada\n"
        + "...,...,...,g1,,2,Group,,,,\n09:20:00,09:30:00,00:10:00,f3b,,3,Left out,,x,x,\n",
      [
        "f:5: the talk has no length, expected a Duration, Start and End, or a Start in a later row",
        "9:00 talk 20:00 Ada Engines",
      ]
    ),
    (
      "Start time;Presentation;Author(s)\n9:00;Engines;Ada\n9:20;Break;\n9:30;Tea for two;Grace\n10:00;End;\n",
      [
        "9:00 talk 20:00 Ada Engines", "9:20 break 10:00 Break",
        "9:30 talk 30:00 Grace Tea for two",
      ]
    ),
    (
      "Friday,,,\n,,,\nWhen,Who,What,Length (min)\n09:00 – 09:20,Ada,Engines,20\n9:20am-9:50am,Grace,Compilers,\n",
      ["9:00 talk 20:00 Ada Engines", "9:20 talk 30:00 Grace Compilers"]
    ),
    (
      "Date,Time,Length,Talk\n12/31/2026,9:00:00 AM,0:20:00,A\n12/31/2026,9:20:00 AM,0:10:00,B\n",
      ["9:00 talk 20:00 A", "9:20 talk 10:00 B"]
    ),
    (
      "Datum;Beginn;Dauer;Titel\n4.12.2026;09:00:00;00:20:00;A\n5.12.2026;09:00:00;00:10:00;Kaffeepause\n",
      ["9:00 talk 20:00 A", "2026-12-05 9:00 break 10:00 Kaffeepause"]
    ),
  ])
  func aTableOfPeopleIsRead(table: String, expected: [String]) {
    #expect(rows(table) == expected)
  }

  /// A talk is known by its title where nothing else names it, and one that takes place twice has
  /// an id of its own each time.
  @Test func eachTalkHasAnIdOfItsOwn() {
    let table = "ID,Title,Speaker,Minutes\n7,A,,20\n7,A,,20\n,A,,5\n,,Ada,5\n,,,5\n,A,,5\n"
    let source = ImportedProgramme(csv: Array(table.utf8)[...], file: "f").source()
    #expect(source.items.map(\.id) == ["7", "7 2", "A", "Ada", "talk", "A 2"])
    var again = source
    #expect(again.merge(source) { _ in false } == .init())
  }

  @Test(arguments: [
    ("", "f:1: there is no table, expected columns such as Start, Duration, Title and Speaker"),
    (
      "Title,Speaker\nA,B\n",
      "f:1: there is no column for starts or durations among 'Title', 'Speaker', expected a heading "
        + "such as Duration, or --column length=HEADING"
    ),
    // The row is cut off.
    (
      "Title,Duration,Note\n\"A",
      "f:2: a quotation mark is not closed; nothing after it is read, expected a closing quotation mark at the end of the cell"
    ),
    (
      "Title,Duration\nA,long\n",
      "f:2: duration 'long' is not valid, expected a length of 1 second to 23:59:59, such as 20m or 0:20:00"
    ),
    (
      "Title,Duration,Start\nA,5m,9:00\nB,5m,later\n",
      "f:3: start 'later' is not valid, expected a time of day such as 14:15"
    ),
    (
      "Title,Duration\n\"A\nB\",5m\nC,?\n",
      "f:4: duration '?' is not valid, expected a length of 1 second to 23:59:59, such as 20m or 0:20:00"
    ),
    (
      "Title,Duration\nA,\n",
      "f:2: the talk has no length, expected a Duration, Start and End, or a Start in a later row"
    ),
    (
      "Title,Duration,Day\nA,5m,Friday\n",
      "f:2: day 'Friday' is not valid, expected a day such as 2026-12-04: write the date in place of the weekday"
    ),
    (
      "Title,Duration\nA,0m\n",
      "f:2: duration '0m' is not valid, expected a length of 1 second to 23:59:59, such as 20m or 0:20:00"
    ),
    (
      "Title,Duration\nA,90h\n",
      "f:2: duration '90h' is not valid, expected a length of 1 second to 23:59:59, such as 20m or 0:20:00"
    ),
  ])
  func whatCannotBeReadIsToldWithLineAndField(table: String, problem: String) {
    #expect(
      ImportedProgramme(csv: Array(table.utf8)[...], file: "f").problems.map(\.description) == [
        problem
      ])
  }

  @Test(arguments: [
    ("", "this is not a schedule: the file is cut off, expected a value"),
    ("{}", "this is not a schedule: 'schedule' is missing"),
    (#"{"schedule":{}}"#, "this is not a schedule: 'schedule.conference' is missing"),
    (
      #"{"schedule":{"conference":{"days":3}}}"#,
      "this is not a schedule: 'schedule.conference.days' has the wrong form"
    ),
  ])
  func whatIsNoScheduleIsTold(json: String, words: String) {
    let problems = ImportedProgramme(pretalx: Array(json.utf8), file: "f").problems
    #expect(problems.map(\.description).allSatisfy { $0.contains(words) } && problems.count == 1)
  }

  private func schedule(_ event: String) -> ImportedProgramme {
    let json = #"{"schedule":{"conference":{"days":[{"rooms":{"A":[{"# + event + "}]}}]}}}"
    return ImportedProgramme(pretalx: Array(json.utf8), file: "f")
  }

  @Test(
    arguments: [
      (#""title":"T","date":"2026-12-04T09:00:00+01:00","duration":"00:30""#, 1800, "Etc/GMT-1"),
      (#""title":"T","date":"2026-12-04T09:00:00Z","end":"2026-12-04T10:30:00Z""#, 5400, "UTC"),
      (
        #""title":"T","date":"2026-12-04T09:00:00-05:00","duration":"0:01:15","end":null"#, 4500,
        "Etc/GMT+5"
      ),
      // From 3:30 to 4:00 in UTC. Only an offset of whole hours has a zone.
      (#""title":"T","date":"2026-12-04T09:00:00+05:30","end":"2026-12-04T04:00:00Z""#, 1800, nil),
    ] as [(String, Int, String?)])
  func anEventIsRead(event: String, length: Int, zone: String?) {
    let session = schedule(event)
    #expect(session.problems == [])
    #expect(session.talks.map(\.length) == [length])
    #expect(session.zone == zone)
  }

  @Test(arguments: [
    (
      #""title":"T","duration":"00:30""#,
      "f:A, event 1: 'T': date is missing, expected a date such as 2026-12-04T09:00:00+01:00"
    ),
    (
      #""title":"T","date":"4.12.2026","duration":"00:30""#,
      "f:A, event 1: 'T': date '4.12.2026' is not valid, expected a date such as 2026-12-04T09:00:00+01:00"
    ),
    (
      #""title":"T","date":"2026-12-04T09:00:00+01:00","duration":"half""#,
      "f:A, event 1: 'T': duration 'half' is not valid, expected hours and minutes, such as 0:30"
    ),
    (
      #""title":"T","date":"2026-12-04T09:00:00+01:00","duration":"1:0:0:30""#,
      "f:A, event 1: 'T': duration '1:0:0:30' is not valid, expected hours and minutes, such as 0:30"
    ),
    (
      #""date":"2026-12-04T09:00:00+01:00""#,
      "f:A, event 1: '': duration is missing, expected hours and minutes, such as 0:30"
    ),
  ])
  func anEventThatCannotBeReadIsTold(event: String, problem: String) {
    let session = schedule(event)
    #expect(session.problems.map(\.description) == [problem])
    #expect(session.talks == [])
  }

  /// The starts in a rundown for a day that the table does not name, whose file is read again.
  private func starts(_ csv: String, on day: String) -> [String] {
    var session = ImportedProgramme(csv: Array(csv.utf8)[...], file: "f")
    session.keep(room: nil, day: CalendarDay(day))
    let source = session.source()
    let file = RundownFile(
      Array(source.yaml.utf8), path: "f", presets: PresetList(), now: 1_796_371_200)
    let problems = session.problems.map(\.description) + file.problems.map { "\($0)" }
    let starts = source.items.map { $0.values["start"] ?? "-" }
    return problems + ["on \(source.date)"] + starts
  }

  /// A rundown has to say the date of a start that is more than twelve hours after the one before
  /// it.
  @Test(arguments: [
    ("7:30,45m,Yoga\n21:00,1h,Party\n", ["7:30", "2026-12-04 21:00"]),
    ("9:00,45m,A\n21:00,1h,B\n", ["9:00", "21:00"]),
    ("9:00,45m,A\n21:01,1h,B\n", ["9:00", "2026-12-04 21:01"]),
    // The break between them starts at 13:00.
    ("5:00,8h,A\n17:10,1h,B\n", ["5:00", "-", "17:10"]),
  ])
  func aStartThatIsFarFromTheOneBeforeItHasItsDate(rows: String, starts: [String]) {
    let found = self.starts("Start,Duration,Title\n\(rows)", on: "2026-12-04")
    #expect(found == ["on 2026-12-04"] + starts)
  }

  @Test(arguments: [
    (
      "Start,Duration,Title\n12:30,1h,A\n23:30,45m,B\n0:15,30m,C\n1:00,30m,D\n",
      ["12:30", "23:30", "2026-12-05 0:15", "-", "1:00"]
    ),
    (
      "Day,Start,Duration,Title\n2026-12-04,20:00,1h,A\n2026-12-04,23:30,45m,B\n2026-12-04,0:15,30m,C\n",
      ["20:00", "-", "23:30", "2026-12-05 0:15"]
    ),
    ("Start,Title\n22:00,A\n23:30,B\n0:15,C\n1:00,End\n", ["22:00", "23:30", "2026-12-05 0:15"]),
    (
      "Start,End,Title\n23:30,0:15,A\n0:15,1:00,B\n", ["23:30", "2026-12-05 0:15"]
    ),
    ("Start,Duration,Title\n14:00,1h,A\n9:00,2h,B\n11:00,3h,C\n", ["9:00", "11:00", "14:00"]),
  ])
  func whatIsAfterMidnightIsOnTheNextDay(table: String, starts: [String]) {
    #expect(self.starts(table, on: "2026-12-04") == ["on 2026-12-04"] + starts)
  }

  /// The hours go on after midnight.
  @Test(arguments: [
    // Each room for itself.
    ("Main 9:00,Main 22:00,Side 9:00,Side 17:00", "9:00 22:00 9:00 17:00"),
    ("Main 12:00,- 22:30,Side 9:00,Side 11:00", "12:00 22:30 9:00 11:00"),
    ("Main 23:30,Side 23:45,Main 0:15,Side 0:30,- 1:00", "23:30 23:45 24:15 24:30 25:00"),
    ("Main 23:30,Main 0:15,Side 9:00,- 22:00,- 0:30", "23:30 24:15 9:00 22:00 24:30"),
    // Only at least twelve hours are told from a row in the wrong place.
    ("- 20:00,- 8:00", "20:00 32:00"), ("- 20:00,- 8:01", "20:00 8:01"),
    // Not within a day, and not in order.
    ("- 9:00,- 22:00,- 9:00", "9:00 22:00 9:00"),
    ("- 22:00,- 9:00,- 21:00,- 8:00", "22:00 9:00 21:00 8:00"),
  ])
  func rowsOfARoomInOrderTellWhatIsAfterMidnight(rows: String, starts: String) {
    let lines = rows.split(separator: ",").enumerated().map { number, row in
      let cells = row.split(separator: " ")
      return "\(cells[0] == "-" ? "" : cells[0]),\(cells[1]),5m,T\(number)\n"
    }
    let table = "Room,Start,Duration,Title\n" + lines.joined()
    let session = ImportedProgramme(csv: Array(table.utf8)[...], file: "f")
    let found = session.talks.map { TimeText.timeOfDay($0.start ?? 0) }
    #expect(found.joined(separator: " ") == starts)
  }

  /// The first talk has no room.
  @Test(arguments: [
    (",,", "Hall", false), (",Main,Side", "main", true), (",Main,Side", "Hall", false),
  ])
  func aRoomHasToBeInTheFile(rooms: String, room: String, isThere: Bool) {
    let rows = rooms.split(separator: ",", omittingEmptySubsequences: false).map { "A,5m,\($0)\n" }
    let table = "Title,Duration,Room\n" + rows.joined()
    #expect(ImportedProgramme(csv: Array(table.utf8)[...], file: "f").hasRoom(room) == isThere)
  }

  @Test func theSameImportChangesNothing() throws {
    let session = ImportedProgramme(pretalx: Array(ConferenceDay.json.utf8), file: "f")
    var one = session
    one.keep(room: "Studio", day: nil)
    var source = RundownSource(Array(one.source().yaml.utf8), path: "f")
    #expect(source == one.source())
    let changes = source.merge(one.source()) { _ in false }
    #expect(changes == .init())
    #expect(source.items == one.source().items)
    // The file now says what was imported.
    let again = RundownSource(Array(source.yaml.utf8), path: "f")
    #expect(again == source)
  }
}
