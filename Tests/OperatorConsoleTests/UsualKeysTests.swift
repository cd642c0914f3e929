import TerminalCanvas
import Testing
import TimerEngine

@testable import OperatorConsole

struct UsualKeysTests {
  private static let keys: [(Key, Command?)] = [
    (.character(" "), .toggle), (.character("1"), .slot(1)),
    (.alt("1"), .store(1)), (.alt("9"), .store(9)), (.alt("0"), nil), (.alt("g"), nil),
    (.character("s"), .chooseTarget), (.character("S"), .chooseTarget), (.character("9"), .slot(9)),
    (.character("0"), nil), (.character("g"), .go(.green)), (.character("y"), .go(.yellow)),
    (.character("r"), .go(.red)), (.character("G"), .assign(.green)),
    (.character("Y"), .assign(.yellow)), (.character("R"), .assign(.red)),
    (.backspace, .back), (.pageUp, .back), (.up, .set(60)), (.down, .set(-60)), (.right, .set(5)),
    (.left, .set(-5)), (.character("+"), .add(60)), (.character("="), .add(60)),
    (.character("-"), .add(-60)), (.character("_"), .add(-60)), (.character("]"), .add(10)),
    (.character("["), .add(-10)), (.character("u"), .undo), (.character("U"), .undo),
    (.character("o"), .backdate), (.character("O"), .backdate),
    (.character("l"), .layout), (.character("L"), .layout), (.character("c"), .theme),
    (.character("C"), .theme), (.character("f"), .flash), (.character("F"), .flash),
    (.character("b"), .blackout), (.character("B"), .blackout), (.character("."), .blackout),
    (.character("m"), .message), (.character("M"), .message), (.character("t"), .timeOfDay),
    (.character("T"), .timeOfDay), (.character("?"), .help), (.character("h"), .help),
    (.character("H"), .help), (.f1, .help), (.character("q"), .quit),
    (.character("Q"), .quit),
    (.character("\u{3}"), .quit), (.escape, .close),
    (.character("\t"), .focus(isBack: false)), (.backTab, .focus(isBack: true)),
    (.character("\r"), .enter), (.character("\n"), .enter), (.character("k"), .lock),
    (.character("K"), .lock), (.f5, .clickerStart), (.pageDown, .clickerStart),
    (.character("\u{1b}"), nil), (.character("a"), nil), (.character("é"), nil),
    (.character("１"), nil),
  ]

  @Test(arguments: keys)
  func eachKeyHasItsCommand(key: Key, command: Command?) {
    #expect(KeyBindings.usual.command(of: key) == command)
  }

  /// Keys on a clock that is ready at 18:00, and the words that come.
  @Test(arguments: [
    ("2", "Lightning talk 5:00, yellow 1:00, red 0:15"),
    ("+G", "Green time is now 19:00"),
    ("yG", "Green time is now 3:00"),
    ("rG", "Green time is now 1:00, yellow lowered to 1:00"),
    ("yY", "Yellow is now 3:00"),
    ("rY", "Yellow is now 1:00"),
    ("rY-Y", "Yellow is now 1:00"),
    ("r[Y", "Yellow is now 0:50, red lowered to 0:50"),
    ("R", "Red cannot begin before yellow, 3:00"),
    ("rR", "Red is now 1:00"),
    ("u", "Nothing to undo"),
    ("+u", "Undone"),
    ("l", "Layout: landscape"),
    ("ll", "Layout: portrait"),
    ("lll", "Layout: automatic"),
    ("o", "The start is at the last stop"),
  ])
  func theOperatorIsTold(keys: String, words: String) {
    var session = Session()
    session.press(keys)
    #expect(session.status() == words)
  }

  @Test func aForgottenStartIsMovedBackAndSaysByHowMuch() {
    var session = Session()
    session.pass(seconds: 90)
    session.press("o")
    #expect(session.shown == 990)
    #expect(session.status() == "Start moved back by 1:30")
    session.press("u")
    session.press("u")
    #expect(session.shown == 1080)
  }

  @Test func anUndoneStopGoesOnAsIfItHadNeverBeen() {
    var session = Session()
    session.press(" ")
    session.pass(.milliseconds(5_500))
    session.press(" ")
    session.pass(seconds: 60)
    session.press("u")
    #expect(session.isRunning)
    #expect(session.shown == 1015)
  }

  @Test func theGreenTimeComesBackAndUndoBringsTheOvertime() {
    var session = Session(5, yellow: 3, red: 2)
    session.press(" ")
    session.pass(.milliseconds(6_400))
    session.press(" g")
    #expect(session.shown == 5)
    session.press("u")
    #expect(session.shown == -1)
    #expect(!session.isRunning)
  }

  @Test func undoIsTenDeep() {
    var session = Session()
    session.press(String(repeating: "+", count: 12) + String(repeating: "u", count: 10))
    #expect(session.shown == 1080 + 120)
    session.press("u")
    #expect(session.status() == "Nothing to undo")
    #expect(session.shown == 1080 + 120)
  }

  @Test func arrowsDoNothingWhileATalkRuns() {
    var session = Session()
    session.press(" ")
    session.pass(seconds: 5)
    for key in [Key.up, .down, .left, .right] { session.press(key) }
    #expect(session.shown == 1075)
    #expect(session.console.session.history.last?.isReady == true)
  }

  @Test(arguments: [(18 * 60, 1), (5 * 60, nil)])
  func theSlotIsTheOneWhoseTimesAreSet(seconds: Int, slot: Int?) {
    var session = Session(seconds)
    #expect(session.console.session.slot == slot)
    session.press("3")
    #expect(session.console.session.slot == 3)
    session.press("+")
    #expect(session.console.session.slot == nil)
    session.press("u")
    #expect(session.console.session.slot == 3)
  }
}
