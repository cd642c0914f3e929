// Programs, files and clients that do not do their part.
extension German {
  func text(of fault: Fault) -> String {
    switch fault {
    case .engine(let name, let fault, let next):
      "Stimme \(name) ist zweimal ausgefallen: \(text(of: fault)); "
        + (next.map { "stattdessen spricht \($0)" } ?? "die Sprachausgabe ist aus")
    case .player(let name, let fault, let next):
      "Player \(name) ist zweimal ausgefallen: \(text(of: fault)); "
        + (next.map { "stattdessen spielt \($0)" } ?? "kein anderer Player gefunden")
    case .noEngine(let names):
      "Die Sprachausgabe ist aus: Kein Sprachprogramm gefunden (\(names.joined(separator: ", "))). "
        + "\(quoted("speakerclock test-sound")) zeigt, was zu installieren ist."
    case .hookIsBusy(let option, let running):
      "\(option) nicht ausgeführt: \(running) frühere Befehle laufen noch"
    case .hookNotRun(let option, let reason):
      "\(option) nicht ausgeführt: Es lässt sich keine Shell starten (\(reason))"
    case .hookFailed(let option, let status): "\(option) ist fehlgeschlagen: Status \(status)"
    case .eventsDropped(let count, let path, let fault):
      "--events hat \(counted(count, one: "Zeile", other: "Zeilen")) verworfen: "
        + "\(path) \(text(of: fault))"
    case .notListening(let reason): "Bildschirme können sich nicht verbinden: \(reason)"
    case .tooManyClients(let max): "Mehr als \(max) Clients wollen sich verbinden"
    case .client(let name, let fault):
      "Verbindung zu \(name.isEmpty ? "einem Client" : quoted(name)) getrennt: \(text(of: fault))"
    case .other(let text): text
    }
  }

  private func text(of fault: ProgramFault) -> String {
    switch fault {
    case .notRun: "lässt sich nicht starten"
    case .status(let status): "endete mit Status \(status)"
    case .signal(let signal): "wurde durch Signal \(signal) beendet"
    case .late: "wurde nicht rechtzeitig fertig"
    case .silent: "gab keinen Ton aus"
    }
  }

  private func text(of fault: EventFileFault) -> String {
    switch fault {
    case .noReader: "wird nicht gelesen"
    case .slowReader: "wird zu langsam gelesen"
    case .slowDisk: "liegt auf einem Datenträger, der keine Daten annimmt"
    case .other(let reason): "lässt sich nicht schreiben (\(reason))"
    }
  }

  private func text(of fault: ClientFault) -> String {
    switch fault {
    case .readsNothing: "Die Gegenstelle liest nicht"
    case .endlessLine: "Die Gegenstelle sendet eine Zeile ohne Ende"
    }
  }
}
