import SpeechAnnouncement
import TerminalCanvas

/// A list of the operator view: a heading, and lines whose columns are aligned.
struct OperatorList {
  /// A line.
  struct Row {
    /// The texts of its columns.
    let cells: [String]
    let style: Style

    init(_ cells: [String], _ style: Style) {
      self.cells = cells
      self.style = style
    }
  }

  /// The parts of the heading; the last ones are left out where they do not fit.
  let heading: [String]
  let lines: [Row]
  /// The line that is shown when not all of them are.
  let current: Int
  /// The column that takes the room that the others leave, and is shortened if that is little.
  let flexible: Int
  /// How many lines it gets in each round in which rows are handed out.
  let grants: [Int]
  /// Whether the heading alone says nothing.
  var needsLines = false

  private static let indent = 2
  private static let gap = 2
  /// Columns in which a shortened text still says something.
  private static let minText = 10

  // MARK: How many lines there is room for

  /// How many lines of each list are shown in a number of rows, `nil` if not even its heading is, and
  /// whether there is an empty row between two lists.
  ///
  /// Empty rows cost only lines of the last list.
  static func fitting(
    _ lists: [OperatorList], in rows: Int
  ) -> (lines: [Int?], hasAir: Bool) {
    let close = lines(of: lists, in: rows)
    let airy = lines(of: lists, in: rows - (lists.count - 1))
    let showsSame = airy.map { $0 == nil } == close.map { $0 == nil }
    let hasAir = showsSame && airy.dropLast() == close.dropLast()
    return hasAir ? (airy, true) : (close, false)
  }

  /// Each round gives every list some lines, the first lists first; so the last list loses lines
  /// first.
  private static func lines(of lists: [OperatorList], in rows: Int) -> [Int?] {
    var left = rows
    var shown = [Int?](repeating: nil, count: lists.count)
    for round in 0..<(lists.map(\.grants.count).max() ?? 0) {
      for (index, list) in lists.enumerated() where list.grants.indices.contains(round) {
        let (before, heading) = (shown[index] ?? 0, shown[index] == nil ? 1 : 0)
        let wanted = min(list.grants[round], list.lines.count)
        let lines = min(wanted, before + left - heading)
        guard lines >= (list.needsLines ? 1 : 0), lines >= before else { continue }
        left -= heading + lines - before
        shown[index] = lines
      }
    }
    return shown
  }

  // MARK: Drawing

  /// Draws the heading and as many lines as there is room for.
  func draw(in area: Rect, on canvas: inout Canvas, _ palette: Palette, _ dots: String) {
    let columns = area.size.columns
    let forms = (1...heading.count).reversed().map { count in
      Line([Span(heading.prefix(count).joined(separator: "   "), palette.strong)])
    }
    let short = Line([Span(heading[0].shortened(to: columns, with: dots), palette.strong)])
    canvas.write(Line.fitting(columns, forms) ?? short, at: area.origin)
    let rows = window(of: area.size.rows - 1)
    for (index, texts) in texts(in: columns - Self.indent, dots).enumerated()
    where rows.contains(index) {
      let row = area.origin.row + 1 + index - rows.lowerBound
      var column = area.origin.column + Self.indent
      for (text, width) in texts {
        canvas.write(text, at: Position(column: column, row: row), style: lines[index].style)
        column += width + Self.gap
      }
    }
  }

  /// The `count` lines to show: the current one, the one before it, and what follows.
  private func window(of count: Int) -> Range<Int> {
    let before = count > 2 ? 1 : 0
    let first = max(0, min(current - before, lines.count - count))
    return first..<min(lines.count, first + count)
  }

  /// The texts of all lines with the widths of their columns.
  ///
  /// The last columns are left out where the flexible one would have too little room.
  private func texts(in columns: Int, _ dots: String) -> [[(text: String, width: Int)]] {
    var widths = (0..<(lines.map(\.cells.count).max() ?? 0)).map { column in
      lines.map { $0.cells.indices.contains(column) ? $0.cells[column].columns : 0 }.max() ?? 0
    }
    func rest() -> Int {
      let others = widths.enumerated().filter { $0.offset != flexible && $0.element > 0 }
      return columns - others.reduce(0) { $0 + $1.element + Self.gap }
    }
    while rest() < Self.minText, widths.count > flexible + 1 { widths.removeLast() }
    if widths.indices.contains(flexible) {
      widths[flexible] = max(0, min(widths[flexible], rest()))
    }
    return lines.map { line in
      zip(line.cells, widths).filter { $0.1 > 0 }.map { text, width in
        (text.shortened(to: width, with: dots), width)
      }
    }
  }
}
