import Platform
import SpeechAnnouncement
import StageRenderer
import Testing
import TimerEngine
import TimerTestSupport

@testable import Files

/// What the report prints about talks.
struct TalkReportTests {
  /// A talk that starts on 4 December 2026 at a local time.
  private static func talk(
    _ id: String, at start: Int, planned: Int = 1080, net: Int,
    _ change: (inout ReportedTalk) -> Void = { _ in }
  ) -> ReportedTalk {
    let midnight = 1_796_342_400
    let moment = midnight - WallClock.zoneOffset(at: midnight) + start
    var talk = ReportedTalk(
      id: id, by: Leadership.first.rank, room: "main", start: .seconds(moment),
      end: .seconds(moment + net),
      planned: planned * 1000, net: net * 1000)
    talk.preset = "TED talk"
    change(&talk)
    return talk
  }

  /// A morning: late talks, one of a contest, a rehearsal.
  static let talks = [
    talk("b", at: 34_200, net: 1122) { talk in
      (talk.speaker, talk.title) = ("Grace Hopper", "Compilers and other \"machines\" for all")
      talk.plannedStart = talk.start - .seconds(250)
      (talk.over, talk.added, talk.paused) = (42_400, 60_000, 5_000)
      talk.phases = [
        .init(.green, planned: 900_000, actual: 960_000),
        .init(.yellow, planned: 120_000, actual: 120_000),
        .init(.red, planned: 60_000, actual: 60_000), .init(.overtime, planned: 0, actual: 42_400),
      ]
    },
    talk("a", at: 32_400, net: 1000) { talk in
      (talk.speaker, talk.title) = ("Ada Lovelace", "Engines & <tags>")
      talk.plannedStart = talk.start + .seconds(10)
    },
    talk("c", at: 36_000, planned: 420, net: 460) { talk in
      (talk.preset, talk.verdict, talk.over, talk.added) = ("Speech 5–7", .tooLong, 40_000, -30_000)
    },
    talk("d", at: 36_600, planned: 60, net: 60) { $0.speed = 60 },
    talk("e", at: 37_200, planned: 60, net: 50) { talk in
      (talk.preset, talk.room) = ("", "hall-2")
    },
  ]

  private static let table = """
    Friday, 4 December 2026, room main
      Due Start   Late  Talk                           Planned  Actual  Added  Over
     9:00  9:00  -0:10  Ada Lovelace: Engines & <tags>   18:00   16:40      -     -
     9:26  9:30  +4:10  Grace Hopper: Compilers and o…   18:00   18:42  +1:00  0:42
        - 10:00      -  Speech 5–7, too long              7:00    7:40  -0:30  0:40
        - 10:10      -  TED talk, rehearsal               1:00    1:00      -     -

    Friday, 4 December 2026, room hall-2
      Due Start   Late  Talk                           Planned  Actual  Added  Over
        - 10:20      -  Talk                              1:00    0:50      -     -

    4 talks: 43:52 in all, 10:58 on average. Planned: 44:00.
    2 talks had a planned start: 2:00 late on average, 4:10 late at most.
    2 talks were over: 1:22 in all, 0:41 on average, 0:42 at most.
    0:30 was added by hand. Pauses took 0:05.
    Contest speeches: 1 too long.
    1 rehearsal is not counted.
    """

  /// Talks that start on time, and then one that starts early: being on time is said once.
  @Test(arguments: [
    (2, 0, "2 talks had a planned start: on time."),
    (1, 60, "2 talks had a planned start: 0:30 early on average; the latest was on time."),
    (0, 60, "2 talks had a planned start: 1:00 early on average; the latest was 1:00 early."),
  ])
  func beingOnTimeIsSaidOnce(onTime: Int, early: Int, sentence: String) {
    let talks = (0..<2).map { index in
      Self.talk("\(index)", at: 36_000 + 600 * index, net: 60) { talk in
        talk.plannedStart = talk.start + .seconds(index < onTime ? 0 : early)
      }
    }
    #expect(TalkReport(talks).summary.contains(sentence))
  }

