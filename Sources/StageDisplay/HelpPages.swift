package import SpeechAnnouncement
package import TerminalCanvas

/// The help as pages that fit the screen, with room left above for the time.
struct HelpPages {
  /// The rows above the page, which keep the time.
  let timeRows: Int
  /// The rows of the lamps' words above the last row.
  let lampRows: Int
  /// How many pages there are; 0 where not even one entry fits.
  var count: Int { pages.count }

  /// The lines of each page.
  let pages: [[String]]
  private let help: OperatorWords.Help
  private let phrases: any Phrases

  /// Lays the pages out: a line for each entry where there is room for the longest and a margin,
  /// else two.
  init(_ help: OperatorWords.Help, in size: Size, _ phrases: any Phrases) {
    self.help = help
    self.phrases = phrases
    timeRows = size.rows >= 16 ? size.rows / 3 : 1
    let keyColumns = 2 + (help.entries.map(\.keys.columns).max() ?? 0)
    let isWide =
      size.columns >= keyColumns + 1 + (help.entries.map(\.meaning.columns).max() ?? 0)
    let lines = help.entries.flatMap { entry in
      isWide
        ? [
          entry.keys + String(repeating: " ", count: keyColumns - entry.keys.columns)
            + entry.meaning
        ]
        : [entry.keys, "  " + entry.meaning]
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

  /// Draws the page that is open below the rows of the time.
  func draw(on canvas: inout Canvas, _ palette: Palette) {
    // The screen may have grown since the page was turned.
    let page = min(help.page, count - 1)
    // All pages begin at the same column.
    let width = pages.joined().map(\.columns).max() ?? 0
    let column = max(0, (canvas.size.columns - width) / 2)
    for (index, line) in pages[page].enumerated() {
      canvas.write(
        line, at: Position(column: column, row: timeRows + index), style: palette.plain)
    }
    let footer = Line.fitting(
      canvas.size.columns,
      [
        phrases.pages(page + 1, of: count, turn: help.turnKey),
        phrases.pagesShort(turn: help.turnKey),
      ].map { Line([Span($0, palette.dim)]) })
    if let footer { canvas.write(footer, centredIn: canvas.size.rows - 1) }
  }
}

extension OperatorWords.Help {
  /// Whether a page of it can be shown on a screen.
  package func hasRoom(in size: Size, _ phrases: any Phrases) -> Bool {
    HelpPages(self, in: size, phrases).count > 0
  }
}
