import StageRenderer
import Testing
import TimerEngine
import TimerTestSupport

@testable import Room

/// The texts about the plan: how late this talk is, when the session ends, and what absorbs the
/// delay.
struct PlanWordsTests {
  private static let start = Programme.start

  private static func item(
    _ id: String, _ start: Int, _ minutes: Int, isBreak: Bool = false, hardEnd: Int? = nil,
    minimum: Int? = nil
  ) -> RundownItem {
    RundownItem(
      id: id, isBreak: isBreak, title: id, preset: Preset(duration: minutes * 60),
      plannedStart: Self.start + start * 60,
      plannedEnd: Self.start + (hardEnd ?? start + minutes) * 60,
      hardEnd: hardEnd.map { Self.start + $0 * 60 }, minimum: minimum.map { $0 * 60 })
  }

  /// A talk from 14:20 to its hard end at 14:40, of which the last four minutes are a segment of
  /// their own.
  private static func withSegments(minimum: Int?) -> RundownItem {
    let preset = Preset(Format(segments: [Segment(length: 960), Segment(length: 240)]))
    return RundownItem(
      id: "Grace", title: "Grace", preset: preset, plannedStart: start + 1200,
      plannedEnd: start + 2400, hardEnd: start + 2400, minimum: minimum.map { $0 * 60 })
  }

  /// What comes after a talk from 14:00 to 14:20.
  private static let sequels: [String: [RundownItem]] = [
    "a break": [item("Coffee", 20, 20, isBreak: true), item("Grace", 40, 20)],
    "a gap": [item("Grace", 30, 20)],
    "nothing": [],
    "a talk": [item("Grace", 20, 20)],
    "a talk to cut": [item("Grace", 20, 20, minimum: 10)],
    "a hard end": [item("Grace", 20, 20, hardEnd: 40), item("Alan", 40, 20)],
    "a hard end to cut": [item("Grace", 20, 20, hardEnd: 40, minimum: 18)],
    "a hard end with segments": [withSegments(minimum: nil)],
    "a hard end with segments to cut": [withSegments(minimum: 17)],
    // The hard end is kept, but the break behind it cannot absorb what was inserted there.
    "two hard ends": [
      item("Grace", 20, 20, hardEnd: 40), item("Alan", 40, 20, hardEnd: 60, minimum: 10),
    ],
  ]

  private func script(_ sequel: String) throws -> ClockScript {
    let items = [Self.item("Ada", 0, 20)] + (try #require(Self.sequels[sequel]))
    return try ClockScript(Rundown(items: items, localTime: Programme.localTime))
  }

  private func agenda(_ script: ClockScript) -> Agenda? {
    script.clock.view.operatorSnapshot(rows: 24).agenda
  }

  /// A talk that is four minutes late: the heading, what is offered, and the answer to `catch up`.
  @Test(arguments: [
    (
      "a break", "This talk 4:00 late, session ends 15:00, on time", [],
      "Coffee absorbs the delay: nothing to make up"
    ),
    (
      "a gap", "This talk 4:00 late, session ends 14:50, on time", [],
      "The gap before Grace absorbs the delay: nothing to make up"
    ),
    (
      "nothing", "This talk 4:00 late, session ends 14:24, 4:00 late", [],
      "Nothing follows in the rundown"
    ),
    (
      "a talk", "This talk 4:00 late, session ends 14:44, 4:00 late",
      [], "Session ends 14:44, 4 minutes late"
    ),
    (
      "a talk to cut", "This talk 4:00 late, session ends 14:44, 4:00 late",
      ["To end by 14:40: shorten Grace to 16 minutes (:catch up)"],
      "Shortened to catch up by 14:40: Grace (16 minutes)"
    ),
    (
      "a hard end", "This talk 4:00 late, session ends 15:00, on time",
      ["Grace must end at 14:40 and loses 4:00"], "Grace must end at 14:40 and loses 4 minutes"
    ),
    (
      "a hard end to cut", "This talk 4:00 late, session ends 14:40, on time",
      [
        "Shorten Grace to 18 minutes (:catch up)", "Grace must end at 14:40 and loses 2:00",
      ],
      "Shortened to catch up by 14:40: Grace (18 minutes). "
        + "Grace must end at 14:40 and loses 2 minutes."
    ),
    (
      "a hard end with segments", "This talk 4:00 late, session ends 14:44, 4:00 late",
      ["Grace cannot end at 14:40, 4:00 late"], "Grace cannot end at 14:40, 4 minutes late"
    ),
    // Only the whole talk cannot end by then; the shorter one can, and loses time.
    (
      "a hard end with segments to cut", "This talk 4:00 late, session ends 14:44, 4:00 late",
      ["Shorten Grace to 17 minutes (:catch up)", "Grace must end at 14:40 and loses 1:00"],
      "Shortened to catch up by 14:40: Grace (17 minutes). "
        + "Grace must end at 14:40 and loses 1 minute."
    ),
  ])
  func aTalkThatIsLate(sequel: String, heading: String, offered: [String], answer: String) throws {
    var script = try script(sequel)
    script.say("start")
    script.sleepThrough(.seconds(24 * 60))
    #expect(agenda(script)?.state.first == heading)
    #expect(agenda(script)?.offer == offered)
    script.say("catch up")
    #expect(script.lines.last == "NOTICE \(answer)")
  }

  /// Nothing is said of a delay that there is not.
  @Test func whatIsOnTimeIsCalm() throws {
    var script = try script("a break")
    #expect(agenda(script)?.state.first == "Session ends 15:00, on time")
    #expect(script.lines.last == "NOTICE #1 of 3, planned 14:00, on time")
    script.say("catch up")
    #expect(script.lines.last == "NOTICE The session ends on time: nothing to make up")
  }

  /// The notice of an item, and that of the end, say whose delay it is.
  @Test func noticesSayWhoseDelayItIs() throws {
    var script = try script("a gap")
    script.say("start")
    script.sleepThrough(.seconds(34 * 60))
    script.say("next")
    #expect(
      script.lines.last
        == "NOTICE #2 of 2, planned 14:30, this talk 4 minutes late, session ends 14:54"
    )
    script.say("start")
    script.sleepThrough(.seconds(21 * 60))
    script.say("next")
    #expect(script.lines.last == "NOTICE The rundown has ended, 5 minutes late")
    #expect(agenda(script)?.state.first == "Session ended 14:55, 5:00 late")
  }

