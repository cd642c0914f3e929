import TimerEngine

/// Portuguese of Brazil or of Portugal, in which what is left agrees with its number, and so does
/// the hour.
struct Portuguese: Phrases {
  /// Whose words they are where they differ.
  enum Region {
    case brazil, portugal
  }

  var region = Region.brazil
  var isSpoken = false

  var code: String { regional("pt-BR", "pt-PT") }
  let space = " "
  let fullStop = "."
  let comma = ", "
  var spoken: any AnnouncementPhrases { Portuguese(region: region, isSpoken: true) }

  /// Zero is singular in Brazil.
  func category(of count: Int) -> PluralCategory {
    count == 1 || count == 0 && region == .brazil ? .one : .other
  }
  func joined(_ lengths: [String]) -> String { lengths.joined(separator: ", ", last: " e ") }

  var phases: PhaseNames {
    PhaseNames(
      green: "verde", yellow: "amarelo", red: "vermelho",
      overtime: regional("estourado", "excedido"))
  }

  let start = "início"
  func remaining(_ time: String, _ category: PluralCategory) -> String {
    (category == .one ? "resta " : "restam ") + time
  }
  func over(_ time: String) -> String { time + regional(" de estouro", " além do tempo") }
  let timeIsUp = "tempo esgotado"
  func bell(_ strokes: Int) -> String { strokes == 1 ? "sino" : "\(strokes) toques de sino" }
  let segment = "parte"
  func name(of verdict: Verdict) -> String {
    switch verdict {
    case .qualified: "dentro do tempo"
    case .tooShort: "desclassificado, " + tooMuch("curto")
    case .tooLong: "desclassificado, " + tooMuch("longo")
    }
  }
  func quoted(_ name: String) -> String { regional("“\(name)”", "«\(name)»") }
  func then(_ segment: String) -> String { "depois \(segment)" }
  func number(_ number: Int, of count: Int) -> String { "\(number) de \(count)" }

  var lines: LineWords {
    LineWords(
      ready: "PRONTO", start: "INÍCIO", stop: "PAUSA", resume: regional("RETOMADA", "RETOMA"),
      set: "AJUSTE", time: "TEMPO", bell: "SINO", segment: "PARTE", zero: "TEMPO ESGOTADO",
      over: regional("ESTOURO", "EXCEDIDO"),
      notice: "AVISO", done: "FIM", pause: "INTERVALO", display: regional("TELA", "ECRÃ"),
      event: regional("REGISTRO", "REGISTO"), help: "AJUDA")
  }
  let afterLineWord = ": "

  // MARK: The screen

  let paused = "EM PAUSA"
  func ready(forMinutes count: Int) -> String { "\(lines.ready) há \(count) min" }
  func paused(forMinutes count: Int) -> String { "\(paused) há \(count) min" }
  func since(_ time: String) -> String { "desde \(withArticle(time))" }
  func span(from start: String, to end: String) -> String { "\(from(start)) \(at(end))" }
  func ends(_ time: String) -> String { "fim \(time)" }
  func starts(_ key: String) -> String { "\(key) inicia" }
  func stops(_ key: String) -> String { "\(key) pausa" }
  func resumes(_ key: String) -> String { "\(key) retoma" }
  func changes(_ keys: String) -> String { "\(keys) alteram o tempo" }
  func help(_ key: String) -> String { "\(key) ajuda" }
  func waiting(room: String) -> [String] {
    [
      regional("Aguardando", "À espera de") + " um relógio na sala \(room)",
      regional("Aguardando", "À espera de") + " um relógio",
    ]
  }

  func noSignal(for time: String) -> String { "sem sinal há \(time)" }

  func slot(_ number: Int) -> String { "Memória \(number)" }
  // Seven bars show no M, so not "Fim", and of most letters one form.
  let end = "FinAL"

