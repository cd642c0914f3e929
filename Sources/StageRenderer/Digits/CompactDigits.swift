/// A time in digits of three columns and three rows, for areas where no larger ones fit.
///
/// Half blocks make bars of half a row; where edges lie between cells, `_` and `|` stand for bars.
package struct CompactDigits: Sendable {
  private typealias PlacedGlyph = (place: Position, glyph: CompactGlyph)

  /// Columns and rows of all of it.
  package let size: Size
  private let glyphs: [PlacedGlyph]

  private static let columns = 3
  /// The rows of such digits in one row.
  package static let rows = 3
  private static let gap = 1

  /// Lays a time out; landscape unless only portrait fits or is wished for, `nil` if it does not
  /// fit.
  package init?(_ text: DisplayText, in area: Size, _ wish: Orientation? = nil) {
    let orientations = wish.map { [$0] } ?? [.landscape, .portrait]
    for orientation in orientations {
      let glyphs = Self.glyphs(text.groups, orientation)
      let columns = (glyphs.map { $0.place.column + $0.glyph.columns }.max() ?? 0)
      let rows = (glyphs.map(\.place.row).max() ?? 0) + Self.rows
      guard columns <= area.columns, rows <= area.rows else { continue }
      (self.glyphs, size) = (glyphs, Size(columns: columns, rows: rows))
      return
    }
    return nil
  }

  private static func glyphs(_ groups: [[Segments]], _ orientation: Orientation) -> [PlacedGlyph] {
    let most = groups.map(\.count).max() ?? 0
    var place = Position(column: 0, row: 0)
    return groups.enumerated().flatMap { index, group in
      var glyphs: [PlacedGlyph] = []
      if orientation == .portrait {
        place = Position(
          column: (most - group.count) * (columns + gap), row: index * (rows + gap))
      } else if index > 0 {
        glyphs.append((place, .colon))
        place.column += CompactGlyph.colon.columns + gap
      }
      for segments in group {
        glyphs.append((place, .digit(segments)))
        place.column += columns + gap
      }
      return glyphs
    }
  }

  /// Draws it with its upper left at `origin`; `strokes` is the style of bars that are characters.
  package func draw(
    at origin: Position, on canvas: inout Canvas, with ink: Ink, strokes: Style
  ) {
    for (place, glyph) in glyphs {
      for row in 0..<Self.rows {
        for column in 0..<glyph.columns {
          let cell =
            ink.hasSubcellEdges
            ? ink.cell(glyph.samples(column, row))
            : glyph.stroke(column, row).map { Cell($0, strokes) }
          guard let cell else { continue }
          let first = origin.column + place.column + column
          canvas.fill(
            row: origin.row + place.row + row, columns: first..<first + 1, with: cell)
        }
      }
    }
  }
}

/// A digit of three columns and rows, or the colon between two.
enum CompactGlyph {
  case digit(Segments)
  case colon

  var columns: Int { if case .digit = self { 3 } else { 1 } }

  /// What a cell shows: the digit stands in the last five halves of rows.
  ///
  /// So a cell of a bar is lit in its lower half or all over. Fonts leave a dark line above a lit
  /// upper half, where a post would meet the bar below it.
  func samples(_ column: Int, _ row: Int) -> Samples {
    [2 * row - 1, 2 * row].reduce(into: Samples()) { samples, halfRow in
      let half: CellMask = halfRow.isMultiple(of: 2) ? .lowerHalf : .upperHalf
      switch self {
      case .colon: if halfRow == 1 || halfRow == 3 { samples.lit |= half }
      case .digit(let segments):
        let bars = Self.bars(column, halfRow: halfRow)
        if !bars.isDisjoint(with: segments) { samples.lit |= half }
        if !bars.isEmpty { samples.unlit |= half }
      }
    }
  }

  /// The bars that cover a half of a cell.
  private static func bars(_ column: Int, halfRow: Int) -> Segments {
    var bars: Segments = []
    if halfRow == 0 { bars.insert(.a) }
    if halfRow == 2 { bars.insert(.g) }
    if halfRow == 4 { bars.insert(.d) }
    if column == 0, (0...2).contains(halfRow) { bars.insert(.f) }
    if column == 0, (2...4).contains(halfRow) { bars.insert(.e) }
    if column == 2, (0...2).contains(halfRow) { bars.insert(.b) }
    if column == 2, (2...4).contains(halfRow) { bars.insert(.c) }
    return bars
  }

  /// The character of a cell where bars are characters: each bar has one.
  func stroke(_ column: Int, _ row: Int) -> Unicode.Scalar? {
    guard case .digit(let segments) = self else { return row == 0 ? nil : "." }
    let bar: Segments? =
      switch (column, row) {
      case (1, 0): .a
      case (2, 1): .b
      case (2, 2): .c
      case (1, 2): .d
      case (0, 2): .e
      case (0, 1): .f
      case (1, 1): .g
      default: nil
      }
    guard let bar, segments.contains(bar) else { return nil }
    return column == 1 ? "_" : "|"
  }
}
