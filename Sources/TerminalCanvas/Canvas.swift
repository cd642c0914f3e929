/// A screen as a value: a grid of cells.
///
/// The whole screen is drawn into a canvas every time; a `Terminal` sends only what differs from
/// the one before. What falls outside is left out, never an error.
package struct Canvas: Equatable, Sendable {
  /// Columns and rows.
  package let size: Size
  /// The cell with which the canvas was filled at first: an empty place.
  package let blank: Cell
  /// The cells, row by row from the top.
  package private(set) var cells: [Cell]

  /// Where the cursor rests, which is not seen but found by screen readers; `nil` for anywhere.
  package var cursor: Position?
  /// The title of the terminal's window; `nil` keeps the title that it had before.
  package var title: String?

  /// Creates a canvas of equal cells.
  package init(size: Size, filledWith cell: Cell) {
    self.size = size
    blank = cell
    cells = Array(repeating: cell, count: size.columns * size.rows)
  }

  /// The whole canvas as a rectangle.
  package var bounds: Rect { Rect(column: 0, row: 0, columns: size.columns, rows: size.rows) }

  /// The cell at a position, which must be inside.
  package subscript(position: Position) -> Cell {
    get { cells[position.row * size.columns + position.column] }
    set { cells[position.row * size.columns + position.column] = newValue }
  }

  /// Fills the part of a row that is inside the canvas.
  package mutating func fill(row: Int, columns: Range<Int>, with cell: Cell) {
    guard (0..<size.rows).contains(row) else { return }
    let columns = columns.clamped(to: 0..<size.columns)
    guard !columns.isEmpty else { return }
    splitWide(row: row, columns: columns)
    let first = row * size.columns
    cells.withUnsafeMutableBufferPointer {
      $0[first + columns.lowerBound..<first + columns.upperBound].update(repeating: cell)
    }
  }

  /// Fills the part of a rectangle that is inside the canvas.
  package mutating func fill(_ rect: Rect, with cell: Cell) {
    for row in rect.rows { fill(row: row, columns: rect.columns, with: cell) }
  }

  /// Draws another canvas with its upper left at `origin`, as far as it is inside this one.
  package mutating func draw(_ other: Canvas, at origin: Position) {
    for row in 0..<other.size.rows {
      for column in 0..<other.size.columns {
        let place = Position(column: origin.column + column, row: origin.row + row)
        if bounds.contains(place) { self[place] = other[Position(column: column, row: row)] }
      }
    }
  }

  /// Writes text from `position` to the right, one scalar a cell and wide ones in two.
  ///
  /// Scalars without width (controls, marks, format characters) are left out. A wide character
  /// that the right edge would cut is left out with all that follows.
  package mutating func write(_ text: String, at position: Position, style: Style) {
    guard (0..<size.rows).contains(position.row) else { return }
    var column = position.column
    for scalar in text.unicodeScalars where scalar.columns > 0 {
      let next = column + scalar.columns
      guard next <= size.columns else { return }
      if column >= 0 { put(scalar, at: Position(column: column, row: position.row), style) }
      column = next
    }
  }

  private mutating func put(_ scalar: Unicode.Scalar, at position: Position, _ style: Style) {
    let end = position.column + scalar.columns
    splitWide(row: position.row, columns: position.column..<end)
    self[position] = Cell(scalar, style)
    guard scalar.columns == 2 else { return }
    self[Position(column: end - 1, row: position.row)] = Cell(Cell.continuation, style)
  }

  /// Leaves a space of each wide character that is half inside `columns` and half outside, since
  /// half of it cannot stay.
  private mutating func splitWide(row: Int, columns: Range<Int>) {
    let first = row * size.columns
    let (left, right) = (first + columns.lowerBound, first + columns.upperBound)
    if cells[left].scalar == Cell.continuation, columns.lowerBound > 0 {
      cells[left - 1].scalar = " "
    }
    if columns.upperBound < size.columns, cells[right].scalar == Cell.continuation {
      cells[right].scalar = " "
    }
  }
}
