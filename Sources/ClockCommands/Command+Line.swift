package import RundownEngine
package import SpeechAnnouncement
import StageDisplay
package import TimerEngine

// Commands as lines of text: in the prompt, in plain mode, and from other programs.
extension Command {
  /// How a command is written.
  package struct Form: Sendable {
    /// What it is called.
    package let name: CommandName
    /// The argument after it.
    let need: CommandNeed
    /// An example of a whole line, for error messages and the help.
    package let example: String
    /// The command; `nil` if it has an argument.
    let command: Command?
    /// Whether other programs may send it.
    fileprivate let isForClients: Bool
    /// The command with an argument; `nil` if the argument is not valid.
    fileprivate let read: @Sendable (String) throws(CommandError) -> Command?

    fileprivate init(
      _ name: CommandName, _ example: String, _ need: CommandNeed, _ command: Command? = nil,
      isForClients: Bool = true,
      _ read: @escaping @Sendable (String) throws(CommandError) -> Command?
    ) {
      self.name = name
      self.need = need
      self.example = example
      self.command = command
      self.isForClients = isForClients
      self.read = read
    }

    /// A command without an argument.
    fileprivate init(_ name: CommandName, _ command: Command) {
      self.init(
        name, name.rawValue, .nothing, command,
        isForClients: !command.traits.contains(.isOperators)
      ) { $0.isEmpty ? command : nil }
    }

    /// The name and what may follow it: `add TIME`.
    fileprivate var synopsis: String {
      let argument: String =
        switch (name, need) {
        case (.set, _): "TIME|green|yellow|red"
        case (.insert, _): "TIME [TITLE]"
        case (.questions, _): "[TIME]"
        case (.skip, _): "[ITEM]"
        case (.move, _): "ITEM before|after ITEM"
        case (.shorten, _): "[#N] TIME"
        case (.title, _), (.speaker, _): "[#N] TEXT"
        case (.message, _): "[TEXT]"
        case (.catchUp, _), (.takeOver, _), (_, .nothing): ""
        case (.handOver, _): "[DESK]"
        case (_, .time): "TIME"
        case (_, .timeOfDay): "TIME-OF-DAY"
        case (_, .slot): "SLOT"
        case (_, .preset): "SLOT|NAME"
        case (_, .item): "ITEM"
        case (_, .text): "TEXT"
        case (_, .choice(let words)): words.joined(separator: "|")
        }
      return argument.isEmpty ? name.rawValue : name.rawValue + " " + argument
    }

    /// The first word of the line.
    fileprivate var keyword: Substring { example.prefix { $0 != " " } }
  }

