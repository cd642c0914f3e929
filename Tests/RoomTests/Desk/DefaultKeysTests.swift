import StageRenderer
import Testing
import TimerEngine
import TimerTestSupport

@testable import Room

struct DefaultKeysTests {
  private static let keys: [(Key, Command?)] = [
    (.character(" "), .toggle), (.character("1"), .slot(1)),
    (.alt("1"), .store(1)), (.alt("9"), .store(9)), (.alt("0"), nil), (.alt("g"), nil),
    (.character("s"), .chooseTarget), (.character("S"), .chooseTarget), (.character("9"), .slot(9)),
    (.character("0"), nil), (.character("g"), .go(.green)), (.character("y"), .go(.yellow)),
    (.character("r"), .go(.red)), (.character("G"), .assign(.green)),
    (.character("Y"), .assign(.yellow)), (.character("R"), .assign(.red)),
    (.backspace, .back), (.pageUp, .back), (.up, .adjust(by: 60)), (.down, .adjust(by: -60)),
    (.right, .adjust(by: 5)),
    (.left, .adjust(by: -5)), (.character("+"), .add(60)), (.character("="), .add(60)),
    (.character("-"), .add(-60)), (.character("_"), .add(-60)), (.character("]"), .add(10)),
    (.character("["), .add(-10)), (.character("u"), .undo), (.character("U"), .undo),
    (.character("o"), .backdate), (.character("O"), .operatorView),
    (.character("l"), .layout), (.character("L"), .layout), (.character("c"), .theme),
    (.character("C"), .theme), (.character("f"), .flash), (.character("F"), .flash),
    (.character("b"), .blackout), (.character("B"), .blackout), (.character("."), .blackout),
    (.character("m"), .message), (.character("M"), .chooseMessage), (.character("t"), .timeOfDay),
    (.character("T"), .takeOver), (.character("?"), .help), (.character("h"), .help),
    (.character("H"), .handOver(nil)), (.character("/"), .typeMessage), (.character("d"), .join),
    (.f1, .help), (.character("q"), .quit),
    (.character("Q"), .quit),
    (.character("\u{3}"), .quit), (.escape, .close),
    (.character("\t"), .focus(isBack: false)), (.backTab, .focus(isBack: true)),
    (.character("\r"), .enter), (.character("\n"), .enter), (.character("k"), .lock),
    (.character("K"), .lock), (.f5, .clickerStart), (.pageDown, .clickerStart),
    (.character("a"), .usualQuestions), (.character("A"), .usualQuestions),
    (.character("e"), .cycleSecondaryTime), (.character("E"), .cycleSecondaryTime),
    (.character("\u{1b}"), nil), (.character("j"), nil), (.character("é"), nil),
    (.character("１"), nil),
  ]

  @Test(arguments: keys)
  func eachKeyHasItsCommand(key: Key, command: Command?) {
    #expect(KeyBindings.standard.command(of: key) == command)
  }

  /// Keys on a clock that is ready at 18:00, and the words that come.
  @Test(arguments: [
    ("2", "Lightning talk 5:00, yellow 1:00, red 0:15"),
    ("+G", "Length is now 19:00"),
    ("yG", "Length is now 3:00"),
    ("rG", "Length is now 1:00, yellow lowered to 1:00"),
    ("yY", "Yellow is now 3:00"),
    ("rY", "Yellow is now 1:00"),
    ("rY-Y", "Yellow is now 1:00"),
    ("r[Y", "Yellow is now 0:50, red lowered to 0:50"),
    ("R", "Red cannot begin before yellow (3:00)"),
    ("rR", "Red is now 1:00"),
    ("u", "Nothing to undo"),
    ("+u", "Undone: back to 18:00"),
    ("l", "Layout: landscape"),
    ("ll", "Layout: portrait"),
    ("lll", "Layout: automatic"),
    ("o", "Started: nothing to backdate"), ("oo", "Cannot backdate any further"),
  ])
  func theOperatorIsTold(keys: String, words: String) {
    var session = Session(settings: .ascii)
    session.press(keys)
    #expect(session.status() == words)
  }

