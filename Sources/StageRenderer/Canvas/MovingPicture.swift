/// Canvases one after another as a moving picture, for documentation.
///
/// Each frame draws only what has changed, over the earlier frames.
package struct MovingPicture: Sendable {
  private var frames: [(canvas: Canvas, seconds: Double)] = []

  /// Creates a picture without frames.
  package init() {}

  /// Adds a canvas that is shown for some seconds after the earlier ones; all have the same size.
  package mutating func show(_ canvas: Canvas, seconds: Double) {
    if frames.last?.canvas == canvas {
      frames[frames.count - 1].seconds += seconds
    } else {
      frames.append((canvas, seconds))
    }
  }

  /// The picture as a document of Scalable Vector Graphics with CSS animations, which begins again
  /// at its end; who wants less motion sees the frame that is due after `still` seconds.
  package func svg(still: Double) -> String {
    guard let first = frames.first else { return "" }
    let length = frames.reduce(0) { $0 + $1.seconds }
    var elements: [String] = []
    var rules: [String] = []
    var start = 0.0
    var last = Canvas(size: first.canvas.size, filledWith: first.canvas.blank)
    for (index, frame) in frames.enumerated() {
      let parts = index == 0 ? first.canvas.svgElements : frame.canvas.svgElements(over: last)
      elements.append("<g id=\"f\(index)\">\n\(parts.joined(separator: "\n"))\n</g>")
      rules.append(rule(index, from: start / length, isStill: start <= still))
      start += frame.seconds
      last = frame.canvas
    }
    return first.canvas.svg(of: [style(length, rules)] + elements)
  }

  /// A frame is hidden until it is due, and then stays below the next ones.
  private func rule(_ index: Int, from part: Double, isStill: Bool) -> String {
    guard index > 0 else { return "" }
    let start = (part * 10_000).rounded() / 100
    let still =
      isStill ? "" : "@media(prefers-reduced-motion:reduce){#f\(index){visibility:hidden}}"
    return "#f\(index){animation-name:a\(index)}@keyframes a\(index)"
      + "{0%{visibility:hidden}\(start)%,100%{visibility:visible}}\(still)"
  }

  private func style(_ length: Double, _ rules: [String]) -> String {
    let rules = rules.filter { !$0.isEmpty }.joined(separator: "\n")
    let seconds = (length * 1000).rounded() / 1000
    return """
      <style>
      g{animation:none \(seconds)s step-end infinite}
      \(rules)
      @media(prefers-reduced-motion:reduce){g{animation:none!important}}
      </style>
      """
  }
}
