/// A text in a pixel font, wrapped so that the letters are as large as possible.
package struct PixelText: Hashable, Sendable {
  private let pixel: TextPixel
  /// The glyphs of each line.
  private let lines: [[PixelGlyph]]
  private let area: Size
  /// The rows of pixels that a line has.
  private let used: Range<Int>

  /// The pixels between letters, and between lines.
  private static let gap = 1

  /// Lays a text out in an area without splitting words.
  ///
  /// Symbols that the font lacks are left out. `nil` if the text does not fit, is empty, or has
  /// letters or numbers that the font lacks: without a number, a text would say something else.
  ///
  /// `hasSubcellEdges` says whether a pixel may end in the middle of a cell.
  package init?(_ text: String, in area: Size, hasSubcellEdges: Bool) {
    guard let words = Self.glyphs(text) else { return nil }
    let used = Self.usedRows(words)
    for pixel in TextPixel.all(upTo: 2 * area.rows / used.count, hasSubcellEdges: hasSubcellEdges) {
      guard let lines = Self.wrapped(words, columns: pixel.count(in: 2 * area.columns)),
        pixel.halfRows * (lines.count * (used.count + Self.gap) - Self.gap) <= 2 * area.rows
      else { continue }
      (self.pixel, self.lines, self.area, self.used) = (pixel, lines, area, used)
      return
    }
    return nil
  }

  /// The area of a pixel in quarters of a cell; larger is more legible.
  package var legibility: Int { pixel.legibility }

  /// Whether the letters have strokes; the smallest ones are made of filled pixels.
  package var hasStrokes: Bool { pixel.thickness != nil }

  /// The glyphs of each word; `nil` if a letter or a number has none, or there is nothing to draw.
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

  /// The cells of the text, in the middle of its area.
  func cellRuns(_ ink: Ink) -> [CellRun] {
    let masks = masks(isRound: ink.hasSubcellEdges && pixel.thickness != nil)
    var cells = CellCache()
    return cells.cellRuns(
      masks.indices.lazy.filter { masks[$0] != 0 }.map { index in
        (
          Position(column: index % area.columns, row: index / area.columns),
          Samples(lit: masks[index])
        )
      }, ink)
  }

  /// What is lit of each cell of the area.
  private func masks(isRound: Bool) -> [CellMask] {
    var masks = [CellMask](repeating: 0, count: area.columns * area.rows)
    let pitch = pixel.halfRows * (used.count + Self.gap)
    let height = pitch * lines.count - pixel.halfRows * Self.gap
    var top = TextPixel.centredStart(free: 2 * area.rows - height, pixelSize: pixel.halfRows)
    for line in lines {
      var left = TextPixel.centredStart(
        free: 2 * area.columns - pixel.halves(of: Self.width(line)), pixelSize: pixel.halfColumns)
      for glyph in line {
        let strokes = PixelStrokes(
          glyph: glyph, used: used, pixel: pixel, start: (left, top), isRound: isRound)
        for patch in strokes.patches {
          masks[patch.row * area.columns + patch.column] |= patch.mask
        }
        left += pixel.halfColumns * (glyph.width + Self.gap)
      }
      top += pitch
    }
    return masks
  }
}
