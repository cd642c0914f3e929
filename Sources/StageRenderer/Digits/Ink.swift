/// What digits and lamps are drawn with.
package enum Ink: Hashable, Sendable {
  /// Whole cells: one for what is lit, one for what is not; `nil` leaves that out.
  case cells(lit: Cell, unlit: Cell?)
  /// Glyphs and colours that follow the edges within a cell.
  case blocks(BlockInk)
  /// Glyphs in two colours that do.
  case twoColours(TwoColourInk)

  /// Whether edges may lie within a cell.
  package var hasSubcellEdges: Bool { if case .cells = self { false } else { true } }

  /// The cell that shows these samples; `nil` if there is nothing to show.
  func cell(_ samples: Samples) -> Cell? {
    switch self {
    case .blocks(let ink):
      var painter = BlockPainter(ink)
      return painter.cell(samples)
    case .twoColours(let ink): return ink.cell(samples)
    case .cells(let lit, let unlit):
      return samples.lit != 0 ? lit : samples.unlit != 0 ? unlit : nil
    }
  }
}