  // The help has room for the names of two keys in 24 columns.
  let keyNames = KeyNames(
    space: "Espaço", up: "Cima", down: "Baixo", right: "Direita", left: "Esquerda",
    backspace: "Backspace", enter: "Enter", pageUp: "PgUp", pageDown: "PgDn", interrupt: "Ctrl+C")

  var signNames: SignNames {
    let bracket = regional("colchete", "parêntese reto")
    return SignNames(
      colon: "dois-pontos", plus: "mais", minus: "menos",
      closingBracket: "\(bracket) direito", openingBracket: "\(bracket) esquerdo",
      questionMark: "ponto de interrogação", period: "ponto", slash: "barra")
  }

  func range(from first: String, to last: String) -> String { "\(first) a \(last)" }
  func capitals(_ letters: [String]) -> String {
    letters.joined(separator: comma) + (letters.count > 1 ? " maiúsculas" : " maiúscula")
  }

  func meaning(of topic: HelpTopic) -> String {
    switch topic {
    case .startOrStop: "iniciar, pausar, retomar"
    case .slot: "carregar uma predefinição"
    case .store: regional("salvar o tempo em uma memória", "guardar o tempo numa memória")
    case .tap: "verde, amarelo, vermelho; segue"
    case .hold: "a cor começa neste tempo"
    case .setMinute: "parado: somar ou tirar 1 minuto"
    case .setSeconds: "parado: somar ou tirar 5 segundos"
    case .addMinute: "sempre: somar ou tirar 1 minuto"
    case .addSeconds: "somar ou tirar 10 segundos"
    case .back: "voltar ao início, pronto"
    case .undo: "desfazer, refazer, 10 vezes"
    case .lateStart: "início esquecido: antedatar"
    case .questions: "acrescentar 5 min de perguntas"
    case .segment: "parte ou item seguinte, anterior"
    case .prompt: regional("digitar um comando", "escrever um comando")
    case .flash: "piscar para chamar a atenção"
    case .blackout: regional("tela preta", "ecrã preto")
    case .message: regional("mensagem: última, salva, nova", "mensagem: última, guardada, nova")
    case .layout: "disposição dos dígitos"
    case .theme: "tema de cores"
    case .announcing: "avisos de tempo: não, texto, voz"
    case .timeOfDay: "hora e fim da palestra"
    case .beside: "outro tempo junto ao semáforo"
    case .operatorView: "painel do operador"
    case .identify: regional("as telas mostram o próprio nome", "os ecrãs mostram o seu nome")
    case .tellTime: "dizer o tempo restante"
    case .focus: regional("percorrer a tela; escolher", "percorrer o ecrã; escolher")
    case .clicker: regional("passador: iniciar, próxima parte", "clicker: iniciar, próxima parte")
    case .click: "escolher; dígitos: iniciar/pausar"
    case .doubleClick: "dígitos: voltar ao início, pronto"
    case .mouseLongPress:
      regional("meio segundo: salvar, ajustar", "meio segundo: guardar, ajustar")
    case .dragAndWheel: "alterar o tempo; roda: 1 minuto"
    case .lock: regional("travar as teclas; 2× destrava", "bloquear teclas; 2× desbloqueia")
    case .quit: "sair"
    }
  }

  func pages(_ page: Int, of count: Int, turn key: String) -> String {
    "Página \(page) de \(count)   \(key) próxima página   qualquer outra tecla fecha"
  }
  func pagesShort(turn key: String) -> String { "\(key) próxima página, as outras fecham" }

  // MARK: Notices

