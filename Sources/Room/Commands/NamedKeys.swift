package import SpeechAnnouncement

/// The names of the keys that the clock's own texts mention.
package struct NamedKeys: Equatable, Sendable {
  /// The key that starts and stops, and closes a blackout.
  package var space = "Space"
  /// The key of the blackout.
  package var blackout = "b"
  /// The key for undo.
  package var undo = "u"
  /// The key that goes on in the rundown.
  package var next = "n"
  /// The key that shows the message.
  package var message = "m"
  /// The key that goes back in the rundown.
  package var previous = "p"
  /// The key that makes a second clock a desk of the first one.
  package var join = "d"
  /// What precedes a command that is typed; empty where there are only lines.
  package var prompt = ":"

  /// Creates the names of the standard keys in English.
  package init() {}

  /// Replaces the keys by the commands that do the same, for an input that has only lines.
  package mutating func useCommands(_ phrases: Phrases) {
    space = phrases.quoted(CommandName.toggle.rawValue)
    blackout = phrases.quoted(CommandName.blackout.rawValue + " off")
    undo = CommandName.undo.rawValue
    next = phrases.quoted(CommandName.next.rawValue)
    message = phrases.quoted(CommandName.message.rawValue)
    previous = phrases.quoted(CommandName.previous.rawValue)
    prompt = ""
  }
}
