import StageRenderer

/// What a cell is to the reader of digits.
enum SegmentMark: Equatable {
  /// No part of a segment.
  case none
  /// Part of a lit segment.
  case lit
  /// Part of an unlit segment.
  case unlit
}

/// A canvas as nothing but lit and unlit cells.
struct SegmentPicture {
  private let marks: [[SegmentMark]]

  init(_ canvas: Canvas, lit: (Cell) -> Bool, unlit: (Cell) -> Bool) {
    let columns = canvas.size.columns
    // Most cells are the same as the one before, so its mark is used again.
    var last: (cell: Cell, mark: SegmentMark)?
    marks = (0..<canvas.size.rows).map { row in
      canvas.cells[row * columns..<(row + 1) * columns].map { cell -> SegmentMark in
        if let last, last.cell == cell { return last.mark }
        let mark = lit(cell) ? SegmentMark.lit : unlit(cell) ? .unlit : .none
        last = (cell, mark)
        return mark
      }
    }
  }

  /// The runs of rows in which there is something.
  var rowBands: [Range<Int>] { marks.map { row in row.contains { $0 != .none } }.runs }

  /// Whether rows have an unlit cell.
  func hasUnlit(in rows: Range<Int>) -> Bool { marks[rows].contains { $0.contains(.unlit) } }

  /// The things that stand side by side in rows, set upright.
  func boxes(in rows: Range<Int>) -> [SegmentBox] {
    let band = Array(marks[rows])
    let upright = Self.upright(band)
    return Self.columnBands(upright).map { columns in
      SegmentBox(marks: upright.map { Array($0[columns]) })
    }
  }

  /// The band without its slant: of many slants the one that leaves the fewest columns in use.
  private static func upright(_ band: [[SegmentMark]]) -> [[SegmentMark]] {
    let runs = band.map { row in row.map { $0 != .none }.runs }
    let width = band[0].count
    var best = (slant: 0, columns: Int.max)
    for slant in 0...40 {
      let used = usedColumns(runs, slant: slant, width: width)
      if used < best.columns { best = (slant, used) }
    }
    return band.enumerated().map { row, marks in
      let shift = shift(row, of: band.count, slant: best.slant)
      let largest = Self.shift(0, of: band.count, slant: best.slant)
      return Array(repeating: .none, count: largest - shift) + marks
        + Array(repeating: .none, count: shift)
    }
  }

  /// How many columns have something in any row once the slant is taken out.
  private static func usedColumns(_ rows: [[Range<Int>]], slant: Int, width: Int) -> Int {
    let largest = shift(0, of: rows.count, slant: slant)
    var changes = Array(repeating: 0, count: width + largest + 1)
    for (row, runs) in rows.enumerated() {
      let moved = largest - shift(row, of: rows.count, slant: slant)
      for run in runs {
        changes[run.lowerBound + moved] += 1
        changes[run.upperBound + moved] -= 1
      }
    }
    var depth = 0
    return changes.filter { change in
      depth += change
      return depth > 0
    }.count
  }

  /// How many columns a row leans to the right, at a slant in fiftieths of a column a row.
  private static func shift(_ row: Int, of rows: Int, slant: Int) -> Int {
    ((rows - 1 - row) * slant + 25) / 50
  }

  private static func columnBands(_ band: [[SegmentMark]]) -> [Range<Int>] {
    let width = band.map(\.count).max() ?? 0
    return (0..<width).map { column in band.contains { $0[column] != .none } }.runs
  }
}

extension [Bool] {
  /// The runs of true.
  var runs: [Range<Int>] {
    var runs: [Range<Int>] = []
    var start = 0
    for index in 0...count where index == count || !self[index] {
      if start < index { runs.append(start..<index) }
      start = index + 1
    }
    return runs
  }
}
