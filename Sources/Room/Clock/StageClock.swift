package import SpeechAnnouncement
package import StageRenderer
package import TimerEngine

/// The clock of a stage: the talk, the presets, the message, the rundown, and who may change them.
///
/// It is a value, and it knows no screen. It is told the time with `advance(to:)`, commands with
/// `perform(_:by:_:continuesStep:age:)`, and everything else that happens with `handle(_:)`. It
/// returns effects, which others carry out, and news for the operator's screen.
///
/// This folder holds everything that a clock does without a screen: the talk and all else that
/// displays share (`ClockState`), who may change that, and what a screen in front of it sees
/// (`ClockView`). Only such a screen and the program of a clock use the `package` declarations of
/// this folder. All others use the values of `Room/Commands` and `Room/Lines`. Nothing here knows
/// about keys, the mouse, layouts or overlays, and nothing here knows how a message gets to another
/// process.
package struct StageClock: Sendable {
  /// The state that displays and remotes share.
  package internal(set) var state: ClockState
  /// The settings with which the program started.
  package let settings: ClockSettings
  /// What the terminal of the clock's own process can show.
  let capabilities: Capabilities
  /// The moment of the last update.
  package internal(set) var moment: Moment

  // MARK: Commands

  var debounce = SenderDebounce()
  /// Who has given the command that is being executed.
  var sender = Sender.console { didSet { state.author = sender.client } }
  /// What the command that is being executed has done so far.
  var result = Outcome.Result()
  /// When the operator last closed a message or blackout, in real time; `nil` if never.
  var uncoveredAt: Timestamp?
  /// What covers the digits, as it was last reported.
  var reportedCover: Cover
  /// The notes of the rundown, as they were last reported.
  var reportedNotes = ReportedNotes()
  /// The handle of the loaded item, if its notice has told that its hard end decides how long it is.
  var explained: Int?
  /// What decides the outcome of the command that is being executed; `nil` if that is known at
  /// once.
  var decider: Decider?
  /// The commands whose outcome follows, in the order in which they were given.
  var waitingCommands: [WaitingCommand] = []
  /// The outcomes that have followed, and were not taken yet.
  var outcomes: [(number: Int, outcome: Outcome)] = []
  /// The last number under which an outcome follows.
  var lastNumber = 0
  /// Whether the program ends when the time is up.
  var quitsAtZero: Bool
  /// Whether the input has ended, so that nobody can begin the next segment.
  var hasInputEnded = false

  // MARK: What has happened

  /// The effects since they were last taken, in order.
  private(set) var effects: [Effect] = []
  /// What the operator's screen was not notified of yet, in order.
  private var news: [ClockNews] = []
  /// Whether anything but the passing of time may have changed what operators know, since
  /// `takeHasChanged`.
  private(set) var hasChanged = true
  /// What clients and desks are sent after the stage, in order.
  var mail: [MessageToClients] = []
  /// The last events.
  var journal = Journal()
  /// The number of the last event.
  var eventCount = 0
  /// The hints for things that the user has not done yet.
  var hints: Set<Hint> = []
  /// The faults that were reported.
  var reportedFaults: [Notice] = []
  /// The sources of faults that were reported; see `SinkFault.source`.
  var reportedSources: Set<String> = []
  var voice = VoiceSink()
  var bell = BellSink()
  var record = RecordSink()
  /// The rundown as it was recorded last.
  var recordedRundown: Rundown?
  /// The changed talk of the loaded item as it was recorded last; `nil` if it was not changed.
  private var recordedReadyTalk: TalkSnapshot?
  /// The next real time at which the clock changes by itself.
  ///
  /// A moment much later than this means that the machine slept.
  var nextWake: Timestamp?

  // MARK: Other processes

  /// The connected clients, and the displays that were lost.
  var clients = ConnectedClients()
  /// The stage that was last sent to all watchers, and what desks were sent beside it; `nil` if
  /// some have not got it.
  var published: (stage: StageSnapshot, state: OperatorState?)?
  /// The text about the talk with which the program ends; `nil` before that.
  var endText: String?
  /// The presets of the number keys that were last sent to clients; `nil` if some have not got
  /// them.
  var publishedPresets: [Preset]?
  /// The presets that the file of stored presets had when it was read last.
  var storedInFile: PresetList
  /// The slots whose presets are not on disk yet.
  var unstoredSlots: Set<Int?> = []
  /// What was read of the files of presets while something was not on disk yet.
  var postponedFiles: PresetFiles?
  /// The clock that already ran in the room when this one began; `nil` without one, or if it has
  /// ended.
  var otherClock: OtherClock?
  /// The desk that is to take over; `nil` if none is.
  var handOver: HandOver?
  /// How many changes there were that another clock would have to know to go on.
  var changeCount = 0
  /// The last step in quick succession: who has made it, and how many changes were recorded then.
  var lastStep: (sender: Sender, changeCount: Int)?
  /// The last load of a preset: who has made it, how many changes were recorded then, and its real
  /// time.
  var lastLoad: (step: (sender: Sender, changeCount: Int), at: Timestamp)?

  /// Creates the clock of a program that has just started.
  package init(
    talk: TalkSnapshot, settings: ClockSettings, presets: PresetLayers,
    capabilities: Capabilities, moment: Moment
  ) {
    state = ClockState(talk, settings, presets, at: moment.talk)
    storedInFile = presets.stored
    self.settings = settings
    self.capabilities = capabilities
    self.moment = moment
    // Without a screen, nobody at the clock sees what covers the digits from the beginning.
    reportedCover = capabilities.hasScreen ? Cover(of: state) : Cover()
    quitsAtZero = settings.quitsAtZero
    recordedRundown = settings.rundown
    state.updateRundownOffset(at: moment)
    _ = state.setItemStart(at: moment.talk)
    _ = state.applyHardEnd(to: [], at: moment)
    recordedReadyTalk = state.changedReadyTalk
    state.updateStageRundown(at: moment.talk)
    nextWake = nextChange(of: state.stage)
  }

  /// The texts of the chosen language.
  package var phrases: Phrases { settings.language.phrases }

  /// The moment on the talk's clock.
  package var now: Timestamp { moment.talk }

  /// The moment on the real clock; a rehearsal's talk runs faster.
  package var realNow: Timestamp { moment.real }

  /// The speed of the talk's time relative to real time.
  package var speed: Int { settings.speed }

  /// The state of the talk.
  package var snapshot: TalkSnapshot { state.snapshot }

  /// The remaining seconds that are shown now, negative in overtime, even where the digits count
  /// up.
  package var remainingSecond: Int { snapshot.remainingSecond(at: now) }

  /// Whether anybody sees the picture: on this process's screen, or in one that watches the clock.
  var hasPicture: Bool { capabilities.hasScreen || clients.hasPicture }

  /// Times are in words where there is no screen.
  var timeForm: TimeForm { TimeForm(phrases: phrases, inWords: !capabilities.hasScreen) }

  /// The time of day, since midnight, when a length of the talk's time has passed since now, or
  /// before it if that is negative.
  func dayTime(after time: Duration = .zero) -> Duration {
    state.timeOfDay(at: moment, after: time)
  }

  /// What a screen in front of the clock knows of it.
  package var view: ClockView { view(with: operatorState) }

  /// The same with a state in which nothing has changed.
  func view(with operatorState: OperatorState) -> ClockView {
    ClockView(
      of: state.stage, operatorState, at: moment, state.shownForecast, otherClock: otherClock)
  }

  /// What an operator's screen knows beside the stage.
  var operatorState: OperatorState {
    var operatorState = OperatorState()
    operatorState.changeCount = state.history.recordedCount
    operatorState.showsMessage = state.showsMessage
    operatorState.slot = state.slot
    operatorState.presets = state.presets
    operatorState.storedMessages = settings.storedMessages
    operatorState.displays = clients.lines(in: phrases) {
      dayTime(after: .zero - (realNow - $0) * speed)
    }
    (operatorState.hasDisplay, operatorState.hasWatcher) = (clients.hasDisplay, clients.hasPicture)
    operatorState.events = journal.lines
    (operatorState.rundown, operatorState.loadedHandle) = (
      state.rundown, state.rundown?.current?.handle
    )
    operatorState.rehearsalStart = state.rehearsalStart
    return operatorState
  }

  // MARK: What comes out

  /// Returns the effects since the last call, in order.
  package mutating func takeEffects() -> [Effect] {
    defer { effects = [] }
    return effects
  }

  /// Returns what the operator's screen was not notified of yet, in order.
  package mutating func takeNews() -> [ClockNews] {
    defer { news = [] }
    return news
  }

  /// Returns whether what operators know may have changed since the last call.
  mutating func takeHasChanged() -> Bool {
    defer { hasChanged = false }
    return hasChanged
  }

  /// Notes that what operators know may change.
  mutating func noteChange() { hasChanged = true }

  /// Adds an effect; after the end of the program nothing is performed any more.
  mutating func add(_ effect: Effect) { add([effect]) }

  mutating func add(_ others: [Effect]) {
    effects += others
    hasChanged = hasChanged || !others.isEmpty
  }

  /// Adds effects before the end of the program, if it has ended.
  mutating func addBeforeEnd(_ others: [Effect]) {
    effects.insert(contentsOf: others, at: end ?? effects.endIndex)
  }

  /// Whether the program has ended.
  var hasEnded: Bool { end != nil }

  private var end: Int? { effects.firstIndex { if case .end = $0 { true } else { false } } }

  mutating func notify(_ item: ClockNews, to audience: NewsAudience = .everybody) {
    if audience.hasConsole { news.append(item) }
    hasChanged = true
    sendToDesks(.news(item, to: audience))
  }

  // MARK: The record of a rundown

  /// What records the rundown; `nil` without one.
  var recordOfRundown: StorageRequest? {
    state.rundown.map {
      .recordRundown($0, loaded: state.changedReadyTalk, at: state.rundownSecond(at: now))
    }
  }

  /// Records the rundown if it has changed.
  mutating func recordRundown() {
    guard let rundown = state.rundown else { return }
    let loaded = state.changedReadyTalk
    guard rundown != recordedRundown || loaded != recordedReadyTalk else { return }
    (recordedRundown, recordedReadyTalk) = (rundown, loaded)
    if let record = recordOfRundown { addBeforeEnd([.save(record)]) }
  }
}
