package import StageRenderer

extension Cell {
  /// How many eighths of the cell are in a colour: of a block glyph its own part and the rest, of a
  /// space all of it, of other characters none.
  package func eighths(in colour: Colour) -> Int {
    guard let own = ownEighths else { return 0 }
    return (style.foreground == colour ? own : 0) + (style.background == colour ? 8 - own : 0)
  }

  /// How many eighths a block glyph fills; `nil` for other characters except the space.
  private var ownEighths: Int? {
    guard scalar != " " else { return 0 }
    let block = Int(scalar.value) - 0x2580
    guard block >= 0, block < Self.eighthsOfBlocks.count else { return nil }
    return Self.eighthsOfBlocks[block]
  }

  /// How many eighths the block elements from U+2580 to U+259F fill.
  ///
  /// These are an upper half, blocks that grow from below, blocks that shrink to the left, a right
  /// half, shades, two thin edges, and quadrants.
  private static let eighthsOfBlocks: [Int?] = [
    4, 1, 2, 3, 4, 5, 6, 7, 8, 7, 6, 5, 4, 3, 2, 1,
    4, nil, nil, nil, nil, nil, 2, 2, 2, 6, 4, 6, 6, 2, 4, 6,
  ]
}
