/// A text in a pixel font, wrapped so that the letters are as large as possible.
package struct PixelText: Hashable, Sendable {
  private let pixel: TextPixel
  /// The glyphs of each line.
  private let lines: [[PixelGlyph]]
  private var area: Size
  /// The rows of pixels that a line has.
  private let used: Range<Int>
  /// The rows of pixels that a capital letter has.
  private let letterRows: Int

  /// The pixels between letters, and between lines.
  private static let gap = 1

  /// Lays a text out in an area without splitting words.
  ///
  /// Symbols that the font lacks are left out. `nil` if the text does not fit, is empty, or has
  /// letters or numbers that the font lacks: without a number, a text would say something else.
  ///
  /// `hasSubcellEdges` says whether a pixel may end in the middle of a cell.
  package init?(_ text: String, in area: Size, hasSubcellEdges: Bool) {
    self.init(text, in: area, within: TextPixel.Limit(), nil, hasSubcellEdges: hasSubcellEdges)
  }

  /// The same with the largest letters that are wanted, and a font for other scripts.
  init?(
    _ text: String, in area: Size, within limit: TextPixel.Limit, _ font: BitmapFont?,
    hasSubcellEdges: Bool
  ) {
    guard let text = Self.glyphs(text, font) else { return nil }
    let used = text.used
    let pixels = TextPixel.all(
      upTo: 2 * area.rows / used.count, within: limit, of: text.letterRows,
      hasSubcellEdges: hasSubcellEdges)
    for pixel in pixels {
      guard let lines = text.wrapped(columns: pixel.count(in: 4 * area.columns)),
        pixel.halfRows * (lines.count * (used.count + Self.gap) - Self.gap) <= 2 * area.rows
      else { continue }
      (self.pixel, self.lines, self.area, self.used) = (pixel, lines, area, used)
      letterRows = text.letterRows
      return
    }
    return nil
  }

  /// The area of a pixel in eighths of a cell; larger is more legible.
  package var legibility: Int { pixel.legibility }

  /// How large its letters are.
  var letterSize: TextPixel.Limit {
    TextPixel.Limit(quarterColumns: pixel.quarterColumns, halfRows: letterRows * pixel.halfRows)
  }

  /// How many rows all lines take.
  var rows: Int { (height + 1) / 2 }

  /// The height of all lines, in halves of rows.
  private var height: Int {
    pixel.halfRows * (lines.count * (used.count + Self.gap) - Self.gap)
  }

  /// The same letters in the middle of another area that they fit into.
  func moved(to area: Size) -> PixelText {
    var text = self
    text.area = area
    return text
  }

  /// Whether the letters have strokes; the smallest ones are made of filled pixels.
  package var hasStrokes: Bool { pixel.thickness != nil }

  /// Whether all letters and numbers of a text can be drawn.
  package static func canDraw(_ text: String, _ font: BitmapFont?) -> Bool {
    glyphs(text, font) != nil
  }

  /// The glyphs of a text.
  private struct Glyphs {
    let words: [ScriptText.Word]
    /// The rows to draw.
    let used: Range<Int>
    /// The rows of a capital letter, or of one of another script.
    let letterRows: Int
    var isRightToLeft = false

    /// As many words on each line as fit; `nil` if a word alone does not.
    func wrapped(columns: Int) -> [[PixelGlyph]]? {
      var lines: [[PixelGlyph]] = []
      for word in words {
        let last = lines.last ?? []
        let space = word.isJoined ? [] : [PixelGlyph.space]
        let longer =
          isRightToLeft ? word.glyphs + space + last : last + space + word.glyphs
        if !lines.isEmpty, width(longer) <= columns {
          lines[lines.count - 1] = longer
        } else {
          guard width(word.glyphs) <= columns else { return nil }
          lines.append(word.glyphs)
        }
      }
      return lines
    }
  }

  /// The glyphs of a text; `nil` if a letter or a number has none, or there is nothing to draw.
  private static func glyphs(_ text: String, _ font: BitmapFont?) -> Glyphs? {
    if let words = ownGlyphs(text) {
      return Glyphs(
        words: words.map { ScriptText.Word(glyphs: $0, isJoined: false) }, used: usedRows(words),
        letterRows: PixelGlyph.bodyRows)
    }
    guard let font, let (words, isRightToLeft) = ScriptText.words(text, font) else { return nil }
    let glyphs = words.flatMap(\.glyphs)
    let rows = glyphs.flatMap { glyph in glyph.rows.indices.filter { glyph.rows[$0] != 0 } }
    guard let first = rows.min(), let last = rows.max() else { return nil }
    return Glyphs(
      words: words, used: first..<last + 1, letterRows: last + 1 - first,
      isRightToLeft: isRightToLeft)
  }

  /// The glyphs of each word in the program's own font.
  private static func ownGlyphs(_ text: String) -> [[PixelGlyph]]? {
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
    var top = TextPixel.centredStart(free: 2 * area.rows - height, pixelSize: pixel.halfRows)
    for line in lines {
      var left = pixel.centredStart(
        free: 4 * area.columns - pixel.quarters(of: Self.width(line)))
      for glyph in line {
        let strokes = PixelStrokes(
          glyph: glyph, used: used, pixel: pixel, start: (left, top), isRound: isRound)
        for patch in strokes.patches {
          masks[patch.row * area.columns + patch.column] |= patch.mask
        }
        left += pixel.quarterColumns * (glyph.width + Self.gap)
      }
      top += pitch
    }
    return masks
  }
}
