import SpeechAnnouncement
import StageDisplay
import TerminalCanvas
import TimerEngine

/// What is open over the clock and takes what is pressed next.
enum Overlay: Hashable {
  /// The help at this page, counted from 0.
  case help(page: Int)
  /// A question that waits for an answer.
  case question(Question)
}

/// What waits for the operator's next key.
enum Question: Hashable {
  /// A command that would lose the running talk: once more before `until` does it; by this key, or
  /// by the mouse.
  case loseTalk(Command, by: Key?, until: Timestamp)
  /// Whether to end the program while a talk runs: the same key before `until` does it, any other
  /// key goes on.
  case quit(by: Key, until: Timestamp)
  /// What is to take the present time: a slot's or a lamp's key before `until` does it.
  case store(until: Timestamp)
  /// Whether all keys are to work again: the lock's key before `until` does it.
  case unlock(until: Timestamp)

  /// When it takes itself back.
  var until: Timestamp {
    switch self {
    case .loseTalk(_, _, let until), .quit(_, let until), .store(let until),
      .unlock(let until):
      until
    }
  }

  /// The words, the longest form first.
  func texts(in phrases: any Phrases, _ keys: KeyBindings) -> [String] {
    switch self {
    case .loseTalk(let command, let key, _):
      Self.texts(
        losing: command,
        by: key.map { Words.name(of: $0, in: phrases) }
          ?? Words.key(of: command, keys, in: phrases),
        phrases)
    case .quit(let key, _): phrases.quit(Words.name(of: key, in: phrases))
    case .store:
      phrases.store(
        slots: Words.keys(of: (1...9).map(Command.slot), keys, in: phrases, through: "-") ?? "-",
        lamps: Words.keys(of: Lamp.allCases.map(Command.go), keys, in: phrases) ?? "-")
    case .unlock: phrases.unlock(key: Words.key(of: .lock, keys, in: phrases))
    }
  }

  private static func texts(
    losing command: Command, by key: String, _ phrases: any Phrases
  ) -> [String] {
    switch command {
    case .assign(let lamp): phrases.moveLamp(Words.name(of: lamp, in: phrases), key)
    case .store(let slot): phrases.overwrite(slot, key)
    default: phrases.loseTalk(key)
    }
  }
}
