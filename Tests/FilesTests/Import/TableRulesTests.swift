import Testing
import TimerEngine

@testable import Files

/// What a table means where its cells alone do not say it: days, rooms, speakers, ends and lights.
struct TableRulesTests {
  private func session(
    _ table: String, _ choices: ImportChoices = ImportChoices()
  ) -> ImportedProgramme {
    ImportedProgramme(Array(table.utf8), file: "f", choices: choices)
  }

  /// Each talk with its day, its start and its length.
  private func plan(_ session: ImportedProgramme) -> [String] {
    session.problems.map(\.description)
      + session.talks.map { talk in
        let start = talk.start.map(TimeText.timeOfDay) ?? "-"
        return "\(talk.title) \(talk.day.map(\.description) ?? "-") \(start) "
          + TimeText.plain(talk.length)
      }
  }

  /// The dates of two talks at nine, as Excel, Google Sheets and other programs write them in one
  /// column.
  @Test(arguments: [
    ("12/14/2026 9:00:00 AM", "12/15/2026 9:00:00 AM"), ("12/14/2026 9:00", "12/15/2026 9:00"),
    ("12/14/26 9:00", "12/15/26 9:00"), ("14/12/2026 9:00:00", "15/12/2026 9:00:00"),
    ("14.12.2026 09:00", "15.12.2026 09:00"), ("14.12.26 9:00 Uhr", "15.12.26 9:00 Uhr"),
    ("14-12-2026 9:00", "15-12-2026 9:00"), ("14-Dec-26 9:00", "15-Dec-26 9:00"),
    ("Dec 14, 2026 9:00 AM", "Dec 15, 2026 9:00 AM"), ("2026-12-14 09:00", "2026-12-15 09:00"),
    ("2026-12-14T09:00", "2026-12-15T09:00:00"), ("2026/12/14 9:00", "2026/12/15 9:00"),
    ("2026-12-14T09:00:00+01:00", "2026-12-15T09:00:00+01:00"),
    ("2026-12-14 09:00:00-05:00", "2026-12-15 09:00:00-05:00"),
    ("2026-12-14T09:00:00Z", "2026-12-15T09:00:00.000Z"), ("2026年12月14日 9:00", "2026年12月15日 9時"),
    ("14. Dezember 2026, 9 Uhr", "15. Dezember 2026, 9 Uhr"),
    ("Monday, December 14, 2026 at 9:00 AM", "Tuesday, December 15, 2026 at 9:00 AM"),
  ])
  func aDateInTheStartIsTheDay(first: String, second: String) {
    let table = "Start\tMinutes\tTitle\n\(first)\t20\tA\n\(second)\t30\tB\n"
    #expect(plan(session(table)) == ["A 2026-12-14 9:00 20:00", "B 2026-12-15 9:00 30:00"])
  }

  @Test(arguments: [
    // The date stands in the first row of a day alone.
    (
      "Start\tEnd\tTitle\n14.12.2026 9:00\t9:20\tA\n9:20\t9:40\tB\n15.12.2026 9:00\t9:20\tC\n",
      ["A 2026-12-14 9:00 20:00", "B 2026-12-14 9:20 20:00", "C 2026-12-15 9:00 20:00"]
    ),
    (
      "Start\tEnd\tTitle\n14.12.2026 23:30\t15.12.2026 0:15\tA\n15.12.2026 0:15\t15.12.2026 1:00\tB\n",
      ["A 2026-12-14 23:30 45:00", "B 2026-12-14 24:15 45:00"]
    ),
    (
      "Start\tEnd\tTitle\n23:30\t2026-12-15 0:15\tA\n",
      ["A 2026-12-14 23:30 45:00"]
    ),
    (
      "Day\tStart\tMinutes\tTitle\n14.12.2026\t15.12.2026 0:15\t20\tA\n",
      ["A 2026-12-14 24:15 20:00"]
    ),
    (
      "Start\tEnd\tTitle\n14.12.2026 9:00\t13.12.2026 9:20\tA\n",
      [
        "f:2: end '13.12.2026 9:20' does not fit the start, expected an end after the start, and within a day"
      ]
    ),
    (
      "Start\tMinutes\tTitle\n4/5/2026 9:00\t20\tA\n",
      [
        "f:2: start '4/5/2026 9:00' can be 2026-05-04 or 2026-04-05, expected --dates day-first or --dates month-first"
      ]
    ),
    ("Date/Time\tMinutes\tTitle\n14.12.2026 9:00\t20\tA\n", ["A 2026-12-14 9:00 20:00"]),
    ("Date\tMinutes\tTitle\n14.12.2026 9:00\t20\tA\n", ["A 2026-12-14 9:00 20:00"]),
    (
      "Start\tMinutes\tTitle\n14.12.2026\t\t\n9:00\t20\tA\n15.12.2026\t\t\n9:00\t20\tB\n",
      ["A 2026-12-14 9:00 20:00", "B 2026-12-15 9:00 20:00"]
    ),
  ])
  func datesBesideTimesAreDays(table: String, talks: [String]) {
    #expect(plan(session(table)) == talks)
  }

