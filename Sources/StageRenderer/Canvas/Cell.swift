/// One of the 256 colours of xterm's palette, by its index.
///
/// 0 to 7 are the terminal's own eight, 8 to 15 their bright forms, 16 to 231 a cube of
/// 6 × 6 × 6, 232 to 255 greys. A terminal of 8 colours shows the bright ones as plain and bold.
package struct Colour: Hashable, Sendable {
  /// The index in the palette.
  package var index: UInt8

  /// Creates the colour with an index of the palette.
  package init(_ index: UInt8) { self.index = index }
}

/// How a character looks.
package struct Style: Hashable, Sendable {
  /// The attributes of a style beside its colours.
  package struct Attributes: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    package let rawValue: UInt8
    /// Creates a set from its bits.
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Stronger strokes.
    package static let bold = Attributes(rawValue: 1)
    /// Foreground and background change places; the one emphasis of a screen without colours.
    package static let reverse = Attributes(rawValue: 2)
  }

  /// Attributes, background and foreground from the left: one comparison tells styles apart.
  private(set) var bits: UInt32

  /// The colour of the character.
  package var foreground: Colour {
    get { Colour(UInt8(truncatingIfNeeded: bits)) }
    set { self = Style(newValue, on: background, attributes) }
  }
  /// The colour behind it.
  package var background: Colour {
    get { Colour(UInt8(truncatingIfNeeded: bits >> 8)) }
    set { self = Style(foreground, on: newValue, attributes) }
  }
  /// Bold, reverse.
  package var attributes: Attributes {
    get { Attributes(rawValue: UInt8(truncatingIfNeeded: bits >> 16)) }
    set { self = Style(foreground, on: background, newValue) }
  }

  /// Creates a style.
  package init(_ foreground: Colour, on background: Colour, _ attributes: Attributes = []) {
    bits =
      UInt32(attributes.rawValue) << 16 | UInt32(background.index) << 8 | UInt32(foreground.index)
  }
}

/// What one place of the screen shows: a character and its style.
///
/// Eight bytes without references, so that a whole screen is drawn and compared in no time.
package struct Cell: Hashable, Sendable {
  /// The character; NUL in the second column of a wide one.
  package var scalar: Unicode.Scalar
  package var style: Style

  package init(_ scalar: Unicode.Scalar, _ style: Style) {
    self.scalar = scalar
    self.style = style
  }

  /// The character that marks the second column of a wide one.
  package static let continuation: Unicode.Scalar = "\0"
}

/// Equal cells side by side in one row of a picture.
package struct CellRun: Sendable {
  /// The row of the picture.
  package var row: Int
  /// The columns of the picture.
  package var columns: Range<Int>
  /// What stands in each of them.
  package let cell: Cell

  /// Creates a run.
  package init(row: Int, columns: Range<Int>, cell: Cell) {
    self.row = row
    self.columns = columns
    self.cell = cell
  }
}
