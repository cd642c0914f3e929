extension Canvas {
  /// How many cells look different from those of `old`; all, if it is none or of another size.
  package func changes(from old: Canvas?) -> Int {
    runsByRow(from: old).reduce(0) { $0 + $1.columns }
  }

  /// The runs to draw over `old`; everything, if there is none or its size differs.
  ///
  /// The runs are ordered by style, because the terminal needs each style only once, and by rows,
  /// because a step down is shorter than an absolute position.
  func runs(from old: Canvas?) -> [StyledRun] {
    runsByRow(from: old).byStyle.chained
  }

  private func runsByRow(from old: Canvas?) -> [StyledRun] {
    let old = old?.size == size ? old : nil
    return (old ?? Canvas(size: size, filledWith: .unknown)).cells.withUnsafeBufferPointer { old in
      cells.withUnsafeBufferPointer { cells in
        Difference(cells: cells, old: old, columns: size.columns).runs
      }
    }
  }
}

/// Two canvases of one size, whose cells are compared as numbers and without the arrays' checks of
/// bounds.
private struct Difference {
  let cells: UnsafeBufferPointer<Cell>
  let old: UnsafeBufferPointer<Cell>
  let columns: Int

  /// The runs of cells that look different, row by row.
  var runs: [StyledRun] {
    var runs: [StyledRun] = []
    var next = first(from: 0)
    while next < cells.count {
      let (start, row) = (next, next / columns)
      let rowEnd = (row + 1) * columns
      var run = StyledRun(cells[start], row: row, column: start - row * columns)
      var end = start
      // A short gap is drawn again: that is shorter than a place.
      while next < rowEnd, next - end < 4, (end...next).allSatisfy({ run.fits(cells[$0]) }) {
        end = next + 1
        while end < rowEnd, looksDifferent(end), run.fits(cells[end]) { end += 1 }
        next = first(from: end)
      }
      run.columns = end - start
      runs.append(run)
    }
    return runs
  }

  /// The index of the first cell that looks different, from `start` on; their count if none does.
  private func first(from start: Int) -> Int {
    var index = start
    while true {
      // Nearly all cells are equal each second: several are compared at once.
      while index &+ 8 <= cells.count {
        var bits: UInt64 = 0
        for step in 0..<8 { bits |= difference(index &+ step) }
        if bits != 0 { break }
        index &+= 8
      }
      while index < cells.count, difference(index) == 0 { index &+= 1 }
      if index == cells.count || looksDifferent(index) { return index }
      index &+= 1
    }
  }

  private func looksDifferent(_ index: Int) -> Bool {
    difference(index) != 0 && !cells[index].looks(like: old[index])
  }

  private func difference(_ index: Int) -> UInt64 {
    let place = index &* MemoryLayout<Cell>.stride
    return UnsafeRawBufferPointer(cells).loadUnaligned(fromByteOffset: place, as: UInt64.self)
      ^ UnsafeRawBufferPointer(old).loadUnaligned(fromByteOffset: place, as: UInt64.self)
  }
}

extension Cell {
  /// A cell that looks different from each that is drawn.
  fileprivate static let unknown = Cell(
    continuation, Style(Colour(0), on: Colour(0), Style.Attributes(rawValue: .max)))

  /// Whether it shows nothing but its background.
  var isBlank: Bool { scalar == " " && !style.attributes.contains(.reverse) }

  /// Whether it looks the same as another cell that is not equal.
  fileprivate func looks(like other: Cell) -> Bool {
    isBlank && other.isBlank && style.background == other.style.background
  }
}
