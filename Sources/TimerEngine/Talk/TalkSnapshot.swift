/// The state of a talk: all that a display needs until the next event.
///
/// It contains no clock: everything that is shown is a function of the snapshot and a moment. A
/// running talk stores its deadline, a paused one its remaining time to the nanosecond. The
/// snapshot can be encoded, and shows the same in another process that counts moments from the same
/// origin.
package struct TalkSnapshot: Hashable, Sendable {
  /// What the talk does.
  package enum Run: Hashable, Sendable {
    /// It is ready to start with this many seconds.
    case ready(Int)
    /// It has run since `since`, and reaches zero at `deadline`.
    case running(deadline: Timestamp, since: Timestamp)
    /// It is stopped with this time left; negative in overtime.
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

  /// The time of day at which a talk should end; it stays the same if the deadline moves later.
  package struct Finish: Hashable, Sendable {
    /// The time of day, in seconds since midnight.
    package var timeOfDay: Int
    /// `timeOfDay` as a moment, by the latest reading of the wall clock; it may have passed.
    package var moment: Timestamp

    /// Creates a finish.
    package init(timeOfDay: Int, at moment: Timestamp) {
      self.timeOfDay = timeOfDay
      self.moment = moment
    }
  }

  /// The preset of the talk, with its current times.
  package internal(set) var preset: Preset
  /// The remaining time of each ended segment when it ended; negative if it ran over.
  package internal(set) var left: [Duration] = []
  /// What it does now.
  package internal(set) var run: Run
  /// When the talk last stopped, was reset or began a segment.
  ///
  /// `backdate` moves the start to here.
  package internal(set) var idleSince: Timestamp
  /// When it was started; `nil` while it is ready.
  package internal(set) var startedAt: Timestamp?
  /// The time of day at which it ends; `nil` if the length of the talk decides.
  package internal(set) var finish: Finish?
  /// What was counted since the start; `nil` while it is ready, and if only the stage of another
  /// clock is known.
  package internal(set) var tally: TalkTally?

  /// Creates a talk, ready unless another `run` is given.
  ///
  /// `left` is the remaining time of each ended segment; there are fewer of them than segments.
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

  /// The snapshot at a later moment, in which all segments have ended that end automatically by
  /// then.
  package func caughtUp(at now: Timestamp) -> TalkSnapshot {
    var talk = Talk(self, at: now)
    _ = talk.advance(to: now)
    return talk.snapshot
  }

  /// Which of the format's segments it is in, counted from 0.
  package var segmentIndex: Int { left.count }

  /// The segment's name and number; `nil` in a talk of a single segment.
  package var place: SegmentPlace? {
    let count = preset.format.segments.count
    return count < 2 ? nil : SegmentPlace(segment.name, number: segmentIndex + 1, of: count)
  }

  /// The next segment; `nil` in the last one.
  package var nextSegment: Segment? {
    preset.format.segments.dropFirst(segmentIndex + 1).first
  }

  /// The current segment.
  package internal(set) var segment: Segment {
    get { preset.format.segments[segmentIndex] }
    set { preset.format.segments[segmentIndex] = newValue }
  }

  /// A copy with another title, and another way to show overtime.
  package func with(title: String, overtime: Overtime) -> TalkSnapshot {
    var snapshot = self
    snapshot.preset.title = title
    snapshot.preset.overtime = overtime
    return snapshot
  }

  /// The same without the names of the segments, and without what marks say and ring.
  package var withoutWords: TalkSnapshot {
    var snapshot = self
    for index in preset.format.segments.indices {
      snapshot.preset.format.segments[index].marks.removeAll { !$0.beginsPhase }
      snapshot.preset.format.segments[index].name = ""
    }
    return snapshot
  }

  /// The last moment of which it is known that something was done to the talk then.
  package var lastChange: Timestamp {
    guard case .running(_, let since) = run else { return idleSince }
    return max(idleSince, since)
  }

  /// Gives the talk another title, which is no change of its times.
  package mutating func rename(_ title: String) { preset.title = title }

  /// How long the next start of the clock offers a talk that was quit before its time was up, in
  /// real time.
  package static let offerTime = Duration.seconds(10 * 60)

  /// Whether the time passes.
  package var isRunning: Bool { run.state == .running }

  /// Whether it waits for the start.
  package var isReady: Bool { run.state == .ready }

  /// Whether a cue must not be shown or heard, because it would reveal an end that the talk hides,
  /// as the rules of contests demand.
  ///
  /// Hooks and events receive it nevertheless.
  package func hides(_ cue: Cue) -> Bool {
    preset.overtime == .hide && (cue.remainingSecond <= 0 || cue.kind == .beep)
  }

  /// The time that is left at a moment; negative in overtime.
  package func remaining(at now: Timestamp) -> Duration {
    switch run {
    case .ready(let seconds): .seconds(seconds)
    case .running(let deadline, _): deadline - now
    case .paused(let remaining): remaining
    }
  }

  /// The remaining time of this segment and all that follow; never negative.
  package func totalRemaining(at now: Timestamp) -> Duration {
    remaining(throughSegment: preset.format.segments.count - 1, at: now)
  }

  /// The remaining time before the last segment begins; zero within it.
  package func remainingBeforeLastSegment(at now: Timestamp) -> Duration {
    nextSegment == nil
      ? .zero : remaining(throughSegment: preset.format.segments.count - 2, at: now)
  }

  private func remaining(throughSegment last: Int, at now: Timestamp) -> Duration {
    let lengths = preset.format.segments.prefix(last + 1).dropFirst(segmentIndex + 1).map(\.length)
    let own = remaining(at: now)
    // A deducted overrun shortens the next segment, at most to nothing.
    let least = segment.deductsOverrun ? .zero - .seconds(lengths.first ?? 0) : Duration.zero
    return max(own, least) + .seconds(lengths.reduce(0, +))
  }

  /// What is shown at a moment.
  package func reading(at now: Timestamp) -> Reading {
    let remainingSecond = remaining(at: now).shownSecond
    return Reading(
      segment: segmentIndex, remainingSecond: remainingSecond,
      digits: segment.digits(at: remainingSecond),
      phase: segment.phase(at: remainingSecond))
  }

  /// The shown second at a moment; see `Duration.shownSecond`.
  package func remainingSecond(at now: Timestamp) -> Int { remaining(at: now).shownSecond }

  /// The phase at a moment; `nil` if no lamp is lit.
  package func phase(at now: Timestamp) -> Phase? { segment.phase(at: remainingSecond(at: now)) }

  /// The moment after `now` at which the shown second changes next, `nil` unless running.
  package func nextChange(after now: Timestamp) -> Timestamp? {
    guard case .running(let deadline, _) = run else { return nil }
    return deadline - .seconds(remainingSecond(at: now) - 1)
  }

  /// The shown second at which a lamp's phase begins in this segment, `nil` if it never does.
  package func time(of lamp: Lamp) -> Int? { segment.beginning(of: lamp.phase) }

  /// The shown second to which a lamp leads: where its phase begins, and for green the segment's
  /// start; `nil` if the segment has no such phase.
  package func destination(of lamp: Lamp) -> Int? {
    lamp == .green ? segment.length : time(of: lamp)
  }

  /// Whether it runs, and its deadline is the time of day at which it should end, to less than a
  /// second.
  package var runsToFinish: Bool {
    guard case .running(let deadline, _) = run, let finish else { return false }
    return (.zero - .seconds(1)..<Duration.seconds(1)).contains(deadline - finish.moment)
  }

  /// Whether it is paused at zero in a segment that stops the talk.
  package var isStoppedAtSegmentEnd: Bool {
    run == .paused(remaining: .zero) && segment.atEnd == .stop
  }

  /// The overrun of the previous segment that is deducted from this one; at most its length.
  package var deductedOverrun: Duration {
    guard let previous = left.last, previous < .zero,
      preset.format.segments[segmentIndex - 1].deductsOverrun
    else { return .zero }
    return min(.zero - previous, .seconds(segment.length))
  }

  /// When the running segment ends automatically; `nil` if it waits for the operator, or if it was
  /// started or resumed after its end.
  ///
  /// A segment whose whole length was deducted ends at once.
  var automaticEnd: Timestamp? {
    guard case .running(let deadline, let since) = run else { return nil }
    let startedInTime = since < deadline
    guard startedInTime || deductedOverrun == .seconds(segment.length) else { return nil }
    switch segment.atEnd {
    case .wait: return nil
    case .next: return nextSegment == nil ? nil : deadline
    case .stop: return deadline
    }
  }

  /// Begins the next segment at a moment.
  ///
  /// Requires that there is one.
  mutating func beginNextSegment(at moment: Timestamp) {
    countTime(to: moment)
    left.append(remaining(at: moment))
    finish = nil
    idleSince = moment
    let time = .seconds(segment.length) - deductedOverrun
    switch run {
    case .running: run = .running(deadline: moment + time, since: moment)
    case .paused: run = .paused(remaining: time)
    case .ready: run = .ready(segment.length)
    }
  }

  /// Goes back to the previous segment with the time it had left; returns whether there is one.
  mutating func returnToPreviousSegment(at moment: Timestamp) -> Bool {
    guard let time = left.last else { return false }
    countTime(to: moment)
    left.removeLast()
    finish = nil
    idleSince = moment
    let seconds = time.shownSecond
    switch run {
    case .running: run = .running(deadline: moment + time, since: moment)
    // A ready talk has whole seconds, at least one; any other time makes it a paused talk.
    case .ready where seconds > 0 && time == .seconds(seconds): run = .ready(seconds)
    case .ready, .paused: run = .paused(remaining: time)
    }
    return true
  }

  /// How long the talk was idle before its start; up to now unless it runs.
  package func idleTimeBeforeStart(at now: Timestamp) -> Duration {
    if case .running(_, let since) = run { since - idleSince } else { now - idleSince }
  }
}

/// Whether a talk is ready, running or paused.
///
/// The raw values are written to events.
package enum RunState: String, CaseIterable, Hashable, Sendable {
  /// It was not started.
  case ready
  /// Its time passes.
  case running
  /// It was started and stopped.
  case paused
}

/// What displays show of a talk at one moment.
package struct Reading: Hashable, Sendable {
  /// The segment, counted from 0.
  package let segment: Int
  /// The shown second: the remaining time in whole seconds, rounded up; negative in overtime.
  ///
  /// See `Duration.shownSecond`.
  package let remainingSecond: Int
  /// The time that the digits show: `remainingSecond`, or the elapsed time of a segment that counts
  /// up.
  package let digits: Int
  /// The phase; `nil` if no lamp is lit.
  package let phase: Phase?
}
