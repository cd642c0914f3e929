import Platform

extension RoomConnection {
  /// How long it may take until the first room is found.
  private static let patience = Duration.seconds(5)
  /// If no other room appears for this long, all rooms are known.
  private static let settling = Duration.seconds(1)

  /// Listens until nothing new comes: a broker names all rooms at once.
  ///
  /// - Parameter takesNew: takes a message, and returns whether there is something new in it.
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

/// Why no clock can be asked, in words for people.
package struct RoomFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, and what to do about it.
  package let description: String

  init(_ description: String) { self.description = description }
}
