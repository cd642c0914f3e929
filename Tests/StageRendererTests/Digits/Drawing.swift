import StageRenderer
import Testing
import TimerTestSupport

extension Cell {
  /// A cell of a lit bar, of an unlit one, of the ground.
  static let lit = Cell("#", Style(Colour(1), on: Colour(0)))
  static let unlit = Cell(".", Style(Colour(1), on: Colour(0)))
  static let ground = Cell(" ", Style(Colour(1), on: Colour(0)))
}

/// A time drawn as large as an area allows: `#` lit, `.` unlit.
struct Drawing {
  let text: DisplayText
  let layout: DisplayLayout
  private(set) var canvas: Canvas

  init(_ time: String, in area: Size, _ orientation: Orientation? = nil) throws {
    text = try #require(DisplayText(time))
    layout = try #require(DisplayLayout.largest(text.shape, in: area, orientation))
    var display = SegmentDisplay()
    canvas = display.canvas(of: text, layout)
  }

  /// The rows of the picture.
  var lines: [String] { canvas.lines }
}

extension SegmentDisplay {
  /// A canvas that the digits fill.
  mutating func canvas(of text: DisplayText, _ layout: DisplayLayout) -> Canvas {
    var canvas = Canvas(size: layout.size, filledWith: .ground)
    let origin = canvas.bounds.origin
    draw(text, layout, at: origin, on: &canvas, with: .cells(lit: .lit, unlit: .unlit))
    return canvas
  }
}

extension Canvas {
  /// Whether the cell at a place is of a lit bar.
  func isLit(_ column: Int, _ row: Int) -> Bool {
    self[Position(column: column, row: row)] == .lit
  }

  /// The bars of a digit, read where each has its middle; `nil` if anything there is neither lit
  /// nor unlit, or if the spaces between are not empty.
  func bars(of digit: Rect) -> Segments? {
    let left = digit.columns.lowerBound
    let top = digit.rows.lowerBound
    let (middle, right) = (left + digit.size.columns / 2, digit.columns.upperBound - 1)
    let (upper, lower) = (
      top + digit.size.rows / 4, digit.rows.upperBound - 1 - digit.size.rows / 4
    )
    let bottom = digit.rows.upperBound - 1
    let places = [
      (middle, top), (right, upper), (right, lower), (middle, bottom), (left, lower), (left, upper),
      (middle, top + digit.size.rows / 2),
    ].map { self[Position(column: $0, row: $1)] }
    let holes = [(middle, upper), (middle, lower)].map { self[Position(column: $0, row: $1)] }
    guard places.allSatisfy({ $0 == .lit || $0 == .unlit }), holes.allSatisfy({ $0 == .ground })
    else { return nil }
    return zip(Segments.bars, places).reduce(into: []) { bars, place in
      if place.1 == .lit { bars.insert(place.0) }
    }
  }

  /// The canvas seen in a mirror.
  func mirrored(across: Bool = false, down: Bool = false) -> Canvas {
    var mirrored = self
    for row in 0..<size.rows {
      for column in 0..<size.columns {
        let from = Position(
          column: across ? size.columns - 1 - column : column,
          row: down ? size.rows - 1 - row : row)
        mirrored[Position(column: column, row: row)] = self[from]
      }
    }
    return mirrored
  }
}

/// The characters that the display knows, without the colon.
let digits = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "-"]

/// One digit alone at sizes of all heights up to 24 rows, and at some larger ones; with `make soak`
/// at every size up to 24 rows.
let digitSizes: [Size] = (Array(5...24) + sample([36, 35, 50, 92, 63, 119], oneOf: 2)).flatMap {
  rows in
  let layouts = (rows...2 * rows).compactMap { columns in
    DisplayLayout.largest([1], in: Size(columns: columns, rows: rows), .landscape)
  }
  let sizes = Set(layouts.map(\.digit).filter { $0.rows == rows }).sorted {
    $0.columns < $1.columns
  }
  if rows <= 24, repetitions > 1 { return sizes }
  // The narrowest, one in the middle and the widest; few heights have none.
  let indices: Set = [0, rows > 24 ? 0 : sizes.count / 2, sizes.count - 1]
  return sizes.indices.filter(indices.contains).map { sizes[$0] }
}

extension Canvas {
  /// Draws a lamp that nobody has drawn before.
  mutating func drawDisc(in rect: Rect, isLit: Bool, with ink: Ink) {
    var display = DiscDisplay()
    display.draw(in: rect, isLit: isLit, on: &self, with: ink)
  }
}
