package import TimerEngine

/// A date as people write it: `2026-12-04`, `4.12.2026`, `4/12/2026`, `Dec 4, 2026`, `4. Dezember
/// 2026`, `2026年12月4日`; a weekday may stand before it.
package struct DateText {
  /// What a date can mean.
  package enum Reading: Hashable, Sendable {
    case day(CalendarDay)
    /// The day or the month comes first; the two are different days.
    case either(dayFirst: CalendarDay, monthFirst: CalendarDay)
  }

  /// The date as it is written.
  let text: String
  private let numbers: [Substring]
  private let month: Int?
  private let hasDots: Bool

  /// Reads a text; `nil` if it is no date.
  ///
  /// A year of two digits stands last, behind a second dot or slash, or behind the name of a month.
  init?(_ text: String) {
    let line = text.lowercased().replacing("年", with: "-").replacing("月", with: "-")
      .replacing("日", with: " ")
    var tokens = line.split { !$0.isLetter && !$0.isNumber }
    tokens.removeAll { ["de", "del", "of", "di"].contains($0) }
    if tokens.count > 3, let first = tokens.first, Self.isWeekday(first) { tokens.removeFirst() }
    guard tokens.count == 3, !line.contains(":") else { return nil }
    let months = tokens.compactMap { Self.month($0) }
    var numbers = tokens.map(Self.withoutOrdinal).filter {
      $0.utf8.allSatisfy { 0x30...0x39 ~= $0 } && [1, 2, 4].contains($0.count)
    }
    // LibreOffice writes 04.12.26, and 12/4/26 in English; Excel also 04-Dec-26.
    if numbers.map(\.count).max() == 2, numbers.last?.count == 2,
      months.isEmpty ? Self.hasTwoEqualSigns(line) : tokens.last?.first?.isNumber == true
    {
      numbers.append("20" + numbers.removeLast())
    }
    guard numbers.count + months.count == 3, months.count < 2,
      numbers.count(where: { $0.count == 4 }) == 1
    else { return nil }
    (self.text, self.numbers, month) = (text, numbers, months.first)
    hasDots = line.contains(".")
  }

  /// Whether dots or slashes alone stand between numbers, of which there are three.
  private static func hasTwoEqualSigns(_ line: String) -> Bool {
    let parts = line.split(omittingEmptySubsequences: false) { $0.isNumber || $0.isWhitespace }
    let signs = parts.filter { !$0.isEmpty && !$0.contains(where: \.isLetter) && $0 != "," }
    return signs == [".", "."] || signs == ["/", "/"]
  }

  /// What the date can mean; `nil` if there is no such day.
  ///
  /// A day and a month that are joined by dots
  /// have the day first.
  func reading(_ order: DateOrder?) -> Reading? {
    if let month {
      let year = numbers[0].count == 4 ? numbers[0] : numbers[1]
      let day = numbers[0].count == 4 ? numbers[1] : numbers[0]
      return Self.day(year, "\(month)", day).map(Reading.day)
    }
    if numbers[0].count == 4 {
      return Self.day(numbers[0], numbers[1], numbers[2]).map(Reading.day)
    }
    guard numbers[2].count == 4 else { return nil }
    let dayFirst = Self.day(numbers[2], numbers[1], numbers[0])
    let monthFirst = Self.day(numbers[2], numbers[0], numbers[1])
    switch hasDots ? .dayFirst : order {
    case .dayFirst: return dayFirst.map(Reading.day)
    case .monthFirst: return monthFirst.map(Reading.day)
    case nil: break
    }
    guard let dayFirst, let monthFirst, dayFirst != monthFirst else {
      return (dayFirst ?? monthFirst).map(Reading.day)
    }
    return .either(dayFirst: dayFirst, monthFirst: monthFirst)
  }

  /// Whether there is such a day, whatever comes first.
  var isDay: Bool { reading(.dayFirst) != nil || reading(.monthFirst) != nil }

  /// Which of them comes first, if this date alone tells it.
  var order: DateOrder? {
    guard month == nil, !hasDots, numbers[2].count == 4, case .day = reading(nil) else {
      return nil
    }
    if (Int(numbers[0]) ?? 0) > 12 { return .dayFirst }
    return (Int(numbers[1]) ?? 0) > 12 ? .monthFirst : nil
  }

  private static func day(
    _ year: some StringProtocol, _ month: some StringProtocol, _ day: some StringProtocol
  ) -> CalendarDay? {
    func padded(_ number: some StringProtocol) -> String { (number.count == 1 ? "0" : "") + number }
    return CalendarDay("\(year)-\(padded(month))-\(padded(day))")
  }

  /// A number without the letters of `4th` or `1er`.
  private static func withoutOrdinal(_ token: Substring) -> Substring {
    let letters = token.drop { $0.isNumber }
    let isOrdinal = ["st", "nd", "rd", "th", "er", "º"].contains(letters)
    return isOrdinal ? token.dropLast(letters.count) : token
  }

  private static let months = """
    january february march april may june july august september october november december
    januar februar märz april mai juni juli august september oktober november dezember
    janvier février mars avril mai juin juillet août septembre octobre novembre décembre
    enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre
    gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre
    janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro
    januari februari maart april mei juni juli augustus september oktober november december
    jan feb mrt apr mai jun jul aug sept okt nov dez
    """.split(separator: "\n").map { $0.split(separator: " ").map { String($0).foldedLetters } }

  /// The number of a month whose name a word begins, from three letters on.
  private static func month(_ token: Substring) -> Int? {
    let word = String(token).foldedLetters
    guard word.count >= 3 else { return nil }
    let found = Set(
      months.flatMap { names in names.indices.filter { names[$0].hasPrefix(word) } })
    return found.count == 1 ? found.first.map { $0 + 1 } : nil
  }

  private static let weekdays: Set<String> = [
    "mo", "di", "mi", "do", "fr", "sa", "so", "tu", "we", "th", "su", "lu", "ma", "me", "je", "ve",
    "ju", "vi", "gi", "se", "te", "qu", "wo", "vr", "za", "zo", "土", "日", "月", "火", "水", "木", "金",
  ]

  /// Whether a text begins with the name of a day of the week.
  static func beginsWithWeekday(_ text: String) -> Bool {
    let word = String(text.prefix { $0.isLetter }).lowercased().foldedLetters
    let ends = ["day", "tag", "woch", "di", "nes", "tes", "ves", "bado", "ngo", "feira", "dag"]
    return weekdays.contains(String(word.prefix(2)))
      && (2...3 ~= word.count || ends.contains(where: word.hasSuffix))
  }

  private static func isWeekday(_ token: Substring) -> Bool {
    token.allSatisfy(\.isLetter)
      && (weekdays.contains(String(token.prefix(2))) || weekdays.contains(String(token.prefix(1))))
  }
}
