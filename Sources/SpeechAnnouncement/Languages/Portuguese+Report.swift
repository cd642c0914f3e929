extension Portuguese {
  var reportWords: ReportWords {
    ReportWords(
      title: "Palestras: previsto e real", due: "Previsto", until: "Até", start: "Início",
      end: "Fim", late: "Atraso", talk: "Palestra", planned: "Duração", actual: "Real",
      added: "Acrésc.", over: "Excesso", speaker: "Palestrante", talks: "Palestras", alone: "A sós",
      shared: "Com outros", rest: "intervalo", questions: "perguntas", rehearsal: "ensaio",
      test: "teste",
      notHeld: "não realizada", qualified: "válido", tooShort: "curto demais",
      tooLong: "longo demais", green: "verde", yellow: "amarelo", red: "vermelho",
      overtime: "tempo extra", noLamp: "sem luz", noTalks: "Não há palestras.", room: "sala",
      of: "de", byHand: "à mão")
  }
  func starts(_ count: Int) -> String { "\(count) inícios" }
  func timesOfMachine(without zone: String) -> String {
    "horários deste computador, que não conhece o fuso \(zone)"
  }

  func reportedTalks(_ count: Int, _ sum: String, mean: String, planned: String) -> String {
    (count == 1 ? "1 palestra" : "\(count) palestras")
      + ": \(sum) no total, \(mean) em média. Previsto: \(planned)."
  }
  func reportedStarts(_ count: Int, _ lateness: ReportedLateness) -> String {
    let talks =
      count == 1 ? "1 palestra tinha início previsto" : "\(count) palestras tinham início previsto"
    return switch lateness {
    case .all(let time): "\(talks): \(time)."
    case .noneLate(let mean, let latest): "\(talks): \(mean) em média; a mais tardia: \(latest)."
    case .atMost(let mean, let largest): "\(talks): \(mean) em média, \(largest) no máximo."
    }
  }
  func reportedOver(_ count: Int, _ sum: String, mean: String, largest: String) -> String {
    guard count > 0 else { return "Nenhuma palestra passou do tempo." }
    return (count == 1 ? "1 palestra passou" : "\(count) palestras passaram")
      + " do tempo: \(sum) no total, \(mean) em média, \(largest) no máximo."
  }
  func reportedChange(_ time: String, isAdded: Bool) -> String {
    isAdded ? "Acrescentado à mão: \(time)." : "Retirado à mão: \(time)."
  }
  func reportedPauses(_ time: String) -> String { "Pausas: \(time)." }
  func reportedQuestions(_ count: Int, _ sum: String) -> String {
    "Perguntas: \(sum) em " + (count == 1 ? "1 palestra." : "\(count) palestras.")
  }
  func reportedSpeeches(_ verdicts: String) -> String { "Discursos de concurso: \(verdicts)." }
  func reportedBreaks(_ count: Int, _ sum: String) -> String {
    (count == 1 ? "1 intervalo" : "\(count) intervalos") + ": \(sum) no total."
  }
  func reportedNotHeld(_ count: Int, _ planned: String) -> String {
    (count == 1 ? "1 item não se realizou" : "\(count) itens não se realizaram")
      + ": \(planned) previstos."
  }
  func reportedRehearsals(_ count: Int) -> String {
    (count == 1 ? "1 ensaio não é contado." : "\(count) ensaios não são contados.")
  }
  func reportedTests(_ count: Int) -> String {
    (count == 1 ? "1 teste não é contado." : "\(count) testes não são contados.")
  }
}
