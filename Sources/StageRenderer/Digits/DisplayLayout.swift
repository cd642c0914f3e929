/// The arrangement of the groups of digits.
package enum Orientation: String, Hashable, Sendable {
  /// In one row with colons between: `MM:SS`.
  case landscape
  /// One above the other, without a colon.
  case portrait
}

/// The places and the size of the digits in an area.
package struct DisplayLayout: Hashable, Sendable {
  /// How the groups stand.
  package let orientation: Orientation
  /// Columns and rows that all digits take together.
  package let size: Size
  /// The measures of one digit.
  let metrics: DigitMetrics
  /// Columns between two digits, and between a digit and the colon.
  let columnGap: Int
  /// Rows between two groups above one another.
  let rowGap: Int

  /// Columns and rows of one digit, upright.
  package var digit: Size { metrics.digit }

  /// How much taller portrait's digits must be to be preferred: 15 %.
  private static let preference = (portrait: 100, landscape: 115)

  /// The layout with the largest digits for groups of `shape` digits that fits into `area`.
  ///
  /// Without an orientation landscape wins unless portrait's digits are at least 15 % taller. `nil`
  /// if not even the smallest digits fit: none is ever cut.
  package static func largest(
    _ shape: [Int], in area: Size, _ orientation: Orientation? = nil, hasSubcellEdges: Bool = false
  ) -> DisplayLayout? {
    if let orientation { return fitting(shape, in: area, orientation, hasSubcellEdges) }
    guard let portrait = fitting(shape, in: area, .portrait, hasSubcellEdges) else {
      return fitting(shape, in: area, .landscape, hasSubcellEdges)
    }
    guard let landscape = fitting(shape, in: area, .landscape, hasSubcellEdges) else {
      return portrait
    }
    let isMuchTaller =
      portrait.digit.rows * preference.portrait >= landscape.digit.rows * preference.landscape
    return isMuchTaller ? portrait : landscape
  }

  /// The tallest digits that are as wide as those of SpeakerClock for iOS (`isWide`), or taller and
  /// narrower ones if these can be read from farther.
  ///
  /// Digits whose halves are not equally high (not `isEven`) are taken only if they are that wide
  /// and nothing taller fits.
  private static func fitting(
    _ shape: [Int], in area: Size, _ orientation: Orientation, _ hasSubcellEdges: Bool
  ) -> DisplayLayout? {
    let most = orientation == .landscape ? area.rows : area.rows / max(1, shape.count)
    var best: DigitMetrics?
    for rows in stride(from: most, through: DigitMetrics.minRows, by: -1) {
      guard let metrics = widest(rows, shape, in: area, orientation, hasSubcellEdges),
        metrics.isEven || metrics.isWide
      else { continue }
      if best == nil || metrics.isEven && metrics.legibility > best?.legibility ?? 0 {
        best = metrics
      }
      if metrics.isWide { break }
    }
    return best.map { DisplayLayout(shape, $0, in: area, orientation) }
  }

  /// The widest digits of this many rows that fit.
  private static func widest(
    _ rows: Int, _ shape: [Int], in area: Size, _ orientation: Orientation, _ hasSubcellEdges: Bool
  ) -> DigitMetrics? {
    guard let thickness = BarThickness(height: rows, hasSubcellEdges: hasSubcellEdges) else {
      return nil
    }
    let most = area.columns / max(1, digitsBeside(shape, orientation))
    for columns in DigitMetrics.columns(thickness).reversed() where columns <= most {
      let metrics = DigitMetrics(columns: columns, thickness, hasSubcellEdges: hasSubcellEdges)
      let size = total(shape, metrics, orientation)
      if size.columns <= area.columns, size.rows <= area.rows { return metrics }
    }
    return nil
  }

  /// How many digits stand beside one another.
  private static func digitsBeside(_ shape: [Int], _ orientation: Orientation) -> Int {
    orientation == .landscape ? shape.reduce(0, +) : shape.max() ?? 0
  }

  private init(
    _ shape: [Int], _ metrics: DigitMetrics, in area: Size, _ orientation: Orientation
  ) {
    let size = Self.total(shape, metrics, orientation)
    let gaps = Self.gaps(shape, orientation)
    let more =
      metrics.hasSubcellEdges
      ? Self.moreGap(size, gaps, metrics, in: area) : Size(columns: 0, rows: 0)
    self.orientation = orientation
    self.metrics = metrics
    self.size = Size(
      columns: size.columns + more.columns * gaps.columns, rows: size.rows + more.rows * gaps.rows)
    columnGap = metrics.gap + more.columns
    rowGap = metrics.rowGap + more.rows
  }

  /// How many gaps are beside one another and above one another.
  private static func gaps(_ shape: [Int], _ orientation: Orientation) -> Size {
    switch orientation {
    case .landscape: Size(columns: shape.reduce(0, +) + shape.count - 2, rows: 0)
    case .portrait: Size(columns: (shape.max() ?? 1) - 1, rows: shape.count - 1)
    }
  }

  /// How much wider than usual the gaps are: only where the digits would leave more than a tenth of
  /// the area's width, and also of its height, unused.
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
        columns: metrics.width(digits: digitsBeside(shape, orientation)) + colons
          * (metrics.dot.columns + metrics.gap) + metrics.leanColumns,
        rows: metrics.digit.rows)
    case .portrait:
      return Size(
        columns: metrics.width(digits: digitsBeside(shape, orientation)) + metrics.leanColumns,
        rows: shape.count * (metrics.digit.rows + metrics.rowGap) - metrics.rowGap)
    }
  }
}
