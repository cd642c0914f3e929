/// The measures of a digit in whole cells.
///
/// The original's digit stands in a box of 73 × 110. A cell is about twice as high as it is wide,
/// so a box of `rows` takes 1.327 columns a row; in the original the gap to the next digit takes an
/// eighth of these.
struct DigitMetrics: Hashable {
  /// Columns and rows of the digit itself, upright.
  let digit: Size
  /// Whether edges may lie within a cell.
  let hasSubcellEdges: Bool
  private let thickness: BarThickness

  /// The measures of a digit of this many columns.
  init(columns: Int, _ thickness: BarThickness, hasSubcellEdges: Bool) {
    digit = Size(columns: columns, rows: thickness.height)
    self.hasSubcellEdges = hasSubcellEdges
    self.thickness = thickness
  }

  /// Thickness of the bars that lie, in rows.
  var bar: Int { thickness.rows }
  /// The empty rows between the upper and the middle bar.
  var upperOpening: Int { thickness.upperOpening }
  /// Whether the upper and the lower half are equally high.
  var isEven: Bool { thickness.isEven }
  /// Thickness of the bars that stand, in columns: as thick as those that lie.
  var post: Int { 2 * bar }
  /// Rows from the top to the middle of the middle bar.
  var waist: Double { 1.5 * Double(bar) + Double(upperOpening) }
  /// How many columns the top stands to the right of the bottom: about 7°, a little less than usual
  /// for such displays so that the digits can be wider, where there are rows enough to draw it.
  var lean: Double {
    hasSubcellEdges && digit.rows >= Self.minLeaningRows ? Self.slope * Double(digit.rows) : 0
  }
  /// The whole columns that the lean takes.
  var leanColumns: Int { Int(lean.rounded(.up)) }
  /// Whether edges do lie within cells: where bars are a row thick they would be shades in the
  /// corners, darker than the bars that meet there.
  var isSmooth: Bool { hasSubcellEdges && bar > 1 }
  /// Columns between two digits, and between a digit and the colon: a ninth of a digit.
  var gap: Int { max(1, (digit.columns + 4) / 9) }
  /// The columns of a number of digits beside one another.
  func width(digits: Int) -> Int { digits * (digit.columns + gap) - gap }
  /// Rows between two groups above one another.
  var rowGap: Int { max(1, (digit.rows + 4) / 8) }
  /// Columns and rows of one dot of the colon.
  var dot: Size {
    guard bar > 1 else { return Size(columns: digit.rows > Self.minRows ? 3 : 2, rows: 1) }
    let rows = min((5 * bar + 2) / 4, upperOpening)
    return Size(columns: 2 * rows, rows: rows)
  }

  /// The part of the dot's width and height that it fills where edges may lie within cells: it is
  /// heavier by a quarter than a piece of a bar that is as long as thick.
  var dotPart: Double {
    guard isSmooth, dot.rows > 3 else { return 1 }
    let diameter = Double(bar) * (1.25 * 4 / Double.pi).squareRoot()
    return min(1, diameter / Double(dot.rows))
  }

  private static let minLeaningRows = 16
  /// The tangent of 7°, in columns a row: a cell is twice as high as it is wide.
  private static let slope = 2 * 0.125

  /// The fewest rows in which seven segments can be told apart.
  static let minRows = 5
  /// Columns a row that make the original's proportions.
  private static let columnsPerRow = 2 * 0.875 * 73 / 110
  /// How much taller, and how much wider, than that a digit may become to fill the screen.
  private static let stretch = (taller: 1.4, wider: 1.15)

  /// The columns that a digit with such bars may have: a third of them at least is between the
  /// posts.
  static func columns(_ thickness: BarThickness) -> Range<Int> {
    let ideal = columnsPerRow * Double(thickness.height)
    let least = max(6 * thickness.rows, Int((ideal / stretch.taller).rounded(.up)))
    return least..<max(least, Int((ideal * stretch.wider).rounded(.down)) + 1)
  }

  /// Whether the digit is hardly narrower than the original's.
  var isWide: Bool {
    Double(digit.columns) * Self.stretch.wider >= Self.columnsPerRow * Double(digit.rows)
  }

  /// How well the digit can be read from afar: its rows times the cells of the middle bar between
  /// the posts, whose light alone tells an 8 from a 0.
  var legibility: Int { digit.rows * (digit.columns - 2 * post) * bar }
}
