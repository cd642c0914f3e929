package import TerminalCanvas

extension Cell {
  /// How many eighths of the cell are in a colour: of a block glyph its own part and the rest, of a
  /// space all of it, of other characters none.
  package func eighths(in colour: Colour) -> Int {
    guard let own = ownEighths else { return 0 }
    return (style.foreground == colour ? own : 0) + (style.background == colour ? 8 - own : 0)
  }

  /// How many eighths a block glyph fills, `nil` for other characters but the space.
  private var ownEighths: Int? {
    switch Int(scalar.value) {
    case 0x20: 0
    case 0x2580, 0x2590, 0x259a, 0x259e: 4
    case let lower where (0x2581...0x2588).contains(lower): lower - 0x2580
    case let left where (0x2589...0x258f).contains(left): 0x2590 - left
    case 0x2596, 0x2597, 0x2598, 0x259d: 2
    case 0x2599, 0x259b, 0x259c, 0x259f: 6
    default: nil
    }
  }
}
