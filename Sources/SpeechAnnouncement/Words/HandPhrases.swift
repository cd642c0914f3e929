/// Texts about the focus, the mouse and the lock, and for a user who starts the clock for the first
/// time.
package protocol HandPhrases: Sendable {
  /// The names of the controls other than slots and lamps.
  var controls: ControlNames { get }
  /// Something has the focus, and a key, usually Enter, does this with it.
  func focus(_ name: String, _ enter: EnterMeaning, key: String) -> String
  /// What can be done with a mouse.
  var mouse: MouseNames { get }
  /// The talk runs, and another click on the digits pauses it.
  var clickAgain: String { get }
  /// Only the space bar works.
  func locked(key: String, space: String) -> [String]
  /// The key for the lock would unlock.
  func unlock(key: String) -> [String]
  /// All keys work again.
  var unlocked: String { get }
  /// What the keys do, for a user who starts the clock for the first time.
  func firstStart(start: String, slots: String, help: String) -> [String]
  /// That the preset is kept for the next time, for a user who stores one for the first time.
  var firstStore: String { get }
}

/// The names of the controls other than slots and lamps.
package struct ControlNames: Sendable {
  /// The minutes of the time.
  package let minutes: String
  /// The seconds of the time.
  package let seconds: String
  /// What stores the time.
  package let store: String
  /// What undoes.
  package let undo: String
}

/// What the Enter key does with the focused control; times come as texts.
package enum EnterMeaning: Sendable {
  /// It takes the preset.
  case take
  /// It stores this time in the slot.
  case store(String)
  /// It goes to the time at which the lamp is lit.
  case go
  /// It makes this time the lamp's.
  case hold(String)
  /// It starts the talk, and the arrows change the focused control.
  case start
  /// It asks for a slot or a lamp.
  case ask
  /// It undoes.
  case undo
}

/// What can be done with a mouse.
package struct MouseNames: Sendable {
  /// Press and let go.
  package let click: String
  /// The same twice.
  package let doubleClick: String
  /// Press for half a second.
  package let hold: String
  /// Move while pressed, and turn the wheel.
  package let dragAndWheel: String
}
