/// A point of a picture: columns to the right and rows down, whole numbers at the cells' edges.
struct Point: Equatable {
  var x: Double
  var y: Double
}

/// A convex area of a picture, at any scale.
enum Shape: Equatable {
  /// A convex polygon.
  case polygon([Point])
  /// An ellipse: its middle and half of its width and height.
  case ellipse(middle: Point, columns: Double, rows: Double)

  /// The part of the horizontal line at `y` that lies in the area, `nil` if none does.
  func span(at y: Double) -> ClosedRange<Double>? {
    switch self {
    case .polygon(let points): Self.span(of: points, at: y)
    case .ellipse(let middle, let columns, let rows):
      Self.span(at: (y - middle.y) / rows, half: columns).map { half in
        middle.x - half...middle.x + half
      }
    }
  }

  /// The shape, moved by a number of columns to the right and rows down.
  func offset(columns: Double, rows: Double) -> Shape {
    let move = { (point: Point) in Point(x: point.x + columns, y: point.y + rows) }
    switch self {
    case .polygon(let points): return .polygon(points.map(move))
    case .ellipse(let middle, let width, let height):
      return .ellipse(middle: move(middle), columns: width, rows: height)
    }
  }

  private static func span(at height: Double, half: Double) -> Double? {
    abs(height) < 1 ? half * (1 - height * height).squareRoot() : nil
  }

  private static func span(of points: [Point], at y: Double) -> ClosedRange<Double>? {
    var low = Double.infinity
    var high = -Double.infinity
    for (index, point) in points.enumerated() {
      let next = points[(index + 1) % points.count]
      guard (point.y <= y) != (next.y <= y) else { continue }
      let x = point.x + (next.x - point.x) * (y - point.y) / (next.y - point.y)
      low = min(low, x)
      high = max(high, x)
    }
    return low <= high ? low...high : nil
  }
}
