import TimerEngine

/// What a cell says of when something takes place: `9:00`, `9:00-9:20`, `4.12.2026 9:00`,
/// `2026-12-04T09:00:00+01:00`.
struct CellTimes {
  /// The date beside the time; `nil` if there is none.
  private(set) var date: DateText?
  /// The seconds since midnight, more than a day's for `24:15`.
  private(set) var start = 0
  /// How many seconds the clocks are ahead of UTC; `nil` if it is not said.
  private(set) var offset: Int?
  /// The second time of a range.
  private(set) var end: Int?
  /// The date beside it.
  private(set) var endDate: DateText?
  /// Whether it is more than a bare number, such as `0920`.
  private(set) var isPlain = false

  /// Reads a text; `nil` if it has not the form of a time or of two.
  init?(_ text: String) {
    if let moment = Moment(text) {
      self.init(moment)
      return
    }
    for (start, end) in Self.halves(of: text) {
      guard let end = Moment(end), var start = Moment(start) else { continue }
      start.complete(from: end)
      self.init(start)
      guard let first = start.time.seconds, let last = end.time.seconds else { return nil }
      (self.start, self.end, endDate, isPlain) = (first, last, end.date, false)
      if offset == nil { offset = end.offset }
      return
    }
    return nil
  }

  private init?(_ moment: Moment) {
    guard let seconds = moment.time.seconds else { return nil }
    (date, start, offset) = (moment.date, seconds, moment.offset)
    isPlain = moment.time.isPlain && moment.date == nil
  }

  /// Words between two times.
  private static let joints: Set<String> = [
    "to", "until", "till", "bis", "à", "a", "hasta", "alle", "às", "até", "tot",
  ]
  /// Words before two times.
  private static let openings: Set<String> = ["from", "von", "de", "dalle", "das", "van"]
  private static let dashes: Set<Character> = ["-", "–", "—", "~", "〜", "～"]

  /// The two parts of a range: what is before and behind the only dash between spaces, or else
  /// behind the date.
  private static func halves(of text: String) -> [(String, String)] {
    let words = text.split(separator: " ").map { word in
      joints.contains(word.lowercased())
        || word.count == 1 && dashes.contains(word[word.startIndex])
        ? "-" : String(word)
    }.drop { openings.contains($0.lowercased()) }
    var halves: [(String, String)] = []
    if words.count(where: { $0 == "-" }) == 1, let joint = words.firstIndex(of: "-") {
      halves.append(
        (
          words[..<joint].joined(separator: " "), words[(joint + 1)...].joined(separator: " ")
        ))
    }
    let line = words.joined(separator: " ")
    let rest = CellReader.date(in: line)?.rest ?? line
    let parts = rest.split(omittingEmptySubsequences: false, whereSeparator: dashes.contains)
    if parts.count == 2 {
      halves.append((String(line.dropLast(rest.count)) + parts[0], String(parts[1])))
    }
    return halves
  }

  /// A time of day, also with a date and an offset.
  private struct Moment {
    var date: DateText?
    var time: TimeOfDayText
    var offset: Int?

    /// Words between a date and a time.
    private static let joints: Set<String> = [
      "at", "um", "à", "le", "a", "las", "om", "alle", "ore", "às", "|", "-", "–",
    ]

    init?(_ text: String) {
      if let time = TimeOfDayText(text), time.seconds != nil || time.isBareHour {
        self.time = time
        return
      }
      var rest = text
      if let (date, behind) = CellReader.date(in: text) {
        self.date = date
        let words = behind.split(separator: " ").drop { Self.joints.contains($0.lowercased()) }
        rest = words.joined(separator: " ")
      } else if let (date, before) = Self.date(behind: text) {
        (self.date, rest) = (date, before)
      }
      // Elsewhere a minus stands between two times.
      let isISO = text.split(separator: "T").dropFirst().first?.first?.isNumber == true
      if let (before, offset) = Self.offset(in: rest, hasDate: date != nil, isISO: isISO) {
        (rest, self.offset) = (before, offset)
      }
      // Fractions of a second.
      if let dot = rest.lastIndex(of: "."), rest.count(where: { $0 == ":" }) == 2,
        rest[dot...].dropFirst().allSatisfy(\.isNumber)
      {
        rest = String(rest[..<dot])
      }
      guard let time = TimeOfDayText(rest) else { return nil }
      self.time = time
    }

    /// The date at the end of a text, and what is before it.
    private static func date(behind text: String) -> (date: DateText, rest: String)? {
      for place in text.indices.filter({ text[$0] == " " }).prefix(4) {
        let tail = text[text.index(after: place)...]
        let head = text[..<place]
        if let date = DateText(String(tail)), date.isDay {
          return (date, String(head.last == "," ? head.dropLast() : head))
        }
      }
      return nil
    }

    /// The offset at the end of a text, `Z`, `UTC`, `+01:00` or `+0100`, and what is before it.
    private static func offset(
      in text: String, hasDate: Bool, isISO: Bool
    ) -> (rest: String, offset: Int)? {
      for name in ["Z", "UTC", "GMT"] where text.hasSuffix(name) {
        let rest = text.dropLast(name.count)
        guard let last = rest.last, last.isNumber || last == " " else { continue }
        return (String(rest), 0)
      }
      guard let place = text.lastIndex(where: { "+-".contains($0) }),
        text[place] == "+"
          || hasDate && (isISO || text[..<place].count(where: { $0 == ":" }) == 2)
      else { return nil }
      let digits = text[place...].dropFirst().filter { $0 != ":" }
      guard digits.utf8.areDigits, [2, 4].contains(digits.count), let number = Int(digits) else {
        return nil
      }
      let (hours, minutes) = digits.count == 2 ? (number, 0) : (number / 100, number % 100)
      guard hours <= 14, minutes < 60 else { return nil }
      var rest = text[..<place]
      for name in ["UTC", "GMT"] where rest.hasSuffix(name) { rest = rest.dropLast(3) }
      return (String(rest), (text[place] == "-" ? -1 : 1) * (hours * 3600 + minutes * 60))
    }

    mutating func complete(from end: Moment) { time.complete(from: end.time) }
  }
}
