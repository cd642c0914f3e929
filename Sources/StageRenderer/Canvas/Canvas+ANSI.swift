extension Canvas {
  /// Each row with its colours as escape sequences for a terminal of 256 colours (SGR of ECMA-48
  /// with xterm's `38;5` and `48;5`), and the usual colours at its end.
  package var ansiLines: [String] {
    (0..<size.rows).map { row in
      var line = ""
      var style: Style?
      for cell in cells[row * size.columns..<(row + 1) * size.columns]
      where cell.scalar != Cell.continuation {
        if cell.style != style { line += Self.sequence(for: cell.style) }
        style = cell.style
        line.unicodeScalars.append(cell.scalar)
      }
      return line + "\u{1b}[0m"
    }
  }

  private static func sequence(for style: Style) -> String {
    let bold = style.attributes.contains(.bold) ? ";1" : ""
    let reverse = style.attributes.contains(.reverse) ? ";7" : ""
    return
      "\u{1b}[0\(bold)\(reverse);38;5;\(style.foreground.index);48;5;\(style.background.index)m"
  }
}
