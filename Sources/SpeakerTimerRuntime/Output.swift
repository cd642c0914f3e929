import SpeakerTimer
import SpeechAnnouncement
import TerminalCanvas

/// All that the loop writes, to a terminal and to an announcer that may take nothing any more.
///
/// While it is held up, pictures and bells are thrown away and lines are kept. The first picture
/// that is taken again is a whole one, and no announcement is left out: a talk has some hundred,
/// and the last places are theirs alone. Of a flood of commands not all answers are kept.
struct Output<T: Terminal, A: Announcer> {
  private static var mostUnheard: Int { 10_000 }
  private static var placesForCues: Int { 2_000 }

  /// The terminal, whose input is the loop's.
  var terminal: T
  private var announcer: A
  private let log: EventLog
  private var screen = Screen()
  /// Whether what is written is thrown away, since nobody takes anything.
  private var isHeldUp = false
  /// What is still to be told when somebody takes something again.
  private var unheard: [String] = []
  private var leftOut = 0

  init(terminal: T, announcer: A, log: EventLog) {
    self.terminal = terminal
    self.announcer = announcer
    self.log = log
  }

  /// Draws what a state looks like.
  mutating func draw(_ state: State, through host: inout some Host) {
    guard !isHeldUp else { return }
    let canvas = screen.view(state)
    write(through: &host) { $0.terminal.draw(canvas) }
  }

  /// Tells a report now, or when somebody takes something again.
  mutating func tell(_ report: Report, through host: inout some Host) {
    log.write(report.line(in: .english))
    let isCue = if case .cue = report { true } else { false }
    tell(announcer.line(of: report), isCue: isCue, through: &host)
  }

  /// Tells an event in the same way.
  mutating func tell(_ event: TalkEvent, through host: inout some Host) {
    tell(announcer.line(of: event), isCue: event.kind.isOfTalk, through: &host)
  }

  private mutating func tell(_ line: String?, isCue: Bool, through host: inout some Host) {
    guard let line else { return }
    if unheard.count < Self.mostUnheard - (isCue ? 0 : Self.placesForCues) {
      unheard.append(line)
    } else {
      leftOut += 1
    }
    tellUnheard(through: &host)
  }

  /// How many reports were left out since this was asked last, once the others are told.
  mutating func takeLeftOut() -> Int {
    guard unheard.isEmpty else { return 0 }
    defer { leftOut = 0 }
    return leftOut
  }

  /// Lets the terminal write, unless the output is held up.
  mutating func write(through host: inout some Host, _ body: (inout Output) -> Void) {
    guard !isHeldUp else { return }
    host.beginOutput()
    body(&self)
    isHeldUp = !host.endOutput()
    if isHeldUp { log.write("output held up") }
  }

  /// Goes on, since something is taken again.
  mutating func goOn(through host: inout some Host) {
    log.write("output taken again")
    isHeldUp = false
    write(through: &host) { $0.terminal.resize() }
    tellUnheard(through: &host)
  }

  /// Tells what is still to be told, however long that takes.
  mutating func finish() {
    for line in unheard { announcer.tell(line) }
    unheard = []
  }

  private mutating func tellUnheard(through host: inout some Host) {
    var told = 0
    while !isHeldUp, told < unheard.count {
      let line = unheard[told]
      write(through: &host) { $0.announcer.tell(line) }
      if !isHeldUp { told += 1 }
    }
    unheard.removeFirst(told)
  }
}

extension TalkEvent.Kind {
  /// Whether time has brought it about, and no command: of those there are not many.
  fileprivate var isOfTalk: Bool {
    switch self {
    case .yellow, .red, .zero, .cue: true
    default: false
    }
  }
}
