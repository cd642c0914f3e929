/// A character as pixels.
struct PixelGlyph: Hashable {
  /// The pixels of each row, bit 0 the leftmost: three rows above the capital letters for
  /// their marks, seven down to the base line, two below it.
  private(set) var rows: [UInt16]
  /// Columns of pixels, with nothing at either side.
  private(set) var width: Int

  static let rowsAbove = 3
  static let bodyRows = 7
  static let rowsBelow = 2

  private static let allRows = rowsAbove + bodyRows + rowsBelow

  static let space = PixelGlyph(rows: Array(repeating: 0, count: allRows), width: 3)

  private init(rows: [UInt16], width: Int) {
    self.rows = rows
    self.width = width
  }

  /// Creates a glyph from rows of `#` and anything else, the first of them `top` rows below the
  /// upper end, without the empty columns at its sides.
  init(_ lines: [some StringProtocol], top: Int = rowsAbove) {
    let bits = lines.map { line in
      line.enumerated().reduce(UInt16(0)) { $0 | ($1.element == "#" ? 1 << $1.offset : 0) }
    }
    let all = bits.reduce(0, |)
    let left = min(all.trailingZeroBitCount, 15)
    let below = Array(repeating: UInt16(0), count: max(0, Self.allRows - top - lines.count))
    rows = Array(repeating: 0, count: top) + bits.map { $0 >> UInt16(left) } + below
    width = 16 - all.leadingZeroBitCount - left
  }

  /// The glyph with another one over it, the middle of one above the middle of the other.
  func with(_ mark: PixelGlyph) -> PixelGlyph {
    let all = max(width, mark.width)
    let (left, markLeft) = ((all - width) / 2, (all - mark.width + 1) / 2)
    let rows = zip(rows, mark.rows).map { $0 << UInt16(left) | $1 << UInt16(markLeft) }
    return PixelGlyph(rows: rows, width: all)
  }
}

/// Letters in pixels, seven of them high: those of ASCII, Latin letters with a mark, and some more.
enum PixelFont {
  private static let glyphs: [Character: PixelGlyph] = Dictionary(
    uniqueKeysWithValues: [capitals, smallLetters, digitsAndSigns, otherLatin]
      .flatMap(glyphs(of:)))

  private static func glyphs(of sheets: String) -> [(Character, PixelGlyph)] {
    let lines = sheets.split(separator: "\n")
    return stride(from: 0, to: lines.count, by: 10).flatMap { first in
      let columns = lines[first + 1..<first + 10].map { $0.split(separator: " ") }
      return lines[first].split(separator: " ").enumerated().map { index, character in
        (Character(String(character)), PixelGlyph(columns.map { $0[index] }))
      }
    }
  }

  /// What typographers write, and what stands for it here.
  private static let equals: [Character: Character] = [
    "\u{2018}": "'", "\u{2019}": "'", "\u{201a}": ",", "\u{201c}": "\"", "\u{201d}": "\"",
    "\u{201e}": "\"", "\u{2010}": "-", "\u{2011}": "-", "\u{2013}": "-", "\u{2014}": "-",
    "\u{2212}": "-", "\u{a0}": " ", "\u{1e9e}": "ß", "\u{d0}": "\u{110}",
  ]

  /// The glyph of a character; `nil` for other scripts.
  static func glyph(_ character: Character) -> PixelGlyph? {
    let character = equals[character] ?? character
    if character == " " { return .space }
    return glyphs[character] ?? marked(character)
  }

  /// A letter with a mark, put together of both: found by Unicode's canonical equivalence.
  private static func marked(_ character: Character) -> PixelGlyph? {
    for mark in PixelMark.all {
      for letter in letters where Character("\(letter)\(mark.scalar)") == character {
        return glyphs[mark.base(of: letter)]?.with(mark.glyph(over: letter))
      }
    }
    return nil
  }

  private static let letters = "AaBbCcDdEeFfGgHhIiJjKkLlMmNnOoPpQqRrSsTtUuVvWwXxYyZzÆæØø"
}
