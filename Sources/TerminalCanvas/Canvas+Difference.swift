extension Canvas {
  /// Calls `body` with the place of each cell that is another one than in `old`, row by row; with
  /// every cell's if there is no `old`, or it has another size.
  public func forEachChange(from old: Canvas?, _ body: (Position, Cell) -> Void) {
    let before = old?.size == size ? old?.cells : nil
    var index = 0
    for row in 0..<size.rows {
      for column in 0..<size.columns {
        if before?[index] != cells[index] {
          body(Position(column: column, row: row), cells[index])
        }
        index += 1
      }
    }
  }
}
