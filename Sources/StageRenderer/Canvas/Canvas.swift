/// A screen as a value: a grid of cells.
///
/// The whole screen is drawn into a canvas every time; a `Terminal` sends only what differs from
/// the one before. What falls outside is left out, never an error.
///
/// This folder holds a terminal's output as values: canvases of cells, and the bytes that show a
/// canvas (`FrameEncoder`). Others draw into a `Canvas`, and reach a screen through the protocol
/// `Terminal`, which others implement. A canvas can also become lines of text or an SVG. Nothing
/// here does input or output, asks the system about a terminal, or knows what a picture shows. The
/// folder Input decodes what a terminal sends.
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
    cells.withUnsafeMutableBufferPointer { [size] in
      Self.fill($0, of: size, row, from: columns.lowerBound, to: columns.upperBound, with: cell)
    }
  }

  /// Fills the parts of runs that are inside the canvas; `origin` is where their first row and
  /// column lie.
  package mutating func fill(_ runs: [CellRun], at origin: Position) {
    cells.withUnsafeMutableBufferPointer { [size] cells in
      for run in runs {
        Self.fill(
          cells, of: size, origin.row + run.row, from: origin.column + run.columns.lowerBound,
          to: origin.column + run.columns.upperBound, with: run.cell)
      }
    }
  }

  private static func fill(
    _ cells: UnsafeMutableBufferPointer<Cell>, of size: Size, _ row: Int, from start: Int,
    to end: Int, with cell: Cell
  ) {
    guard row >= 0, row < size.rows else { return }
    let (left, right) = (max(0, start), min(size.columns, end))
    guard left < right else { return }
    splitWide(cells, of: size, row, left, right)
    let first = row * size.columns
    for index in first + left..<first + right { cells[index] = cell }
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
    cells.withUnsafeMutableBufferPointer { [size] cells in
      var column = position.column
      for scalar in text.unicodeScalars {
        let next = column + scalar.columns
        guard next <= size.columns else { return }
        if next > column, column >= 0 {
          Self.put(Cell(scalar, style), of: size, position.row, column..<next, in: cells)
        }
        column = next
      }
    }
  }

  private static func put(
    _ cell: Cell, of size: Size, _ row: Int, _ columns: Range<Int>,
    in cells: UnsafeMutableBufferPointer<Cell>
  ) {
    splitWide(cells, of: size, row, columns.lowerBound, columns.upperBound)
    let first = row * size.columns + columns.lowerBound
    cells[first] = cell
    if columns.count == 2 { cells[first + 1] = Cell(Cell.continuation, cell.style) }
  }

  /// Leaves a space of each wide character that is half inside the columns `left..<right` and half
  /// outside, since half of it cannot stay.
  private static func splitWide(
    _ cells: UnsafeMutableBufferPointer<Cell>, of size: Size, _ row: Int, _ left: Int, _ right: Int
  ) {
    let first = row * size.columns
    if cells[first + left].scalar == Cell.continuation, left > 0 {
      cells[first + left - 1].scalar = " "
    }
    if right < size.columns, cells[first + right].scalar == Cell.continuation {
      cells[first + right].scalar = " "
    }
  }
}
