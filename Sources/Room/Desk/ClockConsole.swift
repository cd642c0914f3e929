package import SpeechAnnouncement
package import StageRenderer
package import TimerEngine

/// A clock, and in front of it the operator's console of the same process.
///
/// It is a value. `update` handles an event and returns the effects that the caller performs;
/// `draw` draws it. Neither of them waits, reads a clock or does input or output.
package struct ClockConsole: Console, Sendable {
  /// The clock behind the screen.
  package internal(set) var clock: StageClock
  /// The screen, the keyboard and the mouse.
  package internal(set) var screen: OperatorConsole
  package private(set) var nextWake: Timestamp?
  /// The commands of the operator whose outcome follows, by its number.
  private var waiting: [Int: GivenCommand] = [:]

  /// Creates the clock and the console of a program that has just started.
  package init(
    talk: TalkSnapshot, settings: Settings = Settings(), presets: PresetLayers = PresetLayers(),
    size: Size, capabilities: Capabilities = Capabilities(), moment: Moment
  ) {
    var settings = settings
    let phrases = settings.clock.language.phrases
    settings.clock.keys = NamedKeys(settings.keys, in: phrases)
    if !capabilities.hasKeys { settings.clock.keys.useCommands(phrases) }
    clock = StageClock(
      talk: talk, settings: settings.clock, presets: presets, capabilities: capabilities,
      moment: moment)
    screen = OperatorConsole(
      of: clock.view, settings: settings, size: size, capabilities: capabilities)
    nextWake = [clock.nextWake, screen.nextWake].compactMap { $0 }.min()
  }

  package var size: Size { screen.size }
  package var capabilities: Capabilities { screen.capabilities }
  package var speed: Int { clock.speed }

  /// The state that displays and remotes share.
  package var state: ClockState { clock.state }

  /// The state of the talk.
  package var snapshot: TalkSnapshot { clock.snapshot }

  /// The moment of the last update.
  package var moment: Moment { clock.moment }

  package mutating func draw() -> Canvas { screen.draw() }

  /// Lets the clock announce the cues that were crossed, and expired notices go.
  package mutating func advance(to moment: Moment, before event: Event) {
    screen.expire(at: moment.real)
    clock.advance(to: moment)
    // In most seconds nothing happens, so the screen sees the clock once.
    if clock.hasChanged { see() } else { screen.view.moment = moment }
    withScreen { $0.performDueLongPress() }
    // A press that arrives late may show that a key is held.
    if case .input = event { return }
    withScreen { $0.performDueDecision() }
  }

  package mutating func settle() -> [Effect] {
    passOutcomes()
    clock.settle()
    see()
    screen.settle()
    nextWake = [clock.nextWake, screen.nextWake].compactMap { $0 }.min()
    return clock.takeEffects()
  }

  package mutating func handle(_ input: Input) {
    withScreen { $0.handle(input) }
    if input == .end { withClock { $0.endInput() } }
  }

  package mutating func resize(to size: Size) { withScreen { $0.resize(to: size) } }

  package mutating func handle(_ answer: VoiceAnswer) { withClock { $0.handle(answer) } }

  package mutating func handle(_ answer: StorageAnswer) { withClock { $0.handle(answer) } }

  package mutating func handle(_ event: ClockEvent) {
    if case .launched(let launch) = event { begin(launch) } else { withClock { $0.handle(event) } }
  }

  private mutating func begin(_ launch: LaunchInfo) {
    withScreen { $0.showWords() }
    withClock { $0.begin(launch) }
    withScreen { $0.notifyOfRoomForView() }
    withClock { $0.resume(launch) }
  }

  /// Lets the clock do something, and shows its news.
  private mutating func withClock<Result>(_ body: (inout StageClock) -> Result) -> Result {
    clock.noteChange()
    defer { see() }
    return body(&clock)
  }

  /// Lets the screen see the clock as it is now, and shows the clock's news.
  private mutating func see() {
    screen.view = clock.takeHasChanged() ? clock.view : clock.view(with: screen.view.state)
    for news in clock.takeNews() { screen.receive(news) }
  }

  /// Lets the screen do something, and passes its requests to the clock.
  mutating func withScreen(_ body: (inout OperatorConsole) -> Void) {
    body(&screen)
    while case let requests = screen.takeRequests(), !requests.isEmpty {
      for request in requests { pass(request) }
    }
  }

  /// Passes on to the screen what became of commands whose outcome has followed.
  private mutating func passOutcomes() {
    for (number, outcome) in clock.takeOutcomes() {
      guard let given = waiting.removeValue(forKey: number), let reply = reply(outcome, to: given)
      else { continue }
      withScreen { $0.receive(reply, of: given) }
    }
  }

  /// The reply to a command; `nil` if its outcome follows.
  private func reply(_ outcome: Outcome, to given: GivenCommand) -> CommandReply? {
    outcome.reply(
      isTyped: given.isTyped, toLine: given.line, clock.timeForm, clock.settings.keys)
  }

  private mutating func pass(_ request: ConsoleRequest) {
    switch request {
    case .perform(let given):
      let outcome = withClock {
        $0.perform(
          given.command, by: given.sender, given.confirmation, continuesStep: given.continuesStep,
          age: given.age)
      }
      if case .later(let number) = outcome { waiting[number] = given }
      if let reply = reply(outcome, to: given) { screen.receive(reply, of: given) }
    case .revert(let count): withClock { $0.revert(to: count) }
    case .revertUndo: withClock { $0.revertUndo(by: .console) }
    case .note(let text): withClock { $0.emit(notice: text) }
    case .list(let line): withClock { $0.emit(listed: line) }
    }
  }
}
