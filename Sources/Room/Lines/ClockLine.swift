import TimerEngine

/// A line that a clock sends: a JSON object whose single key names its type.
///
/// This folder holds what goes over the connection between a clock and its clients, as values: the lines of
/// both sides, how each is written and read, and what a side has to remember from one line to the next. Others
/// give it a state and get lines, or give it lines and get a state or a `WireError`. It checks all values from
/// other processes, so that they are safe to draw and to calculate with. Nothing here opens a connection,
/// waits, reads a clock or performs a command.
package enum ClockLine: Hashable, Sendable {
  /// What the clock understands in addition to the commands; the first line of a connection.
  case accepts([Ability])
  /// The current stage.
  case snapshot(WireSnapshot)
  /// The clock is alive; `number` is that of its last snapshot.
  case heartbeat(session: String, number: Int)
  /// The reply to `sync`: the client's own time when it was sent, and the session's time when it
  /// arrived, both in microseconds.
  case sync(sent: Int64, time: Int64)
  /// The result of a numbered command.
  case answer(number: Int, ClientAnswer)
  /// Something for a desk.
  case desk(DeskLine)
  /// The presets of the number keys.
  case presets([WirePreset])
  /// An event, as the JSON object that `--events` writes; it is forwarded unchanged.
  case event(String)
  /// Why the clock closes the connection.
  case closed(String)
  /// Whether the clock is running; sent by a bridge that forwards the lines, not by the clock itself.
  case online(Bool)
  /// A part of a room's report of the day; sent by a bridge on request, not by a clock.
  case report(DayReportLine)
  /// With this a display or a desk can tell the clock who has taken over its talks; sent only over the clock's
  /// socket.
  case word(TakeOverSecret)

  /// Something that not every clock understands.
  package enum Ability: String, Hashable, Sendable {
    /// A command may have a deadline: `@MICROSECONDS add 1m`.
    case deadline
    /// A client may be a desk: `hello NAME desk 80x24`.
    case desk
    /// A desk may keep the clock's records: `keep`.
    case keep
    /// The clock gives way to the one that has taken over its talks: `steppedDown`.
    case term
    /// A command may have the name of the person who gives it: `"Anna" add 1m`.
    case name
    /// A command may say where its sender has seen the talk: `=PLACE reset`.
    case seen
    /// A client may ask for the presets of the number keys: `watch presets`.
    case presets
  }

  /// The maximum length of a line in bytes, with its end.
  package static let maxBytes = 65_536

  /// The JSON object; of its fields one is set, and `room` beside it where there are several rooms.
  fileprivate struct Envelope: Codable {
    var room: String?
    var online: Bool?
    var report: DayReportLine?
    var accepts: [String]?
    var event: Happened?
    var snapshot: WireSnapshot?
    var heartbeat: Heartbeat?
    var sync: Sync?
    var answer: Answer?
    var presets: [WirePreset]?
    var closed: String?
    var desk: WireDesk?
    var item: WireItem?
    var news: WireNews?
    var reply: WireReply?
    var kept: WireKept?
    var word: String?
    var handOver: Int64?
    var yours: String?
    var tooLate: String?
    var takenOver: WireTakenOver?

    enum CodingKeys: String, CodingKey {
      case room, online, report, accepts, event, snapshot, heartbeat, sync, answer, presets, closed,
        item, news, reply, kept, word, yours
      case desk = "operator"
      case handOver = "hand_over"
      case tooLate = "too_late"
      case takenOver = "taken_over"
    }
  }

  /// The fields that every event has.
  fileprivate struct Happened: Codable {
    var event: String
    var number: Int
  }

  fileprivate struct Heartbeat: Codable {
    var session: String
    var number: Int
  }

  fileprivate struct Sync: Codable {
    var sent: Int64
    var time: Int64
  }

  fileprivate struct Answer: Codable {
    var number: Int
    var status: ClientAnswer.Status
    var text: String
    var items: [RundownLine]?
    var question: String?
    /// `true` if there was nothing to do.
    var unchanged: Bool?
    /// How many items come before these, in a piece of the list.
    var from: Int?
    /// `true` if the client can ask for more items.
    var more: Bool?

    init(_ number: Int, _ answer: ClientAnswer) {
      self.number = number
      status = answer.status
      text = answer.text.printableLines
      items = answer.items.isEmpty ? nil : answer.items
      question = answer.question?.printable
      unchanged = answer.isUnchanged ? true : nil
      from = answer.from
      more = answer.hasMore ? true : nil
    }

    /// The answer as it was sent.
    var answer: ClientAnswer {
      var answer = ClientAnswer(status, text.printableLines, items: items ?? [])
      answer.question = question?.printable
      answer.isUnchanged = unchanged == true
      answer.from = from
      answer.hasMore = more == true
      return answer
    }
  }

  /// Decoded first, because only the version is the same in all versions.
  private struct Version: Decodable {
    struct Snapshot: Decodable {
      var version: Int
    }

    var snapshot: Snapshot?
  }

  // MARK: Writing

  /// The line that answers a command, without its end, and the items that it has no place for.
  ///
  /// A client that waits for an answer must get one. So an answer that is too long, such as that with a
  /// long rundown, goes without notes, with brief items, without its data, or at last as a refusal with
  /// other words; `nil` if these are too long as well. It says that the client can ask for all items, piece by
  /// piece. A client that does not know of that shows what it has got.
  package static func lines(
    answering number: Int, _ answer: ClientAnswer, ifTooLong words: String
  ) -> (first: String?, rest: ItemQueue?) {
    // What cannot fit is not written out: that would hold up the clock.
    let canHaveItems = answer.items.reduce(0) { $0 + $1.jsonBytes.lowerBound } < maxBytes
    if canHaveItems, let text = ClockLine.answer(number: number, answer).text {
      return (text, nil)
    }
    let answers =
      (canHaveItems ? [answer.withoutNotes, answer.withBriefItems] : [])
      + (answer.text.utf8.count < maxBytes ? [ClientAnswer(answer.status, answer.text)] : [])
      + [ClientAnswer(.refused, words)]
    let texts = answers.lazy.compactMap { shorter -> String? in
      var part = shorter
      part.hasMore = !answer.items.isEmpty
      return ClockLine.answer(number: number, part).text
    }
    return (texts.first, answer.items.isEmpty ? nil : ItemQueue(answer.items, number: number))
  }

  /// The line, without its end; `nil` if it is longer than `maxBytes`.
  package var text: String? { text(of: nil) }

  /// The line with the name of its room, for a connection that carries several rooms.
  package func text(of room: String?) -> String? {
    var envelope = envelope
    envelope.room = room
    let text = eventText ?? encoded(envelope)
    return text.utf8.count < Self.maxBytes ? text : nil
  }

  private static let eventStart = #"{"event":"#

  /// The line of an event; `nil` for any other.
  private var eventText: String? {
    if case .event(let json) = self { Self.eventStart + json + "}" } else { nil }
  }

  private var envelope: Envelope {
    var envelope = Envelope()
    switch self {
    case .event: break
    case .accepts(let abilities): envelope.accepts = abilities.map(\.rawValue)
    case .snapshot(let snapshot): envelope.snapshot = snapshot
    case .heartbeat(let session, let number):
      envelope.heartbeat = Heartbeat(session: session, number: number)
    case .sync(let sent, let time): envelope.sync = Sync(sent: sent, time: time)
    case .answer(let number, let answer):
      envelope.answer = Answer(number, answer)
    case .presets(let presets): envelope.presets = presets
    case .closed(let reason): envelope.closed = reason
    case .online(let isOnline): envelope.online = isOnline
    case .report(let part): envelope.report = part
    case .word(let word): envelope.word = word.text
    case .desk(.state(let state)): envelope.desk = state
    case .desk(.item(let item)): envelope.item = item
    case .desk(.news(let news)): envelope.news = news
    case .desk(.reply(let reply)): envelope.reply = reply
    case .desk(.kept(let piece)): envelope.kept = piece
    case .desk(.handOver(let deadline)): envelope.handOver = deadline
    case .desk(.yours(let holder)): envelope.yours = holder
    case .desk(.tooLate(let holder)): envelope.tooLate = holder
    case .desk(.takenOver(let takenOver)): envelope.takenOver = takenOver
    }
    return envelope
  }

  // MARK: Reading

  /// Reads a line; `nil` for a JSON object of an unknown type, which a newer clock may send.
  ///
  /// Throws if the line is invalid or has another version.
  package init?(_ line: String) throws(WireError) {
    guard let line = try RoomLine(line)?.line else { return nil }
    self = line
  }

  /// Reads the object of a line; throws if the line is no JSON object of ours.
  fileprivate static func envelope(of line: String) throws(WireError) -> Envelope {
    let json = LineJSON(line.utf8)
    if let version = try? json.read(Version.self).snapshot?.version,
      version != WireSnapshot.currentVersion
    {
      throw .version(version)
    }
    do {
      return try json.read(Envelope.self)
    } catch {
      // For what is no JSON, and for a number that is too large, the decoder names no field.
      let path = (error as? DecodingError).map(Self.path) ?? ""
      throw .field(path.isEmpty ? "line" : path)
    }
  }

  /// Keeps the text of an event unchanged; clocks write events in this form only.
  fileprivate init?(event envelope: Envelope, in text: String) throws(WireError) {
    guard let event = envelope.event, text.hasPrefix(Self.eventStart), text.hasSuffix("}}") else {
      return nil
    }
    try WireLimit.check(event.number, "event.number")
    self = .event(String(text.dropFirst(Self.eventStart.count).dropLast()))
  }

  /// Takes the field that is set; the numbers of a snapshot are checked when its stage is read.
  fileprivate init?(_ envelope: Envelope) throws(WireError) {
    if let abilities = envelope.accepts {
      self = .accepts(abilities.compactMap(Ability.init))
    } else if let snapshot = envelope.snapshot {
      self = .snapshot(snapshot)
    } else if let heartbeat = envelope.heartbeat {
      try WireLimit.check(heartbeat.number, "heartbeat.number")
      self = .heartbeat(session: heartbeat.session, number: heartbeat.number)
    } else if let sync = envelope.sync {
      self = .sync(
        sent: try WireLimit.moment(sync.sent, "sync.sent"),
        time: try WireLimit.moment(sync.time, "sync.time"))
    } else if let answer = envelope.answer {
      try WireLimit.check(answer.number, "answer.number")
      try WireLimit.check(answer.from ?? 0, "answer.from")
      self = .answer(number: answer.number, answer.answer)
    } else if let presets = envelope.presets {
      for preset in presets {
        try WireLimit.check(preset.slot ?? 0, "presets.slot")
        try WireLimit.check(preset.length, "presets.length")
      }
      self = .presets(presets.map(\.shown))
    } else if let reason = envelope.closed {
      self = .closed(reason.printable)
    } else if let isOnline = envelope.online {
      self = .online(isOnline)
    } else if let part = envelope.report {
      try WireLimit.check(part.rows ?? 0, "report.rows")
      try WireLimit.check(part.number ?? 0, "report.number")
      self = .report(part)
    } else if let state = envelope.desk {
      self = .desk(.state(state))
    } else if let item = envelope.item {
      self = .desk(.item(item))
    } else if let news = envelope.news {
      self = .desk(.news(news))
    } else if let reply = envelope.reply {
      try WireLimit.check(reply.number, "reply.number")
      self = .desk(.reply(reply))
    } else if let piece = envelope.kept {
      self = .desk(.kept(piece))
    } else if let deadline = envelope.handOver {
      self = .desk(.handOver(by: try WireLimit.moment(deadline, "hand_over")))
    } else if let holder = envelope.yours {
      self = .desk(.yours(holder: holder))
    } else if let holder = envelope.tooLate {
      self = .desk(.tooLate(holder: holder))
    } else if let takenOver = envelope.takenOver {
      self = .desk(.takenOver(takenOver))
    } else if let word = envelope.word {
      guard let word = TakeOverSecret(word) else { throw .field("word") }
      self = .word(word)
    } else {
      return nil
    }
  }

  /// The path of the missing or invalid field.
  private static func path(of error: DecodingError) -> String {
    let path =
      switch error {
      case .keyNotFound(let key, let context): context.codingPath + [key]
      case .typeMismatch(_, let context), .valueNotFound(_, let context),
        .dataCorrupted(let context):
        context.codingPath
      @unknown default: [any CodingKey]()
      }
    return path.map(\.stringValue).joined(separator: ".").printable
  }
}

