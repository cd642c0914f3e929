/// Adjacent cells that are drawn together, in one style.
struct StyledRun: Equatable {
  /// Its place among all runs: looks that share most are beside each other, and in one look it goes
  /// row by row.
  let order: UInt64
  /// The style of all its characters; of a blank one only the background matters.
  let style: Style
  /// How many columns it has.
  var columns = 1
  /// Whether it has spaces alone.
  let isBlank: Bool

  init(_ cell: Cell, row: Int, column: Int) {
    isBlank = cell.isBlank
    style = isBlank ? Style(cell.style.background, on: cell.style.background) : cell.style
    order = (UInt64(style.bits) << 20 | UInt64(row)) << 20 | UInt64(column)
  }

  /// The row in which it is.
  var row: Int { Int(order >> 20 & 0xfffff) }
  /// The column in which it begins.
  var column: Int { Int(order & 0xfffff) }

  /// Whether a cell beside it looks the same in its style.
  func fits(_ cell: Cell) -> Bool {
    cell.isBlank ? style.shows(cell.style.background) : !isBlank && style == cell.style
  }

  /// The most columns that a relative movement may go left: it is shorter than an absolute one
  /// then.
  static let reach = 4
}

extension Style {
  /// Whether a space in this style shows this background and nothing else.
  fileprivate func shows(_ background: Colour) -> Bool {
    self.background == background && !attributes.contains(.reverse)
  }
}

extension StyledRun {
  /// Its style and row: that of a run in the same style and the next row is one more.
  fileprivate var line: UInt64 { order >> 20 }

  /// Whether this is right below another one, or nearly.
  fileprivate func continues(_ other: StyledRun) -> Bool {
    line == other.line + 1 && abs(column - other.column) <= Self.reach
  }

  /// Whether this ends too far left for `run` to continue it, or not in the row above it.
  fileprivate func isLeft(of run: StyledRun) -> Bool {
    line + 1 != run.line || column + Self.reach < run.column
  }
}

extension [StyledRun] {
  /// The runs, given row by row, ordered by their styles, and in each style row by row.
  ///
  /// A screen has few styles, so looking for each of them is quicker than sorting.
  var byStyle: [StyledRun] {
    var styles: [Style] = []
    for run in self where run.style != styles.last && !styles.contains(run.style) {
      styles.append(run.style)
    }
    styles.sort { $0.bits < $1.bits }
    var ordered: [StyledRun] = []
    ordered.reserveCapacity(count)
    for style in styles {
      for run in self where run.style == style { ordered.append(run) }
    }
    return ordered
  }

  /// The runs, given in their order, each followed by the one below it in its style, if there is
  /// one.
  var chained: [StyledRun] {
    // The index of the run that follows each run; 0 at the end of a chain, since run 0 follows
    // none.
    var following = [Int](repeating: 0, count: count)
    var firsts: [Int] = []
    // The runs of the line above that the line at hand can still continue, and where the latter
    // begins.
    var (above, start) = (0..<0, 0)
    for (index, run) in enumerated() {
      if self[start].line != run.line { (above, start) = (start..<index, index) }
      while let last = above.first, self[last].isLeft(of: run) { above.removeFirst() }
      if let last = above.first, run.continues(self[last]) {
        following[last] = index
        above.removeFirst()
      } else {
        firsts.append(index)
      }
    }
    var chained: [StyledRun] = []
    chained.reserveCapacity(count)
    for first in firsts {
      var next = first
      repeat {
        chained.append(self[next])
        next = following[next]
      } while next > 0
    }
    return chained
  }
}
