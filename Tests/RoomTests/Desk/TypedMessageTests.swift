import StageRenderer
import Testing
import TimerEngine
import TimerTestSupport

@testable import Room

/// The prompt for a message, which the key `/` opens.
struct TypedMessageTests {
  private static func settings(_ messages: [Int: String] = [:]) -> Settings {
    var settings = Settings()
    settings.clock.storedMessages = messages.compactMapValues { StoredMessage($0) }
    return settings
  }

  private static let two = settings([1: "Please come to an end", 4: "--for 15s Louder"])

  /// Presses keys: escape is the key Escape, delete is Backspace, `\u{e000}` the arrow up and
  /// `\u{e001}` the one down.
  private static func press(_ keys: String, _ session: inout Session) {
    for key in keys.unicodeScalars {
      switch key {
      case "\u{1b}": session.press(.escape)
      case "\u{7f}": session.press(.backspace)
      case "\u{e000}": session.press(.up)
      case "\u{e001}": session.press(.down)
      default: session.press(.character(key))
      }
    }
  }

  private static func message(_ session: Session) -> String? {
    session.console.state.stage.message
  }

  /// What is pressed, and the message that is shown then; the prompt is closed.
  @Test(
    arguments: [
      ("/Slow down\r", "Slow down"), ("/Slow down\n", "Slow down"),
      // Everything is text.
      ("/--for 15s Slow down\r", "--for 15s Slow down"), ("/-- x\r", "-- x"), ("/--\r", "--"),
      ("/message on\r", "message on"), ("/! quit\r", "! quit"), ("/:q\r", ":q"), ("//\r", "/"),
      ("/1\r", "1"), ("/q\r", "q"), ("/é 残り 👏\r", "é 残り 👏"),
      // Blanks around the text are left out.
      ("/Hi \r", "Hi"), ("/x\u{7f}Hi\r", "Hi"),
      // Tab completes nothing.
      ("/ti\tme\r", "time"),
      // Nothing is shown.
      ("/\r", nil), ("/\u{1b}", nil), ("/Hi\u{1b}", nil), ("/Hi\u{3}", nil), ("/\u{7f}", nil),
    ] as [(String, String?)])
  func whatIsTypedIsShown(keys: String, message: String?) {
    var session = Session()
    Self.press(keys, &session)
    #expect(Self.message(session) == message)
    #expect(session.console.screen.prompt == nil)
    #expect(session.ending == nil && !session.isRunning && session.shown == 1080)
  }

  /// It stays until it is hidden, also one that has the text of a stored message with a time.
  @Test func itStays() {
    var session = Session(settings: Self.two)
    Self.press("/Louder\r", &session)
    session.pass(seconds: 60)
    #expect(Self.message(session) == "Louder")
  }

  /// With an empty text Space closes the prompt and acts, as a nervous hand means it; in a text it
  /// is a blank.
  @Test(
    arguments: [
      ("/ ", true, nil), ("/x\u{7f} ", true, nil), ("/a ", false, "a "), (" / ", true, nil),
    ] as [(String, Bool, String?)])
  func spaceActsWhereNothingIsTyped(keys: String, isRunning: Bool, line: String?) {
    var session = Session()
    for key in keys.unicodeScalars {
      session.pass(seconds: 1)
      Self.press(String(key), &session)
    }
    #expect(session.isRunning == (keys == " / " ? false : isRunning))
    #expect(session.console.screen.prompt?.line == line)
  }

  /// What the arrows bring back: what was typed, the last one first, and then the stored messages.
  @Test(
    arguments: [
      ("\u{e000}", "Hurry"), ("\u{e000}\u{e000}", "Slow down"),
      ("\u{e000}\u{e000}\u{e000}", "Please come to an end"),
      ("\u{e000}\u{e000}\u{e000}\u{e000}", "Louder"),
      ("\u{e000}\u{e000}\u{e000}\u{e000}\u{e000}", "Louder"),
      ("\u{e000}\u{e000}\u{e001}", "Hurry"), ("ab\u{e000}\u{e001}", "ab"), ("\u{e001}", ""),
    ])
  func arrowsBringBackEarlierOnes(keys: String, line: String) {
    var session = Session(settings: Self.two)
    Self.press("/Slow down\r/Hurry\r/" + keys, &session)
    #expect(session.console.screen.prompt?.line == line)
  }

