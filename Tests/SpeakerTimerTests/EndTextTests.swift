import TerminalCanvas
import Testing
import TimerEngine

@testable import SpeakerTimer

/// A text after zero that seven bars cannot show: a line of text, and never a part of one.
struct EndTextTests {
  private static let text = "Argument Time Expired"
  private static let sizes = [
    "200x50", "120x40", "80x24", "60x16", "60x12", "45x80", "40x10", "40x7", "30x5", "24x3",
    "21x1", "21x2",
  ]

  private func session(_ size: String, text: String = text) -> Session {
    var session = Session(
      of: Preset(duration: 60, overtime: .blank(text)), size: Size(size))
    session.press(" ")
    session.pass(seconds: 90)
    return session
  }

  @Test(arguments: sizes)
  func itIsDrawnAsALineOfText(size: String) {
    var session = session(size)
    #expect(session.lines().contains { $0.contains(Self.text) })
  }

  @Test(arguments: ["20x1", "20x3", "4x3", "3x1"])
  func whereItDoesNotFitTheUsualWordStands(size: String) {
    var session = session(size)
    #expect(session.lines().contains { $0.contains("End") })
    #expect(!session.lines().contains { $0.contains("Arg") || $0.contains("Exp") })
  }

  @Test(arguments: ["2x1", "1x1", "2x3"])
  func whereThatDoesNotFitEitherThePhasesLetterStands(size: String) {
    var session = session(size)
    #expect(session.lines().contains { $0.contains("O") })
  }

  /// On no screen a part of it stands.
  @Test(arguments: ["Argument Time Expired", "Max 3", "时间到了", "Kaffee"])
  func noPartOfItStandsAlone(text: String) {
    let start = String(text.prefix(2))
    var session = session("80x24", text: text)
    for columns in 1...60 {
      for rows in [1, 2, 3, 5, 8, 12, 16, 20, 24] {
        session.resize(Size(columns: columns, rows: rows))
        let lines = session.lines()
        let isWhole = lines.contains { $0.contains(text) }
        #expect(isWhole || !lines.contains { $0.contains(start) }, "\(columns)x\(rows)")
        #expect(isWhole == (columns >= text.columns), "\(columns)x\(rows)")
      }
    }
  }

  /// What seven bars can show is as large as the time.
  @Test(arguments: ["StoP", "End", "donE"])
  func aWordThatSevenBarsShowIsDrawnInDigits(text: String) {
    var session = Session(
      of: Preset(duration: 60, overtime: .blank(text)), settings: .ascii)
    session.press(" ")
    session.pass(seconds: 90)
    #expect(session.lines().contains { $0.contains("###") })
    #expect(!session.lines().contains { $0.contains(text) })
  }

  /// The preset row and the status line come back with a key, and leave it whole.
  @Test(arguments: sizes)
  func theOperatorsWordsLeaveItWhole(size: String) {
    var session = session(size)
    session.press("x")
    #expect(session.lines().contains { $0.contains(Self.text) })
  }
}
