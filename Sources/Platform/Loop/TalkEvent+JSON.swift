package import TimerEngine

extension TalkEvent {
  /// The event as one line of JSON, without its end; `nil` if other programs do not receive it.
  package var json: String? { SentEvent(self).map { Fields.line($0) } }

  /// The fields of events that other programs receive.
  package static var listed: [Fields.Listed] { Fields.list(of: SentEvent()) }
}

/// What other programs receive about an event; names and values are in English, except `preset` and
/// `text`.
private struct SentEvent: Described {
  /// When it happened, in UTC with milliseconds.
  var time = Duration.zero
  /// A gap shows that a line was lost.
  var number = 0
  var event = ""
  /// Of which kind an announcement is; absent from other events.
  var cue: Cue.Kind?
  /// The shown second, negative in overtime.
  var remaining = 0
  var phase: Phase?
  var run = RunState.ready
  var preset = ""
  var text = ""
  /// The segment's number, counted from 1, and its name; absent where it is the only one.
  var segment: Int?
  var segmentName: String?
  /// How often a bell is struck; absent from other events.
  var strokes: Int?
  /// What is said of a speech at the end; absent where any length qualifies.
  var verdict: Verdict?

  init() {}

  init?(_ event: TalkEvent) {
    guard let name = event.kind.name else { return nil }
    (time, number, self.event) = (event.wallClock, event.number, name)
    if case .cue(let cue) = event.kind { (self.cue, strokes) = (cue.kind, cue.ring?.strokes) }
    if case .end(.judged(elapsed: _, let verdict)) = event.kind { self.verdict = verdict }
    (segment, segmentName) = (event.place?.number, event.place?.name)
    (remaining, phase) = (event.reading.remainingSecond, event.reading.phase)
    (run, preset, text) = (event.run, event.preset, event.text)
  }

  mutating func describe(_ fields: inout Fields) throws(Fields.Fault) {
    try fields.value("time", &time, .stamp)
    try fields.value("number", &number, .count)
    try fields.value("event", &event, .text)
    try fields.value("cue", &cue, .word())
    try fields.value("remaining", &remaining, .number(.min ... .max))
    try fields.value("phase", &phase, .phase)
    try fields.value("run", &run, .word())
    try fields.value("preset", &preset, .text)
    try fields.value("text", &text, .text)
    try fields.value("segment", &segment, .count)
    try fields.value("segment_name", &segmentName, .text)
    try fields.value("strokes", &strokes, .count)
    try fields.value("verdict", &verdict, .word())
  }
}
