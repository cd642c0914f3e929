import Testing
import TimerTestSupport

@testable import StageRenderer

struct PixelTextTests {
  private static let blank = Cell(" ", Style(Colour(7), on: Colour(0)))

  private func lines(_ text: String, _ size: Size, hasSubcellEdges: Bool = false) -> [String]? {
    guard let text = PixelText(text, in: size, hasSubcellEdges: hasSubcellEdges) else { return nil }
    var canvas = Canvas(size: size, filledWith: Self.blank)
    let ink =
      hasSubcellEdges
      ? Ink.blocks(BlockInk(lit: Colour(196), unlit: Colour(235), on: Colour(0)))
      : Ink.cells(lit: Cell("#", Self.blank.style), unlit: Cell(".", Self.blank.style))
    canvas.fill(text.cellRuns(ink), at: Position(column: 0, row: 0))
    return hasSubcellEdges ? canvas.quarters : canvas.lines
  }

  @Test func aPixelIsTwoColumnsWide() {
    let picture = """
      ##      ##    ##
      ##      ##
        ##  ##    ####
          ##        ##
        ##  ##      ##
      ##      ##    ##
      ##      ##  ######
      """
    #expect(difference(lines("Xi", Size(columns: 18, rows: 7)) ?? [], from: picture) == nil)
  }

  /// Strokes of half a row make letters that take half of the rows.
  @Test func aStrokeMayEndInTheMiddleOfARow() {
    let picture = """
      █▂ ▂█  ▀
      ▝▜▆▛▘ ▀█
      ▅▛▀▜▅  █
      ▀   ▀ ▀▀▀
      """
    let size = Size(columns: 9, rows: 4)
    #expect(difference(lines("Xi", size, hasSubcellEdges: true) ?? [], from: picture) == nil)
  }

  /// A text, an area, and how many lines of letters there are.
  @Test(
    arguments: [
      ("Wrap up", "100x9", 1), ("Wrap up", "60x20", 2), ("a b c d", "14x40", 4),
      ("One two three four", "200x40", 2), ("One two three four", "250x12", 1),
    ] as [(String, String, Int)])
  func wordsAreWholeOnAsManyLinesAsMakeThemLargest(text: String, area: String, count: Int) {
    let isInk = (lines(text, Size(area)) ?? []).map { $0.contains("#") }
    #expect(zip([false] + isInk, isInk).count { !$0 && $1 } == count)
  }

  @Test(arguments: [
    ("Unverantwortungsbewusst", "40x20"), ("", "80x24"), (" \t", "80x24"), ("Hi 残り", "80x24"),
    ("👏 🎤", "80x24"), ("Hall Ⅷ", "80x24"), ("٣", "80x24"), ("Hi", "3x7"), ("Hi", "80x3"),
    ("Hi", "0x0"),
  ])
  func whatDoesNotFitOrIsUnknownIsNotLaidOut(text: String, area: String) {
    #expect(PixelText(text, in: Size(area), hasSubcellEdges: false) == nil)
  }

  /// What cannot be drawn is left out, and not the whole text.
  @Test(arguments: [("Hi 🎤", "Hi"), ("👏Well 👏 done👏", "Well done"), ("1️⃣", "1")])
  func picturesAreLeftOut(text: String, shown: String) {
    let size = Size(columns: 80, rows: 24)
    #expect(lines(text, size, hasSubcellEdges: true) == lines(shown, size, hasSubcellEdges: true))
  }

  /// Seventy letters on 80 × 24 are still drawn, and no text of the terminal's.
  @Test(arguments: [
    (
      "Please repeat the question of the lady in the third row before you go.",
      "78x15"
    ),
    ("Тишина в зале, пожалуйста", "38x10"), ("Παρακαλώ ησυχία", "24x10"),
  ])
  func longTextsHaveSmallLetters(text: String, area: String) {
    #expect(PixelText(text, in: Size(area), hasSubcellEdges: true) != nil)
  }

  /// A wider or a higher area never makes the letters smaller, and there are many sizes.
  @Test func lettersGrowWithTheArea() {
    var sizes: Set<Int> = []
    var last = 0
    for columns in 20...240 {
      guard
        let text = PixelText(
          "Last question", in: Size(columns: columns, rows: columns / 4), hasSubcellEdges: true)
      else { continue }
      #expect(text.legibility >= last)
      last = text.legibility
      sizes.insert(last)
    }
    #expect(sizes.count >= 12)
  }

  /// Pixels of half a column and half a row, where there is no room for more.
  @Test func aPixelMayEndInTheMiddleOfAColumn() {
    let picture = """
      ▐ ▐ ▘
       ▚▘▝▌
      ▗▘▚ ▌
      ▝ ▝▝▀
      """
    let size = Size(columns: 6, rows: 4)
    #expect(difference(lines("Xi", size, hasSubcellEdges: true) ?? [], from: picture) == nil)
  }

  /// At every size all of the text is inside, and in the largest letters that fit.
  @Test(arguments: [true, false])
  func itIsAlwaysInside(hasSubcellEdges: Bool) {
    for columns in sample(Array(stride(from: 1, through: 160, by: 7)), oneOf: 2) {
      for rows in sample(Array(stride(from: 1, through: 60, by: 3)), oneOf: 2) {
        let size = Size(columns: columns, rows: rows)
        guard let text = PixelText("Ég is 5", in: size, hasSubcellEdges: hasSubcellEdges) else {
          continue
        }
        let room = Size(columns: columns + 20, rows: rows + 20)
        var canvas = Canvas(size: room, filledWith: Self.blank)
        let ink = Ink.cells(lit: Cell("#", Self.blank.style), unlit: Self.blank)
        canvas.fill(text.cellRuns(ink), at: Position(column: 10, row: 10))
        #expect(canvas.cells.contains { $0.scalar == "#" })
        canvas.fill(Rect(column: 10, row: 10, columns: columns, rows: rows), with: Self.blank)
        #expect(!canvas.cells.contains { $0.scalar == "#" }, "\(columns)x\(rows)")
      }
    }
  }
}

extension Canvas {
  /// The rows of letters in colour 196 on 0, as block glyphs without the spaces at the end of each
  /// row.
  ///
  /// A cell that has a shade as a whole is `▒`.
  var quarters: [String] {
    (0..<size.rows).map { row in
      var line = String.UnicodeScalarView()
      var end = line.endIndex
      for cell in cells[row * size.columns..<(row + 1) * size.columns] {
        let scalar = cell.quarters
        line.append(scalar)
        if scalar != " " { end = line.endIndex }
      }
      return String(line[..<end])
    }
  }
}

extension Cell {
  fileprivate var quarters: Unicode.Scalar {
    guard scalar == " " else { return scalar }
    return switch style.background.index {
    case 0: " "
    case 196: "█"
    default: "▒"
    }
  }
}
