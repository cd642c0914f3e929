/// The seven bars of a digit, by their usual letters: a at the top, then clockwise b to f, and g
/// in the middle.
public struct Segments: OptionSet, Hashable, Sendable {
  /// Bit 0 is a, bit 6 is g.
  public let rawValue: UInt8
  /// Creates a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Top.
  public static let a = Segments(rawValue: 1 << 0)
  /// Upper right.
  public static let b = Segments(rawValue: 1 << 1)
  /// Lower right.
  public static let c = Segments(rawValue: 1 << 2)
  /// Bottom.
  public static let d = Segments(rawValue: 1 << 3)
  /// Lower left.
  public static let e = Segments(rawValue: 1 << 4)
  /// Upper left.
  public static let f = Segments(rawValue: 1 << 5)
  /// Middle.
  public static let g = Segments(rawValue: 1 << 6)

  /// Each bar alone, from a to g.
  public static let bars: [Segments] = [a, b, c, d, e, f, g]

  /// The bars of a character: a digit or a minus; `nil` for any other.
  ///
  /// As in the original SpeakerClock the 6 has no top bar; the 9 has no bottom bar to match it.
  public init?(_ character: Character) {
    switch character {
    case "0": self = [.a, .b, .c, .d, .e, .f]
    case "1": self = [.b, .c]
    case "2": self = [.a, .b, .d, .e, .g]
    case "3": self = [.a, .b, .c, .d, .g]
    case "4": self = [.b, .c, .f, .g]
    case "5": self = [.a, .c, .d, .f, .g]
    case "6": self = [.c, .d, .e, .f, .g]
    case "7": self = [.a, .b, .c]
    case "8": self = [.a, .b, .c, .d, .e, .f, .g]
    case "9": self = [.a, .b, .c, .f, .g]
    case "-": self = [.g]
    default: return nil
    }
  }
}
