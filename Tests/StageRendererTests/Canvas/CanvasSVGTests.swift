import StageRenderer
import Testing

struct CanvasSVGTests {
  private static let blank = Cell(" ", Style(Colour(7), on: Colour(16)))

  private func canvas(_ columns: Int, _ rows: Int) -> Canvas {
    Canvas(size: Size(columns: columns, rows: rows), filledWith: Self.blank)
  }

  private func elements(_ canvas: Canvas) -> [String] {
    canvas.svg.split(separator: "\n").map(String.init)
  }

  @Test func anEmptyCanvasIsItsGround() {
    #expect(
      elements(canvas(2, 1)) == [
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 16 16\" width=\"16\" "
          + "height=\"16\" font-family=\"monospace\" font-size=\"13\" "
          + "shape-rendering=\"crispEdges\">",
        "<path fill=\"#000000\" d=\"M0 0h16v16h-16z\"/>", "</svg>",
      ])
  }

  @Test func backgroundsAreOnePathAColour() {
    var canvas = canvas(4, 2)
    canvas.fill(
      Rect(column: 1, row: 0, columns: 2, rows: 2),
      with: Cell(" ", Style(Colour(7), on: Colour(196))))
    #expect(
      elements(canvas)[2] == "<path fill=\"#ff0000\" d=\"M8 0h16v16h-16zM8 16h16v16h-16z\"/>")
  }

  /// A block element, and the box that it fills in its cell.
  @Test(
    arguments: [
      ("▁", "M0 14h8v2h-8z"), ("▄", "M0 8h8v8h-8z"), ("█", "M0 0h8v16h-8z"),
      ("▏", "M0 0h1v16h-1z"), ("▉", "M0 0h7v16h-7z"), ("▖", "M0 8h4v8h-4z"),
      ("▗", "M4 8h4v8h-4z"), ("▘", "M0 0h4v8h-4z"), ("▝", "M4 0h4v8h-4z"),
      ("▚", "M0 0h4v8h-4zM4 8h4v8h-4z"),
    ] as [(Unicode.Scalar, String)])
  func blockElementsAreBoxes(scalar: Unicode.Scalar, path: String) {
    var canvas = canvas(1, 1)
    canvas[Position(column: 0, row: 0)] = Cell(scalar, Style(Colour(220), on: Colour(16)))
    #expect(elements(canvas)[2] == "<path fill=\"#ffd700\" d=\"\(path)\"/>")
  }

  @Test func textIsEscapedAndStandsWhereItsCellsAre() {
    var canvas = canvas(20, 2)
    canvas.write(
      "  a<b> & c", at: Position(column: 1, row: 1),
      style: Style(Colour(231), on: Colour(16), .bold))
    #expect(
      elements(canvas)[2]
        == "<text x=\"24\" y=\"28\" textLength=\"64\" fill=\"#ffffff\" font-weight=\"bold\" "
        + "xml:space=\"preserve\">a&lt;b&gt; &amp; c</text>")
  }

  @Test func wideCharactersTakeTwoCells() {
    var canvas = canvas(10, 1)
    canvas.write("時間", at: Position(column: 0, row: 0), style: Self.blank.style)
    #expect(canvas.svg.contains("textLength=\"32\""))
    #expect(canvas.svg.contains(">時間<"))
  }

  @Test func reverseVideoIsSeenAsItIs() {
    var canvas = canvas(1, 1)
    canvas[Position(column: 0, row: 0)] = Cell(" ", Style(Colour(231), on: Colour(16), .reverse))
    #expect(canvas.svg.contains("<path fill=\"#ffffff\" d=\"M0 0h8v16h-8z\"/>"))
  }
}
