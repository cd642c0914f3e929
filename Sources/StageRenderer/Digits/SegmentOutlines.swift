/// The outlines of a digit and of a colon, for pictures that can be drawn at any scale.
///
/// They are those of the digits on a large terminal. A unit is the width of a cell, or half its
/// height, so both axes have the same scale.
package struct SegmentOutlines: Hashable, Sendable {
  /// A point: units to the right and down.
  package struct Point: Hashable, Sendable {
    /// Units to the right.
    package let x: Double
    /// Units down.
    package let y: Double
  }

  /// The polygons of the bars a to g.
  package let bars: [[Point]]
  /// The polygon of a minus, which is wider than the bar g.
  package let minus: [Point]
  /// The middles of the colon's dots, whose picture begins where a digit's would.
  package let dots: [Point]
  /// Half of a dot's width.
  package let dotRadius: Double
  /// The width and the height of a digit, its lean included.
  package let size: Point
  /// The empty width between two digits, and between a digit and a colon.
  package let gap: Double
  /// The width of a colon without its lean.
  package let colonWidth: Double
  /// How far the top of a digit stands to the right of its bottom.
  package let lean: Double

  /// A height at which bars have almost the best thickness, 1 : 8.3, and the original's width for
  /// it.
  private static let thickness = BarThickness(rows: 6, ofHeight: 50)
  private static let columns = 58

  package init() {
    let metrics = DigitMetrics(columns: Self.columns, Self.thickness, hasSubcellEdges: true)
    let shapes = SegmentShapes(metrics)
    bars = shapes.bars.map(Self.points)
    minus = Self.points(of: shapes.minus)
    let (width, height) = (Double(metrics.digit.columns), 2 * Double(metrics.digit.rows))
    lean = metrics.lean
    size = Point(x: width + lean, y: height)
    gap = Double(metrics.gap)
    colonWidth = Double(metrics.dot.columns)
    dotRadius = Double(metrics.dot.rows) * metrics.dotPart
    let upper = 2 * (Double(metrics.bar) + Double(metrics.upperOpening) / 2)
    dots = [upper, height - upper].map { y in
      Point(x: Double(metrics.dot.columns) / 2 + metrics.lean * (1 - y / height), y: y)
    }
  }

  /// The corners of a polygon, in units.
  private static func points(of shape: Shape) -> [Point] {
    guard case .polygon(let points) = shape else { return [] }
    return points.map { Point(x: $0.x, y: 2 * $0.y) }
  }
}
