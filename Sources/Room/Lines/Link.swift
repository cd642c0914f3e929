package import TimerEngine

/// Connects a clock to its clients, or a display to its clock; what is meant for the other side of
/// such a connection has no way there.
///
/// Calls must never block. Later calls must work, whatever another process does or sends. Each
/// event is returned once, in order.
package protocol Link {
  /// Readable when `drain` may have something to return; -1 if there is nothing to wait for.
  var descriptor: Int32 { get }

  /// The latest real time at which `drain` must be called again; `nil` if there is no deadline.
  var nextWake: Timestamp? { get }

  /// Whether any process on the other side has asked for each event.
  var wantsEvents: Bool { get }

  /// Returns received messages and changes of the connections. Call it at every wake.
  ///
  /// `isReadable` says whether the descriptor can be read; `now` is real time.
  mutating func drain(isReadable: Bool, at now: Timestamp) -> [Event]

  /// Whether a desk is on the other side, which keeps the clock's records.
  var wantsRecords: Bool { get }

  /// Sends clients something, or keeps it until they take it.
  mutating func send(_ message: MessageToClients, at now: Timestamp) -> [Event]

  /// Sends the clock something, or keeps it until that takes it.
  mutating func send(_ message: MessageToClock, at now: Timestamp) -> [Event]

  /// Closes all connections.
  mutating func finish()
}

extension Link {
  /// Only a clock has events.
  package var wantsEvents: Bool { false }
  /// Only a clock has records.
  package var wantsRecords: Bool { false }
  /// Only a clock has clients.
  package mutating func send(_ message: MessageToClients, at now: Timestamp) -> [Event] { [] }
  /// A clock has no clock.
  package mutating func send(_ message: MessageToClock, at now: Timestamp) -> [Event] { [] }
}
