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
    guard let old, old.size == size else { return runs { _ in true } }
    // Without the arrays' checks of bounds, because nearly all cells are equal each second.
    return old.cells.withUnsafeBufferPointer { before in
      cells.withUnsafeBufferPointer { now in
        runs { now[$0] != before[$0] && !now[$0].looks(like: before[$0]) }
      }
    }
  }

  private func runs(where isNew: (Int) -> Bool) -> [StyledRun] {
    var runs: [StyledRun] = []
    var end = 0
    for index in cells.indices where isNew(index) {
      // A short gap is drawn again: that is shorter than a place.
      let isNear = index - end < 4 && index / size.columns == runs.last?.start.row
      if !isNear || !runs[runs.count - 1].append(cells[end...index]) {
        let place = Position(column: index % size.columns, row: index / size.columns)
        runs.append(StyledRun(cells[index], at: place))
      }
      end = index + 1
    }
    return runs
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
