import StageDisplay
import TerminalCanvas
import Testing
import TimerEngine
import TimerTestSupport

@testable import OperatorConsole
@testable import StageClock

/// The key and the command for the second time.
struct SecondTimeKeyTests {
  /// Keys on a clock without a rundown, what the status line says, and what is shown then.
  @Test(
    arguments: [
      ("e", "Second time: talk", .talk), ("ee", "Second time: time of day", .clock),
      ("eee", "Second time: off", nil), (":beside clock\r", "Second time: time of day", .clock),
      (":beside session\r", "Second time: session", .session),
      ("e:beside off\r", "Second time: off", nil),
      (
        ":beside me\r",
        "'beside' needs session, talk, clock or off, for example: beside session", nil
      ),
    ] as [(String, String, Look.SecondTime?)])
  func itIsChosen(keys: String, said: String, shown: Look.SecondTime?) {
    var session = Session(60, size: Size("100x24"))
    for key in keys {
      session.press(String(key))
      session.pass(seconds: 1)
    }
    #expect(session.status().contains(said), "\(session.status())")
    #expect(session.console.session.look.secondTime == shown)
  }

  /// With a rundown the session comes first; no client chooses for the clock's own screen.
  @Test func aRundownHasASession() throws {
    var session = try Programme.session()
    session.press("e")
    #expect(session.console.session.look.secondTime == .session)
    #expect(throws: CommandError.self) {
      try Command(line: "beside me")
    }
  }
}
