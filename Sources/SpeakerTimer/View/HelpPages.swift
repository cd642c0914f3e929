import TerminalCanvas

/// The help as pages that fit the screen, with room left above for the time.
struct HelpPages {
  /// The rows above the card, which keep the time.
  let timeRows: Int
  /// The lines of each page.
  let pages: [[String]]

  private static let keyColumns = 11
  private static let entryColumns = 46

  private static let entries: [(keys: String, meaning: String)] = [
    ("Space", "start, stop, go on"),
    ("1 ... 9", "take a preset"),
    ("s 1 ... 9", "store the time in a slot"),
    ("g y r", "go to the green time, yellow, red"),
    ("G Y R", "make the shown time theirs"),
    ("Up Down", "stopped: a minute more, less"),
    ("Right Left", "stopped: 5 seconds more, less"),
    ("+ -", "give, take a minute at any time"),
    ("] [", "give, take 10 seconds"),
    ("Backspace", "back to the green time"),
    ("u", "undo, ten deep"),
    ("o", "start from the last stop"),
    ("f b", "flash for attention; blackout"),
    ("m", "message or title in large letters"),
    ("l c", "layout; colours"),
    ("t", "time of day and finish"),
    ("q Ctrl-C", "quit"),
  ]

  /// The pages for a screen; none where not even one entry fits.
  init(_ size: Size) {
    timeRows = size.rows >= 16 ? size.rows / 3 : 1
    let isWide = size.columns >= Self.entryColumns
    let lines = Self.entries.flatMap { entry in
      isWide
        ? [Self.padded(entry.keys) + entry.meaning] : [entry.keys, "  " + entry.meaning]
    }
    let rows = size.rows - timeRows - 1
    let capacity = isWide ? rows : rows / 2 * 2
    guard capacity > 0, lines.allSatisfy({ $0.count <= size.columns }) else {
      pages = []
      return
    }
    pages = stride(from: 0, to: lines.count, by: capacity).map {
      Array(lines[$0..<min($0 + capacity, lines.count)])
    }
  }

  var count: Int { pages.count }

  /// All of it in a line, for who has no screen.
  static let line =
    "Keys: "
    + entries.filter { !["f b", "m", "l c", "t"].contains($0.keys) }
    .map { "\($0.keys): \($0.meaning)" }.joined(separator: "; ") + "; t: tell the time"

  private static func padded(_ keys: String) -> String {
    keys + String(repeating: " ", count: keyColumns - keys.count)
  }

  /// Draws a page below the rows of the time.
  func draw(_ page: Int, on canvas: inout Canvas, _ palette: Palette) {
    // The screen may have grown since the page was turned.
    let page = min(page, count - 1)
    guard pages.indices.contains(page) else { return }
    let lines = pages[page]
    let width = lines.map(\.count).max() ?? 0
    let column = max(0, (canvas.size.columns - width) / 2)
    for (index, line) in lines.enumerated() {
      canvas.write(
        line, at: Position(column: column, row: timeRows + index), style: palette.plain)
    }
    let footer = Line.fitting(
      canvas.size.columns,
      [
        "Page \(page + 1) of \(count)   ? turns   any other key closes", "? turns, others close",
      ].map { Line([Span($0, palette.dim)]) })
    if let footer { canvas.write(footer, centredIn: canvas.size.rows - 1) }
  }
}
