import TerminalCanvas

/// The strokes of a glyph: what joins its lit pixels, all of one weight.
struct PixelStrokes {
  let glyph: PixelGlyph
  /// The rows of the glyph that are drawn.
  let used: Range<Int>
  let pixel: TextPixel
  /// Where the upper left is, in halves of a column and of a row.
  let start: (halfColumns: Int, halfRows: Int)
  /// Whether strokes have round ends.
  let isRound: Bool

  /// A pixel's place in the glyph.
  private struct Place {
    var column: Int
    var row: Int
  }

  /// What the strokes cover, cell by cell; patches may cover the same cell.
  var patches: [Patch] {
    used.flatMap { row in
      (0..<glyph.width).map { Place(column: $0, row: row) }.filter(isLit).flatMap(patches)
    }
  }

  private func isLit(_ place: Place) -> Bool {
    guard used.contains(place.row), (0..<glyph.width).contains(place.column) else { return false }
    return glyph.rows[place.row] >> UInt16(place.column) & 1 == 1
  }

  /// What a lit pixel covers, with its joins to the right and down.
  private func patches(at place: Place) -> [Patch] {
    let dot = dot(at: place).patches(rows: rows(from: place, to: place))
    guard pixel.thickness != nil, isRound else { return dot }
    let others = [(1, 0), (0, 1), (1, 1), (-1, 1)].map {
      Place(column: place.column + $0.0, row: place.row + $0.1)
    }
    return dot
      + others.filter { isJoined(place, $0) }.flatMap { other in
        join(place, other).patches(rows: rows(from: place, to: other))
      }
  }

  /// Whether two neighbours have a stroke between them: diagonal ones do not if there is a way around
  /// the corner.
  private func isJoined(_ place: Place, _ other: Place) -> Bool {
    guard isLit(other) else { return false }
    if place.column == other.column || place.row == other.row { return true }
    let corners = [
      Place(column: place.column, row: other.row), Place(column: other.column, row: place.row),
    ].filter(isLit)
    return corners.isEmpty
  }

  private func middle(of place: Place) -> Point {
    let left = Double(start.halfColumns + place.column * pixel.halfColumns) / 2
    let bottom =
      Double(start.halfRows + (place.row - used.lowerBound + 1) * pixel.halfRows) / 2
    return Point(x: left + Double(pixel.width) / 4, y: bottom - pixel.rows / 2)
  }

  /// The rows of cells that a stroke reaches.
  private func rows(from first: Place, to last: Place) -> Range<Int> {
    let top = middle(of: first).y - pixel.rows / 2
    let bottom = middle(of: last).y + pixel.rows / 2
    return Int(top.rounded(.down))..<Int(bottom.rounded(.up))
  }

  private func dot(at place: Place) -> Shape {
    let middle = middle(of: place)
    let columns = Double(pixel.width) / 2
    if isRound { return .ellipse(middle: middle, columns: columns / 2, rows: pixel.rows / 2) }
    return .rectangle(
      x: middle.x - columns / 2, y: middle.y - pixel.rows / 2, width: columns, height: pixel.rows)
  }

  private func join(_ first: Place, _ last: Place) -> Shape {
    .bar(from: middle(of: first), to: middle(of: last), rows: pixel.rows)
  }
}
