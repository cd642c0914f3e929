import SpeechAnnouncement
import TerminalCanvas

/// The help as pages that fit the screen, with room left above for the time.
struct HelpPages {
  /// The rows above the card, which keep the time.
  let timeRows: Int
  /// The lines of each page.
  let pages: [[String]]

  private let phrases: any Phrases

  /// The pages for a screen; none where not even one entry fits.
  ///
  /// A line each where there is room for the longest and a margin, else two.
  init(_ state: State) {
    let (size, phrases) = (state.size, state.phrases)
    self.phrases = phrases
    timeRows = size.rows >= 16 ? size.rows / 3 : 1
    let entries = Self.topics(state.abilities).map { $0.entry(in: phrases) }
    let keyColumns = 1 + (entries.map(\.keys.columns).max() ?? 0)
    let isWide = size.columns >= keyColumns + 2 + (entries.map(\.meaning.columns).max() ?? 0)
    let lines = entries.flatMap { keys, meaning in
      isWide
        ? [keys + String(repeating: " ", count: keyColumns - keys.columns) + meaning]
        : [keys, "  " + meaning]
    }
    let rows = size.rows - timeRows - 1
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
  static func line(in phrases: any Phrases) -> String {
    let entries = topics(Abilities(hasScreen: false, hasMouse: false)).map { $0.entry(in: phrases) }
    return phrases.keys + " "
      + entries.map { "\($0.keys): \($0.meaning)" }.joined(separator: "; ")
  }

  /// What there is to tell of where there is a screen and a mouse, or none.
  private static func topics(_ abilities: Abilities) -> [HelpTopic] {
    let screen: Set<HelpTopic> = [.flashOrBlackout, .message, .look, .timeOfDay]
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
    let width = lines.map(\.columns).max() ?? 0
    let column = max(0, (canvas.size.columns - width) / 2)
    for (index, line) in lines.enumerated() {
      canvas.write(
        line, at: Position(column: column, row: timeRows + index), style: palette.plain)
    }
    let footer = Line.fitting(
      canvas.size.columns,
      [
        phrases.pages(page + 1, of: count), phrases.pagesShort,
      ].map { Line([Span($0, palette.dim)]) })
    if let footer { canvas.write(footer, centredIn: canvas.size.rows - 1) }
  }
}

extension HelpTopic {
  /// The keys and what they do.
  fileprivate func entry(in phrases: any Phrases) -> (keys: String, meaning: String) {
    (keys(in: phrases), phrases.meaning(of: self))
  }

  private func keys(in phrases: any Phrases) -> String {
    switch self {
    case .startOrStop: phrases.keyNames.space
    case .slot: "1 ... 9"
    case .store: "s 1 ... 9"
    case .tap: "g y r"
    case .hold: "G Y R"
    case .setMinute: phrases.keyNames.upDown
    case .setSeconds: phrases.keyNames.rightLeft
    case .addMinute: "+ -"
    case .addSeconds: "] ["
    case .back: phrases.keyNames.backspace
    case .undo: "u"
    case .lateStart: "o"
    case .flashOrBlackout: "f b"
    case .message: "m"
    case .look: "l c"
    case .announcing: "v"
    case .timeOfDay, .tellTime: "t"
    case .focus: "Tab Enter"
    case .clicker: "PgDn PgUp"
    case .click: phrases.mouse.click
    case .doubleClick: phrases.mouse.doubleClick
    case .mouseHold: phrases.mouse.hold
    case .dragAndWheel: phrases.mouse.dragAndWheel
    case .lock: "k"
    case .quit: "q Ctrl-C"
    }
  }
}
