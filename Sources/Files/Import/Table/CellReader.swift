import TimerEngine

/// How the lengths and dates of a table are written, as its cells tell one after the other.
struct CellForms {
  /// Whether lengths of two numbers are hours and minutes, as some spreadsheets write them: then
  /// one of them is `0:20` or the like, for no talk takes 20 seconds, or nearly all last until the
  /// next talk.
  private(set) var hasHours = false
  /// The seconds of a length that is a bare number.
  let unit: Int
  private let chosen: DateOrder?
  private var orders: Set<DateOrder> = []

  init(unit: Int = 60, dates: DateOrder? = nil) { (self.unit, chosen) = (unit, dates) }

  /// Whether the day or the month comes first in dates; `nil` if nothing tells it.
  var order: DateOrder? { chosen ?? (orders.count == 1 ? orders.first : nil) }

  /// Takes note of the cells of a row.
  mutating func note(length: String?, dates: [String]) {
    if !hasHours, let parts = length?.split(separator: ":"), parts.count == 2 {
      hasHours = Int(parts[0]) == 0
    }
    note(dates: dates.map { CellReader.date(in: $0)?.date })
  }

  /// Takes note of dates.
  mutating func note(dates: [DateText?]) { orders.formUnion(dates.compactMap { $0?.order }) }

  /// Takes note of lengths with the seconds between the start and that of the next talk.
  ///
  /// Returns whether these alone say that lengths of two numbers are hours and minutes.
  mutating func note(_ lengths: [(text: String, secondsToNext: Int)]) -> Bool {
    let lengths = lengths.filter { length in length.text.count { $0 == ":" } == 1 }
    guard !hasHours, lengths.count > 1 else { return false }
    hasHours = true
    let reader = CellReader(self)
    let fitting = lengths.count { reader.length($0.text) == $0.secondsToNext }
    hasHours = fitting * 10 >= lengths.count * 9
    return hasHours
  }
}

/// Reads cells as people and spreadsheets write them.
struct CellReader {
  /// Whether lengths such as `0:20` are hours and minutes.
  private let hasHours: Bool
  private let unit: Int
  /// How the dates of the table are written.
  let order: DateOrder?

  init(_ forms: CellForms) { (hasHours, unit, order) = (forms.hasHours, forms.unit, forms.order) }

  /// A length: minutes, `20m`, `20:00`, `20 Minuten`, `1h30`, `0,5 h`, `PT20M`, or as spreadsheets
  /// write it `0:20:00`.
  func length(_ text: String) -> Int? {
    if let number = Int(text), text.utf8.areDigits {
      return number > 0 && number <= longestTime / unit ? number * unit : nil
    }
    let isHours = hasHours && text.count { $0 == ":" } == 1
    let word = Self.plain(text)
    return Self.fraction(word) ?? (try? TimeParser.duration(isHours ? word + ":00" : word))
  }

  /// A length with the letters `h`, `m` and `s` for its units.
  private static func plain(_ text: String) -> String {
    var word = ""
    var rest = text.lowercased().filter { !$0.isWhitespace }[...]
    if rest.hasPrefix("pt") { rest = rest.dropFirst(2) }
    while let letter = rest.first {
      let unit = rest.prefix { !$0.isNumber && $0 != ":" }
      word += unit.isEmpty ? String(letter) : self.unit(unit)
      rest = rest.dropFirst(max(1, unit.count))
    }
    // The minutes of 1h30.
    if let hour = word.firstIndex(of: "h"), word.last?.isNumber == true,
      word[hour...].dropFirst().allSatisfy(\.isNumber)
    {
      word += "m"
    }
    return word
  }

  /// The letter of a unit, or the text itself.
  private static func unit(_ text: Substring) -> String {
    // 1 Std. 30 Min.; 1 hour, 30 minutes; 1 hour and 30 minutes
    let joints = ["", ".", ",", ".,", "and", ",and", "und", "et", "y", "e", "en"]
    for joint in joints where text.hasSuffix(joint) && text.count > joint.count {
      if let unit = units[String(text.dropLast(joint.count))] { return unit }
    }
    return String(text)
  }

  /// A length such as `0,5 h`; `nil` if the digits behind the comma could be minutes as well.
  private static func fraction(_ word: String) -> Int? {
    let halves = ["½": "5", "¼": "25", "¾": "75"]
    guard let unit = ["h": 3600, "m": 60][word.suffix(1)] else { return nil }
    var number = String(word.dropLast())
    for (sign, digits) in halves where number.hasSuffix(sign) {
      number = String(number.dropLast()) + (number.count == 1 ? "0." : ".") + digits
    }
    let parts = number.split(omittingEmptySubsequences: false) { ".,".contains($0) }
    guard parts.count == 2, let whole = Int(parts[0]), parts[0].utf8.areDigits, whole < 24 * 60,
      parts[1].utf8.areDigits, parts[1].utf8.count == 1 || ["25", "75"].contains(String(parts[1])),
      let part = Int(parts[1])
    else { return nil }
    let seconds = whole * unit + part * unit / (parts[1].utf8.count == 1 ? 10 : 100)
    return 1...longestTime ~= seconds ? seconds : nil
  }

  private static let units: [String: String] = {
    let words = [
      "h": "hr hrs hour hours std stunde stunden heure heures hora horas ora ore uur u 時間",
      "m": "min mins minute minutes minuten mn minuto minutos minuti minuut ' ′ 分 分間",
      "s": "sec secs second seconds sek sekunden seconde secondes segundo segundos secondi 秒",
    ]
    return Dictionary(
      uniqueKeysWithValues: words.flatMap { unit, words in
        words.split(separator: " ").map { (String($0), unit) }
      })
  }()

  /// What a date means; a time may stand behind it.
  func day(_ text: String) -> DateText.Reading? { Self.date(in: text)?.date.reading(order) }

  /// The date at the beginning of a text, and what follows it.
  static func date(in text: String) -> (date: DateText, rest: String)? {
    if let date = DateText(text) { return (date, "") }
    let ends = text.indices.filter { text[$0] == " " || text[$0] == "T" }
    for end in ends.prefix(8) {
      if let date = DateText(String(text[..<end])), date.isDay {
        return (date, String(text[text.index(after: end)...]))
      }
    }
    return nil
  }
}
