public import TerminalCanvas

/// Colours that come as near to a picture as one glyph and two colours a cell can.
///
/// Each cell's samples are lit, unlit or ground. Of all glyphs the one is taken with the least
/// squared error, its two colours being the means of the samples that it covers and leaves.
public struct BlockInk: Hashable, Sendable {
  /// The colour of what is lit, of what is not, and of what is behind both.
  public let lit: Colour
  /// The colour of what could be lit.
  public let unlit: Colour
  /// The colour behind both.
  public let ground: Colour

  /// Creates an ink of three colours of the palette of 256.
  public init(lit: Colour, unlit: Colour, on ground: Colour) {
    self.lit = lit
    self.unlit = unlit
    self.ground = ground
  }

  /// What a sliver costs: more than the colour between the two that takes its place.
  private static let sliver = 1_000_000

  /// The cell that shows these samples best.
  func cell(lit litMask: CellMask, unlit unlitMask: CellMask) -> Cell {
    var best = (error: Int.max, cell: Cell(" ", Style(ground, on: ground)))
    for glyph in BlockGlyph.all {
      let inside = part(litMask & glyph.mask, unlitMask & glyph.mask, of: glyph.mask.count)
      let outside = part(
        litMask & ~glyph.mask, unlitMask & ~glyph.mask, of: 64 - glyph.mask.count)
      let error = inside.error + outside.error + (glyph.isSliver ? Self.sliver : 0)
      guard error < best.error else { continue }
      // An empty cell's foreground is what its neighbours have: it takes the fewest bytes.
      let foreground = glyph.mask == 0 ? lit : inside.colour
      best = (error, Cell(glyph.scalar, Style(foreground, on: outside.colour)))
    }
    return best.cell
  }

  /// The colour of so many samples, and what it is wrong by.
  private func part(
    _ litMask: CellMask, _ unlitMask: CellMask, of count: Int
  ) -> (colour: Colour, error: Int) {
    let (lits, unlits) = (litMask.count, unlitMask.count)
    let grounds = count - lits - unlits
    if lits == count { return (lit, 0) }
    if unlits == count { return (unlit, 0) }
    if grounds == count { return (ground, 0) }
    let colour = Colour(nearest: mean(lits, unlits, grounds))
    let light = colour.rgb
    let error =
      lits * light.distance(to: lit.rgb) + unlits * light.distance(to: unlit.rgb)
      + grounds * light.distance(to: ground.rgb)
    return (colour, error)
  }

  /// The mean of so many samples as the eye makes it from afar.
  ///
  /// It is that of their light, which grows with about the square of the palette's number.
  private func mean(_ lits: Int, _ unlits: Int, _ grounds: Int) -> RGB {
    let (first, second, third) = (lit.rgb, unlit.rgb, ground.rgb)
    func mean(_ lit: Int, _ unlit: Int, _ ground: Int) -> Int {
      let light = lits * lit * lit + unlits * unlit * unlit + grounds * ground * ground
      return Int((Double(light) / Double(lits + unlits + grounds)).squareRoot().rounded())
    }
    return RGB(
      mean(first.red, second.red, third.red), mean(first.green, second.green, third.green),
      mean(first.blue, second.blue, third.blue))
  }
}
