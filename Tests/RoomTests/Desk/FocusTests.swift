import StageRenderer
import Testing
import TimerEngine
import TimerTestSupport

@testable import Room

/// The focus, with which Tab, Enter and the arrows reach everything.
struct FocusTests {
  private static let tab = Key.character("\t")
  private static let enter = Key.character("\r")

  private func press(_ key: Key, times: Int, _ session: inout Session) {
    for _ in 0..<times {
      session.press(key)
      session.pass(.milliseconds(200))
    }
  }

  @Test func tabWalksOverAllThereIsAndBack() {
    var session = Session()
    var walked: [Focus?] = []
    for _ in 0..<17 {
      session.press(Self.tab)
      walked.append(session.console.screen.focus)
    }
    let all: [Focus] =
      (1...9).map { .slot($0) } + [.minutes, .seconds]
      + Lamp.allCases.map { .lamp($0) } + [.store, .undo]
    #expect(walked == all + [.slot(1)])
    session.press(.backTab)
    #expect(session.console.screen.focus == .undo)
  }

  /// How often Tab is pressed, and what the status line says.
  @Test(arguments: [
    (1, "1 TED talk 18:00. Enter loads it."), (10, "Minutes. Arrows change them, Enter starts"),
    (11, "Seconds. Arrows change them, Enter starts"), (13, "Yellow 3:00. Enter goes there."),
    (15, "Store. Enter, then a slot or a lamp."), (16, "Undo. Enter undoes the last change."),
  ])
  func theStatusLineNamesWhatHasTheRing(times: Int, words: String) {
    var session = Session(size: Size("120x40"))
    press(Self.tab, times: times, &session)
    #expect(session.status().hasPrefix(words))
    #expect(session.status().hasSuffix("Store  Undo"))
  }

  @Test(arguments: [256, 8, 0])
  func theRingIsSeen(colours: Int) {
    var session = Session(size: Size("120x40"), capabilities: Capabilities(colours: colours))
    var pressed = 0
    for times in [1, 9, 10, 11, 12, 14, 15, 16] {
      press(Self.tab, times: times - pressed, &session)
      pressed = times
      var other = session
      other.console.screen.focus = times == 1 ? .slot(5) : .slot(1)
      #expect(session.canvas() != other.canvas(), "\(times)")
    }
  }

  @Test func enterTapsWhatHasTheRing() {
    var session = Session()
    press(Self.tab, times: 2, &session)
    session.press(Self.enter)
    #expect(session.shown == 300)
    press(Self.tab, times: 11, &session)
    session.press(Self.enter)
    #expect(session.shown == 60)
  }

  /// Arrows, how often Tab is pressed before, and the time.
  @Test(
    arguments: [
      (Key.up, 10, 1140), (.right, 10, 1140), (.down, 10, 1020), (.up, 11, 1085),
      (.left, 11, 1075), (.up, 12, 1140), (.right, 1, 1085),
    ])
  func arrowsChangeMinutesAndSeconds(arrow: Key, times: Int, seconds: Int) {
    var session = Session()
    press(Self.tab, times: times, &session)
    session.press(arrow)
    #expect(session.shown == seconds)
  }

  @Test(arguments: [Key.character(" "), .character("\r"), .pageDown])
  func theRingLeavesWhenTheClockStarts(key: Key) {
    var session = Session()
    press(Self.tab, times: 10, &session)
    session.press(key)
    #expect(session.isRunning)
    #expect(session.console.screen.focus == nil)
    session.press(Self.tab)
    #expect(session.console.screen.focus == nil)
  }

  @Test func escapePutsItAway() {
    var session = Session()
    session.press(Self.tab)
    session.press(.escape)
    #expect(session.console.screen.focus == nil)
  }

  /// From storing a preset to undoing a stop, with Tab, arrows and Enter only.
  @Test func everythingIsDoneWithThreeKeys() {
    var session = Session(size: Size("120x40"))
    press(Self.tab, times: 10, &session)
    press(.down, times: 6, &session)
    #expect(session.shown == 720)
    press(Self.tab, times: 5, &session)
    session.press(Self.enter)
    #expect(session.status().hasPrefix("Store in slot"))
    press(Self.tab, times: 5, &session)
    #expect(session.console.screen.focus == .slot(4))
    #expect(session.console.screen.question != nil)
    #expect(session.status().hasPrefix("4 Conference 15:00. Enter stores 12:00 here."))
    session.press(Self.enter)
    #expect(session.console.state.presets[slot: 4]?.duration == 720)
    press(.backTab, times: 5, &session)
    #expect(session.console.screen.focus == .store)
    press(.backTab, times: 4, &session)
    #expect(session.console.screen.focus == .seconds)
    session.press(Self.enter)
    session.pass(seconds: 30)
    #expect(session.isRunning)
    session.press(" ")
    session.pass(seconds: 10)
    press(.backTab, times: 1, &session)
    #expect(session.console.screen.focus == .undo)
    session.press(Self.enter)
    #expect(session.isRunning)
    #expect(session.shown < 690)
    #expect(session.console.screen.focus == nil)
  }

  /// What the keys have stored under a place's own name is named once.
  @Test func aSlotsNameStandsThereOnce() {
    var session = Session(
      of: Preset(duration: 60), presets: [Preset(name: "Slot 4", slot: 4, duration: 1080)])
    press(Self.tab, times: 1, &session)
    #expect(session.status().hasPrefix("Slot 4 18:00. Enter loads it."))
  }

  /// Where there is no screen, what has the ring is said.
  @Test func itIsNamedInLines() {
    var session = Session(
      size: .none, capabilities: Capabilities(hasScreen: false, hasMouse: false))
    session.press(Self.tab)
    #expect(session.reports == ["NOTICE 1 TED talk, 18 minutes. Enter loads it."])
  }
}
