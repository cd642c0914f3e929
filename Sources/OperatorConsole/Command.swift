package import TimerEngine

/// What can be asked of the clock, by a key, by the mouse or in a line of text.
///
/// Keys are bound to commands (`KeyBindings`), targets of the mouse stand for them, and lines are
/// parsed into them. Whoever sends one gets its result: it is done, or it is refused.
package enum Command: Hashable, Sendable {
  // MARK: The talk

  /// Start, stop, or go on.
  case toggle
  /// Start or go on.
  case start
  /// Stop.
  case stop
  /// What a presenter's clicker sends: start or go on, and never stop.
  case clickerStart
  /// Give or take so many seconds at any time.
  case add(Int)
  /// Change the time while the clock is stopped, by so many seconds.
  case set(Int)
  /// Load the preset of a slot, 1 to 9.
  case slot(Int)
  /// Load the preset of a slot or with a part of a name.
  case preset(String)
  /// Go to the time at which a lamp's phase begins.
  case go(Lamp)
  /// Make the shown time the one at which a lamp's phase begins.
  case assign(Lamp)
  /// Go back to the green time, whatever is to be stored.
  case back
  /// Move the start back to the last stop or reset.
  case backdate
  /// Begin the talk's next segment.
  case nextPart
  /// Go back to the segment before, with what it had left.
  case previousPart
  /// Go back to the start of the talk's first segment.
  case reset
  /// Take the last change back.
  case undo
  /// Store the present talk in a slot, 1 to 9.
  case store(Int)
  /// Tell the time that is left.
  case time
  /// End the program.
  case quit

  // MARK: The displays

  /// Flash for attention.
  case flash
  /// Make the screen black, or bring the picture back.
  case blackout
  /// Show or hide the message, or the title where there is none.
  case message

  // MARK: The view

  /// Ask for the slot or the lamp that is to take the present time.
  case chooseTarget
  /// Move the focus on or back.
  case focus(isBack: Bool)
  /// Tap what has the focus.
  case enter
  /// Let only Space work; twice lets all keys work again.
  case lock
  /// The next layout.
  case layout
  /// The next theme.
  case theme
  /// Announce nothing, on the screen, or aloud as well: the next of these.
  case announcing
  /// Show or hide the time of day.
  case timeOfDay
  /// Explain what can be asked.
  case help
  /// Close what is open.
  case close

  /// What the command means after `chooseTarget`, `nil` if nothing else than before.
  var storing: Command? {
    switch self {
    case .slot(let slot): .store(slot)
    case .go(let lamp): .assign(lamp)
    default: nil
    }
  }
}

/// Why a command did nothing.
enum CommandRefusal: Error, Equatable {
  /// A talk that runs cannot be started.
  case alreadyRunning
  /// Only a talk that runs can be stopped.
  case notRunning
  /// The clock can go no further.
  case noChange
  /// The talk has no segment there.
  case noPart
  /// No preset is meant by this text.
  case noPreset(PresetSearchError)
  /// There is no preset under this number key.
  case emptySlot(Int)
  /// The talk refuses it.
  case talk(Refusal)
  /// There is nothing to take back.
  case nothingToUndo
  /// The clock was told not to flash.
  case noFlash
  /// There is neither a message nor a title.
  case noMessage

  /// What the operator is told of it, `nil` for a key that just has nothing to do.
  var notice: Notice? {
    switch self {
    case .alreadyRunning, .notRunning, .noChange: nil
    case .noPart: .command(.noPart)
    case .noPreset(let error): .command(.noPreset(error))
    case .emptySlot(let slot): .emptySlot(slot)
    case .talk(let refusal): .refused(refusal)
    case .nothingToUndo: .nothingToUndo
    case .noFlash: .noFlash
    case .noMessage: .noMessage
    }
  }

  /// What is answered to a line, which always gets an answer.
  var answer: Notice {
    switch self {
    case .alreadyRunning: .command(.alreadyRunning)
    case .notRunning: .command(.notRunning)
    default: notice ?? .command(.noChange)
    }
  }
}
