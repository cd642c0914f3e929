import Platform
import Room
import SpeechAnnouncement
import StageRenderer
import TimerEngine
import TimerTestSupport

/// A loop that has run a script: a talk with a name, on a screen or in plain mode.
struct LoopRun {
  typealias Script = [(at: Duration, what: ScriptedHost.ScriptedEvent)]

  let terminal: InMemoryTerminal
  let host: ScriptedHost
  let ending: LoopEnding
  private var loop: RoomLoop

  init(
    of talk: Preset = Preset(name: "Minute", duration: 60), settings: Settings = Settings(),
    on terminal: InMemoryTerminal = .screen, storage: some Storage = InMemoryStorage(),
    voice: some Voice = SilentVoice(), announcer: some Announcer = PlainAnnouncer(),
    sink: (any EventSink)? = nil, link: (any ServerLink)? = nil, rundown: (any RundownWatch)? = nil,
    log: EventLog = EventLog(),
    line: ScriptedHost.SerialLine? = nil, clock: ManualClock = ManualClock(),
    problems: [LocatedProblem] = [], until end: Duration,
    _ script: Script
  ) {
    self.terminal = terminal
    host = ScriptedHost(clock: clock, terminal: terminal, until: end, line: line, script: script)
    let ports = Ports(
      clock: clock, host: host, terminal: terminal, announcer: announcer, storage: storage,
      voice: voice, sinks: [sink].compactMap { $0 }, server: link, rundown: rundown,
      log: log)
    var loop = RoomLoop(ports) { size, capabilities, moment in
      ClockConsole(
        talk: TalkSnapshot(talk), settings: settings,
        presets: PresetLayers(bundled: [Preset(name: "Short", slot: 1, duration: 30)]), size: size,
        capabilities: capabilities, moment: moment)
    }
    ending = loop.run(LaunchInfo(problems: problems))
    self.loop = loop
  }

  /// Closes what the loop has opened.
  mutating func finish() { loop.finish() }

  var lines: [String] { host.lines }

  /// The status lines that were drawn, each once.
  var statuses: [String] { changes { $0.lines.last ?? "" } }

  /// What a screen of one row showed, each text once.
  var shown: [String] { changes { $0.lines.joined() } }

  /// The moments at which the loop wanted to wake.
  var moments: [Duration] { host.waits.compactMap { $0 } }

  private func changes(_ text: (Canvas) -> String) -> [String] {
    terminal.canvases.map(text).reduce(into: []) { texts, text in
      if texts.last != text { texts.append(text) }
    }
  }
}

extension InMemoryTerminal {
  /// A terminal with a screen for digits, lamps and a status line.
  static var screen: InMemoryTerminal { InMemoryTerminal(size: Size(columns: 80, rows: 7)) }

  /// A pipe: nothing but lines.
  static var lines: InMemoryTerminal {
    InMemoryTerminal(
      size: Size(columns: 0, rows: 0),
      capabilities: Capabilities(colours: 0, hasReverse: false, hasKeys: false, hasScreen: false))
  }
}
