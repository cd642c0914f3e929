import SpeechAnnouncement
import StageDisplay
import TimerEngine

// Desks: what they ask for, and what they are told.
extension StageClock {
  /// Does what a desk asks for, and tells it what came of that.
  mutating func handle(_ request: DeskRequest) {
    let reply: CommandReply
    switch request.act {
    case .takeBack(let count):
      let isOwn = session.history.last?.author == request.sender.client
      if isOwn, view.changeCount == count + 1 { takeBack(to: count) }
      reply = .done(hasToggled: false)
    case .give(let command, let consent, let continuesStep):
      reply = give(command, consent, continuesStep: continuesStep, as: request)
    }
    tellDesks(.reply(reply, to: request))
  }

  private mutating func give(
    _ command: Command, _ consent: Consent, continuesStep: Bool, as request: DeskRequest
  ) -> CommandReply {
    guard !hasChanged(since: request.seen, for: command, by: request.sender) else {
      return .refused(Notice.command(.changedMeanwhile).status(timeForm, settings.keys))
    }
    let outcome = perform(command, by: request.sender, consent, continuesStep: continuesStep)
    if case .done(let result) = outcome, command.changesClock {
      name(command, by: request.sender, result)
    }
    return view.reply(outcome, timeForm)
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
      return command.dependsOnPlace && (now.segment != seen.segment || now.item != seen.item)
    }
  }

  /// Tells everybody but its sender whose command it was.
  private mutating func name(_ command: Command, by sender: Sender, _ result: Outcome.Result) {
    let author = sender.client ?? ""
    let words =
      result.act.map { phrases.done($0, by: author) }
      ?? author + phrases.colon + Words.shortened(command.words.printable)
    journal.add(
      [words, result.event].compactMap { $0 }.joined(separator: "   "), at: dayTime())
    emit(session.talk.event(.notice, at: now), saying: words, isInJournal: false)
    let notice = Notice.client(words).status(timeForm, settings.keys)
    tell(.notice(notice, for: .seconds(5), .beforeAnswer), to: .others(of: sender))
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

/// Which screens in front of a clock are told something.
package enum NewsAudience: Hashable, Sendable {
  /// All of them.
  case everybody
  /// That of a sender.
  case only(Sender)
  /// All but that of a sender.
  case others(of: Sender)

  /// Whether the screen at the clock is among them.
  var hasConsole: Bool {
    switch self {
    case .everybody: true
    case .only(let sender): sender.desk == nil
    case .others(let sender): sender.desk != nil
    }
  }

  /// Whether a desk is among them, by the number of its connection.
  package func hasDesk(_ id: Int) -> Bool {
    switch self {
    case .everybody: true
    case .only(let sender): sender.desk == id
    case .others(let sender): sender.desk != id
    }
  }
}

extension Command {
  /// Whether the sender of a command means the segment and the item that it sees.
  fileprivate var dependsOnPlace: Bool {
    switch self {
    case .skip(nil), .shorten(_, handle: nil), .name(_, _, handle: nil), .catchUp, .insert: true
    default: changesSegment
    }
  }

  /// Whether it may change what others see, so that they are told who has given it.
  fileprivate var changesClock: Bool {
    switch self {
    case .time, .displays, .events, .rundown: false
    default: true
    }
  }
}
