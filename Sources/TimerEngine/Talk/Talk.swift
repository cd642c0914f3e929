/// The talk on the clock: ready, running or paused.
///
/// A new talk takes its place when it is reset or another preset is loaded.
///
/// Clients change it with commands, and time changes it with `advance(to:)`. Both return the events
/// that follow from the change.
///
/// This folder holds one talk: its state, the commands that change it, and the events that follow.
/// Others give a talk its commands and the time, and get events and a `TalkSnapshot`. Nothing here
/// reads a clock or a file, draws, or announces anything. Beside it, Formats and Presets hold what
/// a talk consists of, Times the forms in which people write times, Rundown the order of talks, and
/// Leadership the rules by which several clocks agree on which of them has the talks.
package struct Talk: Sendable {
  /// The present state.
  package internal(set) var snapshot: TalkSnapshot
  /// When a command changed the talk last; `nil` if none has.
  package private(set) var changedAt: Timestamp?
  /// The shown second up to which `advance` has returned events.
  private var lastShown: Int
  /// Counts the talks of this run of the program; a part of each talk's id.
  var number = 1
  /// Unique to this run of the program; the prefix of all talk ids.
  private let programRunId: String

  /// Creates a talk in the state of a snapshot at a moment.
  package init(_ snapshot: TalkSnapshot, at now: Timestamp = .start, programRunId: String = "") {
    self.snapshot = snapshot
    self.programRunId = programRunId
    lastShown = snapshot.remainingSecond(at: now)
  }

  /// Advances the talk to a moment, and returns the events that elapsed time has caused, in order.
  ///
  /// Empty if the shown second is the same as before. Otherwise the last event is `passed`, unless
  /// another segment has begun or the talk has stopped. If the machine slept through several
  /// changes of phase, only the last one is returned, and none that comes before zero if zero was
  /// reached as well. If it slept through the ends of several segments, only the last one is
  /// returned.
  package mutating func advance(to now: Timestamp) -> [TalkEvent] {
    let ended = endSegments(upTo: now)
    let remainingSecond = snapshot.remainingSecond(at: now)
    guard snapshot.isRunning, remainingSecond < lastShown else { return ended }
    let earlier = lastShown
    let crossed = pass(to: remainingSecond, at: now)
    return ended + crossed
      + (ended.isEmpty ? [event(.passed(from: earlier, to: remainingSecond), at: now)] : [])
  }

  /// Ends the segments whose time is up, unless they wait for the operator.
  private mutating func endSegments(upTo now: Timestamp) -> [TalkEvent] {
    var events: [TalkEvent] = []
    while let end = snapshot.automaticEnd, end <= now {
      let earlier = lastShown
      // The events of an earlier segment are dropped: only the last change of segment is returned.
      events = pass(to: 0, at: end)
      if snapshot.segment.atEnd == .next {
        snapshot.beginNextSegment(at: end)
        // The event shows the present time: the new segment may have run for a while.
        events.append(changeEvent(.segment(byHand: false), at: now, before: .running))
      } else {
        snapshot.countTime(to: end)
        snapshot.run = .paused(remaining: .zero)
        snapshot.idleSince = end
        if earlier > 0 { events.append(event(.passed(from: earlier, to: 0), at: end)) }
        events.append(changeEvent(.stop(.timeUp), at: end, before: .running))
      }
      lastShown = snapshot.remainingSecond(at: end)
    }
    return events
  }

  /// Sets `lastShown`; returns the events of the last phase that began
  /// since its old value, and of zero.
  private mutating func pass(to remainingSecond: Int, at now: Timestamp) -> [TalkEvent] {
    let (segment, earlier) = (snapshot.segment, lastShown)
    lastShown = remainingSecond
    let crossesZero = remainingSecond <= 0 && 0 < earlier
    let zero = crossesZero ? [event(.zero, at: now)] : []
    guard
      let second = segment.lastPhaseBeginning(in: remainingSecond..<max(remainingSecond, earlier)),
      let phase = segment.phaseBeginning(at: second), second <= 0 || !crossesZero
    else { return zero }
    let begun = [event(.phase(phase, from: segment.phase(at: earlier)), at: now)]
    return second < 0 ? zero + begun : begun + zero
  }

  /// Applies a command, and returns the events.
  ///
  /// Call `advance(to: now)` first.
  ///
  /// A command that finds nothing to do returns no events. If the command leaves a segment no time,
  /// the segment ends automatically.
  package mutating func apply(
    _ command: TalkCommand, at now: Timestamp
  ) throws(Refusal) -> [TalkEvent] {
    let before = snapshot
    let events = try perform(command, at: now)
    if snapshot != before { changedAt = now }
    lastShown = snapshot.remainingSecond(at: now)
    let ended = endSegments(upTo: now)
    // What the next segment has passed until now, a hand has caused.
    lastShown = snapshot.remainingSecond(at: now)
    return events + ended
  }

  private mutating func perform(
    _ command: TalkCommand, at now: Timestamp
  ) throws(Refusal) -> [TalkEvent] {
    switch command {
    case .start: start(at: now, since: now)
    case .stop: stop(.paused, at: now)
    case .backdate: backdate(at: now)
    case .next: beginNextSegment(at: now, now: now)
    case .append(let segment): append(segment, at: now)
    case .previous: returnToPreviousSegment(at: now)
    case .add(let seconds): add(seconds, at: now)
    case .adjust(let seconds): adjust(by: seconds, at: now)
    case .set(let seconds): set(to: seconds, at: now)
    case .load(let preset): load(preset, at: now)
    case .go(let lamp): try go(lamp, at: now)
    case .back: goToStart(ofSegment: snapshot.segmentIndex, at: now)
    case .reset: goToStart(ofSegment: 0, at: now)
    case .assign(let lamp): try assign(lamp, at: now)
    case .run(let finish, let since): run(until: finish, startingAt: since ?? now, at: now)
    case .keepFinish(let finish): keepFinish(finish, at: now)
    case .restore(let earlier): restore(earlier, at: now)
    }
  }

  /// Lets a running talk that is in its last segment end at a time of day, as planned.
  ///
  /// Nobody has changed its time by hand then, so there is no event.
  package mutating func planEnd(_ finish: TalkSnapshot.Finish, at now: Timestamp) {
    guard snapshot.isRunning, snapshot.nextSegment == nil else { return }
    snapshot.finish = finish
    snapshot.planEnd(finish.moment, at: now)
    changedAt = now
    lastShown = snapshot.remainingSecond(at: now)
  }

  /// Gives the talk another title; nothing has happened to it then.
  package mutating func rename(_ title: String) { snapshot.rename(title) }

  /// An event that leaves the talk as it is; see `changeEvent(_:at:before:)` for the others.
  package func event(_ kind: TalkEvent.Kind, at now: Timestamp) -> TalkEvent {
    event(kind, at: now, before: snapshot.run.state, changesTalk: false)
  }

  /// The event of a change to the talk; `before` is the run state before it.
  func changeEvent(_ kind: TalkEvent.Kind, at now: Timestamp, before: RunState) -> TalkEvent {
    event(kind, at: now, before: before, changesTalk: true)
  }

  /// An event that may have changed the talk; `before` is the run state before it.
  func event(
    _ kind: TalkEvent.Kind, at now: Timestamp, before: RunState, changesTalk: Bool
  ) -> TalkEvent {
    TalkEvent(
      kind, snapshot, at: now, number: number, before: before, changesTalk: changesTalk)
  }

  // MARK: Starting and stopping

  /// Starts or resumes the talk as if that had happened at `since`; with a finish it runs until
  /// then.
  ///
  /// A talk that stopped at the end of its segment begins the next segment.
  private mutating func start(
    at now: Timestamp, since: Timestamp, until finish: TalkSnapshot.Finish? = nil
  ) -> [TalkEvent] {
    let before = snapshot.run.state
    guard before != .running else { return [] }
    let begun = snapshot.isStoppedAtSegmentEnd ? beginNextSegment(at: since, now: now) : []
    if let finish { snapshot.finish = finish }
    let deadline = finish?.moment ?? since + snapshot.remaining(at: now)
    // Only a finish adds time; without one this is zero.
    let added = deadline - since - snapshot.remaining(at: now)
    snapshot.run = .running(deadline: deadline, since: since)
    if before == .ready || snapshot.startedAt == nil {
      snapshot.beginTally(id: "\(programRunId)-\(number)")
    } else {
      snapshot.tally?.added += added
      snapshot.tally?.countedUntil = since
    }
    return begun + [changeEvent(before == .ready ? .start : .resume, at: now, before: before)]
  }

  /// Stops a running talk because the program ends.
  ///
  /// The last event is `end`.
  package mutating func end(_ outcome: TalkEvent.End, at now: Timestamp) -> [TalkEvent] {
    // A program that quits at zero runs on for up to three seconds, which are no overrun.
    let isOnTime = if case .done(planned: _, over: 0) = outcome { true } else { false }
    let ended = outcome == .kept ? nil : snapshot.ended(at: now, atZero: isOnTime)
    let stop = stop(.ended, at: now)
    return stop + [event(.end(outcome), at: now).with(ended: ended)]
  }

  mutating func stop(_ reason: TalkEvent.Stop, at now: Timestamp) -> [TalkEvent] {
    guard snapshot.isRunning else { return [] }
    snapshot.countTime(to: now)
    snapshot.run = .paused(remaining: snapshot.remaining(at: now))
    snapshot.idleSince = now
    return [
      event(.stop(reason), at: now, before: .running, changesTalk: reason == .paused)
    ]
  }

  private mutating func backdate(at now: Timestamp) -> [TalkEvent] {
    let idleSince = snapshot.idleSince
    guard case .running(let deadline, let since) = snapshot.run else {
      return start(at: now, since: idleSince)
    }
    guard since != idleSince else { return [] }
    if snapshot.startedAt == since { snapshot.startedAt = idleSince }
    // A talk that runs until a time of day keeps its deadline.
    return moveDeadline(
      to: snapshot.runsToFinish ? deadline : deadline - (since - idleSince), since: idleSince,
      isBackdated: true, at: now)
  }

  /// Makes the talk end at a time of day; one that does not run starts as if at `start`.
  private mutating func run(
    until finish: TalkSnapshot.Finish, startingAt start: Timestamp, at now: Timestamp
  ) -> [TalkEvent] {
    guard case .running(let deadline, let runningSince) = snapshot.run else {
      return self.start(at: now, since: start, until: finish)
    }
    snapshot.finish = finish
    guard deadline != finish.moment else { return [] }
    return moveDeadline(to: finish.moment, since: runningSince, at: now)
  }

  /// Makes a talk that was started end at a time of day; a paused one stays paused.
  private mutating func keepFinish(
    _ finish: TalkSnapshot.Finish, at now: Timestamp
  ) -> [TalkEvent] {
    switch snapshot.run {
    case .ready: return []
    case .running: return run(until: finish, startingAt: now, at: now)
    case .paused:
      snapshot.finish = finish
      return pause(with: finish.moment - now, at: now)
    }
  }

  /// Gives a running talk another deadline.
  mutating func moveDeadline(
    to deadline: Timestamp, since: Timestamp, isBackdated: Bool = false, at now: Timestamp
  ) -> [TalkEvent] {
    let remainingSecond = snapshot.remainingSecond(at: now)
    snapshot.moveDeadline(to: deadline, since: since, isBackdated: isBackdated, at: now)
    return [timeSetEvent(from: remainingSecond, at: now)]
  }

  /// The event of a time that was changed by hand.
  func timeSetEvent(from remainingSecond: Int, at now: Timestamp) -> TalkEvent {
    changeEvent(
      .set(from: remainingSecond, to: snapshot.remainingSecond(at: now)), at: now,
      before: snapshot.run.state)
  }

  // MARK: Segments

  /// Begins the next segment as if it had begun at a moment, which may be earlier than now.
  private mutating func beginNextSegment(at moment: Timestamp, now: Timestamp) -> [TalkEvent] {
    guard snapshot.nextSegment != nil else { return [] }
    let before = snapshot.run.state
    snapshot.beginNextSegment(at: moment)
    return [changeEvent(.segment(byHand: true), at: now, before: before)]
  }

  /// Puts a segment at the end, or in the place of one with the same name that has not begun.
  private mutating func append(_ segment: Segment, at now: Timestamp) -> [TalkEvent] {
    let last = snapshot.preset.format.segments.count - 1
    let replaces = snapshot.preset.format.segments[last].name == segment.name
    guard !replaces || last > snapshot.segmentIndex,
      !replaces || snapshot.preset.format.segments[last] != segment
    else { return [] }
    if replaces { snapshot.preset.format.segments.removeLast() }
    snapshot.preset.format.segments.append(segment)
    return [changeEvent(.appended, at: now, before: snapshot.run.state)]
  }

  private mutating func returnToPreviousSegment(at now: Timestamp) -> [TalkEvent] {
    let before = snapshot.run.state
    guard snapshot.returnToPreviousSegment(at: now) else { return [] }
    return [changeEvent(.segment(byHand: true), at: now, before: before)]
  }
}
