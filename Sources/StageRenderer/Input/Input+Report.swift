extension Input {
  /// What a control sequence reports that is no key of terminfo's: the focus, the mouse, or a key
  /// in the form of the kitty keyboard protocol; `nil` for anything else.
  ///
  /// - Parameters:
  ///   - bytes: the sequence without its escape.
  ///   - screen: the screen's size.
  init?(report bytes: [UInt8], in screen: Size) {
    if let mouse = Mouse(report: bytes, in: screen) {
      self = .mouse(mouse)
    } else if let key = Key(report: bytes) {
      self = .key(key)
    } else if bytes == Array("[I".utf8) || bytes == Array("[O".utf8) {
      self = .focus(bytes[1] == UInt8(ascii: "I"))
    } else {
      return nil
    }
  }
}

extension Key {
  /// The key that is pressed or repeated in a report of the kitty keyboard protocol, such as
  /// `[99;5u` for Ctrl-C; `nil` for a release, and for a key that sends nothing without the
  /// protocol.
  ///
  /// The clock does not ask for these reports. A program that crashed may have.
  /// https://sw.kovidgoyal.net/kitty/keyboard-protocol/
  ///
  /// - Parameter bytes: the sequence without its escape.
  init?(report bytes: [UInt8]) {
    guard bytes.first == UInt8(ascii: "["), bytes.last == UInt8(ascii: "u") else { return nil }
    let fields = bytes.dropFirst().dropLast()
      .split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
      .map { field in
        field.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
          .map(decimalNumber)
      }
    // The key and what it is with Shift; modifiers and kind of event; the text.
    guard let codes = fields.first, let code = codes[0], code < 0xe000 || code > 0xf8ff,
      fields.count < 2 || fields[1].count < 2 || [1, 2].contains(fields[1][1])
    else { return nil }
    // Caps Lock and Num Lock count as modifiers.
    let modifiers = (((fields.count > 1 ? fields[1][0] : nil) ?? 1) - 1) & ~0b1100_0000
    let shifted = codes.count > 1 ? codes[1] : nil
    self.init(code: code, shifted: shifted, modifiers: modifiers)
  }

  private init?(code: Int, shifted: Int?, modifiers: Int) {
    guard let scalar = Unicode.Scalar(UInt32(code)) else { return nil }
    let (shift, alt, control) = (1, 2, 4)
    let isLetter = ("a"..."z").contains(scalar)
    switch (scalar, modifiers) {
    case ("\u{1b}", 0): self = .escape
    case ("\u{7f}", 0...shift): self = .backspace
    case ("\t", shift): self = .backTab
    case (" ", 0...alt): self = .character(" ")
    case ("c", control | alt): self = .character("\u{3}")
    case (_, control) where isLetter:
      self = .character(Unicode.Scalar(UInt8(code & 0b1_1111)))
    case (_, shift) where scalar >= " ":
      guard let scalar = shifted.flatMap({ Unicode.Scalar(UInt32($0)) }), scalar > " " else {
        guard isLetter else { return nil }
        self = .character(Unicode.Scalar(UInt8(code - 32)))
        return
      }
      self = .character(scalar)
    case (_, 0) where scalar > " " || scalar == "\t" || scalar == "\r":
      self = .character(scalar)
    case (_, alt) where scalar > " ": self = .alt(scalar)
    default: return nil
    }
  }
}

/// A decimal number, limited so that nobody can calculate too far with it; `nil` for anything but
/// digits.
func decimalNumber(_ digits: ArraySlice<UInt8>) -> Int? {
  guard !digits.isEmpty else { return nil }
  var number = 0
  for digit in digits {
    guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else { return nil }
    number = min(number * 10 + Int(digit - UInt8(ascii: "0")), 9_999_999)
  }
  return number
}
