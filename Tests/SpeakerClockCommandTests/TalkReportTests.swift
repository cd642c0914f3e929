import TerminalCanvas
import Testing
import TimerEngine
import TimerTestSupport
import Unix
import UserFiles

@testable import SpeakerClockCommand

/// What the report prints of talks.
struct TalkReportTests {
  /// A talk that starts on 4 December 2026 at a local time.
  private static func talk(
    _ id: String, at start: Int, planned: Int = 1080, net: Int,
    _ change: (inout ReportedTalk) -> Void = { _ in }
  ) -> ReportedTalk {
    let midnight = 1_796_342_400
    let moment = midnight - WallClock.zoneOffset(at: midnight) + start
    var talk = ReportedTalk(
      id: id, room: "main", start: .seconds(moment), end: .seconds(moment + net),
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
    2026-12-04, room main
    Start    Late  Talk                            Planned   Actual   Added   Over
     9:00   -0:10  Ada Lovelace: Engines & <tags>    18:00    16:40
     9:30   +4:10  Grace Hopper: Compilers and o…    18:00    18:42   +1:00   0:42
    10:00          Speech 5–7, too long               7:00     7:40   -0:30   0:40
    10:10          TED talk, rehearsal                1:00     1:00

    2026-12-04, room hall-2
    Start    Late  Talk                            Planned   Actual   Added   Over
    10:20          Talk                               1:00     0:50

    4 talks: 43:52 in all, 10:58 on average. Planned: 44:00.
    2 talks had a planned start: 2:00 late on average, 4:10 late at most.
    2 talks were over: 1:22 in all, 0:41 on average, 0:42 at most.
    0:30 was added by hand. Pauses took 0:05.
    Contest speeches: 1 too long.
    1 rehearsal is not counted.
    """

  @Test func theTableIsAsItIs() {
    let lines = TalkReport(Self.talks).text(as: .table).split(
      separator: "\n", omittingEmptySubsequences: false)
    let difference = difference(lines.map(String.init), from: Self.table)
    #expect(difference == nil, Comment(rawValue: difference ?? ""))
  }

  @Test func theTableFitsEightyColumns() {
    for line in TalkReport(Self.talks).text(as: .table).split(separator: "\n") {
      #expect(String(line).columns <= 80, "\(line)")
    }
  }

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
    #expect(report.groups.map(\.room) == ["hall", "studio"])
    let ids = report.groups.flatMap { $0.talks.map(\.talk.id) }
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
    #expect(TalkReport(Self.talks, since: day).talks.count == count)
  }

  @Test func theTableForSpreadsheetsIsAsItIs() {
    let lines = TalkReport(Self.talks).text(as: .csv).split(separator: "\n").prefix(3)
    let expected = """
      room,speed,title,speaker,preset,"planned start",start,"planned end",end,planned,actual,paused,\
      added,over,late,verdict
      main,1,"Engines & <tags>","Ada Lovelace","TED talk","2026-12-04 09:00:10",\
      "2026-12-04 09:00:00",,"2026-12-04 09:16:40",1080.0,1000.0,0.0,0.0,0.0,-10.0,
      main,1,"Compilers and other ""machines"" for all","Grace Hopper","TED talk",\
      "2026-12-04 09:25:50","2026-12-04 09:30:00",,"2026-12-04 09:48:42",1080.0,1122.0,5.0,60.0,\
      42.4,250.0,
      """
    #expect(lines.joined(separator: "\n") == expected)
  }

  @Test func theTotalsForProgramsAreThoseOfTheTable() throws {
    let lines = TalkReport(Self.talks).text(as: .json).split(separator: "\n")
    #expect(lines.count == 8)
    #expect(
      try #require(lines.last) == """
        "totals": {"added":30,"late":{"largest":250,"mean":120,"sum":240,"talks":2},"net":2632,\
        "over":{"largest":42.4,"mean":41.2,"sum":82.4,"talks":2},"paused":5,"planned":2640,\
        "rehearsals":1,"talks":4,"verdicts":{"too long":1}}}
        """)
  }

  /// The actual bar of the second talk is longer than the planned one by its overrun and what was
  /// added.
  @Test func thePictureHasTwoBarsForEachTalk() {
    let report = TalkReport(Self.talks)
    let picture = report.text(as: .svg)
    #expect(picture.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"900\""))
    #expect(picture.contains("Ada Lovelace: Engines &amp; &lt;tags&gt;<"))
    #expect(picture.count(of: ">planned<") == 5 && picture.count(of: ">actual<") == 5)
    #expect(picture.contains(">18:42 of 18:00, +1:00 by hand, 0:42 over<"))
    // 770 units are 19:42.4, the phases of the second talk: 15:00 of green were planned, 16:00 used.
    #expect(picture.count(of: " width=\"586\"") == 1 && picture.count(of: " width=\"625\"") == 1)
    let height = 106 + 58 * (report.groups.count + 5) + 20 * report.summary.count
    #expect(picture.contains(" height=\"\(height)\" viewBox=\"0 0 900 \(height)\""))
    // The overrun, and the key.
    #expect(picture.count(of: "fill=\"#5a0f14\"") == 2)
  }
}

extension TalkReport {
  /// All its lines.
  fileprivate func text(as form: Form) -> String {
    var lines: [String] = []
    write(as: form) { lines.append($0) }
    return lines.joined(separator: "\n")
  }
}

extension String {
  fileprivate func count(of part: String) -> Int { ranges(of: part).count }
}
