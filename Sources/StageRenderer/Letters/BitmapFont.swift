/// A bitmap font with letters of many scripts, such as GNU Unifont; it is read elsewhere.
package struct BitmapFont: Hashable, Sendable {
  /// A letter: sixteen rows of pixels, the highest bit of eight or sixteen the leftmost.
  package struct Letter: Hashable, Sendable {
    package let rows: [UInt16]
    package let width: Int

    package init(rows: [UInt16], width: Int) {
      self.rows = rows
      self.width = width
    }
  }

  private let name: String
  private let letter: @Sendable (_ scalar: Unicode.Scalar, _ isJapanese: Bool) -> Letter?

  /// Creates a font that asks for its letters; two of the same name are the same.
  ///
  /// Chinese and Japanese write some characters differently, which the second argument decides.
  package init(
    name: String, _ letter: @escaping @Sendable (Unicode.Scalar, _ isJapanese: Bool) -> Letter?
  ) {
    self.name = name
    self.letter = letter
  }

  package static func == (one: BitmapFont, other: BitmapFont) -> Bool { one.name == other.name }

  package func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// The glyph of a scalar that stands alone; `nil` if there is none.
  func glyph(_ scalar: Unicode.Scalar, isJapanese: Bool) -> PixelGlyph? {
    letter(scalar, isJapanese).map { letter in
      // A glyph's bit 0 is its leftmost pixel.
      let rows = letter.rows.map { row in
        (0..<letter.width).reduce(UInt16(0)) { $0 << 1 | (row >> UInt16($1)) & 1 }
      }
      return PixelGlyph(rows: rows, width: letter.width)
    }
  }
}
