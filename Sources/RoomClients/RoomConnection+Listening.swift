import StageLink

extension RoomConnection {
  /// How long the way to the first room may take.
  private static let patience = Duration.seconds(5)
  /// How long no other room may be heard of until all are known.
  private static let settling = Duration.seconds(1)

  /// Listens until nothing new comes: a broker tells of all rooms at once.
  ///
  /// - Parameter takesNew: takes a message, and returns whether it tells something new.
  /// - Throws: what `takesNew` throws.
  mutating func listen(
    _ takesNew: (_ room: String?, _ message: Message) throws(RoomFailure) -> Bool
  ) throws(RoomFailure) {
    var end = ContinuousClock.now + Self.patience
    while true {
      let (room, message) = nextOfRoom(upTo: end)
      if case .nothing = message { return }
      if try takesNew(room, message) { end = ContinuousClock.now + Self.settling }
    }
  }
}

/// Why the clocks of rooms cannot be asked, in words for people.
package struct RoomFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, and what to do about it.
  package let description: String

  init(_ description: String) { self.description = description }
}
