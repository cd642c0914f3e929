/// Bytes that the other side of a connection has not taken yet, in order.
struct UnsentBytes {
  /// The maximum number of bytes, not counting those in the system's buffers.
  private static let maxCount = 65_536

  private var bytes: ArraySlice<UInt8> = []

  var isEmpty: Bool { bytes.isEmpty }
  var count: Int { bytes.count }

  /// Whether too many bytes wait, because the other side does not read.
  var exceedsLimit: Bool { count > Self.maxCount }

  mutating func append(_ more: some Sequence<UInt8>) { bytes += more }

  /// Adds a line, and its end.
  mutating func append(line: String) {
    bytes += line.utf8
    bytes.append(UInt8(ascii: "\n"))
  }

  /// Hands on as much as is taken at once; returns false if the other side is gone.
  ///
  /// `write` writes some of the bytes and returns how many: 0 if none are taken now.
  mutating func flush(
    by write: (ArraySlice<UInt8>) throws(Errno) -> Int
  ) -> Bool {
    while !bytes.isEmpty {
      guard let count = try? write(bytes) else { return false }
      guard count > 0 else { break }
      bytes = bytes.dropFirst(count)
    }
    return true
  }

  /// The same through a socket.
  mutating func flush(to socket: FileDescriptor) -> Bool {
    flush { bytes throws(Errno) in try LocalSocket.send(bytes, to: socket) }
  }
}
