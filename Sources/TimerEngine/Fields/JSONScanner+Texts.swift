extension JSONScanner {
  /// Reads a text.
  package mutating func text() throws(Fault) -> String {
    index += 1
    let start = index
    while let byte = next, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\"), byte >= 0x20 {
      index += 1
    }
    if next == UInt8(ascii: "\""),
      let text = String(validating: bytes[start..<index], as: UTF8.self)
    {
      index += 1
      return text
    }
    var found = Array(bytes[start..<index])
    while next != UInt8(ascii: "\"") {
      guard let byte = next, byte >= 0x20 else { throw fault("'\"'") }
      index += 1
      if byte == UInt8(ascii: "\\") {
        found.append(
          contentsOf: UTF8.encode(try escapedScalar()) ?? UTF8.encodedReplacementCharacter)
      } else {
        found.append(byte)
      }
    }
    guard let text = String(validating: found, as: UTF8.self) else {
      index = start
      throw fault("text in UTF-8")
    }
    index += 1
    return text
  }

  /// The character behind a backslash.
  private mutating func escapedScalar() throws(Fault) -> Unicode.Scalar {
    guard let byte = next else { throw fault("the rest of the text") }
    index += 1
    switch byte {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{c}"
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "u"): return try numberedScalar()
    default:
      index -= 1
      throw fault("one of \" \\ / b f n r t u")
    }
  }

  /// The character with a number; above U+FFFF it is written as a pair of surrogates.
  private mutating func numberedScalar() throws(Fault) -> Unicode.Scalar {
    let first = try hexadecimal()
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard first < 0xdc00, next == UInt8(ascii: "\\") else { throw fault("a surrogate pair") }
    index += 1
    guard next == UInt8(ascii: "u") else { throw fault("a surrogate pair") }
    index += 1
    let second = try hexadecimal()
    guard (0xdc00...0xdfff).contains(second),
      let scalar = Unicode.Scalar(0x10000 + (first - 0xd800) << 10 + (second - 0xdc00))
    else { throw fault("a surrogate pair") }
    return scalar
  }

  private mutating func hexadecimal() throws(Fault) -> UInt32 {
    var number: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = next, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw fault("four hexadecimal digits")
      }
      number = number << 4 + UInt32(digit)
      index += 1
    }
    return number
  }
}
