// The remote in a browser.
extension Portuguese {
  var remote: RemoteWords {
    RemoteWords(
      start: RemoteButton("Iniciar"), stop: RemoteButton("Pausar"), resume: RemoteButton("Retomar"),
      next: RemoteButton("Próximo"), previous: RemoteButton("Anterior"),
      undo: RemoteButton("Desfazer"), redo: RemoteButton("Refazer"), flash: RemoteButton("Piscar"),
      black: RemoteButton(pictureStates.blackout),
      message: "Mensagem", send: RemoteButton("Enviar"), hide: RemoteButton("Ocultar"),
      presets: "Predefinições", fullScreen: regional("Tela cheia", "Ecrã inteiro"),
      screenMayTurnOff: regional(
        "A tela pode apagar: ajuste o aparelho para que ela fique ligada ou abra esta página com https",
        "O ecrã pode apagar-se: configure o aparelho para o manter ligado ou abra esta página com https"
      ),
      notSent: "Não enviado: \(offline) com o relógio",
      noAnswer: "Sem resposta: verifique no relógio",
      tooMany: "Não enviado: comandos demais. \(regional("Espere", "Aguarde")) um segundo.",
      unreachable: "\(offline.capitalised) com o relógio",
      shutOut: regional(
        "Este link não vale mais: abra o novo", "Este endereço já não é válido: abra o novo"),
      needsLink: regional(
        "Falta uma parte do link: abra o link completo que a ponte mostrou",
        "Falta uma parte do endereço: abra o endereço completo que a ponte mostrou"),
      onlyShows: regional(
        "Este link só mostra o relógio: abra o link do controle",
        "Este endereço só mostra o relógio: abra o endereço do comando"),
      isFull: "Todos os lugares estão ocupados: tente de novo em alguns segundos",
      timer: "Tempo restante", sayTime: RemoteButton("Anunciar", "Anunciar o tempo"),
      ready: "pronto", running: regional("em andamento", "em curso"), paused: "em pausa",
      less: "{time} a menos", more: "{time} a mais",
      setTime: RemoteButton("Ajustar", "Ajustar o tempo"), example: "5m ou 1:30",
      time: "Tempo, por exemplo 5m ou 1:30",
      yellowNow: RemoteButton("Amarelo", "Amarelo agora"),
      redNow: RemoteButton("Vermelho", "Vermelho agora"), reset: RemoteButton("Ao início"),
      person: regional("Seu nome", "O seu nome"),
      personForOthers: regional(
        "Seu nome, para que os outros vejam quem foi",
        "O seu nome, para que os outros vejam quem foi"),
      named: "Os outros veem \(regional("seu", "o seu")) nome: {name}",
      unnamed: "Os outros não veem nenhum nome", done: "Feito: {button}",
      notConfirmed: "Não executado: {button} não foi tocado de novo")
  }

  var programme: ProgrammeWords {
    ProgrammeWords(
      heading: rundown.capitalised, goTo: RemoteButton("Ir para"),
      skip: RemoteButton(regional("Pular", "Saltar")), shorten: RemoteButton("Encurtar"),
      newLength: "Nova duração, por exemplo 5m ou 1:30",
      earlier: RemoteButton("Subir", "Mover para cima"),
      later: RemoteButton("Descer", "Mover para baixo"), rename: RemoteButton("Alterar"),
      title: "Título", speaker: regional("Palestrante", "Orador"),
      insert: RemoteButton("Inserir", "Inserir uma palestra"),
      insertedTitle: "Título da nova palestra",
      insertedLength: "Duração da nova palestra, por exemplo 5m ou 1:30",
      catchUp: RemoteButton("Recuperar", "Recuperar o atraso"))
  }

  func tapAgain(_ deed: String) -> String { "Toque de novo: \(deed)" }
  func deed(_ change: GuardedChange) -> String {
    let skips = regional("pula", "salta")
    return switch change {
    case .startsOtherDay(let day): "inicia o \(rundown) de \(day)"
    case .startsWithUnsetClock: "inicia, embora o relógio não esteja certo"
    case .goes(let name): "passa a \(name)"
    case .goesOn(let time, nil): "\(time), a palestra continua"
    case .goesOn(let time, let end?):
      "\(time), \(regional("não termina mais", "já não termina")) \(at(end))"
    case .endsTalkAndLoads(let name): "encerra esta palestra e carrega \(quoted(name))"
    case .movesLamp(let lamp): "o \(lamp) começa agora"
    case .stores(let slot): "\(regional("salva", "guarda")) na memória \(slot)"
    case .endsTalk: "encerra esta palestra"
    case .beginsAnew: "recomeça o \(rundown)"
    case .skips(let name): "\(skips) \(quoted(name))"
    case .endsTalkAndSkips(let names): "encerra esta palestra e \(skips) \(names)"
    case .endsLate(let time, let length):
      "já passa \(from(time)), por isso a palestra dura \(length)"
    }
  }
  var undoesStart: String { "desfaz o início desta palestra" }
  var blackoutIsOn: String { regional("A tela está preta", "O ecrã está preto") }
}
