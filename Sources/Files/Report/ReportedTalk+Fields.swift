import Platform
package import TimerEngine

extension ReportedTalk: Described {
  /// What reading begins with.
  static let usual = ReportedTalk(
    id: "", by: .usual, room: "", start: .zero, end: .zero, planned: 0, net: 0)
  /// The most phases of a talk.
  private static let maxPhases = 500
  /// The largest number of an item, and the most starts of a talk.
  fileprivate static let numbers = 1...1_000_000

  /// Goes through the fields, whose names scripts look for.
  ///
  /// The line of an item that was not held is void, so that whoever counts talks passes over it.
  package mutating func describe(_ fields: inout Fields) throws(Fields.Fault) {
    try fields.value("id", &id, .reportId)
    try rank.describe(&fields)
    try fields.value("room", &room, .text)
    try fields.value("speed", &speed, .number(1...600), ifAbsent: 1)
    try fields.value("preset", &preset, .limited, unless: "")
    try fields.value("title", &title, .limited, unless: "")
    try fields.value("speaker", &speaker, .limited, unless: "")
    try fields.value(among: &item, if: "run", or: .usual)
    var isVoid = !isHeld
    try fields.value("void", &isVoid, .boolean, unless: false)
    try fields.value("planned_start", &plannedStart, .stamp)
    try fields.value("planned_end", &plannedEnd, .stamp)
    if !isVoid || fields.isListing { return try describeTimes(&fields) }
    (start, end) = (
      try fields.need(plannedStart, "planned_start"), try fields.need(plannedEnd, "planned_end")
    )
    starts = 0
  }

  private mutating func describeTimes(_ fields: inout Fields) throws(Fields.Fault) {
    try fields.value("starts", &starts, .number(Self.numbers), unless: 1)
    try fields.value("start", &start, .stamp)
    try fields.value("end", &end, .stamp)
    try fields.value("planned", &planned, .length)
    try fields.value("net", &net, .length)
    try fields.value("paused", &paused, .length, ifAbsent: 0)
    try fields.value("added", &added, .seconds(-Self.longest...Self.longest), ifAbsent: 0)
    try fields.value("over", &over, .length, ifAbsent: 0)
    try fields.value("verdict", &verdict, .word())
    try fields.value(
      "phases", &phases, .list(of: .object(.usual), 0...Self.maxPhases), ifAbsent: [])
    try fields.value("reset", &wasReset, .boolean, unless: false)
  }
}

extension ReportedTalk.Phase: Described {
  fileprivate static let usual = Self(nil, planned: 0, actual: 0)

  package mutating func describe(_ fields: inout Fields) throws(Fields.Fault) {
    try fields.value("segment", &segment, .number(1...1000))
    try fields.value("phase", &phase, .phase)
    try fields.value("planned", &planned, .length)
    try fields.value("actual", &actual, .length)
  }
}

extension ReportedItem: Described {
  fileprivate static let usual = ReportedItem(of: ReportedRundown(run: ""), id: "", number: 1)

  package mutating func describe(_ fields: inout Fields) throws(Fields.Fault) {
    try fields.value("run", &rundown.run, .reportId)
    try fields.value("rundown", &rundown.name, .limited, unless: "")
    try fields.value("zone", &rundown.zone, .text)
    try fields.value("item", &id, .limited)
    try fields.value("number", &number, .number(ReportedTalk.numbers))
    try fields.value("break", &isBreak, .boolean, unless: false)
  }
}

/// The line that says that a talk has not ended after all, because its end was undone, or that an
/// item was not left out after all.
package struct ReopenedTalk: Hashable, Sendable {
  /// Identifies the line that it takes back.
  package private(set) var id: String
  /// The leader who says so.
  package private(set) var rank: Rank
  /// The room of its clock.
  private var room: String
  /// When that was, since 1970.
  private var time: Duration?

  package init(id: String, room: String, by rank: Rank, at time: Duration?) {
    (self.id, self.room, self.rank, self.time) = (id, room, rank, time)
  }
}

extension ReopenedTalk: Described {
  /// What reading begins with.
  static let usual = ReopenedTalk(id: "", room: "", by: .usual, at: nil)

  package mutating func describe(_ fields: inout Fields) throws(Fields.Fault) {
    // Distinguishes the line from that of a talk.
    var isVoid = true
    try fields.value("void", &isVoid, .boolean)
    try fields.value("id", &id, .reportId)
    try rank.describe(&fields)
    try fields.value("room", &room, .text, ifAbsent: "")
    try fields.value("time", &time, .stamp)
  }
}

extension FieldForm where Self == MappedForm<TextForm, String> {
  /// A text of which no more is written than a line has room for: it has at most 65,536 bytes, of
  /// which the phases of a hundred segments take most.
  fileprivate static var limited: Self {
    MappedForm(
      .text, read: { $0 }, write: { String($0.unicodeScalars.prefix(RundownFile.maxText)) })
  }
}

extension FieldForm where Self == MappedForm<DecimalForm, Int> {
  /// A length up to four months.
  static var length: Self { .seconds(0...ReportedTalk.longest) }
}
