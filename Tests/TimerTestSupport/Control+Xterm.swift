package import StageRenderer

extension Control {
  package var isErasure: Bool { if case .erase = self { true } else { false } }

  package var isColour: Bool {
    switch self {
    case .foreground, .background: true
    default: false
    }
  }

  /// xterm's words, less what the terminal lacks.
  package static func encoder(without lacks: @escaping (Control) -> Bool) -> ControlEncoder {
    { control in lacks(control) ? nil : Array(control.ofXterm.utf8) }
  }

  private var ofXterm: String {
    switch self {
    case .cursor(let place): "\u{1b}[\(place.row + 1);\(place.column + 1)H"
    case .down: "\n"
    case .left: "\u{8}"
    case .foreground(let index): "\u{1b}[38;5;\(index)m"
    case .background(let index): "\u{1b}[48;5;\(index)m"
    case .reset: "\u{1b}(B\u{1b}[m\u{1b}[39;49m"
    case .bold: "\u{1b}[1m"
    case .reverse: "\u{1b}[7m"
    case .erase(let columns): "\u{1b}[\(columns)X"
    case .clear: "\u{1b}[H\u{1b}[2J"
    case .title(let text): "\u{1b}]2;\(text)\u{7}"
    case .beginUpdate: "\u{1b}[?2026h"
    case .endUpdate: "\u{1b}[?2026l"
    }
  }

  /// What some bytes of xterm's words say: `@3,2` a place, `v` and `<` steps, `X6` an erasure,
  /// `/16` and `:4` colours of characters and backgrounds, `·` a space.
  package static func names(in bytes: [UInt8]) -> String {
    String(decoding: bytes, as: UTF8.self).replacing(" ", with: "·")
      .replacing(/\u{1b}\[(\d+);(\d+)H/) {
        " @\(Int($0.2).map { $0 - 1 } ?? -1),\(Int($0.1).map { $0 - 1 } ?? -1) "
      }
      .replacing(/\u{1b}\[(\d+)X/) { " X\($0.1) " }
      .replacing(/\u{1b}\[38;5;(\d+)m/) { " /\($0.1) " }
      .replacing(/\u{1b}\[48;5;(\d+)m/) { " :\($0.1) " }
      .replacing("\n", with: " v ")
      .replacing(/\u{8}+/) { " " + String(repeating: "<", count: $0.output.count) + " " }
      .split(separator: " ").joined(separator: " ")
  }
}

extension Canvas {
  /// Draws something of what a screen can have, at a random place.
  package mutating func scribble(with random: inout SplitMix64) {
    let style = Style(
      Colour(random.pick([1, 7, 9, 196])), on: Colour(random.pick([0, 4, 16, 235])),
      random.pick([[], [], [], .bold, .reverse]))
    let column = random.below(size.columns + 3) - 3
    let row = random.below(size.rows)
    switch random.below(4) {
    case 0: fill(bounds, with: Cell(random.pick([" ", "▌", "x"]), style))
    case 1:
      let words = random.pick(["STOP 4:12", "時計", "a b  c      d", "▎▌▊", "時 計x", "    "])
      write(words, at: Position(column: column, row: row), style: style)
    default:
      fill(
        Rect(column: column, row: row, columns: random.below(12), rows: random.below(9)),
        with: Cell(random.pick([" ", " ", "▄"]), style))
    }
  }

  /// What can be told by looking at it: of a blank only its background.
  package var seen: [Cell] {
    cells.map { cell in
      cell.scalar == " " && !cell.style.attributes.contains(.reverse)
        ? Cell(" ", Style(cell.style.background, on: cell.style.background)) : cell
    }
  }
}

extension Capabilities {
  /// A canvas as a terminal with these capabilities shows it.
  package func shown(_ canvas: Canvas) -> Canvas {
    var picture = canvas
    for (index, cell) in canvas.cells.enumerated() {
      let place = Position(column: index % canvas.size.columns, row: index / canvas.size.columns)
      picture[place] = Cell(shown(cell.scalar), shown(cell.style))
    }
    let (columns, rows) = (canvas.size.columns, canvas.size.rows)
    if !hasLastCell { picture[Position(column: columns - 1, row: rows - 1)] = canvas.blank }
    return picture
  }

  private func shown(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    isUnicode || scalar.isASCII && scalar != Cell.continuation
      ? scalar : scalar == Cell.continuation ? " " : "?"
  }

  private func shown(_ style: Style) -> Style {
    switch colours {
    case 0: return Style(Style.plain.foreground, on: Style.plain.background, style.attributes)
    case 8:
      let bold: Style.Attributes = style.foreground.index > 7 ? .bold : []
      return Style(
        Colour(style.foreground.index % 8), on: Colour(style.background.index % 8),
        style.attributes.union(bold))
    default: return style
    }
  }
}
