/// A character that fills a part of its cell.
struct BlockGlyph {
  let scalar: Unicode.Scalar
  /// The samples that its foreground covers.
  let mask: CellMask
  /// Whether one of its two parts is only an eighth of the cell: where a font does not reach the
  /// cell's edge, or the neighbour is nearly empty, such a sliver looks like a scratch.
  let isSliver: Bool

  /// All that are used: an empty cell, the lower and left eighths, the upper and the right half,
  /// the quadrants.
  ///
  /// Fonts have no upper and right eighths but the halves.
  static let all: [BlockGlyph] =
    [BlockGlyph(scalar: " ", mask: 0, isSliver: false)]
    + (1...7).compactMap { eighths(0x2580 + $0, lower($0), isSliver: $0 == 1 || $0 == 7) }
    + (1...7).compactMap { eighths(0x2590 - $0, left($0), isSliver: $0 == 1 || $0 == 7) }
    + [
      quadrants("\u{2580}", [.upperLeft, .upperRight]),
      quadrants("\u{2590}", [.upperRight, .lowerRight]),
      quadrants("\u{2598}", [.upperLeft]), quadrants("\u{259d}", [.upperRight]),
      quadrants("\u{2596}", [.lowerLeft]), quadrants("\u{2597}", [.lowerRight]),
      quadrants("\u{259a}", [.upperLeft, .lowerRight]),
      quadrants("\u{259e}", [.upperRight, .lowerLeft]),
      quadrants("\u{259b}", [.upperLeft, .upperRight, .lowerLeft]),
      quadrants("\u{259c}", [.upperLeft, .upperRight, .lowerRight]),
      quadrants("\u{2599}", [.upperLeft, .lowerLeft, .lowerRight]),
      quadrants("\u{259f}", [.upperRight, .lowerLeft, .lowerRight]),
    ]

  private static func eighths(_ value: UInt32, _ mask: CellMask, isSliver: Bool) -> BlockGlyph? {
    Unicode.Scalar(value).map { BlockGlyph(scalar: $0, mask: mask, isSliver: isSliver) }
  }

  private static func lower(_ eighths: UInt32) -> CellMask {
    CellMask.max << CellMask(8 * (8 - eighths))
  }

  private static func left(_ eighths: UInt32) -> CellMask {
    0x0101_0101_0101_0101 * ((1 << CellMask(eighths)) - 1)
  }

  private enum Quadrant: CellMask {
    case upperLeft = 0x0000_0000_0f0f_0f0f
    case upperRight = 0x0000_0000_f0f0_f0f0
    case lowerLeft = 0x0f0f_0f0f_0000_0000
    case lowerRight = 0xf0f0_f0f0_0000_0000
  }

  private static func quadrants(_ scalar: Unicode.Scalar, _ quadrants: [Quadrant]) -> BlockGlyph {
    BlockGlyph(
      scalar: scalar, mask: quadrants.reduce(0) { $0 | $1.rawValue }, isSliver: false)
  }
}
