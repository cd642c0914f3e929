package import TerminalCanvas

/// A text in letters of pixels, on as many lines as make it largest.
package struct PixelText: Hashable, Sendable {
  private let pixel: TextPixel
  /// The pixels of each line, column by column; bit 0 is the first row of the letters.
  private let lines: [[UInt16]]
  private let area: Size
  /// The rows of pixels of a line.
  private let rows: Int

  private static let gap = 1

  /// Lays a text out in an area, words whole.
  ///
  /// Pictures and signs that the font lacks are left out. `nil` if the text does not fit, if
  /// nothing is left of it, or if it has letters of other scripts, without which it would say
  /// something else.
  ///
  /// `hasSubcellEdges` says whether a pixel may end in the middle of a cell.
  package init?(_ text: String, in area: Size, hasSubcellEdges: Bool) {
    guard let words = Self.glyphs(text) else { return nil }
    let used = Self.usedRows(words)
    for pixel in TextPixel.all(upTo: 2 * area.rows / used.count, hasSubcellEdges: hasSubcellEdges) {
      guard let lines = Self.wrapped(words, columns: 2 * area.columns / pixel.halfColumns),
        pixel.halfRows * (lines.count * (used.count + Self.gap) - Self.gap) <= 2 * area.rows
      else { continue }
      self.lines = lines.map { line in
        let columns = line.map { $0.columns(in: used) }
        return Array(columns.joined(separator: [UInt16](repeating: 0, count: Self.gap)))
      }
      (self.pixel, self.area, rows) = (pixel, area, used.count)
      return
    }
    return nil
  }

  /// How large the letters are: a pixel's measures, multiplied.
  package var legibility: Int { pixel.legibility }

  /// The glyphs of each word; `nil` if a letter has none, or there is nothing to draw.
  private static func glyphs(_ text: String) -> [[PixelGlyph]]? {
    var words: [[PixelGlyph]] = []
    for word in text.split(whereSeparator: \.isWhitespace) {
      var glyphs: [PixelGlyph] = []
      for character in word {
        if let glyph = PixelFont.glyph(character) {
          glyphs.append(glyph)
        } else if character.isLetter || character.isNumber {
          return nil
        }
      }
      if !glyphs.isEmpty { words.append(glyphs) }
    }
    return words.isEmpty ? nil : words
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
    let quadrants = (0..<16).map { ink.cell(Samples(lit: CellMask(quadrants: $0))) }
    let pitch = pixel.halfRows * (rows + Self.gap)
    let height = pitch * lines.count - pixel.halfRows * Self.gap
    let top = pixel.first(in: 2 * area.rows - height, pixel.halfRows)
    for (index, line) in lines.enumerated() {
      let left = pixel.first(
        in: 2 * area.columns - line.count * pixel.halfColumns, pixel.halfColumns)
      draw(line, left: left, top: top + index * pitch) { column, row, lit in
        guard lit != 0, let cell = quadrants[lit] else { return }
        let place = origin.column + column
        canvas.fill(row: origin.row + row, columns: place..<place + 1, with: cell)
      }
    }
  }

  /// Calls `paint` with the column, the row and the lit quadrants of each cell of a line that
  /// begins at so many halves of columns and rows.
  private func draw(_ line: [UInt16], left: Int, top: Int, paint: (Int, Int, Int) -> Void) {
    let (right, bottom) = (left + line.count * pixel.halfColumns, top + rows * pixel.halfRows)
    for row in top / 2..<(bottom + 1) / 2 {
      for column in left / 2..<(right + 1) / 2 {
        let lit = (0..<4).reduce(0) { lit, quadrant in
          let (x, y) = (2 * column + quadrant % 2, 2 * row + quadrant / 2)
          guard (left..<right).contains(x), (top..<bottom).contains(y) else { return lit }
          let bits = line[(x - left) / pixel.halfColumns]
          return lit | Int(bits >> UInt16((y - top) / pixel.halfRows) & 1) << quadrant
        }
        paint(column, row, lit)
      }
    }
  }
}

/// The measures of a pixel of text, in halves of columns and of rows.
private struct TextPixel: Hashable {
  let halfColumns: Int
  let halfRows: Int

  /// A cell is about twice as high as it is wide: such a pixel is square if it has twice as many
  /// halves of columns as of rows.
  ///
  /// Letters are read as well if they are narrower, down to half of that.
  static func all(upTo halfRows: Int, hasSubcellEdges: Bool) -> [TextPixel] {
    guard halfRows > 0 else { return [] }
    let pixels = (1...halfRows).flatMap { rows in
      (rows...2 * rows).map { TextPixel(halfColumns: $0, halfRows: rows) }
    }
    return pixels.filter { hasSubcellEdges || $0.isWhole }.sorted {
      ($0.legibility, $0.halfRows) > ($1.legibility, $1.halfRows)
    }
  }

  var legibility: Int { halfColumns * halfRows }

  /// Whether it ends with cells.
  private var isWhole: Bool { halfColumns.isMultiple(of: 2) && halfRows.isMultiple(of: 2) }

  /// The first half of what stands in the middle, with so many halves free: the first of a cell if
  /// pixels of so many halves end with cells.
  func first(in free: Int, _ halves: Int) -> Int {
    halves.isMultiple(of: 2) ? free / 4 * 2 : free / 2
  }
}

extension CellMask {
  /// The samples of some of a cell's quarters: bit 0 is the upper left one, bit 1 the upper right
  /// one, then the lower ones.
  fileprivate init(quadrants: Int) {
    let masks: [CellMask] = [
      0x0000_0000_0f0f_0f0f, 0x0000_0000_f0f0_f0f0, 0x0f0f_0f0f_0000_0000, 0xf0f0_f0f0_0000_0000,
    ]
    self = masks.indices.reduce(0) { quadrants >> $1 & 1 == 0 ? $0 : $0 | masks[$1] }
  }
}

extension PixelGlyph {
  /// Some of the rows of each column of pixels, bit 0 the first of them.
  fileprivate func columns(in used: Range<Int>) -> [UInt16] {
    (0..<width).map { column in
      used.reduce(0) { bits, row in
        bits | (rows[row] >> UInt16(column) & 1) << UInt16(row - used.lowerBound)
      }
    }
  }
}
