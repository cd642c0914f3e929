// Numbers as languages say them: what `SPELL` in their files calls.

/// French, in which nouns of time are feminine.
enum FrenchNumber {
  /// A number before a feminine noun; voices would read the figures 1 and 21 as "un".
  static func feminine(_ count: Int) -> String {
    guard count < 1000, let ending = endings[count % 100] else { return "\(count)" }
    let hundreds = count / 100
    return (hundreds == 0 ? "" : hundreds == 1 ? "cent " : "\(hundreds) cent ") + ending
  }
  private static let endings = [
    1: "une", 21: "vingt et une", 31: "trente et une", 41: "quarante et une",
    51: "cinquante et une", 61: "soixante et une", 81: "quatre-vingt-une",
  ]
}

enum SpanishNumber {
  private static let tens = [
    2: "veinti", 3: "treinta y ", 4: "cuarenta y ", 5: "cincuenta y ", 6: "sesenta y ",
    7: "setenta y ", 8: "ochenta y ", 9: "noventa y ",
  ]
  /// From 200 to 900, without the ending.
  private static let hundreds = [
    "doscient", "trescient", "cuatrocient", "quinient", "seiscient", "setecient", "ochocient",
    "novecient",
  ]

  /// The number of a unit; as it is spoken, what a voice would not read as the noun asks for is
  /// spelled out: `un`, `veintiún`, `treinta y una`, `doscientas 15`, `mil una`.
  ///
  /// From 2000 on, all stay figures.
  static func spelled(_ count: Int, isFeminine: Bool) -> String {
    guard count < 2000, ![100, 1000].contains(count) else { return "\(count)" }
    guard count < 1000 else { return "mil " + spelled(count - 1000, isFeminine: isFeminine) }
    let (hundreds, rest) = count.quotientAndRemainder(dividingBy: 100)
    guard hundreds == 0 else {
      let word =
        hundreds == 1 ? "ciento" : Self.hundreds[hundreds - 2] + (isFeminine ? "as" : "os")
      return rest == 0 ? word : word + " " + spelled(rest, isFeminine: isFeminine)
    }
    guard count % 10 == 1, count != 11 else { return "\(count)" }
    let one = isFeminine ? "una" : count == 21 ? "ún" : "un"
    return (Self.tens[count / 10] ?? "") + one
  }
}

enum PortugueseNumber {
  private static let tens = [
    2: "vinte e ", 3: "trinta e ", 4: "quarenta e ", 5: "cinquenta e ", 6: "sessenta e ",
    7: "setenta e ", 8: "oitenta e ", 9: "noventa e ",
  ]
  private static let hundreds = [
    "cento", "duzentas", "trezentas", "quatrocentas", "quinhentas", "seiscentas", "setecentas",
    "oitocentas", "novecentas",
  ]

  /// The number of a feminine unit; as it is spoken, what a voice would read as masculine is
  /// spelled out: `uma`, `vinte e duas`, `duzentas e 15`, `mil e uma`.
  ///
  /// From 2000 on, all stay figures.
  static func feminine(_ count: Int) -> String {
    guard count < 2000, ![100, 1000].contains(count) else { return "\(count)" }
    guard count < 1000 else {
      let rest = count - 1000
      return (rest < 100 || rest % 100 == 0 ? "mil e " : "mil ") + feminine(rest)
    }
    let (hundreds, rest) = count.quotientAndRemainder(dividingBy: 100)
    guard hundreds == 0 else {
      let word = Self.hundreds[hundreds - 1]
      return rest == 0 ? word : word + " e " + feminine(rest)
    }
    guard [1, 2].contains(count % 10), ![11, 12].contains(count) else { return "\(count)" }
    return (Self.tens[count / 10] ?? "") + (count % 10 == 1 ? "uma" : "duas")
  }
}

/// A whole number in kana, alone and with counters; above 9999 its figures.
struct KanaNumber {
  private static let digits = [
    "", "いち", "に", "さん", "よん", "ご", "ろく", "なな", "はち", "きゅう",
  ]
  private static let things = [
    "", "ひとつ", "ふたつ", "みっつ", "よっつ", "いつつ", "むっつ", "ななつ", "やっつ", "ここのつ",
  ]

  private let number: Int
  private var figures: String? { (0...9999).contains(number) ? nil : "\(number)" }

  init(_ number: Int) { self.number = number }

  /// The number alone.
  var text: String { figures ?? (number == 0 ? "ぜろ" : beginning + Self.digits[number % 10]) }

  /// What stands before the last digit.
  private var beginning: String {
    let thousands = ["", "せん", "にせん", "さんぜん"]
    let hundreds = ["", "ひゃく", "にひゃく", "さんびゃく"]
    return Self.place(number / 1000, thousands, "せん", [8: "はっせん"])
      + Self.place(number / 100 % 10, hundreds, "ひゃく", [6: "ろっぴゃく", 8: "はっぴゃく"])
      + Self.place(number / 10 % 10, ["", "じゅう"], "じゅう", [:])
  }

  /// A digit with the name of its place: one of the first of `names`, or an irregular one.
  private static func place(
    _ digit: Int, _ names: [String], _ unit: String, _ irregular: [Int: String]
  ) -> String {
    digit < names.count ? names[digit] : irregular[digit] ?? digits[digit] + unit
  }

  /// With the counter of hours: よじかん, くじかん.
  var hours: String {
    if let figures { return figures + "じかん" }
    return switch number % 10 {
    case 4: beginning + "よじかん"
    case 9: beginning + "くじかん"
    default: text + "じかん"
    }
  }

  /// With the counter of minutes: いっぷん, にふん, さんぷん.
  var minutes: String {
    if let figures { return figures + "ふん" }
    let hasHardSound = short != nil || text.last == "ん"
    return (short ?? text) + (hasHardSound ? "ぷん" : "ふん")
  }

  /// With the counter of times: いっかい, にかい.
  var times: String { (short ?? text) + "かい" }

  /// A number of things: ふたつ; from ten on the number alone.
  var things: String { (1...9).contains(number) ? Self.things[number] : text }

  /// The place in a row: ふたつめ, じゅうにばんめ.
  var rank: String { things + ((1...9).contains(number) ? "め" : "ばんめ") }

  /// The form before a counter that doubles its consonant: いっ, じゅっ; `nil` if it is the usual
  /// one.
  private var short: String? {
    guard number > 0, figures == nil else { return nil }
    switch number % 10 {
    case 1: return beginning + "いっ"
    case 6: return beginning + "ろっ"
    case 8: return beginning + "はっ"
    case 0 where number % 1000 != 0:
      // じゅう becomes じゅっ, ひゃく becomes ひゃっ.
      return beginning.dropLast() + "っ"
    default: return nil
    }
  }

  /// With a counter of the files.
  func counted(_ counter: String?) -> String {
    switch counter {
    case "hours": hours
    case "minutes": minutes
    case "times": times
    case "things": things
    case "rank": rank
    default: text
    }
  }
}
