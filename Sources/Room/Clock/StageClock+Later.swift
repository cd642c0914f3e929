import SpeechAnnouncement
import TimerEngine

// Commands whose outcome the wall clock, the disk or a file decides, and how their senders get it.
extension StageClock {
  /// Lets a command wait for what decides its outcome; returns the number under which that follows.
  ///
  /// Of very many commands the last ones get no answer.
  mutating func wait(for decider: Decider, _ command: Command) -> Int {
    lastNumber += 1
    let waiting = WaitingCommand(
      number: lastNumber, command: command, sender: sender, decider: decider, result: result)
    if decider.isAnsweredAtOnce || waitingCommands.count < Self.maxWaiting {
      waitingCommands.append(waiting)
    }
    return lastNumber
  }

  private static let maxWaiting = 64

  /// Gives the outcome of a waiting command to a client or a desk, and not to the clock's own
  /// screen.
  mutating func answer(_ recipient: WaitingCommand.Recipient, whenDecided number: Int) {
    guard let index = waitingCommands.firstIndex(where: { $0.number == number }) else { return }
    waitingCommands[index].recipient = recipient
  }

  /// Returns the outcomes that were decided since the last call and are for the clock's own screen.
  package mutating func takeOutcomes() -> [(number: Int, outcome: Outcome)] {
    defer { outcomes = [] }
    return outcomes
  }

  // MARK: What decides

  /// Handles a reading of the wall clock: that of the first command that waits for one, or of the
  /// program's start.
  mutating func decide(_ reading: TimeOfDayReading) {
    let index = waitingCommands.firstIndex { $0.decider.isAnsweredAtOnce }
    guard let index else { return runToFinish(reading) }
    let waiting = waitingCommands.remove(at: index)
    let outer = (sender, result)
    (sender, result, state.history.command) = (waiting.sender, waiting.result, waiting.command)
    defer { (sender, result, state.history.command) = (outer.0, outer.1, nil) }
    guard case .wallClock(let timeOfDay?) = waiting.decider else {
      runToFinish(reading)
      return deliver(.done(result), of: waiting)
    }
    do throws(CommandRefusal) {
      try run(to: timeOfDay, reading)
      deliver(.done(result), of: waiting)
    } catch {
      deliver(.refused(error), of: waiting)
    }
  }

  /// Decides a change of the stored presets, which the disk has taken or, with the reason, refused.
  mutating func decide(_ change: PresetChange, refused notice: Notice? = nil) {
    decide(refused: notice) { decider in
      if case .disk(let own) = decider { change.slot == own.slot } else { false }
    }
  }

  /// Decides the commands to read the rundown's file; `line` is the answer.
  mutating func decideReadings(_ line: String, refused notice: Notice? = nil) {
    decide(line, refused: notice) { if case .rundownFile = $0 { true } else { false } }
  }

  private mutating func decide(
    _ line: String? = nil, refused notice: Notice?, _ isMeant: (Decider) -> Bool
  ) {
    let decided = waitingCommands.filter { isMeant($0.decider) }
    waitingCommands.removeAll { isMeant($0.decider) }
    for var waiting in decided {
      waiting.result.line = line ?? waiting.result.line
      deliver(notice.map { .refused(.reported($0)) } ?? .done(waiting.result), of: waiting)
    }
  }

  private mutating func deliver(_ outcome: Outcome, of waiting: WaitingCommand) {
    switch waiting.recipient {
    case nil: outcomes.append((waiting.number, outcome))
    case .client(let request): answer(request, outcome, to: waiting.command)
    case .desk(let request): reply(outcome, to: request)
    }
  }
}

/// What decides the outcome of a command.
enum Decider: Sendable {
  /// The wall clock; with the time of day at which the talk is to end, or to read the present end
  /// anew.
  case wallClock(Int?)
  /// The rundown's file.
  case rundownFile
  /// The disk, which may refuse a change of the stored presets.
  case disk(PresetChange)

  /// Whether the answer comes before anything else happens.
  fileprivate var isAnsweredAtOnce: Bool { if case .wallClock = self { true } else { false } }
}

/// A command whose outcome follows.
struct WaitingCommand: Sendable {
  /// Who gets the outcome, other than the clock's own screen.
  enum Recipient: Sendable {
    case client(ClientRequest)
    case desk(DeskRequest)
  }

  let number: Int
  let command: Command
  let sender: Sender
  let decider: Decider
  /// What it has done so far.
  var result: Outcome.Result
  var recipient: Recipient?
}
