/// Remembers the cells for samples in one ink, so that the cell for equal samples is computed only
/// once.
struct CellCache {
  private var cells: [Samples: Cell?] = [:]
  /// What paints block glyphs, once it is needed: it keeps the shades of its ink.
  private var painter: BlockPainter?
  /// What was asked for last: most cells are as the one before.
  private var last: (samples: Samples, cell: Cell?)?

  /// Patches, row by row, as runs of equal cells.
  mutating func cellRuns(
    _ patches: some Sequence<(place: Position, samples: Samples)>, _ ink: Ink
  ) -> [CellRun] {
    var cellRuns: [CellRun] = []
    for (place, samples) in patches {
      guard let cell = cell(samples, ink) else { continue }
      if let last = cellRuns.last, last.cell == cell, last.row == place.row,
        last.columns.upperBound == place.column
      {
        cellRuns[cellRuns.count - 1].columns = last.columns.lowerBound..<place.column + 1
      } else {
        cellRuns.append(
          CellRun(row: place.row, columns: place.column..<place.column + 1, cell: cell))
      }
    }
    return cellRuns
  }

  private mutating func cell(_ samples: Samples, _ ink: Ink) -> Cell? {
    if case .cells = ink { return ink.cell(samples) }
    if let last, last.samples == samples { return last.cell }
    let cell: Cell?
    if let known = cells[samples] {
      cell = known
    } else {
      cell = paint(samples, ink)
      cells[samples] = .some(cell)
    }
    last = (samples, cell)
    return cell
  }

  private mutating func paint(_ samples: Samples, _ ink: Ink) -> Cell? {
    guard case .blocks(let blocks) = ink else { return ink.cell(samples) }
    var painter = self.painter ?? BlockPainter(blocks)
    defer { self.painter = painter }
    return painter.cell(samples)
  }
}
