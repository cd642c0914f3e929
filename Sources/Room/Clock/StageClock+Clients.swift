import SpeechAnnouncement
import StageRenderer
import TimerEngine

// What files, sinks and other processes tell the clock, what clients and desks ask for, and what
// they are sent.
extension StageClock {
  /// Handles something that has happened outside of the clock and its screen.
  package mutating func handle(_ event: ClockEvent) {
    switch event {
    case .launched(let launch):
      begin(launch)
      resume(launch)
    case .wallClock(let reading): decide(reading)
    case .otherClock(let isThere): join(ifItIs: isThere)
    case .rundownFile(let reading, let isAsked): handle(reading, isAsked: isAsked)
    case .presetFiles(let files): handle(files)
    case .omittedLines(let count): notify(.omittedLines(count))
    case .sinkFailed(let fault): notifyOnce(fault)
    case .request(let request): handle(request)
    case .desk(let request): handle(request)
    case .clients(let clients): handle(clients)
    case .display(let display, let change): handle(change, of: display)
    case .steppedDown(let stepDown): giveWay(because: stepDown)
    case .ready(let desk, let stepDown): handle(readyDesk: desk, as: stepDown)
    case .said(let isSaid): handleSaid(isSaid)
    }
  }

  // MARK: The list of clients

  /// Adopts the list of connected clients.
  private mutating func handle(_ clients: [Client]) {
    let new = self.clients.adopt(clients)
    // A new watcher gets the stage even if that has not changed.
    if !new.isEmpty { (published, publishedPresets) = (nil, nil) }
    let returned = self.clients.takeReturned().map { $0.shownName(in: phrases) }
    for name in returned { notify(.displays(.back(name))) }
    let names = new.filter { $0.kind != .remote }.map { $0.shownName(in: phrases) }
    guard !capabilities.hasScreen, !names.isEmpty else { return }
    for row in operatorState.displays where names.contains(row.name) && !returned.contains(row.name)
    {
      emit(.listed, saying: phrases.line(phrases.lines.display, text(of: row)))
    }
  }

  /// Handles a change of the connection to a display.
  private mutating func handle(_ change: DisplayChange, of display: Client) {
    let name = display.shownName(in: phrases)
    switch change {
    case .closed:
      clients.forget(display)
      notify(.displays(.left(name)))
    case .lost:
      if clients.lose(display, at: dayTime()) {
        notify(.displays(.lost(name)), for: .seconds(10))
      }
    case .silent: notify(.displays(.silent(name)), for: .seconds(10))
    case .responsive: notify(.displays(.back(name)))
    }
  }

  // MARK: Commands

  /// Executes the command of a client, and answers it, at once or when its outcome follows.
  mutating func handle(_ request: ClientRequest) {
    let line = request.commandLine
    guard line.utf8.count <= ClientRequest.maxBytes else {
      let answer = ClientAnswer(.refused, phrases.tooLong(bytes: ClientRequest.maxBytes))
      return add(answer, to: request)
    }
    do throws(CommandError) {
      guard let command = try Command(line: line) else {
        return add(refused(.wrong(.noCommand(""))), to: request)
      }
      let items = command == .rundown ? rundownList : []
      if let list = list(of: command, items) {
        return add(ClientAnswer(.done, list, items: items), to: request)
      }
      guard !command.traits.contains(.isOperators) else {
        return add(refused(.wrong(.onlyAtClock(Command.trimmed(line)))), to: request)
      }
      if let seen = request.seen, seen != StagePlace(of: state.stage) {
        return add(refused(.changedMeanwhile), to: request)
      }
      let confirmation: Confirmation = request.line.hasPrefix("!") ? .toAnything : .none
      let outcome = perform(command, by: .client(request.author), confirmation)
      if case .later(let number) = outcome { answer(.client(request), whenDecided: number) }
      answer(request, outcome, to: command)
    } catch {
      add(refused(.wrong(error)), to: request)
    }
  }

  /// Notifies a client, and everybody else, of what became of its command.
  mutating func answer(_ request: ClientRequest, _ outcome: Outcome, to command: Command) {
    if case .done(let result) = outcome, command != .time {
      notify(author: request.author, of: request.line, result)
    }
    if let answer = answer(outcome, to: command, request.commandLine) { add(answer, to: request) }
  }

  private mutating func add(_ answer: ClientAnswer, to request: ClientRequest) {
    mail.append(.answer(answer, to: request))
  }

  /// What a client is sent about its command; it may be a phone, which has no key that lifts a
  /// blackout.
  private func line(of result: Outcome.Result, to command: Command) -> String {
    if command == .setBlackout(true), result.line != nil {
      return phrases.line(phrases.lines.notice, phrases.blackoutIsOn)
    }
    return result.line ?? ""
  }

