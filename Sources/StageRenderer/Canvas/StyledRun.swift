/// Adjacent cells that are drawn together, in one style.
struct StyledRun: Equatable {
  /// Where it begins.
  let start: Position
  /// How many columns it has.
  var columns = 1
  /// The style of all its characters; of a blank one only the background matters.
  let style: Style
  /// Whether it has spaces alone.
  let isBlank: Bool
  /// Its place among all runs: looks that share most are beside each other, and in one
  /// look it goes row by row.
  let order: Int

  init(_ cell: Cell, at start: Position) {
    self.start = start
    isBlank = cell.isBlank
    style = isBlank ? Style(cell.style.background, on: cell.style.background) : cell.style
    order = (Int(style.bits) << 20 | start.row) << 20 | start.column
  }

  /// Whether a cell beside it looks the same in its style.
  func fits(_ cell: Cell) -> Bool {
    cell.isBlank ? style.shows(cell.style.background) : !isBlank && style == cell.style
  }

  /// Whether this is right below another one, or nearly.
  fileprivate func continues(_ other: StyledRun) -> Bool {
    start.row == other.start.row + 1
      && abs(start.column - other.start.column) <= Self.reach
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

extension ArraySlice<StyledRun> {
  /// The runs of one style, given row by row, each followed by the one below it, if there is one.
  var chained: [StyledRun] {
    // The index of the run that follows each run; 0 at the end of a chain, since run 0 follows
    // none.
    var following = [Int](repeating: 0, count: count)
    var firsts: [Int] = []
    // The runs of the row above that the row at hand can still continue, and those of the row at
    // hand.
    var (above, here): (ArraySlice<Int>, [Int]) = ([], [])
    for index in indices {
      let run = self[index]
      if let last = here.last, self[last].start.row != run.start.row {
        (above, here) = (here[...], [])
      }
      while let last = above.first, self[last].isLeft(of: run) { above.removeFirst() }
      if let last = above.first, run.continues(self[last]) {
        following[last - startIndex] = index
        above.removeFirst()
      } else {
        firsts.append(index)
      }
      here.append(index)
    }
    var chained: [StyledRun] = []
    chained.reserveCapacity(count)
    for first in firsts {
      var next = first
      repeat {
        chained.append(self[next])
        next = following[next - startIndex]
      } while next > 0
    }
    return chained
  }
}

extension StyledRun {
  /// Whether this ends too far left for `run` to continue it, or not in the row above it.
  fileprivate func isLeft(of run: StyledRun) -> Bool {
    start.row + 1 != run.start.row || start.column + Self.reach < run.start.column
  }
}
