// Texts about the focus, the mouse and the lock, and for a user who starts the clock for the first
// time.
extension Phrases {
  /// The names of the controls other than slots and lamps.
  package var controls: ControlNames {
    ControlNames(phrases: self)
  }
  /// Something has the focus, and a key, usually Enter, does this with it.
  package func focus(_ name: String, _ enter: EnterMeaning, key: String) -> String {
    one(
      named: "focus-" + enter.word,
      enter.values + [
        "name": .text(name), "key": .text(key), "sign": name.contains(":") ? "colon" : "other",
      ])
  }
  /// What can be done with a mouse.
  package var mouse: MouseNames {
    MouseNames(phrases: self)
  }
  /// The talk runs, and another click on the digits pauses it.
  package var clickAgain: String { one(.clickAgain) }
  /// Only the space bar works.
  package func locked(key: String, space: String) -> [String] {
    forms(.locked, ["key": .text(key), "space": .text(space)])
  }
  /// The key for the lock would unlock.
  package func unlock(key: String) -> [String] { forms(.unlock, ["key": .text(key)]) }
  /// All keys work again.
  package var unlocked: String { one(.unlocked) }
  /// What the keys do, for a user who starts the clock for the first time.
  package func firstStart(start: String, slots: String, help: String) -> [String] {
    forms(.firstStart, ["start-key": .text(start), "slots": .text(slots), "help-key": .text(help)])
  }
  /// That the preset is kept for the next time, for a user who stores one for the first time.
  package var firstStore: String { one(.firstStore) }
}

/// The names of the controls other than slots and lamps.
package struct ControlNames: Sendable {
  let phrases: Phrases
  /// The minutes of the time.
  package var minutes: String { phrases.one(.controlMinutes) }
  /// The seconds of the time.
  package var seconds: String { phrases.one(.controlSeconds) }
  /// What stores the time.
  package var store: String { phrases.one(.controlStore) }
  /// What undoes.
  package var undo: String { phrases.one(.controlUndo) }
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
  case undo
}

/// What can be done with a mouse.
package struct MouseNames: Sendable {
  let phrases: Phrases
  /// Press and let go.
  package var click: String { phrases.one(.mouseClick) }
  /// The same twice.
  package var doubleClick: String { phrases.one(.mouseDoubleClick) }
  /// Press for half a second.
  package var hold: String { phrases.one(.mouseHold) }
  /// Move while pressed, and turn the wheel.
  package var dragAndWheel: String { phrases.one(.mouseDragAndWheel) }
}

extension EnterMeaning {
  /// What the name of its message ends in.
  fileprivate var word: String {
    switch self {
    case .take: "take"
    case .store: "store"
    case .go: "go"
    case .hold: "hold"
    case .start: "start"
    case .ask: "ask"
    case .undo: "undo"
    }
  }

  fileprivate var values: FluentValues {
    switch self {
    case .store(let time), .hold(let time): ["time": .text(time)]
    case .take, .go, .start, .ask, .undo: [:]
    }
  }
}
