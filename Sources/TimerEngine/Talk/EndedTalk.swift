/// A talk that has ended, as the report needs it.
///
/// All times are those of the talk, which pass faster in a rehearsal.
package struct EndedTalk: Hashable, Sendable {
  /// Identifies the talk, also when a later run of the program has resumed it.
  package let id: String
  /// The preset, with the times that it had in the end.
  package let preset: Preset
  /// How long before the event it was started.
  package let sinceStart: Duration
  /// How long before the event it ran last.
  package let sinceEnd: Duration
  /// How long after the event the time of day is at which it was to end; `nil` if its length
  /// decided.
  package let untilFinish: Duration?
  /// The planned and the actual time of each phase.
  package let phases: [PhaseTime]
  /// The time that was added by hand; negative if more was taken away.
  package let added: Duration
  /// How long it ran beyond the ends of its segments, without what a later segment gave up for it.
  package let over: Duration
  /// The verdict on a speech of which only some lengths qualify; `nil` for other talks.
  package let verdict: Verdict?

  /// How long it was to be when it started.
  package var planned: Duration { phases.reduce(.zero) { $0 + $1.planned } }
  /// How long it ran, without pauses.
  package var net: Duration { phases.reduce(.zero) { $0 + $1.actual } }
  /// How long it was paused before it ran last.
  package var paused: Duration { max(.zero, sinceStart - sinceEnd - net) }

  /// The same ended talk for an event that comes later by this time.
  package func seen(after time: Duration) -> EndedTalk {
    EndedTalk(
      id: id, preset: preset, sinceStart: sinceStart + time, sinceEnd: sinceEnd + time,
      untilFinish: untilFinish.map { $0 - time }, phases: phases, added: added, over: over,
      verdict: verdict)
  }
}

extension TalkSnapshot {
  /// The ended talk if it ends now; `nil` if it has not run.
  ///
  /// With `atZero` it ends at zero if that has passed: the program has run on only to show it.
  package func ended(at now: Timestamp, atZero: Bool = false) -> EndedTalk? {
    var talk = self
    if case .running(let deadline, _) = run {
      talk.stopCounting(at: atZero ? min(now, deadline) : now)
    }
    guard let startedAt, let tally = talk.tally else { return nil }
    let ended = EndedTalk(
      id: tally.id, preset: preset, sinceStart: now - startedAt,
      sinceEnd: now - tally.countedUntil, untilFinish: finish.map { $0.moment - now },
      phases: tally.phases, added: tally.added, over: talk.overrun,
      verdict: segment.verdict(at: talk.remaining(at: now).shownSecond))
    return ended.net > .zero ? ended : nil
  }

  private mutating func stopCounting(at now: Timestamp) {
    countTime(to: now)
    run = .paused(remaining: remaining(at: now))
  }

  /// How long a paused talk has run beyond the ends of its segments, without what was deducted from
  /// later ones.
  private var overrun: Duration {
    var overrun = max(.zero, .zero - remaining(at: .start))
    for (index, time) in left.enumerated() where time < .zero {
      let next = preset.format.segments[index + 1].length
      let isDeducted = preset.format.segments[index].deductsOverrun
      overrun += isDeducted ? max(.zero, .zero - time - .seconds(next)) : .zero - time
    }
    return overrun
  }

  // MARK: Counting

  /// Counts the time that a running talk has run up to a moment.
  mutating func countTime(to now: Timestamp) {
    guard case .running(let deadline, _) = run, var tally else { return }
    tally.count(segment, segmentIndex, from: deadline - tally.countedUntil, to: deadline - now)
    tally.countedUntil = now
    self.tally = tally
  }

  /// Begins to count a talk that has just started.
  mutating func beginTally(id: String) {
    guard case .running(let deadline, let since) = run else { return }
    startedAt = since
    tally = TalkTally(
      id: id, of: preset.format, in: segmentIndex, left: deadline - since, at: since)
  }

  /// Gives a running talk another deadline: its remaining time is changed by hand, or its start is
  /// moved back.
  mutating func moveDeadline(
    to deadline: Timestamp, since: Timestamp, isBackdated: Bool, at now: Timestamp
  ) {
    countTime(to: now)
    let (before, after) = (remaining(at: now), deadline - now)
    if isBackdated, case .running(_, let started) = run {
      // The time from the new start to the old one was not counted yet.
      let segment = segment
      tally?.count(segment, left.count, from: after + (started - since), to: after)
    } else {
      tally?.added += after - before
    }
    run = .running(deadline: deadline, since: since)
  }

  /// Gives a running talk another deadline in its last segment, as planned: no time is added by
  /// hand.
  mutating func planEnd(_ deadline: Timestamp, at now: Timestamp) {
    guard case .running(_, let since) = run else { return }
    countTime(to: now)
    let (segment, index) = (self.segment, segmentIndex)
    tally?.plan(segment, index, left: deadline - now)
    run = .running(deadline: deadline, since: since)
  }

  /// Gives a paused talk another remaining time by hand.
  mutating func pause(with remaining: Duration, insteadOf before: Duration) {
    tally?.added += remaining - before
    run = .paused(remaining: remaining)
  }
}
