import StageRenderer
import Testing

/// The measures of a digit, taken from its layouts and its pictures.
@Suite struct DigitMetricsTests {
  @Test func manySizesAreThere() {
    #expect(digitSizes.first == Size(columns: 6, rows: 5))
    #expect(digitSizes.count > 50)
    #expect(Set(digitSizes).count == digitSizes.count)
  }

  /// The box of 73 × 110 holds the digit and the gap beside it, an eighth of it; a cell is twice
  /// as high as wide.
  @Test func aDigitIsAtMost40PercentTallerAnd15PercentWiderThanTheOriginals() {
    let wrong = digitSizes.filter { size in
      let proportion = Double(size.columns) * 8 / 7 / Double(2 * size.rows) / (73.0 / 110)
      return proportion > 1.15 || proportion < 1 / 1.4
    }
    #expect(wrong.isEmpty, "\(wrong)")
  }

  @Test(arguments: [
    (6, 5, 1), (9, 7, 1), (17, 13, 2), (20, 15, 2), (29, 22, 3), (46, 35, 5), (66, 50, 7),
  ])
  func betweenTwoDigitsIsANinthOfADigit(columns: Int, rows: Int, gap: Int) throws {
    let area = Size(columns: 2 * columns + gap, rows: rows)
    let layout = try #require(DisplayLayout.largest([2], in: area, .landscape))
    #expect(layout.digit == Size(columns: columns, rows: rows))
    #expect(layout.size.columns - 2 * columns == gap)
  }

  @Test(arguments: [(5, 1), (7, 1), (11, 1), (13, 2), (15, 2), (22, 3), (35, 4), (50, 6)])
  func betweenTwoGroupsIsAnEighthOfTheRows(rows: Int, gap: Int) throws {
    let area = Size(columns: 2 * rows, rows: 2 * rows + gap)
    let layout = try #require(DisplayLayout.largest([1, 1], in: area, .portrait))
    #expect(layout.digit.rows == rows)
    #expect(layout.size.rows - 2 * rows == gap)
  }

  /// How far `#` goes on from the edge of the digit 8, at the middle of the bars.
  private func thicknesses(_ size: Size) throws -> (lying: [Int], standing: [Int]) {
    let canvas = try Drawing("8", in: size, .landscape).canvas
    let column = (0..<size.rows).map { canvas.isLit(size.columns / 2, $0) }
    let upper = (0..<size.columns).map { canvas.isLit($0, size.rows / 4) }
    let lower = (0..<size.columns).map { canvas.isLit($0, size.rows - 1 - size.rows / 4) }
    func runs(_ cells: [Bool]) -> [Int] { cells.split(separator: false).map(\.count) }
    return (runs(column), runs(upper) + runs(lower))
  }

  @Test func allBarsAreEquallyThick() throws {
    let wrong = try digitSizes.filter { size in
      let (lying, standing) = try thicknesses(size)
      return lying.count != 3 || Set(lying).count != 1 || standing.count != 4
        || Set(standing) != [2 * (lying.first ?? 0)]
    }
    #expect(wrong.isEmpty, "\(wrong)")
  }
}
