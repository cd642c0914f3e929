// The remote in a browser.
extension Italian {
  var remote: RemoteWords {
    RemoteWords(
      start: RemoteButton("Avvia"), stop: RemoteButton("Pausa", "Metti in pausa"),
      resume: RemoteButton("Riprendi"), next: RemoteButton("Avanti"),
      previous: RemoteButton("Indietro"), undo: RemoteButton("Annulla", "Annulla modifica"),
      redo: RemoteButton("Ripristina"),
      flash: RemoteButton("Lampeggia"), black: RemoteButton("Schermo nero"),
      message: "Messaggio", send: RemoteButton("Invia"), hide: RemoteButton("Nascondi"),
      presets: "Preset", fullScreen: "Schermo intero",
      screenMayTurnOff:
        "Lo schermo può spegnersi: impostare il dispositivo perché resti acceso o aprire la pagina con https",
      notSent: "Non inviato: il timer non è raggiungibile",
      noAnswer: "Nessuna risposta: controllare il timer",
      tooMany: "Non inviato: troppi comandi. Attendere un secondo.",
      unreachable: "Il timer non è raggiungibile",
      shutOut: "Questo link non è più valido: aprire quello nuovo",
      needsLink: "Manca una parte del link: aprire il link intero mostrato dal ponte",
      onlyShows: "Questo link mostra soltanto il timer: aprire il link del telecomando",
      isFull: "Tutti i posti sono occupati: riprovare tra qualche secondo",
      timer: "Tempo rimanente", sayTime: RemoteButton("Annuncia", "Annuncia il tempo"),
      ready: "pronto", running: "in corso", paused: "in pausa", less: "{time} in meno",
      more: "{time} in più", setTime: RemoteButton("Imposta", "Imposta il tempo"),
      example: "5m o 1:30", time: "Tempo, per esempio 5m o 1:30",
      yellowNow: RemoteButton("Giallo", "Giallo adesso"),
      redNow: RemoteButton("Rosso", "Rosso adesso"), reset: RemoteButton("All’inizio"),
      person: "Il suo nome",
      personForOthers: "Il suo nome, perché gli altri vedano chi è stato",
      named: "Gli altri vedono il suo nome: {name}", unnamed: "Gli altri non vedono nessun nome",
      done: "Fatto: {button}", notConfirmed: "Non eseguito: {button} non è stato toccato di nuovo")
  }

  var programme: ProgrammeWords {
    ProgrammeWords(
      heading: "Scaletta", goTo: RemoteButton("Vai a"), skip: RemoteButton("Salta"),
      shorten: RemoteButton("Accorcia"), newLength: "Nuova durata, per esempio 5m o 1:30",
      earlier: RemoteButton("Su", "Sposta su"), later: RemoteButton("Giù", "Sposta giù"),
      rename: RemoteButton("Modifica"), title: "Titolo", speaker: "Relatore",
      insert: RemoteButton("Inserisci", "Inserisci un intervento"),
      insertedTitle: "Titolo del nuovo intervento",
      insertedLength: "Durata del nuovo intervento, per esempio 5m o 1:30",
      catchUp: RemoteButton("Recupera", "Recupera il ritardo"))
  }

  func tapAgain(_ deed: String) -> String { "Toccare di nuovo: \(deed)" }
  func deed(_ change: GuardedChange) -> String {
    switch change {
    case .startsOtherDay(let day): "avvia la scaletta di \(day)"
    case .startsWithUnsetClock: "avvia, anche se l’orologio non è impostato"
    case .goes(let name): "passa a: \(name)"
    case .goesOn(let time, nil): "\(time), l’intervento continua"
    case .goesOn(let time, let end?): "\(time), non finisce più \(hour("al", end))"
    case .endsTalkAndLoads(let name): "termina l’intervento e carica \(quoted(name))"
    case .movesLamp(let lamp): "il \(lamp) inizia adesso"
    case .stores(let slot): "salva nella memoria \(slot)"
    case .endsTalk: "termina questo intervento"
    case .beginsAnew: "ricomincia la scaletta"
    case .skips(let name): "salta \(quoted(name))"
    case .endsTalkAndSkips(let names): "termina questo intervento e salta \(names)"
    case .endsLate(let time, let length):
      "orario appena passato: \(time), quindi l’intervento dura \(length)"
    }
  }
  var undoesStart: String { "annulla l’avvio di questo intervento" }
  var blackoutIsOn: String { "Lo schermo è nero" }
}
