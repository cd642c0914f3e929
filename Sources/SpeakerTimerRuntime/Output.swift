import SpeakerTimer
import TerminalCanvas

/// All that the loop writes, to a terminal and to an announcer that may take nothing any more.
///
/// While it is held up, pictures and bells are thrown away and reports are kept. The first picture
/// that is taken again is a whole one, and no report is left out.
struct Output<T: Terminal, A: Announcer> {
  /// A talk has some hundred reports; of a flood of commands not all answers are kept.
  private static var mostUnheard: Int { 10_000 }

  /// The terminal, whose input is the loop's.
  var terminal: T
  private var announcer: A
  private let log: EventLog
  private var screen = Screen()
  /// Whether what is written is thrown away, since nobody takes anything.
  private var isHeldUp = false
  /// What is still to be told when somebody takes something again.
  private var unheard: [Report] = []

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
    log.write(report.line)
    if unheard.count < Self.mostUnheard { unheard.append(report) }
    tellUnheard(through: &host)
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
    for report in unheard { announcer.report(report) }
    unheard = []
  }

  private mutating func tellUnheard(through host: inout some Host) {
    while !isHeldUp, let report = unheard.first {
      write(through: &host) { $0.announcer.report(report) }
      if !isHeldUp { unheard.removeFirst() }
    }
  }
}
