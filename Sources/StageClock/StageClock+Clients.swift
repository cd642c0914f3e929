import ClockCommands
import SpeechAnnouncement
import StageDisplay
import StageRoom
import TimerEngine

// What clients and desks ask for, and what they are told.
extension StageClock {
  // MARK: Commands

  /// Executes the command of a client, and answers it.
  mutating func handle(_ request: ClientRequest) {
    let (answer, change) = answer(to: request)
    // The file is read beside the clock, so the answer waits for that.
    if answer.status == .done, request.isReload, session.rundown != nil {
      return wait(request)
    }
    // The disk may still refuse a change of the stored presets, so the answer waits for it.
    if let change {
      return waitingAnswers.append(WaitingAnswer(change: change, request: request, answer: answer))
    }
    addBeforeEnd([.send(.answer(answer, to: request))])
  }

  /// Sends the answers that have waited for the disk: those to a change, or all without one; as refused
  /// if a reason is given.
  mutating func answerWaiting(_ change: PresetChange? = nil, refusedWith notice: Notice? = nil) {
    let isMeant = { (waiting: WaitingAnswer) in change == nil || waiting.change.slot == change?.slot
    }
    for waiting in waitingAnswers where isMeant(waiting) {
      let answer = notice.map(refused) ?? waiting.answer
      add(.send(.answer(answer, to: waiting.request)))
    }
    waitingAnswers.removeAll(where: isMeant)
  }

  /// The answer to a request, and the change of the stored presets for which it has to wait.
  private mutating func answer(
    to request: ClientRequest
  ) -> (ClientAnswer, waitingFor: PresetChange?) {
    let isDecided = request.line.hasPrefix("!")
    let line = String(request.line.drop { $0 == "!" || $0.isWhitespace })
    guard line.utf8.count <= ClientRequest.maxBytes else {
      return (ClientAnswer(.refused, phrases.tooLong(bytes: ClientRequest.maxBytes)), nil)
    }
    do throws(CommandError) {
      guard let command = try Command(line: line) else {
        return (refused(.wrong(.noCommand(""))), nil)
      }
      let items = command == .rundown ? rundownList : []
      if let list = list(of: command, items) {
        return (ClientAnswer(.done, list, items: items), nil)
      }
      guard !command.traits.contains(.isOperators) else {
        return (refused(.wrong(.onlyAtClock(Command.trimmed(line)))), nil)
      }
      let outcome = perform(command, by: .client(request.author), isDecided ? .toAnything : .none)
      guard case .done(let result) = outcome else {
        return (answer(outcome, to: command, line), nil)
      }
      if command != .time { tell(author: request.author, of: request.line, result) }
      return (ClientAnswer(.done, self.line(of: result, to: command)), result.change)
    } catch {
      return (refused(.wrong(error)), nil)
    }
  }

  /// What a client is told of its command; it may be a phone, which has no key that lifts a blackout.
  private func line(of result: Outcome.Result, to command: Command) -> String {
    if command == .setBlackout(true), result.line != nil {
      return phrases.line(phrases.lines.notice, phrases.blackoutIsOn)
    }
    return result.line ?? ""
  }

  /// The answer to a command that was not executed.
  private func answer(_ outcome: Outcome, to command: Command, _ line: String) -> ClientAnswer {
    switch outcome {
    case .done(let result): return ClientAnswer(.done, self.line(of: result, to: command))
    case .nothingToDo(let refusal):
      var answer = ClientAnswer(.done, text(of: .refused(refusal)))
      answer.isUnchanged = true
      return answer
    case .refused(let refusal): return refused(.refused(refusal))
    case .guarded(let loss):
      let confirmation = "! " + line.printable
      // A client can quit, but neither take over nor hand over.
      let change = if case .change(let change) = loss { change } else { GuardedChange.endsTalk }
      var answer = ClientAnswer(.guarded, phrases.guarded(change, confirmedBy: confirmation))
      let takesBackStart = command == .undo && change == .endsTalk
      answer.question = phrases.tapAgain(
        takesBackStart ? phrases.undoesStart : phrases.deed(change))
      return answer
    }
  }

  /// The lines that a command lists, of which `items` are those of the rundown; `nil` if it is not a command that
  /// lists something.
  private func list(of command: Command, _ items: [RundownLine]) -> String? {
    switch command {
    case .help: Command.synopsesForClients.joined(separator: phrases.comma)
    case .displays: displayTexts.isEmpty ? phrases.noDisplay : displayTexts.joinedLines
    case .events: eventTexts.isEmpty ? phrases.noEvent : eventTexts.joinedLines
    case .rundown:
      items.isEmpty ? phrases.noRundown[0] : items.map { $0.text(in: phrases) }.joinedLines
    default: nil
    }
  }

