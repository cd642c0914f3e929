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

  /// The verb of a key, `nil` if it has none.
  ///
  /// Capitals mean what the small letters mean, but for those of the lamps.
  public init?(_ key: Key) {
    switch key {
    case .up: self = .set(60)
    case .down: self = .set(-60)
    case .right: self = .set(5)
    case .left: self = .set(-5)
    case .backspace: self = .tap(.green)
    case .f1: self = .help
    case .escape: self = .close
    case .pageUp: self = .tap(.green)
    case .f5, .pageDown: self = .start
    case .backTab: self = .focus(isBack: true)
    case .alt(let scalar):
      guard let slot = Self.slot(of: scalar) else { return nil }
      self = .store(slot)
    case .character(let scalar):
      guard let verb = Self.verb(of: scalar) else { return nil }
      self = verb
    }
  }

  /// What the verb means after `arm`, `nil` if nothing else than before.
  var held: Verb? {
    switch self {
    case .slot(let slot): .store(slot)
    case .tap(let lamp): .hold(lamp)
    default: nil
    }
  }

  private static func slot(of scalar: Unicode.Scalar) -> Int? {
    ("1"..."9").contains(scalar) ? Int(scalar.value - ("0" as Unicode.Scalar).value) : nil
  }

  private static func verb(of scalar: Unicode.Scalar) -> Verb? {
    switch scalar {
    case " ": .startOrStop
    case "s", "S": .arm
    case "+", "=": .add(60)
    case "-", "_": .add(-60)
    case "]": .add(10)
    case "[": .add(-10)
    case "?", "h", "H": .help
    case "\t": .focus(isBack: false)
    case "\r", "\n": .enter
    case "k", "K": .lock
    case "u", "U": .undo
    case "o", "O": .startFromIdle
    case "l", "L": .layout
    case "c", "C": .theme
    case "f", "F": .flash
    case "b", "B", ".": .blackout
    case "m", "M": .message
    case "v", "V": .announcing
    case "t", "T": .timeOfDay
    case "q", "Q": .quit(.character("q"))
    case "\u{3}": .quit(.character(scalar))
    default: slot(of: scalar).map(Verb.slot) ?? lamp(of: scalar)
    }
  }

  private static func lamp(of scalar: Unicode.Scalar) -> Verb? {
    switch scalar {
    case "g": .tap(.green)
    case "y": .tap(.yellow)
    case "r": .tap(.red)
    case "G": .hold(.green)
    case "Y": .hold(.yellow)
    case "R": .hold(.red)
    default: nil
    }
  }
}
