import TimerEngine

/// A time of day as people write it: `9:20`, `9.20`, `9h20`, `0920`, `9 Uhr 20`, `9:20 a.m.`,
/// `9時20分`, `12 noon`, and `24:15` for a quarter past the midnight that ends the day.
struct TimeOfDayText {
  private var clock: String
  private var half: String
  /// Whether it says more than a number, which could as well be a length or a year.
  let isPlain: Bool

  private static let forms = [
    ("a.m.", "am"), ("p.m.", "pm"), ("午前", "am"), ("午後", "pm"), ("：", ":"), ("uhr", "h"),
    ("uur", "h"),
    ("o'clock", "h"), ("時半", ":30"), ("時", "h"), ("分", ""), ("hrs", "h"),
  ]
  private static let noon: Set<String> = [
    "noon", "midday", "12noon", "12midday", "mittag", "12uhrmittags", "midi", "mediodía",
    "mezzogiorno",
    "meio-dia", "正午",
  ]
  private static let midnight: Set<String> = [
    "midnight", "12midnight", "mitternacht", "minuit", "medianoche", "mezzanotte", "meia-noite",
    "middernacht",
  ]

  /// Reads a text; `nil` if it has not the form of a time.
  init?(_ text: String) {
    var word = text.lowercased().filter { !$0.isWhitespace }
    guard !Self.noon.contains(word), !Self.midnight.contains(word) else {
      (clock, half, isPlain) = (Self.noon.contains(word) ? "12:00" : "0:00", "", false)
      return
    }
    for (form, plain) in Self.forms { word = word.replacing(form, with: plain) }
    half = ["am", "pm"].first { word.hasSuffix($0) || word.hasPrefix($0) } ?? ""
    if !half.isEmpty { word = word.replacing(half, with: "") }
    if word.first?.isNumber == true { word = word.replacing("u", with: "h") }
    isPlain = half.isEmpty && word.allSatisfy(\.isNumber)
    if word.last == "h", word.contains(where: { ":.".contains($0) }) {
      // 9.20 Uhr
      word = String(word.dropLast()).replacing(".", with: ":")
    } else if word.contains("h") {
      word = word.replacing("h", with: word.last == "h" ? ":00" : ":")
    } else if word.contains("."), !word.contains(":"), !word.hasPrefix("0.") {
      // A number such as 0.38 is part of a day in a spreadsheet.
      word = word.replacing(".", with: ":")
    } else if isPlain, 3...4 ~= word.count {
      // A spreadsheet drops the zero of 0920.
      word.insert(":", at: word.index(word.endIndex, offsetBy: -2))
    }
    guard !word.isEmpty, word.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == ":") }) else {
      return nil
    }
    clock = word
  }

  /// Whether it is an hour alone, to which the other end of a range gives its meaning.
  var isBareHour: Bool { clock.utf8.count <= 2 && half.isEmpty }

  /// The seconds since the midnight at which the day begins; `nil` if there is no such time.
  var seconds: Int? { (try? TimeParser.timeOfDay(clock + half)) ?? secondsOfNextDay }

  /// The seconds of a time after midnight that is counted on to the hour of 30, as in Japan.
  private var secondsOfNextDay: Int? {
    let parts = clock.split(separator: ":", maxSplits: 1).map(String.init)
    guard half.isEmpty, parts.count == 2, let hour = Int(parts[0]), 24...30 ~= hour,
      let rest = try? TimeParser.timeOfDay("\(hour - 24):\(parts[1])"), hour < 30 || rest == 21_600
    else { return nil }
    return rest + CalendarDay.seconds
  }

  /// Takes what only the other end of a range says: `9:20-9:50 PM`, `9-10 Uhr`.
  mutating func complete(from end: TimeOfDayText) {
    if isBareHour, end.half.isEmpty, !end.isPlain { clock += ":00" }
    guard half.isEmpty, !end.half.isEmpty else { return }
    half = end.half
    guard let start = seconds, let last = end.seconds, start > last else { return }
    half = half == "am" ? "pm" : "am"
  }
}
