import SpeechAnnouncement
import StageRenderer
import Testing
import TimerEngine
import TimerTestSupport

@testable import Room

/// What a display shows of a clock that is elsewhere, with and without a connection.
struct DisplayConsoleTests {
  /// The session's time is so far ahead of the display's.
  private static let ahead = Duration.seconds(1000)

  private typealias Display = ConsoleDriver<DisplayConsole>

  private static func stage(
    _ preset: Preset = Preset(duration: 20), _ run: TalkSnapshot.Run? = nil
  ) -> StageSnapshot {
    StageSnapshot(TalkSnapshot(preset, run: run, at: .start + ahead))
  }

  /// A talk that is up so many seconds after the display's start.
  private static func running(
    until seconds: Double, _ preset: Preset = Preset(duration: 20)
  ) -> StageSnapshot {
    let deadline = Timestamp.start + ahead + .seconds(seconds)
    return stage(preset, .running(deadline: deadline, since: deadline - .seconds(20)))
  }

  private static let offset = ClockMessage.offset(ClockOffset(ahead, error: .milliseconds(1)))

  @Test func itWaitsWithTheTimeOfDay() {
    var display = Display()
    #expect(display.status == "Waiting for a clock in room main")
    #expect(readDigits(display.canvas) == "14:00")
    display.pass(seconds: 61)
    #expect(readDigits(display.canvas) == "14:01")
    #expect(display.wakes == 1)
  }

  @Test func theReasonForAMissingClockIsShown() {
    var display = Display { $0.room = "hall" }
    display.update(.resized(Size(columns: 60, rows: 12)))
    display.hears(.lost("no route"))
    #expect(display.status == "Waiting for a clock in room hall   no route")
  }

  /// What was expected, such as another version, may not fit.
  @Test(
    arguments: [
      (48, "Waiting for a clock in room main   ssh: no route"),
      (47, "ssh: no route"), (13, "ssh: no route"), (12, "ssh: no rou…"), (4, "ssh…"),
    ])
  func aReasonThatIsTooLongIsShortened(columns: Int, words: String) {
    var display = Display()
    display.update(.resized(Size(columns: columns, rows: 12)))
    display.hears(.lost("ssh: no route"))
    #expect(display.status == words)
  }

  /// The reason is shown until the clock was silent for a while.
  @Test func aReasonThatIsTooLongIsShortenedBelowATalkToo() {
    var display = Display()
    display.hears(Self.offset, .stage(Self.running(until: 20)))
    display.hears(.lost("ssh: connect to host stage port 22: No route to host"))
    #expect(display.status == "ssh: connect to host stage port 22:…")
  }

  @Test func aBlackDisplayIsBlackWhateverIsWrong() {
    var stage = Self.running(until: 20)
    stage.isBlackedOut = true
    var display = Display()
    display.hears(Self.offset, .stage(stage))
    display.hears(.lost("ssh: no route"))
    #expect(display.status == "")
    display.pass(seconds: 30)
    #expect(display.status == "")
  }

  /// It counts on by itself, as a line with a character a second: G Y R and + for overtime.
  @Test func itCountsByItself() {
    var display = Display()
    display.hears(Self.offset, .stage(Self.running(until: 20)))
    var line = ""
    for _ in 0..<24 {
      let title = display.title
      line +=
        title.hasSuffix("GREEN")
        ? "G" : title.hasSuffix("YELLOW") ? "Y" : title.hasSuffix("RED") ? "R" : "+"
      display.pass(seconds: 1)
    }
    #expect(line == "GGGGGGGGGGGGGGGGGYYRR+++")
    #expect(display.title == "\u{2212}0:04 OVER")
  }

  @Test func itFlipsAtTheDeadlineToTheMillisecond() {
    var display = Display()
    display.hears(Self.offset, .stage(Self.running(until: 5.5)))
    display.pass(.milliseconds(4499))
    #expect(display.title == "00:02 YELLOW")
    display.pass(.milliseconds(1))
    #expect(display.title == "00:01 RED")
    display.pass(.milliseconds(1000))
    #expect(display.title == "00:00 RED")
  }

