import Room
import SpeechAnnouncement
import StageRenderer
import Testing
import TimerEngine
import TimerTestSupport

@testable import Bridge

/// What pages receive, in whatever order snapshots, seconds, gaps and connections come.
struct AnnouncementOrderTests {
  /// A bridge that hears a simulated clock.
  private struct Listener: SimulatedListener {
    private var model = FollowedStage(of: "main", in: .english)
    private var estimator = OffsetEstimator()

    mutating func hear(_ message: SimulatedLink.Message, at now: Timestamp) -> [String] {
      switch message {
      case .connected:
        estimator = OffsetEstimator()
        return receive(.opened, at: now)
      case .lost: return receive(.message(.lost(nil)), at: now)
      case .heartbeat: return receive(.message(.heard), at: now)
      case .sync(let sent, let time):
        estimator.add(sent: sent, time: time, received: now.sinceStart)
        return estimator.offset.map { receive(.message(.offset($0)), at: now) } ?? []
      case .stage(let stage, _):
        guard let sent = try? snapshot(of: stage).stage() else { return ["unreadable"] }
        return receive(.message(.stage(sent)), at: now)
      }
    }

    private mutating func receive(_ news: Follower.News, at now: Timestamp) -> [String] {
      model.receive(news, at: now).texts(in: model.language)
    }

    private func snapshot(of stage: StageSnapshot) -> SentStage {
      SentStage(
        stage, session: "1", number: 1, room: "main", leadership: .first, flashId: 0,
        in: WireTime(start: .zero, speed: stage.speed))
    }

    mutating func wake(at now: Timestamp) -> [String] {
      model.advance(to: now).texts(in: model.language)
    }

    func nextWake(after now: Timestamp) -> Timestamp? { model.nextChange(after: now) }
  }

  /// In three hundred random cases, nothing is lost, and nothing is said twice; `make soak` tries
  /// more.
  @Test func noAnnouncementIsLost() {
    #expect(AnnouncementCheck.firstProblem { Listener() } == nil)
  }
}
