import Testing
import TimerTestSupport

@testable import StageRenderer

/// The screen of a display that has no talk.
struct IdleScreenTests {
  /// Where a terminal cannot hide its cursor it stands in the last row, not in the digits.
  @Test func theCursorIsInTheLastRow() {
    var display = SegmentDisplay()
    let screen = IdleScreen(
      .seconds(36_900), ["Waiting"], in: Size("80x24"), Capabilities(), Look())
    #expect(screen.draw(with: &display).canvas.cursor == Position(column: 0, row: 23))
  }
}
