import StageRenderer
import Testing
import TimerEngine
import TimerTestSupport

@testable import Room

/// For two seconds after the operator has closed a message or blackout, no client can cover the
/// digits.
struct UncoveringTests {
  /// One character is a quarter of a second.
  ///
  /// The operator presses Space (`!`), Escape (`e`), the message's key (`m`), blackout's (`b`),
  /// undo's (`u`) or types a line (`L`, a message). A client sends a message (`M`), `! message`
  /// (`D`), blackout (`B`), its end (`W`), `clear` (`C`) or `undo` (`U`). Below it: `+` taken, `x`
  /// refused, `-` nothing was sent; and then what is seen: `#` covered, `R` running, `.` neither.
  @Test(
    arguments: [
      // The fault: a client that sends messages all the time, and an operator who wants to stop.
      ("!--M-!M-M-!M", "---+--x-x--x", "RRR##RRRRR.."),
      ("!--M-!--------M", "---+----------+", "RRR##RRRRRRRRR#"),
      // A message over a ready clock closes when Space starts it.
      ("M!------M-M", "+-------x-+", "#RRRRRRRRR#"),
      ("!--B-!B--M-------M", "---+--x--x-------+", "RRR##RRRRRRRRRRRR#"),
      ("!--M-eM", "---+--x", "RRR##RR"), ("!--M-eD", "---+--x", "RRR##RR"),
      ("!--M-mB", "---+--x", "RRR##RR"), ("!-b-bM", "-----x", "RR##RR"),
      // An undo of the operator closes it, and an undo of a client may not bring it back.
      ("!--M-uM", "---+--x", "RRR##RR"), ("!--M-mU", "---+--x", "RRR##RR"),
      // Only an end of a blackout closes something, however long ago it began.
      ("!-bWM", "---++", "RR#R#"), ("!-b---------bM", "-------------x", "RR##########RR"),
      // What a client has closed, a client may show again.
      ("!--M-C-M", "---+-+-+", "RRR##RR#"), ("!--B-W-M", "---+-+-+", "RRR##RR#"),
      // The operator's own keys and lines are not refused.
      ("!--M-!L", "---+---", "RRR##R#"), ("!--M-!b", "---+---", "RRR##R#"),
    ])
  func timeLine(hands: String, answers: String, seen: String) {
    var session = Session()
    var (told, picture) = ("", "")
    for hand in hands {
      told.append(Self.act(hand, &session))
      picture.append(
        session.console.state.showsMessage || session.console.state.isBlackedOut
          ? "#" : session.isRunning ? "R" : ".")
      session.pass(.milliseconds(250))
    }
    #expect(told == answers)
    #expect(picture == seen)
  }

  /// Does what a character means; returns what became of it.
  private static func act(_ hand: Character, _ session: inout Session) -> Character {
    let keys: [Character: String] = ["!": " ", "m": "m", "b": "b", "u": "u"]
    let lines: [Character: String] = [
      "M": "message Two minutes", "D": "! message Two minutes", "B": "blackout on",
      "W": "blackout off", "C": "clear", "U": "! undo",
    ]
    if hand == "e" { session.press(.escape) }
    if let key = keys[hand] { session.press(key) }
    if hand == "L" { session.say("message Thank you") }
    guard let line = lines[hand] else { return "-" }
    let told = session.effects.count
    session.handle(
      .request(ClientRequest(client: 1, name: "tablet", number: 1, line: line)))
    for (_, effect) in session.effects.dropFirst(told) {
      guard case .send(.answer(let answer, _)) = effect else { continue }
      guard answer.status == .refused else { return "+" }
      #expect(answer.text == "The operator has just closed one")
      return "x"
    }
    return "?"
  }
}
