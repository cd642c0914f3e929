import TimerEngine

/// A message that a clock sends as a line: a JSON object whose single key names its type.
///
/// A room is a stage with its clock and its clients. This folder holds what its processes have in
/// common. Their loops share what happens (`Event`) and what is to be done (`Effect`), what they
/// tell one another (`MessageToClients`, `MessageToClock`, `ClockMessage`), and how each announces
/// the talk (`VoiceSink`). Over a connection go lines: those of both sides, how each is written and
/// read, and what a side has to remember from one line to the next. Others give it a state and get
/// lines, or give it lines and get a state or a `WireError`. It checks all values from other
/// processes, so that they are safe to draw and to calculate with. Nothing here opens a connection,
/// waits, reads a clock, performs a command or draws.
package enum WireClockMessage: Hashable, Sendable {
  /// What the clock understands in addition to the commands; the first line of a connection.
  case accepts([Ability])
  /// The current stage.
  case snapshot(SentStage)
  /// The clock is alive; `number` is that of its last snapshot.
  case heartbeat(session: String, number: Int)
  /// The reply to `sync`: the client's own time when it was sent, and the session's time when it
  /// arrived, both in microseconds.
  case sync(sent: Int64, time: Int64)
  /// The result of a numbered command.
  case answer(number: Int, ClientAnswer)
  /// Something for a desk.
  case desk(WireDeskMessage)
  /// The presets of the number keys.
  case presets([WirePreset])
  /// An event, as the JSON object that `--events` writes; it is forwarded unchanged.
  case event(String)
  /// Why the clock closes the connection.
  case closed(String)
  /// Whether the clock is running; sent by a bridge that forwards the lines, not by the clock
  /// itself.
  case online(Bool)
  /// A part of a room's report of the day; sent by a bridge on request, not by a clock.
  case report(DayReportMessage)
  /// With this a display or a desk can tell the clock who has taken over its talks; sent only over
  /// the clock's socket.
  case word(TakeOverSecret)

  /// Something that not every clock understands.
  package enum Ability: String, CaseIterable, Hashable, Sendable {
    /// A desk may keep the clock's records: `keep`.
    case keep
    /// The clock gives way to the one that has taken over its talks: `steppedDown`.
    case term
  }

  /// The maximum length of a line in bytes, with its end.
  package static let maxBytes = 65_536

  // MARK: Writing

  /// The line that answers a command, without its end, and the items that it has no place for.
  ///
  /// A client that waits for an answer must get one. So an answer that is too long, such as that
  /// with a long rundown, goes without notes, with brief items, without its data, or at last as a
  /// refusal with other words; `nil` if these are too long as well. It says that the client can ask
  /// for all items, piece by piece. A client that does not ask shows what it has got.
  package static func lines(
    answering number: Int, _ answer: ClientAnswer, ifTooLong words: String
  ) -> (first: String?, rest: ItemQueue?) {
    // What cannot fit is not written out: that would hold up the clock.
    let canHaveItems = answer.items.reduce(0) { $0 + $1.jsonBytes.lowerBound } < maxBytes
    if canHaveItems, let text = WireClockMessage.answer(number: number, answer).text {
      return (text, nil)
    }
    let answers =
      (canHaveItems ? [answer.withoutNotes, answer.withBriefItems] : [])
      + (answer.text.utf8.count < maxBytes ? [ClientAnswer(answer.status, answer.text)] : [])
      + [ClientAnswer(.refused, words)]
    let texts = answers.lazy.compactMap { shorter -> String? in
      var part = shorter
      part.hasMore = !answer.items.isEmpty
      return WireClockMessage.answer(number: number, part).text
    }
    return (texts.first, answer.items.isEmpty ? nil : ItemQueue(answer.items, number: number))
  }

  /// The line, without its end; `nil` if it is longer than `maxBytes`.
  package var text: String? { text(of: nil) }

  /// The line with the name of its room, for a connection that carries several rooms.
  package func text(of room: String?) -> String? {
    let text = Fields.json(Envelope(room: room, line: self))
    return text.utf8.count < Self.maxBytes ? text : nil
  }

  // MARK: Reading

  /// Reads a line; `nil` for a JSON object of an unknown type, which a newer clock may send.
  ///
  /// Throws if the line is invalid or has another version.
  package init?(_ line: String) throws(WireError) {
    guard let line = try WireRoomMessage(line)?.line else { return nil }
    self = line
  }
}

/// What a clock sends its desks, beside what it sends displays.
package enum WireDeskMessage: Hashable, Sendable {
  /// What a desk knows beside the stage, as far as it has changed.
  case state(WireDesk)
  /// An item of the rundown.
  case item(WireItem)
  /// What the operator's screen is told.
  case news(WireNews)
  /// What came of a request.
  case reply(WireReply)
  /// A piece of a record that a desk keeps.
  case kept(WireKept)
  /// The desk is to be ready to take over by a moment of the session's time, in microseconds.
  case handOver(by: Int64)
  /// The desk that was ready as the leader with this id has the talks from now on.
  case yours(holder: String)
  /// The clock goes on, although the desk was ready as the leader with this id.
  case tooLate(holder: String)
  /// Another desk has taken over the clock's talks.
  case takenOver(TakenOver)
}

extension WireClockMessage {
  /// The line for a desk that must not see the notes of the rundown, and which it tells so.
  package var withoutNotes: WireClockMessage {
    switch self {
    case .desk(.state(var state)):
      state.notes = false
      return .desk(.state(state))
    case .desk(.item(var item)):
      item.note = nil
      return .desk(.item(item))
    // The records have all notes, and a broker has one controller a room.
    case .accepts(let abilities):
      return .accepts(abilities.filter { $0 != .keep && $0 != .term })
    default: return self
    }
  }
}

/// A line and its room, for a connection that carries the clocks of several rooms.
package struct WireRoomMessage: Hashable, Sendable {
  /// The room's name; `nil` where there is only one clock.
  package let room: String?
  /// The message itself.
  package let line: WireClockMessage

  /// Reads a line; returns `nil` and throws as `WireClockMessage` does.
  package init?(_ text: String) throws(WireError) {
    let read = try WireError.of { () throws(Fields.Fault) in
      try Fields.read(text.utf8, as: .object(Envelope()))
    }
    guard let line = read.line else { return nil }
    if let room = read.room, !room.isRoomName { throw .field("room") }
    (room, self.line) = (read.room, line)
  }
}
