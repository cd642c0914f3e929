package import TimerEngine

// The record as JSON.
extension TalkRecord {
  /// What reading begins with.
  private static let usual = TalkRecord(
    talk: Preset(duration: 1), isRunning: false, remaining: .zero, of: .usual, clocks: .usual)

  /// The record as a file.
  package var bytes: [UInt8] { Fields.file(self) }

  /// Reads a file.
  package init(_ bytes: [UInt8], file: String) throws(Diagnostic) {
    self = try Fields.record(bytes, .usual, file: file)
  }
}

extension TalkRecord: Described {
  private enum Run: String, CaseIterable { case running, paused }

  package mutating func describe(_ fields: inout Fields) throws(Fields.Fault) {
    try fields.version(RecordVersion.known)
    try describeTalk(&fields)
    var run = isRunning ? Run.running : .paused
    try fields.value("run", &run, .word())
    isRunning = run == .running
    try fields.value("remaining", &remaining, .time(.remaining))
    try fields.value("left", &left, .list(of: .time(.remaining)), unless: [])
    if fields.isReading, left.count >= talk.format.segments.count {
      throw Fields.Fault("left", .unfit("a time for each segment before the present one"))
    }
    try fields.value("since-start", &sinceStart, .time(.sinceStart))
    try fields.value(among: &until, if: "until", or: Until(timeOfDay: 0, left: .zero))
    try fields.value("item", &item, .printed)
    try fields.value("quit", &isQuit, .boolean, unless: false)
    try fields.value("speed", &speed, .number(1...600), unless: 1)
    var counted = tally.map { Counted(tally: $0, since: sinceCounted) }
    try fields.value(among: &counted, if: "id", or: Counted())
    (tally, sinceCounted) = (counted?.tally, counted?.since ?? sinceCounted)
    if fields.isReading, let tally { try check(tally) }
    try leadership.describe(&fields)
    try clocks.describe(&fields)
  }

  private mutating func describeTalk(_ fields: inout Fields) throws(Fields.Fault) {
    var (text, isPause) = (fields.isReading ? "" : talk.text, talk.isPause)
    try fields.value("talk", &text, .presetText)
    try fields.value("break", &isPause, .boolean, unless: false)
    guard fields.isReading, let preset = Preset(yamlLines: text) else { return }
    talk = isPause ? preset.asPause : preset
  }

  private func check(_ tally: TalkTally) throws(Fields.Fault) {
    let segments = talk.format.segments.count
    guard tally.phases.count <= 5 * segments, tally.phases.allSatisfy({ $0.segment < segments })
    else { throw Fields.Fault("phases", .unfit("phases of the segments of the talk")) }
  }

  private struct Counted: Described {
    var tally = TalkTally(id: "", phases: [], added: .zero, countedUntil: .start)
    var since = Duration.zero

    mutating func describe(_ fields: inout Fields) throws(Fields.Fault) {
      try fields.value("id", &tally.id, .reportId)
      try fields.value("since-counted", &since, .time(.sinceStart))
      try fields.value("added", &tally.added, .time(.added))
      try fields.value(
        "phases", &tally.phases, .list(of: .object(PhaseTime(segment: 0, phase: nil))))
    }
  }
}

extension TalkRecord.Until: Described {
  package mutating func describe(_ fields: inout Fields) throws(Fields.Fault) {
    // In seconds since midnight.
    try fields.value("until", &timeOfDay, .number(0...86_399))
    try fields.value("until-in", &left, .time(.untilTimeOfDay))
  }
}

extension PhaseTime: Described {
  package mutating func describe(_ fields: inout Fields) throws(Fields.Fault) {
    var number = segment + 1
    try fields.value("segment", &number, .number(1...100))
    segment = number - 1
    try fields.value("phase", &phase, .phase)
    try fields.value("planned", &planned, .time(.sinceStart))
    try fields.value("actual", &actual, .time(.sinceStart))
  }
}
