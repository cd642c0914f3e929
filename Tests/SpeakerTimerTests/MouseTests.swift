import TerminalCanvas
import Testing
import TimerEngine

@testable import SpeakerTimer

struct MouseTests {
  /// All places of a screen, row by row.
  private func places(_ size: Size) -> some Sequence<Position> {
    (0..<size.rows * size.columns).lazy.map {
      Position(column: $0 % size.columns, row: $0 / size.columns)
    }
  }

  /// A place of a target: the first, and a column further where its neighbour still is one.
  private func place(_ target: Target, _ session: Session) throws -> Position {
    func isThere(_ place: Position) -> Bool {
      Screen.target(at: place, in: session.state) == target
    }
    let first = try #require(places(session.state.size).first(where: isThere))
    let next = Position(column: first.column + 1, row: first.row)
    return isThere(next) ? next : first
  }

  private func click(_ target: Target, _ session: inout Session) throws {
    let place = try place(target, session)
    session.take(.input(.mouse(Mouse(.press, at: place))))
    session.pass(.milliseconds(60))
    session.take(.input(.mouse(Mouse(.release, at: place))))
  }

  private func hold(_ target: Target, for time: Duration, _ session: inout Session) throws {
    let place = try place(target, session)
    session.take(.input(.mouse(Mouse(.press, at: place))))
    session.pass(time)
    session.take(.input(.mouse(Mouse(.release, at: place))))
  }

  /// Moves with the button down, a column each so many milliseconds.
  private func drag(_ columns: Int, each milliseconds: Int, _ session: inout Session) throws {
    var place = try place(.digits, session)
    session.take(.input(.mouse(Mouse(.press, at: place))))
    for _ in 0..<abs(columns) {
      session.pass(.milliseconds(milliseconds))
      place.column += columns.signum()
      session.take(.input(.mouse(Mouse(.drag, at: place))))
    }
    session.take(.input(.mouse(Mouse(.release, at: place))))
  }

  @Test(arguments: ["200x50", "80x24", "45x80", "40x10"])
  func everySlotAndLampCanBePointedAt(size: String) {
    let session = Session(size: Size(size))
    let targets: [Target] =
      (1...9).map { .slot($0) } + Lamp.allCases.map { .lamp($0) } + [.digits]
    let found = places(session.state.size).compactMap { Screen.target(at: $0, in: session.state) }
    #expect(Set(found) == Set(targets))
  }

  @Test(arguments: ["12x4", "20x3", "3x1"])
  func onSmallScreensTheTimeCanBe(size: String) throws {
    _ = try place(.digits, Session(size: Size(size)))
  }

  @Test func aClickTapsWhenItEnds() throws {
    var session = Session()
    let place = try place(.slot(2), session)
    session.take(.input(.mouse(Mouse(.press, at: place))))
    #expect(session.shown == 1080)
    session.take(.input(.mouse(Mouse(.release, at: place))))
    #expect(session.shown == 300)
    try click(.lamp(.yellow), &session)
    #expect(session.shown == 60)
    try click(.lamp(.green), &session)
    #expect(session.shown == 300)
    #expect(!session.isRunning)
  }

  /// Half a second holds, and is told when its time is reached, not when the button goes up.
  @Test func halfASecondHolds() throws {
    var session = Session(720)
    let place = try place(.slot(3), session)
    session.take(.input(.mouse(Mouse(.press, at: place))))
    session.pass(.milliseconds(499))
    #expect(session.state.presets[slot: 3]?.duration == 600)
    session.pass(.milliseconds(2))
    #expect(session.state.presets[slot: 3]?.duration == 720)
    session.take(.input(.mouse(Mouse(.release, at: place))))
    #expect(session.shown == 720)
    session.press("+")
    try hold(.lamp(.green), for: .milliseconds(600), &session)
    #expect(session.status().hasPrefix("Green time is now 13:00"))
  }

  @Test func aPressThatLeavesItsTargetIsNone() throws {
    var session = Session()
    let place = try place(.slot(2), session)
    session.take(.input(.mouse(Mouse(.press, at: place))))
    session.take(.input(.mouse(Mouse(.drag, at: Position(column: 40, row: 5)))))
    session.pass(seconds: 1)
    session.take(.input(.mouse(Mouse(.release, at: Position(column: 40, row: 5)))))
    #expect(session.shown == 1080)
    #expect(!session.isRunning)
    #expect(session.state.presets[slot: 2]?.duration == 300)
  }

  // MARK: The digits

