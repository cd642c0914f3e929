package import Platform

/// The 16 bytes by which receivers of sACN know a source (its CID): a random UUID, the same at each
/// start.
package enum SourceIdentity {
  /// Reads it from a file, or makes a new one and stores it.
  ///
  /// Senders that start at the same time with the same file get the same one.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - patience: how long it may take until no other program writes in the folder.
  /// - Returns: 16 bytes.
  /// - Throws: `FileError` if it cannot be stored.
  package static func stored(
    at path: String, patience: Duration = .seconds(2)
  ) throws(FileError) -> [UInt8] {
    if let bytes = bytes(of: FileSystem.readStart(path)) { return bytes }
    let folder = FileSystem.folder(of: path)
    try FileSystem.makeFolder(folder)
    return try FileSystem.alone(in: folder, patience: patience) { () throws(FileError) -> [UInt8] in
      // Another sender may have stored it meanwhile.
      if let bytes = bytes(of: FileSystem.readStart(path)) { return bytes }
      let bytes = random()
      let digits = bytes.map { byte in
        let text = String(byte, radix: 16)
        return text.count == 1 ? "0" + text : text
      }
      _ = try FileSystem.replace(path, with: Array((digits.joined() + "\n").utf8))
      return bytes
    }
  }

  /// The bytes of 32 hexadecimal digits; `nil` for anything else.
  static func bytes(of text: [UInt8]) -> [UInt8]? {
    let digits = text.prefix { $0 != UInt8(ascii: "\n") }
      .map { Character(Unicode.Scalar($0)).hexDigitValue }
    guard digits.count == 32, digits.allSatisfy({ $0 != nil }) else { return nil }
    let values = digits.compactMap(\.self)
    return stride(from: 0, to: 32, by: 2).map { UInt8(values[$0] * 16 + values[$0 + 1]) }
  }

  /// A UUID of version 4.
  package static func random() -> [UInt8] {
    var bytes = (0..<16).map { _ in UInt8.random(in: 0...255) }
    bytes[6] = bytes[6] & 0x0F | 0x40
    bytes[8] = bytes[8] & 0x3F | 0x80
    return bytes
  }
}
