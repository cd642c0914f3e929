package import SpeechAnnouncement
import StageRenderer
import TimerEngine

// The table of all commands that can be written, and the arguments of their lines.
extension Command {
  /// How a command is written; this is used to read, write, complete and list commands.
  package struct Form: Sendable {
    package let name: CommandName
    /// An example of a whole line, for error messages and the help.
    package let example: String
    /// The argument after the name.
    let need: CommandNeed
    /// What completes the argument.
    let completion: Completion
    /// Whether other programs may send it.
    let isForClients: Bool
    /// The command with an argument; `nil` if the argument is not valid.
    let read: @Sendable (String) throws(CommandError) -> Command?
    /// The argument of a command, which `read` can read; `nil` if the command has another form.
    private let write: @Sendable (Command) -> String?
    /// The argument as the usage shows it: `TIME`.
    private let usage: String

    fileprivate init(
      _ name: CommandName, _ example: String, _ need: CommandNeed, usage: String? = nil,
      completion: Completion? = nil, isForClients: Bool = true,
      _ read: @escaping @Sendable (String) throws(CommandError) -> Command?,
      write: @escaping @Sendable (Command) -> String? = { _ in nil }
    ) {
      self.name = name
      self.example = example
      self.need = need
      self.completion = completion ?? need.completion
      self.isForClients = isForClients
      self.read = read
      self.write = write
      self.usage = usage ?? need.usage
    }

    /// A command without an argument.
    fileprivate init(_ name: CommandName, _ command: Command) {
      self.init(
        name, name.rawValue, .nothing, isForClients: !command.traits.contains(.isOperators)
      ) {
        $0.isEmpty ? command : nil
      } write: {
        $0 == command ? "" : nil
      }
    }

    /// The name and what may follow it: `add TIME`.
    var synopsis: String { Command.joined(name.rawValue, usage) }

    /// The first word of the line.
    var keyword: Substring { example.prefix { $0 != " " } }

    /// The whole line of a command; `nil` if it is not written in this form.
    func line(of command: Command) -> String? {
      write(command).map { Command.joined(name.rawValue, $0) }
    }
  }

  /// What completes the argument of a command.
  enum Completion: Sendable {
    case nothing
    case words([String])
    /// The name of a preset.
    case presets
    /// The name of an item of the rundown, or its handle.
    case items
    /// An item of the rundown, and then the place to which it is moved.
    case movements
    /// The handle of an item of the rundown, before something else.
    case handles
  }

