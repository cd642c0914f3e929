package import StageRenderer
package import TimerEngine

extension WireDesk: Described {
  /// A rehearsal's time may pass 600 times as fast as a session's.
  private static let rehearsals: ClosedRange<Int64> =
    -600 * 7_300_000_000_000_000...600 * 7_300_000_000_000_000
  /// More than the number of clients and lost displays that a clock can have.
  private static let maxDisplays = 128

  package mutating func describe(_ fields: inout Fields) throws(Fields.Fault) {
    try fields.value("session", &session, .text)
    try fields.value("snapshot", &snapshot, .count)
    try fields.value("whole", &isWhole, .boolean)
    try fields.value("changes", &changes, .count)
    try fields.value("message", &message, .boolean)
    try fields.value("slot", &slot, .ifKnown(.number(0...9)))
    try fields.value("presets", &presets, .list(of: .object(WirePreset.usual)))
    var stored = messages.map { StoredMessages(messages: $0) }
    try fields.value("messages", &stored, .object(StoredMessages()))
    messages = stored?.messages
    try fields.value(
      "displays", &displays, .list(of: .object(DisplayRow.usual), 0...Self.maxDisplays))
    try fields.value("watched", &isWatched, .boolean)
    try fields.value("events", &events, .list(of: .object(EventRow.usual)))
    try fields.value("new_events", &newEvents, .list(of: .object(EventRow.usual)))
    try fields.value("notes", &notes, .boolean)
    try fields.value("wall_clock", &wallClock, .microseconds)
    try fields.value("zone", &zone, .timeOfDay)
    try fields.value("rehearsal", &rehearsal, .number(Self.rehearsals))
    try fields.value("rundown", &rundown, .object(.usual))
  }
}

private struct StoredMessages: Described {
  var messages: [Int: StoredMessage] = [:]

  mutating func describe(_ fields: inout Fields) throws(Fields.Fault) {
    for number in 1...9 {
      try fields.value(
        "\(number)", &messages[number], .object(StoredMessage(text: "", seconds: nil)))
    }
  }
}

extension StoredMessage: Described {
  package mutating func describe(_ fields: inout Fields) throws(Fields.Fault) {
    try fields.value("text", &text, .shownLine)
    try fields.value("seconds", &seconds, .number(1...longestTime))
  }
}

extension WirePreset: Described {
  static let usual = WirePreset(name: "", length: 1)

  package mutating func describe(_ fields: inout Fields) throws(Fields.Fault) {
    try fields.value("id", &id, .ifKnown(.text("the id of a preset", if: Preset.isID)))
    try fields.value("slot", &slot, .number(1...9))
    try fields.value("name", &name, .shownLine)
    try fields.value("length", &length, .number(1...WireLimit.segments * longestTime))
  }
}

extension DisplayRow: Described {
  static let usual = DisplayRow(name: "", size: nil, clockError: nil, since: .zero)

  package mutating func describe(_ fields: inout Fields) throws(Fields.Fault) {
    try fields.value("name", &name, .shownLine)
    try fields.value("size", &size, .ifKnown(.size))
    try fields.value("error", &clockError, .ifKnown(.duration(0...60)))
    // A list leaves out a display that only a newer clock understands.
    try fields.value("since", &since, .ifKnown(.timeOfDay))
    try fields.value("state", &state, .ifKnown(.word()))
  }
}

extension EventRow: Described {
  static let usual = EventRow(time: .zero, text: "")

  package mutating func describe(_ fields: inout Fields) throws(Fields.Fault) {
    try fields.value("time", &time, .timeOfDay)
    try fields.value("text", &text, .shownLine)
  }
}

extension FieldForm where Self == MappedForm<NumberForm<Int>, Duration> {
  /// A time of day in whole seconds.
  fileprivate static var timeOfDay: Self {
    MappedForm(
      .number(WireLimit.secondsOfDay), read: { .seconds($0) },
      write: { Int($0.components.seconds) })
  }
}

extension FieldForm where Self == MappedForm<ListForm<NumberForm<Int>>, Size> {
  /// Columns and rows; one that cannot be is bounded.
  fileprivate static var size: Self {
    MappedForm(
      .list(of: .number(.min ... .max), 2...2),
      read: { Size(columns: min(max(0, $0[0]), 9999), rows: min(max(0, $0[1]), 9999)) },
      write: { [$0.columns, $0.rows] })
  }
}

extension WireRundown: Described {
  static let usual = WireRundown(name: "", order: "", position: 0, isFloating: false, zone: [])

  package mutating func describe(_ fields: inout Fields) throws(Fields.Fault) {
    try fields.value("name", &name, .shownLine)
    try fields.value("order", &order, .text)
    try fields.value("position", &position, .number(.min ... .max))
    try fields.value("floating", &isFloating, .boolean)
    try fields.value(
      "zone", &zone, .list(of: .list(of: .number(WireLimit.seconds), 2...2), 0...100))
    guard zone.allSatisfy({ WireLimit.offsets ~= $0[1] }) else { throw Fields.Fault("zone") }
  }
}

extension WireItem: Described {
  static let usual = WireItem(handle: 1, segments: [], planned: [])

  package mutating func describe(_ fields: inout Fields) throws(Fields.Fault) {
    let lengths = 0...WireLimit.segments * longestTime
    try fields.value("handle", &handle, .number(1...WireLimit.handles))
    try fields.value("break", &isBreak, .boolean)
    try fields.value("title", &title, .shownLine)
    try fields.value("speaker", &speaker, .shownLine)
    try fields.value("note", &note, .shownLine)
    try fields.value("call", &call, .shownLine)
    try fields.value("preset", &preset, .shownLine)
    try fields.value(
      "segments", &segments, .list(of: .number(1...longestTime), 1...WireLimit.segments))
    try fields.value("length", &length, .number(lengths))
    try fields.value("planned", &planned, .list(of: .number(WireLimit.seconds), 2...2))
    try fields.value("hard_end", &hardEnd, .number(WireLimit.seconds))
    try fields.value("minimum", &minimum, .number(lengths))
    try fields.value("inserted", &isInserted, .boolean)
    try fields.value("skipped", &isSkipped, .boolean)
    try fields.value("start", &start, .number(WireLimit.seconds))
    try fields.value("end", &end, .number(WireLimit.seconds))
    guard fields.isReading else { return }
    guard planned[0] <= planned[1] else { throw Fields.Fault("planned") }
    guard end == nil || start != nil, end ?? .max >= start ?? .min else {
      throw Fields.Fault("end")
    }
  }
}
