/// How thick the bars of a digit are.
///
/// Luminous figures are read from farthest if a bar is 1 : 8.5 of their height. Bars are whole rows
/// thick, because no font fills a part of a row from cell to cell without a seam, and the upper and
/// the lower half of a digit should be equally high. Where both cannot be had the height is not
/// used, but for a few heights between 13 and 19 rows that would leave too much of a screen empty.
struct BarThickness: Hashable {
  /// The rows of the digit.
  let height: Int
  /// The rows of a bar that lies.
  let rows: Int
  /// The empty rows between the upper and the middle bar; the lower half has at most one more.
  let upperOpening: Int

  /// Whether the upper and the lower half are equally high.
  var isEven: Bool { (height - rows).isMultiple(of: 2) }

  /// The height of a digit divided by the thickness of its bars: the best, and the limits.
  private static let ideal = 8.5
  private static let limits = 6.5...12

  /// From here on bars may be thicker than a row.
  private static let minHeight = 7
  /// Heights whose halves differ by a row, where edges may lie within cells.
  private static let unevenHeights = [13, 15, 17]
  /// Heights with bars that are too thin or too thick, where cells are drawn whole.
  private static let unlimitedHeights = [13, 15, 17, 19]

  /// Bars of a thickness that was chosen.
  init(rows: Int, ofHeight height: Int) {
    self.height = height
    self.rows = rows
    upperOpening = (height - 3 * rows) / 2
  }

  /// The bars of a digit of this height in rows, `nil` if that height is not used.
  ///
  /// `hasSubcellEdges` says whether edges may lie within a cell.
  init?(height: Int, hasSubcellEdges: Bool) {
    guard let rows = Self.rows(height, hasSubcellEdges) else { return nil }
    self.init(rows: rows, ofHeight: height)
  }

  private static func rows(_ height: Int, _ hasSubcellEdges: Bool) -> Int? {
    if height < minHeight { return height == DigitMetrics.minRows ? 1 : nil }
    let whole = Int(Double(height) / ideal)
    // The halves are alike if the bar and the digit are both odd or both even.
    let equal = nearest(height, thin: whole - (height - whole) % 2, step: 2)
    if limits.contains(Double(height) / Double(equal)) { return equal }
    if hasSubcellEdges {
      return unevenHeights.contains(height) ? nearest(height, thin: whole, step: 1) : nil
    }
    return unlimitedHeights.contains(height) ? equal : nil
  }

  /// The thickness whose ratio is nearest to the ideal one: `thin`, or `step` rows more.
  private static func nearest(_ height: Int, thin: Int, step: Int) -> Int {
    let thick = thin + step
    guard thin > 0 else { return thick }
    // Twice as thick is as far from the ideal as half as thick.
    return Double(height * height) > ideal * ideal * Double(thin * thick) ? thick : thin
  }
}