  @Test func theTableIsAsItIs() { expect(TalkReport(Self.talks), at: 80, Self.table) }

  /// Compares the table on a terminal of so many columns, or in a file without them, with a
  /// picture.
  private func expect(_ report: TalkReport, at columns: Int?, _ table: String) {
    let lines = report.text(as: .table, columns: columns).split(
      separator: "\n", omittingEmptySubsequences: false)
    let difference = difference(lines.map(String.init), from: table)
    #expect(difference == nil, Comment(rawValue: difference ?? ""))
  }

  // MARK: A rundown

  /// A moment of 4 December 2026 in Vienna, given as minutes and seconds after nine o'clock.
  private static func vienna(_ minutes: Int, _ seconds: Int = 0) -> Duration {
    .seconds(1_796_371_200 + minutes * 60 + seconds)
  }

  private static let rundown = ReportedRundown(
    run: "r1", name: "Friday morning", zone: "Europe/Vienna")

  /// A talk of the rundown: its number, its planned start, and what it took.
  private static func talk(
    _ number: Int, _ title: String, planned: (start: Int, length: Int), start: Int, net: Int,
    _ change: (inout ReportedTalk) -> Void = { _ in }
  ) -> ReportedTalk {
    var talk = ReportedTalk(
      id: "r-\(number)-\(start)", by: Leadership.first.rank, room: "main", start: vienna(0, start),
      end: vienna(0, start + net), planned: planned.length * 60_000, net: net * 1000)
    talk.title = title
    (talk.plannedStart, talk.plannedEnd) = (
      vienna(planned.start), vienna(planned.start + planned.length)
    )
    talk.item = ReportedItem(of: rundown, id: "k\(number)", number: number)
    change(&talk)
    return talk
  }

  /// A morning in Vienna: a talk that was gone back to, one that began with its questions, a break,
  /// a talk that was shortened before it began, one that was left out, and one that was inserted.
  private static let morning = [
    talk(1, "Engines", planned: (0, 20), start: 60, net: 1230) { talk in
      (talk.speaker, talk.over) = ("Ada Lovelace", 30_000)
    },
    talk(2, "Paper 12+3", planned: (20, 15), start: 1320, net: 200) { talk in
      (talk.planned, talk.over) = (180_000, 20_000)
    },
    talk(1, "Engines", planned: (0, 20), start: 1560, net: 45) { talk in
      talk.speaker = "Ada Lovelace"
    },
    talk(3, "Coffee", planned: (35, 15), start: 1620, net: 1200) { talk in
      talk.item?.isBreak = true
    },
    talk(
      5, "Compilers: a talk that was shortened, with a long title", planned: (70, 20), start: 3000,
      net: 840
    ) { talk in
      (talk.speaker, talk.planned) = ("Grace Hopper", 900_000)
    },
    talk(6, "A word of the sponsor", planned: (90, 0), start: 3900, net: 62) { talk in
      (talk.plannedStart, talk.plannedEnd, talk.planned) = (nil, nil, 60_000)
      talk.over = 2_000
    },
  ]

  private static func notHeld(_ number: Int, _ title: String, _ start: Int, _ end: Int)
    -> ReportedTalk
  {
    var row = ReportedTalk(
      notHeld: "l\(number)", by: Leadership.first.rank, room: "main",
      item: ReportedItem(of: rundown, id: "k\(number)", number: number), from: vienna(start),
      to: vienna(end))
    row.title = title
    return row
  }

  private static let leftOut = [
    notHeld(4, "Analytical machines", 50, 70), notHeld(7, "Panel", 90, 120),
    notHeld(2, "Paper 12+3", 20, 35),
  ]

