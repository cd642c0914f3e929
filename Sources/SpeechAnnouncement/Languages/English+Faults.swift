// Programs, files and clients that do not do their part.
extension English {
  func text(of fault: Fault) -> String {
    switch fault {
    case .engine(let name, let fault, let next):
      "Voice \(name) failed twice: \(text(of: fault)); "
        + (next.map { "\($0) is used instead" } ?? "speech is off")
    case .player(let name, let fault, let next):
      "Player \(name) failed twice: \(text(of: fault)); "
        + (next.map { "\($0) is used instead" } ?? "no other player was found")
    case .noEngine(let names):
      "Speech is off: none of these was found: \(names.joined(separator: ", ")). "
        + "Run 'speakerclock test-sound' to see what to install."
    case .hookIsBusy(let option, let running):
      "\(option) did not run: \(running) of its commands are still running"
    case .hookNotRun(let option, let reason):
      "\(option) did not run: no shell can be started (\(reason))"
    case .hookFailed(let option, let status): "\(option) failed: status \(status)"
    case .eventsDropped(let count, let path, let fault):
      "--events dropped \(counted(count, one: "line", other: "lines")): \(path) \(text(of: fault))"
    case .notListening(let reason): "Displays cannot connect: \(reason)"
    case .tooManyClients(let max): "Too many clients: at most \(max) can connect"
    case .client(let name, let fault):
      "\(name.isEmpty ? "A client" : "'\(name)'") was disconnected: \(text(of: fault))"
    case .other(let text): text
    }
  }

  private func text(of fault: ProgramFault) -> String { "it " + fault.inEnglish }

  private func text(of fault: EventFileFault) -> String {
    switch fault {
    case .noReader: "has no reader"
    case .slowReader: "is not being read"
    case .slowDisk: "is on a disk that accepts no data"
    case .other(let reason): "cannot be written (\(reason))"
    }
  }

  private func text(of fault: ClientFault) -> String {
    switch fault {
    case .readsNothing: "it stopped accepting data"
    case .endlessLine: "it sent a line that never ends"
    }
  }
}

extension ProgramFault {
  /// What the program did, in English: `did not finish in time`.
  package var inEnglish: String {
    switch self {
    case .notRun: "cannot be started"
    case .status(let status): "exited with status \(status)"
    case .signal(let signal): "was killed by signal \(signal)"
    case .late: "did not finish in time"
    case .silent: "made no sound"
    }
  }
}
