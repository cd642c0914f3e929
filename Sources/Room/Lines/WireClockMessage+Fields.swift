package import TimerEngine

/// The object of a line: the field of its type, and `room` beside it where there are several rooms.
struct Envelope: Described {
  var room: String?
  /// `nil` for a type that only a newer clock has.
  var line: WireClockMessage?

  mutating func describe(_ fields: inout Fields) throws(Fields.Fault) {
    try fields.value("room", &room, .text)
    try describeState(&fields)
    try describeMessages(&fields)
    try describeDeskLines(&fields)
  }

  private mutating func describeState(_ fields: inout Fields) throws(Fields.Fault) {
    try type("accepts", .list(of: .ifKnown(.word())), &fields, WireClockMessage.accepts) {
      if case .accepts(let abilities) = $0 { abilities } else { nil }
    }
    try type("snapshot", .sentStage, &fields, WireClockMessage.snapshot) {
      if case .snapshot(let stage) = $0 { stage } else { nil }
    }
    try type(
      "heartbeat", .object(Heartbeat()), &fields,
      { .heartbeat(session: $0.session, number: $0.number) },
      {
        guard case .heartbeat(let session, let number) = $0 else { return nil }
        return Heartbeat(session: session, number: number)
      })
    try type(
      "sync", .object(Sync()), &fields, { .sync(sent: $0.sent, time: $0.time) },
      {
        if case .sync(let sent, let time) = $0 { Sync(sent: sent, time: time) } else { nil }
      })
    try type("presets", .list(of: .object(WirePreset.usual)), &fields, WireClockMessage.presets) {
      if case .presets(let presets) = $0 { presets } else { nil }
    }
    try type("online", .boolean, &fields, WireClockMessage.online) {
      if case .online(let isOnline) = $0 { isOnline } else { nil }
    }
    try type(
      "word", .id, &fields, { .word(TakeOverSecret(bits: $0)) },
      {
        if case .word(let secret) = $0 { secret.bits } else { nil }
      })
  }

  private mutating func describeMessages(_ fields: inout Fields) throws(Fields.Fault) {
    try type("event", EventForm(), &fields, WireClockMessage.event) {
      if case .event(let json) = $0 { json } else { nil }
    }
    try type(
      "answer", .object(NumberedAnswer()), &fields,
      { .answer(number: $0.number, $0.answer) },
      {
        guard case .answer(let number, let answer) = $0 else { return nil }
        return NumberedAnswer(number: number, answer: answer)
      })
    try type("closed", .printable, &fields, WireClockMessage.closed) {
      if case .closed(let reason) = $0 { reason } else { nil }
    }
    try type("report", .object(DayReportMessage(rows: nil)), &fields, WireClockMessage.report) {
      if case .report(let part) = $0 { part } else { nil }
    }
  }

  private mutating func describeDeskLines(_ fields: inout Fields) throws(Fields.Fault) {
    try type(
      "operator", .object(WireDesk()), &fields, { .desk(.state($0)) },
      {
        if case .desk(.state(let state)) = $0 { state } else { nil }
      })
    try type(
      "item", .object(WireItem.usual), &fields, { .desk(.item($0)) },
      {
        if case .desk(.item(let item)) = $0 { item } else { nil }
      })
    try type(
      "news", .object(WireNews.usual), &fields, { .desk(.news($0)) },
      {
        if case .desk(.news(let news)) = $0 { news } else { nil }
      })
    try type(
      "reply", .object(WireReply.usual), &fields, { .desk(.reply($0)) },
      {
        if case .desk(.reply(let reply)) = $0 { reply } else { nil }
      })
    try type(
      "kept", .object(WireKept.usual), &fields, { .desk(.kept($0)) },
      {
        if case .desk(.kept(let piece)) = $0 { piece } else { nil }
      })
    try type(
      "hand_over", .microseconds, &fields, { .desk(.handOver(by: $0)) },
      {
        if case .desk(.handOver(let deadline)) = $0 { deadline } else { nil }
      })
    try type(
      "yours", .text, &fields, { .desk(.yours(holder: $0)) },
      {
        if case .desk(.yours(let holder)) = $0 { holder } else { nil }
      })
    try type(
      "too_late", .text, &fields, { .desk(.tooLate(holder: $0)) },
      {
        if case .desk(.tooLate(let holder)) = $0 { holder } else { nil }
      })
    try type(
      "taken_over", .object(.usual), &fields, { .desk(.takenOver($0)) },
      {
        if case .desk(.takenOver(let takenOver)) = $0 { takenOver } else { nil }
      })
  }

  /// A type of line: its content is the value of a field.
  private mutating func type<Form: FieldForm>(
    _ key: String, _ form: Form, _ fields: inout Fields, _ line: (Form.Value) -> WireClockMessage,
    _ value: (WireClockMessage) -> Form.Value?
  ) throws(Fields.Fault) {
    var content = self.line.flatMap(value)
    guard content != nil || fields.isListing || fields.isReading && self.line == nil else { return }
    try fields.value(key, &content, form)
    if let content { self.line = line(content) }
  }
}

// MARK: The contents of lines

private struct Heartbeat: Described {
  var session = ""
  var number = 0

  mutating func describe(_ fields: inout Fields) throws(Fields.Fault) {
    try fields.value("session", &session, .text)
    try fields.value("number", &number, .count)
  }
}

private struct Sync: Described {
  var sent: Int64 = 0
  var time: Int64 = 0

  mutating func describe(_ fields: inout Fields) throws(Fields.Fault) {
    try fields.value("sent", &sent, .microseconds)
    try fields.value("time", &time, .microseconds)
  }
}

private struct NumberedAnswer: Described {
  var number = 0
  var answer = ClientAnswer(.done, "")

  mutating func describe(_ fields: inout Fields) throws(Fields.Fault) {
    try fields.value("number", &number, .count)
    try answer.describe(&fields)
  }
}

extension ClientAnswer: Described {
  package mutating func describe(_ fields: inout Fields) throws(Fields.Fault) {
    try fields.value("status", &status, .word())
    try fields.value("text", &text, .printableLines)
    try fields.value("items", &items, .list(of: .object(ItemRow())), unless: [])
    try fields.value("question", &question, .printable)
    try fields.value("unchanged", &isUnchanged, .boolean, unless: false)
    try fields.value("from", &from, .count)
    try fields.value("more", &hasMore, .boolean, unless: false)
  }
}

extension DayReportMessage: Described {
  package mutating func describe(_ fields: inout Fields) throws(Fields.Fault) {
    try fields.value("rows", &rows, .count)
    try fields.value("number", &number, .count)
    try fields.value("row", &row, .text)
  }
}

/// An event as the JSON object that `--events` writes, which is handed on as it is.
private struct EventForm: FieldForm {
  private struct Happened: Described {
    var event = ""
    var number = 0

    mutating func describe(_ fields: inout Fields) throws(Fields.Fault) {
      try fields.value("event", &event, .text)
      try fields.value("number", &number, .count)
    }
  }

  func read(_ node: JSONScanner.Node, from fields: inout Fields) throws(Fields.Fault) -> String {
    _ = try ObjectForm(usual: Happened()).read(node, from: &fields)
    return fields.json(of: node)
  }

  func write(_ json: String, to fields: inout Fields) { fields.write(json: json) }

  func type(in fields: inout Fields) -> FieldType { .object(Fields.list(of: Happened())) }
}
