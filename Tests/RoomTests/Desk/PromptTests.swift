import StageRenderer
import Testing
import TimerEngine
import TimerTestSupport

@testable import Room

/// Typing commands after a colon.
struct PromptTests {
  /// Who deletes a line with a held key does not mean the talk, which is paused.
  @Test(arguments: [":", "/"])
  func deletingTooMuchChangesNothing(key: String) {
    var session = Session(1080)
    session.press(" ")
    session.pass(seconds: 60)
    session.press(" " + key + "abc")
    for _ in 0..<10 { session.press(.backspace) }
    #expect(session.shown == 1020)
    #expect(session.console.screen.prompt?.line == "")
    session.press(.escape)
    #expect(session.console.screen.prompt == nil)
  }

  /// What was typed behind the colon, and what stands on the status line then.
  @Test(arguments: [
    ("", ":   Tab completes, Escape closes  start  stop  toggle  add   take   set"),
    ("st", ":st   start  stop  store "), ("message Hi there", ":message Hi there"),
    ("add 1m", ":add 1m"), ("quit", ":quit"),
  ])
  func theLineStandsOnTheStatusLine(typed: String, line: String) {
    var session = Session()
    session.press(":" + typed)
    #expect(session.status().trimmingEnd == line.trimmingEnd)
    #expect(session.canvas().cursor == Position(column: 1 + typed.count, row: 23))
  }

  /// A line that is complete hides only itself among the completions.
  @Test(arguments: [
    (80, ":preset short   preset short talk"), (33, ":preset short   preset short talk"),
    (32, ":preset short"),
  ])
  func longerLinesAreOfferedBesideACompleteOne(columns: Int, line: String) {
    var session = Session(
      of: Preset(duration: 600),
      presets: [Preset(name: "short", duration: 60), Preset(name: "short talk", duration: 120)],
      size: Size(columns: columns, rows: 24))
    session.press(":preset short")
    #expect(session.status().trimmingEnd == line)
  }

  /// What is pressed on a clock that is ready at 18:00, and what it shows then.
  @Test(arguments: [
    (":add 1m\r", 1140), (":set 12:00\r", 720), (":ADD 30s\r", 1110), (":add 1m\u{1b}", 1080),
    (":add 1m\u{3}", 1080), (":preset 2\r", 300), (":p\tl\tt\t\r", 1080), (":pres\tlight\t\r", 300),
    (":add 1mx\u{7f}\r", 1140), (":add 15s1\u{7f}\r", 1095), (":\u{7f}+", 1140),
  ])
  func aCommandIsTypedAndDone(keys: String, shown: Int) {
    var session = Session()
    type(keys, &session)
    #expect(session.shown == shown, "\(session.status())")
    #expect(session.console.screen.prompt == nil)
  }

  private func type(_ keys: String, _ session: inout Session) {
    for key in keys.unicodeScalars {
      switch key {
      case "\u{1b}": session.press(.escape)
      case "\u{7f}": session.press(.backspace)
      default: session.press(.character(key))
      }
    }
  }

  @Test func theClockGoesOnMeanwhile() {
    var session = Session()
    session.press(" ")
    session.press(":add")
    session.pass(seconds: 10)
    #expect(session.shown == 1070)
    session.press(" 1m\r")
    #expect(session.shown == 1130)
    #expect(session.isRunning)
  }

  @Test func aSpaceIsTyped() {
    var session = Session()
    session.press(": ")
    #expect(!session.isRunning)
    #expect(session.console.screen.prompt?.line == " ")
  }

  /// Keys behind two commands, and the line that the arrows bring back.
  @Test(
    arguments: [
      ([.up], "take 30s"), ([.up, .up], "add 1m"), ([.up, .up, .up], "add 1m"),
      ([.up, .up, .down], "take 30s"), ([.up, .down], ""), ([.down], ""),
      ([.character("x"), .up, .down], "x"),
    ] as [([Key], String)])
  func arrowsBringBackEarlierLines(keys: [Key], line: String) {
    var session = Session()
    session.press(":add 1m\r:take 30s\r:")
    for key in keys { session.press(key) }
    #expect(session.console.screen.prompt?.line == line)
  }

  /// What would lose the running talk needs a second Enter; Escape keeps it.
  @Test func aRunningTalkIsGuarded() {
    var session = Session()
    session.press(" ")
    session.pass(seconds: 60)
    session.press(":preset 2\r")
    #expect(session.isRunning)
    #expect(session.status().contains("Enter again"))
    session.pressAgain(.enter)
    #expect(session.console.snapshot.run == .ready(300))
  }

