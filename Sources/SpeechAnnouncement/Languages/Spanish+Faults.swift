// Programs, files and clients that do not do their part.
extension Spanish {
  func text(of fault: Fault) -> String {
    switch fault {
    case .engine(let name, let fault, let next):
      "La voz \(name) falló dos veces: \(text(of: fault)); "
        + (next.map { "en su lugar se usa \($0)" } ?? "la voz queda desactivada")
    case .player(let name, let fault, let next):
      "El reproductor \(name) falló dos veces: \(text(of: fault)); "
        + (next.map { "en su lugar se usa \($0)" } ?? "no se encontró ningún otro")
    case .noEngine(let names):
      "Voz desactivada: no se encontró ninguno de estos programas: "
        + "\(names.joined(separator: ", ")). \(quoted("speakerclock test-sound")) indica qué instalar."
    case .hookIsBusy(let option, let running):
      "\(option) no se ejecutó: \(running) de sus comandos siguen en ejecución"
    case .hookNotRun(let option, let reason):
      "\(option) no se ejecutó: no se puede iniciar un intérprete de comandos (\(reason))"
    case .hookFailed(let option, let status): "\(option) falló: código de salida \(status)"
    case .eventsDropped(let count, let path, let fault):
      "--events descartó \(counted(count, one: "línea", other: "líneas")): \(path) \(text(of: fault))"
    case .notListening(let reason): "Las pantallas no pueden conectarse: \(reason)"
    case .tooManyClients(let max): "Más de \(max) clientes intentan conectarse"
    case .client(let name, let fault):
      "Cliente \(name.isEmpty ? "" : quoted(name) + " ")desconectado: \(text(of: fault))"
    case .other(let text): text
    }
  }

  private func text(of fault: ProgramFault) -> String {
    switch fault {
    case .notRun: "no se puede iniciar"
    case .status(let status): "terminó con el código de salida \(status)"
    case .signal(let signal): "terminó al recibir la señal \(signal)"
    case .late: "no terminó a tiempo"
    case .silent: "no se oyó nada"
    }
  }

  private func text(of fault: EventFileFault) -> String {
    switch fault {
    case .noReader: "no tiene lector"
    case .slowReader: "tiene un lector que no lee nada"
    case .slowDisk: "está en un disco que no acepta datos"
    case .other(let reason): "no se puede escribir (\(reason))"
    }
  }

  private func text(of fault: ClientFault) -> String {
    switch fault {
    case .readsNothing: "no lee lo que recibe"
    case .endlessLine: "envió una línea que no termina"
    }
  }
}
