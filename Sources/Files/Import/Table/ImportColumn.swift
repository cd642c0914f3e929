/// What a column of a table is about.
package enum ImportColumn: String, CaseIterable, Sendable {
  case id, title, speaker, room, day, start, end, length, note, call, kind, state, skip
  case hardEnd = "hard-end"
  case green, yellow, red
  case endDay = "end-day"
  case allDay = "all-day"
  case firstName = "first-name"
  case lastName = "last-name"

  /// The column and the place of each heading in its line; the place says how telling it is.
  private static let known: [String: (column: ImportColumn, place: Int)] = {
    var known: [String: (column: ImportColumn, place: Int)] = [:]
    for line in headings.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      guard let column = ImportColumn(rawValue: words[0]) else { continue }
      for (place, word) in words.dropFirst().enumerated() where known[word] == nil {
        known[word] = (column, place)
      }
    }
    return known
  }()

  /// Headings that some people write above starts and others above lengths.
  private static let doubtful: Set<String> = [
    "time", "zeit", "temps", "tiempo", "tempo", "tijd", "時間",
  ]

  /// Whether a heading is written above starts and above lengths.
  static func isDoubtful(_ heading: String) -> Bool { doubtful.contains(heading.headingKey) }

  /// The column that a heading names, and how telling it is: 0 is the most.
  static func named(_ heading: String) -> (column: ImportColumn, place: Int)? {
    inBrackets(heading) ?? heading.headingKeys.lazy.compactMap { known[$0] }.first
  }

  /// The column of a date or of a time whose heading says only which end it is: `Start (date)`,
  /// `Ende (Uhrzeit)`.
  private static func inBrackets(_ heading: String) -> (column: ImportColumn, place: Int)? {
    let parts = heading.lowercased().split { "()".contains($0) }.map { String($0).foldedLetters }
    guard parts.count == 2, let column = known[parts[0]]?.column, [.start, .end].contains(column)
    else { return nil }
    if dateWords.contains(parts[1]) { return (column == .start ? .day : .endDay, 1) }
    // The column with date and time, if there is one, says more.
    return timeWords.contains(parts[1]) ? (column, 20) : nil
  }

  private static let dateWords: Set<String> = [
    "date", "datum", "tag", "day", "fecha", "data", "dia", "日付",
  ]
  private static let timeWords: Set<String> = [
    "time", "zeit", "uhrzeit", "heure", "hora", "ora", "tijd", "tijdstip", "時刻", "時間",
  ]

  /// What messages call it.
  var word: String { self == .length ? "duration" : rawValue }
}

extension String {
  /// A heading without spaces, punctuation, accents and capitals, and what is in brackets.
  var headingKey: String { headingKeys.first ?? "" }

  /// What a heading may be known by: the whole of it, then without the forms that follow a sign
  /// (`Redner*in`, `Start / Beginn`), a unit, a number or a feminine ending.
  fileprivate var headingKeys: [String] {
    let whole = lowercased().withoutBrackets
    let first = whole.split { "/:*·.|–-,".contains($0) }.first.map(String.init) ?? ""
    let keys = [whole.foldedLetters, first.foldedLetters]
    let endings = [
      "inminuten", "inminutes", "inseconds", "insekunden", "inhours", "instunden", "minuten",
      "minutes", "min", "innen", "in", "1",
    ]
    return keys
      + endings.compactMap { ending in
        keys[0].hasSuffix(ending) ? String(keys[0].dropLast(ending.count)) : nil
      }
  }

  private var withoutBrackets: String {
    var depth = 0
    return filter { letter in
      if "([{（".contains(letter) { depth += 1 }
      defer { if ")]}）".contains(letter) { depth -= 1 } }
      return depth <= 0
    }
  }

  /// The letters and digits alone, without their accents.
  var foldedLetters: String {
    String(compactMap { $0.isLetter || $0.isNumber ? Self.plain[$0] ?? $0 : nil })
  }

  private static let plain = Dictionary(
    uniqueKeysWithValues: zip(
      "àáâãäåçèéêëìíîïñòóôõöøùúûüý", "aaaaaaceeeeiiiinoooooouuuuy"))
}
