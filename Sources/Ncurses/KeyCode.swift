import CNcurses
import TerminalCanvas

extension Key {
  /// The key of a code that `cncurses_key` returns, `nil` if it is none of ours.
  init?(code: Int32) {
    switch code {
    case CNCURSES_UP.code: self = .up
    case CNCURSES_DOWN.code: self = .down
    case CNCURSES_LEFT.code: self = .left
    case CNCURSES_RIGHT.code: self = .right
    case CNCURSES_BACKSPACE.code: self = .backspace
    case CNCURSES_F1.code: self = .f1
    case CNCURSES_F5.code: self = .f5
    case CNCURSES_PAGE_DOWN.code: self = .pageDown
    case CNCURSES_PAGE_UP.code: self = .pageUp
    case CNCURSES_BACK_TAB.code: self = .backTab
    default:
      guard let scalar = UInt32(exactly: code).flatMap(Unicode.Scalar.init) else { return nil }
      self = .character(scalar)
    }
  }

  /// The next key that `read` has a code for, other codes skipped; `nil` when it has none.
  static func next(_ read: () -> Int32) -> Key? {
    while case let code = read(), code != CNCURSES_NONE.code {
      if let key = Key(code: code) { return key }
    }
    return nil
  }
}

extension RawRepresentable where RawValue: FixedWidthInteger {
  /// A C enumeration's constant as the code that `cncurses_key` returns.
  fileprivate var code: Int32 { Int32(truncatingIfNeeded: rawValue) }
}

extension FixedWidthInteger {
  /// The same where the constant comes as a plain integer.
  fileprivate var code: Int32 { Int32(truncatingIfNeeded: self) }
}
