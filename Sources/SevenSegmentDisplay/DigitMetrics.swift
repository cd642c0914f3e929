import TerminalCanvas

/// The measures of a digit of so many columns and rows, in whole cells.
///
/// The original's digit stands in a box of 73 × 110 with bars 8 thick. A cell is about twice as
/// high as it is wide, so a box of `rows` takes 1.327 columns a row; of these the gap to the next
/// digit takes an eighth.
struct DigitMetrics: Hashable {
  /// Columns and rows of the digit itself, upright.
  let digit: Size
  /// Whether edges may lie within a cell.
  let isFine: Bool

  /// Thickness of the bars that lie, in rows.
  var bar: Double { Double(Self.bar(rows: digit.rows, isFine: isFine)) }
  /// Thickness of the bars that stand, in columns: as thick as those that lie.
  var post: Double { min(2 * bar, Double(digit.columns) / 3) }
  /// How many columns the top stands to the right of the bottom: about 8°, as usual for such
  /// displays, where there are rows enough to draw it.
  var lean: Double {
    isFine && digit.rows >= Self.leastLeaningRows ? Self.slope * Double(digit.rows) : 0
  }
  /// The whole columns that the lean takes.
  var leanColumns: Int { Int(lean.rounded(.up)) }
  /// Whether edges do lie within cells: in a few rows whole cells look better.
  var isSmooth: Bool { Self.isSmooth(rows: digit.rows, isFine: isFine) }
  /// Columns between two digits, and between a digit and the colon.
  var gap: Int { max(1, (2 * digit.columns + 7) / 14) }
  /// Columns of so many digits beside one another.
  func width(digits: Int) -> Int { digits * (digit.columns + gap) - gap }
  /// Rows between two groups above one another.
  var rowGap: Int { max(1, (digit.rows + 4) / 8) }
  /// Columns and rows of one dot of the colon.
  var dot: Size {
    let rows = max(1, (digit.rows + 5) / 11)
    return Size(columns: 2 * rows, rows: rows)
  }

  /// Where a bar is about to become a row thicker, it may do so early for the sake of evenness.
  ///
  /// Whole rows, since no font fills a part of a row from cell to cell without a seam. Leaning
  /// bars are a little thicker than the original's: their edges lose some of it.
  private static func bar(rows: Int, isFine: Bool) -> Int {
    let thickness = isSmooth(rows: rows, isFine: isFine) ? 9 : 8
    func nearest(_ rows: Int) -> Int { max(1, (thickness * rows + 55) / 110) }
    let bar = nearest(rows)
    return (rows - bar).isMultiple(of: 2) ? bar : nearest(rows + 1)
  }

  private static let leastSmoothRows = 8
  private static let leastLeaningRows = 14
  /// The tangent of 8°, in columns a row: a cell is twice as high as it is wide.
  private static let slope = 2 * 0.1405

  /// The fewest rows in which seven segments can be told apart.
  static let leastRows = 5
  /// Columns a row that make the original's proportions.
  private static let columnsPerRow = 2 * 0.875 * 73 / 110
  /// How much taller or wider than that a digit may become to fill the screen.
  private static let stretch = 1.15

  private static func isSmooth(rows: Int, isFine: Bool) -> Bool {
    isFine && rows >= leastSmoothRows
  }

  /// Whether the upper and the lower half of a digit come out alike.
  static func isEven(rows: Int, isFine: Bool) -> Bool {
    (rows - bar(rows: rows, isFine: isFine)).isMultiple(of: 2)
  }

  /// The columns that a digit of so many rows may have.
  static func columns(rows: Int) -> ClosedRange<Int> {
    let ideal = columnsPerRow * Double(rows)
    return Int((ideal / stretch).rounded(.up))...Int((ideal * stretch).rounded(.down))
  }
}
