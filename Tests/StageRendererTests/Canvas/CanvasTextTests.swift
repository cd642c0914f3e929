import StageRenderer
import Testing
import TimerTestSupport

@Suite struct CanvasTextTests {
  private func canvas(columns: Int, _ lines: String...) -> Canvas {
    let size = Size(columns: columns, rows: lines.count)
    var canvas = Canvas(size: size, filledWith: Cell(" "))
    for (row, line) in lines.enumerated() {
      canvas.write(line, at: Position(column: 0, row: row), style: .plain)
    }
    return canvas
  }

  @Test func aLineEndsWithItsLastCharacter() {
    let canvas = canvas(columns: 10, "  17:42", "", "   ", "ready    !", "a b  ")
    let picture = """
        17:42


      ready    !
      a b
      """
    #expect(canvas.lines == ["  17:42", "", "", "ready    !", "a b"])
    #expect(difference(canvas.lines, from: picture) == nil)
  }

  @Test(arguments: [
    (Size(columns: 0, rows: 0), []), (Size(columns: 3, rows: 0), []),
    (Size(columns: 0, rows: 2), ["", ""]), (Size(columns: 3, rows: 2), ["", ""]),
  ])
  func thereIsALineForEachRow(size: Size, lines: [String]) {
    #expect(Canvas(size: size, filledWith: Cell(" ")).lines == lines)
  }

  @Test(arguments: [
    ("日本", "日本"), ("日 本", "日 本"), ("a日", "a日"), ("日", "日"), ("🎤 日", "🎤 日"),
  ])
  func aWideCharacterCountsOnce(text: String, line: String) {
    let canvas = canvas(columns: 8, text)
    #expect(canvas.lines == [line])
    #expect(canvas.lines.map { $0.unicodeScalars.count } == [text.unicodeScalars.count])
  }

  @Test func aColouredSpaceIsASpace() {
    var canvas = canvas(columns: 6, "ab")
    canvas.fill(row: 0, columns: 3..<6, with: Cell(" ", .loud))
    #expect(canvas.lines == ["ab"])
  }

  @Test func noBreakSpaceIsACharacter() {
    #expect(canvas(columns: 4, "a\u{a0}").lines == ["a\u{a0}"])
  }
}
