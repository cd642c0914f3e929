import Testing
import TimerTestSupport

@testable import StageRenderer

@Suite struct BlockPainterTests {
  private func cell(lit: CellMask, unlit: CellMask) -> Cell {
    var painter = BlockPainter(BlockInk(lit: Colour(196), unlit: Colour(235), on: Colour(16)))
    return painter.cell(Samples(lit: lit, unlit: unlit))
  }

  private static let left: CellMask = 0x0f0f_0f0f_0f0f_0f0f
  private static let upper: CellMask = 0x0000_0000_ffff_ffff

  /// Lit samples, unlit ones, and the glyph with its two colours.
  @Test(
    arguments: [
      (0, 0, " ", 196, 16), (.max, 0, " ", 196, 196), (0, .max, " ", 196, 235),
      (left, 0, "▌", 196, 16), (~left, 0, "▐", 196, 16), (upper, 0, "▀", 196, 16),
      (~upper, 0, "▄", 196, 16), (left, ~left, "▌", 196, 235), (upper & left, 0, "▘", 196, 16),
      (upper | left, 0, "▛", 196, 16), (upper & left | ~(upper | left), 0, "▚", 196, 16),
      (0x0303_0303_0303_0303, 0, "▎", 196, 16), (0x3f3f_3f3f_3f3f_3f3f, 0, "▊", 196, 16),
      (0xffff_0000_0000_0000, 0, "▂", 196, 16),
    ] as [(CellMask, CellMask, Unicode.Scalar, UInt8, UInt8)])
  func theGlyphIsTheOneThatFits(
    lit: CellMask, unlit: CellMask, scalar: Unicode.Scalar, foreground: UInt8, background: UInt8
  ) {
    let cell = cell(lit: lit, unlit: unlit)
    #expect(cell == Cell(scalar, Style(Colour(foreground), on: Colour(background))))
  }

  /// An eighth of a cell, on any side, is a darker quarter or nothing, and no scratch.
  @Test(
    arguments: [
      0x0101_0101_0101_0101, 0x8080_8080_8080_8080, 0xff, 0xff00_0000_0000_0000,
    ] as [CellMask])
  func aSliverIsABlend(mask: CellMask) {
    for cell in [cell(lit: mask, unlit: 0), cell(lit: ~mask, unlit: 0)] {
      #expect([" ", "▎", "▊", "▂", "▆", "▀", "▐"].contains(cell.scalar))
      #expect(Set([cell.style.foreground, cell.style.background]).isDisjoint(with: [Colour(235)]))
    }
  }

  /// Less than three tenths of a cell, which no glyph shows, are not seen from afar, and from near
  /// they look like dirt.
  @Test(arguments: [(0x8040_2010_0804_0201, false), (0xd56a_b55a_ad56_ab55, true)])
  func aCellThatIsHardlyCoveredIsEmpty(mask: CellMask, isSeen: Bool) {
    let cell = cell(lit: mask, unlit: 0)
    let isEmpty = cell.scalar == " " && cell.style.background == Colour(16)
    #expect(isEmpty != isSeen)
  }

  @Test func allGlyphsAreDifferentAndKnown() {
    let masks = BlockGlyph.all.map(\.mask)
    #expect(Set(masks).count == masks.count)
    #expect(
      BlockGlyph.all.allSatisfy { $0.scalar == " " || (0x2580...0x259f).contains($0.scalar.value) })
  }

  /// Colours of what is lit and unlit on a ground, as the themes and their flashes have them.
  static let inks: [(lit: UInt8, unlit: UInt8, ground: UInt8)] = [
    (196, 234, 16), (160, 234, 16), (42, 234, 16), (226, 234, 16), (214, 234, 16), (231, 234, 16),
    (16, 184, 226), (16, 160, 196), (16, 35, 42), (16, 251, 231),
  ]

  /// A third of the pairs of an ink and a usual screen, with each ink and each screen; in `make
  /// soak`, all pairs.
  static let drawings: [((lit: UInt8, unlit: UInt8, ground: UInt8), String)] = sample(
    inks.flatMap { ink in
      ["78x16", "96x21", "116x27", "156x35", "43x62"].map { area in (ink, area) }
    }, oneOf: 3)

  /// The colours of the digits' cells.
  @Test(arguments: drawings)
  func anEdgeHasOnlyTheHuesOfItsSegmentsAndTheGround(
    colours: (lit: UInt8, unlit: UInt8, ground: UInt8), area: String
  ) throws {
    let ink = BlockInk(
      lit: Colour(colours.lit), unlit: Colour(colours.unlit), on: Colour(colours.ground))
    let known = [ink.lit, ink.unlit, ink.ground].map(\.rgb)
    let hues = known.compactMap(\.hue)
    let text = try #require(DisplayText("12:58"))
    let layout = try #require(
      DisplayLayout.largest(text.shape, in: Size(area), hasSubcellEdges: true))
    var canvas = Canvas(size: layout.size, filledWith: Cell(" ", Style(ink.lit, on: ink.ground)))
    var display = SegmentDisplay()
    display.draw(text, layout, at: canvas.bounds.origin, on: &canvas, with: .blocks(ink))
    let found = Set(canvas.cells.flatMap { [$0.style.foreground, $0.style.background] })
    for colour in found where !known.contains(colour.rgb) {
      if let hue = colour.rgb.hue {
        #expect(hues.contains { abs($0 - hue) <= 30 }, "\(colour.index)")
      } else {
        #expect(known.filter { $0.hue == nil }.count > 1, "\(colour.index)")
      }
    }
  }

  @Test(arguments: [(196, 255, 0, 0), (16, 0, 0, 0), (235, 38, 38, 38), (220, 255, 215, 0)])
  func aColourIsItsOwnNearest(index: UInt8, red: Int, green: Int, blue: Int) {
    #expect(Colour(index).rgb == RGB(red, green, blue))
    #expect(Colour(nearest: RGB(red, green, blue)) == Colour(index))
  }

  @Test(arguments: 16...255 as ClosedRange<UInt8>)
  func everyColourOfThePaletteIsNearestToItself(index: UInt8) {
    #expect(Colour(nearest: Colour(index).rgb).rgb == Colour(index).rgb)
  }
}

extension RGB {
  /// The hue in degrees, `nil` for greys.
  fileprivate var hue: Double? {
    let (least, most) = (min(red, green, blue), max(red, green, blue))
    guard most > least else { return nil }
    let chroma = Double(most - least)
    if most == red { return 60 * Double(green - blue) / chroma }
    if most == green { return 120 + 60 * Double(blue - red) / chroma }
    return 240 + 60 * Double(red - green) / chroma
  }
}
