// Units with their numbers, and times of day.
extension Portuguese {
  func days(_ count: Int) -> String { "\(count) dias" }
  func hours(_ count: Int) -> String {
    counted(count, feminine(count), one: "hora", other: "horas")
  }
  func minutes(_ count: Int) -> String {
    counted(count, one: "minuto", other: "minutos")
  }
  func seconds(_ count: Int) -> String {
    counted(count, one: "segundo", other: "segundos")
  }

  private static let tens = [
    2: "vinte e ", 3: "trinta e ", 4: "quarenta e ", 5: "cinquenta e ", 6: "sessenta e ",
    7: "setenta e ", 8: "oitenta e ", 9: "noventa e ",
  ]
  private static let hundreds = [
    "cento", "duzentas", "trezentas", "quatrocentas", "quinhentas", "seiscentas", "setecentas",
    "oitocentas", "novecentas",
  ]

  /// The number of a feminine unit; as it is spoken, what a voice would read as masculine is
  /// spelled out: `uma`, `vinte e duas`, `duzentas e 15`, `mil e uma`.
  ///
  /// From 2000 on, all stay figures.
  private func feminine(_ count: Int) -> String {
    guard isSpoken, count < 2000, ![100, 1000].contains(count) else { return "\(count)" }
    guard count < 1000 else {
      let rest = count - 1000
      return (rest < 100 || rest % 100 == 0 ? "mil e " : "mil ") + feminine(rest)
    }
    let (hundreds, rest) = count.quotientAndRemainder(dividingBy: 100)
    guard hundreds == 0 else {
      let word = Self.hundreds[hundreds - 1]
      return rest == 0 ? word : word + " e " + feminine(rest)
    }
    guard [1, 2].contains(count % 10), ![11, 12].contains(count) else { return "\(count)" }
    return (Self.tens[count / 10] ?? "") + (count % 10 == 1 ? "uma" : "duas")
  }

  /// A time of day with its article: `as 14:05`, `a 1:05`.
  func withArticle(_ time: String) -> String { (isSingular(time) ? "a " : "as ") + time }

  /// At a time of day: `às 14:05`, `à 1:05`.
  func at(_ time: String) -> String { (isSingular(time) ? "à " : "às ") + time }

  /// From a time of day on: `das 14:05`, `da 1:05`.
  func from(_ time: String) -> String { "d" + withArticle(time) }

  /// Whether a time of day is singular: those of one o'clock and, as zero is in Brazil, of the hour
  /// after midnight.
  private func isSingular(_ time: String) -> Bool {
    time.hasPrefix("1:") || region == .brazil && time.hasPrefix("0:")
  }
}
