package import StageRenderer

extension Style {
  /// White on black, for what does not depend on a style.
  package static let plain = Style(Colour(7), on: Colour(0))
  /// Bold red on grey, to tell from `plain`.
  package static let loud = Style(Colour(9), on: Colour(236), .bold)
}

extension Cell {
  /// A plain cell.
  package init(_ scalar: Unicode.Scalar) { self.init(scalar, .plain) }
}

extension Canvas {
  /// A plain canvas of dots, so that what is written can be told from what is not.
  package init(columns: Int, rows: Int) {
    self.init(size: Size(columns: columns, rows: rows), filledWith: Cell("."))
  }
}
