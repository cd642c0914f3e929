/// Which of a cell's 8 × 8 samples a shape covers.
///
/// Bit 0 is the upper left sample, bit 7 the upper right one, bit 63 the lower right one.
typealias CellMask = UInt64

extension CellMask {
  /// The part of the cell that is covered, in samples.
  var count: Int { nonzeroBitCount }

  static let upperHalf: CellMask = 0x0000_0000_ffff_ffff
  static let lowerHalf: CellMask = 0xffff_ffff_0000_0000
}

/// A cell that a shape covers in part or whole.
struct Patch: Equatable {
  var row: Int
  var column: Int
  var mask: CellMask
}

extension Shape {
  private static let lines = 8

  /// The cells that the shape covers, in the first `rows` rows and from column 0 on; `isWhole`
  /// takes those of which it covers at least half, and these whole.
  func patches(rows: Int, isWhole: Bool) -> [Patch] {
    guard isWhole else { return patches(rows: 0..<rows) }
    return runs(rows: rows).flatMap { run in
      run.columns.map { Patch(row: run.row, column: $0, mask: .max) }
    }
  }

  /// The cells that the shape covers in some rows, from column 0 on.
  func patches(rows: Range<Int>) -> [Patch] {
    rows.flatMap { row in
      let spans = (0..<Self.lines).map { line in
        span(at: Double(row) + (Double(line) + 0.5) / Double(Self.lines)).map(Self.samples)
      }
      return Self.patches(row, spans)
    }
  }

  /// The samples whose middle lies in a span, eight a column.
  private static func samples(_ span: ClosedRange<Double>) -> Range<Int> {
    let first = Int((span.lowerBound * 8 - 0.5).rounded(.up))
    let last = Int((span.upperBound * 8 - 0.5).rounded(.down))
    return max(0, first)..<max(0, first, last + 1)
  }

  private static func patches(_ row: Int, _ spans: [Range<Int>?]) -> [Patch] {
    let used = spans.compactMap { $0 }.filter { !$0.isEmpty }
    guard let first = used.map(\.lowerBound).min(), let end = used.map(\.upperBound).max() else {
      return []
    }
    return (first / 8..<(end + 7) / 8).compactMap { column in
      var mask: CellMask = 0
      for (line, span) in spans.enumerated() {
        guard let span else { continue }
        mask |= bits(of: span, in: column) << CellMask(8 * line)
      }
      return mask == 0 ? nil : Patch(row: row, column: column, mask: mask)
    }
  }

  /// The samples of one line through a cell, as the eight lowest bits.
  private static func bits(of samples: Range<Int>, in column: Int) -> CellMask {
    let inside = samples.clamped(to: 8 * column..<8 * column + 8)
    guard !inside.isEmpty else { return 0 }
    let ones: CellMask = (1 << CellMask(inside.count)) - 1
    return ones << CellMask(inside.lowerBound - 8 * column)
  }
}
