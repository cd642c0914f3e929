import TimerEngine

// The commands and their answers.
extension Portuguese {
  func undone(_ change: UndoneChange) -> String {
    "Desfeito: " + state(after: change, isRedone: false)
  }
  func redone(_ change: UndoneChange) -> String {
    "Refeito: " + state(after: change, isRedone: true)
  }
  /// How things are after a change was undone or redone.
  private func state(after change: UndoneChange, isRedone: Bool) -> String {
    switch change {
    case .slot(let slot, let preset):
      "a memória \(slot) volta a \(preset.map { "conter " + $0 } ?? "estar vazia")"
    case .lamp(let lamp, let time):
      "\(lamp == greenTime ? "a" : "o") \(lamp) volta \(regional("para", "a")) \(time)"
    case .preset(let preset): "de novo \(preset)"
    case .time(let time): "o relógio volta a mostrar \(time)"
    case .ready(let time): "pronto de novo, \(time)"
    case .paused(let time): "em pausa de novo, \(time)"
    case .running(let time): "\(underWay) de novo, \(time)"
    case .rundown:
      isRedone ? "a alteração do \(rundown) vale de novo" : "o \(rundown) está como antes"
    case .item(let item): "\(item) está de novo no \(rundown)"
    case .questions(let length?): "Perguntas, \(length)"
    case .questions(nil): "as perguntas foram retiradas"
    case .message(let isShown):
      "a mensagem volta a ficar \(isShown ? "visível" : "oculta")"
    }
  }
  var undone: String { "Desfeito" }
  var nothingToUndo: String { "Não há nada para desfazer" }
  var nothingUndone: String { "Nada foi desfeito: já mudou outra vez" }
  var redone: String { "Refeito" }
  var nothingToRedo: String { "Não há nada para refazer" }
  func notUndone(slot: Int) -> [String] {
    [
      "A memória \(slot) fica como está: outro programa já a alterou",
      "A memória \(slot) fica como está",
    ]
  }

  func removed(_ preset: String, from slot: Int, now: String?) -> String {
    "Removida da memória \(slot): \(preset)" + (now.map { "; recuperada: \($0)" } ?? "")
  }
  func bundled(_ preset: String, in slot: Int) -> [String] {
    [
      "A memória \(slot) contém \(preset), que vem com o programa. Só é possível remover "
        + "predefinições \(saved)s.",
      "A memória \(slot) vem com o programa",
    ]
  }
  func written(_ preset: String, in slot: Int, file: String) -> [String] {
    [
      "A memória \(slot) contém \(preset), de \(file). Remova a predefinição nesse \(self.file).",
      "A memória \(slot) vem de \(file)",
    ]
  }

  func questionsAdded(_ length: String) -> String { "Acrescentado: Perguntas, \(length)" }
  func startMoved(by time: String) -> String { "Início antedatado em \(time)" }
  var startedNow: String { "Iniciado: nada para antecipar" }
  var cannotBackdateFurther: String { "Não é possível antecipar mais o início" }
  func passed(_ time: String) -> [String] {
    let words = "Já passa \(from(time))"
    let later = regional("um horário posterior", "uma hora posterior")
    return ["\(words). A palestra está \(underWay): \(give) \(later).", words]
  }
  func message(_ text: String) -> String { "Mensagem: \(text)" }
  func chooseMessage(_ messages: String) -> [String] {
    [
      "Enviar qual mensagem? \(messages)   Esc não envia nenhuma.",
      "Mensagem? \(messages)   Esc: nenhuma",
      "Mensagem? \(messages)",
    ]
  }
  func noStoredMessage(_ number: Int?) -> [String] {
    number.map {
      ["Não há mensagem \($0) em config.yaml", "Não há mensagem \($0)"]
    } ?? [
      "Não há mensagens \(saved)s. O config.yaml aceita nove, por exemplo: messages: {1: \"Por favor, conclua\"}",
      "Não há mensagens \(saved)s em config.yaml", "Não há mensagens",
    ]
  }
  var messageCleared: String { "A mensagem está oculta" }
  var noMessageShown: String { "Não há mensagem" }
  var pictureIsBack: String { "A imagem voltou" }
  func picture(isAlreadyBlack: Bool) -> String {
    isAlreadyBlack
      ? regional("A tela já está preta", "O ecrã já está preto")
      : regional("A tela não está preta", "O ecrã não está preto")
  }

