package import StageRenderer

/// Reads the time that a canvas shows in seven-segment digits.
///
/// Every digit shows all its seven segments, lit or unlit, and may be slanted to the right. The
/// groups stand in one row with colons of two lit dots between them, or in rows above one another
/// without; the result joins them with `:` in both cases: `17:42`, `-0:07`, `1:40:00`. A minus is
/// the middle bar alone. A digit without a lit segment is a blank: it is left out at the beginning
/// and a space elsewhere.
///
/// The digits are found by their cells alone. So:
/// - Between two digits, and between two rows of them, there must be a column or row without lit
///   or unlit cells; within a digit there must be none, and inside each half of it an empty cell
///   or more between the bars.
/// - Other rows may have lit cells only if they are one thing, such as a lamp; unlit ones never.
/// - Edge cells that satisfy neither predicate do no harm; a lit cell may satisfy both.
/// - A digit that lacks a part of a bar's thickness at its upper or lower edge still counts.
///
/// - Parameters:
///   - canvas: The screen.
///   - lit: Whether a cell belongs to a lit segment.
///   - unlit: Whether it belongs to an unlit one.
/// - Returns: The time; nil where there is none, or anything is not a whole and clean digit.
package func readDigits(
  _ canvas: Canvas, lit: (Cell) -> Bool, unlit: (Cell) -> Bool
) -> String? {
  let picture = SegmentPicture(canvas, lit: lit, unlit: unlit)
  var groups: [SegmentGroup] = []
  for rows in picture.rowBands {
    let boxes = picture.boxes(in: rows)
    if boxes.count == 1, !picture.hasUnlit(in: rows) { continue }
    guard let group = SegmentGroup(boxes) else { return nil }
    groups.append(group)
  }
  guard let first = groups.first, groups.allSatisfy(first.hasDigitsLike) else { return nil }
  let text = groups.map(\.text).joined(separator: ":")
  let time = text.drop { $0 == " " }
  return time.isEmpty ? nil : String(time)
}

/// The same in the colours of the usual theme, drawn with spaces or with block glyphs: of a running
/// clock, of a stopped one, or in a flash.
///
/// A cell is lit or unlit if half of it is. Lamps and large words may stand below the digits.
package func readDigits(_ screen: Canvas) -> String? {
  let canvas = screen.withoutSpacesOfWords
  let shades: [UInt8: UInt8] = [226: 184, 196: 160, 231: 251]
  let shade = shades[canvas.blank.style.background.index]
  func shows(_ colour: UInt8, _ cell: Cell) -> Bool {
    cell.eighths(in: Colour(colour)) >= 4
  }
  // Beside the dim digits of a stopped clock the red lamp may be bright.
  let lit: [UInt8] = shade == nil ? [160, 196] : [16]
  let present = lit.lazy.filter { colour in canvas.cells.contains { shows(colour, $0) } }
  let unlit = { (cell: Cell) in shows(shade ?? 234, cell) }
  return present.compactMap { colour in
    let lit = { (cell: Cell) in shows(colour, cell) }
    return readDigits(canvas.withoutRows(belowDigits: lit, unlit), lit: lit, unlit: unlit)
  }.first
}

extension Canvas {
  /// The same with nothing in the rows below the last digits, which have unlit cells in them.
  fileprivate func withoutRows(
    belowDigits lit: (Cell) -> Bool, _ unlit: (Cell) -> Bool
  ) -> Canvas {
    func has(_ isOne: (Cell) -> Bool, _ row: Int) -> Bool {
      cells[row * size.columns..<(row + 1) * size.columns].contains(where: isOne)
    }
    guard let last = (0..<size.rows).last(where: { has(unlit, $0) }),
      let end = (last..<size.rows).first(where: { !has(lit, $0) && !has(unlit, $0) })
    else { return self }
    var canvas = self
    for row in end..<size.rows { canvas.fill(row: row, columns: 0..<size.columns, with: blank) }
    return canvas
  }

  /// The same with dots for the spaces that have a word beside them on their background, such as
  /// the name of a lit lamp.
  fileprivate var withoutSpacesOfWords: Canvas {
    var canvas = self
    for row in 0..<size.rows {
      let places = row * size.columns..<(row + 1) * size.columns
      guard cells[places].contains(where: { $0.isWord }) else { continue }
      var start = places.lowerBound
      for end in places.lowerBound + 1...places.upperBound
      where end == places.upperBound
        || cells[end].style.background != cells[start].style.background
      {
        if cells[start..<end].contains(where: { $0.isWord }) {
          for index in start..<end where cells[index].scalar == " " {
            canvas[Position(column: index % size.columns, row: row)].scalar = "·"
          }
        }
        start = end
      }
    }
    return canvas
  }
}

extension Cell {
  fileprivate var isBlock: Bool { (0x2580...0x259f).contains(scalar.value) }
  fileprivate var isWord: Bool { scalar != " " && !isBlock }
}

/// The digits and colons of one row of digits.
private struct SegmentGroup {
  let text: String
  private let size: Size

  /// Reads boxes from left to right; nil if one is neither a digit nor a colon.
  init?(_ boxes: [SegmentBox]) {
    guard let widest = boxes.map(\.columns).max() else { return nil }
    let digits = boxes.filter { $0.columns * 2 > widest }
    let characters = boxes.map { $0.columns * 2 > widest ? $0.digit : $0.isColon ? ":" : nil }
    let known = characters.compactMap { $0 }
    let narrowest = digits.map(\.columns).min() ?? 0
    guard known.count == boxes.count, known.first != ":", known.last != ":" else { return nil }
    guard Self.isAlike(narrowest, widest) else { return nil }
    text = String(known)
    size = Size(columns: widest, rows: boxes[0].rows)
  }

  /// Whether another group's digits are as large.
  func hasDigitsLike(_ other: SegmentGroup) -> Bool {
    Self.isAlike(size.columns, other.size.columns) && Self.isAlike(size.rows, other.size.rows)
  }

  /// A cell more or less is rounding, and so is the edge of a large digit on both sides.
  private static func isAlike(_ first: Int, _ second: Int) -> Bool {
    abs(first - second) <= (first < 10 ? 1 : 2 + first / 50)
  }
}
