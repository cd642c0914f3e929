package import SpeechAnnouncement

/// The help as pages that fit the screen, with room left above for the time.
package struct HelpPages {
  /// The rows above the page, which keep the time.
  package let timeRows: Int
  /// The rows of the lamps' words above the last row.
  let lampRows: Int
  /// How many pages there are; 0 where not even one entry fits.
  var count: Int { pages.count }

  /// The lines of each page; those of a page with several columns in their order.
  package let pages: [[String]]
  /// The most lines of a column.
  private let rows: Int
  private let help: OperatorWords.Help
  private let phrases: Phrases

  /// Columns between two columns of entries.
  private static let gap = 4
  /// The rows of the smallest digits and an empty one.
  private static let minTimeRows = 6

  /// Lays the pages out: a line for each entry where there is room for the longest and a margin,
  /// else two.
  ///
  /// The time gives rows up, and there are several columns, if that saves a page.
  package init(_ help: OperatorWords.Help, in size: Size, _ phrases: Phrases) {
    self.help = help
    self.phrases = phrases
    let lampRows = size.rows >= 12 ? 1 : 0
    let (lines, isWide) = Self.lines(of: help, in: size.columns)
    let width = lines.map(\.columns).max() ?? 0
    func layout(_ timeRows: Int, _ columns: Int) -> Layout {
      let free = size.rows - timeRows - lampRows - 1
      let rows = max(0, isWide ? free : free / 2 * 2)
      let pages = rows == 0 ? 0 : (lines.count + rows * columns - 1) / (rows * columns)
      return Layout(timeRows: timeRows, rows: rows, columns: columns, pages: pages)
    }
    let most = size.rows >= 16 ? max(Self.minTimeRows, size.rows / 3) : 1
    let columns = isWide ? max(1, (size.columns + Self.gap) / (width + Self.gap)) : 1
    let layouts = (1...columns).flatMap { columns in
      (min(most, Self.minTimeRows)...most).reversed().map { layout($0, columns) }
    }
    // The first of those with the fewest pages has the fewest columns, and the most rows for the
    // time.
    let best = layouts.min { $0.pages < $1.pages } ?? layout(most, 1)
    (timeRows, self.lampRows) = (best.timeRows, lampRows)
    guard best.pages > 0, width <= size.columns else {
      (pages, rows) = ([], 0)
      return
    }
    // Columns of a single page are about equally long.
    rows =
      best.pages == 1 ? (lines.count + best.columns - 1) / best.columns : best.rows
    let onPage = rows * best.columns
    pages = stride(from: 0, to: lines.count, by: onPage).map {
      Array(lines[$0..<min($0 + onPage, lines.count)])
    }
  }

  /// How entries can be shared out among pages.
  private struct Layout {
    package let timeRows: Int
    /// The lines of a column.
    let rows: Int
    let columns: Int
    let pages: Int
  }

  /// The lines of all entries, and whether each has only one.
  private static func lines(
    of help: OperatorWords.Help, in columns: Int
  ) -> (lines: [String], isWide: Bool) {
    let keyColumns = 2 + (help.entries.map(\.keys.columns).max() ?? 0)
    let isWide = columns >= keyColumns + 1 + (help.entries.map(\.meaning.columns).max() ?? 0)
    let lines = help.entries.flatMap { entry in
      isWide
        ? [
          entry.keys + String(repeating: " ", count: keyColumns - entry.keys.columns)
            + entry.meaning
        ]
        : [entry.keys, "  " + entry.meaning]
    }
    return (lines, isWide)
  }

  /// Draws the page that is open below the rows of the time.
  func draw(on canvas: inout Canvas, _ palette: Palette) {
    // The screen may have grown since the page was turned.
    let page = min(help.page, count - 1)
    // All pages begin at the same column.
    let width = pages.joined().map(\.columns).max() ?? 0
    let columns = (pages[0].count + rows - 1) / rows
    let first = max(0, (canvas.size.columns - columns * (width + Self.gap) + Self.gap) / 2)
    for (index, line) in pages[page].enumerated() {
      let place = Position(
        column: first + index / rows * (width + Self.gap), row: timeRows + index % rows)
      canvas.write(line, at: place, style: palette.plain)
    }
    let footer = StyledLine.fitting(
      canvas.size.columns,
      [
        phrases.pages(page + 1, of: count, turn: help.turnKey),
        phrases.pagesShort(turn: help.turnKey),
      ].map { StyledLine($0, palette.dim) })
    if let footer { canvas.write(footer, centredIn: canvas.size.rows - 1) }
  }
}

extension OperatorWords.Help {
  /// Whether a page of it can be shown on a screen.
  package func hasRoom(in size: Size, _ phrases: Phrases) -> Bool {
    HelpPages(self, in: size, phrases).count > 0
  }
}
