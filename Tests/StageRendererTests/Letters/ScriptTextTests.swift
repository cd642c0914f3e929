import Testing

@testable import StageRenderer

/// Texts in scripts that a bitmap font has.
struct ScriptTextTests {
  /// A font that has every letter: its first row is the letter's number.
  private static let font = BitmapFont { scalar, _ in
    let width = scalar.value < 0x2e80 || scalar.value >= 0xfb00 ? 8 : 16
    let rows = [UInt16(truncatingIfNeeded: scalar.value)] + [UInt16](repeating: 1, count: 15)
    return BitmapFont.Letter(rows: rows, width: width)
  }

  /// The words as the numbers of their glyphs, joined ones behind a hyphen.
  private static func words(_ text: String) -> [String]? {
    ScriptText.words(text, font)?.words.map { word in
      (word.isJoined ? "-" : "") + word.glyphs.map { "\($0.width)" }.joined()
    }
  }

  /// A line may break between two characters, but not before a full stop or behind a bracket.
  @Test(arguments: [
    ("日本語", ["16", "-16", "-16"]), ("終了。", ["16", "-1616"]), ("「はい」", ["1616", "-1616"]),
    ("あと 5分", ["16", "-16", "8", "-16"]), ("한국어", ["161616"]),
  ])
  func linesBreakWhereTheyMay(text: String, words: [String]) {
    #expect(Self.words(text) == words)
  }

  /// Letters that merge, such as those of Devanagari and Thai, and unknown ones are not drawn.
  @Test(arguments: ["नमस्ते", "สวัสดี", "日本 नमस्ते", "", "  "])
  func someScriptsAreNotDrawn(text: String) {
    #expect(Self.words(text) == nil)
    #expect(!PixelText.canDraw(text, Self.font))
  }

  @Test func withoutAFontOnlyItsOwnLettersAreDrawn() {
    #expect(PixelText.canDraw("Ärger Ολοκληρώστε Пожалуйста", nil))
    #expect(!PixelText.canDraw("日本語", nil))
    #expect(PixelText.canDraw("日本語", Self.font))
  }

  /// Peace, with a lam and an alef in one; book, of which the last letter stands alone.
  @Test(arguments: [
    ("سلام", [0xfeb3, 0xfefc, 0xfee1]), ("كتاب", [0xfedb, 0xfe98, 0xfe8e, 0xfe8f]),
    ("شُكْرًا", [0xfeb7, 0xfedc, 0xfeae, 0xfe8d]), ("پنج", [0xfb58, 0xfee8, 0xfe9e]),
  ])
  func arabicLettersJoin(text: String, forms: [UInt32]) {
    #expect(ArabicForms.shaped(Array(text.unicodeScalars)).map(\.value) == forms)
  }

  /// Hebrew begins at the right, without its points; a number in it does not turn around.
  @Test func hebrewBeginsAtTheRight() throws {
    let text = try #require(ScriptText.words("שָׁלוֹם 12", Self.font))
    #expect(text.isRightToLeft)
    func numbers(_ word: ScriptText.Word) -> [UInt16] {
      // The glyph's rows are turned around; the last eight bits are those of the letter.
      word.glyphs.map { glyph in (0..<8).reduce(0) { $0 << 1 | glyph.rows[0] >> $1 & 1 } }
    }
    #expect(text.words.map(numbers) == [[0xdd, 0xd5, 0xdc, 0xe9], [0x31, 0x32]])
    #expect(ScriptText.words("日本", Self.font)?.isRightToLeft == false)
  }

  /// They are as large as the area lets them be, and of one weight.
  @Test func theyFillTheirArea() throws {
    let area = Size(columns: 100, rows: 20)
    let text = try #require(
      PixelText(
        "日本語", in: area, within: TextPixel.Limit(), Self.font, hasSubcellEdges: true))
    #expect(text.hasStrokes)
    #expect(text.rows > 14)
  }

  /// A space has fewer rows than they have.
  @Test(arguments: ["한국 사람", "שלום עולם", "日本 2026"])
  func severalWordsAreDrawn(message: String) throws {
    let area = Size(columns: 100, rows: 20)
    let text = try #require(
      PixelText(message, in: area, within: TextPixel.Limit(), Self.font, hasSubcellEdges: true))
    let blank = Cell(" ", Style(Colour(7), on: Colour(0)))
    var canvas = Canvas(size: area, filledWith: blank)
    var display = LetterDisplay()
    let ink = Ink.cells(lit: Cell("#", blank.style), unlit: nil)
    display.draw(text, at: Position(column: 0, row: 0), on: &canvas, with: ink)
    #expect(canvas.lines.joined().contains("#"))
  }
}
