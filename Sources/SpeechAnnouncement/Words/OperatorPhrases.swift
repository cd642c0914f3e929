/// The texts of the operator view, and about displays; times come as texts, in digits or in words.
package protocol OperatorPhrases: Sendable {
  /// The headings of the operator view.
  var headings: OperatorHeadings { get }
  /// The item of a rundown that is under way, and the one after it.
  var nowAndNext: (now: String, next: String) { get }
  /// The screen is black, or it flashes.
  var pictureStates: (blackout: String, flash: String) { get }
  /// A display has not answered since this time of day.
  func silent(since time: String) -> String
  /// A display was lost at this time of day.
  func lost(at time: String) -> String
  /// The terminal is too small for the operator view, which needs `needed`.
  func noRoomForView(needed: String) -> [String]

  /// A display's connection has ended unexpectedly.
  func displayLost(_ name: String) -> [String]
  /// A display does not answer any more.
  func displaySilent(_ name: String) -> [String]
  /// A lost display is connected again, or one that was silent answers.
  func displayBack(_ name: String) -> [String]
  /// A display was ended by its user.
  func displayLeft(_ name: String) -> [String]
  /// The displays that are connected, by name.
  func displays(_ names: String) -> String
  /// No display is connected.
  var noDisplay: String { get }
  /// Nothing has happened yet.
  var noEvent: String { get }
  /// The clock of a room is not at its broker.
  var offline: String { get }
  /// No room is known yet.
  var waitingForRooms: String { get }
  /// `count` rooms have no place on the screen.
  func moreRooms(_ count: Int) -> String
  /// Whose change was undone; `nil` for the operator's.
  func changed(by name: String?) -> String
  /// What a client did with the talk.
  func done(_ act: ClientAct, by name: String) -> String
}

/// What a client did with the talk.
package enum ClientAct: Hashable, Sendable {
  /// It has started the talk.
  case started
  /// It has paused it.
  case paused
  /// It has resumed it.
  case resumed
}

/// The headings of the operator view.
package struct OperatorHeadings: Sendable {
  /// The small picture of what the speaker sees.
  package let speaker: String
  /// The rundown, where it has no name.
  package let rundown: String
  /// The displays that are connected.
  package let displays: String
  /// What has happened last.
  package let events: String
}
