import Testing

@testable import StageRenderer

struct PixelFontTests {
  private func picture(_ character: Character) -> [String]? {
    PixelFont.glyph(character).map { glyph in
      glyph.rows.map { row in
        String((0..<glyph.width).map { row & (1 << UInt16($0)) == 0 ? "." : "#" })
      }
    }
  }

  private static let ascii = (0x20...0x7e).compactMap { Unicode.Scalar($0).map { Character($0) } }
  /// The letters of Latin-1 and Latin Extended-A that are used today.
  private static let latin = (0xc0...0x17e).compactMap { Unicode.Scalar($0) }
    .filter { !["×", "÷", "ĸ", "ŉ", "Ĳ", "ĳ", "Ŀ", "ŀ"].contains($0) }.map { Character($0) }

  @Test(arguments: ascii + latin)
  func everyLatinCharacterHasAGlyph(character: Character) {
    let glyph = PixelFont.glyph(character)
    #expect(glyph != nil)
    #expect((glyph?.width ?? 0) > 0)
    #expect(glyph?.rows.count == 12)
    #expect(glyph?.rows.contains { $0 >= 1 << UInt16(glyph?.width ?? 0) } == false)
  }

  @Test func noTwoCharactersLookAlike() {
    // Croatia's and Iceland's letter look alike in every font.
    let characters = (Self.ascii + Self.latin).filter { $0 != "Ð" }
    let alike = Dictionary(grouping: characters, by: PixelFont.glyph).values.filter { $0.count > 1 }
    #expect(alike.isEmpty)
  }

  /// A message with one of them is drawn in letters.
  @Test(arguments: Array("¹²³½¼¾"))
  func smallDigitsAndFractionsAreDrawn(character: Character) throws {
    let glyph = try #require(PixelFont.glyph(character))
    let all = "0123456789¹²³½¼¾".map { PixelFont.glyph($0) }
    #expect(all.count { $0 == glyph } == 1)
    let text = "In 1\(character) m"
    #expect(PixelText(text, in: Size(columns: 80, rows: 20), hasSubcellEdges: false) != nil)
  }

  private static let greek = Array(
    "ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩαβγδεζηθικλμνξοπρσςτυφχψωΆΈΉΊΌΎΏΪΫάέήίόύώϊϋΐΰ")
  private static let cyrillic = Array(
    "АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдеёжзийклмнопрстуфхцчшщъыьэюя"
      + "ІЇЄҐЎЂЋЏЉЊЈЅЃЌіїєґўђћџљњјѕѓќ")

  @Test(arguments: greek + cyrillic)
  func everyGreekAndCyrillicLetterHasAGlyph(letter: Character) {
    let glyph = PixelFont.glyph(letter)
    #expect(glyph?.rows.count == 12)
    #expect(glyph?.rows.contains { $0 != 0 } == true)
  }

  /// Two letters of one script never look alike, but Greek's two marks over one letter and its one.
  @Test(arguments: [greek.filter { !"ΐΰ".contains($0) }, cyrillic])
  func noTwoLettersOfAScriptLookAlike(letters: [Character]) {
    let alike = Dictionary(grouping: letters, by: PixelFont.glyph).values.filter { $0.count > 1 }
    #expect(alike.isEmpty)
  }

  /// A letter that looks like a Latin one is drawn like it.
  @Test(arguments: zip("АВЕКМНОРСТХаеорсухіΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "ABEKMHOPCTXaeopcyxiABEZHIKMNOPTYX"))
  func lettersThatLookLikeLatinOnesAreDrawnLikeThem(letter: Character, latin: Character) {
    #expect(PixelFont.glyph(letter) == PixelFont.glyph(latin))
  }

  @Test(arguments: ["残", "ა", "👏", "א"] as [Character])
  func otherScriptsHaveNone(character: Character) {
    #expect(PixelFont.glyph(character) == nil)
  }

  /// What typographers write looks like what typewriters have.
  @Test(arguments: zip("’“”„–—‑", "'\"\"\"---"))
  func typographyIsPlain(character: Character, plain: Character) {
    #expect(PixelFont.glyph(character) == PixelFont.glyph(plain))
  }

  @Test func aMarkIsTheSameComposedOrNot() {
    #expect(PixelFont.glyph("e\u{301}") == PixelFont.glyph("\u{e9}"))
  }

  @Test(
    arguments: [
      ("É", "...#. ..#.. ..... ##### #.... #.... ####. #.... #.... ##### ..... ....."),
      ("ï", "... ... ... #.# ... ##. .#. .#. .#. ### ... ..."),
      ("ç", "..... ..... ..... ..... ..... .###. #.... #.... #...# .###. ...#. ..#.."),
      ("j", ".... .... .... ...# .... ..## ...# ...# ...# ...# #..# .##."),
    ] as [(Character, String)])
  func marksStandAboveOrBelow(character: Character, rows: String) {
    #expect(picture(character) == rows.split(separator: " ").map(String.init))
  }
}