  /// All commands that can be written, in the order of the help.
  package static let forms: [Form] = [
    Form(.start, .start), Form(.stop, .stop), Form(.toggle, .toggle),
    Form(.add, "add 1m", .time) { text throws(CommandError) in
      try time(text, "add").map(Command.add)
    } write: {
      if case .add(let seconds) = $0, seconds >= 0 { "\(seconds)s" } else { nil }
    },
    Form(.take, "take 30s", .time) { text throws(CommandError) in
      if text.lowercased() == "over" { return .takeOver }
      return try time(text, "take").map { .add(-$0) }
    } write: {
      if case .add(let seconds) = $0, seconds < 0 { "\(-seconds)s" } else { nil }
    },
    Form(.set, "set 12:00", .time, usage: "TIME|green|yellow|red", completion: .words(lamps)) {
      text throws(CommandError) in
      if let lamp = Lamp(rawValue: text.lowercased()) { return .assign(lamp) }
      return try time(text, "set").map(Command.set(to:))
    } write: {
      switch $0 {
      case .set(let seconds): "\(seconds)s"
      case .assign(let lamp): lamp.rawValue
      default: nil
      }
    },
    Form(.preset, "preset 3", .preset) { text throws(CommandError) in
      text.isEmpty ? nil : .preset(text)
    } write: {
      if case .preset(let text) = $0 { text } else { nil }
    },
    Form(.green, .go(.green)), Form(.yellow, .go(.yellow)), Form(.red, .go(.red)),
    Form(.reset, .reset), Form(.next, .nextSegment), Form(.previous, .previousSegment),
    Form(.until, "until 14:15", .timeOfDay) { text throws(CommandError) in
      (try? TimeParser.timeOfDay(text)).map(Command.until)
    } write: {
      if case .until(let seconds) = $0 { Words.exactTimeOfDay(seconds) } else { nil }
    },
    Form(.questions, "questions 5m", .time, usage: "[TIME]") { text throws(CommandError) in
      guard !text.isEmpty else { return .usualQuestions }
      return try time(text, "questions").flatMap { $0 > 0 ? .questions($0) : nil }
    } write: {
      if case .questions(let seconds) = $0 { "\(seconds)s" } else { nil }
    },
    Form(.backdate, .backdate),
    Form(.go, "go Compilers", .item) { text throws(CommandError) in
      ItemReference(text).map(Command.goTo)
    } write: {
      if case .goTo(let item) = $0 { item.text } else { nil }
    },
    Form(.skip, "skip", .item, usage: "[ITEM]") { text throws(CommandError) in
      .skip(ItemReference(text))
    } write: {
      if case .skip(let item) = $0 { item?.text ?? "" } else { nil }
    },
    Form(
      .move, "move #4 before #3", .item, usage: "ITEM before|after ITEM", completion: .movements
    ) { text throws(CommandError) in
      Rundown.divisions(of: text).isEmpty ? nil : .move(text.printable)
    } write: {
      if case .move(let text) = $0 { text } else { nil }
    },
    Form(.title, "title Engines", .text, usage: "[#N] TEXT", completion: .handles) {
      text throws(CommandError) in
      name(.title, text)
    } write: {
      argument(naming: .title, by: $0)
    },
    Form(.speaker, "speaker Ada Lovelace", .text, usage: "[#N] TEXT", completion: .handles) {
      text throws(CommandError) in
      name(.speaker, text)
    } write: {
      argument(naming: .speaker, by: $0)
    },
    Form(.shorten, "shorten 15m", .time, usage: "[#N] TIME", completion: .handles) {
      text throws(CommandError) in
      let (handle, rest) = handle(before: text)
      guard let seconds = try time(rest, "shorten"), seconds > 0 else { return nil }
      return .shorten(seconds, handle: handle)
    } write: {
      guard case .shorten(let seconds, let handle) = $0 else { return nil }
      return argument(after: handle, "\(seconds)s")
    },
    Form(.insert, "insert 5m Announcements", .time, usage: "TIME [TITLE]") {
      text throws(CommandError) in
      try insertion(text)
    } write: {
      if case .insert(let seconds, let title) = $0 { joined("\(seconds)s", title) } else { nil }
    },
    Form(.catchUp, "catch up", .choice(["up"]), usage: "") { text throws(CommandError) in
      text.lowercased() == "up" ? .catchUp : nil
    } write: {
      $0 == .catchUp ? "" : nil
    },
    Form(.rundown, .rundown), Form(.reload, .reload), Form(.restart, .restart),
    Form(.store, "store 3", .slot) { text throws(CommandError) in
      slot(text).map(Command.store)
    } write: {
      if case .store(let slot) = $0 { "\(slot)" } else { nil }
    },
    Form(.remove, "remove 3", .slot) { text throws(CommandError) in
      slot(text).map(Command.remove)
    } write: {
      if case .remove(let slot) = $0 { "\(slot)" } else { nil }
    },
    Form(
      .message, "message Come to an end", .nothing, usage: "[TEXT]", completion: .words(["--for "])
    ) { text throws(CommandError) in
      try message(text)
    } write: {
      guard case .showMessage(let text, let seconds) = $0 else { return nil }
      return joined(seconds.map { "--for \($0)s" } ?? (text == nil ? nil : "--"), text)
    },
    Form(.clear, .clear),
    Form(.blackout, "blackout on", .choice(["on", "off"])) { text throws(CommandError) in
      ["on": .setBlackout(true), "off": .setBlackout(false)][text.lowercased()]
    } write: {
      if case .setBlackout(let isBlack) = $0 { isBlack ? "on" : "off" } else { nil }
    },
    Form(.flash, .flash), Form(.identify, .identify), Form(.undo, .undo), Form(.redo, .redo),
    Form(.time, .time), Form(.displays, .displays), Form(.events, .events),
    Form(
      .help, "help", .nothing, usage: "[COMMAND]",
      completion: .words(["all"] + CommandName.allCases.map(\.rawValue))
    ) { text throws(CommandError) in
      try help(about: text)
    } write: {
      switch $0 {
      case .help: ""
      case .explain(let name): name?.rawValue ?? "all"
      default: nil
      }
    },
    Form(.layout, .layout), Form(.theme, .theme), Form(.announcements, .announcing),
    Form(.lock, .lock), Form(.clock, .timeOfDay),
    Form(.beside, "beside session", .choice(secondaryTimes), isForClients: false) {
      text throws(CommandError) in
      let word = text.lowercased()
      if word == "off" { return .secondaryTime(nil) }
      return Look.SecondaryTime(rawValue: word).map(Command.secondaryTime)
    },
    Form(.operatorView, .operatorView),
    // Its first word is the same as that of `take`, which reads it.
    Form(.takeOver, "take over", .choice(["over"]), usage: "", isForClients: false) { _ in
      .takeOver
    },
    Form(.handOver, "hand over", .choice(["over"]), usage: "[DESK]", isForClients: false) {
      text throws(CommandError) in
      let words = text.split(maxSplits: 1, whereSeparator: \.isWhitespace)
      guard words.first?.lowercased() == "over" else { return nil }
      return .handOver(words.dropFirst().first.map { trimmed(String($0)) })
    },
    Form(.desk, .join), Form(.quit, .quit),
  ]

