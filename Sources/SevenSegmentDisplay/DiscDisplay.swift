public import TerminalCanvas

/// Draws round lamps, and remembers their pictures.
public struct DiscDisplay: Sendable {
  private struct Look: Hashable {
    let size: Size
    let isLit: Bool
    let ink: Ink
  }

  /// More than three lamps need, in a flash too.
  private static let mostPictures = 16

  private var pictures: [Look: [Piece]] = [:]

  /// Creates a display.
  public init() {}

  /// Fills the ellipse in `rect`, which looks round if it has twice as many columns as rows.
  ///
  /// In less than three rows of whole cells it is the whole rectangle. A lit one has a dark rim
  /// where edges may lie within cells.
  public mutating func draw(
    in rect: Rect, isLit: Bool, on canvas: inout Canvas, with ink: Ink
  ) {
    let look = Look(size: rect.size, isLit: isLit, ink: ink)
    if let known = pictures[look] { return canvas.draw(known, at: rect.origin) }
    if pictures.count >= Self.mostPictures { pictures = [:] }
    let picture = Self.picture(look)
    pictures[look] = picture
    canvas.draw(picture, at: rect.origin)
  }

  private static func picture(_ look: Look) -> [Piece] {
    let outer = patches(look, part: 1)
    let inner = look.isLit ? patches(look, part: look.ink.isFine ? 0.84 : 1) : []
    let lit = Dictionary(uniqueKeysWithValues: inner.map { ($0.place, $0.mask) })
    var cells = CellCache()
    return cells.pieces(
      outer.map { ($0.place, Samples(lit: lit[$0.place] ?? 0, unlit: $0.mask)) }, look.ink)
  }

  private static func patches(_ look: Look, part: Double) -> [Patch] {
    Shape.disc(look.size, part: part, isFine: look.ink.isFine).patches(
      rows: look.size.rows, isWhole: !look.ink.isFine)
  }
}

extension Patch {
  fileprivate var place: Position { Position(column: column, row: row) }
}
