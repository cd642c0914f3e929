/// A bitmap font with letters of many scripts, such as GNU Unifont; it is read elsewhere.
///
/// A font lives as long as the program, so that it is copied like a number: capabilities and
/// palettes, which have one, are copied many times for each frame.
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

  /// Where the letters come from.
  package typealias Source = @Sendable (_ scalar: Unicode.Scalar, _ isJapanese: Bool) -> Letter?

  private final class Place: Sendable {
    let source: Source

    init(_ source: @escaping Source) { self.source = source }
  }

  private let place: Unmanaged<Place>

  /// Creates a font that asks for its letters.
  ///
  /// Chinese and Japanese write some characters differently, which the second argument of `source`
  /// decides.
  package init(_ source: @escaping Source) { place = .passRetained(Place(source)) }

  package static func == (one: BitmapFont, other: BitmapFont) -> Bool {
    one.place.toOpaque() == other.place.toOpaque()
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(place.toOpaque()) }

  /// The glyph of a scalar that stands alone; `nil` if there is none.
  func glyph(_ scalar: Unicode.Scalar, isJapanese: Bool) -> PixelGlyph? {
    let letter = place.takeUnretainedValue().source(scalar, isJapanese)
    return letter.map { letter in
      // A glyph's bit 0 is its leftmost pixel.
      let rows = letter.rows.map { row in
        (0..<letter.width).reduce(UInt16(0)) { $0 << 1 | (row >> UInt16($1)) & 1 }
      }
      return PixelGlyph(rows: rows, width: letter.width)
    }
  }
}
