package import TimerEngine

/// A request of a desk to its clock.
package struct DeskRequest: Hashable, Sendable {
  /// What it asks for.
  package enum Act: Hashable, Sendable {
    /// Perform a command; the sender agrees to lose what its confirmation says. `continuesStep` says
    /// whether it is one of many steps in quick succession, and `isTyped` whether it is always
    /// answered, because somebody has typed it. `age` is how long ago it was given when it was
    /// sent, a second at most.
    case perform(
      Command, Confirmation, continuesStep: Bool, isTyped: Bool = false, age: Duration = .zero)
    /// Undo the desk's own last change without a notice, if it is the first after this many.
    case revert(to: Int)
    /// Redo the change that was undone last, without a question: the undo was the repeat of a held
    /// key.
    case revertUndo
  }

  /// What came of it.
  package enum Result: Hashable, Sendable {
    /// The clock has replied.
    case reply(CommandReply)
    /// The clock has read it after its deadline, and has done nothing.
    case tooLate
    /// It was not sent, and never will be.
    case notSent
    /// There was no reply in time: it may have been carried out, or not.
    case unknown
  }

  /// The talk as the operator has seen it, which may have changed before the clock reads this.
  package struct Seen: Hashable, Sendable {
    /// Whether the talk was ready, running or paused.
    package var run: RunState
    /// The number of the talk's segment, from 1.
    package var segment: Int
    /// The handle of the loaded item; `nil` if none was loaded.
    package var item: Int?
    /// How many changes were recorded for undo.
    package var changeCount: Int
    /// Whether the screen was black.
    package var isBlackedOut: Bool
    /// Whether a message was shown in place of the digits.
    package var showsMessage: Bool

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
  /// The moment of the session's time, in microseconds, after which it is not executed; `nil` for
  /// any time.
  package var deadline: Int64?
  /// What the operator has seen.
  package let seen: Seen
  /// What it asks for.
  package let act: Act

  package init(number: Int, deadline: Int64? = nil, seen: Seen, _ act: Act) {
    (self.number, self.deadline, self.seen, self.act) = (number, deadline, seen, act)
  }

  /// The sender of the request.
  package var sender: Sender { .desk(id: client, name: name.isEmpty ? "#\(client)" : name) }
}

/// What a desk receives from its clock in addition to what a display receives.
package enum DeskMessage: Hashable, Sendable {
  /// What an operator's screen is told.
  case news(ClockNews)
  /// What came of the request with this number.
  case result(DeskRequest.Result, of: Int)
  /// A record that it keeps; its moment is in the session's time. It comes after the leadership and
  /// the offset of its clock, and so does a stage.
  case kept(BackupRecord)
  /// The clock's operator wants it to be ready to take over the talks, before a moment of the
  /// session's time.
  case handOver(by: Timestamp)
  /// It has the talks from now on, as the leader with this id.
  case yours(holder: String)
  /// The clock goes on, although the desk was ready to take over as the leader with this id.
  case tooLate(holder: String)
  /// Another desk, with this name, has taken over the talks, and the clock ends.
  case takenOver(by: String)
  /// The stage as text, as it was sent; the desk keeps it.
  case sent(String)
}
