/// Block glyphs in one colour on another, for terminals without shades.
package struct TwoColourInk: Hashable, Sendable {
  /// The colours of a glyph: what is lit, on the ground.
  package let style: Style
  /// What is lit all over.
  package let full: Cell
  /// What could be lit, since there is no colour dark enough for it.
  package let unlit: Cell

  /// Creates an ink of a style for the edges and of two cells.
  package init(_ style: Style, full: Cell, unlit: Cell) {
    self.style = style
    self.full = full
    self.unlit = unlit
  }

  /// The cell that shows these samples best, `nil` where nothing is to be seen.
  func cell(_ samples: Samples) -> Cell? {
    let best = Self.glyphs.min { wrong($0.mask, samples) < wrong($1.mask, samples) }
    guard wrong(.max, samples) > best.map({ wrong($0.mask, samples) }) ?? 0 else { return full }
    if let best, best.mask != 0 { return Cell(best.scalar, style) }
    return 2 * samples.unlit.count > CellMask.max.count ? unlit : nil
  }

  /// Thin lines at a cell's edge look like scratches where a font leaves gaps.
  private static let glyphs = BlockGlyph.all.filter { !$0.isSliver }

  /// How many samples differ.
  private func wrong(_ mask: CellMask, _ samples: Samples) -> Int { (mask ^ samples.lit).count }
}
