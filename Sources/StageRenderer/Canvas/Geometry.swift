/// A number of columns and rows; never negative.
package struct Size: Hashable, Sendable {
  /// The columns, 0 or more.
  package let columns: Int
  /// The rows, 0 or more.
  package let rows: Int

  /// Creates a size; what is negative becomes 0.
  package init(columns: Int, rows: Int) {
    self.columns = max(0, columns)
    self.rows = max(0, rows)
  }
}

/// A cell's place: column 0 is at the left, row 0 at the top.
package struct Position: Hashable, Sendable {
  /// The column, counted from 0 at the left.
  package var column: Int
  /// The row, counted from 0 at the top.
  package var row: Int

  /// Creates a position.
  package init(column: Int, row: Int) {
    self.column = column
    self.row = row
  }
}

/// A rectangle of cells.
package struct Rect: Hashable, Sendable {
  /// The cell at the upper left.
  package var origin: Position
  /// How many columns and rows it has.
  package var size: Size

  /// Creates a rectangle from its upper left cell and its size.
  package init(column: Int, row: Int, columns: Int, rows: Int) {
    origin = Position(column: column, row: row)
    size = Size(columns: columns, rows: rows)
  }

  /// The columns that it covers.
  package var columns: Range<Int> { origin.column..<origin.column + size.columns }
  /// The rows that it covers.
  package var rows: Range<Int> { origin.row..<origin.row + size.rows }

  /// The last row; the area must have at least one.
  package var lastRow: Rect {
    Rect(column: origin.column, row: rows.upperBound - 1, columns: size.columns, rows: 1)
  }

  /// Whether a cell is one of its own.
  package func contains(_ position: Position) -> Bool {
    rows.contains(position.row) && columns.contains(position.column)
  }

  /// The same, counted from another position than column 0 and row 0.
  package func moved(to origin: Position) -> Rect {
    Rect(
      column: self.origin.column + origin.column, row: self.origin.row + origin.row,
      columns: size.columns, rows: size.rows)
  }

  /// A rectangle of `size` in the middle of this one.
  ///
  /// Where it cannot be exact the left and the upper side get the smaller half. `size` must not
  /// be larger than the rectangle's own.
  package func centred(_ size: Size) -> Rect {
    Rect(
      column: origin.column + (self.size.columns - size.columns) / 2,
      row: origin.row + (self.size.rows - size.rows) / 2,
      columns: size.columns, rows: size.rows)
  }
}
