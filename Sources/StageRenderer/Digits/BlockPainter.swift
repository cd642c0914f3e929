/// Finds the glyphs and colours that come nearest to cells in an ink.
///
/// Of all glyphs the one is taken with the least squared error. Its two colours are shades between
/// the ground and what is lit, or the ground and what is unlit: never a mixture of lit and unlit.
struct BlockPainter {
  /// A colour, and the light that it is, which is computed once.
  private struct Tone {
    let colour: Colour
    let light: RGB

    init(_ colour: Colour) { (self.colour, light) = (colour, colour.rgb) }
  }

  private let lit: Tone
  private let unlit: Tone
  private let ground: Tone
  private lazy var litShades = shades(of: lit)
  private lazy var unlitShades = shades(of: unlit)

  init(_ ink: BlockInk) {
    (lit, unlit, ground) = (Tone(ink.lit), Tone(ink.unlit), Tone(ink.ground))
  }

  private func shades(of tone: Tone) -> [Tone] {
    Colour.shades(from: ground.colour, to: tone.colour).map(Tone.init)
  }

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

    init(count: Int, lits: Int, unlits: Int) {
      (self.count, self.lits, self.unlits) = (count, lits, unlits)
    }

    init(_ mask: CellMask, of samples: Samples) {
      count = mask.count
      lits = (samples.lit & mask).count
      unlits = (samples.unlit & ~samples.lit & mask).count
    }

    static func - (whole: Part, part: Part) -> Part {
      Part(
        count: whole.count - part.count, lits: whole.lits - part.lits,
        unlits: whole.unlits - part.unlits)
    }
  }

  /// The cell that shows these samples best.
  mutating func cell(_ samples: Samples) -> Cell {
    let whole = Part(.max, of: samples)
    if let cell = exactCell(samples, whole) { return cell }
    var best = (error: Int.max, cell: Cell(" ", Style(ground.colour, on: ground.colour)))
    for glyph in BlockGlyph.all {
      let inside = Part(glyph.mask, of: samples)
      let (colour, part) = painted(inside)
      let least = part + (glyph.isSliver ? Self.sliver : 0)
      guard least < best.error else { continue }
      let (ground, rest) = painted(whole - inside)
      guard least + rest < best.error, let cell = cell(glyph, colour, ground) else { continue }
      best = (least + rest, cell)
    }
    return best.cell
  }

  /// The cell that shows these samples without any error, `nil` if there is none; it needs no
  /// shades.
  private func exactCell(_ samples: Samples, _ whole: Part) -> Cell? {
    for glyph in BlockGlyph.all where !glyph.isSliver {
      let part = Part(glyph.mask, of: samples)
      guard let inside = pure(part), let outside = pure(whole - part),
        let cell = cell(glyph, inside, outside)
      else { continue }
      return cell
    }
    return nil
  }

  /// A glyph in two colours, `nil` unless its own colour is farther from the ground.
  ///
  /// A font may leave out a line of pixels at a cell's edge, and that line shows the background. If
  /// the background were the brighter colour, a hairline would shine beside the digit.
  private func cell(_ glyph: BlockGlyph, _ inside: Tone, _ outside: Tone) -> Cell? {
    // An empty cell's foreground is what its neighbours have: it takes the fewest bytes.
    if glyph.mask == 0 { return Cell(glyph.scalar, Style(lit.colour, on: outside.colour)) }
    let isBrighter =
      inside.light.distance(to: ground.light) > outside.light.distance(to: ground.light)
    return isBrighter ? Cell(glyph.scalar, Style(inside.colour, on: outside.colour)) : nil
  }

  /// The colour of a part that has only one.
  private func pure(_ part: Part) -> Tone? {
    if part.lits == part.count { return lit }
    if part.unlits == part.count { return unlit }
    return part.lits + part.unlits == 0 ? ground : nil
  }

  /// The colour of a part, and what it is wrong by.
  ///
  /// A part with lit and unlit samples has a shade of what there is more of.
  private mutating func painted(_ part: Part) -> (tone: Tone, error: Int) {
    if let tone = pure(part) { return (tone, 0) }
    let tone =
      part.lits >= part.unlits
      ? shade(lit, part.lits, of: part.count, litShades)
      : shade(unlit, part.unlits, of: part.count, unlitShades)
    let error =
      part.lits * tone.light.distance(to: lit.light)
      + part.unlits * tone.light.distance(to: unlit.light)
      + (part.count - part.lits - part.unlits) * tone.light.distance(to: ground.light)
    return (tone, error)
  }

  /// The shade that is nearest to `samples` of `count` samples of a colour on the ground, as the
  /// eye mixes them from afar: light grows with about the square of the palette's number.
  private func shade(_ tone: Tone, _ samples: Int, of count: Int, _ shades: [Tone]) -> Tone {
    guard Double(samples) >= Self.minPart * Double(count) else { return ground }
    func mean(_ light: Int, _ ground: Int) -> Int {
      let sum = samples * light * light + (count - samples) * ground * ground
      return Int((Double(sum) / Double(count)).squareRoot().rounded())
    }
    let mean = RGB(
      mean(tone.light.red, ground.light.red), mean(tone.light.green, ground.light.green),
      mean(tone.light.blue, ground.light.blue))
    return shades.min { mean.distance(to: $0.light) < mean.distance(to: $1.light) } ?? ground
  }
}
