package import SpeechAnnouncement
package import StageDisplay
package import TerminalCanvas
package import TimerEngine

/// Connects a clock to its clients, or a display to its clock.
///
/// Requirements: calls never block; whatever another process does or sends, later calls work; each
/// event is returned once, in order.
package protocol Link {
  /// Readable when `drain` may have something to return; -1 where there is nothing to wait for.
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

  /// Sends something, or keeps it until the other side takes it.
  mutating func send(_ message: LinkMessage, at now: Timestamp) -> [Event]

  /// Closes all connections.
  mutating func finish()
}

extension Link {
  /// Only a clock has events.
  package var wantsEvents: Bool { false }
  /// Only a clock has records.
  package var wantsRecords: Bool { false }
}

/// What is sent to the other processes of a room.
package enum LinkMessage: Hashable, Sendable {
  /// From a clock to its watchers: the current stage.
  case stage(StageSnapshot)
  /// From a clock to the clients that have asked for events: an event as one line of JSON.
  case event(String)
  /// From a clock to the client that asked for it.
  case answer(ClientAnswer, to: ClientRequest)
  /// From a clock to its desks: their state, of which each gets what it does not know yet.
  case desks(DeskState)
  /// From a clock to some of its desks: what an operator's screen is told.
  case news(ClockNews, to: NewsAudience)
  /// From a clock to the desk that has asked for something: what came of it.
  case reply(CommandReply, to: DeskRequest)
  /// From a clock to its desks: a record that they keep.
  case keep(KeptRecord)
  /// From a clock to the desk with this id: it is to take over by a moment of the clock's real time, if it has
  /// all records.
  case handOver(to: Int, by: Timestamp)
  /// From a desk to its clock.
  case ask(DeskRequest)
  /// From a display to its clock: its terminal has this size.
  case size(Size)
  /// From a display to its clock: it wants to know the items of the rundown.
  case itemsWanted
  /// From a display or a desk to a clock of its lineage: this holder of a higher rank has the talks.
  case fence(Tenure, TakenOver?)
}

/// A command line that a client has sent.
package struct ClientRequest: Hashable, Sendable {
  /// The client's id.
  package let client: Int
  /// The client's name, made printable; empty if it is not known.
  package let name: String
  /// The number of the request, which the answer repeats; `nil` if no answer is wanted.
  package let number: Int?
  /// The command as a line of text.
  package let line: String

  /// The maximum length of a command in bytes.
  package static let maxBytes = 4080
  /// The maximum length of a line in bytes: a command, its number, its deadline, and what marks it as
  /// decided.
  package static let maxLineBytes = maxBytes + 48

  /// Whether a text can be sent as one line.
  ///
  /// An end of a line would end the command, and the rest would be another one. Other control
  /// characters but the tab have no meaning in a command.
  package static func isOneLine(_ text: some StringProtocol) -> Bool {
    !text.contains(where: \.isNewline)
      && !text.unicodeScalars.contains { $0 != "\t" && ($0.value < 32 || $0.value == 127) }
  }

  /// Creates a request.
  package init(client: Int, name: String, number: Int?, line: String) {
    self.client = client
    self.name = name
    self.number = number
    self.line = line
  }
}

/// The result of a client's command.
package struct ClientAnswer: Hashable, Sendable {
  /// Whether the command was executed.
  ///
  /// The raw values are those of the protocol.
  package enum Status: String, Codable, Hashable, Sendable {
    /// It was executed, or there was nothing to do.
    case done
    /// It cannot be executed.
    case refused
    /// It would discard something of a running talk, so it must be sent again with `! ` in front.
    case guarded
    /// It has a deadline, which was over when the clock read it; it is never executed.
    case late
    /// No answer came in time, so it may have been executed or not; the sender's end says it, never a clock.
    case unknown
  }

  package let status: Status
  /// The text of the reply, in which a list has a line for each entry; may be empty.
  package let text: String
  /// The items of the rundown, where these were asked for.
  package var items: [RundownLine]
  /// What a guarded command would do, as a question about a button, whose name takes the place of
  /// `{button}`; `nil` for any other answer.
  package var question: String?
  /// Whether there was nothing to do.
  package var isUnchanged = false

  /// Creates an answer.
  package init(_ status: Status, _ text: String, items: [RundownLine] = []) {
    self.status = status
    self.text = text
    self.items = items
  }

  /// The answer as those may read it who are not the operator.
  package var withoutNotes: ClientAnswer {
    var answer = self
    answer.items = items.map(\.withoutNote)
    return answer
  }

  /// The answer with no more of each item than lists show.
  package var withBriefItems: ClientAnswer {
    var answer = self
    answer.items = items.map(\.brief)
    return answer
  }

  /// The answer to a guarded command, with another way to say that it is meant in place of `! ` and the
  /// command's line.
  package func naming(_ confirmation: String, insteadOf line: String) -> ClientAnswer {
    var answer = ClientAnswer(
      status, text.replacing("! " + line.printable, with: confirmation), items: items)
    answer.question = question
    return answer
  }
}

