// Numbers and times of day as French writes and says them.
extension French {
  /// A number before a feminine noun; voices would read the figures 1 and 21 as "un".
  func number(_ count: Int) -> String {
    guard isSpoken, count < 1000, let ending = Self.feminine[count % 100] else { return "\(count)" }
    let hundreds = count / 100
    return (hundreds == 0 ? "" : hundreds == 1 ? "cent " : "\(hundreds) cent ") + ending
  }
  private static let feminine = [
    1: "une", 21: "vingt et une", 31: "trente et une", 41: "quarante et une",
    51: "cinquante et une", 61: "soixante et une", 81: "quatre-vingt-une",
  ]

  /// A time of day as it is written in a sentence, `14 h 05`; with colons it would be read as a
  /// length, above all behind `depuis`, which means both "since" and "for".
  func hour(_ time: String) -> String {
    let parts = time.split(separator: ":")
    guard parts.count > 1, parts.allSatisfy({ Int($0) != nil }) else { return time }
    let minutes = "\(parts[0])\u{A0}h\u{A0}\(parts[1])"
    return minutes + (parts.count > 2 ? "\u{A0}min\u{A0}\(parts[2])\u{A0}s" : "")
  }
}
