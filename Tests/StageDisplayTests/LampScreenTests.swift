import TerminalCanvas
import Testing
import TimerEngine
import TimerTestSupport

@testable import StageDisplay

/// The screen that shows the lamps alone.
struct LampScreenTests {
  /// A screen, and the rows of its lamps with their words: as high as fit, and in the middle.
  @Test(arguments: [("80x24", 4..<18), ("80x10", 0..<9)])
  func theLampsAreLargeAndInTheMiddle(size: String, rows: Range<Int>) {
    var stage = StageSnapshot(TalkSnapshot(Preset(duration: 1200), run: .ready(1200)))
    stage.look.showsOnlyLamps = true
    let moment = Moment(.start, timeOfDay: .zero, wallClock: .zero)
    var display = StageDisplay()
    let frame = display.frame(of: Scene(stage, at: moment, in: Size(size), Capabilities()))
    #expect(frame.places.map(\.rect.rows) == [rows, rows, rows])
  }
}
