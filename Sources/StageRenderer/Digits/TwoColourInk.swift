/// Block glyphs in one colour on another, for terminals without shades.
///
/// What is not lit is left out, since no colour is dark enough for it.
package struct TwoColourInk: Hashable, Sendable {
  /// The colours of a glyph: what is lit, on the ground.
  package let style: Style
  /// What is lit all over.
  package let full: Cell

  /// Creates an ink of a style for the edges and of a cell.
  package init(_ style: Style, full: Cell) {
    self.style = style
    self.full = full
  }

  /// The cell that shows these samples best, `nil` where nothing is to be seen.
  func cell(_ samples: Samples) -> Cell? {
    let best = Self.glyphs.min { wrong($0.mask, samples) < wrong($1.mask, samples) }
    guard wrong(.max, samples) > best.map({ wrong($0.mask, samples) }) ?? 0 else { return full }
    return best.flatMap { $0.mask == 0 ? nil : Cell($0.scalar, style) }
  }

  /// Thin lines at a cell's edge look like scratches where a font leaves gaps.
  private static let glyphs = BlockGlyph.all.filter { !$0.isSliver }

  /// How many samples differ.
  private func wrong(_ mask: CellMask, _ samples: Samples) -> Int { (mask ^ samples.lit).count }
}