  @Test func anotherKeyThanEnterDoesNotConfirm() {
    var session = Session()
    session.press(" ")
    session.pass(seconds: 60)
    session.press(":preset 2\r")
    session.pass(seconds: 1)
    session.press("t")
    session.press("\r")
    #expect(session.isRunning)
  }

  @Test(arguments: [
    (":sing\r", "'sing' is not a command"), (":add\r", "'add' needs a time, for example: add 1m"),
    (":store 12\r", "'store' needs a slot from 1 to 9, for example: store 3"),
    // A long answer has a short form for a screen of 80 columns.
    (":set 24:00:00\r", "'24:00:00' is not a valid time"),
    (":take 1x\r", "'1x' is not a valid time"),
    (":preset nosuch\r", "There is no preset 'nosuch'"),
    (":theme x\r", "'theme' takes no argument"),
    (":preset o\r", "'o' matches several presets"),
  ])
  func aMistakeIsAnswered(keys: String, answer: String) {
    var session = Session()
    session.press(keys)
    #expect(session.status().hasPrefix(answer), "\(session.status())")
  }

  /// A key that has nothing to do shows nothing, but a typed command always gets an answer.
  @Test(arguments: [
    (":stop\r", "The talk is not running"),
    (":take 30m\r", "The time cannot be changed any further"),
  ])
  func whatHasNothingToDoIsAnswered(keys: String, answer: String) {
    var session = Session(of: Preset(duration: 60))
    session.press(keys)
    #expect(session.status().hasPrefix(answer), "\(session.status())")
  }

  /// A live message stands in the place of the digits, for as long as was asked.
  @Test func aMessageIsSentForAWhile() {
    var session = Session()
    session.press(" ")
    session.press(":message --for 15s Please come to an end\r")
    #expect(session.console.state.stage.message == "Please come to an end")
    session.pass(seconds: 14)
    #expect(session.console.state.stage.message == "Please come to an end")
    session.pass(seconds: 1)
    #expect(session.console.state.stage.message == nil)
    session.press(":message\r")
    #expect(session.console.state.stage.message == "Please come to an end")
    session.press(":clear\r")
    #expect(session.console.state.stage.message == nil)
    #expect(session.isRunning)
  }

  /// A running talk ends at the time of day; one that has passed is refused.
  @Test func theEndOfARunningTalkIsFixed() {
    var session = Session(timeOfDay: .seconds(14 * 3600))
    session.press(" ")
    session.pass(seconds: 60)
    session.press(":until 14:15\r")
    #expect(session.shown == 14 * 60)
    #expect(session.status() == "Talk ends at 14:15")
    session.press(":until 13:59\r")
    #expect(session.shown == 14 * 60)
    #expect(session.status().hasPrefix("It is already past 13:59"))
    session.press(":until 23:59\r")
    #expect(session.shown == (9 * 60 + 58) * 60)
    session.press("u")
    session.pass(seconds: 1)
    session.press("u")
    #expect(session.shown == 1019)
  }

  @Test func whereThereIsNoScreenItSaysWhatToDo() {
    var session = Session(
      size: .none, capabilities: Capabilities(hasScreen: false, hasMouse: false))
    session.press(":")
    #expect(session.reports.last == "NOTICE Type a command and press Enter. Escape cancels.")
    session.press("add 1m\r")
    #expect(session.reports.last == "SET 19 minutes")
  }

  /// An empty prompt that is open is said, and never an empty line.
  @Test(arguments: [([Key.up], 1), ([.character("q"), .backspace, .backspace], 1), ([.down], 1)])
  func whereThereIsNoScreenAnEmptyPromptSaysThatItIsOpen(keys: [Key], count: Int) {
    var session = Session(
      size: .none, capabilities: Capabilities(hasScreen: false, hasMouse: false))
    session.press(":")
    let before = session.reports.count
    for key in keys { session.press(key) }
    let open = "NOTICE Type a command and press Enter. Escape cancels."
    #expect(session.reports.dropFirst(before) == Array(repeating: open, count: count)[...])
    session.press("next")
    #expect(session.console.screen.prompt?.line == "next")
  }
}

extension String {
  fileprivate var trimmingEnd: String {
    String(reversed().drop(while: \.isWhitespace).reversed())
  }
}
