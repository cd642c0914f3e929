extension String {
  /// Whether it can be a room's name: up to 32 lower-case letters, digits and `-`.
  ///
  /// So it can be a word of a line and the name of a file.
  package var isRoomName: Bool {
    1...32 ~= utf8.count
      && utf8.allSatisfy {
        UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 || UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0
          || $0 == UInt8(ascii: "-")
      }
  }
}
