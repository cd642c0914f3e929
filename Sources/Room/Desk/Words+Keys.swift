import SpeechAnnouncement
import StageRenderer
import TimerEngine

// The names of keys.
extension Words {
  /// Longer texts would leave the help no room for what the keys do.
  private static let maxColumns = 24

  /// A key's name; that of a character is the character.
  static func name(of key: Key, in phrases: Phrases) -> String {
    let names = phrases.keyNames
    return switch key {
    case .space: names.space
    case .enter: names.enter
    case .interrupt: names.interrupt
    case .controlR: names.interrupt.dropLast() + "R"
    case .backspace: names.backspace
    case .up: names.up
    case .down: names.down
    case .left: names.left
    case .right: names.right
    case .pageUp: names.pageUp
    case .pageDown: names.pageDown
    default: key.name
    }
  }

  /// Keys for a voice, which swallows signs, reads capitals like other letters, and letters without
  /// commas as a word: `right bracket, left bracket`, `g, y, r`, `capital G, Y, R`, `1 to 9`.
  static func spoken(_ keys: String, in phrases: Phrases) -> String {
    let separator = keys.contains(phrases.comma) ? phrases.comma : " "
    var rest = keys.split(separator: separator).map(String.init)[...]
    var names: [String] = []
    while let key = rest.popFirst() {
      let capitals = ([key] + rest).prefix { $0.isCapital }
      if !capitals.isEmpty {
        rest = rest.dropFirst(capitals.count - 1)
        names.append(phrases.capitals(Array(capitals)))
      } else if rest.first == "...", let last = rest.dropFirst().first {
        rest = rest.dropFirst(2)
        names.append(phrases.range(from: key, to: last))
      } else {
        names.append(signName(of: key, in: phrases) ?? key)
      }
    }
    return names.joined(separator: phrases.comma)
  }

  /// The name of a sign; `nil` if the key is none.
  private static func signName(of key: String, in phrases: Phrases) -> String? {
    guard key.unicodeScalars.count == 1, let sign = key.unicodeScalars.first else { return nil }
    return phrases.signNames.name(of: sign)
  }

  /// The first key of a command, `nil` if it is not bound.
  static func firstKey(
    of command: Command, _ keys: KeyBindings, in phrases: Phrases
  ) -> String? {
    keys.keys(of: command).first.map { name(of: $0, in: phrases) }
  }

  /// The key to press for a command; the command's own name if it is not bound.
  static func key(of command: Command, _ keys: KeyBindings, in phrases: Phrases) -> String {
    firstKey(of: command, keys, in: phrases) ?? KeyBindings.name(of: command)
  }

  /// The keys of a command, or one for each of several that belong together.
  ///
  /// - Parameters:
  ///   - commands: the commands.
  ///   - keys: what is bound.
  ///   - phrases: the language of the names.
  ///   - range: what stands between the first and the last of several that follow each other.
  ///   - separator: what stands between others; by default a blank, or a comma if a name has
  ///     blanks.
  /// - Returns: the names of the keys; `nil` if none is bound.
  static func keys(
    of commands: [Command], _ keys: KeyBindings, in phrases: Phrases,
    through range: String = " ... ", separatedBy separator: String? = nil
  ) -> String? {
    func fitting(_ names: [String]) -> String {
      let hasBlanks = names.contains { $0.contains(" ") }
      return Self.fitting(names, separator ?? (hasBlanks ? phrases.comma : " "))
    }
    let bound = commands.map(keys.keys(of:))
    guard bound.contains(where: { !$0.isEmpty }) else { return nil }
    guard bound.count > 1 else { return fitting(bound[0].map { name(of: $0, in: phrases) }) }
    let firsts = bound.map(\.first)
    if isRun(firsts), let first = firsts.first, let last = firsts.last, let first, let last {
      return name(of: first, in: phrases) + range + name(of: last, in: phrases)
    }
    return fitting(firsts.map { $0.map { name(of: $0, in: phrases) } ?? "off" })
  }

  /// Whether keys follow each other as digits do.
  private static func isRun(_ keys: [Key?]) -> Bool {
    let values = keys.map { key -> Int? in
      switch key {
      case .character(let scalar): Int(scalar.value)
      case .alt(let scalar): Int(scalar.value) + 0x11_0000
      default: nil
      }
    }
    return keys.count > 2
      && zip(values, values.dropFirst()).allSatisfy { first, second in
        first.map { $0 + 1 == second } ?? false
      }
  }

  /// The first names, as many as fit.
  private static func fitting(_ names: [String], _ separator: String) -> String {
    let all = names.joined(separator: separator)
    guard all.columns > maxColumns else { return all }
    let counts = (1...max(1, names.count - 1)).reversed()
    let cut = counts.lazy.map { names.prefix($0).joined(separator: separator) + " ..." }
    return cut.first { $0.columns <= maxColumns } ?? names[0]
  }
}

extension String {
  /// Whether it is one capital letter.
  fileprivate var isCapital: Bool {
    unicodeScalars.count == 1 && (unicodeScalars.first?.properties.isUppercase ?? false)
  }
}
