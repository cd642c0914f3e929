import SpeechAnnouncement
import StageRenderer
import TimerEngine

/// What is open above the clock and receives the next key.
enum Overlay: Hashable {
  /// The help, at a page counted from 0.
  case help(page: Int)
  /// A question that waits for an answer.
  case question(Question)
  /// A command or a message that is being typed.
  case prompt(CommandPrompt)
}

/// A question that the operator's next key answers.
enum Question: Hashable {
  /// Whether to lose something by a command: the same command before `until` confirms it. It came
  /// from a key, or with `nil` from the mouse.
  case lose(Loss, by: Command, Key?, until: Timestamp)
  /// Whether to end the program while this runs, or nothing runs and the keys are locked: the same
  /// key before `until` confirms it, any other key cancels it.
  case quit(by: Key, RunningItem?, until: Timestamp)
  /// Where to store the shown time: a slot's or a lamp's key before `until` answers it.
  case store(until: Timestamp)
  /// Which stored message to show: a slot's key before `until` answers it.
  case message([Int: StoredMessage], until: Timestamp)
  /// Whether to pause the running talk: another click on the digits before `until` confirms it.
  case pause(until: Timestamp)
  /// Whether to unlock the keys: the lock's key before `until` confirms it.
  case unlock(until: Timestamp)

  /// When the question expires.
  var until: Timestamp {
    switch self {
    case .lose(_, _, _, let until), .quit(_, _, let until), .store(let until),
      .message(_, let until), .pause(let until), .unlock(let until):
      until
    }
  }

  /// The command that a second press confirms; `nil` for a question that another key answers.
  var confirmed: Command? {
    switch self {
    case .lose(_, let command, _, _): command
    case .quit: .quit
    case .store, .message, .unlock, .pause: nil
    }
  }

  /// The key whose second press confirms it; `nil` if it came from the mouse or another key
  /// answers.
  var key: Key? {
    switch self {
    case .lose(_, _, let key, _): key
    case .quit(let key, _, _): key
    case .store, .message, .unlock, .pause: nil
    }
  }

  /// The same question, open until a moment.
  func extended(until: Timestamp) -> Question {
    switch self {
    case .lose(let loss, let command, let key, _): .lose(loss, by: command, key, until: until)
    case .quit(let key, let running, _): .quit(by: key, running, until: until)
    case .store: .store(until: until)
    case .message(let messages, _): .message(messages, until: until)
    case .unlock: .unlock(until: until)
    case .pause: .pause(until: until)
    }
  }

  /// The name of the key to press again.
  func keyName(in phrases: Phrases, _ keys: KeyBindings) -> String {
    key.map { Words.name(of: $0, in: phrases) }
      ?? confirmed.map { Words.key(of: $0, keys, in: phrases) } ?? ""
  }

  /// The texts, the longest one first.
  func texts(in phrases: Phrases, _ keys: KeyBindings) -> [String] {
    switch self {
    case .lose(let loss, _, _, _):
      Self.texts(losing: loss, key: keyName(in: phrases, keys), phrases)
    case .quit(let key, let running, _):
      // The longest form says what runs.
      Array(
        phrases.quit(Words.name(of: key, in: phrases), duringBreak: running?.nameOfBreak)
          .dropFirst(running == nil ? 1 : 0))
    case .store:
      phrases.store(
        slots: Words.keys(of: (1...9).map(Command.slot), keys, in: phrases, through: "-") ?? "-",
        lamps: Self.lamps(phrases, keys),
        // With blanks alone the key y would be read as the word "and" in Spanish.
        lampKeys: Words.keys(
          of: Lamp.allCases.map(Command.go), keys, in: phrases, separatedBy: phrases.comma) ?? "-")
    case .message(let messages, _): Self.texts(of: messages, phrases, keys)
    case .pause: [phrases.clickAgain]
    case .unlock: phrases.unlock(key: Words.key(of: .lock, keys, in: phrases))
    }
  }

  /// The lamps that have keys, with these: `g green, y yellow, r red`.
  private static func lamps(_ phrases: Phrases, _ keys: KeyBindings) -> String {
    Lamp.allCases.compactMap { lamp in
      Words.firstKey(of: .go(lamp), keys, in: phrases).map {
        $0 + " " + Words.name(of: lamp, in: phrases)
      }
    }.joined(separator: phrases.comma)
  }

  /// The messages with their keys, in full, shortened, or the keys alone.
  private static func texts(
    of messages: [Int: StoredMessage], _ phrases: Phrases, _ keys: KeyBindings
  ) -> [String] {
    let choices = messages.sorted { $0.key < $1.key }.map { number, message in
      (key: Words.key(of: .slot(number), keys, in: phrases), text: message.text)
    }
    return [40, 15, 0].flatMap { columns in
      let words = choices.map { choice in
        columns == 0 ? choice.key : "\(choice.key) \(Words.excerpt(choice.text, to: columns))"
      }
      return phrases.chooseMessage(words.joined(separator: "   "))
    }
  }

  private static func texts(
    losing loss: Loss, key: String, _ phrases: Phrases
  ) -> [String] {
    switch loss {
    case .change(let change): phrases.pressAgain(key, change)
    case .program: phrases.quit(key)
    case .takingOver(let cost): phrases.takeOver(key, cost)
    case .handingOver(let desk): phrases.handOver(key, to: phrases.quoted(desk))
    case .startingPrivately(let room): phrases.startPrivately(key, room: room)
    case .joining(let room, let talk): phrases.join(key, room: room, dropping: talk)
    }
  }
}

/// What runs while the operator wants to quit.
enum RunningItem: Hashable {
  case talk
  /// A break of the rundown, and its name.
  case pause(String)

  /// The name of the break; `nil` of a talk.
  var nameOfBreak: String? { if case .pause(let name) = self { name } else { nil } }
}

/// What the operator has confirmed by a second press, until it is carried out.
struct Decision: Hashable {
  let question: Question
  /// Whether somebody has changed the talk since, so that it has to be asked again.
  var isOutdated = false
}
