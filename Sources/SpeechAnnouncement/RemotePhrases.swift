/// The buttons of the remote in a browser.
package protocol RemotePhrases: Sendable {
  /// What the buttons are called.
  var remote: RemoteWords { get }
  /// A button would discard something of the running talk, and does so if it is tapped again.
  func tapAgain(_ button: String) -> String
}

/// What the buttons of the remote are called.
package struct RemoteWords: Codable, Hashable, Sendable {
  /// Starts a clock that is ready.
  package let start: String
  /// Stops one that runs.
  package let stop: String
  /// Lets one go on that is paused.
  package let resume: String
  /// Goes to the next part or talk.
  package let next: String
  /// Goes back to the one before.
  package let previous: String
  /// Takes back the last change.
  package let undo: String
  /// Flashes for attention.
  package let flash: String
  /// Makes the displays black.
  package let black: String
  /// Brings the picture back.
  package let picture: String
  /// A text for the speaker.
  package let message: String
  /// Shows it.
  package let send: String
  /// Hides it.
  package let hide: String
  /// The list of presets.
  package let presets: String
  /// Lets the page fill the screen.
  package let fullScreen: String
  /// The command has not reached the clock.
  package let notSent: String
  /// Nobody knows whether the command has reached the clock.
  package let noAnswer: String
  /// Why the buttons do nothing at present.
  package let unreachable: String
  /// The page's token is no longer accepted.
  package let shutOut: String
}
