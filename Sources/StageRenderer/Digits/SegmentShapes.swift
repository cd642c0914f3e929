/// The outlines of the seven bars of a digit.
struct SegmentShapes {
  private let width: Double
  private let height: Double
  private let bar: Double
  private let post: Double
  /// Where the middle bar has its middle.
  private let waist: Double
  private let lean: Double
  private let isBlock: Bool
  /// Whether posts end flat: a point of less than a row would be a plug below them.
  private let isFlat: Bool
  /// Whether their outer ends do.
  private let isBlunt: Bool
  /// Half of the way between two bars that meet, in parts of their thickness: none where it would
  /// be a whole cell.
  private let parting: Double

  init(_ metrics: DigitMetrics) {
    width = Double(metrics.digit.columns)
    height = Double(metrics.digit.rows)
    bar = Double(metrics.bar)
    post = Double(metrics.post)
    waist = metrics.waist
    lean = metrics.lean
    isBlock = !metrics.isSmooth && metrics.bar < 2
    isFlat = metrics.isSmooth && metrics.bar < 3
    isBlunt = metrics.isSmooth && metrics.bar < 4
    parting = metrics.isSmooth ? 0.16 : metrics.bar < 4 ? 0 : 0.12
  }

  /// The outlines of the bars a to g, in a picture whose upper left is (0, 0).
  var bars: [Shape] {
    let top = isBlock ? blockTop : bevelledTop
    let upper = left(waist)
    let lower = left(height - waist).moved(mirroredDown)
    let middle = isBlock ? blockMiddle : bevelledMiddle
    return [
      top, upper.moved(mirroredAcross), lower.moved(mirroredAcross), top.moved(mirroredDown), lower,
      upper, middle,
    ].map { isFlat ? $0.moved(leant).withWholeEnds : $0.moved(leant) }
  }

  /// The outline of a minus: the middle bar, which between plain posts would be hardly more than a
  /// dot and so takes their corners too.
  var minus: Shape {
    let middle =
      isBlock
      ? Shape.rectangle(x: 0, y: waist - bar / 2, width: width, height: bar) : bevelledMiddle
    return middle.moved(leant)
  }

  /// The upper left post, where the middle bar has its middle at `waist`.
  private func left(_ waist: Double) -> Shape {
    isBlock ? blockLeft(waist) : isFlat ? flatLeft(waist) : bevelledLeft(waist)
  }

  /// A point of an upright digit where it stands when the digit leans.
  private func leant(_ point: Point) -> Point {
    Point(x: point.x + lean * (1 - point.y / height), y: point.y)
  }

  private func mirroredAcross(_ point: Point) -> Point { Point(x: width - point.x, y: point.y) }
  private func mirroredDown(_ point: Point) -> Point { Point(x: point.x, y: height - point.y) }

  // MARK: Bars one row thick: plain blocks that share their corners, since a bevel of less than a
  // cell would only break the figures up.

  private var blockTop: Shape { .rectangle(x: 0, y: 0, width: width, height: bar) }

  /// The upper post, whose lower end is at the middle of the middle bar.
  private func blockLeft(_ waist: Double) -> Shape {
    .rectangle(x: 0, y: 0, width: post, height: waist + bar / 2)
  }

  private var blockMiddle: Shape {
    .rectangle(x: post, y: waist - bar / 2, width: width - 2 * post, height: bar)
  }

  // MARK: Thicker bars: bevelled ends, at 45° to the eye. At a corner two bars meet on a diagonal
  // that begins nearer to the outside than to the inside, as the original's do.

  private static let tip = 3.0 / 8

  private var bevelledTop: Shape {
    let left = parting * post
    let tip = Point(x: Self.tip * post + left, y: Self.tip * bar)
    let outside = Point(x: 2 * Self.tip * post + left, y: 0)
    let inside = Point(x: post + left, y: bar)
    return .polygon([
      tip, outside, mirroredAcross(outside), mirroredAcross(tip), mirroredAcross(inside), inside,
    ])
  }

  /// The upper post, which meets the lower one at the middle of the middle bar.
  private func bevelledLeft(_ waist: Double) -> Shape {
    let above = parting * bar
    let bottom = waist - above
    return .polygon(
      outerEnd + [
        Point(x: post, y: bar + above), Point(x: post, y: bottom - bar / 2),
        Point(x: post / 2, y: bottom),
        Point(x: 0, y: bottom - bar / 2), Point(x: 0, y: 2 * Self.tip * bar + above),
      ])
  }

  /// The upper end of the upper post: a point, or flat at half of a row where a point would be a
  /// plug.
  private var outerEnd: [Point] {
    let tip = Point(x: Self.tip * post, y: Self.tip * bar + parting * bar)
    guard isBlunt else { return [tip] }
    let y = Self.halfRow(tip.y)
    // A bevel goes two columns across in each row.
    let half = 2 * (y - tip.y)
    return [Point(x: tip.x - half, y: y), Point(x: tip.x + half, y: y)]
  }

  /// The same with flat ends, of which only the inner corner is cut off.
  ///
  /// They are at half of a row, which every font can draw. The first point and the last but two are
  /// the outer corners.
  private func flatLeft(_ waist: Double) -> Shape {
    let above = parting * bar
    let bottom = waist - Self.halfRow(above)
    let inner = outerEnd[1]
    let top = inner.y
    return .polygon([
      Point(x: 0, y: top), inner, Point(x: post, y: bar + above),
      Point(x: post, y: waist - above - bar / 2),
      Point(x: post / 2 + 2 * (waist - above - bottom), y: bottom), Point(x: 0, y: bottom),
      Point(x: 0, y: bottom - 0.5), Point(x: 0, y: top + 0.5),
    ])
  }

  /// The next half of a row.
  private static func halfRow(_ rows: Double) -> Double { (2 * rows).rounded(.up) / 2 }

  private var bevelledMiddle: Shape {
    let left = parting * post
    let tip = Point(x: post / 2 + left, y: waist)
    let upper = Point(x: post + left, y: waist - bar / 2)
    let lower = Point(x: post + left, y: waist + bar / 2)
    return .polygon([
      tip, upper, mirroredAcross(upper), mirroredAcross(tip), mirroredAcross(lower), lower,
    ])
  }
}

extension Shape {
  /// The least part of a column that shows at the end of a post: less is a scratch beside it.
  private static let minColumn = 3.0 / 8

  /// A flat post whose outer corners do not reach a little into a column; other shapes stay.
  fileprivate var withWholeEnds: Shape {
    guard case .polygon(var points) = self, points.count == 8 else { return self }
    let isLeft = points[0].x < points[1].x
    for corner in [0, 5] {
      let x = points[corner].x
      let whole = x.rounded(isLeft ? .up : .down)
      if abs(whole - x) < Self.minColumn { points[corner].x = whole }
    }
    return .polygon(points)
  }
}
