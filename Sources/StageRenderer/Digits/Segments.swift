/// The seven bars of a digit, by their usual letters: a at the top, then clockwise b to f, and g
/// in the middle.
package struct Segments: OptionSet, Hashable, Sendable {
  /// Bit 0 is a, bit 6 is g.
  package let rawValue: UInt8
  /// Creates a set from its bits.
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Top.
  package static let a = Segments(rawValue: 1 << 0)
  /// Upper right.
  package static let b = Segments(rawValue: 1 << 1)
  /// Lower right.
  package static let c = Segments(rawValue: 1 << 2)
  /// Bottom.
  package static let d = Segments(rawValue: 1 << 3)
  /// Lower left.
  package static let e = Segments(rawValue: 1 << 4)
  /// Upper left.
  package static let f = Segments(rawValue: 1 << 5)
  /// Middle.
  package static let g = Segments(rawValue: 1 << 6)

  /// Each bar alone, from a to g.
  package static let bars: [Segments] = [a, b, c, d, e, f, g]

  /// The bars of a character: a digit, a minus, or a letter that seven bars can tell apart; `nil`
  /// for any other, such as K, M, V, W and X.
  ///
  /// As in the original SpeakerClock the 6 has no top bar; the 9 has no bottom bar to match it.
  package init?(_ character: Character) {
    guard let bars = Self.digit(character) ?? Self.letter(character) else { return nil }
    self = bars
  }

  private static func digit(_ character: Character) -> Segments? {
    switch character {
    case "0": [.a, .b, .c, .d, .e, .f]
    case "1": [.b, .c]
    case "2": [.a, .b, .d, .e, .g]
    case "3": [.a, .b, .c, .d, .g]
    case "4": [.b, .c, .f, .g]
    case "5": [.a, .c, .d, .f, .g]
    case "6": [.c, .d, .e, .f, .g]
    case "7": [.a, .b, .c]
    case "8": [.a, .b, .c, .d, .e, .f, .g]
    case "9": [.a, .b, .c, .f, .g]
    case "-": [.g]
    default: nil
    }
  }

  private static func letter(_ character: Character) -> Segments? {
    switch character {
    case "A": [.a, .b, .c, .e, .f, .g]
    case "b": [.c, .d, .e, .f, .g]
    case "C": [.a, .d, .e, .f]
    case "c": [.d, .e, .g]
    case "d": [.b, .c, .d, .e, .g]
    case "E": [.a, .d, .e, .f, .g]
    case "e": [.a, .b, .d, .e, .f, .g]
    case "F": [.a, .e, .f, .g]
    case "H": [.b, .c, .e, .f, .g]
    case "h": [.c, .e, .f, .g]
    case "i": [.c]
    case "J": [.b, .c, .d, .e]
    case "L": [.d, .e, .f]
    case "n": [.c, .e, .g]
    case "O": [.a, .b, .c, .d, .e, .f]
    case "o": [.c, .d, .e, .g]
    case "P": [.a, .b, .e, .f, .g]
    case "r": [.e, .g]
    case "S": [.a, .c, .d, .f, .g]
    case "t": [.d, .e, .f, .g]
    case "U": [.b, .c, .d, .e, .f]
    case "u": [.c, .d, .e]
    case "y": [.b, .c, .d, .f, .g]
    default: nil
    }
  }
}
