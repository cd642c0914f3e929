import Testing
import TimerTestSupport

@testable import StageRenderer

struct CompactDigitsTests {
  private static let blank = Cell(" ", Style(Colour(7), on: Colour(16)))
  private static let blocks = Ink.blocks(
    BlockInk(lit: Colour(196), unlit: Colour(234), on: Colour(16)))
  private static let cells = Ink.cells(lit: blank, unlit: blank)

  private func canvas(
    _ time: String, _ area: Size, _ wish: Orientation? = nil, _ ink: Ink = blocks
  ) throws -> Canvas? {
    let text = try #require(DisplayText(time))
    guard let digits = CompactDigits(text, in: area, wish) else { return nil }
    #expect(digits.size.columns <= area.columns)
    #expect(digits.size.rows <= area.rows)
    var canvas = Canvas(size: area, filledWith: Self.blank)
    let origin = canvas.bounds.centred(digits.size).origin
    digits.draw(at: origin, on: &canvas, with: ink, strokes: Self.blank.style)
    return canvas
  }

  @Test(
    arguments: ["01:23", "45:67", "89:00", "-2:07", "1:40:00", "-12:34"],
    [Orientation.landscape, .portrait])
  func halfBlocksReadBack(time: String, orientation: Orientation) throws {
    let canvas = try #require(try canvas(time, Size(columns: 40, rows: 12), orientation))
    #expect(readCompactDigits(canvas) == time)
  }

  /// A font leaves a dark line above a lit upper half, so a digit has none: only the colon's dots
  /// are such.
  @Test(arguments: ["01:23", "45:67", "89:00"])
  func postsMeetBarsWithoutALine(time: String) throws {
    let canvas = try #require(try canvas(time, Size(columns: 17, rows: 3)))
    let upper = canvas.lines.flatMap { line in line.enumerated().filter { $0.element == "▀" } }
    #expect(upper.map(\.offset) == [8, 8])
  }

  @Test func charactersStandForBarsWhereEdgesLieBetweenCells() throws {
    let area = Size(columns: 17, rows: 3)
    let canvas = try #require(try canvas("10:34", area, nil, Self.cells))
    let picture = [
      "     _     _", "  | | | .  _| |_|", "  | |_| .  _|   |",
    ]
    #expect(difference(canvas.lines, from: picture.joined(separator: "\n")) == nil)
  }

  /// An area, and how the digits of 12:34 stand in it.
  @Test(
    arguments: [
      ("17x3", .landscape), ("16x7", .portrait), ("7x7", .portrait), ("30x9", .landscape),
      ("6x7", nil), ("16x6", nil), ("17x2", nil), ("0x0", nil),
    ] as [(String, Orientation?)])
  func landscapeIsTakenUnlessOnlyPortraitFits(area: String, orientation: Orientation?) throws {
    let canvas = try canvas("12:34", Size(area))
    #expect((canvas == nil) == (orientation == nil))
    guard let canvas else { return }
    let rows = canvas.lines.count { !$0.isEmpty }
    #expect((rows > 3 ? Orientation.portrait : .landscape) == orientation)
  }
}
