import StageRenderer

extension TerminalEmulator {
  /// What erasing leaves: the background of now, and nothing else of the style.
  var blank: Cell { Cell(" ", Style(Self.standard.foreground, on: cursor.style.background)) }

  /// Obeys a sequence that changes a part of the screen.
  mutating func edit(_ sequence: ControlSequence) {
    let count = sequence.parameter(0)
    switch sequence.final {
    case UInt8(ascii: "J"): eraseScreen(sequence.parameter(0, or: 0))
    case UInt8(ascii: "K"): eraseLine(sequence.parameter(0, or: 0))
    case UInt8(ascii: "X"): erase(from: cursor.position.column, count: count)
    case UInt8(ascii: "@"): insertColumns(count)
    case UInt8(ascii: "P"): insertColumns(-count)
    case UInt8(ascii: "L"): insertRows(count)
    case UInt8(ascii: "M"): insertRows(-count)
    case UInt8(ascii: "S"): scroll(region, by: count)
    case UInt8(ascii: "T"): scroll(region, by: -count)
    case UInt8(ascii: "b"): for _ in 0..<min(count, canvas.cells.count) { write(last) }
    default: break
    }
  }

  private mutating func eraseScreen(_ part: Int) {
    let row = cursor.position.row
    let rows = canvas.size.rows
    switch part {
    case 0:
      eraseLine(0)
      for below in row + 1..<rows { eraseRow(below) }
    case 1:
      for above in 0..<row { eraseRow(above) }
      eraseLine(1)
    case 2: for any in 0..<rows { eraseRow(any) }
    default: break
    }
  }

  private mutating func eraseRow(_ row: Int) {
    shown.canvas.fill(row: row, columns: 0..<canvas.size.columns, with: blank)
    cursor.isWrapPending = false
  }

  private mutating func eraseLine(_ part: Int) {
    switch part {
    case 0: erase(from: cursor.position.column, count: canvas.size.columns)
    case 1: erase(from: 0, count: cursor.position.column + 1)
    case 2: eraseRow(cursor.position.row)
    default: break
    }
  }

  private mutating func erase(from column: Int, count: Int) {
    let end = min(column + count, canvas.size.columns)
    split(atColumn: column)
    split(atColumn: end)
    shown.canvas.fill(row: cursor.position.row, columns: column..<end, with: blank)
    cursor.isWrapPending = false
  }

  /// Makes room for blanks at the cursor, or takes characters away where `count` is negative.
  mutating func insertColumns(_ count: Int) {
    let column = cursor.position.column
    let row = cursor.position.row
    split(atColumn: column)
    split(atColumn: min(column + max(0, -count), canvas.size.columns))
    split(atColumn: canvas.size.columns - max(0, count))
    let old = (column..<canvas.size.columns).map { canvas[Position(column: $0, row: row)] }
    for (index, place) in (column..<canvas.size.columns).enumerated() {
      let source = index - count
      shown.canvas[Position(column: place, row: row)] =
        old.indices.contains(source) ? old[source] : blank
    }
    cursor.isWrapPending = false
  }

  private mutating func insertRows(_ count: Int) {
    guard region.contains(cursor.position.row) else { return }
    scroll(cursor.position.row..<region.upperBound, by: -count)
    move(toColumn: 0, row: cursor.position.row)
  }

  /// Moves rows up, or down where `count` is negative; blank ones come after them.
  mutating func scroll(_ rows: Range<Int>, by count: Int) {
    for row in count > 0 ? Array(rows) : rows.reversed() {
      let source = row + count
      if rows.contains(source) {
        copyRow(source, to: row)
      } else {
        shown.canvas.fill(row: row, columns: 0..<canvas.size.columns, with: blank)
      }
    }
    cursor.isWrapPending = false
  }

  private mutating func copyRow(_ source: Int, to target: Int) {
    for column in 0..<canvas.size.columns {
      shown.canvas[Position(column: column, row: target)] =
        canvas[Position(column: column, row: source)]
    }
  }
}
