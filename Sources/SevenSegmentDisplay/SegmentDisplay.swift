public import TerminalCanvas

/// Draws seven-segment digits, and remembers the pictures of their last size and ink.
public struct SegmentDisplay: Sendable {
  private var picture: DigitPicture?
  private var ink: Ink?
  private var digits: [Segments: [Piece]] = [:]
  private var colon: [Piece] = []
  private var cells = CellCache()

  /// Creates a display.
  public init() {}

  /// Draws digits with their upper left at `origin`; `text` must have the shape that `layout` was
  /// made for, and `ink` be as fine as it.
  public mutating func draw(
    _ text: DisplayText, _ layout: DisplayLayout, at origin: Position, on canvas: inout Canvas,
    with ink: Ink
  ) {
    let metrics = prepare(DigitMetrics(digit: layout.digit, isFine: layout.isFine), ink)
    var place = origin
    for (index, group) in text.groups.enumerated() {
      if layout.orientation == .portrait {
        place = start(of: group, index, layout, metrics, origin)
      } else if index > 0 {
        canvas.draw(colon, at: place)
        place.column += metrics.dot.columns + layout.columnGap
      }
      for segments in group {
        canvas.draw(pieces(of: segments, ink), at: place)
        place.column += layout.digit.columns + layout.columnGap
      }
    }
  }

  private mutating func prepare(_ metrics: DigitMetrics, _ ink: Ink) -> DigitMetrics {
    guard picture?.metrics != metrics || self.ink != ink else { return metrics }
    let new = picture?.metrics == metrics ? picture : nil
    let picture = new ?? DigitPicture(metrics)
    self.picture = picture
    self.ink = ink
    digits = [:]
    cells = CellCache()
    colon = cells.pieces(picture.colonPatches, ink)
    return metrics
  }

  private mutating func pieces(of segments: Segments, _ ink: Ink) -> [Piece] {
    if let pieces = digits[segments] { return pieces }
    let pieces = cells.pieces(picture?.patches(of: segments) ?? [], ink)
    digits[segments] = pieces
    return pieces
  }

  /// In portrait the groups end at the same column, so that units stand above units.
  private func start(
    of group: [Segments], _ index: Int, _ layout: DisplayLayout, _ metrics: DigitMetrics,
    _ origin: Position
  ) -> Position {
    Position(
      column: origin.column + layout.size.columns - metrics.leanColumns
        - group.count * (layout.digit.columns + layout.columnGap) + layout.columnGap,
      row: origin.row + index * (layout.digit.rows + layout.rowGap))
  }
}
