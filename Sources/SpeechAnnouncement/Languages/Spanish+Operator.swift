// The operator view, and displays.
extension Spanish {
  var headings: OperatorHeadings {
    OperatorHeadings(
      speaker: "En las pantallas", rundown: "Escaleta", displays: "Pantallas", events: "Eventos")
  }
  var nowAndNext: (now: String, next: String) { ("ahora", "siguiente") }
  var pictureStates: (blackout: String, flash: String) { ("Pantalla en negro", "Destello") }
  func silent(since time: String) -> String { "sin respuesta desde \(withArticle(time))" }
  func lost(at time: String) -> String { "desconectada a \(withArticle(time))" }
  func noRoomForView(needed: String) -> [String] {
    [
      "La vista del operador necesita una terminal de al menos \(needed)",
      "La vista del operador necesita \(needed)", "Necesita \(needed)",
    ]
  }

  func displayLost(_ name: String) -> [String] {
    [
      "Pantalla \(quoted(name)) desconectada: se cortó la conexión",
      "Pantalla \(quoted(name)) desconectada",
    ]
  }
  func displaySilent(_ name: String) -> [String] { ["La pantalla \(quoted(name)) ya no responde"] }
  func displayBack(_ name: String) -> [String] {
    ["La pantalla \(quoted(name)) vuelve a responder"]
  }
  func displayLeft(_ name: String) -> [String] { ["La pantalla \(quoted(name)) se cerró"] }
  func displays(_ names: String) -> String { "Pantallas: \(names)" }
  var noDisplay: String { "No hay ninguna pantalla conectada" }
  var noEvent: String { "Todavía no ha pasado nada" }
  var offline: String { "sin conexión" }
  var waitingForRooms: String { "Esperando a las salas" }
  func moreRooms(_ count: Int) -> String { "\(count) más" }
  func changed(by name: String?) -> String { "cambio \(name.map { "de " + $0 } ?? "del operador")" }
  func done(_ act: ClientAct, by name: String) -> String {
    switch act {
    case .started: "Iniciado por \(name)"
    case .paused: "Pausado por \(name)"
    case .resumed: "Reanudado por \(name)"
    }
  }
}
