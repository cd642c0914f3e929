import SpeechAnnouncement
package import StageRenderer
package import TimerEngine

/// A talk that runs in a clock elsewhere, and is counted here from the clock's snapshots.
///
/// It announces what happens as time passes, as the clock does: the cues of each second, and each
/// segment that begins by itself. It never announces what somebody does by hand, such as a start.
///
/// Each announcement comes once, when the talk is first advanced to its moment or beyond, unless it
/// is already older than `maxAge`. Neither a snapshot that repeats the talk, nor a correction of
/// the time, nor another connection changes that: the moments of announcements are in the clock's
/// time.
///
/// If a command has changed the talk, a snapshot counts from the moment of the change. If time has
/// changed it, or if it is the first, the snapshot counts from the moment at which it is heard.
/// Cues of the earlier talk up to that moment are still announced.
///
/// While the time is not known, nothing is announced. If the talk changes in the meantime,
/// announcements of that time are not made later.
package struct FollowedTalk: Sendable {
  /// Something to announce.
  package struct Announcement: Sendable {
    /// A cue, or the beginning of a segment.
    package let event: TalkEvent
    /// The talk at that moment.
    package let talk: TalkSnapshot
    /// When it was due, in the talk's time.
    package let moment: Timestamp
  }

  /// Announcements that are older than this, in real time, are not made any more.
  package static let maxAge = Duration.seconds(2)
  /// Moments that differ by less than this can be those of the same announcement, because snapshots
  /// round them.
  private static let rounding = Duration.milliseconds(2)

  /// The last stage that the clock has sent.
  private var received: StageSnapshot
  private var talk: Talk
  /// The moment up to which the talk is counted; `nil` until the time is known.
  private var reached: Timestamp?
  /// The recent announcements.
  private var announced: [Announcement] = []

  /// Follows the first talk that a clock sends, from a moment on; `nil` if the time is not known.
  package init(_ stage: StageSnapshot, at now: Timestamp?) {
    received = stage
    (talk, reached) = Self.talk(of: stage, at: now)
  }

  /// The talk of a stage, counted up to a moment without an announcement.
  ///
  /// It counts at least up to the talk's last change, even if the time is estimated too low.
  /// Otherwise the talk would have more than its length left, and would count down to it. Snapshots
  /// round the change and the deadline, so the talk is counted from a little after the change.
  private static func talk(
    of stage: StageSnapshot, at moment: Timestamp?
  ) -> (talk: Talk, reached: Timestamp?) {
    guard let moment else { return (Talk(stage.talk, at: stage.lastChange), nil) }
    let start = max(moment, stage.lastChange + .microseconds(2) * stage.speed)
    return (Talk(stage.talk.caughtUp(at: start), at: start), start)
  }

  /// The current talk.
  package var snapshot: TalkSnapshot { talk.snapshot }

  /// What is shown at a moment, in the talk's time.
  ///
  /// A late estimate or a small correction never increases the time that is shown as left.
  package func reading(at now: Timestamp) -> Reading { talk.snapshot.reading(at: moment(at: now)) }

  /// The moment of the talk at an estimated time.
  ///
  /// It is never before the last change or before a moment that was already reached. After a
  /// correction backwards by more than `maxAge` it is the estimated time itself.
  package func moment(at now: Timestamp) -> Timestamp {
    guard let reached, reached - now <= Self.maxAge * received.speed else { return now }
    return max(now, reached)
  }

  /// Counts up to a moment, in the talk's time; returns the announcements to make, in order.
  ///
  /// A moment before the last one changes nothing.
  package mutating func advance(to now: Timestamp) -> [Announcement] { advance(to: now, at: now) }

  /// Follows a stage that the clock sends at a moment, in the talk's time; returns the
  /// announcements to make, in order.
  package mutating func follow(_ stage: StageSnapshot, at now: Timestamp?) -> [Announcement] {
    let earlier = received
    received = stage
    guard stage.talk != earlier.talk || stage.speed != earlier.speed else {
      return now.map { advance(to: $0) } ?? []
    }
    guard let now else {
      (talk, reached) = Self.talk(of: stage, at: nil)
      return []
    }
    // Even if the time is estimated too low, the clock has reached this moment.
    let change = stage.lastChange
    let present = max(now, change)
    let moment = stage.changedAt == earlier.changedAt ? present : change
    let due = advance(to: moment, at: present)
    (talk, reached) = Self.talk(of: stage, at: moment)
    return due + advance(to: present, at: present)
  }

  /// Counts up to a moment; announcements that are too old `now` are skipped.
  private mutating func advance(to end: Timestamp, at now: Timestamp) -> [Announcement] {
    passOver(to: min(end, now - Self.maxAge * received.speed - .microseconds(1)), at: now)
    guard var moment = reached else {
      (talk, reached) = Self.talk(of: received, at: end)
      return []
    }
    var due: [Announcement] = []
    while let next = talk.snapshot.nextChange(after: moment), next <= end {
      let events = talk.advance(to: next)
      due += announcements(of: events, at: next)
      moment = next
    }
    reached = max(moment, end)
    return remember(due, at: now)
  }

  /// Counts up to a moment without an announcement; after a large correction of the time, begins
  /// anew.
  private mutating func passOver(to moment: Timestamp, at now: Timestamp) {
    guard let reached else { return }
    if reached - now > Self.maxAge * received.speed {
      (talk, self.reached) = Self.talk(of: received, at: now)
    } else if reached < moment {
      _ = talk.advance(to: moment)
      self.reached = moment
    }
  }

  /// What the clock announces when these events happen.
  private func announcements(of events: [TalkEvent], at moment: Timestamp) -> [Announcement] {
    events.flatMap { event in
      let cues = cues(of: event).map { talk.event(.cue($0), at: moment) }
      let isSegment = event.kind == .segment(byHand: false)
      return (isSegment ? [event] : []) + cues
    }.map { Announcement(event: $0, talk: talk.snapshot, moment: moment) }
  }

  private func cues(of event: TalkEvent) -> [Cue] {
    let segment = talk.snapshot.segment
    switch event.kind {
    case .passed(let earlier, let later):
      return CueSchedule(of: segment).cues(from: earlier, to: later)
    case .segment(byHand: false) where segment.cueRules != nil && talk.snapshot.isRunning:
      let reading = event.reading
      return [Cue(.segment, at: reading.remainingSecond, in: reading.phase, place: event.place)]
    default: return []
    }
  }

  /// Removes what was already announced, according to the talk as it was sent earlier.
  private mutating func remember(_ due: [Announcement], at now: Timestamp) -> [Announcement] {
    let new = due.filter { one in
      !announced.contains { other in
        let distance = one.moment - other.moment
        return Self.isSame(one.event.kind, other.event.kind) && distance < Self.rounding
          && distance > .zero - Self.rounding
      }
    }
    announced.removeAll { now - $0.moment > Self.maxAge * 2 * received.speed }
    announced += new
    return new
  }

  /// Whether two events have the same announcement.
  ///
  /// Only the beginning of a phase names that phase.
  private static func isSame(_ one: TalkEvent.Kind, _ other: TalkEvent.Kind) -> Bool {
    guard case .cue(let one) = one, case .cue(let other) = other else { return one == other }
    return one.kind == other.kind && (one.kind != .phase || one.phase == other.phase)
      && one.remainingSecond == other.remainingSecond && one.words == other.words
      && one.ring == other.ring
      && one.place == other.place
  }
}