  /// Keys on a talk of three minutes that counts up, with green at 1:00, yellow at 2:00 and red at
  /// 2:30, and the words that come: all times are elapsed ones.
  @Test(arguments: [
    ("yG", "Green is now 2:00"), ("rG", "Green is now 2:30, yellow is now 2:30"),
    ("rY", "Yellow is now 2:30"), ("yR", "Red is now 2:00"),
    ("y+R", "Red cannot begin before yellow (2:00)"),
    ("rGu", "Undone: green is 1:00 again"), ("yRu", "Undone: red is 2:30 again"),
  ])
  func theOperatorIsToldElapsedTimes(keys: String, words: String) {
    let marks = [(60, Phase.green), (120, .yellow), (150, .red)].map { Mark(at: $0, .phase($1)) }
    let segment = Segment(length: 180, counts: .up, opening: nil, marks: marks)
    var session = Session(of: Preset(Format(segments: [segment])), settings: .ascii)
    session.press(keys)
    #expect(session.status() == words)
  }

  @Test func aForgottenStartIsMovedBackAndSaysByHowMuch() {
    var session = Session()
    session.pass(seconds: 90)
    session.press("o")
    #expect(session.shown == 990)
    #expect(session.status() == "Start backdated by 1 minute 30 seconds")
    session.pressTwice(.character("u"))
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
    for _ in 0..<12 {
      session.press("+")
      session.pass(seconds: 1)
    }
    session.type(String(repeating: "u", count: 10))
    #expect(session.shown == 1080 + 120)
    session.press("u")
    #expect(session.status() == "Nothing to undo")
    #expect(session.shown == 1080 + 120)
  }

  /// Keys that come each so many milliseconds for three seconds, and the minutes that they add.
  @Test(arguments: [(33, 24), (100, 24), (125, 24), (200, 15), (500, 6)])
  func aHeldKeyStepsEightTimesASecond(interval: Int, minutes: Int) {
    var session = Session()
    for _ in 0..<3000 / interval {
      session.press("+")
      session.pass(.milliseconds(interval))
    }
    #expect(session.shown == 1080 + 60 * minutes)
    #expect(session.status().hasPrefix("+\(minutes):00, "))
  }

  /// Keys with a pause of as many tenths of a second as there are dots, and how many undos take all
  /// of it back.
  @Test(arguments: [
    ("+++", 1), ("+.........+", 1), ("+..........+", 2), ("++--", 2), ("+]+", 3), ("+y+", 3),
    ("\u{1b}++", 1), ("-----", 1), ("+u+", 1),
  ])
  func aBurstIsOneStepToUndo(keys: String, undos: Int) {
    var session = Session()
    for key in keys {
      if key == "." { session.pass(.milliseconds(100)) } else { session.press(String(key)) }
    }
    for left in (0..<undos).reversed() {
      #expect(session.shown != 1080 || keys == "++--")
      session.type("u")
      #expect((session.shown == 1080) == (left == 0) || keys == "++--")
    }
    session.press("u")
    #expect(session.status() == "Nothing to undo")
    #expect(session.shown == 1080)
  }

  @Test func arrowsDoNothingWhileATalkRuns() {
    var session = Session()
    session.press(" ")
    session.pass(seconds: 5)
    for key in [Key.up, .down, .left, .right] { session.press(key) }
    #expect(session.shown == 1075)
    #expect(session.console.state.history.last?.talk?.isReady == true)
  }

  /// A talk that only has the times of a slot was not loaded from it.
  @Test(arguments: [1, nil])
  func theSlotIsTheOneThatWasLoaded(slot: Int?) {
    var session = Session(of: Preset(name: "TED talk", slot: slot, duration: 1080))
    #expect(session.console.state.slot == slot)
    session.press("3")
    #expect(session.console.state.slot == 3)
    session.press("+")
    #expect(session.console.state.slot == nil)
    session.press("u")
    #expect(session.console.state.slot == 3)
  }
}
