package import TerminalCanvas

/// A text in a pixel font, wrapped so that the letters are as large as possible.
package struct PixelText: Hashable, Sendable {
  private let pixel: TextPixel
  /// The pixels of each line, column by column; bit 0 is the first row of the letters.
  private let lines: [[UInt16]]
  private let area: Size
  /// The rows of pixels of a line.
  private let rowsPerLine: Int

  /// The pixels between letters, and between lines.
  private static let gap = 1

  /// Lays a text out in an area without splitting words.
  ///
  /// Symbols that the font lacks are left out. `nil` if the text does not fit, is empty, or has letters
  /// that the font lacks.
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
      (self.pixel, self.area, rowsPerLine) = (pixel, area, used.count)
      return
    }
    return nil
  }

  /// The area of a pixel in quarters of a cell; larger is more legible.
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

  /// The rows to draw: those of the body, extended by rows that some letter uses.
  private static func usedRows(_ words: [[PixelGlyph]]) -> Range<Int> {
    let body = PixelGlyph.rowsAbove..<PixelGlyph.rowsAbove + PixelGlyph.bodyRows
    let rows = words.joined().flatMap { glyph in glyph.rows.indices.filter { glyph.rows[$0] != 0 } }
    let first = min(body.lowerBound, rows.min() ?? body.lowerBound)
    let end = max(body.upperBound, (rows.max() ?? 0) + 1)
    return first..<end
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
    // One cell for each combination of lit quadrants.
    let cells = (0..<16).map { ink.cell(Samples(lit: CellMask(quadrants: $0))) }
    let pitch = pixel.halfRows * (rowsPerLine + Self.gap)
    let height = pitch * lines.count - pixel.halfRows * Self.gap
    let top = TextPixel.centredStart(free: 2 * area.rows - height, pixelSize: pixel.halfRows)
    for (index, line) in lines.enumerated() {
      let left = TextPixel.centredStart(
        free: 2 * area.columns - line.count * pixel.halfColumns, pixelSize: pixel.halfColumns)
      draw(line, left: left, top: top + index * pitch) { column, row, lit in
        guard lit != 0, let cell = cells[lit] else { return }
        let place = origin.column + column
        canvas.fill(row: origin.row + row, columns: place..<place + 1, with: cell)
      }
    }
  }

  /// Calls `paint` with the column, the row and the lit quadrants of each cell of a line; `left` and
  /// `top` are in halves of columns and rows.
  private func draw(_ line: [UInt16], left: Int, top: Int, paint: (Int, Int, Int) -> Void) {
    let (right, bottom) = (
      left + line.count * pixel.halfColumns, top + rowsPerLine * pixel.halfRows
    )
    func isLit(_ x: Int, _ y: Int) -> Bool {
      guard (left..<right).contains(x), (top..<bottom).contains(y) else { return false }
      let bits = line[(x - left) / pixel.halfColumns]
      return bits >> UInt16((y - top) / pixel.halfRows) & 1 == 1
    }
    for row in top / 2..<(bottom + 1) / 2 {
      for column in left / 2..<(right + 1) / 2 {
        let lit = (0..<4).filter { isLit(2 * column + $0 % 2, 2 * row + $0 / 2) }
        paint(column, row, lit.reduce(0) { $0 | 1 << $1 })
      }
    }
  }
}

/// The measures of a pixel of text, in halves of columns and of rows.
private struct TextPixel: Hashable {
  let halfColumns: Int
  let halfRows: Int

  /// All sizes of pixels up to a height, the most legible first.
  ///
  /// A cell is about twice as high as it is wide, so a pixel is square if it has twice as many halves of
  /// columns as of rows. Letters are legible down to half of that width.
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

  /// Whether it covers whole cells.
  private var isWhole: Bool { halfColumns.isMultiple(of: 2) && halfRows.isMultiple(of: 2) }

  /// The half at which something begins that is centred with `free` halves left: on the edge of a cell
  /// if the pixels end with cells.
  static func centredStart(free: Int, pixelSize halves: Int) -> Int {
    halves.isMultiple(of: 2) ? free / 4 * 2 : free / 2
  }
}

extension CellMask {
  /// The samples of some of a cell's quadrants: bit 0 is the upper left one, bit 1 the upper right
  /// one, then the lower ones.
  fileprivate init(quadrants: Int) {
    let masks: [CellMask] = [
      0x0000_0000_0f0f_0f0f, 0x0000_0000_f0f0_f0f0, 0x0f0f_0f0f_0000_0000, 0xf0f0_f0f0_0000_0000,
    ]
    self = masks.indices.reduce(0) { quadrants >> $1 & 1 == 0 ? $0 : $0 | masks[$1] }
  }
}

extension PixelGlyph {
  /// The `used` rows of each column of pixels as bits; bit 0 is the first row.
  fileprivate func columns(in used: Range<Int>) -> [UInt16] {
    (0..<width).map { column in
      used.reduce(0) { bits, row in
        bits | (rows[row] >> UInt16(column) & 1) << UInt16(row - used.lowerBound)
      }
    }
  }
}
