/// What the bars of a digit of one size cover, cell by cell, and the colon's dots.
struct DigitPicture {
  let metrics: DigitMetrics
  /// The cells of the bars a to g; at small sizes they overlap, and lit ones win.
  private let bars: [[Patch]]
  /// The cells of a minus.
  private let minus: [Patch]
  /// The cells of the two dots, in a picture as wide as a dot and as high as a digit.
  private let colon: [Patch]
  /// The columns that a digit takes with its lean.
  private let columns: Int

  init(_ metrics: DigitMetrics) {
    self.metrics = metrics
    let rows = metrics.digit.rows
    columns = metrics.digit.columns + metrics.leanColumns
    let shapes = SegmentShapes(metrics)
    bars = shapes.bars.map { $0.patches(rows: rows, isWhole: !metrics.isSmooth) }
    minus = shapes.minus.patches(rows: rows, isWhole: !metrics.isSmooth)
    colon = Self.dots(metrics).flatMap { $0.patches(rows: rows, isWhole: !metrics.isSmooth) }
  }

  /// The dots stand in the middle of the openings, at whole columns so that both look the same.
  private static func dots(_ metrics: DigitMetrics) -> [Shape] {
    let rows = metrics.digit.rows
    let dot = metrics.dot
    let upper = metrics.bar + (metrics.upperOpening - dot.rows) / 2
    return [upper, rows - dot.rows - upper].map { top in
      let middle = Double(top) + Double(dot.rows) / 2
      let right = (metrics.lean * (1 - middle / Double(rows))).rounded()
      return Shape.disc(dot, part: metrics.dotPart, hasSubcellEdges: metrics.isSmooth)
        .offset(columns: right, rows: Double(top))
    }
  }

  /// What the cells of a digit show of lit and unlit bars.
  func samples(of segments: Segments) -> [Samples] {
    var samples = [Samples](repeating: Samples(), count: columns * metrics.digit.rows)
    for (bar, patches) in zip(Segments.bars, bars) {
      let isMinus = segments == .g && bar == .g
      for patch in isMinus ? minus : patches {
        let index = patch.row * columns + patch.column
        if segments.contains(bar) {
          samples[index].lit |= patch.mask
        } else {
          samples[index].unlit |= patch.mask
        }
      }
    }
    return samples
  }

  /// The same of a digit as patches with their places, those left out that show nothing.
  func patches(of segments: Segments) -> [(place: Position, samples: Samples)] {
    samples(of: segments).enumerated().compactMap { index, samples in
      samples.isEmpty
        ? nil : (Position(column: index % columns, row: index / columns), samples)
    }
  }

  /// The same of a colon, which is always lit.
  var colonPatches: [(place: Position, samples: Samples)] {
    colon.map { (Position(column: $0.column, row: $0.row), Samples(lit: $0.mask)) }
  }
}

/// What a cell shows.
struct Samples: Hashable {
  /// The samples that are lit.
  var lit: CellMask = 0
  /// Those of unlit bars, the lit ones among them or not.
  var unlit: CellMask = 0

  var isEmpty: Bool { lit | unlit == 0 }
}
