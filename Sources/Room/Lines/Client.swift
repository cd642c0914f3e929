package import StageRenderer
package import TimerEngine

/// A process that is connected to the clock, as far as it has identified itself.
package struct Client: Hashable, Sendable {
  /// What a client is for.
  ///
  /// The raw values are those of the protocol.
  package enum Kind: String, Hashable, Sendable {
    /// It shows what the speaker sees.
    case display
    /// It sends commands.
    case remote
    /// It shows what the operator sees, and sends commands.
    case desk
  }

  /// Unique for this run of the clock.
  package let id: Int
  /// Its name, made printable; empty if it is not known.
  package var name = ""
  /// What it is for.
  package var kind = Kind.remote
  /// The size of its screen, if it has one.
  package var size: Size?
  /// How far its clock may be off, as its `delay` line reports; `nil` if it has not sent one.
  package var clockError: Duration?
  /// Whether it wants each change of the stage.
  package var isWatching = false
  /// The real time at which it was last heard, if it is silent; else `nil`.
  package var silentSince: Timestamp?
  /// The real time at which it connected.
  package let since: Timestamp

  /// The size of a client that follows the clock and shows no picture of it, so that a message is
  /// not said to be seen there.
  package static let noPicture = Size(columns: 1, rows: 1)

  /// Creates a client that has just connected.
  package init(id: Int, since: Timestamp) {
    self.id = id
    self.since = since
  }

  /// The name of a person who uses the client with others: `web, Anna` for `web, 2 pages`.
  ///
  /// What the client is comes first, so a person cannot have the name of another client.
  package func name(ofPerson person: String) -> String {
    let own = name.prefix { $0 != "," }
    return (own.isEmpty ? "#\(id)" : own) + ", " + person
  }
}

/// A change of the connection to a display.
package enum DisplayChange: Hashable, Sendable {
  /// Its user has closed it.
  case closed
  /// Its connection has ended unexpectedly.
  case lost
  /// It no longer sends `sync`, although it is still connected: its machine or the network may have
  /// failed.
  case silent
  /// It sends `sync` again.
  case responsive
}
