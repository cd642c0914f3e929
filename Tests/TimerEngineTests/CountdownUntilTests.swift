import Testing
import TimerEngine

/// Running to a moment that is given from outside.
struct CountdownUntilTests {
  private static let countdowns: [Countdown] = [
    .tenMinutes, .running, .paused(), .paused(at: .second(700)),
  ]

  @Test(arguments: countdowns)
  func whateverItDidItRunsToThatMoment(countdown: Countdown) {
    let end = Timestamp.nanosecond(1_234_567_890_123)
    let changed = countdown.changed { $0.run(until: end, at: .second(900)) }
    // A talk that runs has begun when it was started.
    let since: Timestamp = countdown.isRunning ? .start : .second(900)
    #expect(changed.run == .running(deadline: end, since: since))
    #expect(changed.talk == countdown.talk)
    #expect(changed.idleSince == countdown.idleSince)
    #expect(changed.remaining(at: end) == .zero)
    #expect(changed.differs(from: countdown))
  }

  @Test(arguments: [(-3600, -3600), (-1, -1), (0, 0), (1, 1), (599, 599), (86_400, 86_400)])
  func theMomentMayHavePassed(seconds: Int, shown: Int) {
    let countdown = Countdown.tenMinutes.changed {
      $0.run(until: .second(5000 + seconds), at: .second(5000))
    }
    #expect(countdown.shown(at: .second(5000)) == shown)
    #expect(countdown.isRunning)
  }

  @Test func aStopMovesTheFinish() {
    let countdown = Countdown.tenMinutes.changed {
      $0.run(until: .millisecond(60_250), at: .start)
      $0.stop(at: .second(20))
      $0.start(at: .second(35))
    }
    #expect(countdown.run == .running(deadline: .millisecond(75_250), since: .second(35)))
  }
}