  @Test(arguments: [("Day", "2026-12-04", "2026-12-05"), ("Tag", "4.12.2026", "5.12.2026")])
  func anEmptyDayIsTheOneAbove(heading: String, first: String, second: String) {
    let read = session(
      "\(heading),Start,Minutes,Title\n\(first),9:00,20,A\n,9:20,20,B\n\(second),9:00,20,C\n,9:20,20,D\n"
    )
    #expect(
      plan(read) == [
        "A 2026-12-04 9:00 20:00", "B 2026-12-04 9:20 20:00", "C 2026-12-05 9:00 20:00",
        "D 2026-12-05 9:20 20:00",
      ])
    #expect(read.notices == ["f: rows without a day are on that of the row above: lines 3, 5"])
  }

  /// The rooms of the rows, and what is said.
  @Test(
    arguments: [
      // Blocks, as merged cells leave them.
      (
        "Blue,,Red,", "Blue,Blue,Red,Red",
        "rows without a room are in that of the row above: lines 3, 5"
      ),
      (
        "Blue,,,", "Blue,Blue,Blue,Blue",
        "rows without a room are in that of the row above: lines 3-5"
      ),
      // A name that comes again, one without an empty cell below it, and none in the first row.
      (
        "Blue,,Blue,", "Blue,,Blue,", "rows without a room are in the plan of each room: lines 3, 5"
      ),
      ("Blue,Red,", "Blue,Red,", "rows without a room are in the plan of each room: lines 4"),
      (",Blue,,Red", ",Blue,,Red", "rows without a room are in the plan of each room: lines 2, 4"),
      ("Blue,Red,Blue,Red", "Blue,Red,Blue,Red", nil), (",,", ",,", nil),
    ] as [(String, String, String?)])
  func anEmptyRoomIsTheOneAboveInBlocksAlone(rooms: String, read: String, said: String?) {
    let rows = rooms.split(separator: ",", omittingEmptySubsequences: false).enumerated()
      .map { "\($1),9:\(10 + $0),1,T\($0)\n" }
    let read = read.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    let session = session("Room,Start,Minutes,Title\n" + rows.joined())
    #expect(session.talks.map(\.room) == read)
    #expect(
      session.notices.filter { $0.contains("without a room") } == (said.map { ["f: \($0)"] } ?? []))
  }

  /// One row for each speaker.
  @Test(arguments: [
    ("9:00,40m,Panel,Ada\n9:00,40m,Panel,Grace\n9:00,40m,Panel,Alan\n", ["Ada, Grace, Alan"]),
    ("9:00,40m,Panel,Ada\n9:00,40m,panel,Grace\n", ["Ada, Grace"]),
    ("9:00,40m,Panel,Ada\n9:40,40m,Panel,Grace\n", ["Ada", "Grace"]),
    ("9:00,40m,Panel,Ada\n9:00,20m,Panel,Grace\n", ["Ada", "Grace"]),
    ("9:00,40m,Panel,Ada\n9:00,40m,Talk,Grace\n", ["Ada", "Grace"]),
    ("9:00,40m,Panel,Ada\n9:00,40m,Panel,Ada\n", ["Ada"]),
    (",40m,Panel,Ada\n,40m,Panel,Grace\n", ["Ada", "Grace"]),
    ("9:00,40m,,Ada\n9:00,40m,,Grace\n", ["Ada", "Grace"]),
  ])
  func rowsOfOneTalkAreOneItem(rows: String, speakers: [String]) {
    let read = session("Start,Length,Title,Speaker\n" + rows)
    #expect(read.talks.map(\.speaker) == speakers)
    let rowCount = rows.split(separator: "\n").count
    #expect(read.notices.isEmpty == (rowCount == speakers.count))
  }

  @Test(arguments: [
    ("\"Ann A\nBo B\"", "Ann A, Bo B"), ("\"Ann A,\nBo B\"", "Ann A, Bo B"),
    ("\"Ann A, Bo B\"", "Ann A, Bo B"), ("Ann A; Bo B", "Ann A, Bo B"), ("Ann A", "Ann A"),
    ("\"A, Ann\"", "A, Ann"),
  ])
  func severalSpeakersInACellAreSeparatedByCommas(cell: String, speakers: String) {
    #expect(session("Minutes,Title,Speaker\n20,T,\(cell)\n").talks.map(\.speaker) == [speakers])
  }

  @Test(arguments: [
    "First name,Last name", "Vorname,Nachname", "Vorname,Name", "Prénom,Nom", "Nombre,Apellidos",
    "Nome,Cognome", "Nome,Sobrenome", "Voornaam,Achternaam", "FirstName,LastName",
  ])
  func aNameInTwoColumnsIsTheSpeaker(headings: String) {
    let read = session("Minutes,Title,\(headings)\n20,T,Ada,Lovelace\n15,U,Grace,\n")
    #expect(read.talks.map(\.speaker) == ["Ada Lovelace", "Grace"])
    #expect(read.notices == [])
  }

  /// A row that is called `End` ends the talk before it only if it says nothing of a talk.
  @Test(arguments: ["end", "Ende", "Close", "Fin", "Fine", "Fim", "Einde", "終了"])
  func aTalkMayBeCalledAsAnEnd(title: String) {
    for (row, isTalk) in [
      ("10:00,,,\(title),", false), ("10:00,10:20,,\(title),", true), ("10:00,,20,\(title),", true),
      ("10:00-10:20,,,\(title),", true), ("10:00,10:20,,\(title),Ada", true),
    ] {
      let read = session("Start,End,Minutes,Title,Speaker\n9:00,,,A,\n\(row)\n")
      #expect(read.talks.map(\.title) == (isTalk ? ["A", title] : ["A"]), "\(row)")
      #expect(read.talks.first?.length == 3600)
    }
    // It has no length, but a speaker: it is a talk, and told.
    let read = session("Start,End,Minutes,Title,Speaker\n9:00,,,A,\n10:00,,,\(title),Ada\n")
    #expect(read.problems.count == 1)
  }

  /// Cells of spreadsheets that are numbers, and others that nobody can read: what to change is
  /// said.
  @Test(arguments: [
    ("Start", "0.375", "give these cells the format Time in the spreadsheet"),
    ("Start", "0,375", "give these cells the format Time in the spreadsheet"),
    ("Start", "46360.375", "give these cells the format Time in the spreadsheet"),
    ("Day", "46360", "give these cells the format Date in the spreadsheet"),
    ("Duration", "0.0138888", "give these cells the format Time in the spreadsheet"),
    ("Duration", "7.5", "half a minute is 0:00:30, half an hour 0.5 h"),
    ("Duration", "15-20m", "write one length, not a range"),
    ("Start", "Fri 9:00", "write the date in place of the weekday"),
    ("Day", "Freitag", "write the date in place of the weekday"),
    ("End", "#VALUE!", "repair the formula of this cell"),
  ])
  func aRefusalSaysWhatToChangeInTheSheet(heading: String, cell: String, advice: String) {
    let columns = ["Day": "2026-12-04", "Start": "9:00", "End": "", "Duration": "20", "Title": "T"]
      .merging([heading: "\"\(cell)\""]) { $1 }.sorted { $0.key < $1.key }
    let table =
      columns.map(\.key).joined(separator: ",") + "\n"
      + columns.map(\.value).joined(separator: ",") + "\n"
    let problems = session(table).problems.map(\.description)
    #expect(problems.count == 1 && problems[0].hasSuffix(advice), "\(problems)")
  }

  /// A talk that was rejected or has no time has no place in the plan.
  @Test func whatDoesNotTakePlaceIsLeftOut() {
    let read = session(
      "Title,State,Day,Start,Minutes\nB,confirmed,2026-12-04,9:20,20\nA,confirmed,2026-12-04,9:00,20\n"
        + "C,rejected,,,20\nD,accepted,,,20\n")
    #expect(plan(read) == ["B 2026-12-04 9:20 20:00", "A 2026-12-04 9:00 20:00"])
    #expect(
      read.notices.contains("f:4: left out, since 'State' is 'rejected': 'C', 'rejected', '20'"))
    #expect(read.notices.contains("f:5: left out, since it has no start: 'D', '20', 'accepted'"))
  }

  @Test(arguments: ["True", "wahr", "x", "VRAI"])
  func anEventOfAllDayIsARemark(cell: String) {
    let read = session(
      "Subject,Start Date,Start Time,End Date,End Time,All Day Event\nA,2026-12-04,9:00,2026-12-04,9:20,False\n"
        + "Fair,2026-12-04,,2026-12-05,,\(cell)\n")
    #expect(plan(read) == ["A 2026-12-04 9:00 20:00"])
    #expect(
      read.notices.contains { $0.hasPrefix("f:3: left out, since the event lasts all day: 'Fair'") }
    )
  }

  @Test func aColumnCanBeTheCall() {
    let read = session(
      "Start,Minutes,Title,Mikro\n9:00,20,A,Handmikro 2\n", ImportChoices(columns: [.call: "Mikro"])
    )
    #expect(read.source().items.map { $0.values["call"] } == ["Handmikro 2"])
  }

  /// The times of a rundown's talk, which its reader takes.
  @Test(
    arguments: [
      // Toastmasters: elapsed times.
      (
        "Green,Yellow,Red", "5:00,6:00,7:00", "7",
        "count: up, duration: \"7:00\", green: \"5:00\", yellow: \"6:00\""
      ),
      (
        "Green,Yellow,Red", "5,6,7", "",
        "count: up, duration: \"7:00\", green: \"5:00\", yellow: \"6:00\""
      ),
      (
        "Green,Yellow,Red", "0:05,0:06,0:07", "",
        "count: up, duration: \"7:00\", green: \"5:00\", yellow: \"6:00\""
      ),
      (
        "Green,Yellow,Red", "5:00,6:00,7:00", "8",
        "count: up, duration: \"8:00\", green: \"5:00\", red: \"7:00\", yellow: \"6:00\""
      ),
      (
        "Grün,Gelb,Rot", "5 min,6 min,7 min", "",
        "count: up, duration: \"7:00\", green: \"5:00\", yellow: \"6:00\""
      ),
      ("Yellow,Red", "15:00,18:00", "20", "duration: \"20:00\", red: \"2:00\", yellow: \"5:00\""),
      // Remaining times.
      ("Yellow,Red", "5:00,2:00", "20", "duration: \"20:00\", red: \"2:00\", yellow: \"5:00\""),
      ("Yellow,Red", "5:00,0:00", "20", "duration: \"20:00\", red: \"0:00\", yellow: \"5:00\""),
      (
        "Warning Time,Danger Time", "00:02:00,00:01:00", "20",
        "duration: \"20:00\", red: \"1:00\", yellow: \"2:00\""
      ),
      (
        "timeWarning,timeDanger", "2:00,1:00", "1",
        "duration: \"1:00\", red: \"1:00\", yellow: \"1:00\""
      ),
      ("Warning Time,Danger Time", "2:00,", "20", "duration: \"20:00\", yellow: \"2:00\""),
      // What cannot be.
      ("Yellow,Red", "5:00,", "20", nil), ("Green,Yellow,Red", "7:00,5:00,6:00", "20", nil),
      ("Green,Yellow,Red", "5:00,6:00,30:00", "20", nil), ("Yellow,Red", "soon,later", "20", nil),
    ] as [(String, String, String, String?)])
  func lightsAreThePhases(headings: String, cells: String, minutes: String, times: String?) {
    let read = session("Title,Minutes,\(headings)\nT,\(minutes),\(cells)\n")
    let source = read.source()
    #expect(source.items.map { $0.values["talk"] } == [times.map { "{\($0)}" } ?? "\(minutes):00"])
    #expect(read.notices.contains { $0.contains("not used, since") } == (times == nil))
    let file = RundownFile(
      Array(source.yaml.utf8), path: "f", presets: PresetList(), now: 1_796_371_200)
    #expect(file.problems == [])
  }

  /// Times with an offset are in its zone, and can be converted to that of the place.
  @Test(
    arguments: [
      (nil, "Etc/GMT-1", "9:00"), ("Europe/Vienna", "Europe/Vienna", "9:00"),
      ("America/New_York", "America/New_York", "3:00"), ("UTC", "UTC", "8:00"),
    ] as [(String?, String, String)])
  func anOffsetIsAZone(zone: String?, read: String, start: String) {
    var session = session("Start,Minutes,Title\n2026-12-04T09:00:00+01:00,20,A\n")
    #expect(session.notices.count == 1)
    session.settle(zone: zone)
    let source = session.source()
    #expect(source.zone == read)
    #expect(source.date == "2026-12-04")
    #expect(source.items.map { $0.values["start"] } == [start])
  }

  /// A break of another room gives the gap that it fills its words.
  @Test(
    arguments: [
      ("9:20,9:35,Coffee,Foyer", "Coffee", "the gap at 9:20 is 'Coffee' of 'Foyer'"),
      (
        "9:20,9:40,Coffee,Foyer", nil,
        "the gap at 9:20 has not the times of 'Coffee' of 'Foyer', so it has no title"
      ),
      ("9:20,9:35,Bugs,Foyer", nil, nil), ("12:00,12:15,Coffee,Foyer", nil, nil),
    ] as [(String, String?, String?)])
  func aBreakOfAnotherRoomNamesTheGap(row: String, title: String?, said: String?) {
    var session = session(
      "Start,End,Title,Room,Note\n9:00,9:20,A,Blue,\n\(row),with cake\n9:35,10:00,B,Blue,\n")
    session.keep(room: "blue", day: nil)
    let (source, notices) = session.plan()
    #expect(source.items.map { $0.values["title"] } == ["A", title, "B"])
    #expect(source.items[1].values["note"] == title.map { _ in "with cake" })
    #expect(source.items[1].id == "gap-after-A")
    #expect(notices == (said.map { [$0] } ?? []))
  }
}