  /// All commands that can be written, in the order of the help.
  package static let forms: [Form] = [
    Form(.start, .start), Form(.stop, .stop), Form(.toggle, .toggle),
    Form(.add, "add 1m", .time) { text throws(CommandError) in
      try time(text, "add").map(Command.add)
    },
    Form(.take, "take 30s", .time) { text throws(CommandError) in
      if text.lowercased() == "over" { return .takeOver }
      return try time(text, "take").map { .add(-$0) }
    },
    Form(.set, "set 12:00", .time) { text throws(CommandError) in
      if let lamp = Lamp(rawValue: text.lowercased()) { return .assign(lamp) }
      return try time(text, "set").map(Command.set(to:))
    },
    Form(.preset, "preset 3", .preset) { text throws(CommandError) in
      text.isEmpty ? nil : .preset(text)
    },
    Form(.green, .go(.green)), Form(.yellow, .go(.yellow)), Form(.red, .go(.red)),
    Form(.reset, .reset), Form(.next, .nextSegment), Form(.previous, .previousSegment),
    Form(.until, "until 14:15", .timeOfDay) { text throws(CommandError) in
      (try? TimeGrammar.timeOfDay(text)).map(Command.until)
    },
    Form(.questions, "questions 5m", .time) { text throws(CommandError) in
      guard !text.isEmpty else { return .usualQuestions }
      return try time(text, "questions").flatMap { $0 > 0 ? .questions($0) : nil }
    },
    Form(.backdate, .backdate),
    Form(.go, "go Compilers", .item) { text throws(CommandError) in
      ItemReference(text).map(Command.goTo)
    },
    Form(.skip, "skip", .item) { text throws(CommandError) in .skip(ItemReference(text)) },
    Form(.move, "move #4 before #3", .item) { text throws(CommandError) in
      Rundown.divisions(of: text).isEmpty ? nil : .move(text.printable)
    },
    Form(.title, "title Engines", .text) { text throws(CommandError) in name(.title, text) },
    Form(.speaker, "speaker Ada Lovelace", .text) { text throws(CommandError) in
      name(.speaker, text)
    },
    Form(.shorten, "shorten 15m", .time) { text throws(CommandError) in
      let (handle, rest) = handle(before: text)
      guard let seconds = try time(rest, "shorten"), seconds > 0 else { return nil }
      return .shorten(seconds, handle: handle)
    },
    Form(.insert, "insert 5m Announcements", .time) { text throws(CommandError) in
      try insertion(text)
    },
    Form(.catchUp, "catch up", .choice(["up"]), .catchUp) { text throws(CommandError) in
      text.lowercased() == "up" ? .catchUp : nil
    },
    Form(.rundown, .rundown), Form(.reload, .reload),
    Form(.store, "store 3", .slot) { text throws(CommandError) in slot(text).map(Command.store) },
    Form(.remove, "remove 3", .slot) { text throws(CommandError) in
      slot(text).map(Command.remove)
    },
    Form(.message, "message Come to an end", .nothing) { text throws(CommandError) in
      try message(text)
    },
    Form(.clear, .clear),
    Form(.blackout, "blackout on", .choice(["on", "off"])) { text throws(CommandError) in
      ["on": .setBlackout(true), "off": .setBlackout(false)][text.lowercased()]
    },
    Form(.flash, .flash), Form(.identify, .identify), Form(.undo, .undo), Form(.time, .time),
    Form(.displays, .displays), Form(.events, .events), Form(.help, .help),
    Form(.layout, .layout), Form(.theme, .theme), Form(.announcements, .announcing),
    Form(.lock, .lock), Form(.clock, .timeOfDay),
    Form(.beside, "beside session", .choice(secondaryTimes), isForClients: false) {
      text throws(CommandError) in
      let word = text.lowercased()
      if word == "off" { return .secondaryTime(nil) }
      return Look.SecondaryTime(rawValue: word).map(Command.secondaryTime)
    },
    Form(.operatorView, .operatorView),
    // Its first word is that of `take`, which reads it.
    Form(.takeOver, "take over", .choice(["over"]), isForClients: false) { _ in .takeOver },
    Form(.handOver, "hand over", .choice(["over"]), isForClients: false) {
      text throws(CommandError) in
      let words = text.split(maxSplits: 1, whereSeparator: \.isWhitespace)
      guard words.first?.lowercased() == "over" else { return nil }
      return .handOver(words.dropFirst().first.map { trimmed(String($0)) })
    },
    Form(.quit, .quit),
  ]

  private static let secondaryTimes = Look.SecondaryTime.allCases.map(\.rawValue) + ["off"]

  /// The names of all commands.
  package static var names: [String] { forms.map(\.name.rawValue) }