  var alreadyRunning: String { "A palestra já está \(underWay)" }
  var notRunning: String { "A palestra não está \(underWay)" }
  var noOtherSegment: String { "Não há mais partes" }
  var noChange: String { "Limite atingido: não é possível alterar mais" }
  func noTime(_ text: String, _ problem: TimeError.Problem) -> [String] {
    let problem = "\(quoted(text)) não é um tempo válido"
    return ["\(problem). Exemplos: 1:30, 1h5m30s, 18m, 45s (até 23:59:59).", problem]
  }
  var presetHasChanged: String { "Comando não executado: a predefinição mudou entretanto" }
  var presetsChanged: String { "Predefinições alteradas" }
  func noPreset(named text: String) -> [String] {
    let problem = "Não há predefinição \(quoted(text))"
    return [
      "\(problem). \(give.capitalised) uma memória de 1 a 9 ou parte de um "
        + "nome que \(quoted("speakerclock presets list")) mostre, por exemplo: ted.",
      problem,
    ]
  }
  func severalPresets(named text: String, _ names: String) -> [String] {
    let problem = "\(quoted(text)) é parte de vários nomes"
    return [
      "\(problem): \(names). \(give.capitalised) mais letras do nome ou uma memória.",
      "\(problem): \(names)", problem,
    ]
  }
  var nothingToChange: String { "Não há nada para mudar" }
  func noItem(named text: String) -> [String] {
    ["Nenhum item do \(rundown) corresponde a \(quoted(text))", "Nenhum item \(quoted(text))"]
  }
  func severalItems(named text: String, _ items: String) -> [String] {
    let problem = "\(quoted(text)) corresponde a vários itens"
    return ["\(problem): \(items)", problem]
  }

