// Texts about programs, files and clients that fail.
extension Phrases {
  /// What has failed, why, and what happens instead.
  ///
  /// The part before the first `: ` can stand alone, in at most 45 columns if names have ten.
  package func text(of fault: Fault) -> String {
    switch fault {
    case .engine(let name, let fault, let next):
      one(
        .faultEngine, ["name": .text(name), "reason": .text(text(of: fault)), "next": .some(next)])
    case .player(let name, let fault, let next):
      one(
        .faultPlayer, ["name": .text(name), "reason": .text(text(of: fault)), "next": .some(next)])
    case .noEngine(let names): one(.faultNoEngine, ["names": .list(names)])
    case .hookIsBusy(let option, let running):
      one(.faultHookIsBusy, ["option": .text(option), "count": .number(running)])
    case .hookNotRun(let option, let reason):
      one(.faultHookNotRun, ["option": .text(option), "reason": .text(reason)])
    case .hookFailed(let option, let status):
      one(.faultHookFailed, ["option": .text(option), "status": .number(Int(status))])
    case .eventsDropped(let count, let path, let fault):
      one(.faultEventsDropped, fault.values + ["count": .number(count), "path": .text(path)])
    case .notListening(let reason): one(.faultNotListening, ["reason": .text(reason)])
    case .tooManyClients(let max): one(.faultTooManyClients, ["count": .number(max)])
    case .client(let name, let fault):
      one(
        .faultClient,
        ["name": name.isEmpty ? .nothing : .text(name), "reason": .text(text(of: fault))])
    case .other(let text): text
    }
  }
  private func text(of fault: ProgramFault) -> String {
    switch fault {
    case .notRun: one(.programNotRun)
    case .status(let status): one(.programStatus, ["status": .number(Int(status))])
    case .signal(let signal): one(.programSignal, ["signal": .number(Int(signal))])
    case .late: one(.programLate)
    case .silent: one(.programSilent)
    }
  }
  private func text(of fault: ClientFault) -> String {
    switch fault {
    case .readsNothing: one(.clientReadsNothing)
    case .endlessLine: one(.clientEndlessLine)
    }
  }
}

/// A failure of a program, a file or a client.
package enum Fault: Hashable, Sendable {
  /// A program that speaks has failed twice; `next` is the one that speaks from now on.
  case engine(String, ProgramFault, next: String?)
  /// A program that plays sounds has failed twice; `next` is the one that plays from now on.
  case player(String, ProgramFault, next: String?)
  /// None of these programs that speak is installed.
  case noEngine(tried: [String])
  /// The command of an option such as `--on-red` was not run, since this many runs of it have not
  /// ended.
  case hookIsBusy(String, running: Int)
  /// The command of an option was not run, since no shell could be started; the system's reason.
  case hookNotRun(String, reason: String)
  /// The command of an option has ended with this status, which is not 0.
  case hookFailed(String, status: Int32)
  /// This many lines of a file of events were dropped.
  case eventsDropped(Int, path: String, EventFileFault)
  /// Displays and other clients cannot connect; the system's reason.
  case notListening(reason: String)
  /// More than `max` clients want to connect.
  case tooManyClients(max: Int)
  /// A client was disconnected; its name, empty if it has not given one.
  case client(String, ClientFault)
  /// A problem found when the program started, as text, which is always in English.
  case other(String)
}

/// How a program that the clock started has failed.
package enum ProgramFault: Hashable, Sendable {
  /// It could not be started.
  case notRun
  /// It ended with this status, which is not 0.
  case status(Int32)
  /// A signal has ended it.
  case signal(Int32)
  /// It did not end in time.
  case late
  /// It ended too soon to have been heard.
  case silent
}

/// Why a line could not be written to a file or a pipe.
package enum EventFileFault: Hashable, Sendable {
  /// Nothing has opened the pipe for reading.
  case noReader
  /// The reader of the pipe takes nothing.
  case slowReader
  /// The disk takes nothing.
  case slowDisk
  /// The system's reason.
  case other(String)
}

/// Why a client was disconnected.
package enum ClientFault: Hashable, Sendable {
  /// It does not read what it is sent.
  case readsNothing
  /// It sends a line without an end.
  case endlessLine
}

extension EventFileFault {
  fileprivate var values: FluentValues {
    switch self {
    case .noReader: ["fault": "no-reader"]
    case .slowReader: ["fault": "slow-reader"]
    case .slowDisk: ["fault": "slow-disk"]
    case .other(let reason): ["fault": "other", "reason": .text(reason)]
    }
  }
}
