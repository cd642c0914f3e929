/// What the remaining time means for the speaker.
///
/// The cases are in the order of a talk. The raw values are written to files, hooks and events.
package enum Phase: String, Comparable, CaseIterable, Hashable, Sendable {
  /// There is time.
  case green
  /// Come to an end.
  case yellow
  /// Closing remarks; also the one second of 0:00.
  case red
  /// The time is up; from −0:01 on.
  case overtime

  /// Whether the first phase comes earlier in a talk.
  package static func < (first: Phase, second: Phase) -> Bool { first.order < second.order }

  private var order: Int {
    switch self {
    case .green: 0
    case .yellow: 1
    case .red: 2
    case .overtime: 3
    }
  }

  /// The lamp that is lit in this phase.
  package var lamp: Lamp {
    switch self {
    case .green: .green
    case .yellow: .yellow
    case .red, .overtime: .red
    }
  }
}

/// One light of the traffic light.
package enum Lamp: String, CaseIterable, Hashable, Sendable {
  /// The light of the green time.
  case green
  /// The light that says: come to an end.
  case yellow
  /// The light that says: stop.
  case red

  /// The phase that begins with this lamp.
  package var phase: Phase {
    switch self {
    case .green: .green
    case .yellow: .yellow
    case .red: .red
    }
  }
}
