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

  /// A bar with square ends in any direction; it is as thick as a number of rows.
  ///
  /// A cell is twice as high as it is wide.
  static func bar(from first: Point, to last: Point, rows: Double) -> Shape {
    let (columns, height) = (last.x - first.x, 2 * (last.y - first.y))
    let length = (columns * columns + height * height).squareRoot()
    // From the middle of the bar to its edge.
    let (x, y) = (-height / length * rows, columns / length * rows / 2)
    return .polygon([
      Point(x: first.x + x, y: first.y + y), Point(x: last.x + x, y: last.y + y),
      Point(x: last.x - x, y: last.y - y), Point(x: first.x - x, y: first.y - y),
    ])
  }

  /// The polygon with each point moved; other shapes stay.
  func moved(_ move: (Point) -> Point) -> Shape {
    if case .polygon(let points) = self { .polygon(points.map(move)) } else { self }
  }
}
