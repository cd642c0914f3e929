import SpeakerTimer
import TerminalCanvas
import UserFiles

/// Reads `keys:`, a verb's name with the keys that do it instead of the usual ones.
struct BindingReader {
  /// What is wrong so far.
  private(set) var problems: [FileProblem] = []

  private let file: ConfigurationFile
  /// Where keys were given.
  private var words: [Key: ConfigurationFile.Word] = [:]

  init(_ file: ConfigurationFile) { self.file = file }

  /// The keys, which are worth something where nothing is wrong.
  mutating func keys() -> KeyBindings {
    var own: [Verb: [Key]] = [:]
    for entry in file.keys {
      guard let verb = KeyBindings.verb(named: entry.name.text) else {
        refuse(
          "'\(entry.name.shown)' is nothing that a key does", entry.name, expected: Self.verbs)
        continue
      }
      own[verb] = keys(of: verb, entry)
    }
    let bindings = KeyBindings(own)
    let onlyKeys: [(Verb, Unicode.Scalar)] = [(.toQuit, "q"), (.lock, "k")]
    for (verb, key) in onlyKeys {
      guard bindings.keys(of: verb).isEmpty, own[verb] == nil, let word = words[.character(key)]
      else { continue }
      let name = KeyBindings.name(of: verb)
      refuse(
        "'\(key)' is the only key of \(name)", word,
        expected: "another key, or one for \(name) as well")
    }
    return bindings
  }

  /// What nobody could do any more without a key; who is locked out could not come back.
  private static let needed: Set<Verb> = [.startOrStop, .toQuit, .lock]

  private mutating func keys(of verb: Verb, _ entry: ConfigurationFile.Entry) -> [Key] {
    let isOff = !entry.isList && entry.values.first?.text == "off"
    if isOff || entry.values.isEmpty {
      let isNeeded = Self.needed.contains(verb)
      if isNeeded || !isOff {
        refuse(
          "\(entry.name.text) has no key", entry.values.first ?? entry.name,
          expected: isNeeded ? "one at least" : "one at least, or off")
      }
      return []
    }
    return entry.values.compactMap { key($0, of: verb) }
  }

  private mutating func key(_ word: ConfigurationFile.Word, of verb: Verb) -> Key? {
    guard let key = Key(named: word.text) else {
      refuse("'\(word.shown)' is no key", word, expected: Self.keyNames)
      return nil
    }
    if key == .escape {
      refuse("Escape only closes what is open", word, expected: "another key")
    } else if key == .space, verb != .startOrStop {
      refuse("Space starts and stops", word, expected: "another key")
    } else if let first = words[key] {
      refuse(
        "'\(word.shown)' is given twice, first in line \(first.place.line)", word,
        expected: "a key of its own")
    }
    words[key] = words[key] ?? word
    return key
  }

  private mutating func refuse(
    _ what: String, _ word: ConfigurationFile.Word, expected: String
  ) {
    problems.append(file.problem(what, at: word, expected: expected))
  }

  /// All names, of those with a slot's number only one.
  private static let verbs =
    "one of "
    + KeyBindings.names.compactMap { name in
      guard let last = name.last, ("1"..."9").contains(last) else { return name }
      return last == "1" ? name.dropLast() + "1 to 9" : nil
    }.joined(separator: ", ")

  private static let keyNames =
    "a character, Alt+ and a character, or one of "
    + Key.names.filter { $0 != "Escape" }.joined(separator: ", ")
}
