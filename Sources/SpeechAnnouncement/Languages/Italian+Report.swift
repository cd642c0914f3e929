extension Italian {
  var reportWords: ReportWords {
    ReportWords(
      title: "Interventi: previsto ed effettivo", due: "Previsto", until: "Fino a", start: "Inizio",
      end: "Fine", late: "Ritardo", talk: "Intervento", planned: "Durata", actual: "Reale",
      added: "Aggiunto", over: "Oltre", speaker: "Relatore", talks: "Interventi", alone: "Da solo",
      shared: "Con altri", rest: "pausa", questions: "domande", rehearsal: "prova", test: "test",
      notHeld: "non tenuto",
      qualified: "valido", tooShort: "troppo breve", tooLong: "troppo lungo", green: "verde",
      yellow: "giallo", red: "rosso", overtime: "oltre il tempo", noLamp: "senza luce",
      noTalks: "Non ci sono interventi.", room: "sala", of: "di", byHand: "a mano")
  }
  func starts(_ count: Int) -> String { "\(count) avvii" }
  func timesOfMachine(without zone: String) -> String {
    "orari di questo computer, che non conosce il fuso \(zone)"
  }

  func reportedTalks(_ count: Int, _ sum: String, mean: String, planned: String) -> String {
    (count == 1 ? "1 intervento" : "\(count) interventi")
      + ": \(sum) in tutto, \(mean) in media. Previsto: \(planned)."
  }
  func reportedStarts(_ count: Int, _ lateness: ReportedLateness) -> String {
    let talks =
      count == 1 ? "1 intervento con inizio previsto" : "\(count) interventi con inizio previsto"
    return switch lateness {
    case .all(let time): "\(talks): \(time)."
    case .noneLate(let mean, let latest): "\(talks): in media \(mean); il più tardivo: \(latest)."
    case .atMost(let mean, let largest): "\(talks): in media \(mean), al massimo \(largest)."
    }
  }
  func reportedOver(_ count: Int, _ sum: String, mean: String, largest: String) -> String {
    guard count > 0 else { return "Nessun intervento è andato oltre." }
    return (count == 1 ? "1 intervento è andato" : "\(count) interventi sono andati")
      + " oltre: \(sum) in tutto, \(mean) in media, \(largest) al massimo."
  }
  func reportedChange(_ time: String, isAdded: Bool) -> String {
    isAdded ? "Aggiunto a mano: \(time)." : "Tolto a mano: \(time)."
  }
  func reportedPauses(_ time: String) -> String { "Interruzioni: \(time)." }
  func reportedQuestions(_ count: Int, _ sum: String) -> String {
    "Domande: \(sum) in " + (count == 1 ? "1 intervento." : "\(count) interventi.")
  }
  func reportedSpeeches(_ verdicts: String) -> String { "Discorsi in gara: \(verdicts)." }
  func reportedBreaks(_ count: Int, _ sum: String) -> String {
    (count == 1 ? "1 pausa" : "\(count) pause") + ": \(sum) in tutto."
  }
  func reportedNotHeld(_ count: Int, _ planned: String) -> String {
    (count == 1 ? "1 punto non si è tenuto" : "\(count) punti non si sono tenuti")
      + ": \(planned) previsti."
  }
  func reportedRehearsals(_ count: Int) -> String {
    (count == 1 ? "1 prova non è contata." : "\(count) prove non sono contate.")
  }
  func reportedTests(_ count: Int) -> String {
    (count == 1 ? "1 test non è contato." : "\(count) test non sono contati.")
  }
}
