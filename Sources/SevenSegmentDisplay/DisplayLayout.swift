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
  /// Columns and rows of one digit.
  public let digit: Size

  /// How much taller portrait's digits must be to be preferred: 15 %.
  private static let preference = (portrait: 100, landscape: 115)

  /// The layout with the largest digits for groups of `shape` digits that fits into `area`.
  ///
  /// Without an orientation the taller digits win; landscape wins unless portrait's are at least
  /// 15 % taller. `nil` if not even the smallest digits fit: none is ever cut.
  public static func largest(
    _ shape: [Int], in area: Size, _ orientation: Orientation? = nil
  ) -> DisplayLayout? {
    if let orientation { return fitting(shape, in: area, orientation) }
    guard let portrait = fitting(shape, in: area, .portrait) else {
      return fitting(shape, in: area, .landscape)
    }
    guard let landscape = fitting(shape, in: area, .landscape) else { return portrait }
    let isMuchTaller =
      portrait.digit.rows * preference.portrait >= landscape.digit.rows * preference.landscape
    return isMuchTaller ? portrait : landscape
  }

  private static func fitting(
    _ shape: [Int], in area: Size, _ orientation: Orientation
  ) -> DisplayLayout? {
    let most = orientation == .landscape ? area.rows : area.rows / max(1, shape.count)
    for rows in stride(from: most, through: DigitMetrics.leastRows, by: -1)
    where DigitMetrics.isEven(rows: rows) {
      let columns = DigitMetrics.columns(rows: rows)
      for columns in columns.reversed() {
        let metrics = DigitMetrics(digit: Size(columns: columns, rows: rows))
        let size = total(shape, metrics, orientation)
        guard size.columns <= area.columns, size.rows <= area.rows else { continue }
        return DisplayLayout(orientation: orientation, size: size, digit: metrics.digit)
      }
    }
    return nil
  }

  private static func total(
    _ shape: [Int], _ metrics: DigitMetrics, _ orientation: Orientation
  ) -> Size {
    let colons = shape.count - 1
    switch orientation {
    case .landscape:
      return Size(
        columns: metrics.width(digits: shape.reduce(0, +)) + colons
          * (metrics.dot.columns + metrics.gap),
        rows: metrics.digit.rows)
    case .portrait:
      return Size(
        columns: metrics.width(digits: shape.max() ?? 0),
        rows: shape.count * (metrics.digit.rows + metrics.rowGap) - metrics.rowGap)
    }
  }
}
