/// Knows breaks by what they are called.
struct BreakWords {
  /// Further names; `*` stands for any text.
  let patterns: [String]

  private static let words: Set<String> = [
    "break", "coffee", "lunch", "dinner", "tea", "intermission",
    "pause", "kaffee", "mittag", "mittagessen", "imbiss",
    "dejeuner", "cafe", "entracte", "descanso", "almuerzo", "comida",
    "pausa", "pranzo", "caffe", "intervallo", "intervalo", "almoco",
    "koffie", "middageten",
  ]

  /// Whether a text calls something a break: `Coffee`, `Lunch break`, `Kaffeepause`.
  func matches(_ text: String) -> Bool {
    let isWord = text.lowercased().split { !$0.isLetter }.contains { word in
      let word = String(word).foldedLetters
      return Self.words.contains(word) || word.hasSuffix("pause") || word.hasSuffix("pauze")
        || word.contains("休憩") || word.contains("昼食")
    }
    return isWord || patterns.contains { Self.matches(text.lowercased(), $0.lowercased()) }
  }

  /// Whether a text has the parts of a pattern in their order, from its begin to its end.
  private static func matches(_ text: String, _ pattern: String) -> Bool {
    let parts = pattern.split(separator: "*", omittingEmptySubsequences: false)
    guard parts.count > 1, let first = parts.first, let last = parts.last else {
      return text == pattern
    }
    guard text.hasPrefix(first), text.count >= first.count + last.count, text.hasSuffix(last)
    else { return false }
    var rest = text.dropFirst(first.count).dropLast(last.count)
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let place = rest.firstRange(of: part) else { return false }
      rest = rest[place.upperBound...]
    }
    return true
  }
}
