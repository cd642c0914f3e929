package import SpeechAnnouncement
package import StageRenderer
package import TimerEngine

/// What runs, what comes next, and the items of the rundown, for a foyer or a green room.
///
/// It follows the clock as a display does, and asks it for the items whenever they may have
/// changed. Both the display and the list count by themselves, even while the clock is gone.
package struct ProgrammeConsole: Console, Sendable {
  /// What the items depend on.
  private struct Basis: Hashable {
    let rundown: StageRundown
    let run: TalkSnapshot.Run
    let changedAt: Timestamp?
    let language: Language

    /// The basis of a stage; `nil` without a rundown.
    init?(_ stage: StageSnapshot) {
      guard stage.ended == nil, let rundown = stage.rundown else { return nil }
      self.rundown = rundown
      run = stage.talk.run
      changedAt = stage.changedAt
      language = stage.language
    }
  }

  /// The least time between two questions.
  private static let questionPause = Duration.seconds(1)
  /// Expected times change even if nothing happens, so they are asked for again after this time.
  private static let maxAge = Duration.seconds(30)

  private var display: DisplayConsole
  private var programme = ProgrammeDisplay()
  private var moment: Moment
  /// What the clock has told last; `nil` without a rundown, and while the clock is gone.
  private var basis: Basis?
  /// The last question of this connection.
  private var asked: (basis: Basis, at: Timestamp)?
  private var items: [ProgrammeItem] = []
  /// When the items were told.
  private var itemsAt = Timestamp.start

  /// Creates a view that has not found its clock yet.
  package init(
    _ options: DisplayConsole.Options, size: Size, capabilities: Capabilities, moment: Moment
  ) {
    display = DisplayConsole(options, size: size, capabilities: capabilities, moment: moment)
    self.moment = moment
  }

  /// The terminal's size.
  package var size: Size { display.size }
  /// What the terminal can show.
  package var capabilities: Capabilities { display.capabilities }

  // MARK: What happens

  package mutating func advance(to moment: Moment, before event: Event) {
    self.moment = moment
    display.advance(to: moment, before: event)
  }

  package mutating func handle(_ input: Input) { display.handle(input) }

  package mutating func resize(to size: Size) { display.resize(to: size) }

  package mutating func handle(_ answer: VoiceAnswer) { display.handle(answer) }

  package mutating func receive(_ message: ClockMessage) {
    display.receive(message)
    switch message {
    case .stage(let stage, _):
      basis = Basis(stage)
      if basis == nil { items = [] }
    case .items(let lines):
      if basis != nil { (items, itemsAt) = (lines.map(ProgrammeItem.init), moment.real) }
    case .lost: (basis, asked) = (nil, nil)
    case .leadership, .heard, .offset, .desk, .unreadable: break
    }
  }

  package mutating func settle() -> [Effect] { display.settle() + question() }

  // MARK: Asking for the items

  /// When the items are asked for next; `nil` if they are not.
  private var nextQuestion: Timestamp? {
    guard let basis else { return nil }
    guard let asked else { return moment.real }
    return asked.at + (asked.basis == basis ? Self.maxAge : Self.questionPause)
  }

  /// Asks for the items if it is time to.
  private mutating func question() -> [Effect] {
    guard let basis, let nextQuestion, nextQuestion <= moment.real else { return [] }
    asked = (basis, moment.real)
    return [.ask(.itemsWanted)]
  }

  // MARK: What is seen

  /// The programme; `nil` where the display shows something else: no talk, the end of one, or its
  /// name.
  private var scene: ProgrammeScene? {
    guard let scene = display.talkScene, !scene.showsName else { return nil }
    return ProgrammeScene(scene, items, age: moment.real - itemsAt, saying: display.notice)
  }

  /// The screen as it is now.
  package mutating func draw() -> Canvas {
    guard let scene else { return display.draw() }
    return programme.frame(of: scene).canvas.titled(forRoom: display.options.room)
  }

  // MARK: What comes by itself

  /// When something changes on the screen, or the items are asked for, in real time.
  package var nextWake: Timestamp? {
    let nextMinute = scene?.timeToNextMinute.map { moment.real + $0 }
    return [display.nextWake, moment.nextMinute, nextQuestion, nextMinute]
      .compactMap { $0 }.min()
  }
}

extension ProgrammeItem {
  /// The item that a line of the rundown's list is about.
  fileprivate init(_ line: ItemRow) {
    self.init(
      line.state, time: line.expected.isEmpty ? line.planned : line.expected, length: line.length,
      name: line.title, speaker: line.speaker ?? "", call: line.call ?? "",
      startsIn: line.startsIn.map { Duration.microseconds($0) })
  }
}