  /// What was planned beside what happened, in the zone of the rundown, whatever the machine's is.
  @Test func theTableOfARundownHasItsPlan() {
    let report = TalkReport(Self.morning, leftOut: Self.leftOut)
    expect(
      report, at: 80,
      """
      Friday, 4 December 2026, room main: Friday morning, Europe/Vienna
        Due Start   Late  Talk                                  Planned  Actual  Over
       9:00  9:01  +1:00  Ada Lovelace: Engines, 2 starts         20:00   21:15  1:15
       9:20  9:22  +2:00  Paper 12+3                              15:00    3:20  0:20
       9:35  9:27  -8:00  Coffee, break                           15:00   20:00     -
       9:50     -      -  Analytical machines, not held           20:00       -     -
      10:10  9:50 -20:00  Grace Hopper: Compilers: a talk that…   20:00   14:00     -
          - 10:05      -  A word of the sponsor                    1:00    1:02  0:02
      10:30     -      -  Panel, not held                         30:00       -     -

      4 talks: 39:37 in all, 9:54 on average. Planned: 56:00.
      3 talks had a planned start: 5:40 early on average, 2:00 late at most.
      3 talks were over: 1:37 in all, 0:32 on average, 1:15 at most.
      1 break: 20:00 in all.
      2 items were not held: 50:00 planned.
      """)
  }

  /// In a file nothing is cut; on a terminal every line fits.
  @Test func whereOutputIsNoTerminalNothingIsCut() {
    var talks = Self.morning
    let title = String(repeating: "A long title ", count: 30) + "with an end"
    (talks[0].title, talks[2].title) = (title, title)
    talks[4].title = "日本語の題名" + String(repeating: "とても長い", count: 40)
    let report = TalkReport(talks, leftOut: Self.leftOut)
    let whole = report.text(as: .table)
    #expect(whole.contains(title) && whole.contains(talks[4].title) && !whole.contains("…"))
    #expect(report.text(as: .csv).contains(title) && report.text(as: .json).contains(title))
    let picture = report.text(as: .svg).replacing(/<[^>]*>/, with: " ")
    let words = picture.split(separator: " ").joined(separator: " ")
    #expect(words.contains("with an end") && !words.contains("…"))
    #expect(words.filter { "とても長い".contains($0) }.count == 200)
    for columns in [72, 80, 100, 200] {
      for line in report.text(as: .table, columns: columns).split(separator: "\n\n")[0].split(
        separator: "\n")
      {
        #expect(String(line).columns < columns, "\(line)")
      }
    }
    let wide = report.text(as: .table, columns: 200)
    #expect(wide.contains("Compilers: a talk") == false && wide.contains("…"))
  }

  /// A talk that takes days has numbers that take room from its name.
  @Test func extremeTimesFitTheTerminal() {
    var talk = Self.morning[0]
    (talk.net, talk.added, talk.over) = (9_999_999_000, -8_640_000_000, 9_000_000_000)
    talk.plannedStart = .seconds(1)
    let report = TalkReport([talk, Self.morning[1]])
    expect(
      report, at: 80,
      """
      Friday, 4 December 2026, room main: Friday morning, Europe/Vienna
        Due Start          Late  Talk                    Planned  Actual  Added  Over
       1:00  9:01 +498992:00:59  Ada Lovel…   20:00 2777:46:39 -2400:00:00 2500:00:00
       9:20  9:22         +2:00  Paper 12+3                15:00    3:20      -  0:20

      2 talks: 2777:49:59 in all, 1388:54:59 on average. Planned: 35:00.
      2 talks had a planned start: 249496:01:29 late on average, 498992:00:59 late at most.
      2 talks were over: 2500:00:20 in all, 1250:00:10 on average, 2500:00:00 at most.
      2400:00:00 was taken away.
      """)
    for line in report.text(as: .table, columns: 80).split(separator: "\n").prefix(3) {
      #expect(String(line).columns < 80, "\(line)")
    }
    for form in TalkReport.Form.allCases { #expect(!report.text(as: form).isEmpty) }
  }

  /// Two rundowns of one name on a day have tables of their own.
  @Test func eachRunOfARundownHasATable() {
    let again = Self.morning.map { talk in
      var talk = talk
      talk.id += "b"
      talk.item?.rundown.run = "r2"
      talk.start += .seconds(7200)
      return talk
    }
    let report = TalkReport(Self.morning + again)
    let headings = report.groups.map(\.heading)
    #expect(headings.count == 2 && headings[0] == headings[1])
    #expect(report.groups.map(\.rows.count) == [5, 5])
  }

  /// Names come from files: none of them breaks a line.
  @Test func namesWithLineBreaksStayOnALine() {
    var talks = Self.morning
    for index in talks.indices {
      talks[index].title = "Engines\nand\u{1b}[31m more"
      talks[index].item?.rundown.name = "Friday\r\nmorning"
      talks[index].item?.rundown.zone = "Mars/\nPhobos"
      talks[index].item?.id = "k\n\(index)"
    }
    let report = TalkReport(talks)
    for form in TalkReport.Form.allCases {
      report.write(as: form) { line in
        let isPrintable = line.unicodeScalars.allSatisfy(\.isPrintable)
        #expect(isPrintable, "\(line)")
      }
    }
    #expect(
      report.groups[0].heading.hasSuffix(
        ", times of this machine, which does not know the zone Mars/\u{fffd}Phobos"))
  }

