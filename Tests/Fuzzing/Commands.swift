import ClockRuntime
import OperatorConsole
import SpeechAnnouncement
import TerminalCanvas
import TimerEngine
import TimerTestSupport
import UserFiles

@testable import ClockRuntime

/// The whole loop where there is no screen: what a pipe brings in whatever pieces, and time.
func fuzzCommands(_ bytes: [UInt8]) {
  var script = Script(bytes.prefix(2))
  var settings = Settings()
  settings.quitsAtZero = script.byte() % 3 == 0
  settings.language = script.pick(Language.all)
  let (happenings, end) = happenings(of: Script(bytes.dropFirst(2)))
  let terminal = InMemoryTerminal(size: .none, abilities: .lines)
  let announcer = PlainAnnouncer()
  let clock = ManualClock()
  let host = ScriptedHost(clock: clock, terminal: terminal, until: end, script: happenings)
  let ports = Ports(
    clock: clock, host: host, terminal: terminal, announcer: announcer, storage: InMemoryStorage())
  var loop = EventLoop(ports) { size, abilities, moment in
    OperatorConsole(
      talk: TalkSnapshot(slots[0]), settings: settings, presets: PresetList(slots), size: size,
      abilities: abilities, moment: moment)
  }
  let ending = loop.run(Beginning())
  for line in host.lines.map(\.printable) { check(line) }
  let done = host.lines.filter { $0.hasPrefix("DONE ") }
  claim(done.isEmpty || ending == .ended(.finished), "\(done) and yet \(ending)")
}

private let slots = BundledPresets.slots

private func happenings(
  of script: Script
) -> ([(at: Duration, what: ScriptedHost.Happening)], end: Duration) {
  var script = script
  var splitter = LineSplitter()
  var moment = Duration.zero
  var happenings: [(at: Duration, what: ScriptedHost.Happening)] = []
  while let step = script.step() {
    switch step {
    case .typed(let bytes):
      happenings.append((moment, .inputs(splitter.take(bytes).map(Input.line))))
    case .reported(let report):
      happenings.append((moment, .inputs(splitter.take(Array(report.utf8)).map(Input.line))))
    case .passed(let time): moment += time
    case .slept(let time): happenings.append((moment, .suspend(time)))
    case .wallClockSet(let time): happenings.append((moment, .wallClock(by: time)))
    case .resized, .failed: happenings.append((moment, .signal(.stop)))
    case .ended: happenings.append((moment, .inputs(splitter.finish().map(Input.line) + [.end])))
    }
  }
  return (happenings, moment)
}
