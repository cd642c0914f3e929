package import TimerEngine

/// A talk as of its last change, so that a later run of the program can resume it.
///
/// This folder connects a running clock or desk with its files. It holds the records of a talk and
/// of a rundown, which a clock writes by itself and a later run or a desk resumes from, and what a
/// desk keeps of its clock. It opens a rundown, and reads it and the presets again when they
/// change. The loop uses a `UserStorage`. Nothing here parses arguments, prints anything, changes
/// what users write but for slots, or decides what happens to a talk.
package struct TalkRecord: Hashable, Sendable {
  package var talk: Preset
  /// Whether it was running.
  package var isRunning: Bool
  /// The remaining time of its segment then; negative in overtime.
  package var remaining: Duration
  /// The time that each earlier segment had left when it ended.
  package var left: [Duration]
  /// How long before the record it was started, in the talk's time.
  package var sinceStart: Duration
  /// The time of day at which it ends; `nil` if its length decides.
  package var until: Until?
  /// The id of the item of the rundown that it is; `nil` if it is none.
  package var item: String?
  /// Whether the operator has quit the clock with it, before its time was up.
  ///
  /// Such a talk has ended, and is in the report.
  package var isQuit = false
  /// How many times as fast as the world's its time passed.
  package var speed: Int
  /// What was counted of the talk for the report, up to `sinceCounted` before the record; its
  /// moment is `.start`.
  ///
  /// It is `nil` if that is not known, as after a take-over of a talk whose record was not heard.
  package var tally: TalkTally?
  /// How long before the record the talk was counted, in the talk's time.
  package var sinceCounted = Duration.zero
  /// Who had the talk.
  package var leadership: Leadership
  /// The reading of the clocks then.
  package var clocks: ClockReading

  /// A time of day.
  package struct Until: Hashable, Sendable {
    /// In seconds since midnight.
    package var timeOfDay: Int
    /// The time until then; negative if it had passed.
    package var left: Duration

    package init(timeOfDay: Int, left: Duration) {
      self.timeOfDay = timeOfDay
      self.left = left
    }
  }

  package init(
    talk: Preset, isRunning: Bool, remaining: Duration, left: [Duration] = [],
    sinceStart: Duration = .zero, until: Until? = nil, speed: Int = 1, of leadership: Leadership,
    clocks: ClockReading
  ) {
    self.talk = talk
    self.isRunning = isRunning
    self.remaining = remaining
    self.left = left
    self.sinceStart = sinceStart
    self.until = until
    self.speed = speed
    self.leadership = leadership
    self.clocks = clocks
  }

  /// Records a talk at a moment; `nil` if it is ready, because nothing can be lost then.
  package init?(
    _ talk: TalkSnapshot, at now: Timestamp, speed: Int = 1, of leadership: Leadership,
    clocks: ClockReading
  ) {
    guard !talk.isReady else { return nil }
    self.init(
      talk: talk.preset, isRunning: talk.isRunning,
      remaining: FileNumber.remaining.clamped(talk.remaining(at: now)),
      left: talk.left.map(FileNumber.remaining.clamped),
      sinceStart: FileNumber.sinceStart.clamped(now - (talk.startedAt ?? now)),
      until: talk.finish.map {
        Until(
          timeOfDay: $0.timeOfDay, left: FileNumber.untilTimeOfDay.clamped($0.moment - now))
      },
      speed: speed, of: leadership, clocks: clocks)
    guard let tally = talk.tally else { return }
    sinceCounted = FileNumber.sinceStart.clamped(now - tally.countedUntil)
    self.tally = Self.clamped(tally)
  }

  /// The tally, with its times limited to those that can be read back.
  private static func clamped(_ tally: TalkTally) -> TalkTally {
    let phases = tally.phases.map { time in
      PhaseTime(
        segment: time.segment, phase: time.phase,
        planned: FileNumber.sinceStart.clamped(time.planned),
        actual: FileNumber.sinceStart.clamped(time.actual))
    }
    return TalkTally(
      id: tally.id, phases: phases, added: FileNumber.added.clamped(tally.added),
      countedUntil: .start)
  }

  /// How a run of the program that starts at `clocks` can resume the talk.
  package func resumption(at clocks: ClockReading) -> Resumption {
    guard let passed = clocks.since(self.clocks).map({ $0 * speed }) else {
      return .withoutClock(
        TalkSnapshot(
          talk, run: .paused(remaining: remaining), left: left, startedAt: startedAt(after: .zero),
          tally: tally(after: .zero)))
    }
    // A paused talk has no deadline; its age counts as if it had continued.
    let isOld = passed - remaining > .seconds(talk.duration) + Self.graceTime
    let snapshot = snapshot(after: passed)
    return isOld ? .old(snapshot) : .resumes(snapshot)
  }

  /// How long ago the talk was quit, in real time, if a run of the program that starts at `clocks`
  /// offers it; else `nil`.
  ///
  /// It is offered for ten minutes, until the machine is started again.
  package func timeSinceQuit(at clocks: ClockReading) -> Duration? {
    guard isQuit, !clocks.boot.isEmpty, clocks.boot == self.clocks.boot else { return nil }
    let passed = clocks.sinceBoot - self.clocks.sinceBoot
    return Duration.zero...TalkSnapshot.offerTime ~= passed ? passed : nil
  }

  /// Whether a run of the program that starts at `clocks` resumes the talk by itself.
  package func isResumable(at clocks: ClockReading) -> Bool {
    if case .resumes = resumption(at: clocks) { true } else { false }
  }

  /// The talk at the moment of the record, which is its `.start`.
  package var talkThen: TalkSnapshot { snapshot(after: .zero) }

  /// How a talk that was not ended can be resumed.
  package enum Resumption: Hashable, Sendable {
    /// It continues: a running talk has run on in between, a paused one has not.
    case resumes(TalkSnapshot)
    /// The same, but its deadline passed so long ago that probably nobody waits for it: more than
    /// its own length and ten minutes.
    case old(TalkSnapshot)
    /// The time in between is unknown, so the talk is paused with the recorded remaining time.
    case withoutClock(TalkSnapshot)

    /// The resumed talk.
    package var snapshot: TalkSnapshot {
      switch self {
      case .resumes(let snapshot), .old(let snapshot), .withoutClock(let snapshot): snapshot
      }
    }
  }

  private static let graceTime = Duration.seconds(10 * 60)

  private func startedAt(after passed: Duration) -> Timestamp {
    .start - FileNumber.sinceStart.clamped(sinceStart + passed)
  }

  private func tally(after passed: Duration) -> TalkTally? {
    var tally = tally
    tally?.countedUntil = .start - FileNumber.sinceStart.clamped(sinceCounted + passed)
    return tally
  }

  private func snapshot(after passed: Duration) -> TalkSnapshot {
    let finish = until.map {
      TalkSnapshot.Finish(timeOfDay: $0.timeOfDay, at: .start + ($0.left - passed))
    }
    let startedAt = startedAt(after: passed)
    guard isRunning else {
      return TalkSnapshot(
        talk, run: .paused(remaining: remaining), left: left, startedAt: startedAt, finish: finish,
        tally: tally(after: passed))
    }
    // A wrong wall clock may seem to be months ahead.
    let deadline = Timestamp.start + FileNumber.remaining.clamped(remaining - passed)
    func snapshot(since: Timestamp) -> TalkSnapshot {
      TalkSnapshot(
        talk, run: .running(deadline: deadline, since: since), left: left, startedAt: startedAt,
        finish: finish, tally: tally(after: passed))
    }
    // Segments that end by themselves may have ended in between.
    let recorded = snapshot(since: deadline - FileNumber.remaining.clamped(remaining))
    let caughtUp = recorded.caughtUp(at: .start)
    return caughtUp == recorded ? snapshot(since: .start) : caughtUp
  }
}
