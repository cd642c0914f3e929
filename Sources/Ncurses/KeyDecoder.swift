import CNcurses
import TerminalCanvas

/// Makes keys of what ncurses reads.
///
/// ncurses knows the sequences of the terminal's terminfo entry. Others arrive as an escape and
/// single characters: arrows in the other of the two usual spellings are understood all the
/// same, and the rest is swallowed whole, so that it neither quits nor types.
struct KeyDecoder {
  private let next: () -> Int32
  /// A code that was read but belongs to the next key.
  private var kept: Int32?

  /// Creates a decoder that reads codes of `cncurses_key` from `next` until it is 0.
  init(next: @escaping () -> Int32) { self.next = next }

  /// The next key, `nil` when nothing more can be read; skips what is no key of ours.
  mutating func key() -> Key? {
    while let code = read() {
      if code == 27 {
        if let key = escaped() { return key }
      } else if let key = Self.key(code) {
        return key
      }
    }
    return nil
  }

  private mutating func read() -> Int32? {
    let code = kept ?? next()
    kept = nil
    return code == CNCURSES_NONE.code ? nil : code
  }

  private static func key(_ code: Int32) -> Key? {
    switch code {
    case CNCURSES_UP.code: .up
    case CNCURSES_DOWN.code: .down
    case CNCURSES_LEFT.code: .left
    case CNCURSES_RIGHT.code: .right
    case CNCURSES_BACKSPACE.code, 0x08, 0x7f: .backspace
    case CNCURSES_F1.code: .f1
    default: UInt32(exactly: code).flatMap(Unicode.Scalar.init).map(Key.character)
    }
  }

  /// What follows an escape at once: nothing, a sequence, or a character with Alt.
  private mutating func escaped() -> Key? {
    guard let code = read() else { return .escape }
    switch code {
    case 27:
      kept = code
      return .escape
    case Self.code("["), Self.code("O"): return sequence()
    case Self.code("]"), Self.code("P"), Self.code("X"), Self.code("^"), Self.code("_"):
      skipString()
      return nil
    default: return nil
    }
  }

  private mutating func sequence() -> Key? {
    var isPlain = true
    while let code = read() {
      guard code > 0, (0x40...0x7e).contains(code) else {
        isPlain = false
        continue
      }
      return isPlain ? plainSequence(code) : nil
    }
    return nil
  }

  /// A terminal's answer: all up to a bell or an escape and a backslash.
  private mutating func skipString() {
    while let code = read() {
      if code == 7 { return }
      guard code == 27 else { continue }
      _ = read()
      return
    }
  }

  /// A sequence without parameters: an arrow, or a mouse's report in its oldest form, of which
  /// three more bytes belong to it.
  private mutating func plainSequence(_ code: Int32) -> Key? {
    if code == Self.code("M") { for _ in 0..<3 { _ = read() } }
    return Self.arrow(code)
  }

  private static func arrow(_ code: Int32) -> Key? {
    switch code {
    case Self.code("A"): .up
    case Self.code("B"): .down
    case Self.code("C"): .right
    case Self.code("D"): .left
    default: nil
    }
  }

  private static func code(_ scalar: Unicode.Scalar) -> Int32 { Int32(scalar.value) }
}

extension RawRepresentable where RawValue: FixedWidthInteger {
  /// A C enumeration's constant as the code that `cncurses_key` returns.
  fileprivate var code: Int32 { Int32(truncatingIfNeeded: rawValue) }
}

extension FixedWidthInteger {
  /// The same where the constant comes as a plain integer.
  fileprivate var code: Int32 { Int32(truncatingIfNeeded: self) }
}
