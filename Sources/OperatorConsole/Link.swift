package import StageDisplay
package import TerminalCanvas
package import TimerEngine

/// The port to the other processes of a room: a clock's to its clients, or a display's to its
/// clock.
///
/// An implementation must pass this: no call waits for another process; whatever another process
/// does, sends or leaves out, each call returns soon and the next one works; each event is returned
/// once, in order.
package protocol Link {
  /// Readable when `drain` may have something to return; -1 where there is nothing to wait for.
  var descriptor: Int32 { get }

  /// When `drain` is to be called again at the latest, in real time; `nil` if only what arrives
  /// matters.
  var nextWake: Timestamp? { get }

  /// Whether the other side wants to know each event.
  var wantsEvents: Bool { get }

  /// What has arrived, and what has become of the connections, up to a moment of real time.
  ///
  /// To be called at every wake; `isReadable` says whether the descriptor can be read.
  mutating func drain(isReadable: Bool, at now: Timestamp) -> [Event]

  /// Sends something, or keeps it until the other side takes it.
  mutating func send(_ message: LinkMessage, at now: Timestamp) -> [Event]

  /// Closes all connections.
  mutating func finish()
}

extension Link {
  /// Only a clock has events.
  package var wantsEvents: Bool { false }
}

/// What is sent to the other processes of a room.
package enum LinkMessage: Hashable, Sendable {
  /// From a clock to all that watch it: the stage as it is from now on.
  case stage(StageSnapshot)
  /// From a clock to all that want to know: what has happened, as an object of JSON on one line.
  case event(String)
  /// From a clock to the client that asked for it.
  case answer(ClientAnswer, to: ClientRequest)
  /// From a display to its clock: its terminal has this size.
  case size(Size)
}

/// A line that a client has sent, to be carried out.
package struct ClientRequest: Hashable, Sendable {
  /// Which of the clients it is.
  package let client: Int
  /// What the client calls itself, made printable; empty if it has not said so.
  package let name: String
  /// The number that the client wants the answer by; `nil` if it wants none.
  package let number: Int?
  /// The command as a line of text.
  package let line: String

  /// How many bytes of UTF-8 a command may have.
  package static let maxBytes = 4080

  /// Creates a request.
  package init(client: Int, name: String, number: Int?, line: String) {
    self.client = client
    self.name = name
    self.number = number
    self.line = line
  }
}

/// What has become of a client's command.
package struct ClientAnswer: Hashable, Sendable {
  /// Whether it was carried out.
  ///
  /// The raw values are the words of the protocol.
  package enum Status: String, Codable, Hashable, Sendable {
    /// It was carried out, or found nothing to do.
    case done
    /// It cannot be carried out.
    case refused
    /// It would discard something of a running talk, and does not begin with `! `.
    case guarded
  }

  /// Whether it was carried out.
  package let status: Status
  /// What the operator is told of it; empty where nothing is told.
  ///
  /// A list has a line for each entry.
  package let text: String
  /// The items of the rundown, where these were asked for.
  package let items: [RundownLine]

  /// Creates an answer.
  package init(_ status: Status, _ text: String, items: [RundownLine] = []) {
    self.status = status
    self.text = text
    self.items = items
  }
}

/// A process that is connected to the clock, as far as it has said what it is.
package struct Client: Hashable, Sendable {
  /// What a client is for.
  ///
  /// The raw values are the words of the protocol.
  package enum Kind: String, Codable, Hashable, Sendable {
    /// It shows what the speaker sees.
    case display
    /// It sends commands.
    case remote
  }

  /// Its number since the clock's start; no other client gets it.
  package let id: Int
  /// What it calls itself, made printable; empty if it has not said so.
  package var name = ""
  /// What it is for.
  package var kind = Kind.remote
  /// The size of its screen, if it has one.
  package var size: Size?
  /// How far its clock may be off, as it reports it.
  package var delay: Duration?
  /// Whether it wants to know each change of the stage.
  package var isWatching = false
  /// When it was heard last, in real time, if it does not answer any more; `nil` if it does.
  package var silentSince: Timestamp?
  /// Since when it is connected, in real time.
  package let since: Timestamp

  /// Creates a client that has just connected.
  package init(id: Int, since: Timestamp) {
    self.id = id
    self.since = since
  }
}

/// What has become of a display.
package enum DisplayChange: Hashable, Sendable {
  /// Somebody has ended it.
  case closed
  /// Its connection has ended unexpectedly.
  case lost
  /// It asks for the time no more, though its connection is there: its machine or the network may
  /// be gone.
  case silent
  /// It asks for the time again.
  case answers
}

/// What a display learns of its clock.
package enum ClockMessage: Hashable, Sendable {
  /// The stage as it is from now on, in the clock's own time: all its moments are session time.
  case stage(StageSnapshot)
  /// The clock is still there.
  case heard
  /// How the clock's session time compares with the display's real time.
  case offset(ClockOffset)
  /// It says something that this display cannot show, and why.
  case unreadable(String)
  /// The connection has ended, or could not be made, and why if that is known; it is tried again.
  case lost(String?)
}

/// The difference between a clock's session time and a display's real time.
package struct ClockOffset: Hashable, Sendable {
  /// What is added to the display's real time to have the session's.
  package let difference: Duration
  /// How far that may be off.
  package let error: Duration

  /// Creates an offset.
  package init(_ difference: Duration, error: Duration) {
    self.difference = difference
    self.error = error
  }
}