  /// The answer to a command; `nil` if its outcome follows.
  private func answer(_ outcome: Outcome, to command: Command, _ line: String) -> ClientAnswer? {
    switch outcome {
    case .done(let result): return ClientAnswer(.done, self.line(of: result, to: command))
    case .later: return nil
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

  /// The lines that a command lists, of which `items` are those of the rundown; `nil` if it is not
  /// a command that lists something.
  private func list(of command: Command, _ items: [ItemRow]) -> String? {
    switch command {
    case .help, .explain(nil): Command.synopsesForClients.joined(separator: phrases.comma)
    case .explain(let name?): name.rawValue + phrases.colon + phrases.meaning(of: name)
    case .displays: displayTexts.isEmpty ? phrases.noDisplay : displayTexts.joinedLines
    case .events: eventTexts.isEmpty ? phrases.noEvent : eventTexts.joinedLines
    case .rundown:
      items.isEmpty ? phrases.noRundown[0] : rundownWords.joinedLines
    default: nil
    }
  }

  private func refused(_ notice: Notice) -> ClientAnswer {
    ClientAnswer(.refused, text(of: notice))
  }

  private func text(of notice: Notice) -> String {
    fullText(of: notice).printable
  }

  /// Notifies of whose command it was, a line such as `add 1m`, together with its result.
  mutating func notify(
    author: String, of line: String, _ result: Outcome.Result,
    to audience: NewsAudience = .everybody
  ) {
    func words(_ line: String) -> String {
      result.act.map { phrases.done($0, by: author) }
        ?? author + phrases.colon + Words.excerpt(line.printable)
    }
    journal.add(
      [words(line), result.event].compactMap { $0 }.joined(separator: "   "), at: dayTime(),
      isChange: true)
    // The events keep that a client insisted; a sign is no word.
    let said = words(Command.unconfirmed(line))
    var event = state.talk.event(.notice, at: now)
    if result.isSigned { event.ownLine = "" }
    emit(event, saying: said, isInJournal: false)
    show(.client(said), .beforeAnswer, to: audience)
  }

  // MARK: The stage

  /// Sends the stage to the watchers, with what desks know beside it, if anything of it has
  /// changed.
  ///
  /// The last one has the text about the talk. A clock that has given way sends none.
  mutating func publish() {
    guard clients.hasWatcher, endText != nil || !hasEnded else { return }
    var (stage, deskState) = (state.stage, clients.hasDesk ? operatorState : nil)
    stage.ended = endText
    deskState?.setWallClock(at: moment, since: published?.state)
    guard stage != published?.stage || deskState != published?.state else { return }
    published = (stage, deskState)
    addBeforeEnd([.send(.stage(stage, deskState))])
  }

  // MARK: Desks

  /// Does what a desk asks for, and sends it what came of that, at once or when the outcome
  /// follows.
  mutating func handle(_ request: DeskRequest) {
    switch request.act {
    case .revert(let count):
      let isOwn = state.history.last?.author == request.sender.client
      if isOwn, state.history.recordedCount == count + 1 { revert(to: count) }
      sendToDesks(.reply(.done(hasToggled: false), to: request))
    case .revertUndo:
      // Whatever anybody has changed since, there is nothing left to redo then.
      revertUndo(by: request.sender)
      sendToDesks(.reply(.done(hasToggled: false), to: request))
    case .perform(let command, let confirmation, let continuesStep, _, let age):
      guard !hasChanged(since: request.seen, for: command, by: request.sender) else {
        let notice = Notice.changedMeanwhile.status(timeForm, settings.keys)
        return sendToDesks(.reply(.refused(notice), to: request))
      }
      let outcome = perform(
        command, by: request.sender, confirmation, continuesStep: continuesStep, age: age)
      if case .later(let number) = outcome { answer(.desk(request), whenDecided: number) }
      reply(outcome, to: request)
    }
  }

  /// Notifies a desk, and everybody else, of what became of its command.
  mutating func reply(_ outcome: Outcome, to request: DeskRequest) {
    guard case .perform(let command, _, _, let isTyped, _) = request.act,
      let reply = outcome.reply(isTyped: isTyped, timeForm, settings.keys)
    else { return }
    if case .done(let result) = outcome, !command.traits.contains(.onlyTells) {
      let sender = request.sender
      notify(author: sender.client ?? "", of: command.words, result, to: .others(of: sender))
    }
    sendToDesks(.reply(reply, to: request))
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
      return now.changeCount != seen.changeCount && state.history.last?.author != sender.client
    default:
      return command.traits.contains(.dependsOnPlace)
        && (now.segment != seen.segment || now.item != seen.item)
    }
  }

  /// Sends desks a message, after the state that it belongs to.
  mutating func sendToDesks(_ message: MessageToClients) {
    if clients.hasDesk { mail.append(message) }
  }

  /// Sends clients and desks what is for them, after the stage to which it belongs: who has read an
  /// answer and asks for the stage gets the new one.
  mutating func sendMail() {
    addBeforeEnd(mail.map(Effect.send))
    mail = []
  }
}

extension ClientRequest {
  /// The name of the client, or its number.
  fileprivate var author: String { name.isEmpty ? "#\(client)" : name }

  /// Its command, without what confirms it.
  fileprivate var commandLine: String { Command.unconfirmed(line) }
}

extension [String] {
  fileprivate var joinedLines: String { map(\.printable).joined(separator: "\n") }
}
