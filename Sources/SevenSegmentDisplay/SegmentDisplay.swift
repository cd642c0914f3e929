public import TerminalCanvas

/// Draws seven-segment digits, and remembers the pictures of their last size and ink.
public struct SegmentDisplay: Sendable {
  /// A cell of a digit and its place in it.
  private typealias Piece = (place: Position, cell: Cell)

  private var picture: DigitPicture?
  private var ink: Ink?
  private var digits: [Segments: [Piece]] = [:]
  private var colon: [Piece] = []

  /// Creates a display.
  public init() {}

  /// Draws digits with their upper left at `origin`; `text` must have the shape that `layout` was
  /// made for, and `ink` be as fine as it.
  public mutating func draw(
    _ text: DisplayText, _ layout: DisplayLayout, at origin: Position, on canvas: inout Canvas,
    with ink: Ink
  ) {
    let metrics = prepare(DigitMetrics(digit: layout.digit, isFine: layout.isFine), ink)
    var place = origin
    for (index, group) in text.groups.enumerated() {
      if layout.orientation == .portrait {
        place = start(of: group, index, layout, metrics, origin)
      } else if index > 0 {
        canvas.draw(colon, at: place)
        place.column += metrics.dot.columns + layout.columnGap
      }
      for segments in group {
        canvas.draw(pieces(of: segments, ink), at: place)
        place.column += layout.digit.columns + layout.columnGap
      }
    }
  }

  private mutating func prepare(_ metrics: DigitMetrics, _ ink: Ink) -> DigitMetrics {
    guard picture?.metrics != metrics || self.ink != ink else { return metrics }
    let new = picture?.metrics == metrics ? picture : nil
    let picture = new ?? DigitPicture(metrics)
    self.picture = picture
    self.ink = ink
    digits = [:]
    colon = Self.pieces(picture.colonPatches, ink)
    return metrics
  }

  private mutating func pieces(of segments: Segments, _ ink: Ink) -> [Piece] {
    if let pieces = digits[segments] { return pieces }
    let pieces = Self.pieces(picture?.patches(of: segments) ?? [], ink)
    digits[segments] = pieces
    return pieces
  }

  /// Cells with the same samples are many: each is worked out once.
  private static func pieces(
    _ patches: [(place: Position, samples: Samples)], _ ink: Ink
  ) -> [Piece] {
    var known: [Samples: Cell?] = [:]
    return patches.compactMap { place, samples in
      let cell = known[samples] ?? ink.cell(samples)
      known[samples] = cell
      return cell.map { (place, $0) }
    }
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

extension Canvas {
  fileprivate mutating func draw(_ pieces: [(place: Position, cell: Cell)], at origin: Position) {
    for (place, cell) in pieces {
      let column = origin.column + place.column
      fill(row: origin.row + place.row, columns: column..<column + 1, with: cell)
    }
  }

  /// Fills the ellipse in `rect`, which looks round if it has twice as many columns as rows.
  ///
  /// In less than three rows of whole cells it is the whole rectangle. A lit one has a dark rim
  /// where edges may lie within cells.
  public mutating func drawDisc(in rect: Rect, isLit: Bool, with ink: Ink) {
    let outer = patches(rect.size, part: 1, ink)
    let inner = isLit ? patches(rect.size, part: ink.isFine ? 0.84 : 1, ink) : []
    var samples = Dictionary(
      uniqueKeysWithValues: outer.map { (Position($0), Samples(unlit: $0.mask)) })
    for patch in inner { samples[Position(patch), default: Samples()].lit = patch.mask }
    for (place, samples) in samples {
      guard let cell = ink.cell(samples) else { continue }
      let column = rect.origin.column + place.column
      fill(row: rect.origin.row + place.row, columns: column..<column + 1, with: cell)
    }
  }

  private func patches(_ size: Size, part: Double, _ ink: Ink) -> [Patch] {
    Shape.disc(size, part: part, isFine: ink.isFine).patches(
      rows: size.rows, isWhole: !ink.isFine)
  }
}

extension Position {
  fileprivate init(_ patch: Patch) { self.init(column: patch.column, row: patch.row) }
}
