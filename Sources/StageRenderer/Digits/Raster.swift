/// Some cells beside one another.
struct Run: Equatable {
  var row: Int
  var columns: Range<Int>
}

extension Shape {
  private static let linesPerRow = 4

  /// The cells of which the shape covers at least half, in the first `rows` rows.
  ///
  /// A cell's part is measured on four lines through it: exactly across, to a quarter of a row
  /// up and down. The shape must not reach left of column 0.
  func runs(rows: Int) -> [Run] {
    (0..<rows).compactMap { row in
      let spans = (0..<Self.linesPerRow).compactMap { line in
        span(at: Double(row) + (Double(line) + 0.5) / Double(Self.linesPerRow))
      }
      return Self.covered(by: spans).map { Run(row: row, columns: $0) }
    }
  }

  private static func covered(by spans: [ClosedRange<Double>]) -> Range<Int>? {
    guard let left = spans.map(\.lowerBound).min(), let right = spans.map(\.upperBound).max()
    else { return nil }
    let candidates = Int(left.rounded(.down))..<Int(right.rounded(.up))
    let isCovered = { (column: Int) in
      spans.reduce(0) { $0 + part(of: column, in: $1) } >= Double(linesPerRow) / 2
    }
    guard let first = candidates.first(where: isCovered),
      let last = candidates.last(where: isCovered)
    else { return nil }
    return first..<last + 1
  }

  private static func part(of column: Int, in span: ClosedRange<Double>) -> Double {
    max(0, min(span.upperBound, Double(column + 1)) - max(span.lowerBound, Double(column)))
  }
}
