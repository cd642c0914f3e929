import StageRenderer
import Testing
import TimerEngine
import TimerTestSupport

@testable import Room

/// The key and the command for the secondary time.
struct SecondaryTimeKeyTests {
  /// Keys on a clock without a rundown, what the status line says, and what is shown then.
  @Test(
    arguments: [
      ("e", "Secondary time: talk", .talk), ("ee", "Secondary time: time of day", .clock),
      ("eee", "Secondary time: off", nil),
      (":beside clock\r", "Secondary time: time of day", .clock),
      (":beside session\r", "Secondary time: session", .session),
      ("e:beside off\r", "Secondary time: off", nil),
      (
        ":beside me\r",
        "'beside' needs session, talk, clock or off, for example: beside session", nil
      ),
    ] as [(String, String, Look.SecondaryTime?)])
  func itIsChosen(keys: String, said: String, shown: Look.SecondaryTime?) {
    var session = Session(60, size: Size("100x24"))
    for key in keys {
      session.press(String(key))
      session.pass(seconds: 1)
    }
    #expect(session.status().contains(said), "\(session.status())")
    #expect(session.console.state.look.secondaryTime == shown)
  }

  /// With a rundown the session comes first; no client chooses for the clock's own screen.
  @Test func aRundownHasASession() throws {
    var session = try Programme.session()
    session.press("e")
    #expect(session.console.state.look.secondaryTime == .session)
    #expect(throws: CommandError.self) {
      try Command(line: "beside me")
    }
  }
}
