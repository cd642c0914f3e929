// The remote in a browser.
extension Portuguese {
  var remote: RemoteWords {
    RemoteWords(
      start: "Iniciar", stop: "Pausar", resume: "Retomar", next: "Próximo", previous: "Anterior",
      undo: "Desfazer", redo: "Refazer", flash: "Piscar", black: pictureStates.blackout,
      message: "Mensagem", send: "Enviar", hide: "Ocultar", presets: "Predefinições",
      fullScreen: regional("Tela cheia", "Ecrã inteiro"),
      notSent: "Não enviado: \(offline) com o relógio",
      noAnswer: "Sem resposta: verifique no relógio",
      unreachable: "\(offline.capitalised) com o relógio",
      shutOut: regional(
        "Este link não vale mais: abra o novo", "Este endereço já não é válido: abra o novo"),
      timer: "Tempo restante", sayTime: "Anunciar o tempo", ready: "pronto",
      running: regional("em andamento", "em curso"), paused: "em pausa",
      less: "{time} a menos", more: "{time} a mais", setTime: "Ajustar o tempo",
      length: "Duração, por exemplo 5m ou 1:30", yellowNow: "Amarelo agora",
      redNow: "Vermelho agora", reset: regional("Redefinir", "Repor"), done: "Feito: {button}",
      notConfirmed: "Não executado: {button} não foi tocado de novo")
  }

  var programme: ProgrammeWords {
    ProgrammeWords(
      heading: rundown.capitalised, goTo: "Ir para", skip: regional("Pular", "Saltar"),
      shorten: "Encurtar",
      earlier: "Mover para cima", later: "Mover para baixo",
      rename: "Alterar", title: "Título",
      speaker: regional("Palestrante", "Orador"),
      insert: "Inserir uma palestra",
      catchUp: "Recuperar o atraso")
  }

  func tapAgain(_ button: String) -> String { "Toque de novo: \(button)" }
}