  @Test func aSegmentThatFollowsByItselfFollowsHereToo() {
    let segments = [
      Segment(name: "Talk", length: 20, thresholds: .proportional(to: 20), atEnd: .next),
      Segment(name: "Questions", length: 60, thresholds: .proportional(to: 60)),
    ]
    var display = Display()
    display.hears(
      Self.offset, .stage(Self.running(until: 3, Preset(Format(name: "Two", segments: segments)))))
    display.pass(seconds: 2.5)
    #expect(display.title == "00:01 RED")
    display.pass(seconds: 1)
    #expect(display.title == "01:00 GREEN")
    #expect(display.status.contains("Questions"))
  }

  @Test func withoutASignalItGoesOnAndSaysSo() {
    var display = Display()
    display.hears(Self.offset, .stage(Self.running(until: 20)))
    display.pass(seconds: 14)
    #expect(!display.status.contains("no signal"))
    display.hears(.lost(nil))
    display.pass(seconds: 1)
    #expect(display.status.contains("no signal for 0:15"))
    #expect(display.title == "00:05 GREEN")
    display.pass(seconds: 10)
    #expect(display.status.contains("no signal for 0:25"))
    #expect(display.title == "\u{2212}0:05 OVER")
    display.hears(.heard)
    #expect(!display.status.contains("no signal"))
  }

  /// A display that hears a heartbeat every ten seconds wakes for nothing else while a talk is
  /// ready.
  @Test func aReadyTalkCostsNothing() {
    var display = Display()
    display.hears(Self.offset, .stage(Self.stage()))
    for _ in 0..<6 {
      display.pass(seconds: 10)
      display.hears(.heard)
    }
    #expect(display.wakes == 0)
  }

  @Test func afterTheEndTheLastWordsStayForTenSeconds() {
    var display = Display()
    display.hears(Self.offset, .stage(Self.running(until: 20)))
    var end = Self.stage(Preset(duration: 20), .paused(remaining: .seconds(-3)))
    end.ended = "DONE 0:20"
    display.hears(.stage(end), .lost(nil))
    #expect(display.console.hasStage)
    display.pass(seconds: 9.9)
    #expect(display.console.hasStage)
    display.pass(seconds: 0.2)
    #expect(!display.console.hasStage)
    #expect(display.status == "Waiting for a clock in room main")
  }

  @Test func anApproximateTimeSaysSo() {
    var display = Display()
    let far = ClockMessage.offset(ClockOffset(Self.ahead, error: .milliseconds(300)))
    display.hears(far, .stage(Self.running(until: 20)))
    #expect(display.title == "\u{2248}00:20 GREEN")
    #expect(display.status.hasPrefix("\u{2248}"))
    display.hears(Self.offset)
    #expect(display.title == "00:20 GREEN")
  }

  /// A start arrives before this display's clock has come to it.
  @Test func aTalkNeverHasMoreThanItsLength() {
    var display = Display()
    display.hears(Self.offset, .stage(Self.running(until: 20.05)))
    #expect(display.title == "00:20 GREEN")
  }

  @Test func aMessageEndsByItself() {
    var stage = Self.running(until: 20)
    stage.message = "Please come to an end"
    stage.messageEnd = .start + Self.ahead + .seconds(3)
    var display = Display()
    display.hears(Self.offset, .stage(stage))
    let before = display.canvas
    display.pass(seconds: 3)
    #expect(readDigits(display.canvas) == "00:17")
    #expect(readDigits(before) != "00:20")
  }

  @Test func itsNameIsShownWhenItIsAskedFor() {
    var stage = Self.running(until: 20)
    stage.identifyUntil = .start + Self.ahead + .seconds(5)
    var (left, right) = (Display(), Display { $0.name = "right" })
    left.hears(Self.offset, .stage(stage))
    right.hears(Self.offset, .stage(stage))
    #expect(left.canvas != right.canvas)
    left.pass(seconds: 5)
    right.pass(seconds: 5)
    #expect(left.canvas == right.canvas)
  }

  /// Both must want it.
  @Test(arguments: [(true, true, true), (true, false, false), (false, true, false)])
  func aDisplayFlashesNoMoreThanItsClock(clock: Bool, own: Bool, flashes: Bool) {
    var stage = Self.running(until: 20)
    stage.look.flashes = clock
    var plain = Display { $0.look.flashes = own }
    var lit = plain
    plain.hears(Self.offset, .stage(stage))
    stage.flash = Flash(lamp: .yellow, start: .start + Self.ahead, pulses: 1)
    lit.hears(Self.offset, .stage(stage))
    #expect((plain.canvas != lit.canvas) == flashes)
  }

