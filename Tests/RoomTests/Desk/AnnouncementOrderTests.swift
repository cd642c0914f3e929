import SpeechAnnouncement
import StageRenderer
import Testing
import TimerEngine
import TimerTestSupport

@testable import Room

/// What a display says, in whatever order snapshots, seconds, gaps and connections come.
struct AnnouncementOrderTests {
  /// A display that hears a simulated clock.
  private struct Listener: SimulatedListener {
    private var console: DisplayConsole
    /// The offsets of the present connection, each with the error that it may have.
    private var offsets: [ClockOffset] = []

    init() {
      var options = DisplayConsole.Options()
      options.announcing = .speak
      options.look.flashes = false
      console = DisplayConsole(
        options, size: Size(columns: 1, rows: 1), capabilities: Capabilities(),
        moment: Self.moment(.start))
    }

    private static func moment(_ now: Timestamp) -> Moment {
      Moment(now, timeOfDay: .zero, wallClock: SimulatedLink.difference + now.sinceStart)
    }

    mutating func hear(_ message: SimulatedLink.Message, at now: Timestamp) -> [String] {
      switch message {
      case .connected:
        offsets = []
        return []
      case .lost: return update(.message(.clock(.lost(nil))), at: now)
      case .heartbeat: return update(.message(.clock(.heard)), at: now)
      case .sync(let sent, let time):
        let error = (now.sinceStart - sent) / 2
        offsets.append(ClockOffset(time - sent - error, error: error))
        let best = offsets.min { $0.error < $1.error }
        return best.map { update(.message(.clock(.offset($0))), at: now) } ?? []
      case .stage(let stage, _): return update(.message(.clock(.stage(stage))), at: now)
      }
    }

    mutating func wake(at now: Timestamp) -> [String] { update(.timePassed, at: now) }

    func nextWake(after now: Timestamp) -> Timestamp? { console.nextWake }

    private mutating func update(_ event: Event, at now: Timestamp) -> [String] {
      console.update(event, at: Self.moment(now)).compactMap { effect in
        guard case .voice(.say(let utterance)) = effect else { return nil }
        return utterance.announcement.text
      }
    }
  }

  /// In three hundred random cases, nothing is lost, and nothing is said twice; `make soak` tries
  /// more.
  @Test func noAnnouncementIsLost() {
    #expect(AnnouncementCheck.firstProblem { Listener() } == nil)
  }
}
