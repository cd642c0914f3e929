package import TerminalCanvas

/// A text in letters of pixels, on as many lines as make it largest.
package struct PixelText: Hashable, Sendable {
  /// A pixel's columns, and its rows times two.
  private struct Pixel: Hashable {
    let columns: Int
    let halfRows: Int
  }

  private let pixel: Pixel
  private let lines: [[PixelGlyph]]
  private let area: Size
  /// The first of the glyphs' rows that has anything in it, and how many there are.
  private let used: Range<Int>

  private static let gap = 1

  /// Lays a text out in an area, words whole; `nil` if it does not fit, is empty, or has characters
  /// that are no Latin letters, digits or usual signs.
  ///
  /// `isFine` says whether a pixel may end in the middle of a row.
  package init?(_ text: String, in area: Size, isFine: Bool) {
    let words = text.split(whereSeparator: \.isWhitespace).map { $0.map(PixelFont.glyph) }
    let glyphs = words.map { $0.compactMap { $0 } }
    guard !words.isEmpty, zip(words, glyphs).allSatisfy({ $0.count == $1.count }) else {
      return nil
    }
    let used = Self.usedRows(glyphs)
    for pixel in Self.pixels(upTo: 2 * area.rows / used.count, isFine: isFine) {
      guard let lines = Self.wrapped(glyphs, columns: area.columns / pixel.columns),
        pixel.halfRows * (lines.count * (used.count + Self.gap) - Self.gap) <= 2 * area.rows
      else { continue }
      (self.pixel, self.lines, self.area, self.used) = (pixel, lines, area, used)
      return
    }
    return nil
  }

  /// Square ones, the largest first, and where they end with rows a narrow one at last.
  private static func pixels(upTo most: Int, isFine: Bool) -> [Pixel] {
    let sizes = stride(from: most, through: 1, by: -1).filter { isFine || $0.isMultiple(of: 2) }
    let narrow = isFine ? [] : [Pixel(columns: 1, halfRows: 2)]
    return sizes.map { Pixel(columns: $0, halfRows: $0) } + narrow
  }

  /// The body's rows, and those above and below that a letter needs.
  private static func usedRows(_ words: [[PixelGlyph]]) -> Range<Int> {
    let body = PixelGlyph.rowsAbove..<PixelGlyph.rowsAbove + PixelGlyph.bodyRows
    let rows = words.joined().flatMap { glyph in glyph.rows.indices.filter { glyph.rows[$0] != 0 } }
    return min(
      body.lowerBound, rows.min() ?? body.lowerBound)..<max(
        body.upperBound, (rows.max() ?? 0) + 1)
  }

  /// As many words on each line as fit; `nil` if a word alone does not.
  private static func wrapped(_ words: [[PixelGlyph]], columns: Int) -> [[PixelGlyph]]? {
    var lines: [[PixelGlyph]] = []
    for word in words {
      let longer = (lines.last ?? []) + [.space] + word
      if !lines.isEmpty, width(longer) <= columns {
        lines[lines.count - 1] = longer
      } else {
        guard width(word) <= columns else { return nil }
        lines.append(word)
      }
    }
    return lines
  }

  private static func width(_ glyphs: [PixelGlyph]) -> Int {
    glyphs.reduce(-gap) { $0 + $1.width + gap }
  }

  /// Draws the text in the middle of its area, whose upper left is at `origin`.
  package func draw(at origin: Position, on canvas: inout Canvas, with ink: Ink) {
    let pitch = used.count + Self.gap
    let top = (2 * area.rows - pixel.halfRows * (lines.count * pitch - Self.gap)) / 2
    // Whole rows above, so that large pixels begin and end with a row.
    let first = pixel.halfRows.isMultiple(of: 2) ? top / 2 * 2 : top
    for (index, line) in lines.enumerated() {
      var column = origin.column + (area.columns - pixel.columns * Self.width(line)) / 2
      for glyph in line {
        let place = Place(
          column: column, row: origin.row, halfRow: first + pixel.halfRows * pitch * index)
        draw(glyph, at: place, on: &canvas, ink)
        column += pixel.columns * (glyph.width + Self.gap)
      }
    }
  }

  /// A place that lies so many half rows below a row.
  private struct Place {
    let column: Int
    let row: Int
    let halfRow: Int
  }

  private func draw(_ glyph: PixelGlyph, at place: Place, on canvas: inout Canvas, _ ink: Ink) {
    let end = place.halfRow + pixel.halfRows * used.count
    for row in place.halfRow / 2...end / 2 {
      for column in 0..<glyph.width {
        let upper = isLit(glyph, column, halfRow: 2 * row - place.halfRow)
        let lower = isLit(glyph, column, halfRow: 2 * row + 1 - place.halfRow)
        let samples = Samples(lit: (upper ? .upperHalf : 0) | (lower ? .lowerHalf : 0))
        guard !samples.isEmpty, let cell = ink.cell(samples) else { continue }
        let first = place.column + pixel.columns * column
        canvas.fill(row: place.row + row, columns: first..<first + pixel.columns, with: cell)
      }
    }
  }

  private func isLit(_ glyph: PixelGlyph, _ column: Int, halfRow: Int) -> Bool {
    guard halfRow >= 0, halfRow < pixel.halfRows * used.count else { return false }
    return glyph.rows[used.lowerBound + halfRow / pixel.halfRows] & (1 << UInt16(column)) != 0
  }
}
