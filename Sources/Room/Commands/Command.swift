package import SpeechAnnouncement
package import StageRenderer
package import TimerEngine

/// A command to the clock, from a key, the mouse or a line of text.
///
/// Keys are bound to commands (`KeyBindings`), each part of the screen that can be clicked has one,
/// and lines are parsed into commands. The sender gets the result: the command is done, or it is
/// refused.
///
/// This folder holds what people say to a clock and what it says to them: the commands, how each is
/// written and what a clock has to know about it, the outcomes, and all notices with their words.
/// Others perform the commands, and show or print the texts. Nothing here changes a talk or a
/// rundown, knows which clients are connected, or draws.
package enum Command: Hashable, Sendable {
  // MARK: The talk

  /// Start, stop or resume.
  case toggle
  /// Start or resume.
  case start
  case stop
  /// The key of a presenter's clicker: start or begin the next segment, and never stop.
  case clickerStart
  /// Add seconds to the time, at any time; negative ones are taken away.
  case add(Int)
  /// Change the time by some seconds, while the clock does not run.
  case adjust(by: Int)
  /// Set the clock to a number of seconds.
  case set(to: Int)
  /// Load the preset of a slot, 1 to 9.
  case slot(Int)
  /// Load the preset of a slot or with a part of a name.
  case preset(String)
  /// Go to the time at which a lamp's phase begins, and to the segment's start for green; a talk
  /// that runs goes on from there.
  case go(Lamp)
  /// Make the shown time the threshold of a lamp's phase.
  case assign(Lamp)
  /// Go back to the start of the current segment, ready, also after `chooseTarget`.
  case back
  /// Move the start back to the last stop or reset.
  case backdate
  /// Begin the talk's next segment.
  case nextSegment
  /// Put a segment for questions, of some seconds, at the end of the talk.
  case questions(Int)
  /// Go back to the previous segment, with the time it had left.
  case previousSegment
  /// Load an item of the rundown.
  case goTo(ItemReference)
  /// Leave out an item of the rundown, by default the next one.
  case skip(ItemReference?)
  /// Move an item of the rundown, as a text such as `#4 before #2` says.
  case move(String)
  /// Give an item of the rundown another title or speaker, by default the loaded one.
  case name(Rundown.NamePart, String, handle: Int?)
  /// Shorten an item of the rundown to a number of seconds, by default the next one.
  case shorten(Int, handle: Int?)
  /// Insert a talk with a length in seconds and a title before the next item of the rundown.
  case insert(Int, String)
  /// Shorten the following items of the rundown, so that it is on time at the next hard end.
  case catchUp
  /// List the rundown.
  case rundown
  /// Read the file of the rundown again, and take over what has changed.
  case reload
  /// Begin the rundown anew, with nothing that has run or was changed by hand.
  case restart
  /// Go back to the start of the talk's first segment, ready.
  case reset
  /// Undo the last change.
  case undo
  /// Redo the change that was undone last.
  case redo
  /// End the talk at a time of day, in seconds since midnight.
  case until(Int)
  /// Store the current talk in a slot, 1 to 9.
  case store(Int)
  /// Remove what is stored in a slot, 1 to 9.
  case remove(Int)
  /// Report the remaining time.
  case time
  /// Let this desk go on as the clock, whose machine has died.
  case takeOver
  /// Hand the talks over to a desk with a part of this name, or to the only one.
  case handOver(String?)
  /// Make the program a desk of the room's other clock, if this one is a second clock there.
  case join
  /// End the program.
  case quit

  // MARK: The displays

  /// Flash for attention.
  case flash
  /// Make the screen black, or bring the picture back.
  case blackout
  /// Make the screen black, or not.
  case setBlackout(Bool)
  /// Show or hide the message, or the title where there is none.
  case message
  /// Show a message, or the last one; with a number of seconds it disappears after them.
  case showMessage(String?, seconds: Int?)
  /// Show a stored message, 1 to 9.
  case storedMessage(Int)
  /// Hide the message.
  case clear

  /// Let each display show its name.
  case identify
  /// List the connected displays.
  case displays
  /// List the last events.
  case events

  // MARK: The view

  /// Open the prompt, where a command can be typed.
  case prompt
  /// Open the prompt for the text of a message.
  case typeMessage
  /// Ask for the slot or the lamp that is to store the shown time.
  case chooseTarget
  /// Ask for the stored message that is to be shown.
  case chooseMessage
  /// Move the focus on or back.
  case focus(isBack: Bool)
  /// Activate the focused control.
  case enter
  /// Let only Space work; twice lets all keys work again.
  case lock
  /// The next layout.
  case layout
  /// The next theme.
  case theme
  /// Switch announcements: off, on the screen, or aloud as well.
  case announcing
  /// Show a secondary time with the digits, or none.
  case secondaryTime(Look.SecondaryTime?)
  /// The next secondary time.
  case cycleSecondaryTime
  /// Show or hide the time of day.
  case timeOfDay
  /// Show or hide the operator view.
  case operatorView
  /// Show the help.
  case help
  /// Explain this command, or with `nil` all that can be typed.
  case explain(CommandName?)
  /// Close the help, a question or a notice, and uncover the digits.
  case close

  /// The command that replaces this one after `chooseTarget`; `nil` if it stays the same.
  package var storing: Command? {
    switch self {
    case .slot(let slot): .store(slot)
    case .go(let lamp): .assign(lamp)
    default: nil
    }
  }
}

