// The operator view, and displays.
extension Spanish {
  var headings: OperatorHeadings {
    OperatorHeadings(
      speaker: "Vista del orador", rundown: "Programa", displays: "Pantallas",
      events: "Sucesos")
  }
  var nowAndNext: (now: String, next: String) { ("ahora", "después") }
  var pictureStates: (blackout: String, flash: String) { ("Pantalla en negro", "Destello") }
  func silent(since time: String) -> String { "sin respuesta desde \(withArticle(time))" }
  func lost(at time: String) -> String { "perdida a \(withArticle(time))" }
  func noRoomForView(needed: String) -> [String] {
    [
      "La vista del operador necesita una terminal de \(needed). Agrande la terminal",
      "La vista del operador necesita \(needed)", "Requiere \(needed)",
    ]
  }

  func displayLost(_ name: String) -> [String] {
    ["Pantalla \(name) perdida: se ha cortado la conexión", "Pantalla \(name) perdida"]
  }
  func displaySilent(_ name: String) -> [String] { ["La pantalla \(name) ya no responde"] }
  func displayBack(_ name: String) -> [String] { ["La pantalla \(name) ha vuelto"] }
  func displayLeft(_ name: String) -> [String] { ["Pantalla \(name) cerrada"] }
  func displays(_ names: String) -> String { "Pantallas: \(names)" }
  var noDisplay: String { "No hay ninguna pantalla conectada" }
  var noEvent: String { "Todavía no ha pasado nada" }
  var offline: String { "sin conexión" }
  var waitingForRooms: String { "Esperando salas" }
  func moreRooms(_ count: Int) -> String { "\(count) más" }
  func changed(by name: String?) -> String { "cambiado por \(name ?? "el operador")" }
}
