extension Canvas {
  /// How many cells look different from those of `old`; all, if it is none or of another size.
  public func changes(from old: Canvas?) -> Int {
    strokes(from: old).reduce(0) { $0 + $1.columns }
  }

  /// What has to be drawn over `old`; all, if it is none or of another size.
  ///
  /// Style by style, since a terminal is told of a style once for all its strokes, and downwards
  /// from row to row, since a step down is shorter than a place.
  func strokes(from old: Canvas?) -> [Stroke] {
    var styles: [Int: [Stroke]] = [:]
    for stroke in strokesByRow(from: old) { styles[stroke.order, default: []].append(stroke) }
    return styles.sorted { $0.key < $1.key }.flatMap(\.value.chained)
  }

  private func strokesByRow(from old: Canvas?) -> [Stroke] {
    let before = old?.size == size ? old?.cells : nil
    var strokes: [Stroke] = []
    var end = 0
    for index in cells.indices {
      if let before, cells[index].looks(like: before[index]) { continue }
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

  /// Whether nobody can tell it from another one.
  fileprivate func looks(like other: Cell) -> Bool {
    self == other || isBlank && other.isBlank && style.background == other.style.background
  }
}
