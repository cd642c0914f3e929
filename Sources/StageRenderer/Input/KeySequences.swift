/// The sequences of bytes that a terminal sends for keys.
///
/// The standard sequences of ECMA-48, xterm and the VT100's keypad are always known. Terminfo's
/// sequences for a terminal come first.
package struct KeySequences: Sendable {
  private var keys: [[UInt8]: Key]
  /// The proper prefixes of the terminal's own sequences.
  private var beginnings: Set<[UInt8]> = []

  /// Creates a table of the usual sequences and of a terminal's own.
  ///
  /// A terminal's own sequence is used only if it is one control character or begins with an
  /// escape: others cannot be told from typed text. Escape, Ctrl-C, Tab and Return keep their
  /// meaning.
  package init(terminal: [[UInt8]: Key] = [:]) {
    keys = Self.standard
    for (bytes, key) in terminal where Self.isUsable(bytes) && Self.standard[bytes] != key {
      keys[bytes] = key
      for count in 1..<bytes.count { beginnings.insert(Array(bytes.prefix(count))) }
    }
  }

  /// The key that sends exactly these bytes, `nil` if none does.
  func key(of bytes: [UInt8]) -> Key? { keys[bytes] }

  /// Whether a longer sequence of the terminal's own begins with these bytes.
  func isBeginning(_ bytes: [UInt8]) -> Bool { beginnings.contains(bytes) }

  private static let escape: UInt8 = 0x1b
  private static let reserved: Set<UInt8> = [0x00, 0x03, 0x09, 0x0d, escape]

  private static func isUsable(_ bytes: [UInt8]) -> Bool {
    guard let first = bytes.first else { return false }
    return bytes.count == 1
      ? first < 0x20 && !reserved.contains(first) || first == 0x7f
      : first == escape && bytes != [escape, 0x20] && bytes != [escape, 0x03]
  }

  /// The usual sequences, without the escape.
  private static let standard: [[UInt8]: Key] = {
    var keys: [[UInt8]: Key] = [[0x08]: .backspace, [0x7f]: .backspace]
    let arrows: [(String, Key)] = [("A", .up), ("B", .down), ("C", .right), ("D", .left)]
    let spellings =
      arrows.flatMap { [("[\($0)", $1), ("O\($0)", $1)] } + [
        ("[Z", .backTab), ("[5~", .pageUp), ("[6~", .pageDown), ("[11~", .f1), ("[15~", .f5),
        ("OP", .f1), ("OM", .character("\r")), ("OI", .character("\t")), ("OX", .character("=")),
      ]
    for (text, key) in spellings { keys[[escape] + Array(text.utf8)] = key }
    // The keypad in application mode: j to y stand for these, in the order of ASCII.
    for (last, scalar) in zip(UInt8(ascii: "j")..., "*+,-./0123456789".unicodeScalars) {
      keys[[escape, UInt8(ascii: "O"), last]] = .character(scalar)
    }
    return keys
  }()
}
