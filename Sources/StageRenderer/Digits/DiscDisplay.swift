/// Draws round lamps, and remembers their pictures.
package struct DiscDisplay: Sendable {
  private struct PictureKey: Hashable {
    let size: Size
    let isLit: Bool
    let ink: Ink
  }

  /// More than three lamps need, in a flash too.
  private static let maxPictures = 16

  private var pictures: [PictureKey: [CellRun]] = [:]

  package init() {}

  /// Fills the ellipse in `rect`, which looks round if it has twice as many columns as rows.
  ///
  /// In less than three rows of whole cells it is the whole rectangle. One that is not lit is
  /// smaller.
  package mutating func draw(
    in rect: Rect, isLit: Bool, on canvas: inout Canvas, with ink: Ink
  ) {
    let key = PictureKey(size: rect.size, isLit: isLit, ink: ink)
    if let known = pictures[key] { return canvas.fill(known, at: rect.origin) }
    if pictures.count >= Self.maxPictures { pictures = [:] }
    let picture = Self.picture(key)
    pictures[key] = picture
    canvas.fill(picture, at: rect.origin)
  }

  /// The part of the width and height that an unlit disc fills: about four fifths, with half rows
  /// at its edges, which glyphs fill exactly.
  private static func unlitPart(of size: Size) -> Double {
    let rows = Double(size.rows)
    let margin = max(0.5, (rows / 5).rounded() / 2)
    return max(0.5, (rows - 2 * margin) / rows)
  }

  private static func picture(_ key: PictureKey) -> [CellRun] {
    let patches = patches(key, part: key.isLit ? 1 : unlitPart(of: key.size))
    var cells = CellCache()
    let cellRuns = cells.cellRuns(
      patches.map {
        (
          Position(column: $0.column, row: $0.row),
          key.isLit ? Samples(lit: $0.mask) : Samples(unlit: $0.mask)
        )
      }, key.ink)
    return symmetrical(cellRuns, rows: key.size.rows)
  }

  /// The same with an upper half that mirrors the lower one.
  ///
  /// Glyphs that end at an eighth of a row begin at its lower edge: with them the upper edge would
  /// be rounder than the lower one.
  private static func symmetrical(_ cellRuns: [CellRun], rows: Int) -> [CellRun] {
    let rest = cellRuns.filter { 2 * $0.row + 1 >= rows }
    let upper = rest.filter { 2 * $0.row + 1 > rows }.map { cellRun -> CellRun? in
      cellRun.cell.mirroredDown.map {
        CellRun(row: rows - 1 - cellRun.row, columns: cellRun.columns, cell: $0)
      }
    }
    let mirrored = upper.compactMap { $0 }
    return mirrored.count == upper.count ? mirrored + rest : cellRuns
  }

  private static func patches(_ key: PictureKey, part: Double) -> [Patch] {
    Shape.disc(key.size, part: part, hasSubcellEdges: key.ink.hasSubcellEdges).patches(
      rows: key.size.rows, isWhole: !key.ink.hasSubcellEdges)
  }
}

extension Cell {
  private static let mirrors: [(Unicode.Scalar, Unicode.Scalar)] = [
    ("▀", "▄"), ("▘", "▖"), ("▝", "▗"), ("▙", "▛"), ("▟", "▜"), ("▚", "▞"),
  ]

  /// The cell with its upper part below; `nil` if there is no such glyph.
  fileprivate var mirroredDown: Cell? {
    for (one, other) in Self.mirrors where scalar == one || scalar == other {
      return Cell(scalar == one ? other : one, style)
    }
    return (0x2581...0x2587).contains(scalar.value) ? nil : self
  }
}
