/// A piece of text with its style.
package struct StyledText: Equatable {
  package var text: String
  package var style: Style

  /// Creates a piece.
  package init(_ text: String, _ style: Style) {
    self.text = text
    self.style = style
  }
}

/// Pieces of text on one line.
package struct StyledLine: Equatable {
  /// The pieces, from left to right.
  package var spans: [StyledText]

  package init(_ spans: [StyledText]) { self.spans = spans }

  package init(_ text: String, _ style: Style) { spans = [StyledText(text, style)] }

  /// How many columns it takes.
  package var columns: Int { spans.reduce(0) { $0 + $1.text.columns } }

  /// The first of several forms, the longest first, that fits completely; `nil` if none does.
  package static func fitting(_ columns: Int, _ forms: [StyledLine]) -> StyledLine? {
    forms.first { $0.columns <= columns }
  }

  /// Several lines on one, with a gap between.
  package static func joined(_ lines: [StyledLine], gap: Int, _ style: Style) -> StyledLine {
    let space = StyledText(String(repeating: " ", count: gap), style)
    return StyledLine(Array(lines.map(\.spans).joined(separator: [space])))
  }
}

extension Canvas {
  /// Writes a line, starting at a position.
  package mutating func write(_ line: StyledLine, at position: Position) {
    var position = position
    for span in line.spans {
      write(span.text, at: position, style: span.style)
      position.column += span.text.columns
    }
  }

  /// Writes a line in the middle of a row.
  package mutating func write(_ line: StyledLine, centredIn row: Int) {
    write(line, at: Position(column: (size.columns - line.columns) / 2, row: row))
  }

  /// Writes a line in the middle of an area, which must be at least as wide as the line.
  package mutating func write(_ line: StyledLine, centredIn area: Rect) {
    write(line, at: area.centred(Size(columns: line.columns, rows: 1)).origin)
  }
}
