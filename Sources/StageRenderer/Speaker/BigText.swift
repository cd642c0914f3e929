/// A text that fills an area: in letters as large as fit, or else on lines of the terminal's own
/// font, which has all scripts.
struct BigText {
  private enum Form {
    case letters(PixelText)
    case lines([String])
  }

  private let form: Form
  private let ink: Ink
  private let style: Style

  /// Lays a text out; `nil` if not all of it fits.
  ///
  /// Lines of the terminal's own font have words whole, unless `breaksWords` lets those be broken
  /// that are wider than the area. Drawn letters are within `limit`, unless there are none so
  /// small.
  init?(
    _ text: String, in area: Size, _ palette: Palette, as role: TextRole = .time,
    within limit: TextPixel.Limit = TextPixel.Limit(), breaksWords: Bool = false
  ) {
    (ink, style) = (palette.ink(of: role), palette.style(of: role))
    if let letters = PixelText(
      text, in: area, within: limit, palette.font, hasSubcellEdges: palette.digits.hasSubcellEdges)
    {
      form = .letters(letters)
    } else {
      let lines = text.wrapped(to: area.columns).flatMap {
        breaksWords ? $0.broken(to: area.columns) : [$0]
      }
      guard !lines.isEmpty, lines.count <= area.rows,
        lines.allSatisfy({ $0.columns <= area.columns })
      else { return nil }
      form = .lines(lines)
    }
  }

  /// Whether it has letters of pixels.
  var isDrawn: Bool { if case .letters = form { true } else { false } }

  /// Whether it has letters larger than the smallest ones.
  var isLarge: Bool { if case .letters(let text) = form { text.hasStrokes } else { false } }

  /// How large drawn letters are; more is read from farther.
  var legibility: Int { if case .letters(let text) = form { text.legibility } else { 0 } }

  /// How many rows it takes.
  var rows: Int {
    switch form {
    case .letters(let text): text.rows
    case .lines(let lines): lines.count
    }
  }

  /// How large its letters are; the terminal's own ones do not limit others.
  var letterSize: TextPixel.Limit {
    if case .letters(let text) = form { text.letterSize } else { TextPixel.Limit() }
  }

  func draw(in area: Rect, on canvas: inout Canvas, with display: inout LetterDisplay) {
    switch form {
    case .letters(let text):
      display.draw(text.moved(to: area.size), at: area.origin, on: &canvas, with: ink)
    case .lines(let lines):
      for (index, line) in lines.enumerated() {
        let place = area.centred(Size(columns: line.columns, rows: lines.count)).origin
        canvas.write(
          line, at: Position(column: place.column, row: place.row + index), style: style)
      }
    }
  }
}
