// The remote in a browser.
extension Portuguese {
  var remote: RemoteWords {
    RemoteWords(
      start: "Iniciar", stop: "Pausar", resume: "Retomar", next: "Próximo", previous: "Anterior",
      undo: "Desfazer", flash: "Piscar", black: pictureStates.blackout, picture: "Imagem",
      message: "Mensagem", send: "Enviar", hide: "Ocultar", presets: "Predefinições",
      fullScreen: regional("Tela cheia", "Ecrã inteiro"),
      notSent: "Não enviado: \(offline) com o relógio",
      noAnswer: "Sem resposta: olhe para o relógio",
      unreachable: "\(offline.capitalised) com o relógio",
      shutOut: regional(
        "Este link não vale mais: abra o novo", "Este endereço já não é válido: abra o novo"))
  }

  func tapAgain(_ button: String) -> String { "Toque de novo: \(button)" }
}