  private static let lamps = Lamp.allCases.map(\.rawValue)

  private static let secondaryTimes = Look.SecondaryTime.allCases.map(\.rawValue) + ["off"]

  // MARK: Arguments

  /// A time with a unit or a colon, so that nobody has to know the unit of a bare number.
  ///
  /// The example for a bare number has its usual `unit`, and ends with `rest`, without which the
  /// command would be incomplete.
  private static func time(
    _ text: String, _ name: String, unit: String = "m", before rest: String = ""
  ) throws(CommandError) -> Int? {
    guard !text.isEmpty else { return nil }
    if text.allSatisfy({ $0.isASCII && $0.isNumber }) {
      // Where so many minutes are no valid time, `nil` lets the caller give its usual example.
      guard let seconds = try? TimeParser.seconds(text + unit), seconds > 0 else { return nil }
      throw .needs(name, .time, example: joined("\(name) \(text)\(unit)", rest))
    }
    do throws(TimeError) {
      return try TimeParser.seconds(text)
    } catch {
      throw .invalidTime(error)
    }
  }

  /// `all`, the name of a command, its first word, or nothing.
  private static func help(about text: String) throws(CommandError) -> Command {
    let text = text.lowercased()
    if text.isEmpty { return .help }
    if text == "all" { return .explain(nil) }
    guard
      let form = forms.first(where: { $0.name.rawValue == text })
        ?? forms.first(where: { $0.keyword == text })
    else { throw .noCommand(text) }
    return .explain(form.name)
  }

  private static func slot(_ text: String) -> Int? {
    Int(text).flatMap { text.utf8.count == 1 && (1...9).contains($0) ? $0 : nil }
  }

  /// Splits off the handle that may be in front of a text: `#3 Engines`, `item 3 Engines`.
  private static func handle(before text: String) -> (handle: Int?, rest: String) {
    guard let (handle, rest) = ItemReference.handle(before: text) else { return (nil, text) }
    return (handle, trimmed(rest))
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
      let (name, rest) = ("message --for", "Please come to an end")
      guard words.count == 3,
        let seconds = try time(words[1], name, unit: "s", before: rest), seconds > 0
      else { throw .needs(name, .time, example: "\(name) 15s \(rest)") }
      return .showMessage(trimmed(words[2]).printable, seconds: seconds)
    case "--":
      let rest = trimmed(String(text.dropFirst(2)))
      return .showMessage(rest.isEmpty ? nil : rest.printable, seconds: nil)
    default:
      return .showMessage(text.isEmpty ? nil : text.printable, seconds: nil)
    }
  }

  /// The argument of a command for the item with a handle; without one, for the usual item.
  private static func argument(after handle: Int?, _ text: String) -> String {
    joined(handle.map { "#\($0)" }, text)
  }

  /// The argument of `title` or `speaker`; `nil` for any other command.
  private static func argument(naming part: Rundown.NamePart, by command: Command) -> String? {
    guard case .name(let named, let text, let handle) = command, named == part else { return nil }
    return argument(after: handle, text)
  }

  private static func joined(_ words: String?...) -> String {
    words.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ")
  }
}

extension CommandNeed {
  /// The argument as the usage shows it: `TIME`.
  fileprivate var usage: String {
    switch self {
    case .time: "TIME"
    case .timeOfDay: "TIME-OF-DAY"
    case .slot: "SLOT"
    case .preset: "SLOT|NAME"
    case .item: "ITEM"
    case .text: "TEXT"
    case .choice(let words): words.joined(separator: "|")
    case .nothing: ""
    }
  }

  /// The usual completion of the argument.
  fileprivate var completion: Command.Completion {
    switch self {
    case .preset: .presets
    case .item: .items
    case .choice(let words): .words(words)
    case .time, .timeOfDay, .slot, .text, .nothing: .nothing
    }
  }
}

extension ItemReference {
  /// The item as a line names it.
  fileprivate var text: String {
    switch self {
    case .handle(let handle): "#\(handle)"
    case .text(let text): text
    }
  }
}
