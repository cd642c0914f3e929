import SpeechAnnouncement
package import StageRenderer
import TimerEngine

/// A screen, a keyboard and a mouse in front of a clock, which may be in this process or elsewhere.
///
/// Focus, help, prompt, lock, questions and notices are its own. It knows the clock only by a view,
/// news and the outcomes of commands. Its owner passes these to it, and passes its requests to the
/// clock.
///
/// This folder holds the operator's consoles: values that handle keys, the mouse and other events,
/// and draw a screen. A `ClockConsole` has an `OperatorConsole` in front of the clock itself, and a
/// `DeskConsole` has one in front of a clock elsewhere. Both are a `Console`, as those of the
/// folder Displays are, which show clocks and do not change them: the loop gives it events,
/// performs the effects that it returns, and shows what it draws. Nothing here decides what a
/// command does to a talk, reads a clock, a file or a terminal, or knows how a message gets to
/// another process.
package struct OperatorConsole: Sendable {
  /// What it knows of the clock.
  package internal(set) var view: ClockView
  /// Whether the time may be off by more than a quarter of a second, as only that of a clock
  /// elsewhere may.
  var isApproximate = false
  /// What is wrong with the connection to a clock elsewhere, the longest form first; none if
  /// nothing is.
  var fault: [String] = []
  /// The settings with which the program started.
  package let settings: Settings
  /// The terminal's size.
  package internal(set) var size: Size
  /// What the terminal can show.
  package let capabilities: Capabilities

  // MARK: Keys and the mouse

  var keyRepeat = KeyRepeat()
  /// The second press that the open question waits for.
  var secondPress = SecondPress()
  /// What the second press has confirmed; `nil` if nothing waits to be carried out.
  var decision: Decision?
  /// The key that is being handled.
  var pressed: Key?
  /// Whether the command that is being carried out was typed in the prompt.
  var isSubmitting = false
  /// The focused control.
  var focus: Focus?
  /// Whether only Space works.
  var isLocked: Bool
  /// The help or the question that is open over the clock.
  var overlay: Overlay?
  /// The lines that were typed into the prompt, the last one last.
  var typedLines: [String] = []
  /// The messages that were typed, the last one last.
  var typedMessages: [String] = []

  /// The pending requests to the clock, in order.
  private var requests: [ConsoleRequest] = []

  // MARK: What is shown

  var notices = ShownNotices()
  /// Until when the operator's words stay on the screen while a talk runs.
  var operatorWordsUntil = Timestamp.start
  /// Until when the status line shows the controls.
  var controlsUntil = Timestamp.start
  var showsTimeOfDay = false
  /// Whether the operator view is chosen; it is shown where there is room for it.
  var wantsOperatorView: Bool
  private var display = StageDisplay()
  private var operatorDisplay = OperatorDisplay()
  /// The last drawn frame; `nil` before the first.
  private(set) var frame: Frame?

  /// Creates the console of a program that has just started.
  package init(
    of view: ClockView, settings: Settings, size: Size, capabilities: Capabilities
  ) {
    self.view = view
    self.settings = settings
    self.size = size
    self.capabilities = capabilities
    isLocked = settings.startsLocked
    wantsOperatorView = settings.showsOperatorView
  }

  /// The screen as it is now.
  ///
  /// The mouse points at the last drawn frame.
  package mutating func draw() -> Canvas {
    let scene = scene(with: words)
    let frame =
      showsOperatorView
      ? operatorDisplay.frame(of: scene, showing: view.operatorSnapshot(rows: size.rows))
      : display.frame(of: scene)
    self.frame = frame
    return frame.canvas.titled(forRoom: settings.clock.room)
  }

  /// The scene to draw: what the speaker sees, and the operator's words.
  ///
  /// Displays show the names of the talk that comes. Without them the operator sees the digits,
  /// which keys can change.
  func scene(with words: OperatorWords = OperatorWords()) -> Scene {
    var stage = view.stage
    if !showsOperatorView, !view.state.hasDisplay, stage.rundown?.between?.kind == .talk {
      stage.rundown?.between = nil
    }
    var scene = Scene(stage, with: words, at: moment, in: size, capabilities)
    scene.isApproximate = isApproximate
    return scene
  }

  // MARK: The clock

  /// Returns the pending requests to the clock, in order.
  mutating func takeRequests() -> [ConsoleRequest] {
    defer { requests = [] }
    return requests
  }

  mutating func ask(for request: ConsoleRequest) { requests.append(request) }

  /// The texts of the chosen language.
  var phrases: Phrases { view.phrases }

  /// Times are in words if there is no screen.
  var timeForm: TimeForm { TimeForm(phrases: phrases, inWords: !capabilities.hasScreen) }

  /// What an operator is told by a notice of the clock.
  func status(of notice: Notice) -> StatusNotice { notice.status(timeForm, settings.clock.keys) }

  /// The moment of the last update.
  var moment: Moment { view.moment }

  /// The moment on the real clock; a rehearsal's talk runs faster.
  var realNow: Timestamp { moment.real }

  /// The state of the talk.
  var snapshot: TalkSnapshot { view.snapshot }

  /// The remaining seconds that are shown now, negative in overtime, even where the digits count
  /// up.
  var remainingSecond: Int { view.remainingSecond }

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
  mutating func forgetQuestion() {
    if question != nil { overlay = nil }
    notices.remove(.secondPress)
  }

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
    !snapshot.isRunning || realNow < operatorWordsUntil || view.state.hasDisplay
  }
}

/// The room whose name stands in no title.
private let usualRoom = ClockSettings().room

extension Canvas {
  /// The same with the room in the terminal's title, unless it is the usual one: `05:00 READY ·
  /// hall`.
  func titled(forRoom room: String) -> Canvas {
    guard room != usualRoom, !room.isEmpty, let title else { return self }
    var canvas = self
    canvas.title = "\(title) \u{B7} \(room.printable)"
    return canvas
  }
}
