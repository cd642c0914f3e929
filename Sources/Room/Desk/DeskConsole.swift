package import SpeechAnnouncement
package import StageRenderer
package import TimerEngine

/// A desk: the operator's console in front of a clock that runs elsewhere.
///
/// It follows the clock as a display does, and counts by itself. Keys become requests to the clock,
/// each with what the operator has seen and a deadline; `OperatorConsole` shows what comes of them.
/// Look, help, focus and lock are the desk's own. It is a value, like `ClockConsole`: the same loop
/// runs both.
package struct DeskConsole: Console, Sendable {
  /// A command without a result for this time is shown as sent.
  private static let unnoticed = Duration.milliseconds(250)
  /// A clock that is to hand over, and has not answered for this time, may be dead.
  private static let handOverPatience = Duration.seconds(2)

  /// What it shows while there is no talk, and how the clock is heard.
  private(set) var display: DisplayConsole
  /// The operator's console; `nil` until the clock has sent enough.
  private var screen: OperatorConsole?
  /// What the clock has sent beside its stage; `nil` before that.
  private var state: OperatorState?
  /// The talks that it can take over.
  private var offer: TakeOverOffer
  private let settings: Settings
  private let name: String
  /// Its own language; `nil` for the clock's.
  private let language: Language?
  /// How the screen looks; the theme is the clock's unless it has one of its own.
  private var look: Look
  private var hasOwnTheme: Bool
  private var limiter = FlashLimiter()
  private var hasReportedMissingNotes = false
  private var hasReportedNotKept = false
  /// As which leader it is ready to take over, and when it says that the clock has not answered;
  /// `nil` unless the clock hands over to it.
  private var ready: (holder: String, notice: Timestamp?)?
  /// The commands without a result, and when each is shown as sent, unless it was.
  private var pending: [Int: (given: GivenCommand, notice: Timestamp?)] = [:]
  private var lastNumber = 0
  private var moment: Moment
  private var effects: [Effect] = []

  /// Creates a desk that has not found its clock yet.
  ///
  /// - Parameters:
  ///   - options: how it looks.
  ///   - settings: its keys.
  ///   - language: its own language; `nil` for that of the clock.
  ///   - earlier: the talks that an earlier run has kept, which it can take over before it hears a
  ///     clock.
  ///   - command: what goes on with talks that were taken over on this machine before; `nil` if
  ///     there are none.
  ///   - steppedDown: the clock that it was until another one took over its talks, in the session's
  ///     time.
  ///   - size: the terminal's size.
  ///   - capabilities: what the terminal can show.
  ///   - moment: the moment of the start.
  package init(
    _ options: DisplayConsole.Options, settings: Settings, language: Language? = nil,
    earlier: BackupTalks? = nil, goingOnBy command: String? = nil,
    after steppedDown: SteppedDownClock? = nil,
    size: Size, capabilities: Capabilities, moment: Moment
  ) {
    display = DisplayConsole(options, size: size, capabilities: capabilities, moment: moment)
    (self.settings, self.language, self.moment) = (settings, language, moment)
    (look, hasOwnTheme, name) = (options.look, options.hasOwnTheme, options.name)
    offer = TakeOverOffer(earlier, orBy: command, at: moment.real)
    if let steppedDown { show(steppedDown) }
  }

  /// Goes on with what it showed as a clock.
  private mutating func show(_ steppedDown: SteppedDownClock) {
    let difference = steppedDown.moment - moment.real
    state = steppedDown.state
    var messages: [ClockMessage] = [
      .offset(ClockOffset(difference, error: .zero)), .stage(steppedDown.stage), .lost(nil),
    ]
    if !steppedDown.reachesOthers {
      messages.append(.desk(.takenOver(by: steppedDown.stepDown.takenOver?.desk ?? "")))
    }
    for message in messages { _ = display.update(.message(.clock(message)), at: moment) }
    see()
    notify(steppedDown.notice, for: .seconds(60))
    screen?.settle()
  }

  /// The terminal's size.
  package var size: Size { display.size }
  /// What the terminal can show.
  package var capabilities: Capabilities { display.capabilities }

  /// What it knows of the clock; `nil` before that has sent enough.
  var view: ClockView? { screen?.view }

  /// The question that waits for an answer.
  var question: Question? { screen?.question }

  /// The notice on the status line.
  var notice: StatusNotice? { screen?.notices.current?.notice }

  // MARK: What happens

  package mutating func advance(to moment: Moment, before event: Event) {
    self.moment = moment
    let wasConnected = display.followed.isConnected
    let ofDisplay: Event = if case .input = event { .timePassed } else { event }
    effects += display.update(ofDisplay, at: moment)
    // A clock that is found again was not given away.
    if display.followed.isConnected, !wasConnected { forgetReady() }
    if case .message(.clock(let message)) = event {
      if case .stage(_, let state?) = message { self.state = state }
      effects += offer.receive(message, of: display.followed, at: moment.real)
        .map { .save(.desk(.keep($0))) }
    }
    see()
    notifyWaiting()
    if case .input = event {} else { performDueDecision() }
    offer.expire(at: moment.real)
  }

  package mutating func resize(to size: Size) { withScreen { $0.resize(to: size) } }

  package mutating func handle(_ answer: StorageAnswer) {
    switch answer {
    case .notRecorded(_, let reason): notifyNotKept(reason)
    case .takeOver(.prepared(let leadership, let takenOver)):
      ready = (leadership.leaderText, moment.real + Self.handOverPatience)
      effects.append(.ask(.ready(leadership, takenOver)))
    case .takeOver(.ready(let leadership, let takenOver)):
      // A clock that is still there gives way before this one begins.
      effects += [.ask(.stepDown(leadership, takenOver)), .end(.takenOver)]
    case .takeOver(.refused(let reason)): notifyNotTakenOver(reason)
    // Nobody need know that all is well or slow, and a desk has nothing of its own to store.
    case .recorded, .slow, .stored, .notStored, .notUndone, .remembered, .notRemembered,
      .notSynced, .given:
      break
    }
  }

  package mutating func settle() -> [Effect] {
    screen?.settle()
    defer { effects = [] }
    return effects
  }

  /// Notifies that the disk takes nothing: the desk could not go on with the talk after it was
  /// started again.
  private mutating func notifyNotKept(_ reason: String) {
    guard !hasReportedNotKept else { return }
    hasReportedNotKept = true
    let texts = [phrases.notRecorded[0] + phrases.colon + reason, phrases.notRecorded[1]]
    notify(StatusNotice(texts), for: .seconds(30), .givingWay)
  }

  package mutating func handle(_ input: Input) {
    guard screen != nil else { return handleWithoutTalk(input) }
    withScreen { $0.handle(input) }
  }

  package mutating func receive(_ message: ClockMessage) {
    switch message {
    case .desk(.news(let news)): withScreen { $0.receive(news) }
    case .desk(.result(let result, let number)):
      if let given = pending.removeValue(forKey: number)?.given { receive(result, of: given) }
    case .desk(.handOver(let deadline)):
      // One that was asleep is too late: the clock goes on. It gets ready without taking over.
      guard capabilities.hasScreen, display.followed.time(at: moment.real) <= deadline,
        let (talk, _, _) = offer.cost(lastHeard: display.followed.lastHeard, at: moment.real)
      else { return }
      effects.append(.save(.desk(.prepare(talk))))
    case .desk(.yours(let holder)):
      if ready?.holder == holder { effects.append(.save(.desk(.begin))) }
    case .desk(.tooLate(let holder)):
      guard ready?.holder == holder else { return }
      forgetReady()
      notify(StatusNotice(phrases.readyTooLate), for: .seconds(10))
    case .stage, .heard, .offset: withdrawTakeOver()
    case .desk(.kept), .desk(.sent), .desk(.takenOver), .leadership, .lost, .items, .unreadable:
      break
    }
  }

  /// Handles a key while there is no talk to see.
  private mutating func handleWithoutTalk(_ input: Input) {
    guard case .key(let key) = input else { return }
    let command = settings.keys.command(of: key)
    if command != .takeOver { performConfirmedOffer() }
    switch command {
    case .quit: effects.append(.end(.finished))
    case .takeOver where display.followed.isAlive(at: moment.real):
      offer.refuse(clockIsAlive.texts, at: moment.real)
    case .takeOver where offer.question != nil: offer.pressAgain(at: moment.real)
    case .takeOver: takeOverWithoutTalk(.none)
    default: offer.forgetQuestion()
    }
  }

  /// Takes over what is kept while there is no talk to see, or asks.
  private mutating func takeOverWithoutTalk(_ confirmation: Confirmation) {
    switch takeOver(confirmation) {
    case .guarded(.takingOver(let cost)):
      offer.ask(cost, at: moment.real)
      effects.append(.ask(.signWanted))
    case .refused(let notice): offer.refuse(notice?.texts ?? [], at: moment.real)
    default: offer.forgetQuestion()
    }
  }

  /// Carries out what a second press has confirmed, once its key has been silent.
  private mutating func performDueDecision() {
    withScreen { $0.performDueDecision() }
    if screen == nil, let due = offer.due, due <= moment.real { performConfirmedOffer() }
  }

  /// Takes over if a second press has confirmed that, without waiting any longer.
  private mutating func performConfirmedOffer() {
    if let cost = offer.takeConfirmed() { takeOverWithoutTalk(.to(.takingOver(cost))) }
  }

  /// Sees the clock as it is now, and lets time pass on the screen.
  private mutating func see() {
    guard var stage = display.countedStage, let state else {
      if display.countedStage == nil { screen = nil }
      return
    }
    stage.dress(in: look, hasOwnTheme: hasOwnTheme)
    if let language { stage.language = language }
    let moment = display.stageMoment(stage)
    let view = ClockView(
      of: stage, state, at: state.moment(talk: moment.talk, real: moment.real), after: self.view)
    let isNew = screen == nil
    var screen =
      screen
      ?? OperatorConsole(of: view, settings: settings, size: size, capabilities: capabilities)
    screen.expire(at: view.moment.real)
    screen.view = view
    screen.isApproximate = display.followed.isApproximate
    screen.fault = faults
    if isNew {
      screen.showWords()
      screen.notifyOfRoomForView()
    }
    self.screen = screen
    notifyOfMissingNotes()
    withScreen { $0.performDueLongPress() }
  }

  /// Notifies once that the items of the rundown come without their notes.
  private mutating func notifyOfMissingNotes() {
    guard let state, !state.hasNotes, state.rundown != nil, !hasReportedMissingNotes else { return }
    hasReportedMissingNotes = true
    notify(StatusNotice([phrases.notesAreNotSent]), for: .seconds(10))
  }

  // MARK: Commands

  /// Lets the screen do something, and passes its requests on.
  private mutating func withScreen(_ body: (inout OperatorConsole) -> Void) {
    guard var screen else { return }
    body(&screen)
    self.screen = screen
    while let requests = self.screen?.takeRequests(), !requests.isEmpty {
      for request in requests { pass(request) }
    }
  }

  private mutating func notify(
    _ notice: StatusNotice, for time: Duration, _ manner: ClockNews.Manner = .replacing
  ) {
    withScreen { $0.receive(.notice(notice, for: time, manner)) }
  }

  private mutating func pass(_ request: ConsoleRequest) {
    switch request {
    case .perform(let given):
      if let reply = performHere(given) { return withScreen { $0.receive(reply, of: given) } }
      send(
        .perform(
          given.command, given.confirmation, continuesStep: given.continuesStep,
          isTyped: given.isTyped,
          age: given.age))
      pending[lastNumber] = (given, moment.real + Self.unnoticed)
    case .revert(let count): send(.revert(to: count))
    case .revertUndo: send(.revertUndo)
    // What this screen tells concerns nobody else.
    case .note, .list: break
    }
  }

  private var form: TimeForm { TimeForm(phrases: phrases, inWords: false) }

  /// Carries out a command that concerns this screen alone; `nil` if it is for the clock.
  private mutating func performHere(_ given: GivenCommand) -> CommandReply? {
    guard let view else { return nil }
    let command = given.command
    switch command {
    case .quit:
      guard screen?.isLocked != true || given.confirmation != .none else {
        return .guarded(.program)
      }
      effects.append(.end(.finished))
      return .done(hasToggled: false)
    case .help, .operatorView:
      return limiter.admit([moment.real]) ? .done(hasToggled: false) : .refused(nil)
    case .takeOver: return takeOver(given)
    // It is a desk already.
    case .join: return given.isTyped ? refusal(view.phrases.onlyAtClock("desk")) : .refused(nil)
    case .handOver: return refusal(view.phrases.onlyAtClock("hand over"))
    case .announcing: return refusal(view.phrases.onlyAtClock("announcements"))
    case .chooseMessage:
      return Outcome.refused(.noStoredMessage(nil)).reply(form, settings.clock.keys)
    case .layout, .theme, .secondaryTime, .cycleSecondaryTime:
      return changeLook(by: command, view)
    default: return nil
    }
  }

  private mutating func changeLook(by command: Command, _ view: ClockView) -> CommandReply {
    guard limiter.admit([moment.real]) else { return .refused(nil) }
    if command == .theme, !hasOwnTheme {
      (look.theme, hasOwnTheme) = (view.stage.look.theme, true)
    }
    let notice = look.change(by: command, hasSession: view.rundown != nil)
      .map { Notice.screen($0).status(form, settings.clock.keys) }
    see()
    if let notice { notify(notice, for: .seconds(5)) }
    return .done(hasToggled: false)
  }

  /// Sends a request with the next number.
  private mutating func send(_ act: DeskRequest.Act) {
    guard let view else { return }
    lastNumber += 1
    effects.append(.ask(.request(DeskRequest(number: lastNumber, seen: view.seen, act))))
  }

  // MARK: What became of them

  private var phrases: Phrases { screen?.phrases ?? display.phrases }

  private func refusal(_ text: String) -> CommandReply { .refused(StatusNotice([text])) }

  private mutating func receive(_ result: DeskRequest.Result, of given: GivenCommand) {
    let reply =
      switch result {
      case .reply(let reply): reply
      case .tooLate: refusal(phrases.tooLate)
      case .notSent: refusal(phrases.remote.notSent)
      case .unknown: refusal(phrases.remote.noAnswer)
      }
    withScreen {
      $0.receive(.outdated(.commandUnderWay))
      $0.receive(reply, of: given)
    }
  }

  /// Shows which commands wait for a result, and that the clock has not answered a desk that is
  /// ready, and what the operator can do if it is dead.
  private mutating func notifyWaiting() {
    for (number, (given, due)) in pending.sorted(by: { $0.key < $1.key }) {
      guard let due, due <= moment.real else { continue }
      pending[number]?.notice = nil
      let words = phrases.waitingForClock(after: given.command.words)
      notify(StatusNotice([words], about: .commandUnderWay), for: .seconds(5))
    }
    guard let due = ready?.notice, due <= moment.real else { return }
    ready?.notice = nil
    notify(StatusNotice(phrases.noAnswerToReady(takeOverKey)), for: .seconds(30))
  }

  /// Forgets what was made ready, because the clock goes on.
  private mutating func forgetReady() {
    guard ready != nil else { return }
    ready = nil
    effects.append(.save(.desk(.forget)))
  }

  // MARK: Taking over

  private var clockIsAlive: StatusNotice {
    let key = Words.key(of: .handOver(nil), settings.keys, in: phrases)
    return StatusNotice(phrases.clockIsAlive(handOver: key))
  }

  /// Takes over as `takeOver(_: Confirmation)` does, but not by the key from a clock that is alive.
  ///
  /// A clock may be silent for some seconds, so it is asked for a sign of life together with the
  /// operator.
  private mutating func takeOver(_ given: GivenCommand) -> CommandReply {
    guard let key = given.origin.key, isTakeOverKey(key) else {
      return takeOver(given.confirmation)
    }
    guard !display.followed.isAlive(at: moment.real) else { return .refused(clockIsAlive) }
    let reply = takeOver(given.confirmation)
    if case .guarded = reply { effects.append(.ask(.signWanted)) }
    return reply
  }

  private func isTakeOverKey(_ key: Key) -> Bool { settings.keys.command(of: key) == .takeOver }

  /// Withdraws the question of the key, because the clock has given a sign of life.
  private mutating func withdrawTakeOver() {
    if offer.question != nil {
      offer.forgetQuestion()
      offer.refuse(clockIsAlive.texts, at: moment.real)
    }
    guard case .lose(.takingOver, by: _, let key?, until: _)? = question, isTakeOverKey(key) else {
      return
    }
    withScreen { $0.forgetQuestion() }
    notify(clockIsAlive, for: .seconds(5))
  }

  /// Says what a take-over costs, or lets everything be made ready for it.
  private mutating func takeOver(_ confirmation: Confirmation) -> CommandReply {
    guard
      let (talk, known, isByTimeOfDay) = offer.cost(
        lastHeard: display.followed.lastHeard, at: moment.real)
    else { return .refused(StatusNotice(phrases.notTakenOver(offer.reasonForNone))) }
    var cost = known
    cost.unreachable = unreachable
    cost.lacksRundown = offer.lacksRundown(of: display.countedStage)
    switch confirmation {
    case .none: return .guarded(.takingOver(cost))
    case .to(.takingOver(let agreed)) where isByTimeOfDay && !agreed.isByTimeOfDay:
      cost.isByTimeOfDay = true
      return .guarded(.takingOver(cost))
    case .to, .toAnything:
      let clock = display.followed.backup(at: moment.real)
      effects += clock.map { [.save(.desk(.keep($0)))] } ?? []
      effects.append(.save(.desk(.takeOver(talk))))
      return .done(hasToggled: false)
    }
  }

  /// The names of the displays and desks that the clock has, without this one.
  private var unreachable: String? {
    let names = (state?.displays ?? []).map(\.name).filter { $0 != phrases.desk(name) }
    return names.isEmpty ? nil : names.joined(separator: phrases.comma)
  }

  private mutating func notifyNotTakenOver(_ reason: TakeOverRefusal) {
    let texts = phrases.notTakenOver(reason)
    offer.refuse(texts, at: moment.real)
    notify(StatusNotice(texts), for: .seconds(30))
  }

  private var takeOverKey: String { Words.key(of: .takeOver, settings.keys, in: phrases) }

  /// What is wrong with the clock, and what can be done.
  private var faults: [String] {
    let faults = display.notice
    if !display.followed.isConnected, let desk = display.followed.takenOverBy {
      return phrases.wasTakenOver(
        by: desk.isEmpty ? nil : phrases.quoted(desk), at: nil, next: .deskWithoutClock,
        onlyHere: nil)
    }
    guard display.silence != nil, offer.isPossible, let first = faults.first else {
      return faults
    }
    return [first + "   " + phrases.takesOver(key: takeOverKey)] + faults
  }

  // MARK: What is seen

  /// The screen as it is now: what can be taken over while there is no talk to see.
  package mutating func draw() -> Canvas {
    display.words = offer.words(in: phrases, key: takeOverKey, at: moment.real)
    return screen?.draw().titled(forRoom: display.options.room) ?? display.draw()
  }

  // MARK: Timers

  /// When something changes on the screen, in real time.
  package var nextWake: Timestamp? {
    let ofScreen = (screen?.nextWake).map(display.followed.real)
    return
      ([display.nextWake, ofScreen, offer.nextChange(at: moment.real), ready?.notice]
      + pending.values.map(\.notice)).compactMap { $0 }.min()
  }
}
