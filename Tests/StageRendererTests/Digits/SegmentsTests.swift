import StageRenderer
import Testing
import TimerTestSupport

@Suite struct SegmentsTests {
  /// Each digit with the bars as they stand: the 6 without its top, the 9 without its bottom.
  static let table: [(character: Character, bars: Segments, picture: String)] = [
    ("0", [.a, .b, .c, .d, .e, .f], " _ \n| |\n|_|"),
    ("1", [.b, .c], "   \n  |\n  |"),
    ("2", [.a, .b, .d, .e, .g], " _ \n _|\n|_ "),
    ("3", [.a, .b, .c, .d, .g], " _ \n _|\n _|"),
    ("4", [.b, .c, .f, .g], "   \n|_|\n  |"),
    ("5", [.a, .c, .d, .f, .g], " _ \n|_ \n _|"),
    ("6", [.c, .d, .e, .f, .g], "   \n|_ \n|_|"),
    ("7", [.a, .b, .c], " _ \n  |\n  |"),
    ("8", [.a, .b, .c, .d, .e, .f, .g], " _ \n|_|\n|_|"),
    ("9", [.a, .b, .c, .f, .g], " _ \n|_|\n  |"),
    ("-", [.g], "   \n _ \n   "),
  ]

  private func lines(_ segments: Segments) -> [String] {
    func sign(_ bar: Segments, _ character: String) -> String {
      segments.contains(bar) ? character : " "
    }
    return [
      " " + sign(.a, "_"),
      sign(.f, "|") + sign(.g, "_") + sign(.b, "|"),
      sign(.e, "|") + sign(.d, "_") + sign(.c, "|"),
    ]
  }

  @Test(arguments: table)
  func aDigitHasItsBars(character: Character, bars: Segments, picture: String) throws {
    let segments = try #require(Segments(character))
    #expect(segments == bars)
    #expect(difference(lines(segments), from: picture) == nil)
  }

  @Test(
    arguments: [
      " ", ":", ".", "a", "K", "M", "W", "X", "é", "\u{2212}", "–", "１", "٣", "²", "1\u{301}",
      "1\u{fe0f}\u{20e3}",
      "\r\n",
    ] as [Character])
  func otherCharactersHaveNone(character: Character) {
    #expect(Segments(character) == nil)
  }

  @Test func noTwoDigitsHaveTheSameBars() {
    #expect(Set(Self.table.map(\.bars)).count == 11)
    #expect(Set(digits.compactMap { $0.first.flatMap { Segments($0) } }).count == 11)
  }

  @Test func theBarsAreListedByTheirLetters() {
    #expect(Segments.bars == [.a, .b, .c, .d, .e, .f, .g])
    #expect(Segments.bars.map(\.rawValue) == [1, 2, 4, 8, 16, 32, 64])
  }

  /// The field's own codes, but for the tails of 6 and 9.
  @Test(
    arguments: zip(
      "0123456789-", [0x3f, 0x06, 0x5b, 0x4f, 0x66, 0x6d, 0x7c, 0x07, 0x7f, 0x67, 0x40] as [UInt8]))
  func aDigitHasTheUsualCode(character: Character, code: UInt8) {
    #expect(Segments(character)?.rawValue == code)
  }
}
