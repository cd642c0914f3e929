package import TimerEngine

extension RundownRecord: Described {
  /// The handles that can be read back.
  fileprivate static let handles = 0...1_000_000_000

  package mutating func describe(_ fields: inout Fields) throws(Fields.Fault) {
    try fields.version(RecordVersion.known)
    try fields.value("file", &rundownPath, .printed)
    try fields.value("link", &link, .printed)
    try fields.value("run", &run, .reportId)
    try fields.value("leadership", &leadership, .object(.usual))
    try fields.value("date", &date, .day)
    try fields.value("recorded", &recorded, .second)
    try fields.value("clock", &rundownTime, .second)
    try fields.value("rehearsal", &rehearsal, .boolean, unless: false)
    try fields.value("current", &current, .printed)
    try fields.value(
      "items", &items, .list(of: .object(Item(id: "", number: 0)), 0...Rundown.maxRecordedItems))
    try fields.value("handles", &handles, .number(Self.handles))
    try fields.value("insertions", &insertions, .number(Self.handles), unless: 0)
    try fields.value("restarts", &restarts, .number(Self.handles), unless: 0)
    try fields.value("presets", &presets, .text)
    try fields.value("quit", &quit, .boolean, unless: false)
    try fields.value("text", &text, .text)
    try fields.value("loaded", &loaded, .object(Loaded()))
    if fields.isReading { try checkIds() }
  }

  private func checkIds() throws(Fields.Fault) {
    var ids: Set<String> = []
    let twice = items.firstIndex { !ids.insert($0.id).inserted }
    if let twice { throw Fields.Fault("items[\(twice)].id", .unfit("each id once")) }
  }
}

extension RundownRecord.Item: Described {
  mutating func describe(_ fields: inout Fields) throws(Fields.Fault) {
    try fields.value("id", &id, .printed)
    try fields.value("filed", &filed, .printed)
    try fields.value("number", &number, .number(RundownRecord.handles))
    try fields.value("start", &start, .second)
    try fields.value("end", &end, .second)
    if fields.isReading, let end {
      guard end >= (try fields.need(start, "start")) else {
        throw Fields.Fault("end", .unfit("a moment at or after its start"))
      }
    }
    try fields.value("talk", &talk, .reportId)
    try fields.value("skipped", &skipped, .boolean, unless: false)
    try fields.value("length", &length, .number(1...longestTime))
    try fields.value("title", &title, .printed)
    try fields.value("speaker", &speaker, .printed)
    try fields.value("from", &from, .second)
    try fields.value("to", &to, .second)
    try fields.value("once", &once, .boolean, unless: false)
    try fields.value("inserted", &inserted, .object(.usual))
    try fields.value("whole", &whole, .object(.usual))
  }
}

extension RundownRecord.Whole: Described {
  fileprivate static let usual = RundownRecord.Whole(title: "", length: 1)

  mutating func describe(_ fields: inout Fields) throws(Fields.Fault) {
    try fields.value("title", &title, .printed)
    try fields.value("length", &length, .number(1...longestTime))
    try fields.value("speaker", &speaker, .printed)
    try fields.value("pause", &pause, .boolean, unless: false)
    try fields.value("planned", &planned, .boolean, unless: false)
    try fields.value("preset", &preset, .presetText)
    try fields.value("note", &note, .printed)
    try fields.value("call", &call, .printed)
    try fields.value("after", &after, .printed)
    try fields.value("zone", &zone, .printed)
    try fields.value("ends", &ends, .second)
    try fields.value("min", &min, .number(1...longestTime))
    try fields.value("auto", &auto, .boolean, unless: false)
  }
}

extension FieldForm where Self == MappedForm<TextForm, String> {
  fileprivate static var day: Self {
    .text("a day such as 2026-12-04") { CalendarDay($0) != nil }
  }
}
