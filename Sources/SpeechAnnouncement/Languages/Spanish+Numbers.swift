// Units with their numbers, and times of day.
extension Spanish {
  func days(_ count: Int) -> String { "\(count) días" }
  func hours(_ count: Int) -> String {
    counted(count, number(count, isFeminine: true), one: "hora", other: "horas")
  }
  func minutes(_ count: Int) -> String {
    counted(count, number(count, isFeminine: false), one: "minuto", other: "minutos")
  }
  func seconds(_ count: Int) -> String {
    counted(count, number(count, isFeminine: false), one: "segundo", other: "segundos")
  }

  private static let tens = [
    2: "veinti", 3: "treinta y ", 4: "cuarenta y ", 5: "cincuenta y ", 6: "sesenta y ",
    7: "setenta y ", 8: "ochenta y ", 9: "noventa y ",
  ]
  /// From 200 to 900, without the ending.
  private static let hundreds = [
    "doscient", "trescient", "cuatrocient", "quinient", "seiscient", "setecient", "ochocient",
    "novecient",
  ]

  /// The number of a unit; as it is spoken, what a voice would not read as the noun asks for is
  /// spelled out: `un`, `veintiún`, `treinta y una`, `doscientas 15`, `mil una`.
  ///
  /// From 2000 on, all stay figures.
  private func number(_ count: Int, isFeminine: Bool) -> String {
    guard isSpoken, count < 2000, ![100, 1000].contains(count) else { return "\(count)" }
    guard count < 1000 else { return "mil " + number(count - 1000, isFeminine: isFeminine) }
    let (hundreds, rest) = count.quotientAndRemainder(dividingBy: 100)
    guard hundreds == 0 else {
      let word =
        hundreds == 1 ? "ciento" : Self.hundreds[hundreds - 2] + (isFeminine ? "as" : "os")
      return rest == 0 ? word : word + " " + number(rest, isFeminine: isFeminine)
    }
    guard count % 10 == 1, count != 11 else { return "\(count)" }
    let one = isFeminine ? "una" : count == 21 ? "ún" : "un"
    return (Self.tens[count / 10] ?? "") + one
  }

  /// A time of day with its article: `las 14:05`, `la 1:05`.
  func withArticle(_ time: String) -> String { (isOne(time) ? "la " : "las ") + time }

  /// Whether a time of day is singular: that of one o'clock.
  func isOne(_ time: String) -> Bool { time.hasPrefix("1:") }
}
