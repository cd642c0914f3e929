// What is said of a rundown.
extension Spanish {
  func next(_ talk: String, at time: String?) -> String {
    "A continuación: \(talk)" + (time.map { ", \($0)" } ?? "")
  }
  var pause: String { "Pausa" }
  func behindPlan(by time: String) -> String { "\(time) de retraso" }
  func aheadOfPlan(by time: String) -> String { "\(time) de adelanto" }
  var onTime: String { "a la hora prevista" }
  func cannotEnd(_ item: String, at time: String) -> String {
    "\(item) no puede terminar a las \(time)"
  }
  var rundownIsOver: String { "El programa ha terminado" }

  func skipped(_ item: String) -> String { "Omitido: \(item)" }
  func shortened(_ item: String, to time: String) -> String { "\(item): \(time)" }
  func inserted(_ item: String, _ time: String) -> String {
    "Añadido: \(item), \(time)"
  }
  func notShorter(than time: String) -> String {
    "Solo dura \(time): indique un tiempo más corto"
  }
  func caughtUp(_ cuts: String, before time: String) -> String {
    "Acortado para llegar a tiempo a las \(time): \(cuts)"
  }
  func notMadeUp(_ time: String, before end: String) -> String {
    "No se pueden recuperar \(time) antes de las \(end)"
  }
  var nothingToCatchUp: String { "No hay nada que recuperar" }
  var noRundown: [String] {
    ["No hay programa. Inicie el reloj con --rundown ARCHIVO", "No hay programa"]
  }
  var nothingFollows: String { "No sigue nada en el programa" }

  func rundownGoesOn(with item: String) -> String { "El programa sigue con \(item)" }
  func newItems(_ items: String) -> String { "nuevo en el archivo: \(items)" }
  func goneItems(_ items: String) -> String { "ya no está en el archivo: \(items)" }
}
