// The remote in a browser.
extension Portuguese {
  var remote: RemoteWords {
    RemoteWords(
      start: "Iniciar", stop: "Pausar", resume: "Retomar", next: "Próximo", previous: "Anterior",
      undo: "Desfazer", flash: "Piscar", black: "Tela preta", picture: "Imagem",
      message: "Mensagem", send: "Enviar", hide: "Ocultar", presets: "Predefinições",
      fullScreen: "Tela cheia", notSent: "Não enviado: sem conexão com o relógio",
      noAnswer: "Sem resposta: olhe para o relógio",
      unreachable: "Sem conexão com o relógio",
      shutOut: "Este link não vale mais: abra o novo")
  }

  func tapAgain(_ button: String) -> String { "Toque de novo: \(button)" }
}
