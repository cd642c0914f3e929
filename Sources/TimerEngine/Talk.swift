/// One run of a format: ready, running or paused.
///
/// What is asked of it is a command, and what happens to it, by a command or by time, is returned as
/// events, each made by the statement that changes the talk. Nothing is ever found out by comparing
/// with an earlier state.
package struct Talk: Sendable {
  /// How it stands.
  package private(set) var snapshot: TalkSnapshot
  /// The shown second up to which `advance` has told what time brought about.
  private var told: Int
  private var number = 1

  /// Creates a talk that stands as a snapshot says at a moment.
  package init(_ snapshot: TalkSnapshot, at now: Timestamp = .start) {
    self.snapshot = snapshot
    told = snapshot.shown(at: now)
  }

  /// Lets time pass until a moment, and returns what only time has brought about, in order.
  ///
  /// That the shown second went on is the last event. Of several phases that have begun at once,
  /// since a machine slept over them, only the last one is told, with zero if both begin there.
  package mutating func advance(to now: Timestamp) -> [TalkEvent] {
    guard case let shown = snapshot.shown(at: now), shown < told, snapshot.isRunning else {
      return []
    }
    let earlier = told
    told = shown
    let segment = snapshot.segment
    let begun = segment.marks.map(segment.second).filter { shown <= $0 && $0 < earlier }
    var events: [TalkEvent] = []
    if let second = (earlier > 0 && shown <= 0 ? begun + [0] : begun).min() {
      if let phase = segment.phaseBeginning(at: second) {
        events.append(event(.phase(phase, from: segment.phase(at: earlier)), at: now))
      }
      if second == 0 { events.append(event(.zero, at: now)) }
    }
    return events + [event(.passed(from: earlier, to: shown), at: now)]
  }

  /// Does what is asked at a moment to which the talk was advanced, and returns what has happened.
  ///
  /// Where there is nothing to do, nothing happens.
  package mutating func apply(
    _ command: TalkCommand, at now: Timestamp
  ) throws(Refusal) -> [TalkEvent] {
    defer { told = snapshot.shown(at: now) }
    switch command {
    case .start: return start(at: now, deadline: now + snapshot.remaining(at: now), since: now)
    case .stop: return stop(.paused, at: now)
    case .backdate: return backdate(at: now)
    case .add(let seconds): return add(seconds, at: now)
    case .set(let seconds): return set(seconds, at: now)
    case .load(let preset): return load(preset, at: now)
    case .go(let lamp): return go(lamp, at: now)
    case .assign(let lamp): return try assign(lamp, at: now)
    case .run(let finish): return run(until: finish, at: now)
    case .restore(let earlier): return restore(earlier, at: now)
    }
  }

  /// Something that is told of the talk and does not change it.
  package func event(_ kind: TalkEvent.Kind, at now: Timestamp) -> TalkEvent {
    event(kind, at: now, before: snapshot.run.state, changesTalk: false)
  }

  private func event(
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
    snapshot.run = .running(deadline: deadline, since: since)
    return [event(before == .ready ? .start : .resume, at: now, before: before)]
  }

  /// The program ends: a running talk stops, and nothing else happens to it.
  package mutating func end(at now: Timestamp) -> [TalkEvent] { stop(.ended, at: now) }

  private mutating func stop(_ reason: TalkEvent.Stop, at now: Timestamp) -> [TalkEvent] {
    guard snapshot.isRunning else { return [] }
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
    return running(to: deadline - (started - since), since: since, at: now)
  }

  private mutating func run(until finish: TalkSnapshot.Finish, at now: Timestamp) -> [TalkEvent] {
    snapshot.finish = finish
    guard case .running(let deadline, let since) = snapshot.run else {
      return start(at: now, deadline: finish.moment, since: now)
    }
    return deadline == finish.moment ? [] : running(to: finish.moment, since: since, at: now)
  }

  /// Gives a running talk another deadline.
  private mutating func running(
    to deadline: Timestamp, since: Timestamp, at now: Timestamp
  ) -> [TalkEvent] {
    let shown = snapshot.shown(at: now)
    snapshot.run = .running(deadline: deadline, since: since)
    return [set(from: shown, at: now)]
  }

  private func set(from shown: Int, at now: Timestamp) -> TalkEvent {
    event(.set(from: shown, to: snapshot.shown(at: now)), at: now, before: snapshot.run.state)
  }

  // MARK: Choosing a time

  private mutating func add(_ seconds: Int, at now: Timestamp) -> [TalkEvent] {
    guard case .running(let deadline, let since) = snapshot.run else {
      return set(seconds, at: now)
    }
    let moved = now + Self.moved(deadline - now, by: seconds)
    return moved == deadline ? [] : running(to: moved, since: since, at: now)
  }

  private mutating func set(_ seconds: Int, at now: Timestamp) -> [TalkEvent] {
    let shown = snapshot.shown(at: now)
    switch snapshot.run {
    case .running: return []
    case .paused(let remaining):
      let moved = Self.moved(remaining, by: seconds)
      guard moved != remaining else { return [] }
      snapshot.run = .paused(remaining: moved)
    case .ready(let time):
      guard seconds != 0, (1...longestTime).contains(time + seconds) else { return [] }
      if time == snapshot.segment.length { snapshot.segment.length += seconds }
      snapshot.run = .ready(time + seconds)
    }
    return [set(from: shown, at: now)]
  }

  private static func moved(_ remaining: Duration, by seconds: Int) -> Duration {
    let longest = Duration.seconds(longestTime)
    let least = remaining.shownSecond < 0 ? .zero - longest : min(remaining, .zero)
    return max(min(remaining + .seconds(seconds), max(longest, remaining)), min(least, remaining))
  }

  private mutating func load(_ preset: Preset, at now: Timestamp) -> [TalkEvent] {
    let stop = stop(.replaced, at: now)
    let before = snapshot.run.state
    snapshot.preset = preset
    snapshot.segmentIndex = 0
    snapshot.finish = nil
    reset(to: snapshot.segment.length, at: now)
    return stop + [event(.preset, at: now, before: stop.first?.before ?? before)]
  }

  private mutating func go(_ lamp: Lamp, at now: Timestamp) -> [TalkEvent] {
    guard let time = snapshot.time(of: lamp) else { return [] }
    let shown = snapshot.shown(at: now)
    let isThere = snapshot.run == .ready(time)
    let stop = stop(.replaced, at: now)
    let before = stop.first?.before ?? snapshot.run.state
    reset(to: time, at: now)
    let isLength = time == snapshot.segment.length
    guard !isThere || isLength else { return [] }
    return stop + [
      event(
        isLength ? .ready : .set(from: shown, to: time), at: now, before: before,
        changesTalk: !isThere)
    ]
  }

  private mutating func reset(to seconds: Int, at now: Timestamp) {
    if snapshot.run != .ready(seconds) { number += 1 }
    snapshot.run = .ready(seconds)
    snapshot.idleSince = now
  }

  // MARK: Lamps

  private mutating func assign(_ lamp: Lamp, at now: Timestamp) throws(Refusal) -> [TalkEvent] {
    let shown = snapshot.shown(at: now)
    let segment = snapshot.segment
    guard shown >= 0 else { throw .inOvertime }
    guard let time = segment.beginning(of: lamp.phase) else { return [] }
    if lamp.phase == segment.opening {
      guard !snapshot.isRunning else { throw .greenWhileRunning }
      guard shown > 0 else { throw .greenAtZero }
    } else {
      if lamp == .red, let yellow = segment.beginning(of: .yellow), shown > yellow {
        throw .redAboveYellow(yellow)
      }
      guard shown <= segment.length else { throw .aboveGreenTime }
    }
    snapshot.segment = segment.moving(lamp.phase, to: shown)
    let lowered = Lamp.allCases.compactMap { other -> LoweredLamp? in
      guard other != lamp, let old = segment.beginning(of: other.phase),
        let new = snapshot.time(of: other), new < old
      else { return nil }
      return LoweredLamp(other, to: new)
    }
    return [
      event(
        .assigned(lamp, to: shown, lowered: lowered), at: now, before: snapshot.run.state,
        changesTalk: time != shown)
    ]
  }

  // MARK: Undo

  private mutating func restore(_ earlier: TalkSnapshot, at now: Timestamp) -> [TalkEvent] {
    let (shown, before) = (snapshot.shown(at: now), snapshot.run.state)
    let isSameRun = snapshot.run == earlier.run
    // A talk that ran and is not taken up again has stopped.
    let stop = earlier.isReady ? stop(.replaced, at: now) : []
    snapshot = earlier
    let kind: TalkEvent.Kind =
      switch (before, earlier.run) {
      case (.running, .running), (.paused, .paused), (.ready, .ready):
        .set(from: shown, to: snapshot.shown(at: now))
      case (_, .running): .resume
      case (_, .paused): .stop(before == .running ? .paused : .restored)
      case (_, .ready(let time)):
        time == snapshot.segment.length ? .ready : .set(from: shown, to: time)
      }
    return stop + [event(isSameRun ? .restored : kind, at: now, before: before)]
  }
}