  var breakHasNoLamps: String { "Um intervalo não tem luzes" }
  func atTime(_ time: String) -> String { "em \(time)" }
  func pressAgain(_ key: String, _ change: GuardedChange) -> [String] {
    let again = "\(press) \(key) de novo"
    return switch change {
    case .startsOtherDay(let day):
      [
        "Este \(rundown) é para \(day). \(again) para iniciar agora.", "\(key) de novo: iniciar",
        "\(key)?",
      ]
    case .startsWithUnsetClock:
      [
        "O relógio deste computador não está certo. \(again) para iniciar.",
        "\(key) de novo: iniciar", "\(key)?",
      ]
    case .goes(let name): ["\(again) para passar a \(name)", "\(key) de novo: \(name)"]
    case .goesOn(let time, nil):
      ["\(again): \(time), a palestra continua", "\(key) de novo: \(time)", "\(key)?"]
    case .goesOn(let time, let end?):
      [
        "\(again): \(time), \(regional("não termina mais", "já não termina")) \(at(end))",
        "\(key) de novo: \(time), sem fim fixo", "\(key)?",
      ]
    case .endsTalkAndLoads(let name):
      [
        "\(again) para encerrar esta palestra e carregar \(quoted(name))",
        "\(key) de novo: encerrar, carregar", "\(key): fim?",
      ]
    case .movesLamp(let lamp):
      ["\(again): o \(lamp) começa agora", "\(key): \(lamp) agora?"]
    case .stores(let slot): ["\(again) para \(save) na memória \(slot)", "\(key): \(save)?"]
    case .endsTalk: ["\(again) para encerrar esta palestra", "\(key) de novo: encerrar"]
    case .beginsAnew: ["\(again) para recomeçar o \(rundown)", "\(key) de novo: recomeçar"]
    case .skips(let name): ["\(again) para \(skip) \(quoted(name))", "\(key) de novo: \(skip)"]
    case .endsTalkAndSkips(let names):
      [
        "\(again) para encerrar esta palestra e \(skip) \(names)",
        "\(key) de novo: encerrar, \(skip)",
      ]
    case .endsLate(let time, let length):
      [
        "Já passa \(from(time)). \(again) para uma palestra de \(length).",
        "\(key) de novo: \(length)",
      ]
    }
  }
  func guarded(_ change: GuardedChange, confirmedBy confirmation: String) -> String {
    switch change {
    case .startsOtherDay(let day):
      "Este \(rundown) é para \(day). Envie \(quoted(confirmation)) para iniciar agora."
    case .startsWithUnsetClock:
      "O relógio deste computador não está certo. Envie \(quoted(confirmation)) para iniciar."
    case .goes(let name): "Envie \(quoted(confirmation)) para passar a \(name)"
    case .goesOn(let time, nil): "Envie \(quoted(confirmation)): \(time), a palestra continua"
    case .goesOn(let time, let end?):
      "Envie \(quoted(confirmation)): \(time), "
        + "\(regional("não termina mais", "já não termina")) \(at(end))"
    case .endsTalkAndLoads(let name):
      "Envie \(quoted(confirmation)) para encerrar esta palestra e carregar \(quoted(name))"
    case .movesLamp(let lamp): "Envie \(quoted(confirmation)): o \(lamp) começa agora"
    case .stores(let slot): "Envie \(quoted(confirmation)) para \(save) na memória \(slot)"
    case .endsTalk: "Envie \(quoted(confirmation)) para encerrar esta palestra"
    case .beginsAnew: "Envie \(quoted(confirmation)) para recomeçar o \(rundown)"
    case .skips(let name): "Envie \(quoted(confirmation)) para \(skip) \(quoted(name))"
    case .endsTalkAndSkips(let names):
      "Envie \(quoted(confirmation)) para encerrar esta palestra e \(skip) \(names)"
    case .endsLate(let time, let length):
      "Já passa \(from(time)). Para uma palestra de \(length), envie \(quoted(confirmation))."
    }
  }
  var changedMeanwhile: String { "Comando não executado: a palestra mudou entretanto" }
  func waitingForClock(after words: String) -> String { "À espera do relógio: \(words)" }
  var notesAreNotSent: String { "Sem as notas: um broker não as transmite" }
  func desk(_ name: String) -> String { name + remark("mesa") }
  var segmentChangesTooSoon: String {
    "Comando não executado: menos de meio segundo depois da mudança anterior"
  }
  func tooLong(bytes: Int) -> String { "Um comando pode ter no máximo \(bytes) bytes" }
  var answerTooLong: String { "A resposta é \(tooMuch("longa")) para uma linha" }
  var listTooLong: String { "A lista é \(tooMuch("longa")) para ser transmitida" }
  var tooLate: String { "Não executado: chegou tarde demais" }
  var pictureChangesTooOften: String {
    "A imagem muda com \(regional("frequência demais", "demasiada frequência")): espere um segundo"
  }
  var operatorHasJustClosedOne: String {
    "O operador acabou de tirar uma mensagem ou " + regional("a tela preta", "o ecrã preto")
  }
  var prompt: String {
    "\(write) um comando e \(press.lowercased()) Enter. Esc cancela."
  }
  var messagePromptKeys: String { "Cima: anteriores, Esc fecha" }
  var messagePrompt: String { "\(write) uma mensagem e \(press.lowercased()) Enter. Esc cancela." }
  var promptKeys: String { "Tab completa, Esc fecha" }
  func noCommand(_ text: String, nearest: String?) -> [String] {
    let problem = "\(quoted(text)) não é um comando"
    let hint = nearest.map { "\(meant.capitalised) \(quoted($0))? " } ?? ""
    return ["\(problem). \(hint)\(quoted("help")) mostra todos.", problem]
  }
  func onlyAtClock(_ command: String) -> String {
    "\(quoted(command)) só funciona no próprio relógio"
  }
  func needs(_ command: String, _ need: CommandNeed, example: String) -> [String] {
    let what =
      switch need {
      case .time: "precisa de um tempo"
      case .timeOfDay: "precisa de " + regional("um horário", "uma hora do dia")
      case .slot: "precisa de uma memória de 1 a 9"
      case .item: "precisa de um item: seu número, como #3, ou parte do título"
      case .text: "precisa de um texto"
      case .preset: "precisa de uma memória ou parte de um nome"
      case .choice(let choices):
        "precisa de " + choices.joined(separator: ", ", last: " ou ")
      case .nothing: "não aceita argumentos"
      }
    let problem = "\(quoted(command)) \(what)"
    return need == .nothing ? [problem] : ["\(problem), por exemplo: \(example)", problem]
  }

