import TerminalCanvas

/// The cells of each bar of a digit of one size, and of the colon's dots.
struct DigitPicture {
  let metrics: DigitMetrics
  /// The runs of the bars a to g; at small sizes they overlap, and lit ones win.
  let bars: [[Run]]
  /// The runs of the two dots, in a picture as wide as a dot and as high as a digit.
  let colon: [Run]

  init(_ metrics: DigitMetrics) {
    self.metrics = metrics
    let rows = metrics.digit.rows
    bars = SegmentShapes(metrics).bars.map { $0.runs(rows: rows) }
    let dot = metrics.dot
    let upper = rows / 4 - (dot.rows - 1) / 2
    colon = [upper, rows - dot.rows - upper].flatMap { top in
      Shape.disc(dot).runs(rows: dot.rows).map { run in
        Run(row: run.row + top, columns: run.columns)
      }
    }
  }
}

extension Shape {
  /// The largest round area in a rectangle; all of it where the rectangle has too few rows for
  /// a curve.
  static func disc(_ size: Size) -> Shape {
    let half = Point(x: Double(size.columns) / 2, y: Double(size.rows) / 2)
    guard size.rows < 3 else { return .ellipse(middle: half, columns: half.x, rows: half.y) }
    return .rectangle(x: 0, y: 0, width: Double(size.columns), height: Double(size.rows))
  }

  /// A rectangle with upright sides.
  static func rectangle(x: Double, y: Double, width: Double, height: Double) -> Shape {
    .polygon([
      Point(x: x, y: y), Point(x: x + width, y: y), Point(x: x + width, y: y + height),
      Point(x: x, y: y + height),
    ])
  }

  /// The polygon with each point moved; other shapes stay.
  func moved(_ move: (Point) -> Point) -> Shape {
    if case .polygon(let points) = self { .polygon(points.map(move)) } else { self }
  }
}
