/// A mark above or below a letter.
struct PixelMark {
  /// Unicode's combining character.
  let scalar: Unicode.Scalar
  private let rows: [String]
  private let isBelow: Bool

  private init(_ scalar: Unicode.Scalar, _ rows: [String], isBelow: Bool = false) {
    self.scalar = scalar
    self.rows = rows
    self.isBelow = isBelow
  }

  static let all = [
    PixelMark("\u{300}", ["#.", ".#"]),  // grave
    PixelMark("\u{301}", [".#", "#."]),  // acute
    PixelMark("\u{302}", [".#.", "#.#"]),  // circumflex
    PixelMark("\u{303}", ["##.#", "#.##"]),  // tilde
    PixelMark("\u{304}", ["###", "..."]),  // macron
    PixelMark("\u{306}", ["#..#", ".##."]),  // breve
    PixelMark("\u{307}", ["#", "."]),  // dot
    PixelMark("\u{308}", ["#.#", "..."]),  // diaeresis
    PixelMark("\u{309}", ["##", ".#"]),  // hook
    PixelMark("\u{30a}", ["##", "##"]),  // ring
    PixelMark("\u{30b}", [".#.#", "#.#."]),  // double acute
    PixelMark("\u{30c}", ["#.#", ".#."]),  // caron
    PixelMark("\u{323}", [".", "#"], isBelow: true),  // dot below
    PixelMark("\u{326}", [".#", "#."], isBelow: true),  // comma below
    PixelMark("\u{327}", [".#", "#."], isBelow: true),  // cedilla
    PixelMark("\u{328}", ["#.", ".#"], isBelow: true),  // ogonek
  ]

  /// The letter that the mark belongs to: i and j lose their dots below another mark.
  func base(of letter: Character) -> Character {
    switch letter {
    case "i" where !isBelow: "ı"
    case "j" where !isBelow: "ȷ"
    default: letter
    }
  }

  /// The mark where it stands over or under a letter.
  ///
  /// Over small letters without an ascender it stands where the capitals' upper end is; that of
  /// d, l and t would hide it, so it stands higher.
  func glyph(over letter: Character) -> PixelGlyph {
    let isLow = letter.isLowercase && !"bdfhklt".contains(letter)
    let above = isLow ? PixelGlyph.rowsAbove : 0
    let below = PixelGlyph.rowsAbove + PixelGlyph.bodyRows
    return PixelGlyph(rows, top: isBelow ? below : above)
  }
}
