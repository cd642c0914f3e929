/// The strokes of a glyph, which join its lit pixels, all of one weight.
struct PixelStrokes {
  let glyph: PixelGlyph
  /// The rows of the glyph that are drawn.
  let used: Range<Int>
  let pixel: TextPixel
  /// Where the upper left is, in quarters of a column and halves of a row.
  let start: (quarterColumns: Int, halfRows: Int)
  /// Whether strokes have round ends.
  let isRound: Bool

  /// A pixel's place in the glyph.
  private struct Place: Equatable {
    var column: Int
    var row: Int

    /// The place as far beyond this one as `other` is before it.
    func beyond(_ other: Place) -> Place {
      Place(column: 2 * column - other.column, row: 2 * row - other.row)
    }
  }

  /// What the strokes cover, cell by cell; patches may cover the same cell.
  var patches: [Patch] {
    used.flatMap { row in
      (0..<glyph.width).map { Place(column: $0, row: row) }.filter(isLit).flatMap(patches)
    }
  }

  private func isLit(_ place: Place) -> Bool {
    guard used.contains(place.row), glyph.rows.indices.contains(place.row),
      (0..<glyph.width).contains(place.column)
    else { return false }
    return glyph.rows[place.row] >> UInt16(place.column) & 1 == 1
  }

  /// What a lit pixel covers, with its joins to the right and down.
  private func patches(at place: Place) -> [Patch] {
    let dot = dot(at: place).patches(rows: rows(from: place, to: place))
    guard isRound else { return dot }
    let others = [(1, 0), (0, 1), (1, 1), (-1, 1)].map {
      Place(column: place.column + $0.0, row: place.row + $0.1)
    }
    return dot
      + others.filter(isLit).flatMap { other in
        join(place, other)?.patches(rows: rows(from: place, to: other)) ?? []
      }
  }

  /// What joins two lit neighbours; `nil` if nothing does.
  private func join(_ place: Place, _ other: Place) -> Shape? {
    let (first, last) = (middle(of: place), middle(of: other))
    let bar = Shape.bar(from: first, to: last, rows: pixel.rows)
    if place.column == other.column || place.row == other.row {
      return isCut(place, other) || isCut(other, place) ? nil : bar
    }
    switch corners(place, other).count {
    case 0: return bar
    case 1: return goesOn(from: place, to: other) || goesOn(from: other, to: place) ? bar : nil
    default:
      return .rectangle(
        x: min(first.x, last.x), y: first.y, width: abs(last.x - first.x), height: last.y - first.y)
    }
  }

  /// The lit pixels beside both of two diagonal neighbours.
  private func corners(_ place: Place, _ other: Place) -> [Place] {
    [Place(column: place.column, row: other.row), Place(column: other.column, row: place.row)]
      .filter(isLit)
  }

  /// Whether a diagonal that ends at a pixel goes on to a neighbour, past one lit corner: without
  /// it the legs of K, M and N would have a step where they meet the posts.
  private func goesOn(from end: Place, to next: Place) -> Bool {
    let before = end.beyond(next)
    return isLit(next) && isLit(before) && corners(before, end).isEmpty
      && corners(end, next).count == 1
  }

  /// Whether a diagonal that goes on from `end` replaces its straight way to a corner.
  private func isCut(_ end: Place, _ corner: Place) -> Bool {
    let (down, across) = (corner.column - end.column, corner.row - end.row)
    return [-1, 1].contains { side in
      let next = Place(column: corner.column + side * across, row: corner.row + side * down)
      return goesOn(from: end, to: next)
    }
  }

  private func middle(of place: Place) -> Point {
    let left = Double(start.quarterColumns + place.column * pixel.quarterColumns) / 4
    let bottom =
      Double(start.halfRows + (place.row - used.lowerBound + 1) * pixel.halfRows) / 2
    return Point(x: left + Double(pixel.width) / 8, y: bottom - pixel.rows / 2)
  }

  /// The rows of cells that a stroke reaches.
  private func rows(from first: Place, to last: Place) -> Range<Int> {
    let top = middle(of: first).y - pixel.rows / 2
    let bottom = middle(of: last).y + pixel.rows / 2
    return Int(top.rounded(.down))..<Int(bottom.rounded(.up))
  }

  private func dot(at place: Place) -> Shape {
    let middle = middle(of: place)
    let columns = Double(pixel.width) / 4
    if isRound { return .ellipse(middle: middle, columns: columns / 2, rows: pixel.rows / 2) }
    return .rectangle(
      x: middle.x - columns / 2, y: middle.y - pixel.rows / 2, width: columns, height: pixel.rows)
  }
}
