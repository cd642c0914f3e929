extension Canvas {
  /// Turns a part of the canvas, all of which must be inside it, as a mirror shows it.
  ///
  /// Block elements are mirrored; letters only change their places, because no terminal has
  /// mirrored ones.
  package mutating func mirror(_ rect: Rect) {
    for row in rect.rows {
      let cells = rect.columns.map { self[Position(column: $0, row: row)].mirrored }
      for (column, cell) in zip(rect.columns, cells.reversed()) {
        self[Position(column: column, row: row)] = cell
      }
    }
  }
}

extension Cell {
  /// The quadrants and halves whose left and right sides are exchanged.
  private static let pairs: [Unicode.Scalar: Unicode.Scalar] = [
    "▌": "▐", "▖": "▗", "▘": "▝", "▙": "▟", "▚": "▞", "▛": "▜",
  ]
  private static let mirrors = pairs.merging(pairs.map { ($1, $0) }) { $1 }

  /// The cell in a mirror.
  ///
  /// There are no eighths at the right of a cell: those at the left are used with the colours
  /// exchanged.
  fileprivate var mirrored: Cell {
    if let scalar = Self.mirrors[scalar] { return Cell(scalar, style) }
    guard (0x2589...0x258f).contains(scalar.value),
      let rest = Unicode.Scalar(0x2590 + 0x2588 - scalar.value)
    else { return self }
    return Cell(rest, Style(style.background, on: style.foreground, style.attributes))
  }
}
