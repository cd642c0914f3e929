public import TerminalCanvas

/// How the groups of digits stand.
public enum Orientation: Hashable, Sendable {
  /// In one row with colons between: `MM:SS`.
  case landscape
  /// One above the other, without a colon.
  case portrait
}

/// The places and the size of the digits in an area.
public struct DisplayLayout: Hashable, Sendable {
  /// How the groups stand.
  public let orientation: Orientation
  /// Columns and rows that all digits take together.
  public let size: Size
  /// Columns and rows of one digit, upright.
  public let digit: Size
  /// Columns between two digits, and between a digit and the colon.
  let columnGap: Int
  /// Rows between two groups above one another.
  let rowGap: Int
  /// Whether edges may lie within a cell; then larger digits lean a little to the right.
  public let isFine: Bool

  /// How much taller portrait's digits must be to be preferred: 15 %.
  private static let preference = (portrait: 100, landscape: 115)

  /// The layout with the largest digits for groups of `shape` digits that fits into `area`.
  ///
  /// Without an orientation the taller digits win; landscape wins unless portrait's are at least
  /// 15 % taller. `nil` if not even the smallest digits fit: none is ever cut.
  public static func largest(
    _ shape: [Int], in area: Size, _ orientation: Orientation? = nil, isFine: Bool = false
  ) -> DisplayLayout? {
    if let orientation { return fitting(shape, in: area, orientation, isFine) }
    guard let portrait = fitting(shape, in: area, .portrait, isFine) else {
      return fitting(shape, in: area, .landscape, isFine)
    }
    guard let landscape = fitting(shape, in: area, .landscape, isFine) else { return portrait }
    let isMuchTaller =
      portrait.digit.rows * preference.portrait >= landscape.digit.rows * preference.landscape
    return isMuchTaller ? portrait : landscape
  }

  private static func fitting(
    _ shape: [Int], in area: Size, _ orientation: Orientation, _ isFine: Bool
  ) -> DisplayLayout? {
    let most = orientation == .landscape ? area.rows : area.rows / max(1, shape.count)
    for rows in stride(from: most, through: DigitMetrics.leastRows, by: -1)
    where DigitMetrics.isEven(rows: rows, isFine: isFine) {
      let columns = DigitMetrics.columns(rows: rows)
      for columns in columns.reversed() {
        let metrics = DigitMetrics(digit: Size(columns: columns, rows: rows), isFine: isFine)
        let size = total(shape, metrics, orientation)
        guard size.columns <= area.columns, size.rows <= area.rows else { continue }
        let gaps = gaps(shape, orientation)
        let more = isFine ? moreGap(size, gaps, metrics, in: area) : Size(columns: 0, rows: 0)
        return DisplayLayout(
          orientation: orientation,
          size: Size(
            columns: size.columns + more.columns * gaps.columns,
            rows: size.rows + more.rows * gaps.rows),
          digit: metrics.digit, columnGap: metrics.gap + more.columns,
          rowGap: metrics.rowGap + more.rows, isFine: isFine)
      }
    }
    return nil
  }

  /// How many gaps are beside one another and above one another.
  private static func gaps(_ shape: [Int], _ orientation: Orientation) -> Size {
    switch orientation {
    case .landscape: Size(columns: shape.reduce(0, +) + shape.count - 2, rows: 0)
    case .portrait: Size(columns: (shape.max() ?? 1) - 1, rows: shape.count - 1)
    }
  }

  /// How much wider than usual the gaps are, where digits that cannot grow evenly would else leave
  /// more than a tenth of the area unused both ways.
  private static func moreGap(
    _ size: Size, _ gaps: Size, _ metrics: DigitMetrics, in area: Size
  ) -> Size {
    let isFilled = 10 * size.columns >= 9 * area.columns || 10 * size.rows >= 9 * area.rows
    guard !isFilled else { return Size(columns: 0, rows: 0) }
    func more(_ left: Int, _ gaps: Int, most: Int) -> Int { gaps == 0 ? 0 : min(left / gaps, most) }
    return Size(
      columns: more(area.columns - size.columns, gaps.columns, most: metrics.gap + 1),
      rows: more(area.rows - size.rows, gaps.rows, most: metrics.digit.rows / 3))
  }

  private static func total(
    _ shape: [Int], _ metrics: DigitMetrics, _ orientation: Orientation
  ) -> Size {
    let colons = shape.count - 1
    switch orientation {
    case .landscape:
      return Size(
        columns: metrics.width(digits: shape.reduce(0, +)) + colons
          * (metrics.dot.columns + metrics.gap) + metrics.leanColumns,
        rows: metrics.digit.rows)
    case .portrait:
      return Size(
        columns: metrics.width(digits: shape.max() ?? 0) + metrics.leanColumns,
        rows: shape.count * (metrics.digit.rows + metrics.rowGap) - metrics.rowGap)
    }
  }
}