  @Test(arguments: [
    ([], 5, 2), (["main"], 5, 2), (["hall"], 1, 0), (["main", "hall"], 6, 2), (["nowhere"], 0, 0),
  ])
  func roomsAreChosen(rooms: [String], held: Int, notHeld: Int) {
    var other = Self.morning[0]
    (other.room, other.id) = ("hall", "other")
    let talks = rooms.isEmpty ? Self.morning : Self.morning + [other]
    let report = TalkReport(talks, leftOut: Self.leftOut, rooms: rooms)
    #expect(report.rows.count(where: \.isHeld) == held)
    #expect(report.rows.count { !$0.isHeld } == notHeld)
  }

  @Test func theOtherFormsSayWhatWasNotHeld() throws {
    let report = TalkReport(Self.morning, leftOut: Self.leftOut)
    let csv = report.text(as: .csv).split(separator: "\n")
    #expect(
      csv.contains(
        """
        main,1,"Analytical machines",,,"2026-12-04 09:50:00",,"2026-12-04 10:10:00",,1200.0,,,,,,,\
        "Friday morning",Europe/Vienna,k4,4,talk,no,0,,no
        """), "\(csv)")
    #expect(csv.contains { $0.hasSuffix(",\"Friday morning\",Europe/Vienna,k3,3,break,yes,1,,no") })
    #expect(csv.contains { $0.hasSuffix(",\"Friday morning\",Europe/Vienna,k1,1,talk,yes,2,,no") })
    let json = report.text(as: .json)
    let parts = ["\n\"breaks\": [\n", "\n\"not_held\": [\n", "\n\"totals\": {"]
    for part in parts { #expect(json.count(of: part) == 1, "\(part)") }
    #expect(json.count(of: "\"void\":true") == 2 && json.count(of: "\"starts\":2") == 1)
    #expect(json.contains("\"breaks\":1,") && json.contains("\"not_held\":2,"))
    let picture = report.text(as: .svg)
    #expect(picture.contains(">Panel, not held<") && picture.contains(">30:00 planned<"))
    #expect(picture.contains(">planned 9:00<") && picture.contains(">actual 9:01<"))
  }

