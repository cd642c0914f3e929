// Programs, files and clients that do not do their part.
extension French {
  func text(of fault: Fault) -> String {
    switch fault {
    case .engine(let name, let fault, let next):
      "La voix \(name) a échoué 2 fois\(colon)\(text(of: fault))\u{A0}; "
        + (next.map { "\($0) la remplace" } ?? "il n’y a plus de voix")
    case .player(let name, let fault, let next):
      "Le lecteur audio \(name) a échoué 2 fois\(colon)\(text(of: fault))\u{A0}; "
        + (next.map { "\($0) le remplace" } ?? "aucun autre trouvé")
    case .noEngine(let names):
      "Pas de voix\(colon)aucun programme trouvé (\(names.joined(separator: ", "))). "
        + "\(quoted("speakerclock test-sound")) indique quoi installer."
    case .hookIsBusy(let option, let running):
      "\(option) n’a pas été lancé\(colon)\(running) de ses commandes sont encore en cours"
    case .hookNotRun(let option, let reason):
      "\(option) n’a pas été lancé\(colon)impossible de démarrer un shell (\(reason))"
    case .hookFailed(let option, let status):
      "\(option) a échoué\(colon)code de sortie \(status)"
    case .eventsDropped(let count, let path, let fault):
      "--events a perdu \(counted(count, one: "ligne", other: "lignes"))\(colon)"
        + text(of: fault, path)
    case .notListening(let reason):
      "Les écrans ne peuvent pas se connecter\(colon)\(reason)"
    case .tooManyClients(let max): "Plus de \(max) clients veulent se connecter"
    case .client(let name, let fault):
      "\(name.isEmpty ? "Un client" : quoted(name)) a été déconnecté\(colon)\(text(of: fault))"
    case .other(let text): text
    }
  }

  private func text(of fault: ProgramFault) -> String {
    switch fault {
    case .notRun: "lancement impossible"
    case .status(let status): "code de sortie \(status)"
    case .signal(let signal): "signal \(signal)"
    case .late: "délai dépassé"
    case .silent: "aucun son"
    }
  }

  private func text(of fault: EventFileFault, _ path: String) -> String {
    switch fault {
    case .noReader: "aucun programme ne lit \(path)"
    case .slowReader: "\(path) est ouvert par un programme qui ne lit rien"
    case .slowDisk: "\(path) est sur un disque qui n’accepte plus de données"
    case .other(let reason): "\(path) n’est pas accessible en écriture (\(reason))"
    }
  }

  private func text(of fault: ClientFault) -> String {
    switch fault {
    case .readsNothing: "il ne lit rien"
    case .endlessLine: "il envoie une ligne sans fin"
    }
  }
}
