/// Colours that come as near to a picture as one glyph and two colours a cell can.
///
/// Each cell's samples are lit, unlit or ground; `BlockPainter` chooses the glyph and its colours.
package struct BlockInk: Hashable, Sendable {
  /// The colour of what is lit, of what is not, and of what is behind both.
  package let lit: Colour
  /// The colour of what could be lit.
  package let unlit: Colour
  /// The colour behind both.
  package let ground: Colour

  /// Creates an ink of three colours of the palette of 256.
  package init(lit: Colour, unlit: Colour, on ground: Colour) {
    self.lit = lit
    self.unlit = unlit
    self.ground = ground
  }
}
