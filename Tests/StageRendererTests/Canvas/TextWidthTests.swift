import Testing

@testable import StageRenderer

@Suite struct TextWidthTests {
  @Test(
    arguments: [
      "\0", "\t", "\n", "\u{1b}", "\u{1f}", "\u{7f}", "\u{80}", "\u{9b}", "\u{9f}", "\u{ad}",
    ] as [Unicode.Scalar])
  func controlsHaveNoColumn(scalar: Unicode.Scalar) {
    #expect(scalar.columns == 0)
  }

  @Test(
    arguments: [
      "\u{300}", "\u{301}", "\u{36f}", "\u{483}", "\u{591}", "\u{64b}", "\u{e31}", "\u{3099}",
      "\u{20d0}", "\u{20dd}", "\u{fe00}", "\u{fe0f}", "\u{fe20}", "\u{e0100}",
    ] as [Unicode.Scalar])
  func marksHaveNoColumn(scalar: Unicode.Scalar) {
    #expect(scalar.columns == 0)
  }

  @Test(
    arguments: [
      "\u{200b}", "\u{200d}", "\u{200e}", "\u{202e}", "\u{2060}", "\u{feff}", "\u{e0001}",
    ] as [Unicode.Scalar])
  func formatCharactersHaveNoColumn(scalar: Unicode.Scalar) {
    #expect(scalar.columns == 0)
  }

  @Test(
    arguments: [
      " ", "!", "0", "A", "~", "\u{a0}", "é", "ß", "ÿ", "Ω", "Я", "א", "ก", "—", "…", "−", "’", "€",
      "→", "─", "█", "▁", "▌", "▚", "●", "★", "☀", "✓", "⚠", "⟨", "ｱ", "￩", "\u{303f}", "\u{1d54f}",
      "\u{1fbf0}", "\u{10348}",
    ] as [Unicode.Scalar])
  func mostCharactersHaveOneColumn(scalar: Unicode.Scalar) {
    #expect(scalar.columns == 1)
  }

  @Test(
    arguments: [
      "\u{1100}", "\u{115f}", "⺀", "　", "、", "「", "〾", "ぁ", "ん", "ア", "ー", "ㄅ", "ㄱ", "㈱", "㍿",
      "㐀", "一", "分", "秒", "龥", "ꀀ", "ꥠ", "가", "힣", "豈", "︐", "︰", "﹏", "！", "Ａ", "～", "｠",
      "￥", "𗀀", "𛀀", "🈁", "𠀀", "\u{3fffd}",
    ] as [Unicode.Scalar])
  func eastAsianWideCharactersHaveTwoColumns(scalar: Unicode.Scalar) {
    #expect(scalar.columns == 2)
  }

  @Test(
    arguments: [
      "⌚", "⏰", "⏳", "☕", "⚡", "✅", "❌", "⭐", "🀄", "🎤", "🏁", "🏽", "🔔", "🕛", "🚦", "🟢", "🤖", "🫠",
    ] as [Unicode.Scalar])
  func emojiHaveTwoColumns(scalar: Unicode.Scalar) {
    #expect(scalar.columns == 2)
  }

  /// The tables need not be asked about them.
  @Test(
    arguments: [0x370...0x482, 0x48a...0x58f, 0x2010...0x2027, 0x2500...0x25fc]
      as [ClosedRange<UInt32>])
  func allCharactersOfCommonRangesHaveOneColumn(range: ClosedRange<UInt32>) {
    let empty: Set<Unicode.GeneralCategory> = [
      .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator,
    ]
    for scalar in range.compactMap(Unicode.Scalar.init) {
      let isWide = scalar.properties.isEmojiPresentation
      #expect(!isWide && !empty.contains(scalar.properties.generalCategory), "\(scalar.value)")
      #expect(scalar.columns == 1, "\(scalar.value)")
    }
  }

  @Test func thereIsNoEmojiBeforeTheWatch() {
    let scalars = (0x80..<0x231a as Range<UInt32>).compactMap(Unicode.Scalar.init)
    #expect(scalars.filter(\.properties.isEmojiPresentation).isEmpty)
  }

  /// Two signs of CJK punctuation that stand among technical ones.
  @Test(arguments: ["\u{2329}", "\u{232a}"] as [Unicode.Scalar])
  func theWideAngleBracketsHaveTwoColumns(scalar: Unicode.Scalar) {
    #expect(scalar.columns == 2)
  }

  /// A syllable in parts takes the columns of its first one, as the syllable does.
  @Test(arguments: [("\u{1112}\u{1161}\u{11ab}", "한"), ("\u{1100}\u{1161}", "가")])
  func aKoreanSyllableInPartsIsAsWideAsInOne(parts: String, whole: String) {
    #expect(parts.columns == whole.columns)
  }

  /// Two letters of one column each, or one sign of two: both make two.
  @Test(arguments: ["🇩🇪", "🇫🇷", "🇯🇵"])
  func aFlagHasTwoColumns(flag: String) {
    #expect(flag.columns == 2)
  }

  @Test(arguments: [
    ("", 0), ("17:42", 5), ("日本語", 6), ("a日b", 4), ("e\u{301}", 1), ("é", 1), ("⏱", 1), ("🎤 5", 4),
    ("ready\u{1b}", 5), ("のこり ごふん", 13), ("ﾉｺﾘ", 3), ("noch 1\u{a0}Minute", 13),
  ])
  func textHasTheColumnsOfItsCharacters(text: String, columns: Int) {
    #expect(text.columns == columns)
  }

  /// Words stay whole, and so do numbers between wide characters, which are broken anywhere.
  @Test(arguments: [
    ("", 10, []), ("START 12 minutes", 16, ["START 12 minutes"]),
    ("START 12 minutes", 10, ["START 12", "minutes"]), ("minutes", 3, ["minutes"]),
    ("開始12分です", 7, ["開始12", "分です"]), ("開始12分です", 5, ["開始", "12分", "です"]),
    ("Talk 12分", 7, ["Talk 12", "分"]),
  ])
  func aTextIsWrapped(text: String, columns: Int, lines: [String]) {
    #expect(text.wrapped(to: columns) == lines)
  }

  /// The first line has a width of its own, and of a long text no further lines are made.
  @Test(arguments: [
    ("one two three four", 3, 9, 9, ["one", "two three", "four"]),
    ("one two three four", 7, 5, 9, ["one two", "three", "four"]),
    ("one two three four", 3, 3, 2, ["one", "two"]), ("one two", 3, 3, 0, []),
    ("  one \t two  ", 3, 3, 9, ["one", "two"]), ("  one \t two  ", 7, 3, 9, ["one two"]),
    ("one t\u{308}wo", 3, 3, 9, ["one", "t\u{308}wo"]), ("日one two", 5, 9, 9, ["日one", "two"]),
  ])
  func aTextIsWrappedInPart(text: String, first: Int, further: Int, most: Int, lines: [String]) {
    #expect(text.wrapped(to: first, further: further, atMost: most) == lines)
  }

  @Test(arguments: [("", -1, false), ("", 0, true), ("ab", 1, false), ("ab", 2, true)])
  func aTextFitsIfItHasNoMoreColumns(text: String, columns: Int, fits: Bool) {
    #expect(text.fits(columns) == fits)
  }

  @Test(arguments: [
    ("", 3, [""]), ("abc", 3, ["abc"]), ("abcdefg", 3, ["abc", "def", "g"]),
    ("日本語", 5, ["日本", "語"]), ("日本", 1, ["日", "本"]),
  ])
  func aWordIsBroken(word: String, columns: Int, lines: [String]) {
    #expect(word.broken(to: columns) == lines)
  }
}