  /// The name that was probably meant by the first word of a line; `nil` if none is so near.
  static func name(nearestTo line: String) -> String? {
    let word = line.prefix { !$0.isWhitespace }
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
  /// A name that needs an argument is followed by a space.
  package static func completions(
    of line: String, presets: [String], items: [RundownItem] = []
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
    let words: [String] =
      switch name {
      case "preset": presets
      case "set": Lamp.allCases.map(\.rawValue)
      case "blackout": ["on", "off"]
      case "beside": secondaryTimes
      case "go", "skip": references(to: items, beginningWith: rest)
      case "move": movements(of: items, beginningWith: rest)
      case "title", "speaker", "shorten": rest.hasPrefix("#") ? items.map { "#\($0.handle) " } : []
      case "message": ["--for "]
      case "catch": ["up"]
      default: []
      }
    return words.filter { $0.lowercased().hasPrefix(rest) }.map { "\(name) \($0)" }
  }

  /// The items by their names, or by their handles if a handle was begun or an item has no name.
  private static func references(
    to items: [RundownItem], beginningWith typed: some StringProtocol
  ) -> [String] {
    items.map { $0.fullTitle.isEmpty || typed.hasPrefix("#") ? "#\($0.handle)" : $0.fullTitle }
  }

  /// The items, and behind a whole one the places to which it can be moved.
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

  // MARK: Arguments

  /// A time with a unit or a colon, so that nobody has to know what a bare number means.
  private static func time(_ text: String, _ name: String) throws(CommandError) -> Int? {
    guard !text.isEmpty else { return nil }
    if text.allSatisfy({ $0.isASCII && $0.isNumber }) {
      throw .needs(name, .time, example: "\(name) \(text.prefix(6))m")
    }
    do throws(TimeError) {
      return try TimeGrammar.seconds(text)
    } catch {
      throw .noTime(error)
    }
  }

  private static func slot(_ text: String) -> Int? {
    Int(text).flatMap { text.utf8.count == 1 && (1...9).contains($0) ? $0 : nil }
  }

  /// A text and the handle that may stand before it: `#3 Engines`.
  private static func handle(before text: String) -> (handle: Int?, rest: String) {
    let words = text.split(maxSplits: 1, whereSeparator: \.isWhitespace).map(String.init)
    guard let first = words.first, let handle = ItemReference.handle(first) else {
      return (nil, text)
    }
    return (handle, words.count > 1 ? trimmed(words[1]) : "")
  }

  private static func name(_ part: Rundown.NamePart, _ text: String) -> Command? {
    let (handle, name) = handle(before: text)
    guard !name.isEmpty else { return nil }
    return .name(part, String(name.printable.unicodeScalars.prefix(200)), handle: handle)
  }

  /// `5m Announcements`; the title may be left out.
  private static func insertion(_ text: String) throws(CommandError) -> Command? {
    let words = text.split(maxSplits: 1, whereSeparator: \.isWhitespace).map(String.init)
    guard let length = words.first, let seconds = try time(length, "insert"), seconds > 0 else {
      return nil
    }
    let title = words.count > 1 ? trimmed(words[1]).printable : ""
    return .insert(seconds, String(title.unicodeScalars.prefix(200)))
  }

  /// `--for 15s Text`, `Text`, or nothing for the last message; after `--` everything is text.
  static func message(_ text: String) throws(CommandError) -> Command {
    let words = text.split(maxSplits: 2, whereSeparator: \.isWhitespace).map(String.init)
    switch words.first {
    case "--for":
      let example = "message --for 15s Please come to an end"
      guard words.count == 3, let seconds = try time(words[1], "message --for"), seconds > 0 else {
        throw .needs("message --for", .time, example: example)
      }
      return .showMessage(trimmed(words[2]).printable, seconds: seconds)
    case "--":
      return .showMessage(trimmed(String(text.dropFirst(2))).printable, seconds: nil)
    default:
      return .showMessage(text.isEmpty ? nil : text.printable, seconds: nil)
    }
  }

  /// A text without the blanks at both ends.
  package static func trimmed(_ text: String) -> String {
    let start = text.drop(while: \.isWhitespace)
    return String(start.reversed().drop(while: \.isWhitespace).reversed())
  }
}

/// Why a line is not a command.
package enum CommandError: Error, Equatable, Sendable {
  /// Its first word is not a command.
  case noCommand(String)
  /// A client has sent it, and only the clock's own keyboard can give it.
  case onlyAtClock(String)
  /// The argument of this command is missing, invalid or not allowed.
  case needs(String, CommandNeed, example: String)
  /// The argument is not a valid time.
  case noTime(TimeError)
}
