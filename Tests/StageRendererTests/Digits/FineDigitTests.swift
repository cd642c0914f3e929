import Testing
import TimerTestSupport

@testable import StageRenderer

/// Digits whose edges lie within cells.
@Suite struct FineDigitTests {
  private static let ground = Cell(" ", Style(Colour(7), on: Colour(16)))
  private static let blocks = Ink.blocks(
    BlockInk(lit: Colour(196), unlit: Colour(234), on: Colour(16)))
  private static let solid = Ink.cells(
    lit: Cell(" ", Style(Colour(7), on: Colour(196))),
    unlit: Cell(" ", Style(Colour(7), on: Colour(234))))

  private func canvas(_ text: String, _ layout: DisplayLayout, _ ink: Ink) throws -> Canvas {
    var display = SegmentDisplay()
    return try canvas(text, layout, ink, by: &display)
  }

  private func canvas(
    _ text: String, _ layout: DisplayLayout, _ ink: Ink, by display: inout SegmentDisplay
  ) throws -> Canvas {
    var canvas = Canvas(size: layout.size, filledWith: Self.ground)
    let text = try #require(DisplayText(text))
    display.draw(text, layout, at: canvas.bounds.origin, on: &canvas, with: ink)
    return canvas
  }

  @Test(arguments: [Orientation.landscape, .portrait])
  func everyDigitIsReadBackAtEveryHeight(orientation: Orientation) throws {
    let groups = orientation == .landscape ? 1 : 2
    var wrong: [String] = []
    // Above 24 rows the shapes only grow.
    let heights = sample(Array(5...24), oneOf: 2) + sample(Array(25...60), oneOf: 18)
    for (rows, ink) in heights.flatMap({ [($0, Self.blocks), ($0, Self.solid)] }) {
      let area = Size(columns: 7 * rows, rows: groups * rows + (groups - 1) * (rows / 8 + 1))
      let layout = try #require(
        DisplayLayout.largest([2, 2], in: area, orientation, hasSubcellEdges: ink.hasSubcellEdges))
      // One display makes the shapes of a height only once, for all four times.
      var display = SegmentDisplay()
      for text in ["01:23", "45:67", "89:10", "-2:07"] {
        let read = readDigits(try canvas(text, layout, ink, by: &display))
        if read != text { wrong.append("\(text), \(rows) rows: \(read ?? "unreadable")") }
      }
    }
    #expect(wrong.isEmpty, "\(wrong)")
  }

  /// Sizes from 40 × 10 to 400 × 120.
  @Test(arguments: [[2, 2], [1, 2, 2]])
  func theDigitsFillTheirArea(shape: [Int]) {
    var wrong: [Size] = []
    for columns in sample(Array(stride(from: 40, through: 400, by: 12)), oneOf: 3) {
      for rows in stride(from: 10, through: 120, by: 3) {
        let area = Size(columns: columns, rows: rows)
        guard let size = DisplayLayout.largest(shape, in: area, hasSubcellEdges: true)?.size else {
          wrong.append(area)
          continue
        }
        let isWide = 10 * size.columns >= 9 * columns
        let isHigh = 10 * size.rows >= 9 * rows
        if !isWide && !isHigh || size.columns > columns || size.rows > rows { wrong.append(area) }
      }
    }
    #expect(wrong.isEmpty, "\(wrong.count): \(wrong.prefix(20))")
  }

  /// A cell of a bar that is one row thick has no shade: where bars meet it would be darker than
  /// they are.
  @Test(arguments: [5, 7, 9, 11])
  func barsOfOneRowMeetInBrightCorners(rows: Int) throws {
    let area = Size(columns: 7 * rows, rows: rows)
    let layout = try #require(
      DisplayLayout.largest([2, 2], in: area, .landscape, hasSubcellEdges: true))
    #expect(layout.digit.rows == rows && layout.metrics.bar == 1)
    for time in ["01:23", "45:67", "89:00"] {
      let cells = try canvas(time, layout, Self.blocks).cells
      #expect(Set(cells.map(\.scalar)) == [" "])
      #expect(Set(cells.map(\.style.background)) == [Colour(16), Colour(196), Colour(234)])
    }
  }

  /// The widths of a post, an eighth of a row after the other.
  private func widths(_ post: Shape, rows: Int) -> [Double] {
    (0..<8 * rows).compactMap { post.span(at: (Double($0) + 0.5) / 8) }
      .map { $0.upperBound - $0.lowerBound }
  }

  /// A point at the end of a post would be drawn as a plug between the post and the bar below it.
  @Test(arguments: 13...31)
  func postsOfTwoOrThreeRowsHaveNoPlugs(rows: Int) throws {
    guard let thickness = BarThickness(height: rows, hasSubcellEdges: true), thickness.rows < 4
    else { return }
    for columns in DigitMetrics.columns(thickness) {
      let metrics = DigitMetrics(columns: columns, thickness, hasSubcellEdges: true)
      let bars = SegmentShapes(metrics).bars
      let (upper, lower) = ([bars[1], bars[5]], [bars[2], bars[4]])
      let ends =
        upper.compactMap { widths($0, rows: rows).first }
        + lower.compactMap { widths($0, rows: rows).last }
      #expect(ends.count == 4 && ends.allSatisfy { $0 > 1.5 }, "\(columns): \(ends)")
      guard thickness.rows == 2 else { continue }
      let all = (upper + lower).flatMap { widths($0, rows: rows) }
      #expect(all.allSatisfy { $0 > 0.45 * Double(metrics.post) }, "\(columns): \(all)")
    }
  }
}
