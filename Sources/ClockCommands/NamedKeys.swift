/// The names of the keys that the clock's own texts mention.
package struct NamedKeys: Equatable, Sendable {
  /// The key that starts and stops, and closes a blackout.
  package var space = "Space"
  /// The key of the blackout.
  package var blackout = "b"
  /// The key for undo.
  package var undo = "u"

  /// Creates the names of the standard keys in English.
  package init() {}
}