  func noPreset(in slot: Int) -> String { "Não há predefinição na memória \(slot)" }
  var notStored: String { regional("Não foi salvo", "Não foi guardado") }
  var notRecorded: [String] {
    [
      regional(
        "Não é possível salvar o andamento da palestra",
        "Não é possível guardar o andamento da palestra"),
      regional("Andamento não salvo", "Andamento não guardado"),
    ]
  }
  var notReported: [String] {
    let report = regional("no relatório", "do relatório")
    return ["A palestra não consta \(report)", "Não consta \(report)"]
  }
  var notSynced: [String] {
    [
      regional(
        "Salvo, mas pode se perder em uma queda de energia",
        "Guardado, mas pode perder-se numa falha de energia"),
      regional("Salvo, mas pode se perder", "Guardado, mas pode perder-se"),
    ]
  }
  var storingIsSlow: [String] {
    ["O disco está lento: a última alteração ainda não foi \(saved)", "O disco está lento"]
  }
  func changed(_ name: String, to value: String, from before: String?) -> String {
    "\(name): agora \(value)" + (before.map { " (antes: \($0))" } ?? "")
  }
  let greenTime = "duração"
  func lowered(_ lamp: String, to time: String) -> String { "\(lamp) reduzido a \(time)" }
  func refused(_ refusal: Refusal, _ text: (Int) -> String) -> [String] {
    switch refusal {
    case .greenWhileRunning:
      [
        "Pause primeiro: a duração não pode mudar com a palestra \(underWay)",
        "Pause primeiro",
      ]
    case .inOvertime: ["Não é possível ajustar: o tempo acabou", "Não é possível ajustar"]
    case .greenAtZero: ["A palestra deve durar mais de 0:00"]
    case .aboveGreenTime:
      ["O amarelo não pode exceder a duração da palestra", "Amarelo: tempo " + tooMuch("longo")]
    case .redAboveYellow(let yellow):
      [
        "O vermelho não pode começar antes do amarelo (\(text(yellow)))",
        "Vermelho: antes do amarelo",
      ]
    case .noPhase(let lamp): ["Esta parte não tem \(name(of: lamp.phase))"]
    case .endsTalk(let lamp, let time):
      [
        "O \(name(of: lamp.phase)) começa em \(text(time)): a palestra acabaria",
        "O \(name(of: lamp.phase)) começa em \(text(time))",
      ]
    }
  }

  func until(_ time: String, isTomorrow: Bool) -> String {
    "A palestra termina " + (isTomorrow ? "amanhã " : "") + at(time)
  }
  func until(_ words: String, skipping time: String) -> String {
    "\(words), pois \(time) não existe (mudança \(regional("de horário", "da hora")))"
  }

  var talkContinues: String { "A palestra continua \(underWay)" }
  func leftPaused(with time: String) -> String {
    "A palestra fica em pausa; tempo restante: \(time)"
  }
  func spent(_ time: String, of length: String) -> String { "\(time) de \(length)" }
  let noTalk = "A entrada terminou antes do início de uma palestra"
  func layout(isLandscape: Bool?) -> String {
    "Disposição: \(isLandscape.map { $0 ? "horizontal" : "vertical" } ?? "automática")"
  }
  let questions = "Perguntas"
  let secondaryTime = SecondaryTimeWords(
    title: "Outro tempo", session: "programa", talk: "palestra", clock: "hora", off: "nenhum")
  func theme(_ name: String) -> String { "Tema: \(name)" }
  func announcing(_ channel: Announcing) -> String {
    switch channel {
    case .off: "Avisos de tempo: desligados"
    case .print: "Avisos de tempo: texto"
    case .speak: "Avisos de tempo: voz"
    }
  }
  func blackout(key: String, space: String) -> [String] {
    [
      pictureStates.blackout + ": \(key) ou \(space) traz a imagem de volta",
      "\(key) traz a imagem de volta",
    ]
  }
  let noFlash = "A função piscar está desativada"
  func noMessage(command: String) -> [String] {
    [
      "Sem mensagem: envie \(command) TEXTO ou abra o programa com --message ou --title",
      "Sem mensagem",
    ]
  }
  let notInPlainMode = "Não disponível com --plain"
  let noRoomForHelp = "Não há espaço para a ajuda"

