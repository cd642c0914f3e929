extension Canvas {
  /// How many cells look different from those of `old`; all, if it is none or of another size.
  package func changes(from old: Canvas?) -> Int {
    strokes(from: old).reduce(0) { $0 + $1.columns }
  }

  /// What has to be drawn over `old`; all, if it is none or of another size.
  ///
  /// Style by style, since a terminal is told of a style once for all its strokes, and downwards
  /// from row to row, since a step down is shorter than a place.
  func strokes(from old: Canvas?) -> [Stroke] {
    let strokes = strokesByRow(from: old).sorted { $0.order < $1.order }
    var sorted: [Stroke] = []
    var rest = strokes[...]
    while let style = rest.first?.style {
      let group = rest.prefix { $0.style == style }
      sorted += group.chained
      rest = rest[group.endIndex...]
    }
    return sorted
  }

  private func strokesByRow(from old: Canvas?) -> [Stroke] {
    guard let old, old.size == size else { return strokes { _ in true } }
    // Without the arrays' checks of bounds, since nearly all cells are equal each second.
    return old.cells.withUnsafeBufferPointer { before in
      cells.withUnsafeBufferPointer { now in
        strokes { now[$0] != before[$0] && !now[$0].looks(like: before[$0]) }
      }
    }
  }

  private func strokes(where isNew: (Int) -> Bool) -> [Stroke] {
    var strokes: [Stroke] = []
    var end = 0
    for index in cells.indices where isNew(index) {
      // A short gap is drawn again: that is shorter than a place.
      let isNear = index - end < 4 && index / size.columns == strokes.last?.start.row
      if !isNear || !strokes[strokes.count - 1].take(cells[end...index]) {
        let place = Position(column: index % size.columns, row: index / size.columns)
        strokes.append(Stroke(cells[index], at: place))
      }
      end = index + 1
    }
    return strokes
  }
}

extension Cell {
  /// Whether it shows nothing but its background.
  var isBlank: Bool { scalar == " " && !style.attributes.contains(.reverse) }

  /// Whether nobody can tell it from another one that is not equal.
  fileprivate func looks(like other: Cell) -> Bool {
    isBlank && other.isBlank && style.background == other.style.background
  }
}