  private func refused(_ notice: Notice) -> ClientAnswer {
    ClientAnswer(.refused, text(of: notice))
  }

  private func text(of notice: Notice) -> String {
    fullText(of: notice).printable
  }

  /// Tells whose command it was, a line such as `add 1m`, together with its result.
  mutating func tell(
    author: String, of line: String, _ result: Outcome.Result,
    to audience: NewsAudience = .everybody
  ) {
    let words =
      result.act.map { phrases.done($0, by: author) }
      ?? author + phrases.colon + Words.shortened(line.printable)
    journal.add(
      [words, result.event].compactMap { $0 }.joined(separator: "   "), at: dayTime(),
      isChange: true)
    emit(session.talk.event(.notice, at: now), saying: words, isInJournal: false)
    show(.client(words), .beforeAnswer, to: audience)
  }

  // MARK: The stage

  /// Sends the stage to the watchers if it has changed.
  mutating func publish() {
    guard clients.hasWatcher else { return }
    let stage = session.stage
    guard stage != published else { return }
    published = stage
    add(.send(.stage(stage)))
  }

  /// Sends the watchers the end of the program, with the text about the talk.
  mutating func publishEnd(_ words: String) {
    guard clients.hasWatcher else { return }
    var stage = session.stage
    stage.ended = words
    add(.send(.stage(stage)))
  }

  // MARK: Desks

  /// Does what a desk asks for, and tells it what came of that.
  mutating func handle(_ request: DeskRequest) {
    let reply: CommandReply
    switch request.act {
    case .takeBack(let count):
      let isOwn = session.history.last?.author == request.sender.client
      if isOwn, view.changeCount == count + 1 { takeBack(to: count) }
      reply = .done(hasToggled: false)
    case .takeBackUndo:
      // Whatever anybody has changed since, there is nothing left to redo then.
      takeBackUndo(by: request.sender)
      reply = .done(hasToggled: false)
    case .give(let command, let consent, let continuesStep, let isTyped, let age):
      reply = give(
        command, consent, continuesStep: continuesStep, isTyped: isTyped, age: age, as: request)
    }
    tellDesks(.reply(reply, to: request))
  }

  private mutating func give(
    _ command: Command, _ consent: Consent, continuesStep: Bool, isTyped: Bool, age: Duration,
    as request: DeskRequest
  ) -> CommandReply {
    guard !hasChanged(since: request.seen, for: command, by: request.sender) else {
      return .refused(Notice.changedMeanwhile.status(timeForm, settings.keys))
    }
    let outcome = perform(
      command, by: request.sender, consent, continuesStep: continuesStep, age: age)
    if case .done(let result) = outcome, !command.traits.contains(.onlyTells) {
      let sender = request.sender
      tell(author: sender.client ?? "", of: command.words, result, to: .others(of: sender))
    }
    return view.reply(outcome, isTyped: isTyped, timeForm)
  }

  /// Whether a command that depends on what its sender saw would do something else by now.
  private func hasChanged(
    since seen: DeskRequest.Seen, for command: Command, by sender: Sender
  ) -> Bool {
    let now = view.seen
    switch command {
    case .toggle, .clickerStart:
      return now.run != seen.run || now.segment != seen.segment || now.item != seen.item
    case .blackout: return now.isBlackedOut != seen.isBlackedOut
    case .message: return now.showsMessage != seen.showsMessage
    case .undo:
      return now.changeCount != seen.changeCount && session.history.last?.author != sender.client
    default:
      return command.traits.contains(.dependsOnPlace)
        && (now.segment != seen.segment || now.item != seen.item)
    }
  }

  /// Sends desks what they are told, after the state that it belongs to.
  mutating func tellDesks(_ message: LinkMessage) {
    if clients.hasDesk { mail.append(message) }
  }

  /// Sends desks their state if it has changed, and then what they are told.
  mutating func publishToDesks() {
    defer { mail = [] }
    guard clients.hasDesk else {
      publishedToDesks = nil
      return
    }
    let state = DeskState(of: view, since: publishedToDesks)
    if state != publishedToDesks {
      publishedToDesks = state
      addBeforeEnd([.send(.desks(state))])
    }
    addBeforeEnd(mail.map(Effect.send))
  }
}

/// An answer to a client that is sent once a change is on disk.
struct WaitingAnswer: Sendable {
  let change: PresetChange
  let request: ClientRequest
  let answer: ClientAnswer
}

extension ClientRequest {
  /// The name of the client, or its number.
  fileprivate var author: String { name.isEmpty ? "#\(client)" : name }

  /// Whether it asks for the rundown's file to be read again.
  fileprivate var isReload: Bool {
    (try? Command(line: String(line.drop { $0 == "!" || $0.isWhitespace }))) == .reload
  }
}

extension [String] {
  fileprivate var joinedLines: String { map(\.printable).joined(separator: "\n") }
}
