import SpeechAnnouncement
package import StageDisplay
package import TerminalCanvas
package import TimerEngine

/// The operator's side of a clock: keys and mouse, and what the operator's screen shows in addition to
/// what the speaker sees.
///
/// It is a value. `update` handles an event and returns the effects that the caller performs;
/// `draw` draws it. Neither of them waits, reads a clock or does input or output.
package struct OperatorConsole: Console, Sendable {
  /// The state that displays and remotes share.
  package internal(set) var session: ClockSession
  /// The settings with which the program started.
  package let settings: Settings
  /// The terminal's size.
  package internal(set) var size: Size
  /// What the terminal can show.
  package let capabilities: Capabilities
  /// The moment of the last update.
  package internal(set) var moment: Moment

  // MARK: Keys and the mouse

  var gate = InputGate()
  /// When the operator last closed a message or blackout, in real time; `nil` if never.
  var uncoveredAt: Timestamp?
  /// The key that is being handled.
  var pressed: Key?
  /// The focused control.
  var focus: Focus?
  /// Whether only Space works.
  var isLocked: Bool
  /// The help or the question that is open over the clock.
  var overlay: Overlay?

  // MARK: Notices and hints

  var notices = ShownNotices()
  /// Until when the operator's words stay on the screen while a talk runs.
  var operatorWordsUntil = Timestamp.start
  /// Until when the status line shows the controls.
  var controlsUntil = Timestamp.start
  var showsTimeOfDay = false
  /// Whether the operator view is chosen; it is shown where there is room for it.
  var wantsOperatorView: Bool
  /// The last events.
  var journal = Journal()
  /// The hints for things that the user has not done yet.
  var hints: Set<Hint> = []
  /// The time of day at which a command wants the talk to end, until the wall clock was read.
  var requestedFinish: Int?
  /// The client for whose command the wall clock is read; `nil` for the operator.
  var wallClockAsker: String?
  /// The lines that were typed into the prompt, the last one last.
  var typedLines: [String] = []

  // MARK: Effects

  /// The effects of the current event, in order.
  var effects: [Effect] = []
  /// Who has given the command that is being executed.
  var sender = Sender.console { didSet { session.author = sender.client } }
  /// What the command that is being executed has done so far.
  var result = Outcome.Result()
  var voice = VoiceSink()
  var bell = BellSink()
  var record = RecordSink()
  /// The number of the last event.
  var eventCount = 0
  /// The next real time at which the screen or the bell changes by itself.
  ///
  /// Once a second while the clock runs or is paused; once a minute while it is ready. An event that
  /// comes much later than this means that the machine slept.
  package internal(set) var nextWake: Timestamp?
  /// Whether the program ends when the time is up.
  var quitsAtZero: Bool
  /// Whether the input has ended, so that nobody can begin the next segment.
  var hasInputEnded = false

  // MARK: Other processes

  /// The connected clients.
  package internal(set) var clients: [Client] = []
  /// The displays whose connection has ended unexpectedly, and the time of day at which it did.
  var lostDisplays: [(client: Client, time: Duration)] = []
  /// The answers that wait until a change of the stored presets is on disk.
  var waitingAnswers: [WaitingAnswer] = []
  /// The stage that was last sent to all watchers; `nil` if some have not got it.
  var published: StageSnapshot?

  /// The rundown as it was recorded last.
  var recordedRundown: Rundown?
  /// The changed talk of the loaded item as it was recorded last; `nil` if it was not changed.
  var recordedReadyTalk: TalkSnapshot?

  private var display = StageDisplay()
  private var operatorDisplay = OperatorDisplay()
  /// The last drawn frame; `nil` before the first.
  private(set) var frame: Frame?

  /// Creates the console of a program that has just started.
  package init(
    talk: TalkSnapshot, settings: Settings = Settings(), presets: PresetLayers = PresetLayers(),
    size: Size, capabilities: Capabilities = Capabilities(), moment: Moment
  ) {
    session = ClockSession(talk, settings, presets, at: moment.talk)
    self.settings = settings
    self.size = size
    self.capabilities = capabilities
    self.moment = moment
    isLocked = settings.startsLocked
    wantsOperatorView = settings.showsOperatorView
    recordedRundown = settings.rundown
    session.updateRundownOffset(at: moment)
    session.setItemStart()
    recordedReadyTalk = session.changedReadyTalk
    session.updateStageRundown(at: moment.talk)
    quitsAtZero = settings.quitsAtZero
    nextWake = nextChange
  }

  /// The screen as it is now.
  ///
  /// The mouse points at the last drawn frame.
  package mutating func draw() -> Canvas {
    let scene = scene(with: words)
    let frame =
      showsOperatorView
      ? operatorDisplay.frame(of: scene, showing: operatorSnapshot) : display.frame(of: scene)
    self.frame = frame
    return frame.canvas
  }

  /// The scene to draw: what the speaker sees, and the operator's words.
  func scene(with words: OperatorWords = OperatorWords()) -> Scene {
    Scene(session.stage, with: words, at: moment, in: size, capabilities)
  }

  /// The texts of the chosen language.
  var phrases: any Phrases { settings.language.phrases }

  /// The moment on the talk's clock.
  var now: Timestamp { moment.talk }

  /// The moment on the real clock; a rehearsal's talk runs faster.
  var realNow: Timestamp { moment.real }

  /// The speed of the talk's time relative to real time.
  package var speed: Int { settings.speed }

  /// The state of the talk.
  package var snapshot: TalkSnapshot { session.snapshot }

  /// The remaining seconds that are shown now, negative in overtime, even where the digits count up.
  var shown: Int { snapshot.shown(at: now) }

  /// The question that waits for an answer.
  var question: Question? {
    if case .question(let question)? = overlay { question } else { nil }
  }

  /// The page of the help that is open, counted from 0.
  package var helpPage: Int? {
    if case .help(let page)? = overlay { page } else { nil }
  }

  /// Closes the open question.
  mutating func forgetQuestion() { if question != nil { overlay = nil } }

  /// Whether the controls *Store* and *Undo* are on the status line.
  ///
  /// They are shown whenever something is focused. After the mouse has moved they are shown for a
  /// while, unless the talk runs or there are fewer than 40 columns.
  var showsControls: Bool {
    focus != nil || !snapshot.isRunning && realNow < controlsUntil && size.columns >= 40
  }

  /// Whether the operator's words are on the screen.
  ///
  /// They stay while a display watches: the speaker does not read this screen then.
  var showsOperatorWords: Bool { !snapshot.isRunning || realNow < operatorWordsUntil || hasDisplay }
}
