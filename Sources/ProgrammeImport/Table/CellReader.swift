import TimerEngine

/// How the lengths and dates of a table are written, as its cells tell one after the other.
struct CellForms {
  /// Whether lengths of two numbers are hours and minutes, as some spreadsheets write them: then one
  /// of them is `0:20` or the like, for no talk takes 20 seconds, or nearly all last until the next talk.
  private(set) var hasHours = false
  /// The seconds of a length that is a bare number.
  let unit: Int
  private let chosen: DateOrder?
  private var orders: Set<DateOrder> = []

  init(unit: Int = 60, dates: DateOrder? = nil) { (self.unit, chosen) = (unit, dates) }

  /// Whether the day or the month comes first in dates; `nil` if nothing tells it.
  var order: DateOrder? { chosen ?? (orders.count == 1 ? orders.first : nil) }

  /// Takes note of the cells of a row.
  mutating func note(length: String?, day: String?) {
    if !hasHours, let parts = length?.split(separator: ":"), parts.count == 2 {
      hasHours = Int(parts[0]) == 0
    }
    if let day, let order = CellReader.date(in: day)?.date.order { orders.insert(order) }
  }

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

  /// A time of day, or two of them: `9:00-9:20`, `von 9:00 bis 9:20 Uhr`; a date may stand before them.
  func times(_ text: String) -> (start: Int, end: Int?)? {
    if let time = timeOfDay(text) { return (time, nil) }
    let rest = Self.date(in: text)?.rest ?? text
    let words = rest.lowercased().split(separator: " ").map { word in
      Self.joints.contains(String(word)) ? "-" : String(word)
    }
    let parts = words.drop { Self.openings.contains($0) }.joined(separator: " ")
      .split(omittingEmptySubsequences: false) { "-–—~〜～".contains($0) }.map(String.init)
    guard parts.count == 2, let end = TimeOfDayText(parts[1]), var start = TimeOfDayText(parts[0])
    else { return nil }
    start.takeHalf(of: end)
    guard let first = start.seconds, let last = end.seconds else { return nil }
    return (first, last)
  }

  /// Words between two times.
  private static let joints: Set<String> = [
    "to", "until", "till", "bis", "à", "a", "hasta", "alle", "às", "até", "tot",
  ]
  /// Words before two times.
  private static let openings: Set<String> = ["from", "von", "de", "dalle", "das", "van"]

  /// A time of day, also with a date before it.
  func timeOfDay(_ text: String) -> Int? {
    TimeOfDayText(text)?.seconds
      ?? Self.date(in: text).flatMap { TimeOfDayText($0.rest)?.seconds }
  }

  /// A length: minutes, `20m`, `20:00`, `20 Minuten`, `1h30`, or as spreadsheets write it `0:20:00`.
  func length(_ text: String) -> Int? {
    if let number = Int(text), text.utf8.allSatisfy({ 0x30...0x39 ~= $0 }) {
      return number > 0 && number <= longestTime / unit ? number * unit : nil
    }
    let isHours = hasHours && text.count { $0 == ":" } == 1
    var word = ""
    // Behind a letter a dot ends an abbreviation: 1 Std. 30 Min.
    var rest = text.lowercased().filter { $0 != " " }[...]
    while let letter = rest.first {
      let unit = rest.prefix { !$0.isNumber && $0 != ":" }
      let name = unit.count > 1 && unit.last == "." ? unit.dropLast() : unit
      word += unit.isEmpty ? String(letter) : Self.units[String(name)] ?? String(unit)
      rest = rest.dropFirst(max(1, unit.count))
    }
    // The minutes of 1h30.
    if let hour = word.firstIndex(of: "h"), word.last?.isNumber == true,
      word[hour...].dropFirst().allSatisfy(\.isNumber)
    {
      word += "m"
    }
    return try? TimeGrammar.duration(isHours ? word + ":00" : word)
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
      if let date = DateText(String(text[..<end])) {
        return (date, String(text[text.index(after: end)...]))
      }
    }
    return nil
  }
}
