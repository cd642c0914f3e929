import Room

/// The state of a room at a broker, for a display.
///
/// A state is retained, so it may be yesterday's. It counts only while the room's clock is there
/// and is the one that the state names.
struct BrokerRoom {
  private var presence: OnlineState?
  private var state: SentStage?

  /// Whether the room's clock is there.
  var isOnline: Bool { presence?.online == true }

  /// Receives who the room's clock is; returns what a display is told.
  mutating func receive(_ new: OnlineState) -> [WireClockMessage] {
    // The last words of a bridge that is gone say nothing of the one that is there.
    if let presence, presence.online, !new.online, new.controller != presence.controller {
      return []
    }
    guard new != presence else { return [] }
    presence = new
    return [.online(new.online)] + shown
  }

  /// Receives the state of the room; returns what a display is told.
  mutating func receive(_ new: SentStage) -> [WireClockMessage] {
    state = new
    return shown
  }

  private var shown: [WireClockMessage] {
    guard let presence, presence.online, let state, state.session == presence.session else {
      return []
    }
    return [.snapshot(state)]
  }
}