  func problem(_ first: String, andMore count: Int, see check: String) -> String {
    "\(first) (e mais \(count): veja \(quoted(check)))"
  }
  func wrongFile(see check: String) -> [String] {
    [
      "Um \(file) contém um erro: veja \(quoted(check))", "Um \(file) contém um erro",
    ]
  }
  func resumed(isRunning: Bool) -> [String] {
    let course = "continua " + (isRunning ? underWay : "em pausa")
    return ["A última palestra não tinha terminado: \(course)", "A última palestra \(course)"]
  }
  func offered(_ talk: String, _ left: String, key: String) -> [String] {
    [
      "A última palestra não tinha terminado: \(talk). \(use(key)) para retomá-la.",
      "\(use(key)) para retomar a última palestra (\(left))",
      "\(use(key)) para retomar a última palestra", "\(use(key)): última palestra",
    ]
  }
  func wasRemaining(_ time: String, _ category: PluralCategory) -> String {
    (category == .one ? "restava " : "restavam ") + time
  }
  func offeredAfterQuit(
    _ talk: String, _ left: String, isRunning: Bool, key: String
  ) -> [String] {
    let course = "\(key) para retomar: \(left)" + (isRunning ? " agora" : "")
    return [
      "A última palestra foi interrompida: \(talk). \(course)", "Última palestra: \(course)",
      "\(key): última palestra",
    ]
  }
  func wayBack(_ command: String, key: String?, until time: String) -> String {
    "Para continuar, abra \(command) e \(key.map { regional("pressione ", "prima ") + $0 } ?? "escreva undo") "
      + "(limite: \(time))."
  }
  func offeredWithoutClock(_ wasLeft: String, key: String) -> [String] {
    [
      "Hora do sistema não ajustada. Último \(regional("registro", "registo")) da palestra: \(wasLeft). "
        + "\(use(key)) para recuperá-la, em pausa.",
      "Hora do sistema não ajustada. \(use(key)) para recuperar: \(wasLeft).",
      "Hora não ajustada. \(use(key)): \(wasLeft).",
    ]
  }

  /// A key, or the command, as something to do: alone, `u` would not be seen to be a key.
  private func use(_ key: String) -> String {
    (key == "undo" ? write : press) + " " + key
  }

  func omittedLines(_ count: Int) -> String {
    counted(count, one: "linha foi descartada", other: "linhas foram descartadas")
      + ": ninguém lia a saída"
  }
  func late(by time: String) -> [String] {
    let was = regional("ficou", "esteve")
    let suspended = regional("suspenso por ", "suspenso durante ") + time
    let continued = regional("continuou contando", "continuou a contar")
    return [
      "O SpeakerClock \(was) \(suspended); o tempo da palestra \(continued)",
      "Programa \(suspended); o tempo \(continued)", "Programa \(suspended)",
    ]
  }
  func wallClock(wasSetBack: Bool, by time: String) -> String {
    "Hora do sistema \(wasSetBack ? "atrasada" : "adiantada") em \(time); "
      + "não afeta a palestra"
  }

  func quit(_ key: String) -> [String] {
    [
      "Palestra \(underWay). \(press) \(key) de novo para sair; outra tecla continua.",
      "\(press) \(key) de novo para sair", "\(key): sair?",
    ]
  }
  func cameTooOften(_ key: String, talkGoesOn: Bool) -> [String] {
    [
      "\(key) veio vezes demais para dois toques: \(talkGoesOn ? "a palestra continua" : "nada foi feito"). \(press) \(key) mais uma vez.",
      "Rápido demais. \(press) \(key) de novo",
    ]
  }
  func undone(_ count: Int) -> String { "\(count) desfeitas" }
  func store(slots: String, lamps: String, lampKeys: String) -> [String] {
    [
      "\(save.capitalised) na memória \(slots) ou ajustar: \(lamps)? Esc cancela.",
      "Memória \(slots) ou cor \(lampKeys)?", "\(save.capitalised) onde?",
    ]
  }
}
