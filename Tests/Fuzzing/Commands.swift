import Files
import Room
import SpeechAnnouncement
import StageRenderer
import TimerEngine
import TimerTestSupport

@testable import Platform

/// The whole loop without a screen: input from a pipe, in any pieces, and time.
func fuzzCommands(_ bytes: [UInt8]) {
  var script = Script(bytes.prefix(2))
  var settings = Settings()
  settings.clock.quitsAtZero = script.byte() % 3 == 0
  settings.clock.language = script.pick(Language.all)
  let (scriptedEvents, end) = scriptedInput(from: Script(bytes.dropFirst(2)))
  let terminal = InMemoryTerminal(size: .none, capabilities: .lines)
  let announcer = PlainAnnouncer()
  let clock = ManualClock()
  let host = ScriptedHost(clock: clock, terminal: terminal, until: end, script: scriptedEvents)
  let ports = Ports(
    clock: clock, host: host, terminal: terminal, announcer: announcer, storage: InMemoryStorage())
  var loop = RoomLoop(ports) { size, capabilities, moment in
    ClockConsole(
      talk: TalkSnapshot(slots[0]), settings: settings, presets: PresetLayers(bundled: slots),
      size: size, capabilities: capabilities, moment: moment)
  }
  let ending = loop.run(LaunchInfo())
  let controls = host.controlCharacters
  claim(controls.isEmpty, "control characters \(controls) in \(host.lines)")
  let done = host.lines.filter { $0.hasPrefix("DONE ") }
  claim(done.isEmpty || ending == .ended(.finished), "\(done) and yet \(ending)")
}

private let slots = BundledPresets.slots

private func scriptedInput(
  from script: Script
) -> ([(at: Duration, what: ScriptedHost.ScriptedEvent)], end: Duration) {
  var script = script
  var splitter = LineSplitter()
  var moment = Duration.zero
  var scriptedEvents: [(at: Duration, what: ScriptedHost.ScriptedEvent)] = []
  while let step = script.step() {
    switch step {
    case .typed(let bytes):
      scriptedEvents.append((moment, .inputs(splitter.split(bytes).map(Input.line))))
    case .reported(let report):
      scriptedEvents.append((moment, .inputs(splitter.split(Array(report.utf8)).map(Input.line))))
    case .passed(let time): moment += time
    case .slept(let time): scriptedEvents.append((moment, .suspend(time)))
    case .wallClockSet(let time): scriptedEvents.append((moment, .wallClock(by: time)))
    case .resized, .failed: scriptedEvents.append((moment, .signal(.stop)))
    case .ended:
      scriptedEvents.append((moment, .inputs(splitter.finish().map(Input.line) + [.end])))
    }
  }
  return (scriptedEvents, moment)
}