/// A process that is connected to the clock, as far as it has identified itself.
package struct Client: Hashable, Sendable {
  /// What a client is for.
  ///
  /// The raw values are those of the protocol.
  package enum Kind: String, Codable, Hashable, Sendable {
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
  /// How far its clock may be off, as its `delay` line reports it; `nil` if it does not.
  package var clockError: Duration?
  /// Whether it wants each change of the stage.
  package var isWatching = false
  /// The real time at which it was last heard, if it is silent; else `nil`.
  package var silentSince: Timestamp?
  /// The real time at which it connected.
  package let since: Timestamp

  /// Creates a client that has just connected.
  package init(id: Int, since: Timestamp) {
    self.id = id
    self.since = since
  }
}

/// A change of the connection to a display.
package enum DisplayChange: Hashable, Sendable {
  /// Its user has closed it.
  case closed
  /// Its connection has ended unexpectedly.
  case lost
  /// It sends `sync` no more although it is still connected: its machine or the network may have failed.
  case silent
  /// It sends `sync` again.
  case responsive
}

/// What a display receives from its clock.
package enum ClockMessage: Hashable, Sendable {
  /// The current stage, in which all moments are session time.
  case stage(StageSnapshot)
  /// Which holder of which lineage the clock is, and how it took over if it did; before its first stage and
  /// when that changes.
  case tenure(Tenure, TakenOver?)
  /// The clock is alive.
  case heard
  /// The offset of the clock's session time to the display's real time.
  case offset(ClockOffset)
  /// The items of the rundown, which the display has asked for; none without a rundown.
  case items([RundownLine])
  /// Something for a desk.
  case desk(DeskMessage)
  /// A message could not be decoded, and why.
  case unreadable(String)
  /// The display is not connected, and why if that is known. The link tries again.
  case lost(String?)
}

/// The difference between a clock's session time and a display's real time.
package struct ClockOffset: Hashable, Sendable {
  /// The difference from the display's real time to the session's time.
  package let difference: Duration
  /// The maximum error of the difference.
  package let error: Duration

  /// Creates an offset.
  package init(_ difference: Duration, error: Duration) {
    self.difference = difference
    self.error = error
  }
}

/// How a desk has taken over the talks of a clock.
package struct TakenOver: Hashable, Sendable {
  /// The name of the desk, made printable.
  package let desk: String
  /// When that was.
  package let moment: Timestamp
  /// When the desk had heard the clock for the last time.
  package let lastHeard: Timestamp

  /// Creates it; both moments are of the session's time, or of the same clock's real time.
  package init(by desk: String, at moment: Timestamp, lastHeard: Timestamp) {
    (self.desk, self.moment, self.lastHeard) = (desk, moment, lastHeard)
  }
}

/// That another holder of a higher rank has the talks of a clock.
package struct Fence: Hashable, Sendable {
  /// Who has them.
  package let holder: Tenure
  /// How that one has taken over, with moments in the clock's real time; `nil` if it is not known.
  package let takenOver: TakenOver?
  /// The session's time at `Timestamp.start` of the clock.
  package let sessionStart: Duration

  /// Creates it.
  package init(_ holder: Tenure, _ takenOver: TakenOver?, sessionStart: Duration) {
    (self.holder, self.takenOver, self.sessionStart) = (holder, takenOver, sessionStart)
  }
}

/// What came of a take-over.
package enum TakeOverAnswer: Hashable, Sendable {
  /// All is on disk: this holder can begin, and this is how it has taken over, in the session's time.
  case ready(Tenure, TakenOver)
  /// It must not be, and why.
  case refused(TakeOverRefusal)
}
