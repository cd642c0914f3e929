/// A text in a script that only a bitmap font has, as glyphs in the order in which they are seen.
///
/// Left out are marks that such a font would draw beside the letters, such as the points of Hebrew
/// and Arabic. Scripts whose letters change places or merge, such as Devanagari, are not drawn.
enum ScriptText {
  /// A part of a text that stays on one line.
  struct Word {
    var glyphs: [PixelGlyph]
    /// Whether it follows the one before without a space.
    let isJoined: Bool
  }

  /// The words of a text, and whether lines begin at the right; `nil` if a letter or a number has
  /// no glyph, or there is nothing to draw.
  static func words(_ text: String, _ font: BitmapFont) -> (words: [Word], isRightToLeft: Bool)? {
    let isJapanese = text.unicodeScalars.contains { (0x3040...0x30ff).contains($0.value) }
    let isRightToLeft =
      text.unicodeScalars.first { $0.properties.isAlphabetic }.map(\.isRightToLeft) ?? false
    var words: [Word] = []
    for part in text.split(whereSeparator: \.isWhitespace) {
      var isJoined = false
      for piece in pieces(of: part) {
        guard let glyphs = glyphs(of: piece, font, isJapanese) else { return nil }
        guard !glyphs.isEmpty else { continue }
        words.append(Word(glyphs: glyphs, isJoined: isJoined))
        isJoined = true
      }
    }
    return words.isEmpty ? nil : (words, isRightToLeft)
  }

  private static func glyphs(
    of piece: [Unicode.Scalar], _ font: BitmapFont, _ isJapanese: Bool
  ) -> [PixelGlyph]? {
    let isReversed = piece.contains(where: \.isRightToLeft)
    var glyphs: [PixelGlyph] = []
    for scalar in ArabicForms.shaped(piece) where !scalar.isMark {
      if scalar.isDrawnAlone, let glyph = font.glyph(scalar, isJapanese: isJapanese) {
        glyphs.append(glyph)
      } else if scalar.properties.isAlphabetic || scalar.properties.numericType != nil {
        return nil
      }
    }
    return isReversed ? glyphs.reversed() : glyphs
  }

  /// The parts of a word between which a line may break: Chinese and Japanese have no spaces.
  private static func pieces(of word: Substring) -> [[Unicode.Scalar]] {
    var pieces: [[Unicode.Scalar]] = []
    var isOpen = false
    for scalar in word.unicodeScalars {
      let stays = isOpen || scalar.isMark || noLineBegins.contains(scalar)
      let isBreak = scalar.breaksAnywhere || pieces.last?.last?.breaksAnywhere ?? true
      if !pieces.isEmpty, stays || !isBreak {
        pieces[pieces.count - 1].append(scalar)
      } else {
        pieces.append([scalar])
      }
      isOpen = noLineEnds.contains(scalar)
    }
    return pieces
  }

  private static let noLineBegins = Set(
    "、。，．・：；？！」』）】〕〉》ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ,.!?:;)".unicodeScalars)
  private static let noLineEnds = Set("「『（【〔〈《(".unicodeScalars)
}

extension Unicode.Scalar {
  fileprivate var isRightToLeft: Bool {
    switch value {
    case 0x590...0x7bf, 0xfb1d...0xfdff, 0xfe70...0xfefc: true
    default: false
    }
  }

  fileprivate var isMark: Bool {
    properties.generalCategory == .nonspacingMark || properties.generalCategory == .format
  }

  /// Whether a line may break on either side of it.
  fileprivate var breaksAnywhere: Bool {
    switch value {
    case 0x2e80...0x9fff, 0xf900...0xfaff, 0xff01...0xff60: true
    default: false
    }
  }

  /// Whether its glyph needs no other one beside it or over it: not in the scripts of South and
  /// South-East Asia.
  fileprivate var isDrawnAlone: Bool {
    switch value {
    case 0x900...0x109f, 0x1700...0x18af, 0x1900...0x1aaf, 0x1b00...0x1c4f, 0xa800...0xabff: false
    default: value < 0x1_0000
    }
  }
}

/// The forms of Arabic letters, which depend on their neighbours.
enum ArabicForms {
  /// The first of the letters in each block of Unicode's forms, and how many forms each has: alone
  /// and at the end, then perhaps at the beginning and in the middle.
  private static let blocks: [(letter: UInt32, form: UInt32, counts: [UInt32])] = [
    (
      0x621, 0xfe80, [1, 2, 2, 2, 2, 4, 2, 4, 2, 4, 4, 4, 4, 4, 2, 2, 2, 2, 4, 4, 4, 4, 4, 4, 4, 4]
    ),
    (0x641, 0xfed1, [4, 4, 4, 4, 4, 4, 4, 2, 2, 4]),
    (0x67e, 0xfb56, [4]), (0x686, 0xfb7a, [4]), (0x698, 0xfb8a, [2]), (0x6a9, 0xfb8e, [4]),
    (0x6af, 0xfb92, [4]), (0x6cc, 0xfbfc, [4]),
  ]

  private static let forms: [UInt32: (first: UInt32, count: UInt32)] = Dictionary(
    uniqueKeysWithValues: blocks.flatMap { block in
      block.counts.indices.map { index in
        let passed = block.counts[..<index].reduce(0, +)
        return (block.letter + UInt32(index), (block.form + passed, block.counts[index]))
      }
    })

  /// What an alef makes of a lam before it.
  private static let withLam: [UInt32: UInt32] = [
    0x622: 0xfef5, 0x623: 0xfef7, 0x625: 0xfef9, 0x627: 0xfefb,
  ]
  private static let (lam, stroke): (UInt32, UInt32) = (0x644, 0x640)

  /// A word with each letter in the form that it has there, without marks.
  static func shaped(_ word: [Unicode.Scalar]) -> [Unicode.Scalar] {
    guard word.contains(where: { forms[$0.value] != nil }) else { return word }
    let letters = word.filter { $0.properties.generalCategory != .nonspacingMark }.map(\.value)
    var shaped: [UInt32] = []
    var index = 0
    while index < letters.count {
      let letter = letters[index]
      let joinsBefore = index > 0 && joinsOn(letters[index - 1])
      if letter == lam, index + 1 < letters.count, let both = withLam[letters[index + 1]] {
        shaped.append(both + (joinsBefore ? 1 : 0))
        index += 2
        continue
      }
      let joinsAfter = joinsOn(letter) && index + 1 < letters.count && joins(letters[index + 1])
      shaped.append(form(of: letter, before: joinsBefore, after: joinsAfter))
      index += 1
    }
    return shaped.compactMap(Unicode.Scalar.init)
  }

  private static func form(of letter: UInt32, before: Bool, after: Bool) -> UInt32 {
    guard let (first, count) = forms[letter], count > 1 else {
      return forms[letter]?.first ?? letter
    }
    switch (before, after) {
    case (false, false): return first
    case (true, false): return first + 1
    case (false, true): return first + 2
    case (true, true): return first + 3
    }
  }

  /// Whether a letter joins the one that follows.
  private static func joinsOn(_ letter: UInt32) -> Bool {
    letter == stroke || forms[letter]?.count == 4
  }

  /// Whether a letter joins the one before it.
  private static func joins(_ letter: UInt32) -> Bool {
    letter == stroke || forms[letter].map { $0.count > 1 } ?? false
  }
}
