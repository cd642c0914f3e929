import StageRenderer

extension TerminalEmulator {
  /// Obeys a sequence that moves the cursor.
  mutating func moveCursor(_ sequence: ControlSequence) {
    let count = sequence.parameter(0)
    let (column, row) = (cursor.position.column, cursor.position.row)
    switch sequence.final {
    case UInt8(ascii: "A"): move(toColumn: column, row: rowAbove(count))
    case UInt8(ascii: "B"), UInt8(ascii: "e"): move(toColumn: column, row: rowBelow(count))
    case UInt8(ascii: "C"), UInt8(ascii: "a"): move(toColumn: column + count, row: row)
    case UInt8(ascii: "D"): move(toColumn: column - count, row: row)
    case UInt8(ascii: "E"): move(toColumn: 0, row: rowBelow(count))
    case UInt8(ascii: "F"): move(toColumn: 0, row: rowAbove(count))
    case UInt8(ascii: "G"), UInt8(ascii: "`"): move(toColumn: count - 1, row: row)
    case UInt8(ascii: "d"): move(toColumn: column, row: count - 1)
    case UInt8(ascii: "H"), UInt8(ascii: "f"):
      move(toColumn: sequence.parameter(1) - 1, row: count - 1)
    case UInt8(ascii: "I"): move(toColumn: (column / 8 + count) * 8, row: row)
    case UInt8(ascii: "Z"): move(toColumn: ((column + 7) / 8 - count) * 8, row: row)
    default: break
    }
  }

  /// Moves the cursor to a place, or to the nearest one on the screen.
  mutating func move(toColumn column: Int, row: Int) {
    cursor.position.column = min(max(0, column), canvas.size.columns - 1)
    cursor.position.row = min(max(0, row), canvas.size.rows - 1)
    cursor.isWrapPending = false
  }

  /// The row `count` rows above; the region's first one stops what comes from within.
  private func rowAbove(_ count: Int) -> Int {
    let row = cursor.position.row
    return row >= region.lowerBound ? max(row - count, region.lowerBound) : row - count
  }

  private func rowBelow(_ count: Int) -> Int {
    let row = cursor.position.row
    return row < region.upperBound ? min(row + count, region.upperBound - 1) : row + count
  }
}
