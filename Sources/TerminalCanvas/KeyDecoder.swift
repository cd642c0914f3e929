/// Puts together the keys that arrive in pieces.
///
/// A terminal sends many keys as an escape and further characters. Arrows in the two usual
/// spellings and characters with Alt are understood; other sequences are swallowed whole, so that
/// they neither quit nor type.
public struct KeyDecoder {
  private static let escape = Key.character("\u{1b}")
  private static let bell = Key.character("\u{7}")

  private let next: () -> Key?
  /// A piece that was read but belongs to the next key.
  private var kept: Key?

  /// Creates a decoder that reads pieces from `next`, which returns `nil` when nothing more has
  /// arrived.
  public init(next: @escaping () -> Key?) { self.next = next }

  /// The next key, `nil` when nothing more has arrived.
  public mutating func key() -> Key? {
    while let piece = read() {
      switch piece {
      case Self.escape: if let key = escaped() { return key }
      case .character("\u{8}"), .character("\u{7f}"): return .backspace
      default: return piece
      }
    }
    return nil
  }

  private mutating func read() -> Key? {
    defer { kept = nil }
    return kept ?? next()
  }

  /// What follows an escape at once: nothing, a sequence, or a character with Alt.
  private mutating func escaped() -> Key? {
    guard let piece = read() else { return .escape }
    switch piece {
    case Self.escape:
      kept = piece
      return .escape
    case .character("["), .character("O"): return sequence()
    case .character("]"), .character("P"), .character("X"), .character("^"), .character("_"):
      skipString()
      return nil
    case .character(let scalar): return .alt(scalar)
    default: return nil
    }
  }

  private mutating func sequence() -> Key? {
    var isPlain = true
    while let piece = read() {
      guard case .character(let scalar) = piece, ("@"..."~").contains(scalar) else {
        isPlain = false
        continue
      }
      return isPlain ? plainSequence(scalar) : nil
    }
    return nil
  }

  /// A terminal's answer: all up to a bell or an escape and a backslash.
  private mutating func skipString() {
    while let piece = read() {
      if piece == Self.bell { return }
      guard piece == Self.escape else { continue }
      _ = read()
      return
    }
  }

  /// A sequence without parameters: an arrow, or a mouse's report in its oldest form, of which
  /// three more bytes belong to it.
  private mutating func plainSequence(_ scalar: Unicode.Scalar) -> Key? {
    switch scalar {
    case "A": return .up
    case "B": return .down
    case "C": return .right
    case "D": return .left
    case "M":
      for _ in 0..<3 { _ = read() }
      return nil
    default: return nil
    }
  }
}
