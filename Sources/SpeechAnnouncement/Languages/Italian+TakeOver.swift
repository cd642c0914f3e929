// Taking over a clock that has died, and handing over one that runs.
extension Italian {
  func takeOver(_ key: String, _ cost: TakeOverCost) -> [String] {
    let again = ("Premere di nuovo \(key) per subentrare", "Di nuovo \(key): subentrare")
    if cost.isByTimeOfDay, let error = cost.error {
      let source =
        "Questo computer è stato riavviato: il tempo viene dall’orologio di sistema, "
        + "con un errore fino a \(withDecimalComma(error)) se quell’ora è giusta"
      return takeOverQuestion(
        [source, "Tempo dall’ora di sistema, errore \(withDecimalComma(error)) se è giusta"], again)
    }
    let heard =
      cost.age.map { ("Ultimo segnale del timer \($0) fa", "Segnale \($0) fa") }
      ?? ("Ultimo segnale del timer a un’ora sconosciuta", "Ultimo segnale: ora ignota")
    let time =
      cost.error.map {
        ("tempo con un errore fino a \(withDecimalComma($0))", "errore \(withDecimalComma($0))")
      }
      ?? ("l’intervento sarà in pausa", "in pausa")
    let displays = cost.unreachable.map {
      ("fuori portata: \($0)", "senza \($0)", "senza i suoi schermi")
    }
    let rundown = cost.lacksRundown ? "senza la scaletta" : nil
    return takeOverQuestion(heard, time, rundown, displays, again)
  }
  func takesOver(key: String) -> String { "\(key) per subentrare" }
  func keptTalks(heard age: String?, key: String) -> [String] {
    keptTalks(
      "Nessun timer, ma i suoi interventi sono salvati qui", inShort: "Nessun timer",
      heard: age.map { "segnale \($0) fa" }, key)
  }

  func notTakenOver(_ reason: TakeOverRefusal) -> [String] {
    switch reason {
    case .clockIsHere:
      [
        "Subentro impossibile: il programma del timer non è terminato su questo computer. "
          + "Prima va chiuso.",
        "Subentro impossibile: chiudere prima il timer su questo computer",
        "Subentro impossibile: il timer è qui",
      ]
    case .nothingKept:
      [
        "Subentro impossibile: qui nulla di salvato (vecchio timer o bridge, o broker)",
        "Subentro impossibile: nulla di salvato",
      ]
    case .talksAreHere(let command): talksAreHere(quoted(command))
    case .isClock:
      [
        "Questo è il timer: solo una postazione può subentrare",
        "Solo una postazione può subentrare",
      ]
    case .failed(let reason): ["Subentro impossibile: \(reason)", "Subentro impossibile"]
    }
  }
  func hasTakenOver(room: String) -> [String] {
    [
      "Questa postazione ora è il timer della sala \(room). "
        + "Per gli schermi: \(quoted(attach(room))) su questo computer.",
      "Questa postazione ora è il timer: connettere gli schermi a questo computer",
      "Questa postazione ora è il timer",
    ]
  }
  func wasTakenOver(by desk: String?, at time: String?, next: AfterTakeOver, onlyHere: String?)
    -> [String]
  {
    let now =
      switch next {
      case .desk: "Questo timer ora è una postazione"
      case .deskWithoutClock: "Questa postazione non raggiunge alcun timer: avviarla con --via"
      case .ends: "Questo programma termina"
      }
    let what =
      "Subentro di \(desk ?? "un’altra postazione")"
      + (time.map { " \(hour("al", $0))" } ?? "")
    return takenOver(
      what, now: now, onlyHere: onlyHere.map { "Solo qui: \($0)" })
  }
  func talksAreHere(_ command: String) -> [String] {
    [
      "Il subentro è già avvenuto qui: \(command) continua",
      "Per continuare qui: \(command)",
      "Il subentro è già avvenuto qui",
    ]
  }
  var readyTooLate: [String] {
    [
      "Questa postazione non era pronta in tempo: il timer continua",
      "Non pronta in tempo",
    ]
  }
  func noAnswerToReady(_ key: String) -> [String] {
    [
      "Pronta, ma il timer non risponde: se è morto, \(key) subentra",
      "Nessuna risposta: \(key) subentra",
    ]
  }

  func handOver(_ key: String, to desk: String) -> [String] {
    [
      "Premere di nuovo \(key) per passare il controllo a \(desk): "
        + "questo timer diventerà una postazione",
      "Di nuovo \(key): passare il controllo a \(desk) (questo timer sarà una postazione)",
      "Di nuovo \(key): passare il controllo a \(desk)",
      "Di nuovo \(key): passare il controllo",
    ]
  }
  func handsOver(to desk: String) -> [String] {
    ["Passaggio del controllo a \(desk) in corso", "Passaggio del controllo in corso"]
  }
  func notHandedOver(to desk: String) -> [String] {
    ["\(desk) non ha preso il controllo: questo timer continua", "Passaggio non riuscito"]
  }
  func noDesk(_ names: String?) -> [String] {
    guard let names else {
      return [
        "Nessuna postazione può subentrare: avviarne una con \(quoted("speakerclock desk"))",
        "Nessuna postazione può subentrare",
      ]
    }
    return [
      "Più postazioni: \(names). Digitare \(quoted("hand over")) e il nome.",
      "Più postazioni: \(quoted("hand over NOME"))",
    ]
  }

  func clockIsAlive(handOver key: String) -> [String] {
    [
      "Il timer risponde: lì \(key) passa il controllo, :take over lo prende comunque",
      "Il timer risponde: vedere :take over",
    ]
  }

  func otherClock(room: String, key: String, dropping talk: String) -> [String] {
    [
      "Nella sala \(room) c’è già un timer: \(key) rende questo "
        + "una sua postazione, \(talk) va perso",
      "C’è già un timer: \(key) ne fa una postazione, \(talk) va perso",
      "Nella sala \(room) c’è già un timer: \(key) per unirsi",
      "C’è già un timer: \(key) per unirsi",
    ]
  }
  func otherClock(room: String, command: String) -> String {
    "Nella sala \(room) c’è già un timer: \(quoted(command)) lo comanda"
  }
  func startPrivately(_ key: String, room: String) -> [String] {
    [
      "Nella sala \(room) c’è già un timer: di nuovo \(key) ne avvia uno privato",
      "Di nuovo \(key): timer privato",
    ]
  }
  func join(_ key: String, room: String, dropping talk: String) -> [String] {
    [
      "Premere di nuovo \(key) per diventare una postazione del "
        + "timer della sala \(room): \(talk) va perso",
      "Di nuovo \(key): diventare una postazione, \(talk) va perso",
      "Di nuovo \(key): diventare postazione",
    ]
  }
  func joins(byCommand command: String) -> [String] {
    [
      "Qui è già iniziato un intervento: digitare \(command) per unirsi all’altro timer",
      "Per unirsi all’altro timer: \(command)",
    ]
  }
  func otherClockHasEnded(room: String) -> [String] {
    [
      "L’altro timer della sala \(room) è terminato: questo resta privato e non registrato",
      "L’altro timer è terminato",
    ]
  }
  func noOtherClock(room: String) -> [String] {
    ["Nella sala \(room) non c’è un altro timer", "Non c’è un altro timer"]
  }
}
