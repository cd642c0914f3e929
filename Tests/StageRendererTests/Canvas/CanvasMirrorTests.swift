import StageRenderer
import Testing
import TimerTestSupport

struct CanvasMirrorTests {
  private static let style = Style(Colour(1), on: Colour(2))

  private func canvas(_ text: String) -> Canvas {
    var canvas = Canvas(size: Size(columns: text.count, rows: 2), filledWith: Cell(" ", Self.style))
    canvas.write(text, at: Position(column: 0, row: 1), style: Self.style)
    return canvas
  }

  @Test(arguments: [("▌▘▖▛", "▜▗▝▐"), ("▄▀▂", "▂▀▄"), ("▚▙█#", "#█▟▞")])
  func blocksChangeTheirSides(text: String, mirrored: String) {
    var canvas = canvas(text)
    canvas.mirror(canvas.bounds)
    #expect(canvas.lines[1] == mirrored)
    canvas.mirror(canvas.bounds)
    #expect(canvas == self.canvas(text))
  }

  /// Three eighths at the left become three at the right, which are the background of five.
  @Test(arguments: [("▍", "▋"), ("▏", "▉"), ("▊", "▎")])
  func eighthsExchangeTheirColours(text: String, mirrored: String) {
    var canvas = canvas(text)
    canvas.mirror(canvas.bounds)
    let cell = canvas[Position(column: 0, row: 1)]
    #expect(String(cell.scalar) == mirrored)
    #expect(cell.style == Style(Colour(2), on: Colour(1)))
  }

  @Test func cellsOutsideTheMirroredAreaStay() {
    var canvas = canvas("abcdef")
    canvas.mirror(Rect(column: 1, row: 1, columns: 3, rows: 1))
    #expect(canvas.lines == ["", "adcbef"])
  }
}
