// The focus, the mouse, the lock, and the first use.
extension Spanish {
  var controls: ControlNames {
    ControlNames(
      minutes: "minutos", seconds: "segundos", store: "guardar", undo: "deshacer")
  }
  func focus(_ name: String, _ enter: EnterMeaning, key: String) -> String {
    let words =
      switch enter {
      case .take: "\(key) carga este preajuste"
      case .store(let time): "\(key) guarda aquí \(time)"
      case .go: "\(key) va a ese tiempo"
      case .hold(let time): "\(key) le asigna \(time)"
      case .start: "Las flechas los cambian, \(key) inicia la charla"
      case .ask: "\(key) y luego una memoria o un color"
      case .undo: "\(key) deshace el último cambio"
      }
    // A colon would be read as part of a time before it.
    return "\(name.capitalised). \(words)."
  }
  var mouse: MouseNames {
    MouseNames(
      click: "Clic", doubleClick: "Doble clic",
      hold: "Mantener " + regional("pulsado", "presionado"),
      dragAndWheel: "Arrastrar, rueda")
  }
  var clickAgain: String { "Otro clic: pausa" }
  func locked(key: String, space: String) -> [String] {
    [
      "Bloqueado: solo funciona \(space). \(press) \(key) dos veces para desbloquear.",
      "\(press) \(key) dos veces para desbloquear",
    ]
  }
  func unlock(key: String) -> [String] {
    [
      "Bloqueado: \(press.lowercased()) \(key) otra vez para desbloquear",
      "\(press) \(key) otra vez para desbloquear",
    ]
  }
  var unlocked: String { "Desbloqueado" }
  func firstStart(start: String, slots: String, help: String) -> [String] {
    [
      "Para empezar: \(start) inicia, \(slots) cargan un preajuste, \(help) muestra las teclas",
      "\(start) inicia, \(help) muestra las teclas",
    ]
  }
  var firstStore: String { "Guardado para la próxima vez" }
}
