import Testing
import TimerEngine
import TimerTestSupport

/// Random sequences of every verb; a failure prints its seed and the sequence.
struct TalkPropertyTests {
  private static let seeds: ClosedRange<UInt64> = 1...60
  private static let steps = 120

  /// All that can be asked of a countdown at a moment.
  struct Answers: Equatable {
    let run: String
    let remaining: Duration
    let shown: Int
    let phase: Phase?
    let yellow: Int
    let red: Int
    let green: Int
    let idleSince: Timestamp
    let outcome: Outcome
  }

  @Test(arguments: seeds)
  func everyVerbDoesWhatASimpleModelDoes(seed: UInt64) {
    var random = RandomTalk(seed: seed)
    var model = TalkModel(
      green: random.first.duration,
      yellow: random.first.thresholds.yellow,
      red: random.first.thresholds.red)
    for _ in 1...Self.steps {
      let (verb, outcome) = random.step()
      model.wait(until: random.now)
      let modelsOutcome = model.apply(verb)
      let expected = answers(of: model, modelsOutcome)
      let actual = answers(of: random.talk.countdown, outcome, at: .nanosecond(random.now))
      guard actual == expected else {
        Issue.record("\(actual) is not \(expected); \(random)")
        return
      }
    }
  }

  @Test(arguments: seeds)
  func whateverHappensTheRulesHold(seed: UInt64) {
    var random = RandomTalk(seed: seed)
    for _ in 1...Self.steps {
      let before = random.talk
      let (verb, _) = random.step()
      let broken =
        brokenRule(of: random.talk.countdown, at: .nanosecond(random.now))
        ?? brokenUndo(of: verb, before: before, after: random.talk)
      guard broken == nil else {
        Issue.record("\(broken ?? ""): \(random)")
        return
      }
    }
  }

  @Test(arguments: [UInt64(0), 7, 42])
  func theSameSeedIsTheSameTalk(seed: UInt64) {
    var (first, second) = (RandomTalk(seed: seed), RandomTalk(seed: seed))
    for _ in 1...Self.steps { _ = (first.step(), second.step()) }
    #expect(first.description == second.description)
    #expect(first.talk.countdown == second.talk.countdown)
  }

  private func answers(
    of countdown: Talk, _ outcome: Outcome, at now: Timestamp
  ) -> Answers {
    let run =
      switch countdown.run {
      case .ready: "ready"
      case .running(_, let since): "running since \(since.sinceStart)"
      case .paused: "paused"
      }
    return Answers(
      run: run, remaining: countdown.remaining(at: now), shown: countdown.remainingSecond(at: now),
      phase: countdown.phase(at: now), yellow: countdown.thresholds.yellow,
      red: countdown.thresholds.red, green: countdown.greenTime, idleSince: countdown.idleSince,
      outcome: outcome)
  }

  private func answers(of model: TalkModel, _ outcome: Outcome) -> Answers {
    let running = "running since \(Duration.nanoseconds(model.startedAt))"
    return Answers(
      run: model.isReady ? "ready" : model.isRunning ? running : "paused",
      remaining: .nanoseconds(model.left), shown: model.shown, phase: model.phase,
      yellow: model.shownYellow, red: model.shownRed, green: model.green,
      idleSince: .nanosecond(model.idleSince), outcome: outcome)
  }

  /// The first rule that a countdown breaks.
  private func brokenRule(of countdown: Talk, at now: Timestamp) -> String? {
    let (yellow, red) = (countdown.thresholds.yellow, countdown.thresholds.red)
    guard 0 <= red, red <= yellow, yellow <= countdown.greenTime else { return "thresholds" }
    guard (1...longestTime).contains(countdown.greenTime) else { return "green time" }
    guard countdown.remaining(at: now) <= .seconds(longestTime) else { return "longest time" }
    guard countdown.idleSince <= now else { return "idle since" }
    return brokenChange(of: countdown, at: now)
  }

  private func brokenChange(of countdown: Talk, at now: Timestamp) -> String? {
    guard let change = countdown.nextChange(after: now) else {
      return countdown.isRunning ? "no next change" : nil
    }
    let shown = countdown.remainingSecond(at: now)
    let instant = Duration.nanoseconds(1)
    guard countdown.isRunning, now < change, change - now <= .seconds(1) else { return "change" }
    guard countdown.remainingSecond(at: change - instant) == shown else {
      return "change too early"
    }
    guard countdown.remainingSecond(at: change) == shown - 1 else { return "change too late" }
    return countdown.nextChange(after: change) == change + .seconds(1) ? nil : "change after"
  }

  private func brokenUndo(of verb: Verb, before: TalkWithHistory, after: TalkWithHistory) -> String?
  {
    if case .undo = verb {
      let expected = before.history.last ?? before.countdown.snapshot
      return after.countdown.snapshot == expected ? nil : "undo"
    }
    var undone = after
    guard after.countdown != before.countdown else {
      return after.history == before.history ? nil : "nothing was changed, yet remembered"
    }
    undone.apply(.undo, at: .start)
    return undone.countdown == before.countdown ? nil : "undo after a change"
  }
}
