import OperatorConsole

/// Decides which of a broker's requests are handed to the clock.
///
/// A broker delivers a message again whose acknowledgement was lost, and late when a connection was.
/// So a request has an identifier, by which it is carried out once, and the time at which it was sent.
struct RequestGate {
  /// How old a request may be, and how far ahead, in microseconds.
  private static let maxAge: UInt64 = 5_000_000
  /// How many identifiers are remembered.
  private static let maxIDs = 1000
  /// Commands that end the clock, or change what its user has stored.
  private static let refused: Set = ["quit", "store", "remove"]

  /// What is to become of a message.
  enum Decision: Hashable {
    /// It is carried out; an answer goes to the identifier.
    case carryOut(String, id: String?)
    /// It asks for the time, at a moment of the client's clock.
    case sync(Int64, id: String)
    /// It is refused, for this reason.
    case refuse(String, id: String?)
    /// It was carried out before.
    case ignore
  }

  private var ids: [String] = []

  /// Decides about a message that has arrived.
  ///
  /// - Parameters:
  ///   - message: the message under the topic `cmd`.
  ///   - now: the session's time in microseconds, `nil` while it is not known.
  /// - Returns: what is to become of it.
  mutating func decision(about message: MQTTMessage, now: Int64?) -> Decision {
    guard !message.isRetained else {
      return .refuse("A command must not be retained", id: request(in: message)?.id)
    }
    guard let request = request(in: message) else { return bareLine(message) }
    guard 1...64 ~= request.id.utf8.count else {
      return .refuse("The id of a command must have 1 to 64 bytes", id: nil)
    }
    let words = request.command.split(separator: " ")
    if words.first == "sync", words.count == 2, let moment = Int64(words[1]) {
      return .sync(moment, id: request.id)
    }
    guard !ids.contains(request.id) else { return .ignore }
    ids.append(request.id)
    if ids.count > Self.maxIDs { ids.removeFirst() }
    guard let sent = request.sent else {
      return .refuse("A command needs 'sent', the session's time in microseconds", id: request.id)
    }
    guard let now else {
      return .refuse("The time of the clock is not known yet", id: request.id)
    }
    let (age, overflow) = now.subtractingReportingOverflow(sent)
    guard !overflow, age.magnitude <= Self.maxAge else {
      return .refuse("The command is older than 5 seconds", id: request.id)
    }
    return checked(request.command, id: request.id)
  }

  private func request(in message: MQTTMessage) -> BrokerRequest? {
    message.decoded(BrokerRequest.self)
  }

  /// A line without an identifier is taken where it cannot arrive twice.
  private func bareLine(_ message: MQTTMessage) -> Decision {
    guard let line = message.text, !line.hasPrefix("{") else {
      return .refuse(
        "A command must be a line, or an object with 'id', 'sent' and 'command'", id: nil)
    }
    guard !message.isAcknowledged else {
      return .refuse("A command without an id must be sent at QoS 0", id: nil)
    }
    return checked(line, id: nil)
  }

  private func checked(_ line: String, id: String?) -> Decision {
    guard line.utf8.count <= ClientRequest.maxBytes else {
      return .refuse("A command may have at most \(ClientRequest.maxBytes) bytes", id: id)
    }
    guard ClientRequest.isOneLine(line) else {
      return .refuse("A command must be one line", id: id)
    }
    let name = line.drop { $0 == "!" || $0.isWhitespace }.prefix { !$0.isWhitespace }.lowercased()
    guard !Self.refused.contains(name) else {
      return .refuse("'\(name)' is not accepted from a broker", id: id)
    }
    guard !["hello", "watch", "sync", "delay"].contains(name), !name.hasPrefix("#") else {
      return .refuse("'\(name)' is not a command", id: id)
    }
    return .carryOut(line, id: id)
  }
}
