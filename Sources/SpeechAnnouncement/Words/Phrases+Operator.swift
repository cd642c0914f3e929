// The texts of the operator view, and about displays; times come as texts, in digits or in words.
extension Phrases {
  /// The headings of the operator view.
  package var headings: OperatorHeadings {
    OperatorHeadings(phrases: self)
  }
  /// The item of a rundown that is under way, and the one after it.
  package var nowAndNext: (now: String, next: String) { (one(.headingNow), one(.headingNext)) }
  /// The screen is black, or it flashes.
  package var pictureStates: (blackout: String, flash: String) {
    (one(.pictureBlackout), one(.pictureFlash))
  }
  /// A display has not answered since this time of day.
  package func silent(since time: String) -> String {
    one(.displaySilentSince, ["time": .text(time)])
  }
  /// A display was lost at this time of day.
  package func lost(at time: String) -> String { one(.displayLostAt, ["time": .text(time)]) }
  /// The terminal is too small for the operator view, which needs `needed`.
  package func noRoomForView(needed: String) -> [String] {
    forms(.noRoomForView, ["needed": .text(needed)])
  }

  /// A display's connection has ended unexpectedly.
  package func displayLost(_ name: String) -> [String] {
    forms(.displayLost, ["name": .text(name)])
  }
  /// A display does not answer any more.
  package func displaySilent(_ name: String) -> [String] {
    forms(.displaySilent, ["name": .text(name)])
  }
  /// A lost display is connected again, or one that was silent answers.
  package func displayBack(_ name: String) -> [String] {
    forms(.displayBack, ["name": .text(name)])
  }
  /// A display was ended by its user.
  package func displayLeft(_ name: String) -> [String] {
    forms(.displayLeft, ["name": .text(name)])
  }
  /// The displays that are connected show their names, which are these.
  package func displays(_ names: String) -> String { one(.displays, ["names": .text(names)]) }
  /// No display is connected.
  package var noDisplay: String { one(.noDisplay) }
  /// Nothing has happened yet.
  package var noEvent: String { one(.noEvent) }
  /// The clock of a room is not at its broker.
  package var offline: String { one(.offline) }
  /// No room is known yet.
  package var waitingForRooms: String { one(.waitingForRooms) }
  /// `count` rooms have no place on the screen.
  package func moreRooms(_ count: Int) -> String { one(.moreRooms, ["count": .number(count)]) }
  /// Whose change was undone; `nil` for the operator's.
  package func changed(by name: String?) -> String { one(.changedBy, ["name": .some(name)]) }
  /// What a client did with the talk.
  package func done(_ act: ClientAct, by name: String) -> String {
    one(named: "talk-" + act.rawValue + "-by", ["name": .text(name)])
  }
}

/// What a client did with the talk.
package enum ClientAct: String, Sendable {
  /// It has started the talk.
  case started
  case paused
  case resumed
}

/// The headings of the operator view.
package struct OperatorHeadings: Sendable {
  let phrases: Phrases
  /// The small picture of what the speaker sees.
  package var speaker: String { phrases.one(.headingSpeaker) }
  /// The rundown, where it has no name.
  package var rundown: String { phrases.one(.headingRundown) }
  /// The displays that are connected.
  package var displays: String { phrases.one(.headingDisplays) }
  /// What has happened last.
  package var events: String { phrases.one(.headingEvents) }
}
