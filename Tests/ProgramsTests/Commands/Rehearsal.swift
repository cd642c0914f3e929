import Platform
import Room
import SpeechAnnouncement
import StageRenderer
import Testing
import TimerEngine
import TimerTestSupport

/// A whole talk in plain mode, sixty times as fast, in simulated time.
struct Rehearsal {
  private static let pipe = Capabilities(colours: 0, hasReverse: false, hasScreen: false)
  let talk: Preset

  /// When somebody goes on to each segment that waits for it, a quarter of a second after its end,
  /// and when the talk is two minutes over; in seconds of the talk.
  private var moments: (next: [Double], end: Double) {
    let segments = talk.format.segments
    var (now, deducted) = (0.0, 0.0)
    var next: [Double] = []
    for (index, segment) in segments.enumerated() {
      now += Double(segment.length) - deducted
      deducted = 0
      guard index < segments.count - 1, case .wait(let deductsOverrun) = segment.atEnd else {
        continue
      }
      now += 0.25
      next.append(now)
      deducted = deductsOverrun ? 0.25 : 0
    }
    return (next, now + 120)
  }

  /// The lines of the talk, which is started after a second and left two minutes after zero.
  func lines(
    as form: LineAnnouncer.Form = .words(.english), announcing: Announcing = .print
  ) -> [String] {
    let clock = ManualClock()
    let terminal = InMemoryTerminal(size: Size(columns: 0, rows: 0), capabilities: Self.pipe)
    let (next, end) = (moments.next.map(Self.real), Self.real(moments.end) + .milliseconds(1))
    let host = ScriptedHost(
      clock: clock, terminal: terminal, until: end + .seconds(9),
      script: [(.seconds(1), .lines("start"))] + next.map { ($0, .lines("next")) }
        + [(end, .lines("quit"))])
    let ports = Ports(
      clock: clock, host: host, terminal: terminal, announcer: LineAnnouncer(form),
      storage: InMemoryStorage())
    var loop = RoomLoop(ports) { size, capabilities, moment in
      var settings = Settings()
      settings.clock.speed = 60
      settings.clock.announcing = announcing
      return ClockConsole(
        talk: TalkSnapshot(talk), settings: settings, size: size, capabilities: capabilities,
        moment: moment)
    }
    #expect(loop.run(LaunchInfo()) == .ended(.finished))
    return host.lines
  }

  /// The real moment of a second of the talk.
  private static func real(_ second: Double) -> Duration { .seconds(1) + .seconds(second) / 60 }
}
