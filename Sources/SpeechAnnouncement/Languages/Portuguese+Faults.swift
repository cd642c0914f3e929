// Programs, files and clients that do not do their part.
extension Portuguese {
  func text(of fault: Fault) -> String {
    switch fault {
    case .engine(let name, let fault, let next):
      "A voz \(name) falhou duas vezes: \(text(of: fault)); "
        + (next.map { "em seu lugar, usa-se \($0)" } ?? "a voz fica desativada")
    case .player(let name, let fault, let next):
      "O reprodutor \(name) falhou duas vezes: \(text(of: fault)); "
        + (next.map { "em seu lugar, usa-se \($0)" } ?? "nenhum outro foi encontrado")
    case .noEngine(let names):
      "Voz desativada: nenhum destes programas foi encontrado: "
        + "\(names.joined(separator: ", ")). \(quoted("speakerclock test-sound")) diz o que instalar."
    case .hookIsBusy(let option, let running):
      "\(option) não foi executado: \(running) " + regional("de", "dos")
        + " seus comandos ainda estão em execução"
    case .hookNotRun(let option, let reason):
      "\(option) não foi executado: não foi possível iniciar " + regional("um", "uma")
        + " shell (\(reason))"
    case .hookFailed(let option, let status): "\(option) falhou: código de saída \(status)"
    case .eventsDropped(let count, let path, let fault):
      "--events descartou \(counted(count, one: "linha", other: "linhas")): \(path) \(text(of: fault))"
    case .notListening(let reason):
      regional("As telas não conseguem se conectar", "Os ecrãs não conseguem ligar-se")
        + ": \(reason)"
    case .tooManyClients(let max):
      "Mais de \(max) clientes tentam " + regional("se conectar", "ligar-se")
    case .client(let name, let fault):
      regional(
        "Cliente \(name.isEmpty ? "" : quoted(name) + " ")desconectado",
        "Ligação \(name.isEmpty ? "a um cliente" : "ao cliente " + quoted(name)) cortada")
        + ": \(text(of: fault))"
    case .other(let text): text
    }
  }

  private func text(of fault: ProgramFault) -> String {
    switch fault {
    case .notRun: "não foi possível iniciar"
    case .status(let status): "terminou com o código de saída \(status)"
    case .signal(let signal): "terminou ao receber o sinal \(signal)"
    case .late: "não terminou a tempo"
    case .silent: "não se ouviu nada"
    }
  }

  private func text(of fault: EventFileFault) -> String {
    switch fault {
    case .noReader: "não tem leitor"
    case .slowReader: "tem um leitor que não lê nada"
    case .slowDisk: "está \(regional("em um", "num")) disco que não aceita dados"
    case .other(let reason): "não aceita gravação (\(reason))"
    }
  }

  private func text(of fault: ClientFault) -> String {
    switch fault {
    case .readsNothing: "não lê o que recebe"
    case .endlessLine: "enviou uma linha que não termina"
    }
  }
}
