/// Finds the glyphs and colours that come nearest to cells in an ink.
///
/// Of all glyphs the one is taken with the least squared error. Its two colours are shades between
/// the ground and what is lit, or the ground and what is unlit: never a mixture of lit and unlit.
struct BlockPainter {
  private let ink: BlockInk
  private lazy var litShades = Colour.shades(from: ink.ground, to: ink.lit)
  private lazy var unlitShades = Colour.shades(from: ink.ground, to: ink.unlit)

  init(_ ink: BlockInk) { self.ink = ink }

  /// The least part of an area that shows: shades of less look like dirt beside the digit, and like
  /// a brick between the halves of a 1.
  private static let minPart = 0.3

  /// The cost of a sliver: higher than that of the shade that can replace it.
  private static let sliver = 1_000_000

  /// The samples of a part of a cell.
  private struct Part {
    let count: Int
    let lits: Int
    let unlits: Int

    init(_ mask: CellMask, of samples: Samples) {
      count = mask.count
      lits = (samples.lit & mask).count
      unlits = (samples.unlit & ~samples.lit & mask).count
    }
  }

  /// The cell that shows these samples best.
  mutating func cell(_ samples: Samples) -> Cell {
    if let cell = exactCell(samples) { return cell }
    var best = (error: Int.max, cell: Cell(" ", Style(ink.ground, on: ink.ground)))
    for glyph in BlockGlyph.all {
      let inside = painted(Part(glyph.mask, of: samples))
      let outside = painted(Part(~glyph.mask, of: samples))
      let error = inside.error + outside.error + (glyph.isSliver ? Self.sliver : 0)
      guard error < best.error, let cell = cell(glyph, inside.colour, outside.colour) else {
        continue
      }
      best = (error, cell)
    }
    return best.cell
  }

  /// The cell that shows these samples without any error, `nil` if there is none.
  private func exactCell(_ samples: Samples) -> Cell? {
    for glyph in BlockGlyph.all where !glyph.isSliver {
      guard let outside = pureColour(Part(~glyph.mask, of: samples)),
        let inside = pureColour(Part(glyph.mask, of: samples))
      else { continue }
      if let cell = cell(glyph, inside, outside) { return cell }
    }
    return nil
  }

  /// A glyph in two colours, `nil` unless its own colour is farther from the ground.
  ///
  /// A font may leave out a line of pixels at a cell's edge, and that line shows the background. If
  /// the background were the brighter colour, a hairline would shine beside the digit.
  private func cell(_ glyph: BlockGlyph, _ inside: Colour, _ outside: Colour) -> Cell? {
    // An empty cell's foreground is what its neighbours have: it takes the fewest bytes.
    if glyph.mask == 0 { return Cell(glyph.scalar, Style(ink.lit, on: outside)) }
    let ground = ink.ground.rgb
    guard inside.rgb.distance(to: ground) > outside.rgb.distance(to: ground) else { return nil }
    return Cell(glyph.scalar, Style(inside, on: outside))
  }

  /// The colour of a part that has only one.
  private func pureColour(_ part: Part) -> Colour? {
    if part.lits == part.count { return ink.lit }
    if part.unlits == part.count { return ink.unlit }
    return part.lits + part.unlits == 0 ? ink.ground : nil
  }

  /// The colour of a part, and what it is wrong by.
  ///
  /// A part with lit and unlit samples has a shade of what there is more of.
  private mutating func painted(_ part: Part) -> (colour: Colour, error: Int) {
    if let colour = pureColour(part) { return (colour, 0) }
    let colour =
      part.lits >= part.unlits
      ? shade(ink.lit, part.lits, of: part.count, litShades)
      : shade(ink.unlit, part.unlits, of: part.count, unlitShades)
    let light = colour.rgb
    let error =
      part.lits * light.distance(to: ink.lit.rgb)
      + part.unlits * light.distance(to: ink.unlit.rgb)
      + (part.count - part.lits - part.unlits) * light.distance(to: ink.ground.rgb)
    return (colour, error)
  }

  /// The shade that is nearest to `samples` of `count` samples of a colour on the ground, as the
  /// eye mixes them from afar: light grows with about the square of the palette's number.
  private func shade(_ colour: Colour, _ samples: Int, of count: Int, _ shades: [Colour]) -> Colour
  {
    guard Double(samples) >= Self.minPart * Double(count) else { return ink.ground }
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
