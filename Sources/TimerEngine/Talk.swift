/// One run of a format: ready, running or paused.
///
/// Clients change it by commands. Commands and time return events, and each event is made by the
/// statement that changes the talk: no event is derived by comparing two states.
package struct Talk: Sendable {
  /// The present state.
  package internal(set) var snapshot: TalkSnapshot
  /// The shown second up to which `advance` has returned events.
  private var lastShown: Int
  var number = 1
  /// What the ids of the talks begin with: other runs of the program have another one.
  private let session: String

  /// Creates a talk in the state of a snapshot at a moment.
  package init(_ snapshot: TalkSnapshot, at now: Timestamp = .start, session: String = "") {
    self.snapshot = snapshot
    self.session = session
    lastShown = snapshot.shown(at: now)
  }

  /// Advances the talk to a moment, and returns the events that time alone has caused, in order.
  ///
  /// The last event is `passed`, unless another segment has begun or the talk has stopped. If the
  /// machine slept through several events of a kind, only the last is returned: one phase (with zero
  /// if both begin there) and one end of a segment.
  package mutating func advance(to now: Timestamp) -> [TalkEvent] {
    let ended = endSegments(upTo: now)
    guard case let shown = snapshot.shown(at: now), shown < lastShown, snapshot.isRunning else {
      return ended
    }
    let earlier = lastShown
    let begun = pass(to: shown, at: now)
    return ended + begun
      + (ended.isEmpty ? [event(.passed(from: earlier, to: shown), at: now)] : [])
  }

  /// Ends the segments whose time is up, unless they wait for the operator.
  private mutating func endSegments(upTo now: Timestamp) -> [TalkEvent] {
    var events: [TalkEvent] = []
    while let end = snapshot.ownEnd, end <= now {
      let earlier = lastShown
      events = pass(to: 0, at: end)
      if snapshot.segment.atEnd == .next {
        snapshot.beginNextSegment(at: end)
        events.append(event(.segment(byHand: false), at: now, before: .running))
      } else {
        snapshot.countTime(to: end)
        snapshot.run = .paused(remaining: .zero)
        snapshot.idleSince = end
        if earlier > 0 { events.append(event(.passed(from: earlier, to: 0), at: end)) }
        events.append(event(.stop(.timeUp), at: end, before: .running))
      }
      lastShown = snapshot.segment.length
    }
    return events
  }

  /// Goes on to a shown second of the segment; returns the last phase that has begun until then,
  /// and zero.
  private mutating func pass(to shown: Int, at now: Timestamp) -> [TalkEvent] {
    let (segment, earlier) = (snapshot.segment, lastShown)
    lastShown = shown
    let begun = segment.marks.map(segment.second).filter { shown <= $0 && $0 < earlier }
    guard let second = (earlier > 0 && shown <= 0 ? begun + [0] : begun).min() else { return [] }
    var events: [TalkEvent] = []
    if let phase = segment.phaseBeginning(at: second) {
      events.append(event(.phase(phase, from: segment.phase(at: earlier)), at: now))
    }
    if second == 0 { events.append(event(.zero, at: now)) }
    return events
  }

  /// Applies a command at a moment to which the talk was advanced, and returns the events.
  ///
  /// A command that finds nothing to do returns no events. A segment that has no time left after the
  /// command ends as it would by itself.
  package mutating func apply(
    _ command: TalkCommand, at now: Timestamp
  ) throws(Refusal) -> [TalkEvent] {
    let events = try perform(command, at: now)
    lastShown = snapshot.shown(at: now)
    return events + endSegments(upTo: now)
  }

  private mutating func perform(
    _ command: TalkCommand, at now: Timestamp
  ) throws(Refusal) -> [TalkEvent] {
    switch command {
    case .start: start(at: now, deadline: now + snapshot.remaining(at: now), since: now)
    case .stop: stop(.paused, at: now)
    case .backdate: backdate(at: now)
    case .next: beginNextSegment(at: now)
    case .previous: goBack(at: now)
    case .add(let seconds): add(seconds, at: now)
    case .set(let seconds): set(seconds, at: now)
    case .setTime(let seconds): setTime(seconds, at: now)
    case .load(let preset): load(preset, at: now)
    case .go(let lamp): go(lamp, at: now)
    case .reset: goToStart(at: now)
    case .assign(let lamp): try assign(lamp, at: now)
    case .run(let finish, let since): run(until: finish, since: since ?? now, at: now)
    case .restore(let earlier): restore(earlier, at: now)
    }
  }

  /// An announcement, which does not change the talk.
  package func event(_ kind: TalkEvent.Kind, at now: Timestamp) -> TalkEvent {
    event(kind, at: now, before: snapshot.run.state, changesTalk: false)
  }

  func event(
    _ kind: TalkEvent.Kind, at now: Timestamp, before: RunState, changesTalk: Bool = true
  ) -> TalkEvent {
    TalkEvent(
      kind, snapshot, at: now, number: number, before: before, changesTalk: changesTalk)
  }

  // MARK: Starting and stopping

  private mutating func start(
    at now: Timestamp, deadline: Timestamp, since: Timestamp
  ) -> [TalkEvent] {
    let before = snapshot.run.state
    guard before != .running else { return [] }
    if snapshot.hasEnded, snapshot.nextSegment != nil {
      let begun = beginNextSegment(at: now)
      return begun + start(at: now, deadline: now + snapshot.remaining(at: now), since: now)
    }
    let added = deadline - since - snapshot.remaining(at: now)
    snapshot.run = .running(deadline: deadline, since: since)
    if before == .ready || snapshot.startedAt == nil {
      snapshot.beginTally(id: "\(session)-\(number)")
    } else {
      snapshot.tally?.added += added
      snapshot.tally?.countedUntil = since
    }
    return [event(before == .ready ? .start : .resume, at: now, before: before)]
  }

  /// The program ends, and with it the talk: a running one stops, and nothing else happens to it.
  ///
  /// The last event is that end.
  package mutating func end(_ outcome: TalkEvent.End, at now: Timestamp) -> [TalkEvent] {
    let isOnTime = if case .done(_, over: 0) = outcome { true } else { false }
    let ended = outcome == .kept ? nil : snapshot.ended(at: now, atZero: isOnTime)
    let stop = stop(.ended, at: now)
    return stop + [event(.end(outcome), at: now).ending(ended)]
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
    let since = snapshot.idleSince
    guard case .running(let deadline, let started) = snapshot.run else {
      return start(at: now, deadline: since + snapshot.remaining(at: now), since: since)
    }
    guard started != since else { return [] }
    if snapshot.startedAt == started { snapshot.startedAt = since }
    // A talk that runs until a time of day still does.
    let isFixed = deadline == snapshot.finish?.moment
    return running(
      to: isFixed ? deadline : deadline - (started - since), since: since, isBackdated: true,
      at: now)
  }

  private mutating func run(
    until finish: TalkSnapshot.Finish, since start: Timestamp, at now: Timestamp
  ) -> [TalkEvent] {
    snapshot.finish = finish
    guard case .running(let deadline, let since) = snapshot.run else {
      return self.start(at: now, deadline: finish.moment, since: start)
    }
    return deadline == finish.moment ? [] : running(to: finish.moment, since: since, at: now)
  }

  /// Gives a running talk another deadline.
  mutating func running(
    to deadline: Timestamp, since: Timestamp, isBackdated: Bool = false, at now: Timestamp
  ) -> [TalkEvent] {
    let shown = snapshot.shown(at: now)
    snapshot.run(to: deadline, since: since, isBackdated: isBackdated, at: now)
    return [set(from: shown, at: now)]
  }

  func set(from shown: Int, at now: Timestamp) -> TalkEvent {
    event(.set(from: shown, to: snapshot.shown(at: now)), at: now, before: snapshot.run.state)
  }

  // MARK: Segments

  private mutating func beginNextSegment(at now: Timestamp) -> [TalkEvent] {
    guard snapshot.nextSegment != nil else { return [] }
    let before = snapshot.run.state
    snapshot.beginNextSegment(at: now)
    return [event(.segment(byHand: true), at: now, before: before)]
  }

  private mutating func goBack(at now: Timestamp) -> [TalkEvent] {
    let before = snapshot.run.state
    guard snapshot.returnToSegmentBefore(at: now) else { return [] }
    return [event(.segment(byHand: true), at: now, before: before)]
  }
}
