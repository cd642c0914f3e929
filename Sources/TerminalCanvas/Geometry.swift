/// A number of columns and rows; never negative.
public struct Size: Hashable, Sendable {
  /// The columns, 0 or more.
  public let columns: Int
  /// The rows, 0 or more.
  public let rows: Int

  /// Creates a size; what is negative becomes 0.
  public init(columns: Int, rows: Int) {
    self.columns = max(0, columns)
    self.rows = max(0, rows)
  }
}

/// A cell's place: column 0 is at the left, row 0 at the top.
public struct Position: Hashable, Sendable {
  /// The column, counted from 0 at the left.
  public var column: Int
  /// The row, counted from 0 at the top.
  public var row: Int

  /// Creates a position.
  public init(column: Int, row: Int) {
    self.column = column
    self.row = row
  }
}

/// A rectangle of cells.
public struct Rect: Hashable, Sendable {
  /// The cell at the upper left.
  public var origin: Position
  /// How many columns and rows it has.
  public var size: Size

  /// Creates a rectangle from its upper left cell and its size.
  public init(column: Int, row: Int, columns: Int, rows: Int) {
    origin = Position(column: column, row: row)
    size = Size(columns: columns, rows: rows)
  }

  /// The columns that it covers.
  public var columns: Range<Int> { origin.column..<origin.column + size.columns }
  /// The rows that it covers.
  public var rows: Range<Int> { origin.row..<origin.row + size.rows }

  /// Whether a cell is one of its own.
  public func contains(_ position: Position) -> Bool {
    rows.contains(position.row) && columns.contains(position.column)
  }

  /// A rectangle of `size` in the middle of this one.
  ///
  /// Where it cannot be exact the left and the upper side get the smaller half. `size` must not
  /// be larger than the rectangle's own.
  public func centred(_ size: Size) -> Rect {
    Rect(
      column: origin.column + (self.size.columns - size.columns) / 2,
      row: origin.row + (self.size.rows - size.rows) / 2,
      columns: size.columns, rows: size.rows)
  }
}
