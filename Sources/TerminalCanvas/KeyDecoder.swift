/// Puts together the keys that arrive in pieces.
///
/// A terminal sends many keys as an escape and further characters. Arrows in the two usual
/// spellings and characters with Alt are understood; other sequences are swallowed whole, so that
/// they neither quit nor type. One that has begun goes on with what arrives later.
public struct KeyDecoder: Sendable {
  private static let escape = Key.character("\u{1b}")
  private static let bell = Key.character("\u{7}")

  /// What the pieces so far are the beginning of.
  private enum Progress {
    /// Nothing.
    case none
    /// A sequence, with parameters or without.
    case sequence(isPlain: Bool)
    /// So many characters that tell of the mouse.
    case mouse(Int)
    /// A terminal's answer, up to a bell or an escape and a backslash.
    case string
    /// The same, whose end may have begun.
    case stringsEnd
  }

  private var progress = Progress.none
  /// A piece that was read but belongs to the next key.
  private var kept: Key?

  /// Creates a decoder that has seen nothing.
  public init() {}

  /// The next key that is made of pieces from `next`, which returns `nil` when nothing more has
  /// arrived; then this does as well.
  public mutating func key(from next: () -> Key?) -> Key? {
    while let piece = read(next) {
      if let key = take(piece, next) { return key }
    }
    return nil
  }

  private mutating func read(_ next: () -> Key?) -> Key? {
    defer { kept = nil }
    return kept ?? next()
  }

  private mutating func take(_ piece: Key, _ next: () -> Key?) -> Key? {
    switch progress {
    case .none: return piece == Self.escape ? escaped(next) : Self.plain(piece)
    case .sequence(let isPlain): return takeInSequence(piece, isPlain: isPlain)
    case .mouse(let count): progress = count > 1 ? .mouse(count - 1) : .none
    case .string:
      if piece == Self.escape { progress = .stringsEnd }
      if piece == Self.bell { progress = .none }
    case .stringsEnd:
      progress = .none
      guard piece != .character("\\") else { return nil }
      // The answer was cut off, and the escape begins something else.
      kept = piece
      return escaped(next)
    }
    return nil
  }

  private static func plain(_ piece: Key) -> Key {
    piece == .character("\u{8}") || piece == .character("\u{7f}") ? .backspace : piece
  }

  /// What follows an escape at once: nothing, a sequence, or a character with Alt.
  private mutating func escaped(_ next: () -> Key?) -> Key? {
    guard let piece = read(next) else { return .escape }
    switch piece {
    case Self.escape:
      kept = piece
      return .escape
    case .character("["), .character("O"): progress = .sequence(isPlain: true)
    case .character("]"), .character("P"), .character("X"), .character("^"), .character("_"):
      progress = .string
    case .character(let scalar): return .alt(scalar)
    default: break
    }
    return nil
  }

  private mutating func takeInSequence(_ piece: Key, isPlain: Bool) -> Key? {
    guard case .character(let scalar) = piece, ("@"..."~").contains(scalar) else {
      progress = .sequence(isPlain: false)
      return nil
    }
    progress = .none
    guard isPlain else { return nil }
    switch scalar {
    case "A": return .up
    case "B": return .down
    case "C": return .right
    case "D": return .left
    case "M": progress = .mouse(3)
    default: break
    }
    return nil
  }
}
