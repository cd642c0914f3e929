extension German {
  var reportWords: ReportWords {
    ReportWords(
      title: "Vorträge: geplant und tatsächlich", due: "Soll", until: "Bis", start: "Beginn",
      end: "Ende", late: "Verzug", talk: "Vortrag", planned: "Geplant", actual: "Dauer",
      added: "Zugabe", over: "Über", speaker: "Vortragende", talks: "Vorträge", alone: "Allein",
      shared: "Mit anderen", rest: "Pause", questions: "Fragen", rehearsal: "Probe", test: "Test",
      notHeld: "nicht gehalten", qualified: "gültig", tooShort: "zu kurz", tooLong: "zu lang",
      green: "Grün", yellow: "Gelb", red: "Rot", overtime: "überzogen", noLamp: "ohne Lampe",
      noTalks: "Es gibt keine Vorträge.", room: "Raum", of: "von", byHand: "von Hand")
  }
  func starts(_ count: Int) -> String { "\(count)-mal gestartet" }
  func timesOfMachine(without zone: String) -> String {
    "Zeiten dieses Rechners, der die Zone \(zone) nicht kennt"
  }

  func reportedTalks(_ count: Int, _ sum: String, mean: String, planned: String) -> String {
    (count == 1 ? "1 Vortrag" : "\(count) Vorträge")
      + ": insgesamt \(sum), im Mittel \(mean). Geplant: \(planned)."
  }
  func reportedStarts(_ count: Int, _ lateness: ReportedLateness) -> String {
    let talks =
      count == 1 ? "1 Vortrag mit geplantem Beginn" : "\(count) Vorträge mit geplantem Beginn"
    return switch lateness {
    case .all(let time): "\(talks): \(time)."
    case .noneLate(let mean, let latest): "\(talks): im Mittel \(mean); der späteste: \(latest)."
    case .atMost(let mean, let largest): "\(talks): im Mittel \(mean), höchstens \(largest)."
    }
  }
  func reportedOver(_ count: Int, _ sum: String, mean: String, largest: String) -> String {
    guard count > 0 else { return "Kein Vortrag hat überzogen." }
    return (count == 1 ? "1 Vortrag hat" : "\(count) Vorträge haben")
      + " überzogen: insgesamt \(sum), im Mittel \(mean), höchstens \(largest)."
  }
  func reportedChange(_ time: String, isAdded: Bool) -> String {
    isAdded ? "Von Hand hinzugefügt: \(time)." : "Von Hand weggenommen: \(time)."
  }
  func reportedPauses(_ time: String) -> String { "Unterbrechungen: \(time)." }
  func reportedQuestions(_ count: Int, _ sum: String) -> String {
    "Fragen: \(sum) in " + (count == 1 ? "1 Vortrag." : "\(count) Vorträgen.")
  }
  func reportedSpeeches(_ verdicts: String) -> String { "Wettbewerbsreden: \(verdicts)." }
  func reportedBreaks(_ count: Int, _ sum: String) -> String {
    (count == 1 ? "1 Pause" : "\(count) Pausen") + ": insgesamt \(sum)."
  }
  func reportedNotHeld(_ count: Int, _ planned: String) -> String {
    (count == 1 ? "1 Punkt wurde" : "\(count) Punkte wurden")
      + " nicht gehalten: \(planned) geplant."
  }
  func reportedRehearsals(_ count: Int) -> String {
    (count == 1 ? "1 Probe ist" : "\(count) Proben sind") + " nicht mitgezählt."
  }
  func reportedTests(_ count: Int) -> String {
    (count == 1 ? "1 Test ist" : "\(count) Tests sind") + " nicht mitgezählt."
  }
}
