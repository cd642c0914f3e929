package import TimerEngine

/// Connects a clock to its clients, or a display to its clock.
///
/// Calls must never block. Later calls must work, whatever another process does or sends. What was
/// received is returned once, in order.
package protocol Link {
  associatedtype Received
  associatedtype Sent

  /// Readable when `drain` may have something to return; -1 if there is nothing to wait for.
  var descriptor: Int32 { get }

  /// The latest real time at which `drain` must be called again; `nil` if there is no deadline.
  var nextWake: Timestamp? { get }

  /// Returns what was received, and changes of the connections. Call it at every wake.
  ///
  /// `isReadable` says whether the descriptor can be read; `now` is real time.
  mutating func drain(isReadable: Bool, at now: Timestamp) -> [Received]

  /// Sends the other side something, or keeps it until that takes it.
  mutating func send(_ message: Sent, at now: Timestamp) -> [Received]

  /// Closes all connections.
  mutating func finish()
}

/// A display's or a desk's link to its clock.
package protocol ClientLink: Link where Received == RoomMessage, Sent == MessageToClock {}

/// A clock's link to its clients.
package protocol ServerLink: Link where Received == ClockEvent, Sent == MessageToClients {
  /// Whether any client has asked for each event.
  var wantsEvents: Bool { get }

  /// Whether there is a desk, which keeps the clock's records.
  var wantsRecords: Bool { get }
}
