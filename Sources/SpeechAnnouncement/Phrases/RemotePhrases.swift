/// The buttons of the remote in a browser.
package protocol RemotePhrases: Sendable {
  /// What the buttons are called.
  var remote: RemoteWords { get }
  /// What the list of the rundown is called, and what can be done with its items.
  var programme: ProgrammeWords { get }
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
  /// Makes the change again that was taken back last.
  package let redo: String
  /// Flashes for attention.
  package let flash: String
  /// Makes the displays black, or brings the picture back.
  package let black: String
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
  /// The digits, for those who do not see them.
  package let timer: String
  /// Says what time is left.
  package let sayTime: String
  /// The talk is loaded.
  package let ready: String
  /// The talk runs.
  package let running: String
  /// The talk is paused.
  package let paused: String
  /// Takes time from the talk: `{time}` less.
  package let less: String
  /// Gives the talk time: `{time}` more.
  package let more: String
  /// Gives the talk another time.
  package let setTime: String
  /// A length of time that is typed, with an example.
  package let length: String
  /// Makes the talk yellow from this second on.
  package let yellowNow: String
  /// Makes the talk red from this second on.
  package let redNow: String
  /// Loads the talk anew.
  package let reset: String
  /// The command of `{button}` was carried out.
  package let done: String
  /// Nobody has tapped `{button}` again.
  package let notConfirmed: String
}

/// What the list of the rundown is called, and what can be done with its items.
package struct ProgrammeWords: Codable, Hashable, Sendable {
  /// The list.
  package let heading: String
  /// Ends the loaded item and loads this one.
  package let goTo: String
  /// Leaves it out.
  package let skip: String
  /// Gives it less time.
  package let shorten: String
  /// Moves it before the one that comes before it.
  package let earlier: String
  /// Moves it behind the one that comes after it.
  package let later: String
  /// Saves another title and another speaker.
  package let rename: String
  /// The title of a talk.
  package let title: String
  /// Who speaks.
  package let speaker: String
  /// Inserts a talk before the one that comes next.
  package let insert: String
  /// Shortens what follows, so that the rundown ends on time.
  package let catchUp: String
}
