// The operator view, and displays.
extension Portuguese {
  var headings: OperatorHeadings {
    OperatorHeadings(
      speaker: "Tela do palestrante", rundown: "Roteiro", displays: "Telas", events: "Registro")
  }
  var nowAndNext: (now: String, next: String) { ("agora", "depois") }
  var pictureStates: (blackout: String, flash: String) { ("Tela preta", "Piscando") }
  func silent(since time: String) -> String { "sem resposta desde \(withArticle(time))" }
  func lost(at time: String) -> String { "desconectada \(at(time))" }
  func noRoomForView(needed: String) -> [String] {
    [
      "O painel do operador precisa de um terminal de pelo menos \(needed)",
      "O painel do operador precisa de \(needed)", "Precisa de \(needed)",
    ]
  }

  func displayLost(_ name: String) -> [String] {
    ["Tela \(quoted(name)) desconectada: a conexão caiu", "Tela \(quoted(name)) desconectada"]
  }
  func displaySilent(_ name: String) -> [String] { ["A tela \(quoted(name)) parou de responder"] }
  func displayBack(_ name: String) -> [String] { ["A tela \(quoted(name)) voltou a responder"] }
  func displayLeft(_ name: String) -> [String] { ["A tela \(quoted(name)) foi fechada"] }
  func displays(_ names: String) -> String { "Telas: \(names)" }
  var noDisplay: String { "Nenhuma tela conectada" }
  var noEvent: String { "Ainda não aconteceu nada" }
  var offline: String { "sem conexão" }
  var waitingForRooms: String { "Aguardando salas" }
  func moreRooms(_ count: Int) -> String { "mais \(count)" }
  func changed(by name: String?) -> String {
    "alteração \(name.map { "de " + $0 } ?? "do operador")"
  }
}
