package import SpeechAnnouncement
package import StageRenderer
package import TimerEngine

/// The row of an item in a list of the rundown.
package struct ItemRow: Hashable, Sendable {
  /// The number by which commands name it; `nil` from a clock that sends none.
  package private(set) var handle: Int?
  /// Its id in files, records and reports; `nil` from a clock that does not send it.
  private(set) var id: String?
  package private(set) var state: ItemState = .coming
  /// When it was planned to start; empty for an item that was inserted.
  package private(set) var planned = ""
  /// When it started or is expected to start; empty for an item that is left out.
  package private(set) var expected = ""
  /// The microseconds until it is expected to start; `nil` for an item that has started or is left
  /// out, and from a clock that does not send it.
  package private(set) var startsIn: Int64?
  /// How long it takes, or took, as digits.
  package private(set) var length = ""
  /// The speaker and the title.
  package private(set) var title = ""
  /// The title alone; `nil` from a clock that sends the speaker and the title only as one text.
  private(set) var talk: String?
  /// Who speaks; `nil` from a clock that sends the speaker and the title only as one text.
  package private(set) var speaker: String?
  /// Whether it is a break; `nil` from a clock that does not say so.
  private(set) var isBreak: Bool?
  /// A note for the operator alone; `nil` if there is none.
  private(set) var note: String?
  /// What the speaker has to know before the talk; `nil` if there is nothing.
  package private(set) var call: String?
  /// Whether it cannot end when it must.
  private(set) var isMissed = false
  /// The time of day at which it must end; `nil` if it need not.
  private(set) var hardEnd: String?
  /// The zone of a speaker who is elsewhere; `nil` for one who is there.
  private(set) var zone: String?

  /// Creates a row to read one into.
  package init() {}

  /// Creates the row of an item; `startsIn` is as the property.
  package init(
    _ index: Int, of rundown: Rundown, _ forecast: RundownForecast, in phrases: Phrases,
    startsIn: Int64? = nil
  ) {
    self.startsIn = startsIn
    let item = rundown.items[index]
    let span = forecast.expected[index]
    (handle, id) = (item.handle, item.id)
    call = item.call.isEmpty ? nil : item.call
    state =
      index == rundown.position
      ? .current
      : item.hasEnded
        ? .ended : index > rundown.position && !item.isSkipped ? .coming : .skipped
    // A start in the minute of the plan is on time, also where the plan has seconds.
    let timeOfDay = item.actual == nil ? Words.timeOfDay : Words.pastTimeOfDay
    planned = item.isInserted ? "" : timeOfDay(forecast.planned[index].start, rundown)
    expected = span.map { timeOfDay($0.start, rundown) } ?? ""
    length = TimeText.plain(rundown.length(of: index, in: forecast))
    title = Words.wholeName(of: item, in: phrases)
    (talk, speaker) = (item.title, item.speaker)
    isBreak = item.isBreak
    note = item.note.isEmpty ? nil : item.note
    isMissed = forecast.missed.contains(index)
    hardEnd = item.hardEnd.map { Words.timeOfDay($0, in: rundown) }
    zone = item.zone
  }

  /// How many bytes the row has at least as JSON, and at most.
  ///
  /// They are counted and not written out, since a clock needs them for each item of a list. The
  /// fewest are those of `brief`.
  package var jsonBytes: ClosedRange<Int> {
    let always = [planned, expected, length, title]
    let brief = [talk, speaker, call, hardEnd].compactMap(\.self)
    let others = [id, note, zone].compactMap(\.self)
    let least = (always + brief).reduce(80) { $0 + $1.utf8.count }
    // The names of the fields that are not always there, and the longest numbers.
    let names = 14 * (brief.count + others.count + (isBreak == nil ? 0 : 1))
    return
      least...(always + brief + others).reduce(110 + names + (startsIn == nil ? 0 : 33)) {
        $0 + Self.escapedBytes(of: $1)
      }
  }

  private static func escapedBytes(of text: String) -> Int {
    text.utf8.reduce(0) { bytes, byte in
      bytes + (byte < 0x20 ? 6 : byte == 0x22 || byte == 0x2f || byte == 0x5c ? 2 : 1)
    }
  }

  /// The row as it is known some time later, without a new answer of the clock.
  ///
  /// - Parameter startsIn: as the property.
  /// - Returns: The row with it.
  package func starting(in startsIn: Int64?) -> ItemRow {
    var line = self
    line.startsIn = startsIn
    return line
  }

  /// The row without what only the operator may read.
  package var withoutNote: ItemRow {
    var line = self
    line.note = nil
    return line
  }

  /// The row without the note, and without the fields that only pages for one speaker need.
  package var brief: ItemRow {
    var line = withoutNote
    (line.id, line.startsIn, line.zone) = (nil, nil, nil)
    return line
  }

  /// The row of an item in words, for the operator alone with its note: `NOW #1, 9:04, planned 9:00,
  /// 20 minutes, Ada Lovelace: Engines, hard end 9:55. Note: ask for slides`.
  package static func words(
    _ index: Int, of rundown: Rundown, _ forecast: RundownForecast, in phrases: Phrases,
    withNote: Bool = false
  ) -> String {
    let line = ItemRow(index, of: rundown, forecast, in: phrases)
    let isPlanned = line.planned.isEmpty || line.planned == line.expected
    let length = phrases.length(rundown.length(of: index, in: forecast))
    let parts = [
      "#\(rundown.items[index].handle)",
      line.expected.isEmpty ? "" : phrases.alone(timeOfDay: line.expected),
      isPlanned ? "" : phrases.planned(at: line.planned), length, line.title, line.call ?? "",
      line.hardEnd.map(phrases.hardEnd) ?? "", line.isMissed ? phrases.endsTooLate : "",
    ]
    let text = parts.filter { !$0.isEmpty }.joined(separator: phrases.comma)
    return phrases.line(
      line.state.word(in: phrases.itemStates),
      [text, withNote ? line.note.map(phrases.note) : nil].compactMap { $0 }
        .joined(separator: phrases.fullStop + phrases.space))
  }
}

extension ItemRow: Described {
  package mutating func describe(_ fields: inout Fields) throws(Fields.Fault) {
    try fields.value("handle", &handle, .number(.min ... .max))
    try fields.value("id", &id, .text)
    try fields.value("state", &state, .word())
    try fields.value("planned", &planned, .text)
    try fields.value("expected", &expected, .text)
    try fields.value("starts_in", &startsIn, .number(.min ... .max))
    try fields.value("length", &length, .text)
    try fields.value("title", &title, .text)
    try fields.value("talk", &talk, .text)
    try fields.value("speaker", &speaker, .text)
    try fields.value("break", &isBreak, .boolean)
    try fields.value("note", &note, .text)
    try fields.value("call", &call, .text)
    try fields.value("missed", &isMissed, .boolean)
    try fields.value("hard_end", &hardEnd, .text)
    try fields.value("zone", &zone, .text)
  }
}

extension ItemState {
  fileprivate func word(in words: ItemStateWords) -> String {
    switch self {
    case .ended: words.ended
    case .current: words.current
    case .coming: words.coming
    case .skipped: words.skipped
    }
  }
}