  @Test func aClickOnTheDigitsStartsAndStops() throws {
    var session = Session(60)
    try click(.digits, &session)
    #expect(session.isRunning)
    session.pass(seconds: 2)
    try click(.digits, &session)
    #expect(!session.isRunning)
    #expect(session.shown == 58)
  }

  @Test func aDoubleClickGoesToTheGreenTime() throws {
    var session = Session(60)
    session.press("+")
    session.press(.down)
    session.press("y")
    try click(.digits, &session)
    session.pass(.milliseconds(200))
    try click(.digits, &session)
    #expect(!session.isRunning)
    #expect(session.shown == 60)
  }

  /// While a talk runs it has to be made twice, and the talk runs on in between.
  @Test func aDoubleClickOnARunningTalkIsGuarded() throws {
    var session = Session(60)
    session.press(" ")
    session.pass(seconds: 5)
    for isLast in [false, true] {
      try click(.digits, &session)
      session.pass(.milliseconds(150))
      try click(.digits, &session)
      session.pass(.milliseconds(600))
      #expect(session.isRunning == !isLast)
      if !isLast { #expect(session.status().hasPrefix("The talk is running. Press g again")) }
    }
    #expect(session.shown == 60)
  }

  @Test func aSlotIsGuardedAsItsKeyIs() throws {
    var session = Session(60)
    session.press(" ")
    session.pass(seconds: 3)
    try click(.slot(2), &session)
    #expect(session.isRunning)
    session.pass(.milliseconds(300))
    try click(.slot(2), &session)
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
    try drag(columns, each: milliseconds, &session)
    // A little movement is no drag but a click.
    #expect(session.isRunning == (columns == 1))
    #expect(session.shown == seconds)
  }

  @Test func allOfADragIsOneChangeToUndo() throws {
    var session = Session(600)
    try drag(10, each: 50, &session)
    #expect(session.shown != 600)
    session.press("u")
    #expect(session.shown == 600)
  }

  /// From storing a preset to undoing a stop, with the mouse only.
  @Test func everythingIsDoneWithTheMouse() throws {
    var session = Session()
    session.take(.input(.mouse(Mouse(.wheelUp, at: try place(.digits, session)))))
    #expect(session.status().hasSuffix("Store  Undo"))
    try click(.store, &session)
    #expect(session.status().hasPrefix("Store in which slot"))
    try click(.slot(4), &session)
    #expect(session.state.presets[slot: 4]?.duration == 1140)
    session.pass(seconds: 1)
    try click(.digits, &session)
    session.pass(seconds: 30)
    #expect(!session.status().hasSuffix("Undo"))
    try click(.digits, &session)
    #expect(!session.isRunning)
    session.pass(seconds: 5)
    try click(.undo, &session)
    #expect(session.isRunning)
    #expect(session.shown == 1140 - 35)
  }

  @Test func theControlsGoWithTheHand() throws {
    var session = Session()
    try click(.lamp(.yellow), &session)
    session.pass(.milliseconds(9_900))
    #expect(session.status().hasSuffix("Store  Undo"))
    session.pass(.milliseconds(100))
    #expect(session.status() == "READY   Space starts   ? help")
    session.resize(Size("39x12"))
    try click(.lamp(.yellow), &session)
    #expect(!session.status().contains("Undo"))
  }

  @Test func aDragOverARunningClockDoesNothing() throws {
    var session = Session(600)
    session.press(" ")
    try drag(20, each: 10, &session)
    #expect(session.isRunning)
    #expect(session.shown == 600)
  }

  @Test(arguments: [(Mouse.Action.wheelUp, 660), (.wheelDown, 540)])
  func theWheelTurnsMinutes(action: Mouse.Action, seconds: Int) {
    var session = Session(600)
    session.take(.input(.mouse(Mouse(action, at: Position(column: 3, row: 3)))))
    #expect(session.shown == seconds)
  }

  // MARK: What is open

  @Test(arguments: ["?", "b", "m"])
  func aClickOnlyClosesWhatCoversTheDigits(key: String) throws {
    var settings = Settings()
    settings.title = "Ada"
    var session = Session(60, settings: settings)
    session.press(key)
    try click(.digits, &session)
    #expect(!session.isRunning)
    #expect(session.state.helpPage == nil)
    #expect(!session.state.isBlackedOut && !session.state.showsMessage)
  }

  @Test func aClickAnswersTheQuestionOfQ() throws {
    var session = Session(60)
    session.press(" q")
    try click(.digits, &session)
    #expect(session.ending == nil)
    #expect(session.status() == "The talk goes on")
    #expect(session.isRunning)
  }
}
