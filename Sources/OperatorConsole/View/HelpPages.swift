import SpeechAnnouncement
import TerminalCanvas
import TimerEngine

/// The help as pages that fit the screen, with room left above for the time.
struct HelpPages {
  /// The rows above the card, which keep the time.
  let timeRows: Int
  /// The rows of the lamps' words above the last row.
  let lampRows: Int
  /// The lines of each page.
  let pages: [[String]]

  private let phrases: any Phrases
  private let keys: KeyBindings

  /// The pages for a screen; none where not even one entry fits.
  ///
  /// A line each where there is room for the longest and a margin, else two.
  init(_ state: State) {
    let (size, phrases) = (state.size, state.phrases)
    keys = state.settings.keys
    self.phrases = phrases
    timeRows = size.rows >= 16 ? size.rows / 3 : 1
    let entries = Self.topics(state.abilities).compactMap { [keys] in $0.entry(in: phrases, keys) }
    let keyColumns = 2 + (entries.map(\.keys.columns).max() ?? 0)
    let isWide = size.columns >= keyColumns + 1 + (entries.map(\.meaning.columns).max() ?? 0)
    let lines = entries.flatMap { keys, meaning in
      isWide
        ? [keys + String(repeating: " ", count: keyColumns - keys.columns) + meaning]
        : [keys, "  " + meaning]
    }
    lampRows = size.rows >= 12 ? 1 : 0
    let rows = size.rows - timeRows - lampRows - 1
    let capacity = isWide ? rows : rows / 2 * 2
    guard capacity > 0, lines.allSatisfy({ $0.columns <= size.columns }) else {
      pages = []
      return
    }
    pages = stride(from: 0, to: lines.count, by: capacity).map {
      Array(lines[$0..<min($0 + capacity, lines.count)])
    }
  }

  var count: Int { pages.count }

  /// All of it in a line, for who has no screen.
  static func line(in phrases: any Phrases, _ keys: KeyBindings) -> String {
    let entries = topics(Abilities(hasScreen: false, hasMouse: false))
      .compactMap { $0.entry(in: phrases, keys) }
    return phrases.keys + " "
      + entries.map { "\($0.keys): \($0.meaning)" }.joined(separator: "; ")
  }

  /// What there is to tell of where there is a screen and a mouse, or none.
  private static func topics(_ abilities: Abilities) -> [HelpTopic] {
    let screen: Set<HelpTopic> = [.flash, .blackout, .message, .layout, .theme, .timeOfDay]
    let mouse: Set<HelpTopic> = [.click, .doubleClick, .mouseHold, .dragAndWheel]
    let others =
      (abilities.hasScreen ? [.tellTime] : screen).union(abilities.hasMouse ? [] : mouse)
    return HelpTopic.allCases.filter { !others.contains($0) }
  }

  /// Draws a page below the rows of the time.
  func draw(_ page: Int, on canvas: inout Canvas, _ palette: Palette) {
    // The screen may have grown since the page was turned.
    let page = min(page, count - 1)
    guard pages.indices.contains(page) else { return }
    let lines = pages[page]
    // All pages begin at the same column.
    let width = pages.joined().map(\.columns).max() ?? 0
    let column = max(0, (canvas.size.columns - width) / 2)
    for (index, line) in lines.enumerated() {
      canvas.write(
        line, at: Position(column: column, row: timeRows + index), style: palette.plain)
    }
    let turn = Words.key(of: .help, keys, in: phrases)
    let footer = Line.fitting(
      canvas.size.columns,
      [
        phrases.pages(page + 1, of: count, turn: turn), phrases.pagesShort(turn: turn),
      ].map { Line([Span($0, palette.dim)]) })
    if let footer { canvas.write(footer, centredIn: canvas.size.rows - 1) }
  }
}

extension HelpTopic {
  /// The keys and what they do, `nil` where none is bound.
  fileprivate func entry(
    in phrases: any Phrases, _ keys: KeyBindings
  ) -> (keys: String, meaning: String)? {
    func words(_ commands: [Command]) -> String? { Words.keys(of: commands, keys, in: phrases) }
    let all =
      switch self {
      case .store:
        Self.joined([words([.chooseTarget]), words(commands)]) ?? words((1...9).map(Command.store))
      case .quit: Self.joined([words(commands), Words.name(of: .interrupt, in: phrases)])
      case .click: phrases.mouse.click
      case .doubleClick: phrases.mouse.doubleClick
      case .mouseHold: phrases.mouse.hold
      case .dragAndWheel: phrases.mouse.dragAndWheel
      default: words(commands)
      }
    return all.map { ($0, phrases.meaning(of: self)) }
  }

  /// The texts, `nil` if one of them is missing.
  private static func joined(_ texts: [String?]) -> String? {
    texts.contains(nil) ? nil : texts.compactMap { $0 }.joined(separator: " ")
  }

  /// The commands that it tells of.
  private var commands: [Command] {
    switch self {
    case .startOrStop: [.toggle]
    case .slot, .store: (1...9).map(Command.slot)
    case .tap: Lamp.allCases.map(Command.go)
    case .hold: Lamp.allCases.map(Command.assign)
    case .setMinute: [.set(60), .set(-60)]
    case .setSeconds: [.set(5), .set(-5)]
    case .addMinute: [.add(60), .add(-60)]
    case .addSeconds: [.add(10), .add(-10)]
    case .back: [.back]
    case .undo: [.undo]
    case .lateStart: [.backdate]
    case .flash: [.flash]
    case .blackout: [.blackout]
    case .message: [.message]
    case .layout: [.layout]
    case .theme: [.theme]
    case .announcing: [.announcing]
    case .timeOfDay, .tellTime: [.timeOfDay]
    case .focus: [.focus(isBack: false), .enter]
    case .clicker: [.clickerStart]
    case .click, .doubleClick, .mouseHold, .dragAndWheel: []
    case .lock: [.lock]
    case .quit: [.quit]
    }
  }
}
