// The buttons of the remote in a browser.
extension Phrases {
  /// What the buttons are called.
  package var remote: RemoteWords {
    RemoteWords(
      start: button(.remoteStart),
      stop: button(.remoteStop),
      resume: button(.remoteResume),
      next: button(.remoteNext),
      previous: button(.remotePrevious),
      undo: button(.remoteUndo),
      redo: button(.remoteRedo),
      flash: button(.remoteFlash),
      black: button(.remoteBlack),
      message: page(.remoteMessage),
      send: button(.remoteSend),
      hide: button(.remoteHide),
      presets: page(.remotePresets),
      fullScreen: page(.remoteFullScreen),
      screenMayTurnOff: page(.remoteScreenMayTurnOff),
      notSent: page(.remoteNotSent),
      noAnswer: page(.remoteNoAnswer),
      tooMany: page(.remoteTooMany),
      unreachable: page(.remoteUnreachable),
      shutOut: page(.remoteShutOut),
      needsLink: page(.remoteNeedsLink),
      onlyShows: page(.remoteOnlyShows),
      isFull: page(.remoteIsFull),
      timer: page(.remoteTimer),
      sayTime: button(.remoteSayTime),
      ready: page(.remoteReady),
      running: page(.remoteRunning),
      paused: page(.remotePaused),
      less: page(.remoteLess),
      more: page(.remoteMore),
      setTime: button(.remoteSetTime),
      example: page(.remoteExample),
      time: page(.remoteTime),
      yellowNow: button(.remoteYellowNow),
      redNow: button(.remoteRedNow),
      reset: button(.remoteReset),
      person: page(.remotePerson),
      personForOthers: page(.remotePersonForOthers),
      named: page(.remoteNamed),
      unnamed: page(.remoteUnnamed),
      done: page(.remoteDone),
      notConfirmed: page(.remoteNotConfirmed))
  }
  /// What the list of the rundown is called, and what can be done with its items.
  package var programme: ProgrammeWords {
    ProgrammeWords(
      heading: page(.programmeHeading),
      goTo: button(.programmeGoTo),
      skip: button(.programmeSkip),
      shorten: button(.programmeShorten),
      newLength: page(.programmeNewLength),
      earlier: button(.programmeEarlier),
      later: button(.programmeLater),
      rename: button(.programmeRename),
      title: page(.programmeTitle),
      speaker: page(.programmeSpeaker),
      insert: button(.programmeInsert),
      insertedTitle: page(.programmeInsertedTitle),
      insertedLength: page(.programmeInsertedLength),
      catchUp: button(.programmeCatchUp))
  }
  /// A button asks to be tapped again; `deed` is what it does then.
  package func tapAgain(_ deed: String) -> String { one(.tapAgain, ["deed": .text(deed)]) }
  /// What a change does that needs a second press: `ends this talk`.
  package func deed(_ change: GuardedChange) -> String {
    one(named: "deed-" + change.word, change.values)
  }
  /// What it does to undo the start of a running talk.
  package var undoesStart: String { one(.undoesStart) }
  /// The displays are black; keys are not named, since phones have none.
  package var blackoutIsOn: String { one(.blackoutIsOn) }
  /// The page puts in the time and the button.
  ///
  /// The page puts in the time, the button and the name.
  private func page(_ message: Message) -> String {
    one(message, ["time": "{time}", "button": "{button}", "name": "{name}"])
  }
  private func button(_ message: Message) -> RemoteButton {
    let forms = forms(message)
    return RemoteButton(forms[forms.count - 1], forms[0])
  }
}

/// What a button of the remote is called.
package struct RemoteButton: Hashable, Sendable {
  /// What stands on it: words that fit into a third of a small phone's width.
  package let face: String
  /// What is read out and told, beginning with the same words where that is possible.
  package let name: String

  /// Creates the words of a button, on which its whole name stands unless there is a shorter one.
  package init(_ face: String, _ name: String? = nil) {
    self.face = face
    self.name = name ?? face
  }
}

/// What the buttons of the remote are called.
package struct RemoteWords: Hashable, Sendable {
  /// Starts a clock that is ready.
  package let start: RemoteButton
  /// Stops one that runs.
  package let stop: RemoteButton
  /// Lets one go on that is paused.
  package let resume: RemoteButton
  /// Goes to the next part or talk.
  package let next: RemoteButton
  /// Goes back to the one before.
  package let previous: RemoteButton
  /// Takes back the last change.
  package let undo: RemoteButton
  /// Makes the change again that was taken back last.
  package let redo: RemoteButton
  /// Flashes for attention.
  package let flash: RemoteButton
  /// Makes the displays black, or brings the picture back.
  package let black: RemoteButton
  /// A text for the speaker.
  package let message: String
  /// Shows it.
  package let send: RemoteButton
  /// Hides it.
  package let hide: RemoteButton
  /// The list of presets.
  package let presets: String
  /// Lets the page fill the screen.
  package let fullScreen: String
  /// The page cannot keep the device's screen on, and how that can be done.
  package let screenMayTurnOff: String
  /// The command has not reached the clock.
  package let notSent: String
  /// Nobody knows whether the command has reached the clock.
  package let noAnswer: String
  /// The command was not sent, because too many came in a second.
  package let tooMany: String
  /// Why the buttons do nothing at present.
  package let unreachable: String
  /// The page's token is no longer accepted.
  package let shutOut: String
  /// A page was opened without a token.
  package let needsLink: String
  /// The remote was opened with a viewer's token.
  package let onlyShows: String
  /// A page was opened while all places are taken.
  package let isFull: String
  /// The digits, for those who do not see them.
  package let timer: String
  /// Says what time is left.
  package let sayTime: RemoteButton
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
  package let setTime: RemoteButton
  /// An example of two lengths of time, in a field that is narrow.
  package let example: String
  /// The field for the time that the talk is given.
  package let time: String
  /// Makes the talk yellow from this second on.
  package let yellowNow: RemoteButton
  /// Makes the talk red from this second on.
  package let redNow: RemoteButton
  /// Loads the talk anew.
  package let reset: RemoteButton
  /// The field for the name of the one who holds the phone, short.
  package let person: String
  /// The same in full.
  package let personForOthers: String
  /// The others see `{name}` at the commands of this phone.
  package let named: String
  /// They see no name.
  package let unnamed: String
  /// The command of `{button}` was carried out.
  package let done: String
  /// Nobody has tapped `{button}` again.
  package let notConfirmed: String
}

/// What the list of the rundown is called, and what can be done with its items.
package struct ProgrammeWords: Hashable, Sendable {
  /// The list.
  package let heading: String
  /// Ends the loaded item and loads this one.
  package let goTo: RemoteButton
  /// Leaves it out.
  package let skip: RemoteButton
  /// Gives it less time.
  package let shorten: RemoteButton
  /// The field for its new length.
  package let newLength: String
  /// Moves it before the one that comes before it.
  package let earlier: RemoteButton
  /// Moves it behind the one that comes after it.
  package let later: RemoteButton
  /// Saves another title and another speaker.
  package let rename: RemoteButton
  /// The title of a talk.
  package let title: String
  /// Who speaks.
  package let speaker: String
  /// Inserts a talk before the one that comes next.
  package let insert: RemoteButton
  /// The field for the title of that talk.
  package let insertedTitle: String
  /// The field for its length.
  package let insertedLength: String
  /// Shortens what follows, so that the rundown ends on time.
  package let catchUp: RemoteButton
}
