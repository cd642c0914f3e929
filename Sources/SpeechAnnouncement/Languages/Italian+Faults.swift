// Programs, files and clients that do not do their part.
extension Italian {
  func text(of fault: Fault) -> String {
    switch fault {
    case .engine(let name, let fault, let next):
      "Due errori della voce \(name): \(text(of: fault)); "
        + (next.map { "ora si usa \($0)" } ?? "la voce è disattivata")
    case .player(let name, let fault, let next):
      "Due errori del lettore audio \(name): \(text(of: fault)); "
        + (next.map { "ora si usa \($0)" } ?? "nessun altro trovato")
    case .noEngine(let names):
      "Nessuna voce: nessun programma trovato (\(names.joined(separator: ", "))). "
        + "\(quoted("speakerclock test-sound")) indica che cosa installare."
    case .hookIsBusy(let option, let running):
      "\(option) non è stato eseguito: \(running) dei suoi comandi sono ancora in corso"
    case .hookNotRun(let option, let reason):
      "\(option) non è stato eseguito: impossibile avviare una shell (\(reason))"
    case .hookFailed(let option, let status):
      "\(option) è terminato con errore: codice di uscita \(status)"
    case .eventsDropped(let count, let path, let fault):
      "--events ha perso \(counted(count, one: "riga", other: "righe")): "
        + "\(path) \(text(of: fault))"
    case .notListening(let reason): "Gli schermi non possono connettersi: \(reason)"
    case .tooManyClients(let max): "Più di \(max) client vogliono connettersi"
    case .client(let name, let fault):
      "\(name.isEmpty ? "Un client" : quoted(name)) è stato disconnesso: \(text(of: fault))"
    case .other(let text): text
    }
  }

  private func text(of fault: ProgramFault) -> String {
    switch fault {
    case .notRun: "avvio impossibile"
    case .status(let status): "codice di uscita \(status)"
    case .signal(let signal): "segnale \(signal)"
    case .late: "tempo massimo superato"
    case .silent: "nessun suono"
    }
  }

  private func text(of fault: EventFileFault) -> String {
    switch fault {
    case .noReader: "non viene letto da nessuno"
    case .slowReader: "è aperto da un programma che non legge nulla"
    case .slowDisk: "è su un disco che non accetta dati"
    case .other(let reason): "non è scrivibile (\(reason))"
    }
  }

  private func text(of fault: ClientFault) -> String {
    switch fault {
    case .readsNothing: "non legge nulla"
    case .endlessLine: "invia una riga senza fine"
    }
  }
}
