/// How far apart the pixels of a text are, and how thick its strokes, in halves of columns and of
/// rows.
struct TextPixel: Hashable {
  /// From the left of a pixel to that of the next one.
  let halfColumns: Int
  /// From the top of a pixel to that of the one below it.
  let halfRows: Int
  /// How thick strokes are, in halves of columns and in quarters of rows; `nil` where pixels are
  /// too small for strokes, and each is filled.
  let thickness: Int?

  /// A letter is seven pixels high; its strokes are at least a ninth of that, at best an eighth.
  private static let limit = 9
  private static let ideal = 8

  /// All sizes of pixels up to a height, the most legible first; the last resort is one without
  /// strokes.
  ///
  /// `hasSubcellEdges` says whether strokes may end within a cell. Between two posts there is room
  /// for four tenths of another one, so that letters may be narrower by a third than with square
  /// pixels.
  static func all(upTo halfRows: Int, hasSubcellEdges: Bool) -> [TextPixel] {
    let step = hasSubcellEdges ? 1 : 2
    guard halfRows >= step else { return [] }
    let pixels = stride(from: step, through: halfRows, by: step).flatMap { rows in
      stride(from: rows, through: 2 * rows, by: step).compactMap {
        TextPixel(halfColumns: $0, halfRows: rows, hasSubcellEdges: hasSubcellEdges)
      }
    }
    return pixels.sorted { ($0.legibility, $0.halfRows) > ($1.legibility, $1.halfRows) }
      + [TextPixel(filled: step)]
  }

  /// Creates a pixel with strokes; `nil` if none are even and leave room between two posts.
  private init?(halfColumns: Int, halfRows: Int, hasSubcellEdges: Bool) {
    let thicknesses = hasSubcellEdges ? 1...2 * halfRows : 2 * halfRows...2 * halfRows
    let bodyHeight = 2 * PixelGlyph.bodyRows * halfRows
    let even = thicknesses.filter {
      Self.limit * $0 >= bodyHeight && 10 * $0 <= 7 * 2 * halfColumns
    }
    let best = even.max {
      abs(Self.ideal * $0 - bodyHeight) >= abs(Self.ideal * $1 - bodyHeight)
    }
    guard let best else { return nil }
    (self.halfColumns, self.halfRows, thickness) = (halfColumns, halfRows, best)
  }

  /// Creates a pixel that is filled, which is twice as high as it is wide.
  private init(filled halves: Int) {
    (halfColumns, halfRows, thickness) = (halves, halves, nil)
  }

  /// The area of a pixel in quarters of a cell.
  var legibility: Int { halfColumns * halfRows }

  /// The width of what is lit of a pixel, in halves of columns.
  var width: Int { thickness ?? halfColumns }

  /// The height of what is lit of a pixel, in rows.
  var rows: Double { thickness.map { Double($0) / 4 } ?? Double(halfRows) / 2 }

  /// How many halves of columns a number of pixels take beside each other.
  func halves(of pixels: Int) -> Int { (pixels - 1) * halfColumns + width }

  /// How many pixels have room in a number of halves of columns.
  func count(in halves: Int) -> Int {
    halves < width ? 0 : (halves - width) / halfColumns + 1
  }

  /// The half at which something begins that is centred with `free` halves left: on the edge of a
  /// cell if the pixels, `halves` long, end with cells.
  static func centredStart(free: Int, pixelSize halves: Int) -> Int {
    halves.isMultiple(of: 2) ? free / 4 * 2 : free / 2
  }
}
