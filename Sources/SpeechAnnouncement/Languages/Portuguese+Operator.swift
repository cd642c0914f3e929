// The operator view, and displays.
extension Portuguese {
  var headings: OperatorHeadings {
    OperatorHeadings(
      speaker: regional("Tela do palestrante", "Ecrã do orador"),
      rundown: regional("Roteiro", "Alinhamento"), displays: regional("Telas", "Ecrãs"),
      events: regional("Registro", "Registo"))
  }
  var nowAndNext: (now: String, next: String) { ("agora", "a seguir") }
  var pictureStates: (blackout: String, flash: String) {
    (regional("Tela preta", "Ecrã preto"), regional("Piscando", "A piscar"))
  }
  func silent(since time: String) -> String { "sem resposta desde \(withArticle(time))" }
  func lost(at time: String) -> String { regional("desconectada ", "ligação perdida ") + at(time) }
  func noRoomForView(needed: String) -> [String] {
    [
      "O painel do operador precisa de um terminal de pelo menos \(needed)",
      "O painel do operador precisa de \(needed)", "Precisa de \(needed)",
    ]
  }

  func displayLost(_ name: String) -> [String] {
    let lost = "Tela \(quoted(name)) desconectada"
    return region == .brazil
      ? [lost + ": a conexão caiu", lost] : ["\(theScreen) \(quoted(name)) perdeu a ligação"]
  }
  func displaySilent(_ name: String) -> [String] {
    [theScreen + " \(quoted(name)) " + regional("parou", "deixou") + " de responder"]
  }
  func displayBack(_ name: String) -> [String] {
    [theScreen + " \(quoted(name)) voltou a responder"]
  }
  func displayLeft(_ name: String) -> [String] {
    [theScreen + " \(quoted(name)) " + regional("foi fechada", "foi fechado")]
  }
  private var theScreen: String { regional("A tela", "O ecrã") }
  func displays(_ names: String) -> String { "\(headings.displays): \(names)" }
  var noDisplay: String { regional("Nenhuma tela conectada", "Nenhum ecrã com ligação") }
  var noEvent: String { "Ainda não aconteceu nada" }
  var offline: String { regional("sem conexão", "sem ligação") }
  var waitingForRooms: String { regional("Aguardando salas", "À espera de salas") }
  func moreRooms(_ count: Int) -> String { "mais \(count)" }
  func changed(by name: String?) -> String {
    "alteração \(name.map { "de " + $0 } ?? "do operador")"
  }
  func done(_ act: ClientAct, by name: String) -> String {
    switch act {
    case .started: "Iniciado por \(name)"
    case .paused: "Pausado por \(name)"
    case .resumed: "Retomado por \(name)"
    }
  }
}
