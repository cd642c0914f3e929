import StageRenderer

extension TerminalEmulator {
  /// Writes a character at the cursor; one without width is left out.
  mutating func write(_ scalar: Unicode.Scalar) {
    let width = scalar.columns
    guard (1...canvas.size.columns).contains(width) else { return }
    if wraps, cursor.isWrapPending || cursor.position.column + width > canvas.size.columns {
      cursor.position.column = 0
      lineFeed()
    }
    let column = min(cursor.position.column, canvas.size.columns - width)
    let row = cursor.position.row
    if isInserting { insertColumns(width) }
    split(atColumn: column)
    split(atColumn: column + width)
    put(scalar, column, row)
    if width == 2 { put(Cell.continuation, column + 1, row) }
    last = scalar
    cursor.isWrapPending = wraps && column + width == canvas.size.columns
    cursor.position.column = min(column + width, canvas.size.columns - 1)
  }

  private mutating func put(_ scalar: Unicode.Scalar, _ column: Int, _ row: Int) {
    shown.canvas[Position(column: column, row: row)] = Cell(scalar, cursor.style)
  }

  /// Makes both halves blank where a boundary cuts a wide character of the cursor's row in two.
  mutating func split(atColumn column: Int) {
    guard (1..<canvas.size.columns).contains(column) else { return }
    let right = Position(column: column, row: cursor.position.row)
    let left = Position(column: column - 1, row: cursor.position.row)
    guard canvas[right].scalar == Cell.continuation else { return }
    shown.canvas[right].scalar = " "
    shown.canvas[left].scalar = " "
  }

  /// Obeys a control character.
  mutating func control(_ byte: UInt8) {
    let column = cursor.position.column
    switch byte {
    case 0x07: bells += 1
    case 0x08: move(toColumn: column - 1, row: cursor.position.row)
    case 0x09: cursor.position.column = min(column / 8 * 8 + 8, canvas.size.columns - 1)
    case 0x0a, 0x0b, 0x0c: lineFeed()
    case 0x0d: move(toColumn: 0, row: cursor.position.row)
    default: break
    }
  }

  /// Moves down a row; in the last one of the region the region scrolls.
  mutating func lineFeed() {
    cursor.isWrapPending = false
    if cursor.position.row == region.upperBound - 1 {
      scroll(region, by: 1)
    } else if cursor.position.row < canvas.size.rows - 1 {
      cursor.position.row += 1
    }
  }

  /// Moves up a row; in the first one of the region the region scrolls down.
  mutating func reverseLineFeed() {
    cursor.isWrapPending = false
    if cursor.position.row == region.lowerBound {
      scroll(region, by: -1)
    } else if cursor.position.row > 0 {
      cursor.position.row -= 1
    }
  }
}
