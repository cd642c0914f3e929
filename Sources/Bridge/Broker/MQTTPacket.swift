import NIOCore

/// A packet of MQTT 3.1.1, as far as a client needs them.
///
/// OASIS Standard "MQTT Version 3.1.1" of 29 October 2014; the sections in this file are of that
/// text. QoS 2 is left out: what the bridge sends may arrive twice.
enum MQTTPacket: Hashable, Sendable {
  /// CONNECT, section 3.1.
  case connect(MQTTConnect)
  /// CONNACK, section 3.2.
  case connected(MQTTConnectReply)
  /// PUBLISH, section 3.3; the number is there if the QoS is 1.
  case publish(MQTTMessage, number: UInt16?)
  /// PUBACK, section 3.4.
  case published(number: UInt16)
  /// SUBSCRIBE, section 3.8.
  case subscribe([MQTTFilter], number: UInt16)
  /// SUBACK, section 3.9: for each filter whether it was granted.
  case subscribed([Bool], number: UInt16)
  /// PINGREQ, section 3.12.
  case ping
  /// PINGRESP, section 3.13.
  case pong
  /// DISCONNECT, section 3.14.
  case disconnect
}

/// How a client introduces itself to a broker.
struct MQTTConnect: Hashable, Sendable {
  /// The client's identifier; a broker disconnects an older client that has the same.
  var client: String
  /// The user's name; `nil` if there is none.
  var user: String?
  /// The password, which needs a user's name; `nil` if there is none.
  var password: String?
  /// What the broker publishes when the connection is lost; `nil` if it publishes nothing.
  var will: MQTTMessage?
  /// After how many seconds without a packet the broker may give the client up, 0 to 65,535; the
  /// broker waits half as long again.
  var keepAlive: UInt16
}

/// A broker's answer to a client that wants to connect (section 3.2.2.3).
enum MQTTConnectReply: UInt8, Hashable, Sendable {
  case accepted
  case wrongVersion
  case wrongClient
  case unavailable
  case wrongPassword
  case notAuthorized
}

/// A message under a topic.
struct MQTTMessage: Hashable, Sendable {
  /// The topic, without wildcards.
  var topic: String
  /// The contents.
  var payload: ByteBuffer
  /// Whether the receiver acknowledges it, QoS 1; then it may arrive twice.
  var isAcknowledged: Bool
  /// Whether the broker keeps it for those who subscribe later; of a message that arrives, whether
  /// the broker had kept it.
  var isRetained: Bool

  /// Creates a message with a text.
  init(_ topic: String, _ text: String, isAcknowledged: Bool = false, isRetained: Bool = false) {
    self.init(topic, ByteBuffer(string: text), isAcknowledged, isRetained)
  }

  init(_ topic: String, _ payload: ByteBuffer, _ isAcknowledged: Bool, _ isRetained: Bool) {
    self.topic = topic
    self.payload = payload
    self.isAcknowledged = isAcknowledged
    self.isRetained = isRetained
  }

  /// The contents as text; `nil` if they are no UTF-8.
  var text: String? { String(validating: payload.readableBytesView, as: UTF8.self) }
}

/// A filter of topics that a client subscribes to.
struct MQTTFilter: Hashable, Sendable {
  /// The topics, with `+` for any one level and `#` for all levels that follow.
  var topics: String
  /// Whether messages are acknowledged, QoS 1.
  var isAcknowledged: Bool
}

/// Why bytes are no packet.
enum MQTTError: Error, Hashable {
  /// A packet longer than `MQTTPacket.maxBytes`.
  case tooLong(Int)
  /// A packet that the standard does not allow, or that no broker sends.
  case malformed(String)
}

extension MQTTError: CustomStringConvertible {
  var description: String {
    switch self {
    case .tooLong(let bytes): "a packet of \(bytes) bytes, expected at most \(MQTTPacket.maxBytes)"
    case .malformed(let what): what
    }
  }
}