/// What a clock sends its desks, beside what it sends displays.
package enum DeskLine: Hashable, Sendable {
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
  case takenOver(WireTakenOver)
}

extension ClockLine {
  /// The line for a desk that must not see the notes of the rundown, and which it tells so.
  package var withoutNotes: ClockLine {
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

/// A part of a room's report of the day: how many rows it has, or one of them.
package struct DayReportLine: Codable, Hashable, Sendable {
  /// The most rows of a report.
  package static let maxRows = 500
  /// The most bytes of a row.
  package static let maxRowBytes = 8192

  /// How many rows the report has.
  package var rows: Int?
  /// The number of a row, from 1.
  package var number: Int?
  /// The row, as `talks.jsonl` has it.
  package var row: String?

  /// Creates the part that says how many rows there are.
  package init(rows: Int) { self.rows = rows }

  /// Creates the part with a row.
  package init(row: String, number: Int) { (self.row, self.number) = (row, number) }
}

/// A line and its room, for a connection that carries the clocks of several rooms.
package struct RoomLine: Hashable, Sendable {
  /// The room's name; `nil` where there is only one clock.
  package let room: String?
  /// The line itself.
  package let line: ClockLine

  /// Reads a line; returns `nil` and throws as `ClockLine` does.
  package init?(_ text: String) throws(WireError) {
    let envelope = try ClockLine.envelope(of: text)
    var line = try ClockLine(event: envelope, in: text)
    if line == nil { line = try ClockLine(envelope) }
    guard let line else { return nil }
    if let room = envelope.room, !room.isRoomName { throw .field("room") }
    (self.room, self.line) = (envelope.room, line)
  }
}

extension WireSnapshot {
  /// The snapshot as one line of JSON, as `watch` prints it.
  package var json: String { encoded(self) }
}
