import TerminalCanvas

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
    parting = metrics.isSmooth ? 0.16 : metrics.bar < 4 ? 0 : 0.12
  }

  /// The outlines of the bars a to g, in a picture whose upper left is (0, 0).
  var bars: [Shape] {
    let top = isBlock ? blockTop : bevelledTop
    let upper = isBlock ? blockLeft(waist) : bevelledLeft(waist)
    let lower = (isBlock ? blockLeft(height - waist) : bevelledLeft(height - waist))
      .moved(mirroredDown)
    let middle = isBlock ? blockMiddle : bevelledMiddle
    return [
      top, upper.moved(mirroredAcross), lower.moved(mirroredAcross), top.moved(mirroredDown), lower,
      upper, middle,
    ].map { $0.moved(leant) }
  }

  /// The outline of a minus: the middle bar, which between plain posts would be hardly more than a
  /// dot and so takes their corners too.
  var minus: Shape {
    let middle =
      isBlock
      ? Shape.rectangle(x: 0, y: waist - bar / 2, width: width, height: bar) : bevelledMiddle
    return middle.moved(leant)
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
    return .polygon([
      Point(x: Self.tip * post, y: Self.tip * bar + above), Point(x: post, y: bar + above),
      Point(x: post, y: bottom - bar / 2), Point(x: post / 2, y: bottom),
      Point(x: 0, y: bottom - bar / 2), Point(x: 0, y: 2 * Self.tip * bar + above),
    ])
  }

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
