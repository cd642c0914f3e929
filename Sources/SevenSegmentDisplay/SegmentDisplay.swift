public import TerminalCanvas

/// Draws seven-segment digits, and remembers the pictures of their last size.
public struct SegmentDisplay: Sendable {
  private var picture: DigitPicture?

  /// Creates a display.
  public init() {}

  /// Draws digits with their upper left at `origin`: unlit bars first, lit ones over them.
  ///
  /// `text` must have the shape that `layout` was made for.
  public mutating func draw(
    _ text: DisplayText, _ layout: DisplayLayout, at origin: Position, on canvas: inout Canvas,
    lit: Cell, unlit: Cell
  ) {
    let picture = picture(of: layout.digit)
    var place = origin
    for (index, group) in text.groups.enumerated() {
      if layout.orientation == .portrait {
        place = start(of: group, index, layout, picture.metrics, origin)
      } else if index > 0 {
        canvas.fill(picture.colon, from: place, with: lit)
        place.column += picture.metrics.dot.columns + picture.metrics.gap
      }
      for segments in group {
        picture.draw(segments, at: place, on: &canvas, lit: lit, unlit: unlit)
        place.column += layout.digit.columns + picture.metrics.gap
      }
    }
  }

  private mutating func picture(of digit: Size) -> DigitPicture {
    if let picture, picture.metrics.digit == digit { return picture }
    let picture = DigitPicture(DigitMetrics(digit: digit))
    self.picture = picture
    return picture
  }

  /// In portrait the groups end at the same column, so that units stand above units.
  private func start(
    of group: [Segments], _ index: Int, _ layout: DisplayLayout, _ metrics: DigitMetrics,
    _ origin: Position
  ) -> Position {
    Position(
      column: origin.column + layout.size.columns - metrics.width(digits: group.count),
      row: origin.row + index * (layout.digit.rows + metrics.rowGap))
  }
}

extension DigitPicture {
  fileprivate func draw(
    _ segments: Segments, at place: Position, on canvas: inout Canvas, lit: Cell, unlit: Cell
  ) {
    for (bar, runs) in zip(Segments.bars, bars) where !segments.contains(bar) {
      canvas.fill(runs, from: place, with: unlit)
    }
    for (bar, runs) in zip(Segments.bars, bars) where segments.contains(bar) {
      canvas.fill(runs, from: place, with: lit)
    }
  }
}

extension Canvas {
  /// Fills the ellipse in `rect`, which looks round if it has twice as many columns as rows; below
  /// three rows the whole rectangle.
  public mutating func drawDisc(in rect: Rect, with cell: Cell) {
    fill(Shape.disc(rect.size).runs(rows: rect.size.rows), from: rect.origin, with: cell)
  }
}
