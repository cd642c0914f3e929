extension Canvas {
  /// How many cells look different from those of `old`; all, if it is none or of another size.
  package func changes(from old: Canvas?) -> Int {
    runs(from: old).reduce(0) { $0 + $1.columns }
  }

  /// The runs to draw over `old`; everything, if there is none or its size differs.
  ///
  /// The runs are ordered by style, because the terminal needs each style only once, and by rows,
  /// because a step down is shorter than an absolute position.
  func runs(from old: Canvas?) -> [StyledRun] {
    let runs = runsByRow(from: old).sorted { $0.order < $1.order }
    var sorted: [StyledRun] = []
    var rest = runs[...]
    while let style = rest.first?.style {
      let group = rest.prefix { $0.style == style }
      sorted += group.chained
      rest = rest[group.endIndex...]
    }
    return sorted
  }

  private func runsByRow(from old: Canvas?) -> [StyledRun] {
    var runs = RunsByRow(of: self)
    guard let old, old.size == size else {
      for index in cells.indices { runs.append(index) }
      return runs.all
    }
    // Nearly all cells are equal each second, so they are compared as numbers and without the
    // arrays' checks of bounds.
    old.cells.withUnsafeBufferPointer { before in
      cells.withUnsafeBufferPointer { now in
        before.withMemoryRebound(to: UInt64.self) { beforeBits in
          now.withMemoryRebound(to: UInt64.self) { bits in
            var index = Self.firstDifference(of: bits, and: beforeBits, from: 0)
            while index < bits.count {
              if !now[index].looks(like: before[index]) { runs.append(index) }
              index = Self.firstDifference(of: bits, and: beforeBits, from: index + 1)
            }
          }
        }
      }
    }
    return runs.all
  }

  /// The index of the first numbers that differ, from `start` on; their count if none do.
  private static func firstDifference(
    of bits: UnsafeBufferPointer<UInt64>, and others: UnsafeBufferPointer<UInt64>, from start: Int
  ) -> Int {
    let count = bits.count
    var index = start
    while index &+ 4 <= count {
      let difference =
        (bits[index] ^ others[index]) | (bits[index &+ 1] ^ others[index &+ 1])
        | (bits[index &+ 2] ^ others[index &+ 2]) | (bits[index &+ 3] ^ others[index &+ 3])
      if difference != 0 { break }
      index &+= 4
    }
    while index < count, bits[index] == others[index] { index &+= 1 }
    return index
  }
}

/// Runs of a canvas that grow by one cell after the other, from the first cell on.
private struct RunsByRow {
  private var finished: [StyledRun] = []
  private var last: StyledRun?
  private let cells: [Cell]
  private let columns: Int
  /// The index behind the last cell, and the one behind its row.
  private var end = 0
  private var rowEnd = 0

  init(of canvas: Canvas) { (cells, columns) = (canvas.cells, canvas.size.columns) }

  /// All runs so far.
  var all: [StyledRun] { finished + (last.map { [$0] } ?? []) }

  mutating func append(_ index: Int) {
    defer { end = index + 1 }
    // A short gap is drawn again: that is shorter than a place.
    if index < rowEnd, index - end < 4, let last, cells[end...index].allSatisfy(last.fits) {
      self.last?.columns += index + 1 - end
      return
    }
    if let last { finished.append(last) }
    let (row, column) = index.quotientAndRemainder(dividingBy: columns)
    last = StyledRun(cells[index], at: Position(column: column, row: row))
    rowEnd = (row + 1) * columns
  }
}

extension Cell {
  /// Whether it shows nothing but its background.
  var isBlank: Bool { scalar == " " && !style.attributes.contains(.reverse) }

  /// Whether it looks the same as another cell that is not equal.
  fileprivate func looks(like other: Cell) -> Bool {
    isBlank && other.isBlank && style.background == other.style.background
  }
}
