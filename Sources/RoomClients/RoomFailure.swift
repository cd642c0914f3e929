/// Why the clocks of rooms cannot be asked, in words for people.
package struct RoomFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, and what to do about it.
  package let description: String

  init(_ description: String) { self.description = description }
}
