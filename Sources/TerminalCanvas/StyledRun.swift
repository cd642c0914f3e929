/// Cells beside each other that are drawn in one go, in one style.
struct StyledRun: Equatable {
  /// Where it begins.
  let start: Position
  /// How many columns it has.
  private(set) var columns = 1
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

  /// Extends the run over the cells to its right if all of them look the same in its style.
  mutating func append(_ cells: ArraySlice<Cell>) -> Bool {
    let fit = cells.allSatisfy {
      $0.isBlank ? style.shows($0.style.background) : !isBlank && style == $0.style
    }
    if fit { columns += cells.count }
    return fit
  }

  /// Whether this is right below another one, or nearly.
  fileprivate func continues(_ other: StyledRun) -> Bool {
    start.row == other.start.row + 1
      && abs(start.column - other.start.column) <= Self.reach
  }

  /// The most columns that a relative movement may go left: it is shorter than an absolute one then.
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
    var chains: [[StyledRun]] = []
    // Those that the row at hand can continue, and those that the next one can, from the left.
    var (open, next): ([Int], ArraySlice<Int>) = ([], [])
    var row = 0
    for run in self {
      if run.start.row != row { (next, open, row) = (open[...], [], run.start.row) }
      while let chain = next.first, chains[chain].isLeft(of: run) { next.removeFirst() }
      if let chain = next.first, let last = chains[chain].last, run.continues(last) {
        chains[chain].append(run)
        open.append(chain)
        next.removeFirst()
      } else {
        open.append(chains.count)
        chains.append([run])
      }
    }
    return chains.flatMap(\.self)
  }
}

extension [StyledRun] {
  /// Whether these end too far left for `run` to continue them, or not in the row above it.
  fileprivate func isLeft(of run: StyledRun) -> Bool {
    guard let last else { return true }
    return last.start.row + 1 != run.start.row
      || last.start.column + StyledRun.reach < run.start.column
  }
}
