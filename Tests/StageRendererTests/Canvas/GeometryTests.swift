import StageRenderer
import Testing

@Suite struct GeometryTests {
  @Test(arguments: [
    (80, 24, 80, 24), (0, 0, 0, 0), (-1, 5, 0, 5), (5, -1, 5, 0), (-80, -24, 0, 0),
    (Int.min, Int.max, 0, Int.max),
  ])
  func aSizeIsNeverNegative(columns: Int, rows: Int, shownColumns: Int, shownRows: Int) {
    let size = Size(columns: columns, rows: rows)
    #expect(size.columns == shownColumns)
    #expect(size.rows == shownRows)
  }

  @Test(arguments: [
    (Rect(column: 2, row: 3, columns: 4, rows: 5), 2..<6, 3..<8),
    (Rect(column: -2, row: -3, columns: 4, rows: 5), -2..<2, -3..<2),
    (Rect(column: 7, row: 9, columns: 0, rows: 1), 7..<7, 9..<10),
    (Rect(column: 7, row: 9, columns: -4, rows: -1), 7..<7, 9..<9),
  ])
  func aRectangleCoversColumnsAndRows(rect: Rect, columns: Range<Int>, rows: Range<Int>) {
    #expect(rect.columns == columns)
    #expect(rect.rows == rows)
  }

  @Test(arguments: [
    (Size(columns: 10, rows: 4), Rect(column: 0, row: 0, columns: 10, rows: 4)),
    (Size(columns: 4, rows: 2), Rect(column: 3, row: 1, columns: 4, rows: 2)),
    (Size(columns: 5, rows: 1), Rect(column: 2, row: 1, columns: 5, rows: 1)),
    (Size(columns: 1, rows: 3), Rect(column: 4, row: 0, columns: 1, rows: 3)),
    (Size(columns: 0, rows: 0), Rect(column: 5, row: 2, columns: 0, rows: 0)),
  ])
  func centringGivesTheSmallerHalfToTheLeftAndTheUpperSide(size: Size, expected: Rect) {
    #expect(Rect(column: 0, row: 0, columns: 10, rows: 4).centred(size) == expected)
    let moved = Rect(column: -7, row: 20, columns: 10, rows: 4).centred(size)
    #expect(moved.origin.column == expected.origin.column - 7)
    #expect(moved.origin.row == expected.origin.row + 20)
    #expect(moved.size == expected.size)
  }

  @Test(arguments: 0...12, 0...12)
  func whatIsCentredIsInsideWithEqualSides(outer: Int, inner: Int) {
    guard inner <= outer else { return }
    let rect = Rect(column: -3, row: 5, columns: outer, rows: outer)
    let centred = rect.centred(Size(columns: inner, rows: inner))
    let left = centred.columns.lowerBound - rect.columns.lowerBound
    let right = rect.columns.upperBound - centred.columns.upperBound
    let above = centred.rows.lowerBound - rect.rows.lowerBound
    let below = rect.rows.upperBound - centred.rows.upperBound
    #expect(left >= 0 && (0...1).contains(right - left))
    #expect(above >= 0 && (0...1).contains(below - above))
  }
}
