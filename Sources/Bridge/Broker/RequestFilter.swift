import Room
import TimerEngine

/// Decides which of a broker's requests are handed to the clock.
///
/// A broker delivers a message again whose acknowledgement was lost, and late when a connection
/// was. So a request has an identifier, by which it is carried out once, and the time at which it
/// was sent.
///
/// A broker does not say who has sent a message, so all its clients share one rate. A `stop` has a
/// rate of its own: no flood of other commands keeps it out.
struct RequestFilter {
  /// How many bytes an identifier may have.
  private static let idBytes = 1...64
  /// How many identifiers are remembered.
  private static let maxIDs = 1000
  /// Commands that end the clock, or change what its user has stored.
  private static let refused: Set = ["quit", "store", "remove"]

  /// What is to become of a message.
  enum Decision: Hashable {
    /// It is carried out, if the clock reads it in time; an answer goes to the identifier.
    case perform(String, id: String?, by: CommandDeadline?)
    /// It was sent too long ago, and is never carried out.
    case late(id: String)
    /// It asks for the time, at a moment of the client's clock.
    case sync(Int64, id: String)
    /// It is refused, for this reason.
    case refuse(String, id: String?)
    /// It was carried out before, or there are too many.
    case ignore
  }

  private var ids: [String] = []
  private var rate = CommandRate()
  private var questions = CommandRate(burst: 1000, perSecond: 100)

  /// Decides about a message that has arrived.
  ///
  /// - Parameters:
  ///   - message: the message under the topic `cmd`.
  ///   - now: the session's time in microseconds, `nil` while it is not known.
  ///   - moment: the bridge's own time.
  /// - Returns: what is to become of it.
  mutating func decision(
    about message: MQTTMessage, now: Int64?, at moment: Timestamp
  ) -> Decision {
    let request = message.read(BrokerRequest.usual)
    guard let request, !message.isRetained else {
      let id = request.flatMap { Self.idBytes ~= $0.id.utf8.count ? $0.id : nil }
      guard admits(request?.command ?? message.text ?? "", at: moment) else { return .ignore }
      return message.isRetained
        ? .refuse("A command must not be retained", id: id) : bareLine(message, now: now)
    }
    let words = request.command.split(separator: " ")
    if words.first == "sync", words.count == 2, let asked = Int64(words[1]),
      Self.idBytes ~= request.id.utf8.count
    {
      return questions.admits("", at: moment) ? .sync(asked, id: request.id) : .ignore
    }
    guard !ids.contains(request.id), admits(request.command, at: moment) else { return .ignore }
    return decision(about: request, now: now)
  }

  /// Why a desk's request is not handed to the clock; `nil` if it is.
  mutating func refusal(of request: WireRequest, at moment: Timestamp) -> String? {
    let line = request.command ?? ""
    guard admits(line, at: moment) else {
      return "Not done: too many commands come through the broker. Try again in a moment"
    }
    guard request.deadline != nil else { return "A command through a broker needs a deadline" }
    return Self.refusal(of: line)
  }

  private static func refusal(of line: String) -> String? {
    let name = name(of: line)
    return refused.contains(name) ? "'\(name)' is not accepted from a broker" : nil
  }

  /// Whether a message that cannot be read may be answered at a moment; then it counts.
  mutating func admitsAnother(at moment: Timestamp) -> Bool { admits("", at: moment) }

  private mutating func admits(_ line: String, at moment: Timestamp) -> Bool {
    rate.admits(Self.name(of: line) == "stop" ? "stop" : "", at: moment)
  }

  private mutating func decision(about request: BrokerRequest, now: Int64?) -> Decision {
    guard Self.idBytes ~= request.id.utf8.count else {
      return .refuse("The id of a command must have 1 to 64 bytes", id: nil)
    }
    ids.append(request.id)
    if ids.count > Self.maxIDs { ids.removeFirst() }
    guard let sent = request.sent else {
      return .refuse("A command needs 'sent', the session's time in microseconds", id: request.id)
    }
    guard let now else {
      return .refuse("The time of the clock is not known yet", id: request.id)
    }
    guard let deadline = CommandDeadline(sent: sent, now: now) else {
      return .late(id: request.id)
    }
    return checked(request.command, id: request.id, by: deadline)
  }

  /// A line without an identifier is taken where it cannot arrive twice.
  private func bareLine(_ message: MQTTMessage, now: Int64?) -> Decision {
    guard let line = message.text, !line.hasPrefix("{") else {
      return .refuse(
        "A command must be a line, or an object with 'id', 'sent' and 'command'", id: nil)
    }
    guard !message.isAcknowledged else {
      return .refuse("A command without an id must be sent at QoS 0", id: nil)
    }
    return checked(line, id: nil, by: now.flatMap { CommandDeadline(sent: nil, now: $0) })
  }

  private func checked(
    _ line: String, id: String?, by deadline: CommandDeadline?
  ) -> Decision {
    guard line.utf8.count <= ClientRequest.maxBytes else {
      return .refuse("A command may have at most \(ClientRequest.maxBytes) bytes", id: id)
    }
    guard ClientRequest.isOneLine(line) else {
      return .refuse("A command must be one line", id: id)
    }
    if let reason = Self.refusal(of: line) { return .refuse(reason, id: id) }
    let name = Self.name(of: line)
    guard !["hello", "watch", "sync", "delay"].contains(name), !name.hasPrefix("#") else {
      return .refuse("'\(name)' is not a command", id: id)
    }
    return .perform(line, id: id, by: deadline)
  }

  private static func name(of line: String) -> String {
    Command.unconfirmed(line).prefix { !$0.isWhitespace }.lowercased()
  }
}
