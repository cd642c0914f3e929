import TimerEngine

// What commands answer.
extension Spanish {
  func undone(_ change: UndoneChange) -> String {
    switch change {
    case .slot(let slot, let preset):
      "Deshecho: la casilla \(slot) vuelve a \(preset.map { "contener " + $0 } ?? "estar vacía")"
    case .lamp(let lamp, let time): "Deshecho: \(lamp) vuelve a \(time)"
    case .preset(let preset): "Deshecho: otra vez \(preset)"
    case .time(let time): "Deshecho: el reloj vuelve a marcar \(time)"
    case .ready(let time): "Deshecho: listo de nuevo, \(time)"
    case .paused(let time): "Deshecho: en pausa de nuevo, \(time)"
    case .running(let time): "Deshecho: otra vez en marcha, \(time)"
    case .rundown: "Deshecho: el programa está como antes"
    case .message(let isShown):
      "Deshecho: el mensaje vuelve a estar \(isShown ? "visible" : "oculto")"
    }
  }
  var undone: String { "Deshecho" }
  var nothingToUndo: String { "Nada que deshacer" }
  func notUndone(slot: Int) -> [String] {
    [
      "No se ha podido deshacer: otro programa ha cambiado la casilla \(slot)",
      "No se ha podido deshacer",
    ]
  }

  func removed(_ preset: String, from slot: Int, now: String?) -> String {
    "Casilla \(slot): \(preset) eliminado" + (now.map { ", vuelve \($0)" } ?? "")
  }
  func bundled(_ preset: String, in slot: Int) -> [String] {
    [
      "En la casilla \(slot) está \(preset), que viene con el programa. Solo se pueden eliminar los preajustes guardados",
      "La casilla \(slot) viene con el programa",
    ]
  }
  func written(_ preset: String, in slot: Int, file: String) -> [String] {
    [
      "En la casilla \(slot) está \(preset), de \(file). Elimínelo en ese archivo",
      "La casilla \(slot) es de \(file)",
    ]
  }

  func startMoved(by time: String) -> String { "Inicio adelantado en \(time)" }
  var startAtLastStop: String {
    "El tiempo ya cuenta desde la última parada"
  }
  func passed(_ time: String) -> [String] {
    [
      "\(time) ya ha pasado. La charla está en marcha: indique una hora posterior",
      "\(time) ya ha pasado",
    ]
  }
  func message(_ text: String) -> String { "Mensaje: \(text)" }
  func chooseMessage(_ messages: String) -> [String] {
    ["¿Qué mensaje? \(messages)   Escape no envía ninguno.", "¿Mensaje? \(messages)"]
  }
  func noStoredMessage(_ number: Int?) -> [String] {
    number.map { ["No hay mensaje \($0) en config.yaml", "No hay mensaje \($0)"] } ?? [
      "No hay mensajes guardados. config.yaml admite nueve, por ejemplo: messages: {1: Vaya terminando}",
      "No hay mensajes en config.yaml", "No hay mensajes",
    ]
  }
  var messageCleared: String { "El mensaje se ha borrado" }

  var alreadyRunning: String { "La charla ya está en marcha" }
  var notRunning: String { "La charla no está en marcha" }
  var noPart: String { "No hay otra parte" }
  var noChange: String { "No se puede cambiar más el tiempo" }
  func noTime(_ text: String, _ problem: TimeError.Problem) -> String {
    "'\(text)' no es una duración válida. Máximo 23:59:59, por ejemplo 18:00, 1h5m30s, 18m o 45s"
  }
  func noPreset(named text: String) -> String {
    "No hay ningún preajuste '\(text)'. Posible: una casilla del 1 al 9 o parte de un nombre que "
      + "'speakerclock presets list' muestra, por ejemplo: ted"
  }
  func severalPresets(named text: String, _ names: String) -> String {
    "'\(text)' es parte de varios nombres. Posible: \(names) o una casilla."
  }

  func guarded(_ command: String) -> String {
    "La charla está en marcha. Envíe «! \(command)» para confirmar"
  }
  func tooLong(bytes: Int) -> String { "Una orden puede tener \(bytes) bytes como máximo" }
  var answerTooLong: String { "La respuesta es demasiado larga para una línea" }
  var pictureChangesTooOften: String { "La pantalla cambia demasiado a menudo. Espere un segundo." }
  var prompt: String { "Escriba un comando y pulse Intro. Escape cancela" }
  func noCommand(_ text: String, expected commands: String) -> [String] {
    ["'\(text)' no es un comando. Comandos posibles: \(commands)", "'\(text)' no es un comando"]
  }
  func needs(_ command: String, _ need: CommandNeed, example: String) -> String {
    let what =
      switch need {
      case .time: "necesita un tiempo"
      case .timeOfDay: "necesita una hora"
      case .slot: "necesita una casilla del 1 al 9"
      case .preset: "necesita una casilla o parte de un nombre"
      case .choice(let choices): "necesita " + choices.joined(separator: ", ", last: " o ")
      case .nothing: "no admite argumentos"
      }
    return "\(command) \(what), por ejemplo: \(example)"
  }
}
