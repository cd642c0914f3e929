/// A digit or a colon, cut out of a picture.
struct SegmentBox {
  /// The cells, row by row.
  let marks: [[SegmentMark]]

  /// How many columns it has.
  var columns: Int { marks.first?.count ?? 0 }
  /// How many rows it has.
  var rows: Int { marks.count }

  /// The digit, `-` for the middle bar alone, a space if nothing is lit; nil if it is none.
  var digit: Character? {
    guard rows >= 5, columns >= 3, isEmpty(upperHole), isEmpty(lowerHole) else { return nil }
    var lit = ""
    for (name, window) in segments {
      switch mark(in: window) {
      case .lit: lit.append(name)
      case .unlit: break
      case .none: return nil
      }
    }
    return Self.digits[lit]
  }

  /// Whether it is two lit dots above one another, one in each half.
  var isColon: Bool {
    let dots = marks.map { row in row.contains(.lit) }.runs
    guard dots.count == 2, !marks.contains(where: { $0.contains(.unlit) }) else { return false }
    return dots[0].upperBound <= (rows + 1) / 2 && dots[1].lowerBound >= rows / 2
  }

  private static let digits: [String: Character] = [
    "abcdef": "0", "bc": "1", "abdeg": "2", "abcdg": "3", "bcfg": "4", "acdfg": "5",
    "cdefg": "6", "abc": "7", "abcdefg": "8", "abcfg": "9", "g": "-", "": " ",
  ]
}

// Where to look for what. A window is a part of the box: it keeps away from the corners, where a
// cell may belong to two segments, and is at least a cell in each direction.
extension SegmentBox {
  private typealias Window = (rows: Range<Int>, columns: Range<Int>)

  private var segments: [(name: Character, window: Window)] {
    [
      ("a", (first(of: rows), middleColumns)),
      ("b", (upperRows, last(of: columns))),
      ("c", (lowerRows, last(of: columns))),
      ("d", (last(of: rows), middleColumns)),
      ("e", (lowerRows, first(of: columns))),
      ("f", (upperRows, first(of: columns))),
      ("g", (near(0.5, of: rows, within: max(0.75, 0.1 * Double(rows))), middleColumns)),
    ]
  }

  private var upperHole: Window { (upperRows, middleColumns) }
  private var lowerHole: Window { (lowerRows, middleColumns) }

  private var upperRows: Range<Int> { quarter(0.27) }
  private var lowerRows: Range<Int> { quarter(0.73) }

  private var middleColumns: Range<Int> {
    near(0.5, of: columns, within: max(0.5, 0.1 * Double(columns)))
  }

  private func quarter(_ place: Double) -> Range<Int> {
    near(place, of: rows, within: max(0.5, 0.08 * Double(rows)))
  }

  /// The cells whose middle is no farther from a place than this many cells.
  private func near(_ place: Double, of count: Int, within distance: Double) -> Range<Int> {
    let middle = place * Double(count)
    let first = (middle - distance - 0.5).rounded(.up)
    let last = (middle + distance - 0.5).rounded(.down)
    return max(0, Int(first))..<min(count, Int(max(first, last)) + 1)
  }

  private func first(of count: Int) -> Range<Int> { 0..<edge(count) }

  private func last(of count: Int) -> Range<Int> { count - edge(count)..<count }

  /// How deep an outer bar is looked at: its outermost cells may be edge cells.
  private func edge(_ count: Int) -> Int { count < 8 ? 1 : max(2, count / 10) }

  private func cells(in window: Window) -> [SegmentMark] {
    window.rows.flatMap { marks[$0][window.columns] }
  }

  private func isEmpty(_ window: Window) -> Bool {
    cells(in: window).allSatisfy { $0 == .none }
  }

  /// What the cells of a window are, if a quarter of them is something and all of that the same.
  private func mark(in window: Window) -> SegmentMark {
    let cells = cells(in: window)
    let found = cells.filter { $0 != .none }
    guard let first = found.first, found.count * 4 >= cells.count else { return .none }
    return found.allSatisfy { $0 == first } ? first : .none
  }
}
