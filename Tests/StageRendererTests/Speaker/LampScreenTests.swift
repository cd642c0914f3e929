import Testing
import TimerEngine
import TimerTestSupport

@testable import StageRenderer

/// The screen that shows the lamps alone.
struct LampScreenTests {
  private func frame(
    _ run: TalkSnapshot.Run, _ size: String, _ glyphs: Look.Glyphs = .auto, flashes: Bool = true
  ) -> Frame {
    var stage = StageSnapshot(TalkSnapshot(Preset(duration: 1200), run: run))
    (stage.look.showsOnlyLamps, stage.look.glyphs) = (true, glyphs)
    stage.look.flashes = flashes
    let moment = Moment(.start, timeOfDay: .zero, wallClock: .zero)
    var display = StageDisplay()
    return display.frame(of: Scene(stage, at: moment, in: Size(size), Capabilities()))
  }

  /// A screen, and the rows of its lamps with their words: as high as fit, and in the middle.
  @Test(arguments: [("80x24", 4..<18), ("80x10", 0..<9)])
  func theLampsAreLargeAndInTheMiddle(size: String, rows: Range<Int>) {
    #expect(frame(.ready(1200), size).places.map(\.rect.rows) == [rows, rows, rows])
  }

  private static let paused = TalkSnapshot.Run.paused(remaining: .seconds(600))
  private static let running = TalkSnapshot.Run.running(
    deadline: .start + .seconds(600), since: .start)

  /// A screen, and the rows of a bar that says what large lamps cannot: below them, or over their
  /// labels where no row is free.
  @Test(arguments: [("80x24", 18..<23), ("80x10", 8..<9), ("30x30", 28..<29)])
  func aBarSaysThatTheTalkIsPaused(size: String, bar: Range<Int>) {
    let lines = frame(Self.paused, size, .ascii, flashes: false).canvas.lines
    let full = String(repeating: "#", count: Size(size).columns)
    let rows = lines.indices.filter { lines[$0] == full || lines[$0].contains("# PAUSED #") }
    #expect(rows == Array(bar))
  }

  /// In blocks and in spaces, too, where rows may be free for letters.
  @Test(arguments: ["80x24", "80x10", "30x30", "45x80", "200x50"], [Look.Glyphs.blocks, .solid])
  func aPausedTalkLooksOtherThanARunningOne(size: String, glyphs: Look.Glyphs) {
    let canvases = [Self.paused, Self.running].map { frame($0, size, glyphs).canvas }
    #expect(canvases[0] != canvases[1])
  }
}
