public import TerminalCanvas
public import TimerEngine

/// What a key means.
public enum Verb: Hashable, Sendable {
  /// Start, stop, or go on.
  case startOrStop
  /// Start or go on, and never stop.
  case start
  /// Take the preset of a slot, 1 to 9.
  case slot(Int)
  /// Make the present green time and thresholds those of a slot, 1 to 9.
  case store(Int)
  /// Ask for the slot or the lamp that is to take the present time.
  case arm
  /// Go to the time at which a lamp's phase begins.
  case tap(Lamp)
  /// Make the shown time a lamp's.
  case hold(Lamp)
  /// Go back to the green time, whatever is to be stored.
  case back
  /// Change the time while the clock is stopped, by so many seconds.
  case set(Int)
  /// Give or take so many seconds at any time.
  case add(Int)
  /// Take the last change back.
  case undo
  /// Move the start back to the last stop or reset.
  case startFromIdle
  /// Move the ring on or back.
  case focus(isBack: Bool)
  /// Tap what has the ring.
  case enter
  /// Let only Space work; twice lets all keys work again.
  case lock
  /// The next layout.
  case layout
  /// The next theme.
  case theme
  /// Flash for attention.
  case flash
  /// Make the screen black, or bring the picture back.
  case blackout
  /// Show or hide the message, or the title where there is none.
  case message
  /// Announce nothing, on the screen, or aloud as well: the next of these.
  case announcing
  /// Show or hide the time of day.
  case timeOfDay
  /// Open or turn the pages of the help.
  case help
  /// End the program; each key that does so is a verb of its own, since only the same one
  /// answers the question that it asks.
  case quit(Key)
  /// Close what is open.
  case close

  /// What the verb means after `arm`, `nil` if nothing else than before.
  var held: Verb? {
    switch self {
    case .slot(let slot): .store(slot)
    case .tap(let lamp): .hold(lamp)
    default: nil
    }
  }
}