  @Test func itsVoiceSaysWhatIsDue() {
    var display = Display { $0.announcing = .speak }
    display.hears(Self.offset, .stage(Self.running(until: 5.5)))
    display.effects = []
    display.pass(seconds: 6)
    #expect(
      Self.said(display) == [
        "Yellow. 3 seconds remaining.", "Red. 1 second remaining.", "Time is up.",
      ])
    display.hears(.stage(Self.stage()))
    #expect(display.effects.last { $0 != .voice(.expect(nil)) } == .voice(.silence))
  }

  /// Nobody's time is up at the end of a break.
  @Test func itsVoiceSaysThatABreakIsOver() {
    var display = Display { $0.announcing = .speak }
    var stage = Self.running(until: 0.5)
    stage.rundown = StageRundown(line: "", between: BetweenTalks(.pause, title: "Coffee"))
    display.hears(Self.offset, .stage(stage))
    display.effects = []
    display.pass(seconds: 4)
    #expect(Self.said(display) == ["The break is over."])
  }

  private static func said(_ display: Display) -> [String] {
    display.effects.compactMap { effect -> String? in
      if case .voice(.say(let utterance)) = effect { utterance.announcement.text } else { nil }
    }
  }

  /// A desk takes over at any moment between two shown seconds: what was announced is not announced
  /// again, and nothing is left out.
  @Test(arguments: stride(from: 0.25, to: 12, by: 0.5).map { $0 })
  func aTakeOverAnnouncesNothingTwice(seconds: Double) {
    let preset = Preset(duration: 20, thresholds: PhaseThresholds(yellow: 6, red: 3))
    var alone = Display { $0.announcing = .speak }
    alone.hears(Self.offset, .stage(Self.running(until: 10, preset)))
    var followed = alone
    alone.pass(seconds: 14)
    followed.pass(seconds: seconds)
    let now = Timestamp.start + Self.ahead + .seconds(seconds)
    let deadline = Timestamp.start + Self.ahead + .seconds(10)
    let leadership = Leadership(freshLineage: 1, leader: 2).next(leader: 3)
    followed.hears(
      .leadership(leadership, TakenOver(by: "left", at: now, lastHeard: now)), Self.offset,
      .stage(Self.stage(preset, .running(deadline: deadline, since: now))))
    followed.pass(seconds: 14 - seconds)
    #expect(Self.said(followed) == Self.said(alone))
    #expect(Self.said(alone).count >= 3)
  }

  @Test(arguments: [Key.character("q"), .interrupt])
  func aKeyEndsIt(key: Key) {
    var display = Display()
    display.update(.input(.key(key)))
    #expect(display.effects == [.end(.finished)])
  }

  @Test func anotherSizeIsToldToTheClock() {
    var display = Display()
    display.update(.resized(Size(columns: 10, rows: 3)))
    #expect(display.effects == [.ask(.size(Size(columns: 10, rows: 3)))])
    #expect(display.canvas.size == Size(columns: 10, rows: 3))
  }

  /// Whatever the size, nothing traps and a cell is never missing.
  @Test(arguments: ["1x1", "2x1", "1x9", "12x4", "80x24", "300x84"])
  func itFitsAnySize(size: String) {
    var display = Display()
    display.update(.resized(Size(size)))
    _ = display.canvas
    display.hears(Self.offset, .stage(Self.running(until: 20)))
    #expect(display.canvas.size == Size(size))
  }
}

extension ConsoleDriver<DisplayConsole> {
  /// Creates a display that calls itself `left`.
  fileprivate init(_ change: (inout DisplayConsole.Options) -> Void = { _ in }) {
    var options = DisplayConsole.Options()
    options.name = "left"
    change(&options)
    self.init { moment in
      DisplayConsole(
        options, size: Size(columns: 40, rows: 12), capabilities: Capabilities(), moment: moment)
    }
  }

  fileprivate mutating func hears(_ messages: ClockMessage...) {
    for message in messages { update(.clock(message)) }
  }

  /// The time and the phase.
  fileprivate var title: String { canvas.title ?? "" }
}
