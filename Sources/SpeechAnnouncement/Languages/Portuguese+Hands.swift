// The focus, the mouse, the lock, and the first use.
extension Portuguese {
  var controls: ControlNames {
    ControlNames(
      minutes: "minutos", seconds: "segundos", store: "salvar", undo: "desfazer")
  }
  func focus(_ name: String, _ enter: EnterMeaning, key: String) -> String {
    let words =
      switch enter {
      case .take: "\(key) escolhe esta predefinição"
      case .store(let time): "\(key) salva \(time) aqui"
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
      click: "Clique", doubleClick: "Clique duplo", hold: "Segurar", dragAndWheel: "Arrastar, roda")
  }
  func locked(key: String, space: String) -> [String] {
    [
      "Travado: só \(space) funciona. Pressione \(key) duas vezes para destravar.",
      "Pressione \(key) duas vezes para destravar",
    ]
  }
  func unlock(key: String) -> [String] {
    ["Travado: pressione \(key) de novo para destravar", "Pressione \(key) de novo para destravar"]
  }
  var unlocked: String { "Destravado" }
  func firstStart(start: String, slots: String, help: String) -> [String] {
    [
      "Para começar: \(start) inicia, \(slots) carregam predefinições, \(help) mostra as teclas",
      "\(start) inicia, \(help) mostra as teclas",
    ]
  }
  var firstStore: String { "Salvo para a próxima vez" }
}
