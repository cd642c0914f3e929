package import ClockCommands
package import TimerEngine

/// What a desk asks of its clock.
package struct DeskRequest: Hashable, Sendable {
  /// What it asks for.
  package enum Act: Hashable, Sendable {
    /// Execute a command; the sender agrees to lose what its consent says, and `continuesStep` says
    /// whether it is one of many steps in quick succession.
    case give(Command, Consent, continuesStep: Bool)
    /// Undo the desk's own last change without a notice, if it is the first after this many.
    case takeBack(to: Int)
  }

  /// The talk as the operator has seen it, which may have changed before the clock reads this.
  package struct Seen: Hashable, Sendable {
    /// Whether it ran.
    package var run: RunState
    /// The number of its segment, from 1.
    package var segment: Int
    /// The handle of the loaded item; `nil` if none was loaded.
    package var item: Int?
    /// How many changes were recorded for undo.
    package var changeCount: Int
    /// Whether the screen was black.
    package var isBlackedOut: Bool
    /// Whether a message was shown in place of the digits.
    package var showsMessage: Bool

    /// Creates it.
    package init(
      run: RunState, segment: Int, item: Int?, changeCount: Int, isBlackedOut: Bool,
      showsMessage: Bool
    ) {
      (self.run, self.segment) = (run, segment)
      (self.item, self.changeCount) = (item, changeCount)
      (self.isBlackedOut, self.showsMessage) = (isBlackedOut, showsMessage)
    }
  }

  /// The number of the desk's connection.
  package var client = 0
  /// The desk's name, made printable; empty if it is not known.
  package var name = ""
  /// The number of the request, which the answer repeats.
  package let number: Int
  /// The moment of the session's time, in microseconds, after which it is not executed; `nil` for any time.
  package let deadline: Int64?
  /// What the operator has seen.
  package let seen: Seen
  /// What it asks for.
  package let act: Act

  /// Creates a request.
  package init(number: Int, deadline: Int64? = nil, seen: Seen, _ act: Act) {
    (self.number, self.deadline, self.seen, self.act) = (number, deadline, seen, act)
  }

  /// Who gives it.
  package var sender: Sender { .desk(id: client, name: name.isEmpty ? "#\(client)" : name) }
}

/// What a desk receives from its clock, beside what a display does.
package enum DeskMessage: Hashable, Sendable {
  /// What it knows beside the stage.
  case state(DeskState)
  /// What an operator's screen is told.
  case news(ClockNews)
  /// What came of a request of this number; `nil` if the clock has read it after its deadline.
  case reply(CommandReply?, to: Int)
  /// A record that it keeps; its moment is in the session's time.
  case kept(KeptRecord)
  /// It is to take over the talks by a moment of the session's time, as the clock's operator wants.
  case handOver(by: Timestamp)
  /// The stage as it was sent, which it keeps.
  case sent(String)
  /// A request of this number could not be sent.
  case unsent(Int)
}
