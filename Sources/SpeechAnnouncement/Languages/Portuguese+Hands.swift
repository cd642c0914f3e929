// The focus, the mouse, the lock, and the first use.
extension Portuguese {
  var controls: ControlNames {
    ControlNames(
      minutes: "minutos", seconds: "segundos", store: save, undo: "desfazer")
  }
  func focus(_ name: String, _ enter: EnterMeaning, key: String) -> String {
    let words =
      switch enter {
      case .take: "\(key) escolhe esta predefinição"
      case .store(let time): "\(key) \(regional("salva", "guarda")) \(time) aqui"
      case .go: "\(key) vai a esse tempo"
      case .hold(let time): "\(key) ajusta para \(time)"
      case .start: "as setas alteram, \(key) inicia a palestra"
      case .ask: "\(key) e depois uma memória ou uma cor"
      case .undo: "\(key) desfaz a última alteração"
      }
    return "\(name.capitalised): \(words)"
  }
  var mouse: MouseNames {
    MouseNames(
      click: "Clique", doubleClick: "Clique duplo", hold: regional("Segurar", "Manter premido"),
      dragAndWheel: "Arrastar, roda")
  }
  var clickAgain: String { "Clique de novo: pausa" }
  func locked(key: String, space: String) -> [String] {
    [
      "\(blocked): só \(space) funciona. \(press) \(key) duas vezes para \(unblock).",
      "\(press) \(key) duas vezes para \(unblock)",
    ]
  }
  func unlock(key: String) -> [String] {
    [
      "\(blocked): \(press.lowercased()) \(key) de novo para \(unblock)",
      "\(press) \(key) de novo para \(unblock)",
    ]
  }
  var unlocked: String { regional("Destravado", "Desbloqueado") }
  private var blocked: String { regional("Travado", "Bloqueado") }
  private var unblock: String { regional("destravar", "desbloquear") }
  func firstStart(start: String, slots: String, help: String) -> [String] {
    [
      "Para começar: \(start) inicia, \(slots) carregam predefinições, \(help) mostra as teclas",
      "\(start) inicia, \(help) mostra as teclas",
    ]
  }
  var firstStore: String { regional("Salvo", "Guardado") + " para a próxima vez" }
}
