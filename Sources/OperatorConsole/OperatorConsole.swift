import SpeechAnnouncement
package import StageDisplay
package import TerminalCanvas
package import TimerEngine

/// The desk of the operator: a clock, the keys and the mouse that command it, and what its screen
/// tells beside what the speaker sees.
///
/// A value. `update` changes it when something happens and returns what is to be done outside;
/// `draw` draws it. Neither of them waits, reads a clock, or touches the world.
package struct OperatorConsole: Sendable {
  /// The talk, and all that displays and remotes have in common.
  package internal(set) var session: ClockSession
  /// What was asked for when the program started.
  package let settings: Settings
  /// The terminal's size.
  package internal(set) var size: Size
  /// What the terminal can show.
  package let capabilities: Capabilities
  /// The moment up to which everything has been taken into account.
  package internal(set) var moment: Moment

  // MARK: Keys and the mouse

  var gate = InputGate()
  /// The key that is being answered.
  var pressed: Key?
  /// What has the focus.
  var focus: Focus?
  /// Whether only Space works.
  var isLocked: Bool
  /// What is open over the clock.
  var overlay: Overlay?

  // MARK: What is told

  var notices = NoticeQueue()
  /// Until when the operator's words stay on the screen while a talk runs.
  var wordsUntil = Timestamp.start
  /// Until when the controls that have no other place are on the status line.
  var controlsUntil = Timestamp.start
  var showsTimeOfDay = false
  /// What a newcomer has not done yet.
  var hints: Set<Hint> = []
  /// A talk of an earlier run that can be taken up again.
  var offered: TalkSnapshot?

  // MARK: What happens outside

  /// What the present event asks to be done outside, in order.
  var effects: [Effect] = []
  var voice = VoiceSink()
  var bell = BellSink()
  var record = RecordSink()
  /// How many events other programs were told.
  var eventCount = 0
  /// When the next event was to come at the latest, `nil` before the first one.
  var expectedWake: Timestamp?
  /// The next moment of real time at which the screen or the bell has something new, if nothing
  /// happens before.
  ///
  /// Once a second while the clock runs or is paused; once a minute while it is ready.
  package internal(set) var nextWake: Timestamp?
  /// Whether the program ends when the time is up.
  var quitsAtZero: Bool
  /// Whether the input has ended, so that nobody can go on to the next segment.
  var hasInputEnded = false

  private var display = StageDisplay()
  /// What was drawn last, `nil` before the first time.
  private(set) var frame: Frame?

  /// Creates the console of a program that has just started.
  package init(
    talk: TalkSnapshot, settings: Settings = Settings(), presets: PresetList = PresetList(),
    size: Size, capabilities: Capabilities = Capabilities(), moment: Moment
  ) {
    session = ClockSession(talk, settings, presets, at: moment.talk)
    self.settings = settings
    self.size = size
    self.capabilities = capabilities
    self.moment = moment
    isLocked = settings.startsLocked
    quitsAtZero = settings.quitsAtZero
    nextWake = nextChange
  }

  /// The screen as it is now.
  ///
  /// The mouse points at what was drawn last.
  package mutating func draw() -> Canvas {
    let frame = display.frame(of: scene(with: words))
    self.frame = frame
    return frame.canvas
  }

  /// What the screen shows, with these words beside what the speaker sees.
  func scene(with words: OperatorWords = OperatorWords()) -> Scene {
    Scene(session.stage, with: words, at: moment, in: size, capabilities)
  }

  /// All words.
  var phrases: any Phrases { settings.language.phrases }

  /// The talk's time.
  var now: Timestamp { moment.talk }

  /// The time of the people at the clock.
  var realNow: Timestamp { moment.real }

  /// How the talk stands.
  package var snapshot: TalkSnapshot { session.snapshot }

  /// The second that is shown now.
  var shown: Int { snapshot.shown(at: now) }

  /// What waits for an answer.
  var question: Question? {
    if case .question(let question)? = overlay { question } else { nil }
  }

  /// The page of the help that is open, counted from 0.
  package var helpPage: Int? {
    if case .help(let page)? = overlay { page } else { nil }
  }

  /// Forgets what waits for an answer.
  mutating func forgetQuestion() { if question != nil { overlay = nil } }

  /// Whether the controls *Store* and *Undo* are on the status line: for the focus, and for the mouse
  /// where there is room for more.
  var showsControls: Bool {
    focus != nil || !snapshot.isRunning && realNow < controlsUntil && size.columns >= 40
  }

  /// Whether the operator's words are on the screen.
  var showsWords: Bool { !snapshot.isRunning || realNow < wordsUntil }
}
