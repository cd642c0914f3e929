/// Copies bytes between standard input and output and the socket of a room, unchanged.
package struct SocketPump {
  private static let piece = 16_384
  private let socket: FileDescriptor
  private let input = FileDescriptor(0)
  private let output = FileDescriptor(1)
  /// What the socket has not taken yet.
  private var unsent = UnsentBytes()

  /// Connects to the clock of a room; `nil` if none is running.
  package init?(_ address: RoomAddress) {
    guard let found = address.connect() else { return nil }
    socket = found
  }

  /// Copies until either side ends; returns whether all could be written.
  package mutating func run() -> Bool {
    while true {
      var requests = [
        PollRequest(unsent.isEmpty ? input.number : -1, .readable),
        PollRequest(socket.number, unsent.isEmpty ? .readable : [.readable, .writable]),
      ]
      guard (try? poll(&requests)) != nil else { return false }
      if !requests[0].found.isEmpty {
        guard let bytes = try? input.read(upTo: Self.piece), !bytes.isEmpty else { return true }
        unsent.append(bytes)
      }
      guard unsent.flush(to: socket) else { return true }
      if requests[1].found.contains(.readable) {
        guard let bytes = try? socket.read(upTo: Self.piece), !bytes.isEmpty else { return true }
        guard (try? output.writeAll(bytes)) != nil else { return false }
      } else if !requests[1].found.isEmpty, requests[1].found != .writable {
        return true
      }
    }
  }
}
