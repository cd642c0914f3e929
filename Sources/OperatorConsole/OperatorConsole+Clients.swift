import SpeechAnnouncement
import StageDisplay
import TimerEngine

// What is said to the clock by other processes, and what they are told.
extension OperatorConsole {
  // MARK: Commands

  /// Carries out what a client commands, and answers it.
  mutating func handle(_ request: ClientRequest) {
    let told = effects.count
    let earlier = journal.count
    session.author = request.author
    let answer = answer(to: request, told: told)
    session.author = nil
    journal.joinCommand(since: earlier)
    // What follows the end is not done any more.
    let end = effects.firstIndex { if case .end = $0 { true } else { false } }
    effects.insert(.send(.answer(answer, to: request)), at: end ?? effects.endIndex)
  }

  private mutating func answer(to request: ClientRequest, told: Int) -> ClientAnswer {
    let isDecided = request.line.hasPrefix("!")
    let line = String(request.line.drop { $0 == "!" || $0.isWhitespace })
    guard line.utf8.count <= ClientRequest.maxBytes else {
      return ClientAnswer(.refused, phrases.tooLong(bytes: ClientRequest.maxBytes))
    }
    do throws(CommandError) {
      guard let command = try Command(line: line) else {
        return refused(.command(.wrong(.noCommand(""))))
      }
      if let list = list(of: command) {
        return ClientAnswer(.done, list, items: command == .rundown ? rundownList : [])
      }
      guard command.isForClients else { return refused(.command(.wrong(.noCommand(line)))) }
      guard isDecided || !isGuarded(command) else {
        return ClientAnswer(.guarded, phrases.guarded(line.printable))
      }
      guard !command.coversPicture || session.admitPictureChange(at: realNow) else {
        return ClientAnswer(.refused, phrases.pictureChangesTooOften)
      }
      return answer(command, of: request, told: told)
    } catch {
      return refused(.command(.wrong(error)))
    }
  }

  private mutating func answer(
    _ command: Command, of request: ClientRequest, told: Int
  ) -> ClientAnswer {
    do throws(CommandRefusal) {
      try execute(command)
    } catch {
      return error.isNothingToDo
        ? ClientAnswer(.done, text(of: error.answer)) : refused(error.answer)
    }
    if command != .time { name(command, by: request) }
    return ClientAnswer(.done, firstLine(after: told))
  }

  /// What a command lists, a line each; `nil` for one that lists nothing.
  private func list(of command: Command) -> String? {
    switch command {
    case .help: Command.examples.joined(separator: phrases.comma)
    case .displays: displayTexts.isEmpty ? phrases.noDisplay : displayTexts.joinedLines
    case .events: eventTexts.isEmpty ? phrases.noEvent : eventTexts.joinedLines
    case .rundown: rundownList.isEmpty ? phrases.noRundown[0] : rundownList.map(\.text).joinedLines
    default: nil
    }
  }

  private func refused(_ notice: Notice) -> ClientAnswer {
    ClientAnswer(.refused, text(of: notice))
  }

  private func text(of notice: Notice) -> String {
    fullText(of: notice).printable
  }

  /// What who has no screen is told first of what a command has done.
  private func firstLine(after told: Int) -> String {
    effects.dropFirst(told).lazy.compactMap { effect in
      if case .event(let event, let stage) = effect {
        event.line(of: stage.talk, in: settings.language)?.printable
      } else {
        nil
      }
    }.first ?? ""
  }

  /// Whether a client's command would discard something of a running talk.
  private func isGuarded(_ command: Command) -> Bool {
    guard snapshot.isRunning else { return false }
    return switch command {
    case .preset, .quit: true
    default: losesTalk(command)
    }
  }

  /// Tells the operator whose command it was, beside what it has led to.
  private mutating func name(_ command: Command, by request: ClientRequest) {
    let words = "\(request.author): \(Words.shortened(request.line.printable))"
    emit(.notice, saying: words)
    guard let told = notices.current?.words, told.isAnswer else { return show(.client(words)) }
    show(.both(words, text(of: told)))
  }

  // MARK: Displays

  /// Takes who is connected from now on.
  mutating func handle(_ clients: [Client]) {
    let watching = { (clients: [Client]) in Set(clients.filter(\.isWatching).map(\.id)) }
    // Whoever has come is told of the stage even if nothing has changed.
    if !watching(clients).isSubset(of: watching(self.clients)) { published = nil }
    self.clients = clients
    tellReturnedDisplays()
  }

  /// Tells those who watch of the stage, if it is another than they know.
  mutating func publish() {
    guard clients.contains(where: \.isWatching) else { return }
    let stage = session.stage
    guard stage != published else { return }
    published = stage
    effects.append(.send(.stage(stage)))
  }

  /// Tells those who watch that the program ends, and what is said of the talk.
  mutating func publishEnd(_ words: String) {
    guard clients.contains(where: \.isWatching) else { return }
    var stage = session.stage
    stage.ended = words
    effects.append(.send(.stage(stage)))
  }
}

extension Command {
  /// Whether a client may send it: the view and the lock are the operator's own.
  fileprivate var isForClients: Bool {
    switch self {
    case .lock, .layout, .theme, .announcing, .timeOfDay, .operatorView, .prompt, .chooseTarget,
      .chooseMessage, .focus, .enter, .close:
      false
    default: true
    }
  }

  /// Whether it may cover what the speaker sees, which must not flicker.
  fileprivate var coversPicture: Bool {
    switch self {
    case .blackout, .setBlackout(true), .message, .showMessage, .storedMessage, .identify: true
    default: false
    }
  }
}

extension ClientRequest {
  /// What the client is called.
  fileprivate var author: String { name.isEmpty ? "#\(client)" : name }
}

extension [String] {
  fileprivate var joinedLines: String { map(\.printable).joined(separator: "\n") }
}

extension CommandRefusal {
  /// Whether it only found nothing to do.
  fileprivate var isNothingToDo: Bool {
    switch self {
    case .alreadyRunning, .notRunning, .noChange, .noPart, .nothingToUndo, .nothingFollows,
      .nothingToCatchUp:
      true
    default: false
    }
  }
}
