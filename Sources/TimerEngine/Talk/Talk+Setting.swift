// Setting the time and the lamps of a talk, and undoing that.
extension Talk {
  // MARK: Choosing a time

  /// Adds time, which also moves the deadline of a running talk.
  mutating func add(_ seconds: Int, at now: Timestamp) -> [TalkEvent] {
    guard case .running(let deadline, let since) = snapshot.run else {
      return adjust(by: snapshot.segment.counts == .up ? -seconds : seconds, at: now)
    }
    let end = now + Self.moved(deadline - now, by: seconds)
    return end == deadline ? [] : moveDeadline(to: end, since: since, at: now)
  }

  /// Changes the time of a talk that does not run, as the arrows do.
  ///
  /// The digits change by `seconds`, whether they count up or down.
  mutating func adjust(by seconds: Int, at now: Timestamp) -> [TalkEvent] {
    let remainingSecond = snapshot.remainingSecond(at: now)
    let isUp = snapshot.segment.counts == .up
    let seconds = isUp ? -seconds : seconds
    switch snapshot.run {
    case .running: return []
    case .paused(let remaining):
      return pause(with: Self.moved(remaining, by: seconds), at: now)
    case .ready(let time):
      let longest = isUp ? snapshot.segment.length : longestTime
      guard seconds != 0, (1...longest).contains(time + seconds) else { return [] }
      if time == snapshot.segment.length, !isUp { snapshot.segment.length += seconds }
      snapshot.run = .ready(time + seconds)
    }
    return [timeSetEvent(from: remainingSecond, at: now)]
  }

  /// Sets the digits to a number of seconds.
  mutating func set(to seconds: Int, at now: Timestamp) -> [TalkEvent] {
    let isUp = snapshot.segment.counts == .up
    let remainingSecond = isUp ? snapshot.segment.length - seconds : seconds
    switch snapshot.run {
    case .ready(let time):
      return adjust(by: isUp ? time - remainingSecond : remainingSecond - time, at: now)
    case .running(let deadline, let since):
      let moved = now + .seconds(remainingSecond)
      return moved == deadline ? [] : moveDeadline(to: moved, since: since, at: now)
    case .paused: return pause(with: .seconds(remainingSecond), at: now)
    }
  }

  private static func moved(_ remaining: Duration, by seconds: Int) -> Duration {
    let longest = Duration.seconds(longestTime)
    let least = remaining.shownSecond < 0 ? .zero - longest : min(remaining, .zero)
    return max(min(remaining + .seconds(seconds), max(longest, remaining)), min(least, remaining))
  }

  mutating func load(_ preset: Preset, at now: Timestamp) -> [TalkEvent] {
    let (ended, before) = (snapshot.ended(at: now), snapshot.run.state)
    let stop = stop(.replaced, at: now)
    snapshot.preset = preset
    snapshot.left = []
    snapshot.finish = nil
    reset(to: snapshot.segment.length, at: now)
    return stop + [changeEvent(.preset, at: now, before: before).with(ended: ended)]
  }

  mutating func go(_ lamp: Lamp, at now: Timestamp) throws(Refusal) -> [TalkEvent] {
    guard let time = snapshot.destination(of: lamp) else { throw .noPhase(lamp) }
    switch snapshot.run {
    case .ready: return setReady(to: time, at: now)
    case .paused: return pause(with: .seconds(time), at: now)
    case .running(let deadline, let since):
      let segment = snapshot.segment
      guard time > 0 else { throw .endsTalk(lamp, segment.digits(at: time)) }
      guard deadline != now + .seconds(time) else { return [] }
      let earlier = snapshot.phase(at: now)
      let set = moveDeadline(to: now + .seconds(time), since: since, at: now)
      guard let phase = segment.phase(at: time) else { return set }
      return set + [event(.phase(phase, from: earlier), at: now)]
    }
  }

  /// Gives a ready talk the time at which a phase begins.
  private mutating func setReady(to time: Int, at now: Timestamp) -> [TalkEvent] {
    let (remainingSecond, isThere) = (
      snapshot.remainingSecond(at: now), snapshot.run == .ready(time)
    )
    let isLength = time == snapshot.segment.length
    reset(to: time, at: now)
    guard !isThere || isLength else { return [] }
    return [
      event(
        isLength ? .ready : .set(from: remainingSecond, to: time), at: now, before: .ready,
        changesTalk: !isThere)
    ]
  }

