import Room

/// The name of a room; the room's clock, record and lock have the same name.
package struct RoomName: Hashable, Sendable, CustomStringConvertible {
  /// The name.
  package let description: String

  /// The default room, used if no other is given.
  package static let main = RoomName(description: "main")

  private init(description: String) { self.description = description }

  /// Takes up to 32 lower-case letters, digits and `-`; `nil` for any other text.
  package init?(_ text: String) {
    guard text.isRoomName else { return nil }
    description = text
  }

  /// The name of the files with the record of the room's talk and its lock, without their
  /// extensions.
  package var recordName: String { self == .main ? "talk" : "room-" + description }
}
