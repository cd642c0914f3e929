import Testing
import TimerEngine

/// Talks that end at a moment given from outside.
struct TalkUntilTests {
  private static let countdowns: [Talk] = [
    .tenMinutes, .running, .paused(), .paused(at: .second(700)),
  ]

  @Test(arguments: countdowns)
  func whateverItDidItRunsToThatMoment(countdown: Talk) {
    let end = Timestamp.nanosecond(1_234_567_890_123)
    let changed = countdown.changed {
      $0.run(until: TalkSnapshot.Finish(timeOfDay: 51_300, at: end), at: .second(900))
    }
    // A talk that runs has begun when it was started.
    let since: Timestamp = countdown.isRunning ? .start : .second(900)
    #expect(changed.run == .running(deadline: end, since: since))
    #expect(changed.talk == countdown.talk)
    #expect(changed.idleSince == countdown.idleSince)
    #expect(changed.finish == TalkSnapshot.Finish(timeOfDay: 51_300, at: end))
    #expect(changed.remaining(at: end) == .zero)
  }

  @Test(arguments: [(-3600, -3600), (-1, -1), (0, 0), (1, 1), (599, 599), (86_400, 86_400)])
  func theMomentMayHavePassed(seconds: Int, shown: Int) {
    let countdown = Talk.tenMinutes.changed {
      $0.run(
        until: TalkSnapshot.Finish(timeOfDay: 0, at: .second(5000 + seconds)), at: .second(5000))
    }
    #expect(countdown.remainingSecond(at: .second(5000)) == shown)
    #expect(countdown.isRunning)
  }

  /// Whatever moves the deadline, only another talk, or one that is ready again, forgets the time
  /// of day.
  @Test func anotherTalkForgetsTheTimeOfDay() {
    let finish = TalkSnapshot.Finish(timeOfDay: 51_300, at: .second(600))
    var countdown = Talk.tenMinutes
    countdown.run(until: finish, at: .start)
    _ = countdown.add(60, at: .second(1))
    countdown.stop(at: .second(2))
    countdown.tap(.yellow, at: .second(3))
    #expect(countdown.finish == finish)
    #expect(countdown.changed { $0.back(at: .second(4)) }.finish == nil)
    countdown.load(Preset(duration: 300), at: .second(4))
    #expect(countdown.finish == nil)
  }

  @Test func aStopMovesTheFinish() {
    let countdown = Talk.tenMinutes.changed {
      $0.run(until: TalkSnapshot.Finish(timeOfDay: 0, at: .millisecond(60_250)), at: .start)
      $0.stop(at: .second(20))
      $0.start(at: .second(35))
    }
    #expect(countdown.run == .running(deadline: .millisecond(75_250), since: .second(35)))
  }
}
