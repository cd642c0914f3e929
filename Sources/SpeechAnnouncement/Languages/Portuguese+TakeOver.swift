// Taking over a clock that has died, and handing over one that runs.
extension Portuguese {
  func takeOver(_ key: String, _ cost: TakeOverCost) -> [String] {
    let again = ("\(press) \(key) de novo para assumir", "\(key) de novo: assumir")
    if cost.isByTimeOfDay, let error = cost.error {
      let source =
        "Este computador foi reiniciado: o tempo vem da hora do sistema, "
        + "com erro de até \(withDecimalComma(error)) se ela estiver certa"
      return takeOverQuestion(
        [source, "Hora do sistema: erro de até \(withDecimalComma(error)) se estiver certa"], again)
    }
    let heard =
      cost.age.map { ("Último sinal do relógio há \($0)", "Sinal há \($0)") }
      ?? ("Último sinal do relógio a uma hora desconhecida", "Último sinal desconhecido")
    let time =
      cost.error.map {
        ("tempo com erro de até \(withDecimalComma($0))", "erro de até \(withDecimalComma($0))")
      }
      ?? ("a palestra ficará em pausa", "em pausa")
    let displays = cost.unreachable.map {
      ("\(offline): \($0)", "sem \($0)", "sem \(regional("as telas", "os ecrãs"))")
    }
    let lost = cost.lacksRundown ? "sem o \(rundown)" : nil
    return takeOverQuestion(heard, time, lost, displays, again)
  }
  func takesOver(key: String) -> String { "\(key) assume" }
  func keptTalks(heard age: String?, key: String) -> [String] {
    keptTalks(
      "Não há relógio, mas as palestras estão \(saved)s aqui", inShort: "Não há relógio",
      heard: age.map { "sinal há \($0)" }, key)
  }

  func notTakenOver(_ reason: TakeOverRefusal) -> [String] {
    switch reason {
    case .clockIsHere:
      [
        "Não foi possível assumir: o programa do relógio não terminou neste computador. "
          + "Encerre-o primeiro.",
        "Não foi possível assumir: encerre primeiro o relógio neste computador",
        "Impossível assumir: o relógio está aqui",
      ]
    case .nothingKept:
      [
        "Impossível assumir: nada \(regional("salvo", "guardado")) aqui "
          + "(relógio ou bridge antigo, ou broker)",
        "Impossível assumir: nada \(regional("salvo", "guardado")) aqui",
      ]
    case .talksAreHere(let command): talksAreHere(quoted(command))
    case .isClock: ["Este é o relógio: só uma mesa pode assumir", "Só uma mesa pode assumir"]
    case .failed(let reason): ["Não foi possível assumir: \(reason)", "Não foi possível assumir"]
    }
  }
  func hasTakenOver(room: String) -> [String] {
    [
      "Esta mesa é agora o relógio da sala \(room). "
        + "Para \(regional("as telas", "os ecrãs")): \(quoted(attach(room))) neste computador.",
      "Esta mesa é agora o relógio: "
        + "\(regional("conecte as telas", "ligue os ecrãs")) a este computador",
      "Esta mesa é agora o relógio",
    ]
  }
  func wasTakenOver(by desk: String?, at time: String?, next: AfterTakeOver, onlyHere: String?)
    -> [String]
  {
    let now =
      switch next {
      case .desk: "Este relógio é agora uma mesa"
      case .deskWithoutClock: "Esta mesa não alcança nenhum relógio: inicie-a com --via"
      case .ends: "Este programa termina"
      }
    let what = "Assumido por \(desk ?? "outra mesa")" + (time.map { " \(at($0))" } ?? "")
    return takenOver(
      what, now: now, onlyHere: onlyHere.map { "Só aqui: \($0)" })
  }
  func talksAreHere(_ command: String) -> [String] {
    [
      "Já foi assumido aqui: \(command) continua",
      "Para continuar aqui: \(command)",
      "Já foi assumido aqui",
    ]
  }
  var readyTooLate: [String] {
    [
      "Esta mesa não ficou pronta a tempo: o relógio continua",
      "Não ficou pronta a tempo",
    ]
  }
  func noAnswerToReady(_ key: String) -> [String] {
    [
      "Pronta, mas o relógio não responde: se parou, \(key) assume",
      "Sem resposta: \(key) assume",
    ]
  }

  func handOver(_ key: String, to desk: String) -> [String] {
    [
      "\(press) \(key) de novo para passar o \(control) a \(desk): este relógio será uma mesa",
      "\(key) de novo: passar o \(control) a \(desk)",
      "\(key) de novo: passar o \(control)",
    ]
  }
  func handsOver(to desk: String) -> [String] {
    [
      "\(regional("Passando", "A passar")) o \(control) a \(desk)",
      "\(regional("Passando", "A passar")) o \(control)",
    ]
  }
  func notHandedOver(to desk: String) -> [String] {
    ["\(desk) não assumiu: este relógio continua", "Não foi possível passar o \(control)"]
  }
  func noDesk(_ names: String?) -> [String] {
    guard let names else {
      return [
        "Não há mesa que possa assumir: inicie uma com \(quoted("speakerclock desk"))",
        "Não há mesa que possa assumir",
      ]
    }
    return [
      "Há várias mesas: \(names). \(write) \(quoted("hand over")) e o nome.",
      "Várias mesas: \(write.lowercased()) \(quoted("hand over NOME"))",
    ]
  }

  func clockIsAlive(handOver key: String) -> [String] {
    [
      "O relógio responde: \(key) lá passa o \(control), :take over assume mesmo assim",
      "O relógio responde: veja :take over",
    ]
  }

  func otherClock(room: String, key: String, dropping talk: String) -> [String] {
    [
      "Há outro relógio na sala \(room): \(key) faz deste uma mesa dele, \(talk) é descartado",
      "Há outro relógio: com \(key) este é uma mesa dele, \(talk) é descartado",
      "Há outro relógio na sala \(room): \(key) junta-se a ele",
      "Há outro relógio: \(key) junta-se a ele",
    ]
  }
  func otherClock(room: String, command: String) -> String {
    "Há outro relógio na sala \(room): \(quoted(command)) controla-o"
  }
  func startPrivately(_ key: String, room: String) -> [String] {
    [
      "Há outro relógio na sala \(room): \(key) de novo inicia um particular",
      "\(key) de novo: relógio particular",
    ]
  }
  func join(_ key: String, room: String, dropping talk: String) -> [String] {
    [
      "\(press) \(key) de novo para ser uma mesa do relógio da sala \(room): \(talk) é descartado",
      "\(key) de novo: ser uma mesa, \(talk) é descartado",
      "\(key) de novo: ser uma mesa",
    ]
  }
  func joins(byCommand command: String) -> [String] {
    [
      "Aqui já foi iniciada uma palestra: \(write.lowercased()) "
        + "\(command) para ser uma mesa do outro relógio",
      "\(write) \(command) para ser uma mesa",
    ]
  }
  func otherClockHasEnded(room: String) -> [String] {
    [
      "O outro relógio da sala \(room) terminou: este continua particular e sem \(regional("registro", "registo"))",
      "O outro relógio terminou",
    ]
  }
  func noOtherClock(room: String) -> [String] {
    ["Não há outro relógio na sala \(room)", "Não há outro relógio"]
  }
}
