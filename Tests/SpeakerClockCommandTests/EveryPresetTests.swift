import ClockRuntime
import OperatorConsole
import SpeechAnnouncement
import TerminalCanvas
import Testing
import TimerEngine
import TimerTestSupport
import UserFiles

@testable import SpeakerClockCommand

/// Talks of all presets that the program brings, run through in lines and sixty times as fast:
/// what they tell is what `timeline` prints.
struct EveryPresetTests {
  private static let pipe = Capabilities(colours: 0, hasReverse: false, hasScreen: false)

  /// The lines of a talk that is started after a second and left two minutes after zero; the
  /// bundled ones have a reminder a minute or none.
  private func lines(of talk: Preset, announcing: Announcing = .print) -> [String] {
    let clock = ManualClock()
    let terminal = InMemoryTerminal(size: Size(columns: 0, rows: 0), capabilities: Self.pipe)
    let announcer = PlainAnnouncer()
    let end = Duration.seconds(1) + .seconds(talk.duration + 120) / 60 + .milliseconds(1)
    let host = ScriptedHost(
      clock: clock, terminal: terminal, until: end + .seconds(9),
      script: [(.seconds(1), .lines("start")), (end, .lines("quit"))])
    let ports = Ports(
      clock: clock, host: host, terminal: terminal, announcer: announcer,
      storage: InMemoryStorage())
    var loop = EventLoop(ports) { size, capabilities, moment in
      var settings = Settings()
      settings.speed = 60
      settings.announcing = announcing
      return OperatorConsole(
        talk: TalkSnapshot(talk), settings: settings, size: size, capabilities: capabilities,
        moment: moment)
    }
    #expect(loop.run() == .ended(.finished))
    return host.lines
  }

  private func length(_ talk: Preset) -> String { TimeText.plain(talk.duration) }

  /// Talks of one segment without a verdict, which goes on by itself.
  private static let talks = BundledPresets.all.filter {
    $0.format.segments.count == 1 && $0.format.segments[0].qualifies == nil
  }

  @Test(arguments: talks)
  func aTalkTellsWhatTheTimelineLists(talk: Preset) {
    let lines = lines(of: talk)
    #expect(lines.first?.hasPrefix("READY \(talk.name) \(length(talk))") == true)
    #expect(lines.last == "DONE \(length(talk)), 2:00 over")
    #expect(
      lines.dropFirst().dropLast().elementsEqual(
        Timeline.announcements(of: talk, in: .english).map(\.line)))
  }

  @Test(arguments: BundledPresets.slots)
  func withAnnouncementsOffThreeLinesAreLeft(talk: Preset) {
    let lines = lines(of: talk, announcing: .off)
    #expect(lines.count == 3)
    #expect(lines.dropFirst() == ["START \(length(talk))", "DONE \(length(talk)), 2:00 over"])
  }

  /// Times without a name, from the shortest on, those of a day left out for their length.
  @Test(arguments: [1, 2, 9, 10, 11, 59, 60, 61, 75, 119, 6_000, 6_001])
  func aTimeTellsWhatTheTimelineLists(seconds: Int) {
    let talk = Preset(duration: seconds)
    #expect(
      lines(of: talk).dropFirst().dropLast().elementsEqual(
        Timeline.announcements(of: talk, in: .english).map(\.line)))
  }
}
