extension Canvas {
  /// The characters of each row, without the spaces at its right end.
  ///
  /// A wide character is one character, so a line has at most as many columns as the canvas.
  package var lines: [String] {
    (0..<size.rows).map(line)
  }

  /// One of the rows as text without trailing spaces.
  package func line(_ row: Int) -> String {
    var line = String.UnicodeScalarView()
    var end = line.endIndex
    for cell in cells[row * size.columns..<(row + 1) * size.columns]
    where cell.scalar != Cell.continuation {
      line.append(cell.scalar)
      if cell.scalar != " " { end = line.endIndex }
    }
    return String(line[..<end])
  }
}
