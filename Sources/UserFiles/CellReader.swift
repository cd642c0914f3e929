import TimerEngine

/// How the lengths and dates of a table are written, as its cells tell one after the other.
struct CellForms {
  /// Whether lengths of two numbers are hours and minutes, as some spreadsheets write them: then one
  /// of them is `0:20` or the like, for no talk takes 20 seconds.
  private(set) var hasHours = false
  private var hasDayFirst = false
  private var hasMonthFirst = false

  /// Whether the day or the month comes first in dates.
  var order: DateOrder {
    hasDayFirst == hasMonthFirst ? .unknown : hasDayFirst ? .dayFirst : .monthFirst
  }

  /// Takes note of the cells of a row.
  mutating func note(length: String?, day: String?) {
    if !hasHours, let parts = length?.split(separator: ":"), parts.count == 2 {
      hasHours = Int(parts[0]) == 0
    }
    // A number above 12 is no month.
    let date = day?.prefix { $0 != " " }.split(separator: "/").compactMap { Int($0) } ?? []
    guard date.count == 3 else { return }
    if 13...31 ~= date[0] { hasDayFirst = true }
    if 13...31 ~= date[1] { hasMonthFirst = true }
  }
}

/// Whether dates such as `12/4/2026` have the day or the month first.
enum DateOrder {
  case dayFirst, monthFirst, unknown
}

/// Reads cells as spreadsheets write them.
struct CellReader {
  /// Whether lengths such as `0:20` are hours and minutes.
  private let hasHours: Bool
  /// How the dates of the table are written.
  private let order: DateOrder

  init(_ forms: CellForms) { (hasHours, order) = (forms.hasHours, forms.order) }

  /// A time of day, or two of them: `9:00-9:20`.
  func times(_ text: String) -> (start: Int, end: Int?)? {
    if let time = timeOfDay(text) { return (time, nil) }
    let parts = text.split { "-–—".contains($0) }.map { word in
      timeOfDay(word.split(separator: " ").joined(separator: " "))
    }
    guard parts.count == 2, let start = parts[0], let end = parts[1] else { return nil }
    return (start, end)
  }

  /// A time of day, also with a date before it.
  func timeOfDay(_ text: String) -> Int? {
    if let time = try? TimeGrammar.timeOfDay(text) { return time }
    let words = text.split(separator: " ", maxSplits: 1)
    guard words.count == 2, day(String(words[0])) != nil else { return nil }
    return try? TimeGrammar.timeOfDay(String(words[1]))
  }

  /// A length: minutes, `20m`, `20:00`, or as spreadsheets write it `0:20:00`.
  func length(_ text: String) -> Int? {
    let isHours = hasHours && text.count { $0 == ":" } == 1
    let word = text.lowercased().replacing(" ", with: "").replacing("minutes", with: "m")
      .replacing("min", with: "m")
    return try? TimeGrammar.duration(isHours ? word + ":00" : word)
  }

  /// A day: `2026-12-04`, also with a time behind it, `4.12.2026`, or `12/4/2026`.
  func day(_ text: String) -> CalendarDay? {
    let date = text.prefix { $0 != " " && $0 != "T" }
    if let day = CalendarDay(String(date)) { return day }
    let separator: Character = date.contains(".") ? "." : "/"
    let parts = date.split(separator: separator, omittingEmptySubsequences: false)
    guard parts.count == 3, parts.allSatisfy({ $0.allSatisfy(\.isASCII) && Int($0) != nil }) else {
      return nil
    }
    if parts[0].count == 4 { return Self.day(parts[0], parts[1], parts[2]) }
    switch separator == "." ? .dayFirst : order {
    case .dayFirst: return Self.day(parts[2], parts[1], parts[0])
    case .monthFirst: return Self.day(parts[2], parts[0], parts[1])
    case .unknown: return nil
    }
  }

  private static func day(
    _ year: Substring, _ month: Substring, _ day: Substring
  ) -> CalendarDay? {
    func padded(_ number: Substring) -> String { (number.count == 1 ? "0" : "") + number }
    return CalendarDay("\(year)-\(padded(month))-\(padded(day))")
  }
}