  /// The page has all planned and actual times, and the picture without its totals.
  @Test func thePageHasATableAndThePicture() {
    var talks = Self.morning
    talks[1].title = "<b>Paper</b> & \"more\""
    let page = TalkReport(talks, leftOut: Self.leftOut).text(as: .html)
    #expect(
      page.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">") && page.hasSuffix("</body></html>"))
    let heading = "<h2>Friday, 4 December 2026, room main: Friday morning, Europe/Vienna</h2>"
    #expect(page.count(of: heading) == 1)
    #expect(page.count(of: "<h1>Friday morning</h1>") == 1)
    let rows = [
      """
      <tr><td>9:00</td><td>9:20</td><td>9:01</td><td>9:26</td><td>+1:00</td>\
      <td>Ada Lovelace: Engines, 2 starts</td><td>20:00</td><td>21:15</td><td></td><td>1:15</td></tr>
      """,
      """
      <tr class="not-held"><td>10:30</td><td>11:00</td><td></td><td></td><td></td>\
      <td>Panel, not held</td><td>30:00</td><td></td><td></td><td></td></tr>
      """,
      "<td>&lt;b&gt;Paper&lt;/b&gt; &amp; \"more\"</td>",
      "<p>2 items were not held: 50:00 planned.</p>",
    ]
    for row in rows { #expect(page.count(of: row) == 1, "\(row)") }
    #expect(page.count(of: "<tr") == 8 && page.count(of: "</tr>") == 8)
    #expect(page.count(of: "<svg ") == 1 && page.count(of: "not held: 50:00 planned.") == 1)
    #expect(TalkReport([]).text(as: .html).contains("<p>There are no talks to report.</p>"))
  }

  // MARK: Tests, questions and speakers

  /// A sound check before the day, which was reset, and a talk to whose end questions were added.
  private static var checked: [ReportedTalk] {
    var check = talk(1, "Engines", planned: (0, 20), start: -3600, net: 60) { talk in
      talk.speaker = "Ada Lovelace"
    }
    check.wasReset = true
    var talks = [check] + morning
    talks[1].phases = [
      .init(.green, planned: 1_200_000, actual: 1_200_000),
      .init(segment: 2, .green, planned: 0, actual: 20_000),
      .init(segment: 2, .red, planned: 0, actual: 10_000),
    ]
    return talks
  }

  @Test func aTestIsShownApartAndNotCounted() {
    let (report, without) = (TalkReport(Self.checked), TalkReport(Self.morning))
    let rows = report.groups.flatMap(\.rows)
    #expect(rows.map(\.isTest) == [false, false, false, false, false, true])
    #expect(rows[0].late == 60_000 && rows[0].starts == 2)
    let lines = report.text(as: .table).split(separator: "\n")
    #expect(lines.count { $0.contains("Ada Lovelace: Engines, test") } == 1)
    #expect(report.summary.last == "1 test is not counted.")
    #expect(report.totals.talks == without.totals.talks && report.totals.net == without.totals.net)
    #expect(report.totals.late.sum == without.totals.late.sum)
    let json = report.text(as: .json)
    #expect(json.contains("\"tests\": [\n") && json.contains("\"tests\":1,"))
    #expect(report.text(as: .csv).contains(",test\n"))
    #expect(report.text(as: .csv).split(separator: "\n").count { $0.hasSuffix(",yes") } == 1)
  }

  @Test func questionsThatWereAddedAreNamed() {
    let report = TalkReport(Self.checked)
    #expect(report.text(as: .table).contains("Ada Lovelace: Engines, 2 starts, questions 0:30"))
    #expect(report.summary.contains("Questions: 0:30 in 1 talk."))
    #expect(report.text(as: .csv).contains(",talk,yes,2,30.0,no\n"))
  }

  @Test(arguments: [
    ("Ada Lovelace", ["Ada Lovelace"]), ("", []), (" , ", []),
    ("Ada Lovelace, Grace Hopper", ["Ada Lovelace", "Grace Hopper"]),
    ("Ada & Grace and Alan; Ada", ["Ada", "Grace", "Alan"]),
    ("Martin King, Jr., Ada", ["Martin King, Jr.", "Ada"]),
    ("Anna und Bert", ["Anna", "Bert"]), ("Sandra Anderson", ["Sandra Anderson"]),
    ("佐藤花、山田太郎", ["佐藤花", "山田太郎"]),
  ])
  func theNamesInATextAre(text: String, names: [String]) {
    #expect(TalkReport.names(in: text) == names)
  }

  @Test func eachPersonHasTheTimeOfAllTalks() {
    #expect(TalkReport(Self.morning).speakers.isEmpty)
    var talks = Self.morning
    talks[1].speaker = "Grace Hopper, Ada Lovelace"
    let report = TalkReport(talks)
    let table = report.speakerTable(columns: 80)
    #expect(
      table == [
        "Speaker       Talks  Alone  With others",
        "Ada Lovelace      2  21:15         3:20",
        "Grace Hopper      2  14:00         3:20", "",
      ])
    #expect(report.text(as: .table, columns: 80).contains(table[1]))
    #expect(
      report.text(as: .html).contains(
        "<tr><td>Ada Lovelace</td><td>2</td><td>21:15</td><td>3:20</td></tr>"))
    #expect(
      report.text(as: .json).contains(
        #"{"alone":1275,"shared":200,"speaker":"Ada Lovelace","talks":2}"#))
  }

  // MARK: Languages

  @Test func theReportIsInTheLanguage() throws {
    let report = TalkReport(
      Self.checked, leftOut: Self.leftOut, in: try #require(Language(code: "de")))
    let table = report.text(as: .table)
    #expect(
      table.hasPrefix("Freitag, 4. Dezember 2026, Raum main: Friday morning, Europe/Vienna\n"))
    #expect(table.contains("Ada Lovelace: Engines, 2-mal gestartet, Fragen 0:30"))
    #expect(table.contains("1 Test ist nicht mitgezählt."))
    #expect(report.text(as: .html).contains("<html lang=\"de\">"))
    // Programs get the same in each language.
    let english = TalkReport(Self.checked, leftOut: Self.leftOut)
    #expect(report.text(as: .csv) == english.text(as: .csv))
    #expect(report.text(as: .json) == english.text(as: .json))
  }

  /// No language leaves a word of another one, and each line fits a terminal.
  @Test(arguments: Language.all)
  func theTableFitsInEachLanguage(language: Language) {
    var talks = Self.checked + Self.talks
    talks[2].speaker = "Grace Hopper, Ada Lovelace"
    let report = TalkReport(talks, leftOut: Self.leftOut, in: language)
    let lines = report.text(as: .table, columns: 100).split(separator: "\n").map(String.init)
    let rows = lines.prefix { !$0.contains("43") || $0.contains(":") }
    for line in rows.prefix(report.rows.count) { #expect(line.columns < 100, "\(line)") }
    guard language.code != "en" else { return }
    let words = [
      "Planned", "Actual", "on average", "not held", "with others", "December",
    ]
    for word in words { #expect(!lines.contains { $0.contains(word) }, "\(word)") }
  }

  // MARK: Rooms and days

  /// Talks of several rooms take place at the same time, and each room has a table of its own.
  @Test func theTalksOfARoomStandTogether() {
    let talks = (0..<6).map { index in
      var talk = Self.talks[0]
      talk.id = "talk-\(index)"
      talk.room = ["hall", "studio"][index % 2]
      talk.start += .seconds(60 * index)
      return talk
    }
    let report = TalkReport(talks)
    #expect(report.groups.map(\.rows[0].room) == ["hall", "studio"])
    let ids = report.groups.flatMap { $0.rows.map(\.id) }
    #expect(ids == ["talk-0", "talk-2", "talk-4", "talk-1", "talk-3", "talk-5"])
    #expect(report.text(as: .svg).count(of: ", room ") == 2)
  }

  @Test func noTalkIsSaidInWords() {
    #expect(TalkReport([]).text(as: .table) == "There are no talks to report.")
    #expect(TalkReport([Self.talks[3]]).summary == ["1 rehearsal is not counted."])
    #expect(TalkReport([Self.talks[4]]).summary.last == "No talk was over.")
  }

  @Test(arguments: [("2026-12-03", 5), ("2026-12-04", 5), ("2026-12-05", 0)])
  func talksOfEarlierDaysAreLeftOut(day: String, count: Int) {
    #expect(TalkReport(Self.talks, since: day).rows.count == count)
  }

  @Test func theTableForSpreadsheetsIsAsItIs() {
    let lines = TalkReport(Self.talks).text(as: .csv).split(separator: "\n").prefix(3)
    let expected = """
      room,speed,title,speaker,preset,"planned start",start,"planned end",end,planned,actual,paused,\
      added,over,late,verdict,rundown,zone,item,number,kind,held,starts,questions,test
      main,1,"Engines & <tags>","Ada Lovelace","TED talk","2026-12-04 09:00:10",\
      "2026-12-04 09:00:00",,"2026-12-04 09:16:40",1080.0,1000.0,0.0,0.0,0.0,-10.0,,,,,,talk,yes,1,,no
      main,1,"Compilers and other ""machines"" for all","Grace Hopper","TED talk",\
      "2026-12-04 09:25:50","2026-12-04 09:30:00",,"2026-12-04 09:48:42",1080.0,1122.0,5.0,60.0,\
      42.4,250.0,,,,,,talk,yes,1,,no
      """
    #expect(lines.joined(separator: "\n") == expected)
  }

  /// Titles and speakers come from programmes of others.
  @Test(arguments: ["=HYPERLINK(1)", "+1+1", "-1", "@SUM(A1)"])
  func noTextIsAFormulaOfASpreadsheet(text: String) {
    let talk = Self.talk("a", at: 36_000, net: 60) { talk in
      (talk.title, talk.speaker, talk.preset) = (text, text, text)
    }
    let lines = TalkReport([talk]).text(as: .csv).split(separator: "\n")
    #expect(lines.last?.hasPrefix("main,1,'\(text),'\(text),'\(text),") == true)
  }

  @Test func theTotalsForProgramsAreThoseOfTheTable() throws {
    let lines = TalkReport(Self.talks).text(as: .json).split(separator: "\n")
    #expect(lines.count == 12)
    #expect(
      try #require(lines.last) == """
        "totals": {"added":30,"breaks":0,"late":{"largest":250,"mean":120,"sum":240,"talks":2},"net":2632,\
        "not_held":0,"over":{"largest":42.4,"mean":41.2,"sum":82.4,"talks":2},"paused":5,"planned":2640,\
        "questions":{"largest":0,"mean":0,"sum":0,"talks":0},"rehearsals":1,"talks":4,"tests":0,"verdicts":{"too long":1}}}
        """)
  }

  /// The actual bar of the second talk is longer than the planned one by its overrun and what was
  /// added.
  @Test func thePictureHasTwoBarsForEachTalk() {
    let report = TalkReport(Self.talks)
    let picture = report.text(as: .svg)
    #expect(picture.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"900\""))
    #expect(picture.contains("Ada Lovelace: Engines &amp; &lt;tags&gt;<"))
    #expect(picture.count(of: ">planned") == 5 && picture.count(of: ">actual ") == 5)
    #expect(picture.contains(">18:42 of 18:00, +1:00 by hand, 0:42 over<"))
    // 750 units are 19:42.4, the phases of the second talk: 15:00 of green were planned, 16:00
    // used.
    #expect(picture.count(of: " width=\"570\"") == 1 && picture.count(of: " width=\"608\"") == 1)
    let height = 106 + 58 * (report.groups.count + 5) + 20 * report.summary.count
    #expect(picture.contains(" height=\"\(height)\" viewBox=\"0 0 900 \(height)\""))
    // The overrun, and the key.
    #expect(picture.count(of: "fill=\"#5a0f14\"") == 2)
  }
}

extension TalkReport {
  /// All its lines, on a terminal of so many columns or else in a file.
  fileprivate func text(as form: Form, columns: Int? = nil) -> String {
    var lines: [String] = []
    write(as: form, columns: columns) { lines.append($0) }
    return lines.joined(separator: "\n")
  }
}

extension String {
  fileprivate func count(of part: String) -> Int { ranges(of: part).count }
}
