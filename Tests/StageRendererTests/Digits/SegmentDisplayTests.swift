import Testing

@testable import StageRenderer

/// How a display draws at any size.
@Suite struct SegmentDisplayTests {
  static let times = ["17:42", "-0:07", "-12:05", "1:40:00"]
  static let areas = [
    Size(columns: 31, rows: 5), Size(columns: 80, rows: 24), Size(columns: 44, rows: 90),
    Size(columns: 203, rows: 50), Size(columns: 61, rows: 61),
  ]

  @Test(arguments: times, areas)
  func nothingIsDrawnOutsideTheLayout(time: String, area: Size) throws {
    let text = try #require(DisplayText(time))
    guard let layout = DisplayLayout.largest(text.shape, in: area) else { return }
    let inside = Rect(
      column: 3, row: 2, columns: layout.size.columns, rows: layout.size.rows)
    let size = Size(columns: layout.size.columns + 7, rows: layout.size.rows + 5)
    var canvas = Canvas(size: size, filledWith: .ground)
    var display = SegmentDisplay()
    display.draw(
      text, layout, at: inside.origin, on: &canvas, with: .cells(lit: .lit, unlit: .unlit))
    #expect(canvas.cells.contains(.lit))
    canvas.fill(inside, with: .ground)
    #expect(canvas == Canvas(size: size, filledWith: .ground))
  }

  @Test(arguments: times, areas)
  func theWholeLayoutIsUsed(time: String, area: Size) throws {
    let text = try #require(DisplayText(time))
    guard DisplayLayout.largest(text.shape, in: area) != nil else { return }
    let drawing = try Drawing(time, in: area)
    let lines = drawing.lines
    #expect(lines.map(\.count).max() == drawing.layout.size.columns)
    #expect(lines.first?.isEmpty == false && lines.last?.isEmpty == false)
    #expect(lines.contains { !$0.hasPrefix(" ") })
  }

  @Test(arguments: [(-4, 0), (0, -3), (30, 8), (-100, -100), (300, 300), (-9, -7)])
  func whatIsOutsideTheCanvasIsLeftOut(column: Int, row: Int) throws {
    let drawing = try Drawing("12:34", in: Size(columns: 50, rows: 9))
    let size = Size(columns: 40, rows: 12)
    var clipped = Canvas(size: size, filledWith: .ground)
    var expected = clipped
    var display = SegmentDisplay()
    let origin = Position(column: column, row: row)
    display.draw(
      drawing.text, drawing.layout, at: origin, on: &clipped, with: .cells(lit: .lit, unlit: .unlit)
    )
    for (index, cell) in drawing.canvas.cells.enumerated() {
      let (rows, columns) = index.quotientAndRemainder(dividingBy: drawing.canvas.size.columns)
      let place = column + columns
      expected.fill(row: row + rows, columns: place..<place + 1, with: cell)
    }
    #expect(clipped == expected)
  }

  static let places: [(area: Size, orientation: Orientation)] = [
    (Size(columns: 60, rows: 50), .landscape), (Size(columns: 120, rows: 30), .landscape),
    (Size(columns: 400, rows: 120), .landscape), (Size(columns: 40, rows: 40), .portrait),
    (Size(columns: 120, rows: 90), .portrait), (Size(columns: 400, rows: 120), .portrait),
  ]

  @Test(arguments: times, places)
  func everyDigitIsReadBackInItsPlace(
    time: String, place: (area: Size, orientation: Orientation)
  ) throws {
    let drawing = try Drawing(time, in: place.area, place.orientation)
    let read = drawing.places.map { place in
      drawing.canvas.bars(of: Rect(column: place.column, row: place.row, digit: drawing.layout))
    }
    #expect(read == drawing.text.groups.flatMap { $0 })
  }

  @Test func cellsKeepTheirStyle() throws {
    let drawing = try Drawing("1:2", in: Size(columns: 30, rows: 7))
    let lit = Cell(" ", Style(Colour(15), on: Colour(160)))
    let unlit = Cell(" ", Style(Colour(15), on: Colour(235)))
    let ground = Cell(" ", Style(Colour(15), on: Colour(16)))
    var canvas = Canvas(size: drawing.layout.size, filledWith: ground)
    var display = SegmentDisplay()
    let origin = canvas.bounds.origin
    display.draw(
      drawing.text, drawing.layout, at: origin, on: &canvas, with: .cells(lit: lit, unlit: unlit))
    let expected = drawing.canvas.cells.map { $0 == .lit ? lit : $0 == .unlit ? unlit : ground }
    #expect(canvas.cells == expected)
  }

  /// Sizes, some of which differ only in their columns.
  static let changes = [56, 60, 64, 70].map { Size(columns: $0, rows: 22) } + areas.prefix(3)

  /// The display changes from each size to the next one, and back.
  @Test(arguments: zip(changes, changes.dropFirst() + changes.prefix(1)))
  func aKeptPictureChangesNothing(first: Size, second: Size) throws {
    let steps = [("8:8", first), ("1:4", second), ("-:7", first), ("3:5", first), ("2:6", second)]
    var kept = SegmentDisplay()
    for (time, area) in steps {
      let fresh = try Drawing(time, in: area)
      #expect(kept.canvas(of: fresh.text, fresh.layout) == fresh.canvas)
    }
  }

  @Test(arguments: ["", ":"])
  func emptyGroupsHaveNoDigits(time: String) throws {
    let drawing = try Drawing(time, in: Size(columns: 40, rows: 20), .portrait)
    #expect(!drawing.canvas.cells.contains(.lit))
  }
}

extension Rect {
  /// The place of a digit of a layout.
  fileprivate init(column: Int, row: Int, digit layout: DisplayLayout) {
    self.init(column: column, row: row, columns: layout.digit.columns, rows: layout.digit.rows)
  }
}

extension Drawing {
  /// The upper left cells of the digits.
  fileprivate var places: [Position] {
    let isPortrait = layout.orientation == .portrait
    let step = layout.digit.columns + layout.columnGap
    let most = text.groups.map(\.count).max() ?? 0
    var column = 0
    return text.groups.enumerated().flatMap { index, group in
      if isPortrait {
        column = (most - group.count) * step
      } else if index > 0 {
        column += layout.metrics.dot.columns + layout.columnGap
      }
      let row = isPortrait ? index * (layout.digit.rows + layout.rowGap) : 0
      return group.map { _ in
        defer { column += step }
        return Position(column: column, row: row)
      }
    }
  }
}
