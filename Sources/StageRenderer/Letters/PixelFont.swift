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

  init(rows: [UInt16], width: Int) {
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

/// Letters in pixels, seven of them high: Latin, Greek and Cyrillic ones, digits and usual signs.
enum PixelFont {
  private static let sheets = [
    capitals, smallLetters, digitsAndSigns, pictures, otherLatin, greek, cyrillicCapitals,
    smallCyrillic,
  ]

  private static let drawn: [Character: PixelGlyph] = Dictionary(
    uniqueKeysWithValues: sheets.flatMap(glyphs(of:)))

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
    "\u{390}": "\u{3ca}", "\u{3b0}": "\u{3cb}",
  ]

  /// Greek and Cyrillic letters, and below each the letter that looks like it.
  private static let alike: [Character: Character] = Dictionary(
    uniqueKeysWithValues: [
      ("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧο", "ABEZHIKMNOPTYXo"),
      ("АВЕКМНОРСТХІЈЅГПФ", "ABEKMHOPCTXIJSΓΠΦ"),
      ("аеорсухіјѕк", "aeopcyxijsκ"),
    ].flatMap { zip($0, $1) })

  /// The glyph of a character, without marks that are not known; `nil` for other scripts, and for
  /// pictures.
  static func glyph(_ character: Character) -> PixelGlyph? {
    let character = equals[character] ?? character
    if character == " " { return .space }
    if let glyph = letter(character) ?? marked[character] { return glyph }
    guard character.unicodeScalars.count > 1 else { return nil }
    return character.unicodeScalars.first.flatMap { glyph(Character($0)) }
  }

  private static func letter(_ character: Character) -> PixelGlyph? {
    drawn[alike[character] ?? character]
  }

  /// The letters with a mark, put together of both; Unicode's canonical equivalence finds them.
  private static let marked: [Character: PixelGlyph] = {
    var marked: [Character: PixelGlyph] = [:]
    for base in letters {
      for mark in PixelMark.all {
        let plain = letter(mark.base(of: alike[base] ?? base))
        marked[Character("\(base)\(mark.scalar)")] = plain?.with(mark.glyph(over: base))
      }
    }
    return marked
  }()

  private static let letters =
    "AaBbCcDdEeFfGgHhIiJjKkLlMmNnOoPpQqRrSsTtUuVvWwXxYyZzÆæØøΑαΕεΗηΙιΟοΥυΩωАаГгЕеИиІіКкУуЫыЭэ"
}