  /// If nothing can be made up, the session ends on time or what stays late is said: a heading and
  /// an answer never contradict each other.
  @Test(arguments: sequels.keys.sorted(), [0, 2, 4, 9, 30])
  func headingAndAnswerAgree(sequel: String, minutes: Int) throws {
    var script = try script(sequel)
    script.say("start")
    script.sleep(.seconds((20 + minutes) * 60))
    let heading = try #require(agenda(script)?.state.first)
    let isLate = heading.split(separator: "session ends", maxSplits: 1).last?.contains("late")
    script.say("catch up")
    let answer = try #require(script.lines.last)
    #expect((isLate ?? false) == false || !answer.hasSuffix("nothing to make up"), "\(heading)")
  }

  /// In microseconds, of an item that was not started and has a time of day.
  @Test func aListSaysHowFarAwayAnItemIs() throws {
    var script = try script("a gap")
    func times() -> [Int64?] { script.clock.rundownList.map(\.startsIn) }
    #expect(times() == [0, 1_800_000_000])
    script.say("start")
    script.pass(.seconds(60))
    #expect(times() == [nil, 1_740_000_000])
    let floating = try ClockScript(Programme.rundown(from: nil))
    #expect(floating.clock.rundownList.allSatisfy { $0.startsIn == nil })
  }

  // MARK: Hard ends

  /// How late the talk before it is in minutes, what a list says of a talk that must end at 14:40,
  /// and its length in seconds.
  @Test(arguments: [
    (0, "14:20, 20 minutes, Grace, hard end 14:40", 1200),
    // It ends then, with less time.
    (4, "14:24, planned 14:20, 16 minutes, Grace, hard end 14:40", 960),
    (21, "14:41, planned 14:20, 20 minutes, Grace, hard end 14:40, ends too late", 1200),
  ])
  func hardEndsAreNamed(minutes: Int, words: String, length: Int) throws {
    var script = try script("a hard end to cut")
    script.say("start")
    script.sleepThrough(.seconds((20 + minutes) * 60))
    script.say("rundown")
    #expect(script.lines.last == "UPCOMING #2, " + words)
    let lines = script.clock.rundownList
    #expect(lines.map(\.hardEnd) == [nil, "14:40"])
    #expect(script.clock.rundownWords.last == "UPCOMING #2, " + words)
    let agenda = try #require(self.agenda(script))
    #expect(agenda.lines.map(\.hardEnd) == [nil, .seconds(14 * 3600 + 40 * 60)])
    #expect(agenda.lines.map(\.length) == [1200, length])
  }

  /// A talk that starts four minutes late, with a hard end, has its length before, during and after
  /// it.
  @Test func theListsShowTheLengthThatATalkGets() throws {
    var script = try script("a hard end")
    func lengths() -> [String] { script.clock.rundownList.map(\.length) }
    #expect(lengths() == ["20:00", "20:00", "20:00"])
    script.say("start")
    script.sleepThrough(.seconds(24 * 60))
    script.say("next")
    #expect(lengths() == ["24:00", "16:00", "20:00"])
    script.say("start")
    script.pass(.seconds(60))
    #expect(lengths() == ["24:00", "16:00", "20:00"])
    script.sleepThrough(.seconds(13 * 60))
    script.say("next")
    #expect(lengths() == ["24:00", "14:00", "20:00"])
    let agenda = try #require(self.agenda(script))
    #expect(agenda.lines.map(\.length) == [1440, 840, 1200])
  }
}
