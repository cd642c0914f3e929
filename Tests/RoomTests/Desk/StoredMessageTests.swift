import StageRenderer
import Testing
import TimerEngine
import TimerTestSupport

@testable import Room

/// The messages of `config.yaml`, which the key `M` and a number send.
struct StoredMessageTests {
  private static func settings(_ messages: [Int: String]) -> Settings {
    var settings = Settings()
    settings.clock.storedMessages = messages.compactMapValues { StoredMessage($0) }
    return settings
  }

  private static let two = settings([1: "Please come to an end", 4: "--for 15s Louder"])

  private static func message(_ session: Session) -> String? {
    session.console.state.stage.message
  }

  @Test(
    arguments: [
      ("M1", "Please come to an end"), ("M4", "Louder"), ("M", nil), ("M2", nil),
      // Another key is what it always is, and the question is over.
      ("M\u{1b}1", nil), ("Ml1", nil), ("M1m", nil), ("M1u", nil),
      (" M1", "Please come to an end"),
    ] as [(String, String?)])
  func theNumberSendsIt(keys: String, message: String?) {
    var session = Session(1080, settings: Self.two)
    for key in keys.unicodeScalars {
      session.pass(seconds: 1)
      session.press(key == "\u{1b}" ? .escape : .character(key))
    }
    #expect(Self.message(session) == message)
  }

  @Test func aNumberWithoutMessageLoadsNoPreset() {
    var session = Session(1080, settings: Self.two)
    session.press("M2")
    #expect(session.console.snapshot.preset.duration == 1080)
    #expect(session.status() == "There is no message 2 in config.yaml")
    session.pass(seconds: 1)
    session.press("2")
    #expect(session.console.snapshot.preset.duration != 1080)
  }

  @Test(arguments: [(14_999, "Louder"), (15_000, nil)] as [(Int, String?)])
  func itDisappearsByItself(milliseconds: Int, message: String?) {
    var session = Session(1080, settings: Self.two)
    session.press("M4")
    session.pass(.milliseconds(milliseconds))
    #expect(Self.message(session) == message)
  }

  /// Only the message and the start can be taken back then.
  @Test func aMessageThatHasDisappearedIsNotClosedAgain() {
    var session = Session(1080, settings: Self.two)
    session.press("M4")
    session.pass(seconds: 15)
    session.press(" ")
    #expect(session.isRunning)
    #expect(session.console.state.history.recordedCount == 2)
  }

  @Test(arguments: [(9_999, "Please come to an end"), (10_000, nil)] as [(Int, String?)])
  func theQuestionEndsAfterTenSeconds(milliseconds: Int, message: String?) {
    var session = Session(1080, settings: Self.two)
    session.press("M")
    session.pass(.milliseconds(milliseconds))
    session.press("1")
    #expect(Self.message(session) == message)
  }

  @Test(arguments: [
    (120, "Send which message? 1 Please come to an end   4 Louder   Escape sends none."),
    (70, "Message? 1 Please come to an end   4 Louder   Escape: none"),
    (42, "Message? 1 Please come...   4 Louder"), (30, "Message? 1   4   Escape: none"),
    (8, "Message…"),
  ])
  func theQuestionFitsTheScreen(columns: Int, words: String) {
    var session = Session(size: Size(columns: columns, rows: 24), settings: Self.two)
    session.press("M")
    #expect(session.status() == words)
  }

  @Test func withoutMessagesItIsSaidWhereTheyStand() {
    var session = Session(size: Size(columns: 120, rows: 40))
    session.press("M")
    #expect(
      session.status()
        == "No messages are stored. config.yaml can hold nine, for example: messages: {1: Please come to an end}"
    )
  }

  @Test func aMessageGoesToDisplaysAlsoWhereThereIsNoScreen() {
    var session = Session(
      1080, capabilities: Capabilities(hasScreen: false, hasMouse: false), settings: Self.two)
    session.press("M1")
    #expect(Self.message(session) == nil)
    var display = Client(id: 1, since: .start)
    display.isWatching = true
    session.handle(.clients([display]))
    session.press("M1")
    #expect(Self.message(session) == "Please come to an end")
  }

  @Test(
    arguments: [
      ("Louder", "Louder", nil), ("  Louder ", "Louder", nil), ("--for 15s Louder", "Louder", 15),
      ("-- --for you", "--for you", nil), ("Lou\u{7}der", "Lou\u{fffd}der", nil),
    ] as [(String, String, Int?)])
  func itIsReadAsTheCommandIs(words: String, text: String, seconds: Int?) {
    let message = StoredMessage(words)
    #expect(message?.text == text)
    #expect(message?.seconds == seconds)
  }

  @Test(arguments: ["", " ", "--for", "--for 15s", "--for 15 Louder", "--for soon Louder", "--"])
  func whatIsNoMessageIsRefused(words: String) {
    #expect(StoredMessage(words) == nil)
  }
}
