/// What the time that is left asks of the speaker.
///
/// The order is that of a talk.
public enum Phase: Int, Comparable, CaseIterable, Hashable, Sendable {
  /// There is time.
  case green
  /// Come to an end.
  case yellow
  /// Closing remarks; also the one second of 0:00.
  case red
  /// The time is up; from −0:01 on.
  case overtime

  /// Whether the first phase comes earlier in a talk.
  public static func < (first: Phase, second: Phase) -> Bool { first.rawValue < second.rawValue }

  /// The lamp that is lit in this phase.
  public var lamp: Lamp {
    switch self {
    case .green: .green
    case .yellow: .yellow
    case .red, .overtime: .red
    }
  }
}

/// One light of the traffic light.
public enum Lamp: CaseIterable, Hashable, Sendable {
  /// The light of the green time.
  case green
  /// The light that says: come to an end.
  case yellow
  /// The light that says: stop.
  case red
}
