// Programs, files and clients that do not do their part.
extension Dutch {
  func text(of fault: Fault) -> String {
    switch fault {
    case .engine(let name, let fault, let next):
      "Stem \(name) viel tweemaal uit: \(text(of: fault)); "
        + (next.map { "nu spreekt \($0)" } ?? "de spraak staat uit")
    case .player(let name, let fault, let next):
      "Audiospeler \(name) viel tweemaal uit: \(text(of: fault)); "
        + (next.map { "nu speelt \($0)" } ?? "geen andere audiospeler gevonden")
    case .noEngine(let names):
      "De spraak staat uit: geen spraakprogramma gevonden (\(names.joined(separator: ", "))). "
        + "\(quoted("speakerclock test-sound")) toont wat er geïnstalleerd moet worden."
    case .hookIsBusy(let option, let running):
      "\(option) niet uitgevoerd: \(running) eerdere opdrachten lopen nog"
    case .hookNotRun(let option, let reason):
      "\(option) niet uitgevoerd: er kan geen shell worden gestart (\(reason))"
    case .hookFailed(let option, let status): "\(option) is mislukt: status \(status)"
    case .eventsDropped(let count, let path, let fault):
      "--events heeft \(counted(count, one: "regel", other: "regels")) laten vervallen: "
        + "\(path) \(text(of: fault))"
    case .notListening(let reason): "Schermen kunnen geen verbinding maken: \(reason)"
    case .tooManyClients(let max): "Meer dan \(max) clients willen verbinding maken"
    case .client(let name, let fault):
      "Verbinding met \(name.isEmpty ? "een client" : quoted(name)) verbroken: \(text(of: fault))"
    case .other(let text): text
    }
  }

  private func text(of fault: ProgramFault) -> String {
    switch fault {
    case .notRun: "kan niet worden gestart"
    case .status(let status): "eindigde met status \(status)"
    case .signal(let signal): "werd beëindigd door signaal \(signal)"
    case .late: "was niet op tijd klaar"
    case .silent: "gaf geen geluid"
    }
  }

  private func text(of fault: EventFileFault) -> String {
    switch fault {
    case .noReader: "wordt niet gelezen"
    case .slowReader: "wordt te langzaam gelezen"
    case .slowDisk: "staat op een schijf die niets aanneemt"
    case .other(let reason): "kan niet worden geschreven (\(reason))"
    }
  }

  private func text(of fault: ClientFault) -> String {
    switch fault {
    case .readsNothing: "de andere kant leest niet"
    case .endlessLine: "de andere kant stuurt een regel zonder einde"
    }
  }
}
