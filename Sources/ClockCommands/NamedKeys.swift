/// The names of the keys that the clock's own texts mention.
package struct NamedKeys: Equatable, Sendable {
  /// The key that starts and stops, and closes a blackout.
  package var space = "Space"
  /// The key of the blackout.
  package var blackout = "b"
  /// The key for undo.
  package var undo = "u"
  /// The key that makes a second clock a desk of the first one.
  package var join = "d"

  /// Creates the names of the standard keys in English.
  package init() {}
}
