package import TerminalCanvas

/// Draws round lamps, and remembers their pictures.
package struct DiscDisplay: Sendable {
  private struct Look: Hashable {
    let size: Size
    let isLit: Bool
    let ink: Ink
  }

  /// More than three lamps need, in a flash too.
  private static let mostPictures = 16

  private var pictures: [Look: [Piece]] = [:]

  /// Creates a display.
  package init() {}

  /// Fills the ellipse in `rect`, which looks round if it has twice as many columns as rows.
  ///
  /// In less than three rows of whole cells it is the whole rectangle. One that is not lit is
  /// smaller.
  package mutating func draw(
    in rect: Rect, isLit: Bool, on canvas: inout Canvas, with ink: Ink
  ) {
    let look = Look(size: rect.size, isLit: isLit, ink: ink)
    if let known = pictures[look] { return canvas.draw(known, at: rect.origin) }
    if pictures.count >= Self.mostPictures { pictures = [:] }
    let picture = Self.picture(look)
    pictures[look] = picture
    canvas.draw(picture, at: rect.origin)
  }

  /// The part of the width and height that an unlit disc fills: about four fifths, with half rows at
  /// its edges, which glyphs fill exactly.
  private static func unlitPart(of size: Size) -> Double {
    let rows = Double(size.rows)
    let margin = max(0.5, (rows / 5).rounded() / 2)
    return max(0.5, (rows - 2 * margin) / rows)
  }

  private static func picture(_ look: Look) -> [Piece] {
    let patches = patches(look, part: look.isLit ? 1 : unlitPart(of: look.size))
    var cells = CellCache()
    return cells.pieces(
      patches.map {
        (
          Position(column: $0.column, row: $0.row),
          look.isLit ? Samples(lit: $0.mask) : Samples(unlit: $0.mask)
        )
      }, look.ink)
  }

  private static func patches(_ look: Look, part: Double) -> [Patch] {
    Shape.disc(look.size, part: part, isFine: look.ink.isFine).patches(
      rows: look.size.rows, isWhole: !look.ink.isFine)
  }
}