  @Test func eachIsBroughtBackOnce() {
    var session = Session(settings: Self.two)
    Self.press("/Louder\r/Hurry\r/Hurry\r/", &session)
    var lines: [String] = []
    for _ in 0..<4 {
      session.press(.up)
      lines.append(session.console.screen.prompt?.line ?? "")
    }
    #expect(lines == ["Hurry", "Louder", "Please come to an end", "Please come to an end"])
  }

  /// The two prompts do not mix what was typed into them.
  @Test func commandsAreNotBroughtBack() {
    var session = Session()
    Self.press(":add 1m\r/\u{e000}", &session)
    #expect(session.console.screen.prompt?.line == "")
    Self.press("\u{1b}/Hi\r:\u{e000}", &session)
    #expect(session.console.screen.prompt?.line == "add 1m")
  }

  /// The sign and the keys stand on the status line, and no completions.
  @Test(
    arguments: [
      ("", "/   Up earlier ones, Escape closes"), ("st", "/st"), ("message ", "/message"),
    ])
  func theTextStandsOnTheStatusLine(typed: String, line: String) {
    var session = Session()
    session.press("/" + typed)
    #expect(Command.trimmed(session.status()) == line)
    #expect(session.canvas().cursor == Position(column: 1 + typed.count, row: 23))
  }

  /// It is typing: held keys and keys in one read are text, and ask nothing.
  @Test func fastKeysAreText() {
    var session = Session()
    session.press(" ")
    session.pass(seconds: 1)
    session.press("/qq33nnTTHHuu\u{20}\u{20}pp\r")
    #expect(Self.message(session) == "qq33nnTTHHuu  pp")
    #expect(session.isRunning && session.console.screen.question == nil)
  }

  /// A question about the talk is over then, and nothing confirms it.
  @Test func anOpenQuestionIsForgotten() {
    var session = Session()
    session.press(" ")
    session.pass(seconds: 1)
    session.press("3/3\r")
    #expect(session.isRunning)
    #expect(Self.message(session) == "3")
  }

  @Test func lockedKeysDoNotOpenIt() {
    var session = Session()
    session.press("k/")
    #expect(session.console.screen.prompt == nil)
  }

  /// Undo takes the message back, as that of any other key.
  @Test func undoTakesItBack() {
    var session = Session()
    session.press("/Hi\r")
    session.pass(seconds: 1)
    session.press("u")
    #expect(Self.message(session) == nil)
  }

  /// Where nobody sees the line, it is told that one can type, and what the arrows bring back.
  @Test func withoutAScreenItIsTold() {
    var capabilities = Capabilities.lines
    capabilities.hasKeys = true
    var session = Session(capabilities: capabilities, settings: Self.two)
    session.press("/")
    #expect(
      session.reports.last?.hasSuffix("Type a message and press Enter. Escape cancels.") == true)
    session.press(.up)
    #expect(session.reports.last?.hasSuffix("Please come to an end") == true)
    let count = session.reports.count
    session.press(.tab)
    #expect(session.reports.count == count)
    session.press(.escape)
    session.press("/ ")
    #expect(session.isRunning)
  }

  /// A key that the user has given to something else stays that, and `join` and `undo` do not take
  /// it either.
  @Test(
    arguments: [
      (Command.typeMessage, Key.character("/")), (.join, .character("d")),
    ])
  func aKeyOfOnesOwnIsNotShadowed(command: Command, key: Key) {
    for other in [Command.flash, .blackout, .theme] {
      let keys = KeyBindings([other: [key]])
      #expect(keys.command(of: key) == other)
      #expect(keys.keys(of: command).isEmpty)
      #expect(keys.command(of: .character("D")) == (key == .character("d") ? other : .join))
    }
    let off = KeyBindings([command: []])
    #expect(off.command(of: key) == nil)
    let moved = KeyBindings([command: [.character("ä")]])
    #expect(moved.command(of: key) == nil && moved.command(of: .character("ä")) == command)
  }
}
