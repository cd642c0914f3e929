import Testing

@testable import StageRenderer

/// The limits of the design: a bar is between 1 : 6.5 and 1 : 12 of the digit's height, and both
/// halves are alike.
///
/// The exceptions are listed.
@Suite struct BarThicknessTests {
  private static let heights = 5...300

  /// The heights that are used, below 20 rows; from there on all are.
  @Test(arguments: [
    (true, [5, 7, 9, 11, 13, 14, 15, 16, 17, 18]),
    (false, [5, 7, 9, 11, 13, 14, 15, 16, 17, 18, 19]),
  ])
  func theseHeightsAreUsed(hasSubcellEdges: Bool, heights: [Int]) {
    let used = Self.heights.filter {
      BarThickness(height: $0, hasSubcellEdges: hasSubcellEdges) != nil
    }
    #expect(used == heights + Array(20...300))
  }

  /// 5 rows are too few for a thinner bar, and whole cells cannot make the others thick and even.
  @Test(arguments: [(true, [5]), (false, [5, 13, 15, 17, 19])])
  func theRatioIsWithinItsLimits(hasSubcellEdges: Bool, exceptions: [Int]) {
    let wrong = Self.heights.filter { height in
      guard let bar = BarThickness(height: height, hasSubcellEdges: hasSubcellEdges) else {
        return false
      }
      return !(6.5...12).contains(Double(height) / Double(bar.rows))
    }
    #expect(wrong == exceptions)
  }

  /// Where edges may lie within cells, three heights have a lower half that is a row higher.
  @Test(arguments: [(true, [13, 15, 17]), (false, [])])
  func theHalvesAreAlike(hasSubcellEdges: Bool, exceptions: [Int]) {
    let bars = Self.heights.compactMap {
      BarThickness(height: $0, hasSubcellEdges: hasSubcellEdges)
    }
    #expect(bars.filter { !$0.isEven }.map(\.height) == exceptions)
    for bar in bars {
      let lower = bar.height - 3 * bar.rows - bar.upperOpening
      #expect(lower - bar.upperOpening == (bar.isEven ? 0 : 1))
    }
  }

  /// No other thickness that keeps the halves alike is nearer to 1 : 8.5.
  @Test func aBarIsAsNearToTheIdealAsWholeRowsAllow() {
    func distance(_ height: Int, _ rows: Int) -> Double {
      let ratio = Double(height) / Double(rows) / 8.5
      return max(ratio, 1 / ratio)
    }
    let wrong = Self.heights.filter { height in
      guard let bar = BarThickness(height: height, hasSubcellEdges: true), bar.isEven else {
        return false
      }
      return stride(from: bar.rows % 2, through: height / 3, by: 2).contains {
        $0 > 0 && distance(height, $0) < distance(height, bar.rows)
      }
    }
    #expect(wrong.isEmpty, "\(wrong)")
  }

  @Test(arguments: [
    (5, 1), (7, 1), (9, 1), (11, 1), (14, 2), (16, 2), (18, 2), (20, 2), (25, 3), (34, 4), (39, 5),
    (67, 7),
  ])
  func theseAreTheBars(height: Int, rows: Int) {
    #expect(BarThickness(height: height, hasSubcellEdges: true)?.rows == rows)
  }
}
