import TerminalCanvas

/// A piece of text with its style.
struct Span: Equatable {
  var text: String
  var style: Style

  init(_ text: String, _ style: Style) {
    self.text = text
    self.style = style
  }
}

/// Pieces of text on one line.
struct Line: Equatable {
  var spans: [Span]

  init(_ spans: [Span]) { self.spans = spans }

  var columns: Int { spans.reduce(0) { $0 + $1.text.columns } }

  /// The first of several forms, the longest first, that fits whole; `nil` if none does.
  static func fitting(_ columns: Int, _ forms: [Line]) -> Line? {
    forms.first { $0.columns <= columns }
  }

  /// Several lines on one, with a gap between.
  static func joined(_ lines: [Line], gap: Int, _ style: Style) -> Line {
    let space = Span(String(repeating: " ", count: gap), style)
    return Line(Array(lines.map(\.spans).joined(separator: [space])))
  }
}

extension Canvas {
  mutating func write(_ line: Line, at position: Position) {
    var position = position
    for span in line.spans {
      write(span.text, at: position, style: span.style)
      position.column += span.text.columns
    }
  }

  /// Writes a line in the middle of a row.
  mutating func write(_ line: Line, centredIn row: Int) {
    write(line, at: Position(column: (size.columns - line.columns) / 2, row: row))
  }
}
