import TimerEngine

/// What the mouse can point at.
enum Target: Hashable {
  /// A slot, 1 to 9.
  case slot(Int)
  /// A lamp with its word.
  case lamp(Lamp)
  /// The time.
  case digits
  /// What stores the time somewhere.
  case store
  /// What takes the last change back.
  case undo
}

extension Target {
  /// Whether half a second on it means something else than a click.
  var canBeHeld: Bool {
    switch self {
    case .slot, .lamp: true
    case .digits, .store, .undo: false
    }
  }
}

/// What the ring can stand around, for who has neither a mouse nor letters.
enum Focus: Hashable {
  /// A slot, 1 to 9.
  case slot(Int)
  /// The minutes of the time.
  case minutes
  /// The seconds of the time.
  case seconds
  /// A lamp.
  case lamp(Lamp)
  /// What stores the time somewhere.
  case store
  /// What takes the last change back.
  case undo
}
