extension Spanish {
  var reportWords: ReportWords {
    ReportWords(
      title: "Charlas: previsto y real", due: "Previsto", until: "Hasta", start: "Inicio",
      end: "Fin", late: "Retraso", talk: "Charla", planned: "Duración", actual: "Real",
      added: "Añadido", over: "Exceso", speaker: "Ponente", talks: "Charlas", alone: "A solas",
      shared: "Con otros", rest: "descanso", questions: "preguntas", rehearsal: "ensayo",
      test: "prueba",
      notHeld: "no celebrada", qualified: "válido", tooShort: "demasiado corto",
      tooLong: "demasiado largo", green: "verde", yellow: "amarillo", red: "rojo",
      overtime: "tiempo extra", noLamp: "sin luz", noTalks: "No hay charlas.", room: "sala",
      of: "de", byHand: "a mano")
  }
  func starts(_ count: Int) -> String { "\(count) inicios" }
  func timesOfMachine(without zone: String) -> String {
    "horas de este equipo, que no conoce la zona \(zone)"
  }

  func reportedTalks(_ count: Int, _ sum: String, mean: String, planned: String) -> String {
    (count == 1 ? "1 charla" : "\(count) charlas")
      + ": \(sum) en total, \(mean) de media. Previsto: \(planned)."
  }
  func reportedStarts(_ count: Int, _ lateness: ReportedLateness) -> String {
    let talks =
      count == 1 ? "1 charla tenía inicio previsto" : "\(count) charlas tenían inicio previsto"
    return switch lateness {
    case .all(let time): "\(talks): \(time)."
    case .noneLate(let mean, let latest): "\(talks): \(mean) de media; la más tardía: \(latest)."
    case .atMost(let mean, let largest): "\(talks): \(mean) de media, \(largest) como máximo."
    }
  }
  func reportedOver(_ count: Int, _ sum: String, mean: String, largest: String) -> String {
    guard count > 0 else { return "Ninguna charla se pasó de tiempo." }
    return (count == 1 ? "1 charla se pasó" : "\(count) charlas se pasaron")
      + " de tiempo: \(sum) en total, \(mean) de media, \(largest) como máximo."
  }
  func reportedChange(_ time: String, isAdded: Bool) -> String {
    isAdded ? "Añadido a mano: \(time)." : "Quitado a mano: \(time)."
  }
  func reportedPauses(_ time: String) -> String { "Pausas: \(time)." }
  func reportedQuestions(_ count: Int, _ sum: String) -> String {
    "Preguntas: \(sum) en " + (count == 1 ? "1 charla." : "\(count) charlas.")
  }
  func reportedSpeeches(_ verdicts: String) -> String { "Discursos de concurso: \(verdicts)." }
  func reportedBreaks(_ count: Int, _ sum: String) -> String {
    (count == 1 ? "1 descanso" : "\(count) descansos") + ": \(sum) en total."
  }
  func reportedNotHeld(_ count: Int, _ planned: String) -> String {
    (count == 1 ? "1 punto no se celebró" : "\(count) puntos no se celebraron")
      + ": \(planned) previstos."
  }
  func reportedRehearsals(_ count: Int) -> String {
    (count == 1 ? "1 ensayo no se cuenta." : "\(count) ensayos no se cuentan.")
  }
  func reportedTests(_ count: Int) -> String {
    (count == 1 ? "1 prueba no se cuenta." : "\(count) pruebas no se cuentan.")
  }
}
