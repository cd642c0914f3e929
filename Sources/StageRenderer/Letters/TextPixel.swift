/// How far apart the pixels of a text are, and how thick its strokes.
struct TextPixel: Hashable {
  /// From the left of a pixel to that of the next one, in quarters of columns.
  let quarterColumns: Int
  /// From the top of a pixel to that of the one below it, in halves of rows.
  let halfRows: Int
  /// How thick strokes are, in halves of columns and in quarters of rows; `nil` where pixels are
  /// too small for strokes, and each is filled.
  let thickness: Int?

  /// The largest pixels that are wanted.
  struct Limit: Hashable {
    var quarterColumns = Int.max
    /// The height of a capital letter.
    var halfRows = Int.max

    /// The smallest of some sizes in each direction; without any, all letters are within it.
    static func smallest(of sizes: [Limit]) -> Limit {
      Limit(
        quarterColumns: sizes.map(\.quarterColumns).min() ?? .max,
        halfRows: sizes.map(\.halfRows).min() ?? .max)
    }

    /// Three quarters of it, but as wide as the smallest pixels with strokes.
    func lessAQuarter(_ hasSubcellEdges: Bool) -> Limit {
      let narrowest = min(quarterColumns, hasSubcellEdges ? 4 : 8)
      return Limit(
        quarterColumns: quarterColumns == .max ? .max : max(narrowest, quarterColumns * 3 / 4),
        halfRows: halfRows == .max ? .max : halfRows * 3 / 4)
    }
  }

  /// All sizes of pixels up to a height, the most legible first; the last resort is one without
  /// strokes.
  ///
  /// Where a limit is smaller than all pixels, the smallest ones are within it.
  ///
  /// `hasSubcellEdges` says whether strokes may end within a cell. Between two posts there is room
  /// for four tenths of another one, so that letters may be narrower by a third than with square
  /// pixels.
  static func all(
    upTo halfRows: Int, within limit: Limit = Limit(), of letterRows: Int = PixelGlyph.bodyRows,
    hasSubcellEdges: Bool
  ) -> [TextPixel] {
    let (step, columnStep) = hasSubcellEdges ? (1, 1) : (2, 4)
    guard halfRows >= step else { return [] }
    let most = min(halfRows, max(step, limit.halfRows / letterRows))
    let pixels = stride(from: step, through: most, by: step).flatMap { rows in
      stride(from: 2 * rows, through: min(4 * rows, limit.quarterColumns), by: columnStep)
        .compactMap {
          TextPixel(quarterColumns: $0, halfRows: rows, hasSubcellEdges: hasSubcellEdges)
        }
    }
    return pixels.sorted { ($0.legibility, $0.halfRows) > ($1.legibility, $1.halfRows) }
      + [TextPixel(filled: step)]
  }

  /// Creates a pixel with the heaviest strokes; `nil` if none leave room between two posts.
  ///
  /// From the middle of its lowest stroke to that of its highest, a capital letter has six pixels.
  /// So with strokes from six sevenths of a pixel to a whole one, it is eight to seven strokes
  /// high.
  private init?(quarterColumns: Int, halfRows: Int, hasSubcellEdges: Bool) {
    let pitch = 2 * halfRows
    let thinnest = hasSubcellEdges ? (6 * pitch + 6) / 7 : pitch
    let thickness = min(pitch, 7 * quarterColumns / 10)
    guard thickness >= thinnest else { return nil }
    (self.quarterColumns, self.halfRows, self.thickness) = (quarterColumns, halfRows, thickness)
  }

  /// Creates a pixel that is filled, which is twice as high as it is wide.
  private init(filled halves: Int) {
    (quarterColumns, halfRows, thickness) = (2 * halves, halves, nil)
  }

  /// The area of a pixel in eighths of a cell.
  var legibility: Int { quarterColumns * halfRows }

  /// The width of what is lit of a pixel, in quarters of columns.
  var width: Int { thickness.map { 2 * $0 } ?? quarterColumns }

  /// The height of what is lit of a pixel, in rows.
  var rows: Double { thickness.map { Double($0) / 4 } ?? Double(halfRows) / 2 }

  /// How many quarters of columns a number of pixels take beside each other.
  func quarters(of pixels: Int) -> Int { (pixels - 1) * quarterColumns + width }

  /// How many pixels have room in a number of quarters of columns.
  func count(in quarters: Int) -> Int {
    quarters < width ? 0 : (quarters - width) / quarterColumns + 1
  }

  /// The half at which something begins that is centred with `free` halves left: on the edge of a
  /// cell if the pixels, `halves` long, end with cells.
  static func centredStart(free: Int, pixelSize halves: Int) -> Int {
    halves.isMultiple(of: 2) ? free / 4 * 2 : free / 2
  }

  /// The quarter of a column at which a line begins that is centred with `free` quarters left: on
  /// the edge of a cell or of half a cell if its pixels end with those.
  func centredStart(free: Int) -> Int {
    let part = quarterColumns.isMultiple(of: 4) ? 4 : quarterColumns.isMultiple(of: 2) ? 2 : 1
    return free / (2 * part) * part
  }
}
