public import TerminalCanvas

/// Colours that come as near to a picture as one glyph and two colours a cell can.
///
/// Each cell's samples are lit, unlit or ground. Of all glyphs the one is taken with the least
/// squared error. Its two colours are shades between the ground and what is lit, or the ground and
/// what is unlit: never a mixture of lit and unlit.
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

  /// What a sliver costs: more than the shade that takes its place.
  private static let sliver = 1_000_000

  /// The cell that shows these samples best.
  func cell(lit litMask: CellMask, unlit unlitMask: CellMask) -> Cell {
    let cell = CellColours(self, lit: litMask, unlit: unlitMask)
    var best = (error: Int.max, cell: Cell(" ", Style(ground, on: ground)))
    for glyph in BlockGlyph.all {
      let inside = cell.part(glyph.mask)
      let outside = cell.part(~glyph.mask)
      let error = inside.error + outside.error + (glyph.isSliver ? Self.sliver : 0)
      guard error < best.error else { continue }
      if glyph.mask == 0 {
        // An empty cell's foreground is what its neighbours have: it takes the fewest bytes.
        best = (error, Cell(glyph.scalar, Style(lit, on: outside.colour)))
      } else if stands(inside.colour, outFrom: outside.colour) {
        best = (error, Cell(glyph.scalar, Style(inside.colour, on: outside.colour)))
      }
    }
    return best.cell
  }

  /// Whether the first colour is farther from the ground.
  ///
  /// A font may leave out a line of pixels at a cell's edge, and that line shows the background. If
  /// the background were the brighter colour, a hairline would shine beside the digit.
  private func stands(_ first: Colour, outFrom second: Colour) -> Bool {
    first.rgb.distance(to: ground.rgb) > second.rgb.distance(to: ground.rgb)
  }
}

/// The samples of a cell, and the colours that its parts can have.
private struct CellColours {
  private let ink: BlockInk
  private let lit: CellMask
  private let unlit: CellMask
  private let litShades: [Colour]
  private let unlitShades: [Colour]

  init(_ ink: BlockInk, lit: CellMask, unlit: CellMask) {
    self.ink = ink
    self.lit = lit
    self.unlit = unlit
    func shades(_ colour: Colour, _ mask: CellMask) -> [Colour] {
      mask == 0 || mask == .max ? [] : Colour.shades(from: ink.ground, to: colour)
    }
    litShades = shades(ink.lit, lit)
    unlitShades = shades(ink.unlit, unlit)
  }

  /// The colour of a part of the cell, and what it is wrong by.
  func part(_ mask: CellMask) -> (colour: Colour, error: Int) {
    let count = mask.count
    let (lits, unlits) = ((lit & mask).count, (unlit & mask).count)
    if lits == count { return (ink.lit, 0) }
    if unlits == count { return (ink.unlit, 0) }
    if lits + unlits == 0 { return (ink.ground, 0) }
    // A part with lit and unlit samples has a shade of what there is more of.
    let colour =
      lits >= unlits
      ? shade(ink.lit, lits, of: count, litShades)
      : shade(ink.unlit, unlits, of: count, unlitShades)
    let light = colour.rgb
    let error =
      lits * light.distance(to: ink.lit.rgb) + unlits * light.distance(to: ink.unlit.rgb)
      + (count - lits - unlits) * light.distance(to: ink.ground.rgb)
    return (colour, error)
  }

  /// The shade that is nearest to so many samples of a colour on the ground, as the eye mixes them
  /// from afar: light grows with about the square of the palette's number.
  private func shade(_ colour: Colour, _ samples: Int, of count: Int, _ shades: [Colour]) -> Colour
  {
    let (light, ground) = (colour.rgb, ink.ground.rgb)
    func mean(_ light: Int, _ ground: Int) -> Int {
      let sum = samples * light * light + (count - samples) * ground * ground
      return Int((Double(sum) / Double(count)).squareRoot().rounded())
    }
    let mean = RGB(
      mean(light.red, ground.red), mean(light.green, ground.green), mean(light.blue, ground.blue))
    return shades.min { mean.distance(to: $0.rgb) < mean.distance(to: $1.rgb) } ?? ink.ground
  }
}
