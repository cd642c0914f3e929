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
      let sender = request.sender
      tell(author: sender.client ?? "", of: command.words, result, to: .others(of: sender))
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

extension DeskState {
  /// A wall clock that differs by less from what desks know is not told anew.
  private static let precision = Duration.milliseconds(100)

  /// The state that a view shows, with the wall clock of an earlier one if that is still right.
  init(of view: ClockView, since earlier: DeskState?) {
    changeCount = view.changeCount
    showsMessage = view.session.showsMessage
    slot = view.slot
    presets = view.session.presets.all.presets
    storedMessages = view.storedMessages
    displays = view.displays
    hasDisplay = view.hasDisplay
    events = view.events
    rundown = view.session.rundown
    loadedHandle = rundown?.current?.handle
    rehearsalStart = view.session.rehearsalStart
    let moment = view.moment
    let wall = moment.wallClock - moment.real.sinceStart
    let known = earlier.map { wall - $0.wallClock } ?? Self.precision
    wallClock =
      known < Self.precision && .zero - known < Self.precision
      ? earlier?.wallClock ?? wall : wall
    zone = Self.zone(at: moment)
  }

  /// The two clocks are not read at the same instant, so the difference is rounded.
  private static func zone(at moment: Moment) -> Duration {
    let minutes = ((moment.timeOfDay - moment.wallClock) / .seconds(60)).rounded()
    return LocalTime.utc.timeOfDay(at: .seconds(60) * Int(minutes))
  }
}
