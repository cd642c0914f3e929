import StageRenderer
import Testing
import TimerTestSupport

@Suite struct DisplayLayoutTests {
  /// The shapes of `17:42`, `-12:05`, `1:40:00`, `-1:40:00` and of one digit.
  static let shapes = [[2, 2], [3, 2], [1, 2, 2], [2, 2, 2], [1]]

  /// Every size up to 48 × 20, larger ones in steps, and the very large.
  static let areas =
    grid(0...48, 0...20)
    + grid(stride(from: 49, through: 300, by: 17), [1, 5, 9, 13, 21, 22, 35, 50, 67, 90, 119, 120])
    + grid([1, 5, 40, 500, 1000], [1, 120, 300])

  /// A fifth of the areas, evenly spread; `make soak` tries all of them.
  static let someAreas = sample(areas, oneOf: 5)

  private static func grid(
    _ columns: some Sequence<Int>, _ rows: some Sequence<Int>
  ) -> [Size] {
    columns.flatMap { columns in rows.map { Size(columns: columns, rows: $0) } }
  }

  @Test(arguments: [
    (80, 24, Orientation.landscape, 16, 18), (160, 45, .landscape, 33, 38),
    (240, 67, .landscape, 50, 58), (45, 80, .portrait, 21, 25), (40, 24, .portrait, 14, 11),
    (1000, 300, .landscape, 209, 251), (30, 5, .landscape, 6, 5), (13, 11, .portrait, 6, 5),
    (200, 5, .landscape, 6, 5), (13, 400, .portrait, 6, 7), (300, 22, .landscape, 29, 22),
  ])
  func theDigitsAreAsLargeAsAScreenAllows(
    columns: Int, rows: Int, orientation: Orientation, digitColumns: Int, digitRows: Int
  ) throws {
    let area = Size(columns: columns, rows: rows)
    let layout = try #require(DisplayLayout.largest([2, 2], in: area))
    #expect(layout.orientation == orientation)
    #expect(layout.digit == Size(columns: digitColumns, rows: digitRows))
  }

  @Test(arguments: [
    (29, 5, Orientation.landscape), (30, 4, .landscape), (12, 11, .portrait), (13, 10, .portrait),
    (0, 0, .landscape), (1, 1, .portrait), (1000, 4, .landscape), (5, 1000, .portrait),
  ])
  func anAreaThatIsTooSmallHasNoLayout(columns: Int, rows: Int, orientation: Orientation) {
    let area = Size(columns: columns, rows: rows)
    #expect(DisplayLayout.largest([2, 2], in: area, orientation) == nil)
  }

  /// Without an orientation, the layout has one of these two.
  @Test(arguments: shapes, [Orientation.landscape, .portrait])
  func aLayoutFitsAndKeepsItsOrientation(shape: [Int], orientation: Orientation) {
    var (count, wrong) = (0, [Size]())
    for area in Self.areas {
      guard let layout = DisplayLayout.largest(shape, in: area, orientation) else { continue }
      count += 1
      let fits = layout.size.columns <= area.columns && layout.size.rows <= area.rows
      if !fits || layout.orientation != orientation { wrong.append(area) }
    }
    #expect(count > 0)
    #expect(wrong.isEmpty, "\(wrong)")
  }

  /// 83 rows are 15 % more than 72: just enough.
  @Test(arguments: [(290, 176, 83), (290, 175, 72)])
  func fifteenPercentIsEnough(columns: Int, rows: Int, digitRows: Int) throws {
    let area = Size(columns: columns, rows: rows)
    let layout = try #require(DisplayLayout.largest([2, 2], in: area))
    #expect(layout.orientation == (digitRows == 83 ? .portrait : .landscape))
    #expect(layout.digit.rows == digitRows)
  }

  @Test(arguments: shapes)
  func portraitWinsOnlyWithDigitsTallerBy15Percent(shape: [Int]) {
    let wrong = Self.someAreas.filter { area in
      let landscape = DisplayLayout.largest(shape, in: area, .landscape)
      let portrait = DisplayLayout.largest(shape, in: area, .portrait)
      let isMuchTaller =
        (portrait?.digit.rows ?? 0) * 100 >= max(1, landscape?.digit.rows ?? 0) * 115
      return DisplayLayout.largest(shape, in: area) != (isMuchTaller ? portrait : landscape)
    }
    #expect(wrong.isEmpty, "\(wrong)")
  }

  /// Digits a row or two less tall may have thicker bars, and be read from farther.
  @Test(arguments: shapes.prefix(3), [Orientation.landscape, .portrait])
  func aLargerAreaHasNoSmallerDigits(shape: [Int], orientation: Orientation) {
    let shrinking = Self.someAreas.filter { area in
      let rows = DisplayLayout.largest(shape, in: area, orientation)?.digit.rows ?? 0
      let wider = Size(columns: area.columns + 1, rows: area.rows)
      let higher = Size(columns: area.columns, rows: area.rows + 1)
      return [wider, higher].contains { larger in
        (DisplayLayout.largest(shape, in: larger, orientation)?.digit.rows ?? 0) * 100 < rows * 95
      }
    }
    #expect(shrinking.isEmpty, "\(shrinking)")
  }

  /// Where landscape comes within 15 % of portrait it takes over with digits less tall by as much.
  @Test(arguments: shapes)
  func aLargerAreaTakesAtMostThePreferenceForLandscape(shape: [Int]) {
    let shrinking = Self.someAreas.filter { area in
      let rows = DisplayLayout.largest(shape, in: area)?.digit.rows ?? 0
      let larger = Size(columns: area.columns + 1, rows: area.rows + 1)
      return (DisplayLayout.largest(shape, in: larger)?.digit.rows ?? 0) * 115 < rows * 100
    }
    #expect(shrinking.isEmpty, "\(shrinking)")
  }

  @Test(arguments: 5...300)
  func anAreaWideEnoughIsFilledToARow(rows: Int) throws {
    let area = Size(columns: 8 * rows, rows: rows)
    let layout = try #require(DisplayLayout.largest([2, 2], in: area))
    #expect(layout.orientation == .landscape)
    #expect(layout.size.rows == layout.digit.rows)
    #expect((rows - 1...rows).contains(layout.digit.rows))
  }
}
