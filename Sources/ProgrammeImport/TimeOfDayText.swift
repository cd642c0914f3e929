import TimerEngine

/// A time of day as people write it: `9:20`, `9.20`, `9h20`, `9 Uhr 20`, `9:20 a.m.`, `9時20分`.
struct TimeOfDayText {
  private let clock: String
  private var half: String

  /// Reads a text; `nil` if it has not the form of a time.
  init?(_ text: String) {
    var word = text.lowercased().filter { $0 != " " }
    for (form, plain) in [
      ("a.m.", "am"), ("p.m.", "pm"), ("午前", "am"), ("午後", "pm"), ("：", ":"), ("uhr", "h"),
      ("時", "h"), ("分", ""),
    ] {
      word = word.replacing(form, with: plain)
    }
    half = ["am", "pm"].first { word.hasSuffix($0) || word.hasPrefix($0) } ?? ""
    if !half.isEmpty { word = word.replacing(half, with: "") }
    if word.last == "h", word.contains(where: { ":.".contains($0) }) {
      // 9.20 Uhr
      word = String(word.dropLast()).replacing(".", with: ":")
    } else if word.contains("h") {
      word = word.replacing("h", with: word.last == "h" ? ":00" : ":")
    } else if word.contains("."), !word.contains(":"), !word.hasPrefix("0.") {
      // A number such as 0.38 is part of a day in a spreadsheet.
      word = word.replacing(".", with: ":")
    }
    guard !word.isEmpty, word.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == ":") }) else {
      return nil
    }
    clock = word
  }

  /// The seconds since midnight; `nil` if there is no such time.
  var seconds: Int? { try? TimeGrammar.timeOfDay(clock + half) }

  /// Takes `am` or `pm` from the end of a range, where the time comes before it: `9:20-9:50 PM`.
  mutating func takeHalf(of end: TimeOfDayText) {
    guard half.isEmpty, !end.half.isEmpty else { return }
    half = end.half
    guard let start = seconds, let last = end.seconds, start > last else { return }
    half = half == "am" ? "pm" : "am"
  }
}
