import StageRenderer
import Testing
import TimerTestSupport

@Suite struct CanvasWritingTests {
  private func written(_ text: String, at column: Int, columns: Int = 8) -> Canvas {
    var canvas = Canvas(columns: columns, rows: 1)
    canvas.write(text, at: Position(column: column, row: 0), style: .plain)
    return canvas
  }

  @Test func textStandsWhereItIsWritten() {
    var canvas = Canvas(columns: 16, rows: 4)
    canvas.write("1 TED talk", at: Position(column: 0, row: 0), style: .plain)
    canvas.write("17:42", at: Position(column: 5, row: 1), style: .plain)
    canvas.write("bereit, prêt, 準備", at: Position(column: 0, row: 3), style: .plain)
    let picture = """
      1 TED talk......
      .....17:42......
      ................
      bereit, prêt, 準
      """
    #expect(difference(canvas.lines, from: picture) == nil)
  }

  @Test(arguments: [
    (0, "17:42..."), (3, "...17:42"), (4, "....17:4"), (7, ".......1"), (8, "........"),
    (900, "........"), (-1, "7:42...."), (-4, "2......."), (-5, "........"), (-900, "........"),
  ])
  func textIsClippedAtBothSides(column: Int, line: String) {
    #expect(written("17:42", at: column).lines == [line])
  }

  @Test(arguments: [-900, -1, 3, 900])
  func aRowOutsideTakesNothing(row: Int) {
    var canvas = Canvas(columns: 8, rows: 3)
    canvas.write("17:42", at: Position(column: 0, row: row), style: .plain)
    #expect(canvas == Canvas(columns: 8, rows: 3))
  }

  @Test(arguments: [
    ("日本語", 0, "日本語.."), ("日本語", 2, "..日本語"), ("日本語", 3, "...日本."),
    ("日本語", 7, "......."), ("a日本語b", 0, "a日本語b"), ("日ab", 6, "......日"),
    ("語ab", 7, "......."), ("⏱ 5", 2, "..⏱ 5..."), ("🎤", 6, "......🎤"), ("🎤", 7, "......."),
    ("한국", 4, "....한국"), ("ＴＥＤ", 0, "ＴＥＤ.."),
  ])
  func aWideCharacterStandsWholeOrNotAtAllAtTheRight(text: String, column: Int, line: String) {
    let expected = line + String(repeating: ".", count: max(0, 8 - line.columns))
    #expect(written(text, at: column).lines == [expected])
  }

  @Test(arguments: [
    ("日本", -1, ".本....."), ("日本", -2, "本......"), ("日本", -3, "........"),
    ("a日b", -2, ".b......"), ("a日b", -1, "日b....."), ("🎤ok", -1, ".ok....."),
  ])
  func aWideCharacterStandsWholeOrNotAtAllAtTheLeft(text: String, column: Int, line: String) {
    #expect(written(text, at: column).lines == [line])
  }

  @Test func whatFollowsACutWideCharacterIsLeftOut() {
    #expect(written("abc日d", at: 0, columns: 4).lines == ["abc."])
  }

  @Test func theSecondColumnOfAWideCharacterIsMarked() {
    var canvas = Canvas(columns: 4, rows: 1)
    canvas.write("a日", at: Position(column: 0, row: 0), style: .loud)
    let cells = [Cell("a", .loud), Cell("日", .loud), Cell(Cell.continuation, .loud), Cell(".")]
    #expect(canvas.cells == cells)
  }

  @Test(arguments: [
    ("e\u{301}te\u{301}", "ete"), ("a\u{20dd}b", "ab"), ("\u{feff}ab", "ab"), ("a\u{200d}b", "ab"),
    ("a\tb", "ab"), ("a\nb\r", "ab"), ("\u{1b}[31mred", "[31mred"), ("a\0b", "ab"),
    ("a\u{7f}b", "ab"), ("a\u{9b}b", "ab"), ("so\u{ad}ft", "soft"), ("⚠\u{fe0f}!", "⚠!"),
    ("\u{202e}ab", "ab"), ("", ""), ("\u{301}\u{302}", ""),
  ])
  func charactersWithoutWidthAreLeftOut(text: String, line: String) {
    let dots = String(repeating: ".", count: 8 - line.unicodeScalars.count)
    #expect(written(text, at: 0).lines == [line + dots])
  }

  @Test func composedLettersStay() {
    #expect(written("für été", at: 0).lines == ["für été."])
  }

  @Test func laterTextCoversEarlierText() {
    var canvas = Canvas(columns: 8, rows: 1)
    canvas.write("18:00", at: Position(column: 0, row: 0), style: .plain)
    canvas.write("7:4", at: Position(column: 1, row: 0), style: .loud)
    #expect(canvas.lines == ["17:40..."])
    #expect(canvas.cells.map { $0.style == .loud } == (0..<8).map { (1..<4).contains($0) })
  }

  /// The place of its other half is empty, as a terminal leaves it.
  @Test(arguments: [(0, "a 本."), (1, " a本."), (2, "日a ."), (3, "日 a."), (4, "日本a")])
  func aWideCharacterThatIsHalfCoveredIsGone(column: Int, line: String) {
    var canvas = Canvas(columns: 5, rows: 1)
    canvas.write("日本", at: Position(column: 0, row: 0), style: .plain)
    canvas.write("a", at: Position(column: column, row: 0), style: .plain)
    #expect(canvas.lines == [line])
  }

  @Test(arguments: [(0, "日本."), (1, "# 本."), (2, "##本."), (3, "### ."), (4, "####.")])
  func aWideCharacterThatIsHalfFilledIsGone(count: Int, line: String) {
    var canvas = Canvas(columns: 5, rows: 1)
    canvas.write("日本", at: Position(column: 0, row: 0), style: .plain)
    canvas.fill(row: 0, columns: 0..<count, with: Cell("#"))
    #expect(canvas.lines == [line])
  }

  @Test(arguments: 0...9)
  func theRowKeepsItsColumnsWhateverIsWritten(columns: Int) {
    let texts = ["日本語テスト", "a日b本c", "🎤🎤🎤", "e\u{301}日", "17:42-語"]
    let failures = texts.flatMap { text in (-13...9).map { (text, $0) } }.filter { text, column in
      let canvas = written(text, at: column, columns: columns)
      return canvas.cells.count != columns || canvas.lines.map(\.columns) != [columns]
    }
    #expect(failures.isEmpty, "\(failures)")
  }
}
