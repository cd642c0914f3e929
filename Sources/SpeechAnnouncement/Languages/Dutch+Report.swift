extension Dutch {
  var reportWords: ReportWords {
    ReportWords(
      title: "Presentaties: gepland en werkelijk", due: "Gepland", until: "Tot", start: "Begin",
      end: "Einde", late: "Te laat", talk: "Presentatie", planned: "Duur", actual: "Werkelijk",
      added: "Erbij", over: "Over", speaker: "Spreker", talks: "Aantal", alone: "Alleen",
      shared: "Met anderen", rest: "pauze", questions: "vragen", rehearsal: "repetitie",
      test: "test",
      notHeld: "niet gehouden", qualified: "geldig", tooShort: "te kort", tooLong: "te lang",
      green: "groen", yellow: "geel", red: "rood", overtime: "over de tijd", noLamp: "geen lamp",
      noTalks: "Er zijn geen presentaties.", room: "zaal", of: "van", byHand: "met de hand")
  }
  func starts(_ count: Int) -> String { "\(count) keer gestart" }
  func timesOfMachine(without zone: String) -> String {
    "tijden van deze computer, die de zone \(zone) niet kent"
  }

  func reportedTalks(_ count: Int, _ sum: String, mean: String, planned: String) -> String {
    (count == 1 ? "1 presentatie" : "\(count) presentaties")
      + ": samen \(sum), gemiddeld \(mean). Gepland: \(planned)."
  }
  func reportedStarts(_ count: Int, _ lateness: ReportedLateness) -> String {
    let talks =
      count == 1 ? "1 presentatie met gepland begin" : "\(count) presentaties met gepland begin"
    return switch lateness {
    case .all(let time): "\(talks): \(time)."
    case .noneLate(let mean, let latest): "\(talks): gemiddeld \(mean); de laatste: \(latest)."
    case .atMost(let mean, let largest): "\(talks): gemiddeld \(mean), hoogstens \(largest)."
    }
  }
  func reportedOver(_ count: Int, _ sum: String, mean: String, largest: String) -> String {
    guard count > 0 else { return "Geen presentatie liep uit." }
    return (count == 1 ? "1 presentatie liep" : "\(count) presentaties liepen")
      + " uit: samen \(sum), gemiddeld \(mean), hoogstens \(largest)."
  }
  func reportedChange(_ time: String, isAdded: Bool) -> String {
    isAdded ? "Met de hand toegevoegd: \(time)." : "Met de hand weggenomen: \(time)."
  }
  func reportedPauses(_ time: String) -> String { "Onderbrekingen: \(time)." }
  func reportedQuestions(_ count: Int, _ sum: String) -> String {
    "Vragen: \(sum) in " + (count == 1 ? "1 presentatie." : "\(count) presentaties.")
  }
  func reportedSpeeches(_ verdicts: String) -> String { "Wedstrijdtoespraken: \(verdicts)." }
  func reportedBreaks(_ count: Int, _ sum: String) -> String {
    (count == 1 ? "1 pauze" : "\(count) pauzes") + ": samen \(sum)."
  }
  func reportedNotHeld(_ count: Int, _ planned: String) -> String {
    (count == 1 ? "1 programmapunt ging" : "\(count) programmapunten gingen")
      + " niet door: \(planned) gepland."
  }
  func reportedRehearsals(_ count: Int) -> String {
    (count == 1 ? "1 repetitie telt" : "\(count) repetities tellen") + " niet mee."
  }
  func reportedTests(_ count: Int) -> String {
    (count == 1 ? "1 test telt" : "\(count) tests tellen") + " niet mee."
  }
}
