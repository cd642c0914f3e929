import SpeechAnnouncement
import TerminalCanvas

/// A list of the operator view: a heading, and lines whose columns are aligned.
struct OperatorList {
  /// A line.
  struct Row {
    /// The texts of its columns; none for a remark.
    let cells: [String]
    /// The forms of a remark on the line above, the longest first.
    let remark: [String]
    /// The column at which the remark begins; it may reach beyond it.
    let remarkColumn: Int
    let style: Style

    init(_ cells: [String], _ style: Style) {
      (self.cells, self.style) = (cells, style)
      (remark, remarkColumn) = ([], 0)
    }

    init(forms: [String], below column: Int, _ style: Style) {
      (cells, self.style) = ([], style)
      (remark, remarkColumn) = (forms, column)
    }
  }

  /// What stands between the parts of a heading.
  static let separator = "   "

  /// The forms of the heading, the longest first.
  let headings: [String]
  let lines: [Row]
  /// The line that is shown when not all of them are.
  let current: Int
  /// The column that takes the room that the others leave, and is shortened if that is little.
  let flexible: Int
  /// The column behind that one which few lines need: it is left out first, and where it is empty it is
  /// the flexible one's.
  var optional: Int?
  /// How many lines it gets in each round in which rows are handed out.
  let grants: [Int]
  /// Whether the heading alone says nothing.
  var needsLines = false

  static let indent = 2
  static let gap = 2
  /// Columns in which a shortened text still says something.
  private static let minText = 10

  /// The forms of a heading whose last parts are left out where they do not fit.
  static func headings(of parts: [String]) -> [String] {
    (1...parts.count).reversed().map { parts.prefix($0).joined(separator: separator) }
  }

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
    let heading = Self.fitting(headings, in: columns, dots)
    canvas.write(Line([Span(heading, palette.strong)]), at: area.origin)
    let rows = window(of: area.size.rows - 1)
    let widths = widths(in: columns - Self.indent)
    for index in rows {
      let row = area.origin.row + 1 + index - rows.lowerBound
      for (text, column) in texts(of: lines[index], widths, in: columns - Self.indent, dots) {
        let place = Position(column: area.origin.column + Self.indent + column, row: row)
        canvas.write(text, at: place, style: lines[index].style)
      }
    }
  }

  /// The longest form that fits, else the last one shortened.
  private static func fitting(_ forms: [String], in columns: Int, _ dots: String) -> String {
    forms.first { $0.columns <= columns }
      ?? forms.last.map { $0.shortened(to: columns, with: dots) } ?? ""
  }

  /// The `count` lines to show: the current one, the one before it, and what follows.
  private func window(of count: Int) -> Range<Int> {
    let before = count > 2 ? 1 : 0
    let first = max(0, min(current - before, lines.count - count))
    return first..<min(lines.count, first + count)
  }

  /// The widths of the columns.
  ///
  /// The last columns are left out where the flexible one would have too little room.
  private func widths(in columns: Int) -> [Int] {
    var widths = (0..<(lines.map(\.cells.count).max() ?? 0)).map { column in
      lines.map { $0.cells.indices.contains(column) ? $0.cells[column].columns : 0 }.max() ?? 0
    }
    func rest() -> Int {
      let others = widths.enumerated().filter { $0.offset != flexible && $0.element > 0 }
      return columns - others.reduce(0) { $0 + $1.element + Self.gap }
    }
    if let optional, widths.indices.contains(optional), rest() < Self.minText {
      widths[optional] = 0
    }
    while rest() < Self.minText, widths.count > flexible + 1 { widths.removeLast() }
    if widths.indices.contains(flexible) {
      widths[flexible] = max(0, min(widths[flexible], rest()))
    }
    return widths
  }

  /// The room of the optional column, if a line has nothing there.
  private func emptyRoom(behind line: Row, _ widths: [Int]) -> Int {
    guard let optional, widths.indices.contains(optional), widths[optional] > 0,
      line.cells[optional].isEmpty
    else { return 0 }
    return widths[optional] + Self.gap
  }

  /// The texts of a line, and where they begin.
  private func texts(
    of line: Row, _ widths: [Int], in columns: Int, _ dots: String
  ) -> [(text: String, column: Int)] {
    var column = 0
    var texts: [(text: String, column: Int)] = []
    for (index, width) in widths.enumerated() where width > 0 {
      if !line.remark.isEmpty, index == line.remarkColumn {
        return [(Self.fitting(line.remark, in: columns - column, dots), column)]
      }
      if line.cells.indices.contains(index) {
        let room = index == flexible ? width + emptyRoom(behind: line, widths) : width
        texts.append((line.cells[index].shortened(to: room, with: dots), column))
      }
      column += width + Self.gap
    }
    return texts
  }
}
