import Testing
import TimerEngine
import TimerTestSupport

@testable import StageRenderer

/// How large the digits are on screens of all sizes.
struct ScreenSizeTests {
  private func digits(
    on size: Size, hasSubcellEdges: Bool
  ) -> (content: DisplayLayout, layout: ScreenLayout)? {
    ScreenLayout.fitting(in: size) {
      DisplayLayout.largest([2, 2], in: $0, hasSubcellEdges: hasSubcellEdges)
    }
  }

  /// A screen; a digit's rows, a bar's, and the rows of both as they were before bars became
  /// heavier.
  @Test(
    arguments: [
      ("30x40", (14, 2), (13, 1)), ("45x80", (20, 2), (15, 1)), ("60x100", (27, 3), (22, 2)),
      ("80x24", (16, 2), (13, 1)), ("100x30", (20, 2), (17, 1)), ("120x36", (25, 3), (22, 2)),
      ("160x45", (34, 4), (30, 2)), ("200x50", (39, 5), (37, 3)), ("300x84", (67, 7), (57, 5)),
    ] as [(String, (Int, Int), (Int, Int))])
  func usualScreensHaveTheseDigits(size: String, rows: (Int, Int), before: (Int, Int)) throws {
    let (content, _) = try #require(digits(on: Size(size), hasSubcellEdges: true))
    #expect(content.digit.rows == rows.0)
    #expect(rows.0 >= before.0 && rows.1 >= before.1)
    #expect(try barRows(content) == rows.1)
    #expect((6.5...12).contains(Double(rows.0) / Double(rows.1)))
  }

  /// The inches of a screen of 16 : 9, and the metres from which its digits are read at 160 × 45.
  ///
  /// ISO 9241-303: characters of 22 minutes of arc are read with ease, of 16 at least. The article
  /// on announcements has these numbers.
  @Test(arguments: [(24, 35, 49), (55, 81, 111), (75, 110, 152)])
  func theDigitsAreReadFromThere(inches: Int, easily: Int, justSo: Int) throws {
    let size = Size(columns: 160, rows: 45)
    let rows = try #require(digits(on: size, hasSubcellEdges: true)).content.digit.rows
    let height = Double(inches) * 0.0254 * 9 / 337.0.squareRoot()
    let digit = height * Double(rows) / Double(size.rows)
    let metres = [22.0, 16].map { Int((digit / ($0 / 60 * .pi / 180)).rounded()) }
    #expect(metres == [easily, justSo])
  }

  /// The rows of the middle bar, which an 8 has and a 0 has not.
  private func barRows(_ layout: DisplayLayout) throws -> Int {
    let ink = Ink.cells(lit: Cell("#", .plain), unlit: Cell(" ", .plain))
    let canvases = try ["00:08", "00:00"].map { time in
      var canvas = Canvas(size: layout.size, filledWith: Cell(" ", .plain))
      var display = SegmentDisplay()
      let text = try #require(DisplayText(time))
      display.draw(text, layout, at: canvas.bounds.origin, on: &canvas, with: ink)
      return canvas
    }
    let different = canvases[0].cells.indices.filter {
      canvases[0].cells[$0] != canvases[1].cells[$0]
    }
    return Set(different.map { $0 / layout.size.columns }).count
  }

  /// From 40 × 14 on the digits fill 85 % of the screen's width or of the rows that the smallest
  /// lamps, the presets and the status leave; `make soak` tries all rows.
  @Test(arguments: [true, false])
  func theDigitsFillTheScreen(hasSubcellEdges: Bool) {
    var exceptions: [String] = []
    for columns in stride(from: 40, through: 300, by: 5) {
      for rows in sample(Array(14...100), oneOf: 3) {
        let size = Size(columns: columns, rows: rows)
        guard let (content, layout) = digits(on: size, hasSubcellEdges: hasSubcellEdges) else {
          exceptions.append("\(columns)x\(rows): none")
          continue
        }
        let isWide = 100 * content.size.columns >= 85 * columns
        let isHigh = 100 * content.size.rows >= 85 * layout.area.size.rows
        if !isWide && !isHigh {
          exceptions.append(
            "\(columns)x\(rows): \(content.size), \(content.digit) in \(layout.area.size)")
        }
      }
    }
    #expect(exceptions.isEmpty, "\(exceptions.count) \(exceptions.joined(separator: "\n"))")
  }
}

extension Style {
  fileprivate static let plain = Style(Colour(7), on: Colour(0))
}
