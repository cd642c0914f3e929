import SpeechAnnouncement
import StageRenderer
import Testing
import TimerEngine
import TimerTestSupport

@testable import Bridge
@testable import Room

/// What pages receive, in whatever order snapshots, seconds, gaps and connections come.
struct AnnouncementOrderTests {
  /// A bridge that hears a simulated clock.
  private struct Listener: SimulatedListener {
    private var model = ClockModel(room: "main", .english)

    mutating func hear(_ message: SimulatedLink.Message, at now: Timestamp) -> [String] {
      let event: RoomLink.Event =
        switch message {
        case .connected: .connected
        case .lost: .lost
        case .heartbeat: .line(.heartbeat(session: "1", number: 1))
        case .sync(let sent, let time):
          .line(.sync(sent: sent.microseconds, time: time.microseconds))
        case .stage(let stage, _): .line(.snapshot(snapshot(of: stage)))
        }
      if let reason = model.handle(event, at: now) { return [reason] }
      return []
    }

    private func snapshot(of stage: StageSnapshot) -> SentStage {
      SentStage(
        stage, session: "1", number: 1, room: "main", leadership: .first, flashId: 0,
        in: WireTime(start: .zero, speed: stage.speed))
    }

    mutating func wake(at now: Timestamp) -> [String] { model.advance(to: now) }

    func nextWake(after now: Timestamp) -> Timestamp? { model.nextWake(after: now) }
  }

  /// In three hundred random cases, nothing is lost, and nothing is said twice; `make soak` tries
  /// more.
  @Test func noAnnouncementIsLost() {
    #expect(AnnouncementCheck.firstProblem { Listener() } == nil)
  }
}
