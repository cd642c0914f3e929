/// Japanese as a voice says it, in kana: not every speech program reads Chinese characters, or
/// knows the sounds that numbers and counters take together.
///
/// Blanks part the words, which nothing else does in kana alone.
struct SpokenJapanese: AnnouncementPhrases {
  let space = " "
  let fullStop = "。"
  let comma = "、"

  func category(of count: Int) -> PluralCategory { .other }
  func hours(_ count: Int) -> String { KanaNumber(count).hours }
  func minutes(_ count: Int) -> String { KanaNumber(count).minutes }
  func seconds(_ count: Int) -> String { KanaNumber(count).text + "びょう" }
  func joined(_ lengths: [String]) -> String { lengths.joined(separator: " ") }

  let phases = PhaseNames(green: "みどり", yellow: "きいろ", red: "あか", overtime: "ちょうか")

  let start = "かいし"
  func remaining(_ time: String, _ category: PluralCategory) -> String { "のこり \(time)" }
  func over(_ time: String) -> String { "\(time) ちょうか" }
  let timeIsUp = "じかんです"
  func bell(_ strokes: Int) -> String {
    strokes == 1 ? "べる" : "べる \(KanaNumber(strokes).times)"
  }
  let segment = "ぱーと"
  func number(_ number: Int, of count: Int) -> String {
    "\(KanaNumber(count).things)の うち \(KanaNumber(number).rank)"
  }
}

/// A whole number in kana, alone and with counters; above 9999 its figures.
private struct KanaNumber {
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
}
