/// Draws seven-segment digits, and remembers the pictures of their last size.
///
/// This folder draws what people read from a distance: seven-segment digits, texts in a pixel font,
/// and round lamps. Others choose the size and the place, for example with a `DisplayLayout`, and
/// the colours with an `Ink`, and draw into a `Canvas`. Pages of browsers get the same digits as
/// `SegmentOutlines`. Nothing here knows about talks, phases or themes, or when something changes.
package struct SegmentDisplay: Sendable {
  /// The cell runs of digits in one ink.
  private struct Inked {
    var digits: [Segments: [CellRun]] = [:]
    var colon: [CellRun]?
    var cells = CellCache()
  }

  /// More than a theme needs, stopped or running, in a flash and with the focus.
  private static let maxInks = 8

  private var picture: DigitPicture?
  private var inked: [Ink: Inked] = [:]

  package init() {}

  /// Draws digits with their upper left at `origin`; `text` must have the shape that `layout` was
  /// made for, and each group's ink be as fine as it.
  ///
  /// - Parameters:
  ///   - text: the digits.
  ///   - layout: their size and places.
  ///   - origin: the upper left.
  ///   - canvas: what they are drawn on.
  ///   - ink: what they and the colons are drawn with.
  ///   - other: the index of a group that is drawn with another ink, and that ink.
  package mutating func draw(
    _ text: DisplayText, _ layout: DisplayLayout, at origin: Position, on canvas: inout Canvas,
    with ink: Ink, override other: (group: Int, ink: Ink)? = nil
  ) {
    let picture = prepare(layout.metrics)
    var place = origin
    for (index, group) in text.groups.enumerated() {
      if layout.orientation == .portrait {
        place = start(of: group, index, layout, picture.metrics, origin)
      } else if index > 0 {
        canvas.fill(colon(picture, ink), at: place)
        place.column += picture.metrics.dot.columns + layout.columnGap
      }
      let ink = index == other?.group ? other?.ink ?? ink : ink
      for segments in group {
        canvas.fill(cellRuns(of: segments, picture, ink), at: place)
        place.column += layout.digit.columns + layout.columnGap
      }
    }
  }

  private mutating func prepare(_ metrics: DigitMetrics) -> DigitPicture {
    if inked.count > Self.maxInks { inked = [:] }
    if let picture, picture.metrics == metrics { return picture }
    let new = DigitPicture(metrics)
    picture = new
    inked = [:]
    return new
  }

  private mutating func cellRuns(
    of segments: Segments, _ picture: DigitPicture, _ ink: Ink
  ) -> [CellRun] {
    if let known = inked[ink]?.digits[segments] { return known }
    let cellRuns = inked[ink, default: Inked()].cells.cellRuns(picture.patches(of: segments), ink)
    inked[ink]?.digits[segments] = cellRuns
    return cellRuns
  }

  private mutating func colon(_ picture: DigitPicture, _ ink: Ink) -> [CellRun] {
    if let known = inked[ink]?.colon { return known }
    let cellRuns = inked[ink, default: Inked()].cells.cellRuns(picture.colonPatches, ink)
    inked[ink]?.colon = cellRuns
    return cellRuns
  }

  /// In portrait the groups end at the same column, so that units stand above units.
  private func start(
    of group: [Segments], _ index: Int, _ layout: DisplayLayout, _ metrics: DigitMetrics,
    _ origin: Position
  ) -> Position {
    Position(
      column: origin.column + layout.size.columns - metrics.leanColumns
        - group.count * (layout.digit.columns + layout.columnGap) + layout.columnGap,
      row: origin.row + index * (layout.digit.rows + layout.rowGap))
  }
}
