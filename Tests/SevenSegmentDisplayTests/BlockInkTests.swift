import TerminalCanvas
import Testing

@testable import SevenSegmentDisplay

@Suite struct BlockInkTests {
  private let ink = BlockInk(lit: Colour(196), unlit: Colour(235), on: Colour(16))

  private static let left: CellMask = 0x0f0f_0f0f_0f0f_0f0f
  private static let upper: CellMask = 0x0000_0000_ffff_ffff

  /// Lit samples, unlit ones, and the glyph with its two colours.
  @Test(
    arguments: [
      (0, 0, " ", 196, 16), (.max, 0, " ", 196, 196), (0, .max, " ", 196, 235),
      (left, 0, "▌", 196, 16), (~left, 0, "▌", 16, 196), (upper, 0, "▄", 16, 196),
      (~upper, 0, "▄", 196, 16), (left, ~left, "▌", 196, 235), (upper & left, 0, "▘", 196, 16),
      (upper | left, 0, "▗", 16, 196), (upper & left | ~(upper | left), 0, "▚", 196, 16),
      (0x0303_0303_0303_0303, 0, "▎", 196, 16), (0x3f3f_3f3f_3f3f_3f3f, 0, "▊", 196, 16),
      (0xffff_0000_0000_0000, 0, "▂", 196, 16),
    ] as [(CellMask, CellMask, Unicode.Scalar, UInt8, UInt8)])
  func theGlyphIsTheOneThatFits(
    lit: CellMask, unlit: CellMask, scalar: Unicode.Scalar, foreground: UInt8, background: UInt8
  ) {
    let cell = ink.cell(lit: lit, unlit: unlit)
    #expect(cell == Cell(scalar, Style(Colour(foreground), on: Colour(background))))
  }

  /// An eighth of a cell, on any side, is a darker quarter and no scratch.
  @Test(
    arguments: [
      0x0101_0101_0101_0101, 0x8080_8080_8080_8080, 0xff, 0xff00_0000_0000_0000,
    ] as [CellMask])
  func aSliverIsABlend(mask: CellMask) {
    for cell in [ink.cell(lit: mask, unlit: 0), ink.cell(lit: ~mask, unlit: 0)] {
      #expect(["▎", "▊", "▂", "▆"].contains(cell.scalar))
      #expect(Set([cell.style.foreground, cell.style.background]).isDisjoint(with: [Colour(235)]))
    }
  }

  @Test func allGlyphsAreDifferentAndKnown() {
    let masks = BlockGlyph.all.map(\.mask)
    #expect(Set(masks + masks.map(~)).count == 2 * masks.count)
    #expect(
      BlockGlyph.all.allSatisfy { $0.scalar == " " || (0x2580...0x259f).contains($0.scalar.value) })
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
