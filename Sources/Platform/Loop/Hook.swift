package import TimerEngine

/// An event at which a command can be run.
package enum Hook: String, CaseIterable, Sendable {
  /// A talk begins to run, or runs again.
  case start
  /// Yellow has begun.
  case yellow
  /// Red has begun.
  case red
  /// The talk has reached zero.
  case zero
  /// A running talk was stopped.
  case stop
  /// Something is announced.
  case cue

  /// The option for the command.
  package var option: String { "--on-\(rawValue)" }

  /// The hook of an event, `nil` if it has none.
  package init?(_ kind: TalkEvent.Kind) {
    switch kind {
    case .start, .resume: self = .start
    case .phase(.yellow, _): self = .yellow
    case .phase(.red, _): self = .red
    case .zero: self = .zero
    case .stop(let reason) where reason != .restored: self = .stop
    case .cue: self = .cue
    default: return nil
    }
  }
}

extension TalkEvent {
  /// The environment variables for a command that is run at this event, `NAME=value` each.
  package var environment: [String] {
    let segment =
      place.map {
        ["SPEAKERCLOCK_SEGMENT=\($0.number)", "SPEAKERCLOCK_SEGMENT_NAME=\($0.name)"]
      } ?? []
    return [
      "SPEAKERCLOCK_PHASE=\(reading.phase?.rawValue ?? "none")",
      "SPEAKERCLOCK_REMAINING=\(reading.remainingSecond)",
      "SPEAKERCLOCK_TEXT=\(text)", "SPEAKERCLOCK_PRESET=\(preset)",
    ] + segment
  }
}