  func meaning(of command: CommandName) -> String {
    switch command {
    case .start: "iniciar ou retomar a palestra"
    case .stop: "pausar a palestra"
    case .toggle: "iniciar ou pausar, como a barra de espaço"
    case .add: "somar tempo"
    case .take: "tirar tempo"
    case .set:
      "ajustar o tempo; com green, usar o tempo mostrado como duração; com yellow ou red, como "
        + "início dessa cor"
    case .preset: "carregar uma predefinição pela memória ou pelo nome"
    case .green: "ir ao início da parte; uma palestra em curso continua dali"
    case .yellow: "ir aonde começa o amarelo; uma palestra em curso continua dali"
    case .red: "ir aonde começa o vermelho; uma palestra em curso continua dali"
    case .reset: "voltar à primeira parte, com o relógio pronto"
    case .next: "ir para a parte ou o item seguinte"
    case .previous: "voltar à parte ou ao item anterior"
    case .until: "terminar a palestra " + regional("no horário indicado", "à hora indicada")
    case .questions: "acrescentar perguntas ao fim da palestra: 5 minutos ou este tempo"
    case .backdate: "antecipar o início para a última pausa ou o último \(quoted("reset"))"
    case .go: "ir para este item do \(rundown)"
    case .skip: "\(skip) o próximo item ou este"
    case .move: "mover um item para antes ou depois de outro"
    case .title: "corrigir o título do item atual"
    case .speaker: "corrigir quem fala no item atual"
    case .shorten: "encurtar o próximo item para esta duração"
    case .insert: "inserir um item antes do próximo"
    case .catchUp: "encurtar os próximos itens para recuperar o atraso"
    case .rundown: "listar os itens do \(rundown)"
    case .restart: "recomeçar o \(rundown)"
    case .reload: "ler o \(file) do \(rundown) de novo"
    case .store: save + " o tempo nesta memória"
    case .remove: "remover desta memória a predefinição " + saved
    case .message: "mostrar esta mensagem ou, sem texto, a última"
    case .clear: "ocultar a mensagem"
    case .blackout:
      regional(
        "deixar as telas pretas, ou trazer a imagem de volta",
        "pôr os ecrãs a preto, ou trazer a imagem de volta")
    case .flash: "piscar para chamar a atenção"
    case .identify:
      regional("fazer cada tela mostrar o próprio nome", "fazer cada ecrã mostrar o seu nome")
    case .undo: "desfazer a última alteração, até 10 vezes"
    case .redo: "refazer a última alteração desfeita"
    case .time: "dizer o tempo restante"
    case .displays: regional("listar as telas conectadas", "listar os ecrãs com ligação")
    case .events: regional("listar os últimos registros", "listar os últimos registos")
    case .help: "listar os comandos"
    case .layout: "mudar a disposição dos dígitos"
    case .theme: "mudar o tema de cores"
    case .announcements: "mudar os avisos de tempo: desligados, texto, voz"
    case .lock: regional("travar as teclas, exceto Espaço", "bloquear as teclas, exceto Espaço")
    case .clock: "mostrar a hora"
    case .beside: "mostrar outro tempo junto ao semáforo: session, talk, clock ou off"
    case .operatorView: "mostrar ou ocultar o painel do operador"
    case .takeOver:
      "continuar as palestras de um relógio que \(regional("parou", "deixou")) de funcionar "
        + "(só numa mesa)"
    case .handOver: "passar o \(control) das palestras a uma mesa"
    case .desk: "tornar-se uma mesa do outro relógio da sala"
    case .quit: "sair do programa"
    }
  }
}
