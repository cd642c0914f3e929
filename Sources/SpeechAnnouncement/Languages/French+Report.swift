extension French {
  var reportWords: ReportWords {
    ReportWords(
      title: "Interventions\u{A0}: prévu et réel", due: "Prévu", until: "Fin prévue",
      start: "Début",
      end: "Fin", late: "Retard", talk: "Intervention", planned: "Durée", actual: "Réel",
      added: "Ajout", over: "Excès", speaker: "Intervenant", talks: "Nombre", alone: "Seul",
      shared: "À plusieurs", rest: "pause", questions: "questions", rehearsal: "répétition",
      test: "essai",
      notHeld: "non tenue", qualified: "valable", tooShort: "trop court", tooLong: "trop long",
      green: "vert", yellow: "jaune", red: "rouge", overtime: "dépassement", noLamp: "sans feu",
      noTalks: "Il n’y a aucune intervention.", room: "salle", of: "sur", byHand: "à la main")
  }
  func starts(_ count: Int) -> String { "\(count) démarrages" }
  func timesOfMachine(without zone: String) -> String {
    "heures de cette machine, qui ne connaît pas le fuseau \(zone)"
  }

  func reportedTalks(_ count: Int, _ sum: String, mean: String, planned: String) -> String {
    (count == 1 ? "1 intervention" : "\(count) interventions")
      + "\u{A0}: \(sum) en tout, \(mean) en moyenne. Prévu\u{A0}: \(planned)."
  }
  func reportedStarts(_ count: Int, _ lateness: ReportedLateness) -> String {
    let talks =
      count == 1
      ? "1 intervention avait un début prévu" : "\(count) interventions avaient un début prévu"
    return switch lateness {
    case .all(let time): "\(talks)\u{A0}: \(time)."
    case .noneLate(let mean, let latest):
      "\(talks)\u{A0}: \(mean) en moyenne\u{A0}; la plus tardive\u{A0}: \(latest)."
    case .atMost(let mean, let largest): "\(talks)\u{A0}: \(mean) en moyenne, \(largest) au plus."
    }
  }
  func reportedOver(_ count: Int, _ sum: String, mean: String, largest: String) -> String {
    guard count > 0 else { return "Aucune intervention n’a dépassé." }
    return (count == 1 ? "1 intervention a" : "\(count) interventions ont")
      + " dépassé\u{A0}: \(sum) en tout, \(mean) en moyenne, \(largest) au plus."
  }
  func reportedChange(_ time: String, isAdded: Bool) -> String {
    isAdded ? "Ajouté à la main\u{A0}: \(time)." : "Retiré à la main\u{A0}: \(time)."
  }
  func reportedPauses(_ time: String) -> String { "Interruptions\u{A0}: \(time)." }
  func reportedQuestions(_ count: Int, _ sum: String) -> String {
    "Questions\u{A0}: \(sum) dans " + (count == 1 ? "1 intervention." : "\(count) interventions.")
  }
  func reportedSpeeches(_ verdicts: String) -> String { "Discours de concours\u{A0}: \(verdicts)." }
  func reportedBreaks(_ count: Int, _ sum: String) -> String {
    (count == 1 ? "1 pause" : "\(count) pauses") + "\u{A0}: \(sum) en tout."
  }
  func reportedNotHeld(_ count: Int, _ planned: String) -> String {
    (count == 1 ? "1 point n’a pas été tenu" : "\(count) points n’ont pas été tenus")
      + "\u{A0}: \(planned) prévu."
  }
  func reportedRehearsals(_ count: Int) -> String {
    (count == 1 ? "1 répétition n’est pas comptée." : "\(count) répétitions ne sont pas comptées.")
  }
  func reportedTests(_ count: Int) -> String {
    (count == 1 ? "1 essai n’est pas compté." : "\(count) essais ne sont pas comptés.")
  }
}
