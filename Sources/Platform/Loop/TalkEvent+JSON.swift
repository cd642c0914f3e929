package import TimerEngine

extension TalkEvent {
  /// The event as one line of JSON, without its end; `nil` if other programs do not receive it.
  package var json: String? {
    EncodedEvent(self).flatMap(jsonLine)
  }
}

/// What other programs receive about an event; names and values are in English, except `preset` and `text`.
private struct EncodedEvent: Encodable {
  /// When it happened, in UTC with milliseconds.
  let time: String
  /// A gap shows that a line was lost.
  let number: Int
  let event: String
  /// Of which kind an announcement is; absent from other events.
  var cue: Cue.Kind?
  /// The shown second, negative in overtime.
  let remaining: Int
  let phase: String
  let run: RunState
  let preset: String
  let text: String
  /// The segment's number, counted from 1, and its name; absent where it is the only one.
  let segment: Int?
  let segmentName: String?
  /// How often a bell is struck; absent from other events.
  var strokes: Int?
  /// What is said of a speech at the end; absent where any length qualifies.
  var verdict: Verdict?

  /// The names that scripts look for.
  enum CodingKeys: String, CodingKey {
    case time, number, event, cue, remaining, phase, run, preset, text
    case segment, strokes, verdict
    case segmentName = "segment_name"
  }

  init?(_ event: TalkEvent) {
    guard let name = event.kind.name else { return nil }
    time = WallClock.stamp(event.wallClock)
    number = event.number
    self.event = name
    if case .cue(let cue) = event.kind { (self.cue, strokes) = (cue.kind, cue.ring?.strokes) }
    if case .end(.judged(elapsed: _, let verdict)) = event.kind { self.verdict = verdict }
    segment = event.place?.number
    segmentName = event.place?.name
    remaining = event.reading.remainingSecond
    phase = event.reading.phase?.rawValue ?? "none"
    run = event.run
    preset = event.preset
    text = event.text
  }
}