  /// Gives a paused talk another remaining time.
  mutating func pause(with remaining: Duration, at now: Timestamp) -> [TalkEvent] {
    let (before, remainingSecond) = (snapshot.remaining(at: now), snapshot.remainingSecond(at: now))
    guard remaining != before else { return [] }
    snapshot.pause(with: remaining, insteadOf: before)
    return [timeSetEvent(from: remainingSecond, at: now)]
  }

  /// Goes to the start of the current or an earlier segment, ready.
  mutating func goToStart(ofSegment index: Int, at now: Timestamp) -> [TalkEvent] {
    let (ended, before) = (snapshot.ended(at: now), snapshot.run.state)
    let stop = stop(.replaced, at: now)
    let length = snapshot.preset.format.segments[index].length
    let isThere = snapshot.segmentIndex == index && snapshot.run == .ready(length)
    snapshot.left.removeLast(snapshot.segmentIndex - index)
    snapshot.finish = nil
    reset(to: length, at: now)
    return stop + [event(.ready, at: now, before: before, changesTalk: !isThere).with(ended: ended)]
  }

  private mutating func reset(to seconds: Int, at now: Timestamp) {
    if snapshot.run != .ready(seconds) { number += 1 }
    snapshot.run = .ready(seconds)
    snapshot.startedAt = nil
    snapshot.tally = nil
    snapshot.idleSince = now
  }

  // MARK: Lamps

  mutating func assign(_ lamp: Lamp, at now: Timestamp) throws(Refusal) -> [TalkEvent] {
    let remainingSecond = snapshot.remainingSecond(at: now)
    let segment = snapshot.segment
    guard remainingSecond >= 0 else { throw .inOvertime }
    guard let time = segment.beginning(of: lamp.phase) else { return [] }
    if lamp == .green, snapshot.isRunning { throw .greenWhileRunning }
    if lamp.phase == segment.opening {
      guard remainingSecond > 0 else { throw .greenAtZero }
    } else {
      if lamp == .red, let yellow = segment.beginning(of: .yellow), remainingSecond > yellow {
        throw .redAboveYellow(segment.digits(at: yellow))
      }
      let green = lamp == .green ? nil : segment.beginning(of: .green)
      guard remainingSecond <= green ?? segment.length else { throw .aboveGreenTime }
    }
    if time != remainingSecond { snapshot.countTime(to: now) }
    snapshot.segment = segment.moving(lamp.phase, to: remainingSecond)
    let lowered = Lamp.allCases.compactMap { other -> LoweredLamp? in
      guard other != lamp, let old = segment.beginning(of: other.phase),
        let new = snapshot.time(of: other),
        snapshot.segment.digits(at: new) != segment.digits(at: old)
      else { return nil }
      return LoweredLamp(other, to: new)
    }
    return [
      event(
        .assigned(lamp, to: remainingSecond, lowered: lowered), at: now, before: snapshot.run.state,
        changesTalk: time != remainingSecond)
    ]
  }

  // MARK: Undo

  mutating func restore(_ earlier: TalkSnapshot, at now: Timestamp) -> [TalkEvent] {
    let (remainingSecond, before) = (snapshot.remainingSecond(at: now), snapshot.run.state)
    let isSameRun = snapshot.run == earlier.run
    let isOther = snapshot.tally?.id != earlier.tally?.id
    // A start that is undone did not count, so no talk ends with it.
    let ended = isOther && !earlier.isReady ? snapshot.ended(at: now) : nil
    // A running talk that is not resumed has stopped.
    let stop = earlier.isReady ? stop(.replaced, at: now) : []
    snapshot = earlier
    let kind: TalkEvent.Kind =
      switch (before, earlier.run) {
      case (.running, .running), (.paused, .paused), (.ready, .ready):
        .set(from: remainingSecond, to: snapshot.remainingSecond(at: now))
      case (_, .running): .resume
      case (_, .paused): .stop(before == .running ? .paused : .restored)
      case (_, .ready(let time)):
        time == snapshot.segment.length ? .ready : .set(from: remainingSecond, to: time)
      }
    var restored = changeEvent(isSameRun ? .restored : kind, at: now, before: before).with(
      ended: ended)
    if isOther { restored.reopened = earlier.tally?.id }
    return stop + [restored]
  }
}
