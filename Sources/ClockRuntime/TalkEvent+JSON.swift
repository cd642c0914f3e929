package import TimerEngine
import Unix

extension TalkEvent {
  /// The event as one line of JSON, without its end; `nil` for what other programs are not told.
  package var json: String? {
    EventLine(self).flatMap(jsonLine)
  }
}

/// What other programs are told of an event; names and values are English but for `preset` and
/// `text`.
private struct EventLine: Encodable {
  /// When it happened, in UTC with milliseconds.
  let time: String
  /// A gap shows that a line was lost.
  let number: Int
  let event: String
  /// Of which kind an announcement is; absent from other events.
  let cue: Cue.Kind?
  /// The shown second, negative in overtime.
  let remaining: Int
  let phase: String
  let run: RunState
  let preset: String
  let text: String

  /// The names that scripts look for.
  enum CodingKeys: String, CodingKey {
    case time, number, event, cue, remaining, phase, run, preset, text
  }

  init?(_ event: TalkEvent) {
    guard let name = event.kind.name else { return nil }
    time = WallClock.stamp(event.wallClock)
    number = event.number
    self.event = name
    if case .cue(let cue) = event.kind { self.cue = cue.kind } else { cue = nil }
    remaining = event.reading.shown
    phase = event.reading.phase?.rawValue ?? "none"
    run = event.run
    preset = event.preset
    text = event.text
  }
}
