import Room
import SpeechAnnouncement
import StageRenderer

/// Reads `keys:`, where each entry is a command's name and the keys for it, which replace the usual
/// ones.
struct BindingReader {
  /// What is wrong so far.
  private(set) var problems: [Diagnostic] = []

  private let file: ConfigurationFile
  /// The places in the file where keys were given.
  private var words: [Key: ConfigurationFile.Word] = [:]

  init(_ file: ConfigurationFile) { self.file = file }

  /// The keys, which are valid only if `problems` is empty.
  mutating func keys() -> KeyBindings {
    var own: [Command: [Key]] = [:]
    for entry in file.keys {
      guard let command = KeyBindings.command(named: entry.name.text) else {
        problems.append(
          file.problem(
            .unknownName(entry.name.shown, .action, expected: Self.commands), at: entry.name))
        continue
      }
      own[command] = keys(of: command, entry)
    }
    let bindings = KeyBindings(own)
    let onlyKeys: [(Command, Unicode.Scalar)] = [(.quit, "q"), (.lock, "k")]
    for (command, key) in onlyKeys {
      guard bindings.keys(of: command).isEmpty, own[command] == nil,
        let word = words[.character(key)]
      else { continue }
      let name = KeyBindings.name(of: command)
      addProblem(
        "'\(key)' is the only key for \(name)", word,
        expected: "another key here, or a new key for \(name)")
    }
    return bindings
  }

  /// The commands that must keep a key: without `lock`, for example, locked keys could not be
  /// unlocked.
  private static let needed: Set<Command> = [.toggle, .quit, .lock]

  private mutating func keys(of command: Command, _ entry: ConfigurationFile.NamedValues) -> [Key] {
    let isOff = !entry.isList && entry.values.first?.text == "off"
    if isOff || entry.values.isEmpty {
      let isNeeded = Self.needed.contains(command)
      if isNeeded || !isOff {
        addProblem(
          "\(entry.name.text) has no key", entry.values.first ?? entry.name,
          expected: isNeeded ? "at least one key" : "at least one key, or off")
      }
      return []
    }
    return entry.values.compactMap { key($0, of: command) }
  }

  private mutating func key(_ word: ConfigurationFile.Word, of command: Command) -> Key? {
    guard let key = Key(named: word.text) else {
      problems.append(
        file.problem(.unknownName(word.shown, .key, expected: Self.keyNames), at: word))
      return nil
    }
    if key == .escape {
      addProblem(
        "Escape cannot be assigned: it only closes what is open", word, expected: "another key")
    } else if key == .space, command != .toggle {
      addProblem("Space cannot be assigned: it starts and pauses", word, expected: "another key")
    } else if let first = words[key] {
      problems.append(
        file.problem(.taken(.key(word.shown), firstLine: first.place.line), at: word))
    }
    words[key] = words[key] ?? word
    return key
  }

  private mutating func addProblem(
    _ what: String, _ word: ConfigurationFile.Word, expected: String
  ) {
    problems.append(file.problem(what, at: word, expected: expected))
  }

  /// All names; of those with a slot's number, only one.
  private static let commands =
    "one of "
    + KeyBindings.names.compactMap { name in
      guard let last = name.last, ("1"..."9").contains(last) else { return name }
      return last == "1" ? name.dropLast() + "1 to 9" : nil
    }.joined(separator: ", ")

  private static let keyNames =
    "a character, Alt+ with a character, or one of "
    + Key.names.filter { $0 != "Escape" }.joined(separator: ", ")
}
