/// Texts about programs, files and clients that fail.
package protocol FaultPhrases: Sendable {
  /// What has failed, why, and what happens instead.
  ///
  /// The part before the first `: ` can stand alone, in at most 45 columns if names have ten.
  func text(of fault: Fault) -> String
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