// What the clock has to know of each command.
extension Command {
  /// What the clock has to know about a command, whoever gives it.
  package struct Traits: OptionSet, Sendable {
    /// The traits as bits.
    package let rawValue: Int

    /// It changes the picture on the operator's screen, which may not change too often.
    package static let changesPicture = Traits(rawValue: 1)
    /// It may cover what the speaker sees, so it counts as a change of the picture if a client
    /// sends it.
    package static let covers = Traits(rawValue: 2)
    /// It applies to the segment and the item that its sender sees.
    package static let dependsOnPlace = Traits(rawValue: 4)
    /// It changes nothing that others see, so they are not told who has given it.
    package static let onlyTells = Traits(rawValue: 8)
    /// Only the operator may give it, and no client.
    package static let isOperators = Traits(rawValue: 16)

    /// Creates traits from bits.
    package init(rawValue: Int) { self.rawValue = rawValue }
  }

  /// The traits of this command; add each new command here, even if it has none.
  package var traits: Traits {
    switch self {
    case .toggle, .start, .stop, .clickerStart, .add, .adjust, .set, .slot, .preset, .assign,
      .backdate, .questions, .goTo, .move, .reload, .restart, .reset, .undo, .redo, .until, .store,
      .remove,
      .clear, .takeOver, .quit, .help, .explain:
      []
    case .skip(let item): item == nil ? .dependsOnPlace : []
    case .shorten(_, let handle), .name(_, _, let handle): handle == nil ? .dependsOnPlace : []
    case .go, .back, .nextSegment, .previousSegment, .insert, .catchUp: .dependsOnPlace
    case .flash: .changesPicture
    case .setBlackout(let isBlack): isBlack ? [.changesPicture, .covers] : .changesPicture
    case .blackout, .message, .showMessage, .storedMessage: [.changesPicture, .covers]
    case .identify: .covers
    case .time, .displays, .events, .rundown: .onlyTells
    case .layout, .theme, .secondaryTime, .cycleSecondaryTime, .operatorView:
      [.changesPicture, .isOperators]
    case .lock, .announcing, .timeOfDay, .prompt, .typeMessage, .chooseTarget, .chooseMessage,
      .focus, .enter, .close, .handOver, .join:
      .isOperators
    }
  }

  /// Questions of five minutes.
  package static let usualQuestions = Command.questions(300)

  /// Whether it changes what another clock would have to know to go on.
  package var concernsTalks: Bool {
    if case .explain = self { return false }
    return self != .help && traits.isDisjoint(with: [.onlyTells, .isOperators])
  }

  /// Whether it changes nothing but the clock's own screen.
  package var concernsOwnScreen: Bool { self == .layout || self == .operatorView }

  /// Whether even somebody who types it is asked: a time of day may have just passed, and `restart`
  /// may be meant for the talk.
  package var maySlip: Bool { if case .until = self { true } else { self == .restart } }

  /// Whether it starts a talk that is ready.
  package var startsReadyTalk: Bool {
    switch self {
    case .toggle, .start, .clickerStart, .backdate, .until: true
    default: false
    }
  }

  /// Whether it goes on or back in a talk or a rundown.
  package var changesSegment: Bool { self == .nextSegment || self == .previousSegment }
}
