import TerminalCanvas

/// Equal cells of a picture, beside one another.
struct Piece {
  var run: Run
  let cell: Cell
}

/// The cells that show samples in one ink, which is always the same: many are the same, and each is worked out once.
struct CellCache {
  private var cells: [Samples: Cell?] = [:]
  /// What paints block glyphs, once it is needed: it keeps the shades of its ink.
  private var painter: BlockPainter?

  /// Patches, row by row, as pieces.
  mutating func pieces(
    _ patches: [(place: Position, samples: Samples)], _ ink: Ink
  ) -> [Piece] {
    var pieces: [Piece] = []
    for (place, samples) in patches {
      guard let cell = cell(samples, ink) else { continue }
      if let last = pieces.last, last.cell == cell, last.run.row == place.row,
        last.run.columns.upperBound == place.column
      {
        pieces[pieces.count - 1].run.columns = last.run.columns.lowerBound..<place.column + 1
      } else {
        let columns = place.column..<place.column + 1
        pieces.append(Piece(run: Run(row: place.row, columns: columns), cell: cell))
      }
    }
    return pieces
  }

  private mutating func cell(_ samples: Samples, _ ink: Ink) -> Cell? {
    if let known = cells[samples] { return known }
    let cell = paint(samples, ink)
    cells[samples] = .some(cell)
    return cell
  }

  private mutating func paint(_ samples: Samples, _ ink: Ink) -> Cell? {
    guard case .blocks(let blocks) = ink else { return ink.cell(samples) }
    var painter = self.painter ?? BlockPainter(blocks)
    defer { self.painter = painter }
    return painter.cell(samples)
  }
}

extension Canvas {
  /// Draws a picture with its upper left at `origin`.
  mutating func draw(_ pieces: [Piece], at origin: Position) {
    for piece in pieces {
      let columns = piece.run.columns
      fill(
        row: origin.row + piece.run.row,
        columns: origin.column + columns.lowerBound..<origin.column + columns.upperBound,
        with: piece.cell)
    }
  }
}
