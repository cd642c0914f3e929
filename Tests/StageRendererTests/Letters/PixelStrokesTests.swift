import Testing
import TimerTestSupport

@testable import StageRenderer

/// Letters whose strokes look equally heavy in every direction.
@Suite struct PixelStrokesTests {
  private static let lit = Colour(196)
  private static let ground = Colour(0)
  private static let blocks = Ink.blocks(BlockInk(lit: lit, unlit: Colour(235), on: ground))
  private static let cells = Ink.cells(
    lit: Cell(" ", Style(lit, on: lit)), unlit: Cell(" ", Style(ground, on: ground)))

  private func canvas(_ text: String, _ size: Size, _ ink: Ink) throws -> Canvas {
    let text = try #require(PixelText(text, in: size, hasSubcellEdges: ink.hasSubcellEdges))
    var canvas = Canvas(
      size: size, filledWith: Cell(" ", Style(Self.ground, on: Self.ground)))
    canvas.fill(text.cellRuns(ink), at: Position(column: 0, row: 0))
    return canvas
  }

  /// A letter, a place that its posts pass from the top and one that its bars pass from the left,
  /// in hundredths, and how many of both pass there.
  static let letters: [(letter: String, row: Int, posts: Int, column: Int, bars: Int)] = [
    ("H", 65, 2, 50, 1), ("E", 65, 1, 50, 3), ("L", 50, 1, 60, 1), ("T", 65, 1, 20, 1),
    ("F", 65, 1, 50, 2),
  ]

  /// Areas of letters in the steps of sizes, for inks with edges in cells and for whole cells.
  static let areas: [(area: String, ink: Ink)] =
    ["5x4", "8x7", "10x11", "15x11", "13x14", "20x14", "25x20", "40x28", "60x50", "111x70"].map {
      ($0, blocks)
    } + ["10x7", "14x14", "20x14", "28x21", "60x50", "111x70"].map { ($0, cells) }

  @Test(arguments: areas, letters)
  func barsAndPostsWeighTheSame(
    area: (area: String, ink: Ink),
    letter: (letter: String, row: Int, posts: Int, column: Int, bars: Int)
  ) throws {
    let canvas = try canvas(letter.letter, Size(area.area), area.ink)
    let lit = canvas.litPlaces(Self.ground)
    let row = lit.rows.lowerBound + lit.rows.count * letter.row / 100
    let column = lit.columns.lowerBound + lit.columns.count * letter.column / 100
    let posts = lit.columns.reduce(0) {
      $0 + canvas[Position(column: $1, row: row)].eighths(in: Self.lit)
    }
    let bars = lit.rows.reduce(0) {
      $0 + canvas[Position(column: column, row: $1)].eighths(in: Self.lit)
    }
    // A row is as high as two columns are wide.
    let post = Double(posts) / Double(8 * letter.posts)
    let bar = 2 * Double(bars) / Double(8 * letter.bars)
    #expect(post / bar > 0.8 && post / bar < 1.25, "post \(post), bar \(bar)")
    #expect((6...9).contains(2 * Double(lit.rows.count) / bar), "bar \(bar) of \(lit.rows.count)")
  }

  static let alphabets: [(name: String, letters: String)] = [
    (
      "latin",
      "ABCDEFGH IJKLMNOP QRSTUVWX YZÄÖÜÉÇÅ abcdefgh ijklmnop qrstuvwx yzäöüßñç 01234567 89&?!,.:"
    ),
    ("greek", "ΓΔΘΛΞΠΣΦ ΨΩΈΉΊΌΎΏ αβγδεζηθ ικλμνξοπ ρσςτυφχψ ωάέήίόύώ"),
    (
      "cyrillic",
      "БГДЖЗИЙЛ ПУФЦЧШЩЪ ЫЬЭЮЯЄҐЇ бвгджзий клмнптуф цчшщъыьэ юяєґїђћё"
    ),
  ]

  /// All letters that no other script has, as they look at three sizes.
  @Test(arguments: alphabets, [60, 90, 125])
  func letterPicture(alphabet: (name: String, letters: String), columns: Int) throws {
    let size = Size(columns: columns, rows: 400)
    let lines = try canvas(alphabet.letters, size, Self.blocks).quarters
    let picture = Array(lines.trimmingPrefix { $0.isEmpty }.reversed())
    let trimmed = Array(picture.trimmingPrefix { $0.isEmpty }.reversed())
    #expect(difference(trimmed, fromStored: "\(alphabet.name)-\(columns)") == nil)
  }

  /// A display draws what the text itself does, again and again.
  @Test func aDisplayDrawsTheSame() throws {
    let size = Size(columns: 60, rows: 20)
    let expected = try canvas("Wrap up", size, Self.blocks)
    var display = LetterDisplay()
    for _ in 0..<2 {
      let text = try #require(PixelText("Wrap up", in: size, hasSubcellEdges: true))
      var canvas = Canvas(size: size, filledWith: Cell(" ", Style(Self.ground, on: Self.ground)))
      display.draw(text, at: Position(column: 0, row: 0), on: &canvas, with: Self.blocks)
      #expect(canvas == expected)
    }
  }
}

extension Canvas {
  /// The rows and columns from the first to the last cell that is not all ground.
  fileprivate func litPlaces(_ ground: Colour) -> (rows: Range<Int>, columns: Range<Int>) {
    let places = cells.indices.filter { cells[$0].eighths(in: ground) < 8 }
    let (rows, columns) = (places.map { $0 / size.columns }, places.map { $0 % size.columns })
    return (
      (rows.min() ?? 0)..<(rows.max() ?? -1) + 1, (columns.min() ?? 0)..<(columns.max() ?? -1) + 1
    )
  }
}
