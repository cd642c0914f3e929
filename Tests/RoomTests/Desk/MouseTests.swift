import StageRenderer
import Testing
import TimerEngine
import TimerTestSupport

@testable import Room

struct MouseTests {
  @Test(arguments: ["200x50", "80x24", "45x80", "40x10"])
  func everySlotAndLampCanBePointedAt(size: String) {
    var session = Session(size: Size(size))
    _ = session.canvas()
    let targets: [Frame.Target] =
      (1...9).map { .slot($0) } + Lamp.allCases.map { .lamp($0) } + [.digits]
    let found = session.places.compactMap { session.console.screen.frame?.target(at: $0) }
    #expect(Set(found) == Set(targets))
  }

  @Test(arguments: ["12x4", "20x3", "3x1"])
  func onSmallScreensTheTimeCanBe(size: String) throws {
    _ = try Session(size: Size(size)).place(of: .digits)
  }

  @Test func aClickTapsWhenItEnds() throws {
    var session = Session()
    let place = try session.place(of: .slot(2))
    session.handle(.input(.mouse(Mouse(.press, at: place))))
    #expect(session.shown == 1080)
    session.handle(.input(.mouse(Mouse(.release, at: place))))
    #expect(session.shown == 300)
    try session.click(.lamp(.yellow))
    #expect(session.shown == 60)
    try session.click(.lamp(.green))
    #expect(session.shown == 300)
    #expect(!session.isRunning)
  }

  /// Half a second holds, and is told when its time is reached, not when the button goes up.
  @Test func halfASecondHolds() throws {
    var session = Session(720)
    let place = try session.place(of: .slot(3))
    session.handle(.input(.mouse(Mouse(.press, at: place))))
    session.pass(.milliseconds(499))
    #expect(session.console.state.presets[slot: 3]?.duration == 600)
    session.pass(.milliseconds(2))
    #expect(session.console.state.presets[slot: 3]?.duration == 720)
    session.handle(.input(.mouse(Mouse(.release, at: place))))
    #expect(session.shown == 720)
    session.press("+")
    try session.hold(.lamp(.green), for: .milliseconds(600))
    #expect(session.status().hasPrefix("Length is now 13:00"))
  }

  @Test func aPressThatLeavesItsTargetIsNone() throws {
    var session = Session()
    let place = try session.place(of: .slot(2))
    session.handle(.input(.mouse(Mouse(.press, at: place))))
    session.handle(.input(.mouse(Mouse(.drag, at: Position(column: 40, row: 5)))))
    session.pass(seconds: 1)
    session.handle(.input(.mouse(Mouse(.release, at: Position(column: 40, row: 5)))))
    #expect(session.shown == 1080)
    #expect(!session.isRunning)
    #expect(session.console.state.presets[slot: 2]?.duration == 300)
  }

  // MARK: The digits

  @Test func aClickOnTheDigitsStartsAndStops() throws {
    var session = Session(60)
    session.reportFocus()
    try session.click(.digits)
    #expect(session.isRunning)
    session.pass(seconds: 2)
    try session.click(.digits)
    #expect(!session.isRunning)
    #expect(session.shown == 58)
  }

  @Test func aDoubleClickGoesToTheStart() throws {
    var session = Session(60)
    session.press("+")
    session.press(.down)
    session.press("y")
    // The second time it is there already.
    for _ in 0..<2 {
      session.pass(seconds: 1)
      try session.click(.digits)
      session.pass(.milliseconds(200))
      try session.click(.digits)
      #expect(!session.isRunning)
      #expect(session.shown == 60)
      #expect(session.status().hasPrefix("READY"))
    }
  }

  /// While a talk runs it has to be made twice, and the talk runs on in between.
  @Test func aDoubleClickOnARunningTalkIsGuarded() throws {
    var session = Session(60)
    session.press(" ")
    session.pass(seconds: 5)
    for isLast in [false, true] {
      try session.click(.digits)
      session.pass(.milliseconds(150))
      try session.click(.digits)
      session.pass(.milliseconds(600))
      #expect(session.isRunning == !isLast)
      if !isLast { #expect(session.status().hasPrefix("Press Backspace again")) }
    }
    #expect(session.shown == 60)
  }

  @Test func aSlotIsGuardedAsItsKeyIs() throws {
    var session = Session(60)
    session.press(" ")
    session.pass(seconds: 3)
    try session.click(.slot(2))
    #expect(session.isRunning)
    session.pass(.milliseconds(300))
    try session.click(.slot(2))
    session.pass(.milliseconds(250))
    #expect(session.shown == 300)
  }

  // MARK: Drags and the wheel

  /// Columns, milliseconds a column, and the time after it.
  @Test(
    arguments: [
      (1, 100, 600), (3, 200, 603), (11, 150, 611), (11, 50, 655), (-11, 50, 545),
      (11, 20, 765), (11, 5, 1260), (-20, 5, 60),
    ])
  func aDragChangesTheTimeTheMoreTheFasterItIs(
    columns: Int, milliseconds: Int, seconds: Int
  ) throws {
    var session = Session(600)
    try session.drag(columns, each: milliseconds)
    // A little movement is no drag but a click.
    #expect(session.isRunning == (columns == 1))
    #expect(session.shown == seconds)
  }

  @Test func allOfADragIsOneChangeToUndo() throws {
    var session = Session(600)
    try session.drag(10, each: 50)
    #expect(session.shown != 600)
    session.press("u")
    #expect(session.shown == 600)
  }

  @Test func aDragOverARunningClockDoesNothing() throws {
    var session = Session(600)
    session.press(" ")
    try session.drag(20, each: 10)
    #expect(session.isRunning)
    #expect(session.shown == 600)
  }

  @Test(arguments: [(Mouse.Action.wheelUp, 660), (.wheelDown, 540)])
  func theWheelTurnsMinutes(action: Mouse.Action, seconds: Int) {
    var session = Session(600)
    session.handle(.input(.mouse(Mouse(action, at: Position(column: 3, row: 3)))))
    #expect(session.shown == seconds)
  }

  // MARK: What is open

  @Test(arguments: ["?", "b", "m"])
  func aClickOnlyClosesWhatCoversTheDigits(key: String) {
    var settings = Settings()
    settings.clock.title = "Ada"
    var session = Session(60, settings: settings)
    session.press(key)
    let centre = Position(column: 40, row: 10)
    session.handle(.input(.mouse(Mouse(.press, at: centre))))
    session.handle(.input(.mouse(Mouse(.release, at: centre))))
    #expect(!session.isRunning)
    #expect(session.console.screen.helpPage == nil)
    #expect(!session.console.state.isBlackedOut && !session.console.state.showsMessage)
  }

  @Test func aClickAnswersTheQuestionOfQ() throws {
    var session = Session(60)
    session.press(" q")
    try session.click(.digits)
    #expect(session.ending == nil)
    #expect(session.status() == "The talk is still running")
    #expect(session.isRunning)
  }
}
