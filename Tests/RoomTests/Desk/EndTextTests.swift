import StageRenderer
import Testing
import TimerEngine
import TimerTestSupport

@testable import Room

/// A text after zero that seven bars cannot show: in large letters, or on lines of the terminal's
/// own font, and never a part of it.
struct EndTextTests {
  private static let text = "Argument Time Expired"

  private func session(
    _ size: String, text: String = text, settings: Settings = Settings()
  ) -> Session {
    var session = Session(
      of: Preset(duration: 60, overtime: .blank(text)), size: Size(size), settings: settings)
    session.press(" ")
    session.pass(seconds: 90)
    return session
  }

  /// What is written, without what else stands on the screen.
  private func words(_ session: inout Session) -> String {
    session.lines().joined(separator: " ").split(separator: " ").joined(separator: " ")
  }

  @Test(arguments: ["200x50", "120x40", "60x80"])
  func itFillsTheScreenInLetters(size: String) {
    var session = session(size, settings: .ascii)
    let lit = session.lines().filter { $0.contains("##") && !$0.contains(".") }
    #expect(lit.count >= 12)
    #expect(!words(&session).contains("Expired"))
  }

  @Test(arguments: [
    "80x24", "60x16", "60x12", "45x80", "40x10", "40x7", "24x3", "20x3", "21x1", "21x2",
  ])
  func whereThereIsNoRoomItIsText(size: String) {
    var session = session(size, settings: .ascii)
    #expect(words(&session).contains(Self.text))
  }

  @Test(arguments: ["20x1", "4x3", "3x1"])
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

  /// No screen shows only a part of the text; `make soak` tries all columns.
  @Test(arguments: ["Argument Time Expired", "Max 3", "时间到了", "Kaffee"])
  func noPartOfTheTextStandsAlone(text: String) {
    let start = String(text.prefix(2))
    var session = session("80x24", text: text, settings: .ascii)
    for columns in sample(Array(1...60), oneOf: 3) {
      for rows in [1, 2, 3, 5, 8, 12, 16, 20, 24] {
        session.resize(Size(columns: columns, rows: rows))
        let words = words(&session)
        let isWhole = words.filter { $0 != " " }.contains(text.filter { $0 != " " })
        #expect(isWhole || !words.contains(start), "\(columns)x\(rows)")
        let isLarge = words.contains("###")
        #expect(isWhole || isLarge || columns < text.columns, "\(columns)x\(rows)")
      }
    }
  }

  /// What seven bars can show is as large as the time.
  @Test(arguments: ["StoP", "End", "donE"])
  func aWordThatSevenBarsShowIsDrawnInDigits(text: String) {
    var session = session("80x24", text: text, settings: .ascii)
    #expect(session.lines().contains { $0.contains("###") })
    #expect(!session.lines().contains { $0.contains(text) })
  }

  /// The preset row and the status line come back with a key, and leave it whole.
  @Test(arguments: ["80x24", "60x16", "40x10"])
  func theOperatorsWordsLeaveItWhole(size: String) {
    var session = session(size, settings: .ascii)
    session.press("x")
    #expect(words(&session).contains(Self.text))
  }
}
