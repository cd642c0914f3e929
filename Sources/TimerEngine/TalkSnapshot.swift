/// The state of a talk: all that a display needs until the next event.
///
/// A value without a clock: everything that is shown is a function of it and a moment. Running, it
/// holds a deadline and counts no ticks; paused, it holds what is left, to the nanosecond. It can
/// be encoded, and shows the same in another process that counts moments from the same origin.
package struct TalkSnapshot: Codable, Hashable, Sendable {
  /// What the talk does.
  package enum Run: Codable, Hashable, Sendable {
    /// It is set to a number of whole seconds and waits for the start.
    case ready(Int)
    /// It runs since `since` and reaches zero at `deadline`.
    case running(deadline: Timestamp, since: Timestamp)
    /// It is stopped in the middle with this time left; negative in overtime.
    case paused(remaining: Duration)

    /// Which of the three it is.
    package var state: RunState {
      switch self {
      case .ready: .ready
      case .running: .running
      case .paused: .paused
      }
    }
  }

  /// A time of day at which a talk is to end, wherever its deadline has gone since.
  package struct Finish: Codable, Hashable, Sendable {
    /// The time of day, in seconds since midnight.
    package var timeOfDay: Int
    /// When it comes, as the wall clock was read last; it may have passed.
    package var moment: Timestamp

    /// Creates a finish.
    package init(timeOfDay: Int, at moment: Timestamp) {
      self.timeOfDay = timeOfDay
      self.moment = moment
    }
  }

  /// The preset of the talk, with its current times.
  package internal(set) var preset: Preset
  /// The time that each earlier segment had left when it ended; negative if it ran over.
  package internal(set) var left: [Duration] = []
  /// What it does now.
  package internal(set) var run: Run
  /// The moment of the last stop, reset or beginning of a segment: since when a talk may have run
  /// without a start.
  package internal(set) var idleSince: Timestamp
  /// When it was started; `nil` while it is ready.
  package internal(set) var startedAt: Timestamp?
  /// The time of day at which it ends; `nil` if the length of the talk decides.
  package internal(set) var finish: Finish?
  /// What was counted since the start; `nil` while it is ready, and for a talk that an earlier
  /// version has recorded.
  package internal(set) var tally: TalkTally?

  /// Creates a talk, ready unless another `run` is given.
  ///
  /// Earlier segments had `left` so much; there are fewer of them than segments.
  package init(
    _ preset: Preset, run: Run? = nil, left: [Duration] = [], startedAt: Timestamp? = nil,
    finish: Finish? = nil, tally: TalkTally? = nil, at now: Timestamp = .start
  ) {
    precondition(left.count < preset.format.segments.count, "The talk needs a segment to be in.")
    self.preset = preset
    self.left = left
    self.startedAt = startedAt
    self.finish = finish
    self.tally = tally
    idleSince = now
    self.run = run ?? .ready(preset.format.segments[left.count].length)
  }

  /// The state at a later moment, after the segments whose time was up until then have ended.
  package func caughtUp(at now: Timestamp) -> TalkSnapshot {
    var talk = Talk(self, at: now)
    _ = talk.advance(to: now)
    return talk.snapshot
  }

  /// Which of the format's segments it is in, counted from 0.
  package var segmentIndex: Int { left.count }

  /// The segment's name and place; `nil` where it is the only one.
  package var place: SegmentPlace? {
    let count = preset.format.segments.count
    return count < 2 ? nil : SegmentPlace(segment.name, number: segmentIndex + 1, of: count)
  }

  /// The segment after the one that it is in, `nil` if that is the last.
  package var nextSegment: Segment? {
    preset.format.segments.dropFirst(segmentIndex + 1).first
  }

  /// The segment that it is in.
  package internal(set) var segment: Segment {
    get { preset.format.segments[segmentIndex] }
    set { preset.format.segments[segmentIndex] = newValue }
  }

  /// The same of a talk that is called and ends otherwise.
  package func titled(_ title: String, overtime: Overtime) -> TalkSnapshot {
    var snapshot = self
    snapshot.preset.title = title
    snapshot.preset.overtime = overtime
    return snapshot
  }

  /// Whether the time passes.
  package var isRunning: Bool { run.state == .running }

  /// Whether it waits for the start.
  package var isReady: Bool { run.state == .ready }

  /// Whether a cue would give away an end that the talk hides, as contests ask for.
  ///
  /// Programs are notified of it all the same.
  package func hides(_ cue: Cue) -> Bool {
    preset.overtime == .hide && (cue.shown <= 0 || cue.kind == .beep)
  }

  /// The time that is left at a moment; negative in overtime.
  package func remaining(at now: Timestamp) -> Duration {
    switch run {
    case .ready(let seconds): .seconds(seconds)
    case .running(let deadline, _): deadline - now
    case .paused(let remaining): remaining
    }
  }

  /// The time that is left of this segment and all that follow; none after the last one's end.
  package func remainingInAll(at now: Timestamp) -> Duration {
    timeLeft(throughSegment: preset.format.segments.count - 1, at: now)
  }

  /// The time that is left before the last segment begins; none within it.
  package func remainingBeforeLastSegment(at now: Timestamp) -> Duration {
    nextSegment == nil
      ? .zero : timeLeft(throughSegment: preset.format.segments.count - 2, at: now)
  }

  private func timeLeft(throughSegment last: Int, at now: Timestamp) -> Duration {
    var left = remaining(at: now)
    let segments = preset.format.segments.enumerated()
    for (index, segment) in segments.prefix(last + 1).dropFirst(segmentIndex + 1) {
      let isDeducted = preset.format.segments[index - 1].atEnd == .wait(deductsOverrun: true)
      left = max(.zero, (isDeducted ? left : max(.zero, left)) + .seconds(segment.length))
    }
    return max(.zero, left)
  }

  /// What is shown at a moment.
  package func reading(at now: Timestamp) -> Reading {
    let shown = remaining(at: now).shownSecond
    return Reading(
      segment: segmentIndex, shown: shown, digits: segment.digits(at: shown),
      phase: segment.phase(at: shown))
  }

  /// The one integer that everything shown derives from; see `Duration.shownSecond`.
  package func shown(at now: Timestamp) -> Int { remaining(at: now).shownSecond }

  /// The phase at a moment; `nil` if no lamp is lit.
  package func phase(at now: Timestamp) -> Phase? { segment.phase(at: shown(at: now)) }

  /// The moment after `now` at which the shown second changes next, `nil` unless running.
  package func nextChange(after now: Timestamp) -> Timestamp? {
    guard case .running(let deadline, _) = run else { return nil }
    return deadline - .seconds(shown(at: now) - 1)
  }

  /// The shown second at which a lamp's phase begins in this segment, `nil` if it never does.
  package func time(of lamp: Lamp) -> Int? { segment.beginning(of: lamp.phase) }

  /// Whether it stopped since its segment's time was up.
  package var hasEnded: Bool { run == .paused(remaining: .zero) && segment.atEnd == .stop }

  /// What the overrun of the segment before takes from this one; at most its whole length.
  package var deducted: Duration {
    guard let left = left.last, left < .zero,
      preset.format.segments[segmentIndex - 1].atEnd == .wait(deductsOverrun: true)
    else { return .zero }
    return min(.zero - left, .seconds(segment.length))
  }

  /// When the segment ends by itself; `nil` if it waits for somebody, or went on after its end.
  ///
  /// One that an overrun has left no time ends as it begins.
  var ownEnd: Timestamp? {
    let isEmpty = deducted == .seconds(segment.length)
    guard case .running(let deadline, let since) = run, since < deadline || isEmpty else {
      return nil
    }
    switch segment.atEnd {
    case .wait: return nil
    case .next: return nextSegment == nil ? nil : deadline
    case .stop: return deadline
    }
  }

  /// Begins the next segment, which must be there, at a moment.
  mutating func beginNextSegment(at moment: Timestamp) {
    countTime(to: moment)
    left.append(remaining(at: moment))
    finish = nil
    idleSince = moment
    let time = .seconds(segment.length) - deducted
    switch run {
    case .running: run = .running(deadline: moment + time, since: moment)
    case .paused: run = .paused(remaining: time)
    case .ready: run = .ready(segment.length)
    }
  }

  /// Goes back to the segment before with what it had left; returns whether there is one.
  mutating func returnToSegmentBefore(at moment: Timestamp) -> Bool {
    countTime(to: moment)
    guard let time = left.popLast() else { return false }
    finish = nil
    idleSince = moment
    let seconds = time.shownSecond
    switch run {
    case .running: run = .running(deadline: moment + time, since: moment)
    case .ready where seconds > 0 && time == .seconds(seconds): run = .ready(seconds)
    case .ready, .paused: run = .paused(remaining: time)
    }
    return true
  }

  /// How long ago the last stop or reset was; for a running talk, how long after it the start was.
  package func lateness(at now: Timestamp) -> Duration {
    if case .running(_, let since) = run { since - idleSince } else { now - idleSince }
  }
}

/// Whether a talk is ready, running or paused.
///
/// The raw values are the words of events.
package enum RunState: String, Codable, Hashable, Sendable {
  /// It waits for the start.
  case ready
  /// The time passes.
  case running
  /// It is stopped in the middle.
  case paused
}

/// The reading of a talk at a moment.
package struct Reading: Codable, Hashable, Sendable {
  /// The segment, counted from 0.
  package let segment: Int
  /// The whole second that is left, rounded up; negative in overtime.
  ///
  /// See `Duration.shownSecond`.
  package let shown: Int
  /// The time that the digits show: `shown`, or the elapsed time of a segment that counts up.
  package let digits: Int
  /// The phase; `nil` if no lamp is lit.
  package let phase: Phase?
}
