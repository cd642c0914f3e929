extension StageClient {
  /// How a client reaches its clock.
  package enum Transport: Sendable {
    /// By the room's socket.
    case room(RoomAddress)
    /// By a command whose standard input and output lead to the socket, such as
    /// `ssh stage speakerclock attach`.
    case command(String)

    /// What should be at the other end.
    var expected: String {
      switch self {
      case .room: "Expected a clock at the room's socket"
      case .command: "Expected a command such as 'ssh stage speakerclock attach'"
      }
    }
  }
}
