package import SpeechAnnouncement
package import TimerEngine

// Commands as lines of text: in the prompt, in plain mode, and from other programs.
extension Command {
  /// The names of all commands.
  package static var names: [String] { forms.map(\.name.rawValue) }

  /// Words that others use for commands, and the keys that plain mode has where it reads keys.
  private static let otherWords = [
    "pause": "stop", "resume": "start", "continue": "start", "begin": "start", "exit": "quit",
    "t": "time", "?": "help", "h": "help", "n": "next", "p": "previous", "q": "quit",
    "u": "undo", "+": "add", "-": "take", "m": "message", "plus": "add", "minus": "take",
  ]

  /// The name that the first word of a line probably means; `nil` if none is similar enough.
  static func name(nearestTo line: String) -> String? {
    let word = line.prefix { !$0.isWhitespace }
    if let name = otherWords[word.lowercased()] { return name }
    let keywords = forms.map { String($0.keyword) }
    let nearest = String(word).nearest(among: keywords)
    return forms.first { $0.keyword == nearest ?? "" }?.name.rawValue
  }

  /// The names of the commands that other programs may send.
  package static var namesForClients: [CommandName] {
    forms.filter(\.isForClients).map(\.name)
  }

  /// How each command is written that other programs may send: `add TIME`.
  package static var synopsesForClients: [String] {
    forms.filter(\.isForClients).map(\.synopsis)
  }

  /// An example of each command.
  package static var examples: [String] { forms.map(\.example) }

  /// Reads a line; `nil` if it is empty.
  package init?(line: String) throws(CommandError) {
    let words = line.split(maxSplits: 1, whereSeparator: \.isWhitespace).map(String.init)
    guard let name = words.first?.lowercased() else { return nil }
    let rest = words.dropFirst().first.map(Self.trimmed) ?? ""
    guard let form = Self.forms.first(where: { $0.keyword == name }) else {
      throw .noCommand(Self.trimmed(line))
    }
    guard let command = try form.read(rest) else {
      throw .needs(String(form.keyword), form.need, example: form.example)
    }
    self = command
  }

  /// The whole lines that complete a typed line, in the order of the help.
  ///
  /// A name that needs an argument is followed by a space. The names of the presets are evaluated
  /// only for a line that needs one.
  package static func completions(
    of line: String, presets: @autoclosure () -> [String], items: [RundownItem] = []
  ) -> [String] {
    let start = line.lowercased()
    guard let space = start.firstIndex(of: " ") else {
      return forms.filter { $0.keyword.hasPrefix(start) }.map { form in
        let name = form.name.rawValue
        return form.example == name ? name : name + " "
      }
    }
    let name = start[..<space]
    let rest = start[start.index(after: space)...]
    let form = forms.first { $0.keyword == name }
    let words: [String] =
      switch form?.completion ?? .nothing {
      case .nothing: []
      case .words(let choices): choices
      case .presets: presets()
      case .items: references(to: items, beginningWith: rest)
      case .movements: movements(of: items, beginningWith: rest)
      case .handles: mark(of: rest).map { mark in items.map { "\(mark)\($0.handle) " } } ?? []
      }
    return words.filter { $0.lowercased().hasPrefix(rest) }.map { "\(name) \($0)" }
  }

  /// The items by their names, or by their handles if a handle was begun or an item has no name.
  private static func references(
    to items: [RundownItem], beginningWith typed: some StringProtocol
  ) -> [String] {
    let mark = mark(of: typed)
    return items.map {
      $0.fullTitle.isEmpty || mark != nil ? "\(mark ?? "#")\($0.handle)" : $0.fullTitle
    }
  }

  /// What stands before the number of a handle that was begun: `#` or `item `; `nil` if none was
  /// begun.
  private static func mark(of typed: some StringProtocol) -> String? {
    typed.hasPrefix("#") ? "#" : typed.hasPrefix("item ") ? "item " : nil
  }

  /// The items, and after a complete one the places to which it can be moved.
  private static func movements(
    of items: [RundownItem], beginningWith typed: some StringProtocol
  ) -> [String] {
    let references = references(to: items, beginningWith: typed)
    let first = references.filter { typed.hasPrefix($0.lowercased() + " ") }
      .max { $0.count < $1.count }
    guard let first else { return references }
    let places = ["before", "after"].map { "\(first) \($0) " }
    guard let place = places.first(where: { typed.hasPrefix($0.lowercased()) }) else {
      return places
    }
    let other = typed.dropFirst(place.count)
    return self.references(to: items, beginningWith: other).filter { $0 != first }
      .map { place + $0 }
  }

  /// A line without the `!` at its beginning, with which its sender confirms it.
  package static func unconfirmed(_ line: String) -> String {
    String(line.drop { $0 == "!" || $0.isWhitespace })
  }

  /// A text without the blanks at both ends.
  package static func trimmed(_ text: String) -> String {
    let start = text.drop(while: \.isWhitespace)
    return String(start.reversed().drop(while: \.isWhitespace).reversed())
  }
}

/// Why a line is not a command.
package enum CommandError: Error, Equatable, Sendable {
  /// The first word is not a command.
  case noCommand(String)
  /// A client has sent a command that only the clock's own keyboard can give.
  case onlyAtClock(String)
  /// The argument of this command is missing, invalid or not allowed.
  case needs(String, CommandNeed, example: String)
  /// The argument is not a valid time.
  case invalidTime(TimeError)
}
