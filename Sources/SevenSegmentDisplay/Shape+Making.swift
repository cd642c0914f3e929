import TerminalCanvas

extension Shape {
  /// The largest round area in a rectangle, or a part of it in the middle; all of it where whole
  /// cells are too few for a curve.
  static func disc(_ size: Size, part: Double = 1, hasSubcellEdges: Bool) -> Shape {
    let half = Point(x: Double(size.columns) / 2, y: Double(size.rows) / 2)
    guard size.rows < (hasSubcellEdges ? 2 : 3) else {
      return .ellipse(middle: half, columns: part * half.x, rows: part * half.y)
    }
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
