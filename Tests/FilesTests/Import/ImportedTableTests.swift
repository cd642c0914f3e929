import Testing
import TimerEngine

@testable import Files

/// Tables as people write them in their own language, with the remarks about them.
struct ImportedTableTests {
  private func session(
    _ table: String, _ choices: ImportChoices = ImportChoices()
  ) -> ImportedProgramme {
    ImportedProgramme(Array(table.utf8), file: "f", choices: choices)
  }

  /// The headings of titles, speakers, starts and lengths.
  @Test(arguments: [
    "Presentation title;Presenter(s);Start time;Duration (min)",
    "Vortragstitel;Vortragende(r);Uhrzeit;Länge (min)", "THEMA;Referent*in;Beginn;Dauer in Minuten",
    "Programmpunkt;Redner:innen;Startzeit;Redezeit",
    "Intitulé;Référent·e;Heure de début;Durée (min)",
    "Sujet;Intervenant(e)s;Horaire;Durée", "Título;Ponente/s;Hora de inicio;Duración (min)",
    "Titolo;Relatore/trice;Ora inizio;Durata", "Título;Orador(a);Início;Duração [min]",
    "Onderwerp;Spreker(s);Aanvang;Duur (minuten)", "タイトル;登壇者;開始時刻;所要時間（分）",
  ])
  func aHeadingIsKnown(header: String) {
    let read = session("\(header)\nEngines;Ada;9:00;20\n")
    #expect(read.problems == [])
    #expect(read.notices == [])
    #expect(
      read.talks == [
        .init(title: "Engines", speaker: "Ada", start: 9 * 3600, length: 1200)
      ])
  }

  @Test func whatIsNotUsedIsSaid() {
    let read = session(
      """
      Friday,,,,,
      Start,Title,Colour,Mic,,Skip?
      9:00,Engines,red,2,left,
      9:20,Coffee,,,,
      9:30,Compilers,,,,x
      10:00,End,,,,
      """)
    #expect(
      read.notices == [
        "f: text above the header is left out: 'Friday'", "f:2: columns not used: 'Colour', 'Mic'",
        "f:2: columns used only to decide how to read a row: 'Skip?'",
        "f:5: left out, since 'Skip?' is 'x': '9:30', 'Compilers', 'x'",
        "f:6: left out, since it only ends the talk before it: '10:00', 'End'",
        "f:2: columns not used, since they have no heading: 5", "f: read as breaks: 'Coffee'",
      ])
    #expect(read.talks.map(\.length) == [1200, 600])
  }

  @Test(arguments: [
    (
      "Start,End,Duration,Title\n9:00,9:20,25,A\n",
      ["f:2: the duration '25' is not used, since start and end are 20:00 apart"]
    ),
    (
      "Start,End,Title\n9:00-9:30,9:20,A\n",
      ["f:2: the end in '9:00-9:30' is not used, since the end is '9:20'"]
    ),
    (
      "Duration,Day,Title\n20,2026-12-04,A\n",
      ["f:2: the day '2026-12-04' is not used, since there is no start"]
    ),
    ("Duration,Title,Room\n20,A,Main\n", ["f: rooms in the file: 'Main'"]),
    (
      "Start,Duration,Title\n9:00,1:00,A\n10:00,1:30,B\n11:30,2:00,C\n",
      [
        "f:1: 'Duration' is read as hours and minutes, because each talk then lasts until the next one starts"
      ]
    ),
    (
      "Start,Duration,Title\n23:30,20,A\n0:15,20,B\n1:00,20,C\n",
      ["f: read as after midnight, on the next day: '0:15', '1:00'"]
    ),
    (
      "Duration,Title,Note\n20,A,\(String(repeating: "x", count: 201))\n",
      ["f:2: only the first 200 letters of the note are used"]
    ),
  ])
  func whatOfARowIsNotInTheRundownIsSaid(table: String, notices: [String]) {
    #expect(session(table).notices == notices)
  }

  @Test func aColumnCanBeNamed() {
    let table = "Start;Programm;Wer da?\n9:00;Engines;Ada\n9:20;Ende;\n"
    #expect(
      session(table).problems.map(\.description) == [
        "f:1: there is no column for titles among 'Start', 'Programm', 'Wer da?', expected a "
          + "heading such as Title, or --column title=HEADING"
      ])
    let named = session(table, ImportChoices(columns: [.title: "programm", .speaker: "Wer da?"]))
    #expect(named.talks.map(\.title) == ["Engines"])
    #expect(named.talks.map(\.speaker) == ["Ada"])
    #expect(
      session(table, ImportChoices(columns: [.title: "Titel"])).problems.map(\.description) == [
        "f:1: there is no column 'Titel', expected one of 'Start', 'Programm', 'Wer da?'"
      ])
  }

  @Test func theFirstOfTwoColumnsWithTheNamedHeadingIsUsed() {
    let choices = ImportChoices(columns: [.title: "Name"])
    let read = session("Name,Name,Minutes\nEngines,Ada,20\n", choices)
    #expect(read.talks.map(\.title) == ["Engines"])
  }

  @Test(arguments: [
    ("9:00\nB,9:20\n", "start"), ("20\nB,15\n", "duration"), ("0:20\nB,0:45\n", "duration"),
    ("20:00\nB,15:00\n", "duration"), ("9 Uhr\nB,10 Uhr\n", "start"),
    ("9 Uhr\nB,20 min\n", "start"),
  ])
  func aHeadingOfTimesIsSettledByItsCells(cells: String, column: String) {
    let read = session("Titel,Zeit\nA,\(cells)")
    // If there are only starts, a talk is left out if no later start ends it.
    let said = read.notices.filter { !$0.contains("left out: ") }
    #expect(said == ["f:1: 'Zeit' is read as the \(column) of the talks"])
  }

  @Test(arguments: [
    "Coffee", "Lunch break", "Kaffeepause", "Mittagessen", "Pause café", "Déjeuner", "Almuerzo",
    "Pausa pranzo", "Intervalo", "Koffiepauze", "昼休憩",
  ])
  func aBreakIsKnownByItsName(title: String) {
    #expect(session("Title,Duration\n\(title),20\n").talks.map(\.isBreak) == [true])
  }

  @Test(arguments: [
    ("Walk*", "Walk-in music", true), ("*music", "Walk-in music", true), ("walk", "Walk", true),
    ("walk", "Walk-in", false), ("a*b*c", "abbc", true), ("a*a", "a", false),
    ("Walk*", "Talk", false),
  ])
  func aBreakCanBeNamed(pattern: String, title: String, isBreak: Bool) {
    let read = session("Title,Duration\n\(title),20\n", ImportChoices(breaks: [pattern]))
    #expect(read.talks.map(\.isBreak) == [isBreak])
  }

  private static let encoded = "Titel;Dauer\nZähne – „so“ für 5 €;20\n"

  private static let little = encoded.utf16.flatMap { [UInt8($0 & 0xff), UInt8($0 >> 8)] }
  private static let big = encoded.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xff)] }
  /// `–`, `„`, `“` and `€` are of Windows-1252 alone.
  private static let windows: [UInt8] = {
    let signs: [Character: UInt8] = [
      "–": 0x96, "„": 0x84, "“": 0x93, "€": 0x80, "ä": 0xe4, "ü": 0xfc,
    ]
    return encoded.map { letter -> UInt8 in letter.asciiValue ?? signs[letter] ?? 0 }
  }()
  private static let files: [([UInt8], [String])] = [
    (Array("\u{feff}\(encoded)".utf8), []), ([0xff, 0xfe] + little, ["UTF-16"]),
    ([0xfe, 0xff] + big, ["UTF-16"]), (little, ["UTF-16"]), (windows, ["Windows-1252"]),
  ]

  /// With and without the mark of the order of bytes.
  @Test(arguments: files)
  func anEncodingIsReadAndSaid(bytes: [UInt8], encodings: [String]) {
    let read = ImportedProgramme(bytes, file: "f")
    #expect(read.talks.map(\.title) == ["Zähne – „so“ für 5 €"])
    #expect(read.notices == encodings.map { "f: read as \($0)" })
  }

  private static let unsafe: [([UInt8], String)] = [
    (
      Array("Titel;Dauer\nZä".utf8) + [0xe4, 0x0a],
      "f:2: this text is partly in UTF-8 and partly in another encoding"
    ),
    (
      Array("Titel;Dauer\nA – B".utf8) + [0xe4, 0x0a],
      "f:2: this text is partly in UTF-8 and partly in another encoding"
    ),
    ([0x41, 0x81, 0x0a], "f:1: the byte 0x81 is no character of Windows-1252"),
    ([0xff, 0xfe, 0x41], "f:1: this is not valid UTF-16"),
    ([0x41, 0, 0, 0x41], "f:1: there is a zero byte"),
  ]

  @Test(arguments: unsafe)
  func aTextThatCannotBeReadSafelyIsRefused(bytes: [UInt8], problem: String) {
    #expect(
      ImportedProgramme(bytes, file: "f").problems.map(\.description) == [
        "\(problem), expected a file that is saved as UTF-8"
      ])
  }

  private static let nine = 9 * 3600

  @Test(
    arguments: [
      ("9:20", 20, nil), ("9.20", 20, nil), ("9h20", 20, nil), ("9:20 AM", 20, nil),
      ("9 h 20", 20, nil),
      ("9 Uhr", 0, nil), ("9.20 Uhr", 20, nil), ("9 Uhr 20", 20, nil), ("9:20 a.m.", 20, nil),
      ("9h", 0, nil), ("午前9時20分", 20, nil), ("4.12.2026 9:20", 20, nil),
      ("2026-12-04T09:20", 20, nil), ("9:00-9:20", 0, 20), ("9.00 – 9.20 Uhr", 0, 20),
      ("von 9:00 bis 9:20", 0, 20), ("de 9h à 9h20", 0, 20), ("9:00-9:20 AM", 0, 20),
      ("1:00-2:30 PM", 240, 330), ("11:00-1:00 PM", 120, 240),
      ("0920", 20, nil), ("920", 20, nil), ("0900-0920", 0, 20), ("9-9.20 Uhr", 0, 20),
      ("9:20 a. m.", 20, nil), ("9時半", 30, nil), ("9 uur", 0, nil), ("9u20", 20, nil),
      ("12/14/2026 9:20:00 AM", 20, nil), ("12/14/26 9:20", 20, nil),
      ("14.12.26 9:20 Uhr", 20, nil),
      ("14-Dec-26 9:20", 20, nil), ("Monday, December 14, 2026 at 9:20 AM", 20, nil),
      ("2026-12-14 09:20:00", 20, nil), ("2026-12-14T09:20:00.000Z", 20, nil),
      ("2026-12-14T09:20:00-05:00", 20, nil), ("2026-12-14 09:20 +0100", 20, nil),
      ("2026-12-14 09:20:00 UTC", 20, nil), ("9:20 14.12.2026", 20, nil),
      ("2026-12-14 09:00-09:20", 0, 20), ("14.12.2026 9:00 - 14.12.2026 9:20", 0, 20),
      ("12 noon", 180, nil), ("Noon", 180, nil), ("正午", 180, nil), ("Mitternacht", -540, nil),
      ("24:15", 915, nil), ("25:30", 990, nil), ("30:00", 1260, nil),
      ("30:01", nil, nil), ("0.38", nil, nil), ("9.5", nil, nil), ("9:60", nil, nil),
      ("nine", nil, nil),
      ("9-10", nil, nil), ("9", nil, nil), ("9:00 CET", nil, nil),
    ] as [(String, Int?, Int?)])
  func aTimeOfDayIsRead(text: String, start: Int?, end: Int?) {
    let times = CellTimes(text)
    #expect(times?.start == start.map { Self.nine + $0 * 60 })
    #expect(times?.end == end.map { Self.nine + $0 * 60 })
  }

  @Test(
    arguments: [
      ("20", 1200), ("20 Minuten", 1200), ("20 min.", 1200), ("20'", 1200), ("1h30", 5400),
      ("1 Std. 30 Min.", 5400), ("20分", 1200), ("0:20:00", 1200), ("20:00", 1200), ("1 hour", 3600),
      ("1.5h", 5400), ("0,5 h", 1800), ("0,75 Std.", 2700), ("½ Stunde", 1800), ("1½ h", 5400),
      ("1.5 hours", 5400), ("2,5 min", 150), ("1.30 h", nil), ("1.50h", nil), ("5,5", nil),
      ("PT20M", 1200), ("1 hour, 30 minutes", 5400), ("1 hour and 30 minutes", 5400),
      ("20 minutes", 1200), ("1hr 15min", 4500), ("0.0138888888888889", nil), ("20 s", 20),
      ("2 days", nil), ("0", nil),
    ] as [(String, Int?)])
  func aLengthIsRead(text: String, length: Int?) {
    #expect(CellReader(CellForms()).length(text) == length)
  }

  /// What is neither yes nor no is read as no, and said.
  @Test(arguments: [
    ("x", "A", "f:2: left out, since 'Skip' is 'x': 'A', '5', 'x'"), ("no", "", nil),
    ("maybe", "", "f:2: Skip 'maybe' is read as no"),
  ])
  func aCellThatIsNeitherYesNorNoIsSaid(cell: String, leftOut: String, said: String?) {
    let read = session("Title,Minutes,Skip\nA,5,\(cell)\nB,5,\n")
    #expect(read.talks.map(\.title) == ["A", "B"].filter { $0 != leftOut })
    #expect(read.notices.dropFirst() == (said.map { [$0] } ?? [])[...])
  }

  @Test func aHeadingSaysTheUnit() {
    #expect(session("Title,Duration (h)\nA,2\n").talks.map(\.length) == [7200])
    #expect(session("Title,Duration in seconds\nA,90\n").talks.map(\.length) == [90])
  }

  @Test(arguments: [
    "2026-12-04", "4.12.2026", "04.12.2026", "4.12.26", "4. 12. 2026", "Fr, 4.12.2026",
    "4. Dezember 2026",
    "Dec 4, 2026", "December 4th 2026", "Friday, 4 December 2026", "4 déc. 2026",
    "4 de diciembre de 2026", "4 dicembre 2026", "4 de dezembro de 2026", "4 december 2026",
    "2026年12月4日", "2026/12/04", "2026-12-04T09:00",
  ])
  func aDateIsRead(text: String) throws {
    let day = try #require(CalendarDay("2026-12-04"))
    #expect(CellReader(CellForms()).day(text) == .day(day))
  }

  @Test(arguments: ["4-12-26", "4.12.", "31.4.2026", "Friday", "4 12", "4.13.2026", "12", ""])
  func whatIsNoDateIsNotRead(text: String) {
    #expect(CellReader(CellForms()).day(text) == nil)
  }

  @Test(
    arguments: [
      (
        nil, "",
        [
          "f:2: day '4/5/2026' can be 2026-05-04 or 2026-04-05, "
            + "expected --dates day-first or --dates month-first"
        ], []
      ),
      (.dayFirst, "", [], ["2026-05-04"]), (.monthFirst, "", [], ["2026-04-05"]),
      (nil, "20,B,31/5/2026\n", [], ["2026-05-04", "2026-05-31"]),
      (nil, "20,B,5/13/2026\n", [], ["2026-04-05", "2026-05-13"]),
    ] as [(DateOrder?, String, [String], [String])])
  func aDateOfTwoReadingsNeedsAnOrder(
    order: DateOrder?, rows: String, problems: [String], days: [String]
  ) {
    let read = session(
      "Duration,Title,Day\n20,A,4/5/2026\n\(rows)", ImportChoices(dates: order))
    #expect(read.problems.map(\.description) == problems)
    #expect(read.days.map(\.description) == days)
  }
}
