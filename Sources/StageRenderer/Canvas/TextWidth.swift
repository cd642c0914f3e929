extension Unicode.Scalar {
  /// The columns that a terminal gives this character: 0, 1 or 2.
  ///
  /// Controls, combining marks and format characters have none; East Asian wide and full-width
  /// characters and emoji have two (Unicode Standard Annex 11, its ranges joined where only
  /// unassigned code points lie between them).
  package var columns: Int {
    if value < 0x7f { return value < 0x20 ? 0 : 1 }
    if value < 0x300 { return value < 0xa0 || value == 0xad ? 0 : 1 }
    if isCommon { return 1 }
    if isMedialJamo { return 0 }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control, .surrogate, .lineSeparator,
      .paragraphSeparator:
      return 0
    default: return isWide ? 2 : 1
    }
  }

  /// Greek and Cyrillic letters, dashes and quotation marks, lines and blocks: nothing in these
  /// ranges has another width, and Unicode's tables are slow.
  private var isCommon: Bool {
    switch value {
    case 0x370...0x482, 0x48a...0x58f, 0x2010...0x2027, 0x2500...0x25fc: true
    default: false
    }
  }

  /// Vowels and final consonants of Korean, which join the wide consonant before them.
  private var isMedialJamo: Bool {
    (0x1160...0x11ff).contains(value) || (0xd7b0...0xd7fb).contains(value)
  }

  private var isWide: Bool {
    switch value {
    case 0x1f1e6...0x1f1ff: false
    case 0x1100...0x115f, 0x2329...0x232a, 0x2e80...0x303e, 0x3041...0x4dbf, 0x4e00...0xa4cf,
      0xa960...0xa97f,
      0xac00...0xd7a3, 0xf900...0xfaff, 0xfe10...0xfe19, 0xfe30...0xfe6f, 0xff01...0xff60,
      0xffe0...0xffe6, 0x16fe0...0x18d08, 0x1aff0...0x1b2fb, 0x1f200...0x1f265,
      0x20000...0x3fffd:
      true
    // The first emoji is a watch.
    default: value >= 0x231a && properties.isEmojiPresentation
    }
  }
}

extension String {
  /// The columns that a terminal gives this text on one line.
  package var columns: Int { unicodeScalars.reduce(0) { $0 + $1.columns } }

  /// The same, or `limit` if there are more: of a long text, not all characters are counted.
  func columns(upTo limit: Int) -> Int {
    var columns = 0
    for scalar in unicodeScalars {
      columns += scalar.columns
      if columns >= limit { return limit }
    }
    return columns
  }

  /// Whether it has no more columns.
  func fits(_ columns: Int) -> Bool { self.columns(upTo: columns + 1) <= columns }

  /// The text itself if it fits into the columns, else its beginning followed by dots.
  package func shortened(to columns: Int, with dots: String = "…") -> String {
    guard !fits(columns) else { return self }
    var (beginning, width) = ("", dots.columns)
    for character in self {
      width += String(character).columns
      guard width <= columns else { break }
      beginning.append(character)
    }
    while beginning.last == " " { beginning.removeLast() }
    return beginning.isEmpty ? "" : beginning + dots
  }

  /// The text in lines: as much on each as fits, words whole; scripts of wide characters, which
  /// have no spaces, are broken anywhere.
  package func wrapped(to columns: Int) -> [String] { wrapped(to: columns, further: columns) }

  /// The same with a width for the first line and one for all others.
  ///
  /// Of a long text, no more than `most` lines are made.
  func wrapped(to first: Int, further: Int, atMost most: Int = .max) -> [String] {
    var lines: [String] = []
    var left = 0
    for piece in Pieces(of: self) {
      let columns = piece.columns
      if !lines.isEmpty, columns <= left {
        lines[lines.count - 1] += piece
        left -= columns
      } else if lines.count < most {
        left = lines.isEmpty ? first : further
        lines.append(String(piece.drop(while: \.isWhitespace)))
        left -= lines[lines.count - 1].columns
      } else {
        break
      }
    }
    return lines
  }

  /// The text itself if it fits into the columns, else in lines that fit, broken anywhere.
  package func broken(to columns: Int) -> [String] {
    guard self.columns > columns else { return [self] }
    var lines = [""]
    for character in self {
      let isFull = lines[lines.count - 1].columns + String(character).columns > columns
      if isFull, !lines[lines.count - 1].isEmpty { lines.append("") }
      lines[lines.count - 1].append(character)
    }
    return lines
  }
}

/// The words of a text with the space before them; of those with wide characters each of these, and
/// what is between them.
private struct Pieces: Sequence, IteratorProtocol {
  private var rest: Substring
  private var hasWords = false

  init(of text: String) { rest = text[...] }

  mutating func next() -> String? {
    defer { hasWords = true }
    if let word = wordInASCII() { return String(word) }
    let isInWord = rest.first?.isWhitespace == false
    rest = rest.drop(while: \.isWhitespace)
    let space = isInWord || !hasWords ? "" : " "
    guard let first = rest.popFirst() else { return nil }
    guard !first.isWide else { return space + String(first) }
    let others = rest.prefix { !$0.isWhitespace && !$0.isWide }
    rest = rest[others.endIndex...]
    return space + String(first) + others
  }

  /// The word that is next with the space before it, if all is in ASCII: other characters are slow
  /// to tell apart.
  private mutating func wordInASCII() -> Substring? {
    let text = rest.utf8
    let spaces = text.prefix { $0 == 0x20 }
    let word = text[spaces.endIndex...].prefix { 0x20 < $0 && $0 < 0x7f }
    guard !word.isEmpty, word.endIndex == text.endIndex || text[word.endIndex] == 0x20 else {
      return nil
    }
    rest = rest[word.endIndex...]
    let hasSpace = hasWords && !spaces.isEmpty
    let start = hasSpace ? text.index(before: word.startIndex) : word.startIndex
    return Substring(text[start..<word.endIndex])
  }
}

extension Character {
  fileprivate var isWide: Bool { unicodeScalars.contains { $0.columns == 2 } }
}
