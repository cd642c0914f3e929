import StageRenderer
import Testing
import TimerTestSupport

@Suite struct CanvasTests {
  @Test(arguments: [(0, 0), (0, 3), (3, 0), (1, 1), (5, 2), (1000, 300), (-4, -2), (-4, 2)])
  func aCanvasHasACellForEachPlace(columns: Int, rows: Int) {
    let canvas = Canvas(columns: columns, rows: rows)
    let count = max(0, columns) * max(0, rows)
    #expect(canvas.cells == Array(repeating: Cell("."), count: count))
    #expect(canvas.bounds.origin == Position(column: 0, row: 0))
    #expect(canvas.bounds.size == canvas.size)
  }

  @Test func cellsStandRowByRowFromTheTop() {
    var canvas = Canvas(columns: 3, rows: 2)
    canvas[Position(column: 0, row: 0)] = Cell("a")
    canvas[Position(column: 2, row: 0)] = Cell("b")
    canvas[Position(column: 1, row: 1)] = Cell("c", .loud)
    #expect(canvas.cells.map(\.scalar) == ["a", ".", "b", ".", "c", "."])
    #expect(canvas.cells[4] == Cell("c", .loud))
    #expect(canvas[Position(column: 1, row: 1)] == Cell("c", .loud))
    #expect(difference(canvas.lines, from: "a.b\n.c.") == nil)
  }

  @Test func canvasesAreEqualWhenSizeAndCellsAre() {
    var canvas = Canvas(columns: 2, rows: 1)
    let before = canvas
    canvas[Position(column: 1, row: 0)] = Cell(".", .loud)
    #expect(canvas != before)
    canvas[Position(column: 1, row: 0)] = Cell(".")
    #expect(canvas == before)
    #expect(Canvas(columns: 1, rows: 2) != before)
    #expect(Canvas(columns: 0, rows: 2) != Canvas(columns: 2, rows: 0))
  }

  static let rects: [(rect: Rect, picture: String)] = [
    (
      Rect(column: 1, row: 1, columns: 3, rows: 2),
      """
      ......
      .###..
      .###..
      ......
      """
    ),
    (
      Rect(column: -2, row: 1, columns: 4, rows: 1),
      """
      ......
      ##....
      ......
      ......
      """
    ),
    (
      Rect(column: 4, row: 0, columns: 9, rows: 2),
      """
      ....##
      ....##
      ......
      ......
      """
    ),
    (
      Rect(column: 2, row: -3, columns: 2, rows: 4),
      """
      ..##..
      ......
      ......
      ......
      """
    ),
    (
      Rect(column: 0, row: 2, columns: 1, rows: 100),
      """
      ......
      ......
      #.....
      #.....
      """
    ),
    (
      Rect(column: -1, row: -1, columns: 8, rows: 6),
      """
      ######
      ######
      ######
      ######
      """
    ),
  ]

  @Test(arguments: rects)
  func aRectangleIsFilledAsFarAsItIsInside(rect: Rect, picture: String) {
    var canvas = Canvas(columns: 6, rows: 4)
    canvas.fill(rect, with: Cell("#"))
    #expect(difference(canvas.lines, from: picture) == nil)
  }

  @Test(arguments: [
    Rect(column: 6, row: 0, columns: 3, rows: 4), Rect(column: -3, row: 0, columns: 3, rows: 4),
    Rect(column: 0, row: 4, columns: 6, rows: 1), Rect(column: 0, row: -2, columns: 6, rows: 2),
    Rect(column: 2, row: 2, columns: 0, rows: 2), Rect(column: 2, row: 2, columns: 2, rows: 0),
    Rect(column: 2, row: 2, columns: -2, rows: -2),
    Rect(column: -1_000_000, row: -1_000_000, columns: 3, rows: 3),
  ])
  func aRectangleOutsideOrEmptyChangesNothing(rect: Rect) {
    var canvas = Canvas(columns: 6, rows: 4)
    canvas.fill(rect, with: Cell("#"))
    #expect(canvas == Canvas(columns: 6, rows: 4))
  }

  @Test(arguments: [
    (0, 1..<3, ".##..\n....."), (1, 0..<5, ".....\n#####"), (1, -7..<1, ".....\n#...."),
    (0, 4..<90, "....#\n....."), (0, 2..<2, ".....\n....."), (0, 5..<9, ".....\n....."),
    (0, -9 ..< -4, ".....\n....."), (-1, 0..<5, ".....\n....."), (2, 0..<5, ".....\n....."),
  ])
  func aPartOfARowIsFilled(row: Int, columns: Range<Int>, picture: String) {
    var canvas = Canvas(columns: 5, rows: 2)
    canvas.fill(row: row, columns: columns, with: Cell("#"))
    #expect(difference(canvas.lines, from: picture) == nil)
  }

  @Test func fillingBringsTheStyleToo() {
    var canvas = Canvas(columns: 2, rows: 2)
    canvas.fill(row: 1, columns: 0..<2, with: Cell(" ", .loud))
    #expect(canvas.cells.map(\.style) == [.plain, .plain, .loud, .loud])
  }

  @Test(arguments: [(0, 0), (0, 5), (5, 0)])
  func nothingCanBeDrawnOnAnEmptyCanvas(columns: Int, rows: Int) {
    var canvas = Canvas(columns: columns, rows: rows)
    canvas.fill(canvas.bounds, with: Cell("#"))
    canvas.fill(Rect(column: -1, row: -1, columns: 9, rows: 9), with: Cell("#"))
    canvas.write("17:42 日本", at: Position(column: 0, row: 0), style: .loud)
    #expect(canvas == Canvas(columns: columns, rows: rows))
  }

  @Test(arguments: [("a", "a"), ("ab", "a"), ("日", "."), ("", "."), ("\u{301}b", "b")])
  func oneCellTakesOneCharacter(text: String, line: String) {
    var canvas = Canvas(columns: 1, rows: 1)
    canvas.write(text, at: Position(column: 0, row: 0), style: .plain)
    #expect(canvas.lines == [line])
  }
}
