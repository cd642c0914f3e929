// The operator view, and displays.
extension Spanish {
  var headings: OperatorHeadings {
    OperatorHeadings(
      speaker: "Vista del orador", rundown: "Programa", displays: "Pantallas",
      events: "Sucesos")
  }
  var nowAndNext: (now: String, next: String) { ("ahora", "después") }
  func late(by time: String?) -> String { time.map { "\($0) de retraso" } ?? "puntual" }
  var pictureStates: (blackout: String, flash: String) { ("Pantalla en negro", "Destello") }
  func lost(at time: String) -> String { "perdida a las \(time)" }
  func noRoomForView(needed: String) -> [String] {
    [
      "La vista del operador necesita una terminal de \(needed). Agrande la terminal",
      "La vista del operador necesita \(needed)",
    ]
  }

  func displayLost(_ name: String) -> [String] {
    ["Pantalla \(name) perdida: se ha cortado la conexión", "Pantalla \(name) perdida"]
  }
  func displayBack(_ name: String) -> [String] { ["Pantalla \(name) conectada de nuevo"] }
  func displayLeft(_ name: String) -> [String] { ["Pantalla \(name) cerrada"] }
  func displays(_ names: String) -> String { "Pantallas: \(names)" }
  var noDisplay: String { "No hay ninguna pantalla conectada" }
  var noEvent: String { "Todavía no ha pasado nada" }
  func changed(by name: String?) -> String { "cambiado por \(name ?? "el operador")" }
}
