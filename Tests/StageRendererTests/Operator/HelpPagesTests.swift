import SpeechAnnouncement
import Testing
import TimerEngine
import TimerTestSupport

@testable import StageRenderer

/// How the entries of the help are distributed over a screen.
struct HelpPagesTests {
  private static let help = OperatorWords.Help(
    page: 0, entries: "abcdefgh".map { .init(keys: "\($0)", meaning: "key \($0)") }, turnKey: "?")

  /// Two columns that save a page are equally long.
  @Test func columnsOfAPageAreEquallyLong() {
    var words = OperatorWords()
    words.help = Self.help
    let talk = TalkSnapshot(Preset(duration: 1200), run: .ready(1200))
    let moment = Moment(.start, timeOfDay: .zero, wallClock: .zero)
    let scene = Scene(
      StageSnapshot(talk), with: words, at: moment, in: Size("20x8"), Capabilities())
    var display = StageDisplay()
    let lines = display.frame(of: scene).canvas.lines
    #expect(
      lines[1...6] == [
        "a  key a    e  key e",
        "b  key b    f  key f",
        "c  key c    g  key g",
        "d  key d    h  key h",
        "",
        "",
      ])
  }

  /// A row for the time and one for the footer leave no room on a screen of two rows.
  @Test(arguments: [("80x3", true), ("80x2", false)])
  func helpNeedsThreeRows(size: String, hasRoom: Bool) {
    #expect(Self.help.hasRoom(in: Size(size), Language.english.phrases) == hasRoom)
  }
}
