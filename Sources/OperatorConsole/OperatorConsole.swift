import SpeechAnnouncement
package import StageClock
package import StageDisplay
package import TerminalCanvas
package import TimerEngine

/// The operator's side of a clock: a screen, a keyboard and a mouse in front of it.
///
/// Focus, help, prompt, lock, questions and notices are its own. All else it asks its clock for.
///
/// It is a value. `update` handles an event and returns the effects that the caller performs;
/// `draw` draws it. Neither of them waits, reads a clock or does input or output.
package struct OperatorConsole: Console, Sendable {
  /// The clock behind the screen.
  package internal(set) var clock: StageClock
  /// The settings with which the program started.
  package let settings: Settings
  /// The terminal's size.
  package internal(set) var size: Size
  /// What the terminal can show.
  package let capabilities: Capabilities

  // MARK: Keys and the mouse

  var gate = InputGate()
  /// The key that is being handled.
  var pressed: Key?
  /// The focused control.
  var focus: Focus?
  /// Whether only Space works.
  var isLocked: Bool
  /// The help or the question that is open over the clock.
  var overlay: Overlay?
  /// The lines that were typed into the prompt, the last one last.
  var typedLines: [String] = []

  // MARK: What is shown

  var notices = ShownNotices()
  /// Until when the operator's words stay on the screen while a talk runs.
  var operatorWordsUntil = Timestamp.start
  /// Until when the status line shows the controls.
  var controlsUntil = Timestamp.start
  var showsTimeOfDay = false
  /// Whether the operator view is chosen; it is shown where there is room for it.
  var wantsOperatorView: Bool
  /// The next real time at which the screen or the bell changes by itself.
  ///
  /// Once a second while the clock runs or is paused; once a minute while it is ready.
  package internal(set) var nextWake: Timestamp?

  private var display = StageDisplay()
  private var operatorDisplay = OperatorDisplay()
  /// The last drawn frame; `nil` before the first.
  private(set) var frame: Frame?

  /// Creates the console of a program that has just started.
  package init(
    talk: TalkSnapshot, settings: Settings = Settings(), presets: PresetLayers = PresetLayers(),
    size: Size, capabilities: Capabilities = Capabilities(), moment: Moment
  ) {
    var clockSettings = settings.clock
    clockSettings.keys = NamedKeys(settings.keys, in: settings.clock.language.phrases)
    clock = StageClock(
      talk: talk, settings: clockSettings, presets: presets, capabilities: capabilities,
      moment: moment)
    self.settings = settings
    self.size = size
    self.capabilities = capabilities
    isLocked = settings.startsLocked
    wantsOperatorView = settings.showsOperatorView
    nextWake = nextChange
  }

  /// The screen as it is now.
  ///
  /// The mouse points at the last drawn frame.
  package mutating func draw() -> Canvas {
    let scene = scene(with: words)
    let frame =
      showsOperatorView
      ? operatorDisplay.frame(of: scene, showing: clock.operatorSnapshot(rows: size.rows))
      : display.frame(of: scene)
    self.frame = frame
    return frame.canvas
  }

  /// The scene to draw: what the speaker sees, and the operator's words.
  ///
  /// Displays show the names of the talk that comes. Without them the operator sees the digits, which keys
  /// can change.
  func scene(with words: OperatorWords = OperatorWords()) -> Scene {
    var stage = session.stage
    if !showsOperatorView, !clock.hasDisplay, stage.rundown?.between?.kind == .talk {
      stage.rundown?.between = nil
    }
    return Scene(stage, with: words, at: moment, in: size, capabilities)
  }

  // MARK: The clock

  /// Lets the clock do something, and shows what it tells.
  mutating func withClock<Result>(_ body: (inout StageClock) -> Result) -> Result {
    let result = body(&clock)
    for news in clock.takeNews() { take(news) }
    return result
  }

  /// The state that displays and remotes share.
  package var session: ClockSession { clock.session }

  /// The texts of the chosen language.
  var phrases: any Phrases { clock.phrases }

  /// The moment of the last update.
  package var moment: Moment { clock.moment }

  /// The moment on the talk's clock.
  var now: Timestamp { clock.now }

  /// The moment on the real clock; a rehearsal's talk runs faster.
  var realNow: Timestamp { clock.realNow }

  /// The speed of the talk's time relative to real time.
  package var speed: Int { clock.speed }

  /// The state of the talk.
  package var snapshot: TalkSnapshot { clock.snapshot }

  /// The remaining seconds that are shown now, negative in overtime, even where the digits count up.
  var shown: Int { clock.shown }

  // MARK: What is open

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
  var showsOperatorWords: Bool {
    !snapshot.isRunning || realNow < operatorWordsUntil || clock.hasDisplay
  }
}
