package import StageRenderer
import TimerEngine

// The names in `config.yaml`.
extension KeyBindings {
  /// All that can be bound: its name, the usual keys of which the operator is told, and those that
  /// do it as well.
  package static let table: [(name: String, command: Command, keys: [Key], others: [Key])] =
    [("start", .toggle, [.space], [])]
    + (1...9).map { ("slot \($0)", .slot($0), [.character(digit($0))], []) }
    + [("store", .chooseTarget, [.character("s")], [])]
    + (1...9).map { ("store \($0)", .store($0), [.alt(digit($0))], []) }
    + [
      ("only start", .clickerStart, [.pageDown, .f5], []),
      ("green", .go(.green), [.character("g")], []),
      ("yellow", .go(.yellow), [.character("y")], []),
      ("red", .go(.red), [.character("r")], []),
      ("hold green", .assign(.green), [.character("G")], []),
      ("hold yellow", .assign(.yellow), [.character("Y")], []),
      ("hold red", .assign(.red), [.character("R")], []),
      ("minute up", .adjust(by: 60), [.up], []),
      ("minute down", .adjust(by: -60), [.down], []),
      ("seconds up", .adjust(by: 5), [.right], []),
      ("seconds down", .adjust(by: -5), [.left], []),
      ("add minute", .add(60), [.character("+")], [.character("=")]),
      ("take minute", .add(-60), [.character("-")], [.character("_")]),
      ("add 10 seconds", .add(10), [.character("]")], []),
      ("take 10 seconds", .add(-10), [.character("[")], []),
      ("back", .back, [.backspace, .pageUp], []),
      ("undo", .undo, [.character("u")], []),
      ("redo", .redo, [.controlR], []),
      ("late start", .backdate, [.character("o")], []),
      ("next segment", .nextSegment, [.character("n")], []),
      ("questions", .usualQuestions, [.character("a")], []),
      ("previous segment", .previousSegment, [.character("p")], []),
      ("focus next", .focus(isBack: false), [.tab], []),
      ("focus previous", .focus(isBack: true), [.backTab], []),
      ("enter", .enter, [.enter], []),
      ("prompt", .prompt, [.character(":")], []),
      ("flash", .flash, [.character("f")], []),
      ("blackout", .blackout, [.character("b")], [.character(".")]),
      ("message", .message, [.character("m")], []),
      ("send message", .chooseMessage, [.character("M")], []),
      ("type message", .typeMessage, [.character("/")], []),
      ("layout", .layout, [.character("l")], []),
      ("theme", .theme, [.character("c")], []),
      ("secondary time", .cycleSecondaryTime, [.character("e")], []),
      ("announcements", .announcing, [.character("v")], []),
      ("time of day", .timeOfDay, [.character("t")], []),
      ("identify", .identify, [], []),
      ("operator view", .operatorView, [.character("O")], []),
      ("take over", .takeOver, [.character("T")], []),
      ("hand over", .handOver(nil), [.character("H")], []),
      ("join", .join, [.character("d")], []),
      ("lock", .lock, [.character("k")], []),
      ("help", .help, [.character("?")], [.character("h"), .f1]),
      ("quit", .quit, [.character("q")], []),
    ]

  private static func digit(_ slot: Int) -> Unicode.Scalar {
    Unicode.Scalar(UInt8(ascii: "0") + UInt8(slot))
  }

  /// The names of all commands that can be bound.
  package static var names: [String] { table.map(\.name) }

  /// The command with a name; `nil` if there is none.
  package static func command(named name: String) -> Command? {
    table.first { $0.name == name }?.command
  }

  /// The name of a command, empty for one that cannot be bound.
  package static func name(of command: Command) -> String {
    table.first { $0.command == command }?.name ?? ""
  }
}

extension Key {
  /// The names of the keys that have no character on them; a character with Alt is `Alt+x`.
  package static var names: [String] { named.map(\.name) }

  private static let named: [(name: String, key: Key)] = [
    ("Space", .space), ("Tab", .tab), ("Shift+Tab", .backTab), ("Enter", .enter),
    ("Escape", .escape), ("Backspace", .backspace), ("Up", .up), ("Down", .down),
    ("Left", .left), ("Right", .right), ("PageUp", .pageUp), ("PageDown", .pageDown),
    ("F1", .f1), ("F5", .f5), ("Ctrl+R", .controlR),
  ]

  /// The characters that follow an escape in the sequences of other keys and in a terminal's
  /// replies.
  private static let startsOfSequences: Set<Unicode.Scalar> = ["[", "]", "O", "P", "X", "^", "_"]

  /// The key with a name, in which case does not matter, or of a character, in which it does;
  /// `nil` if there is none.
  package init?(named text: String) {
    let isAlt = text.lowercased().hasPrefix("alt+")
    let scalars = isAlt ? text.unicodeScalars.dropFirst(4) : text.unicodeScalars[...]
    if let key = Self.named.first(where: { $0.name.lowercased() == text.lowercased() })?.key {
      self = key
    } else if scalars.count == 1, let scalar = scalars.first, scalar.isOnKey,
      !isAlt || !Self.startsOfSequences.contains(scalar)
    {
      self = isAlt ? .alt(scalar) : .character(scalar)
    } else {
      return nil
    }
  }

  /// The name in `config.yaml`.
  package var name: String {
    switch self {
    case .character(let scalar): Self.named.first { $0.key == self }?.name ?? "\(scalar)"
    case .alt(let scalar): "Alt+\(scalar)"
    default: Self.named.first { $0.key == self }?.name ?? ""
    }
  }
}

extension Unicode.Scalar {
  /// Whether a key of its own gives it: no control character, blank or mark upon another one.
  fileprivate var isOnKey: Bool {
    switch properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
      .paragraphSeparator, .spaceSeparator, .nonspacingMark, .enclosingMark, .spacingMark:
      false
    default: true
    }
  }
}
