package import SpeechAnnouncement
package import StageRenderer
package import TimerEngine

/// The stage of a room's clock elsewhere, as the news of a `Follower` tell it, and counted here:
/// also while the clock is silent or gone.
///
/// It reads no clock: each moment is an argument, in real time by the follower's own clock.
package struct FollowedStage: Sendable {
  /// A clock that is silent for this time is missed.
  package static let patience = Duration.seconds(15)
  /// A clock that was heard in this time is alive, so that a key does not take its talks.
  private static let signOfLife = Duration.seconds(3)

  /// The room that is shown.
  package let room: String
  private let usualLanguage: Language
  /// Whether the time of day is good enough until the session's time is measured.
  private let assumesTime: Bool
  private var clock: SessionClock
  /// The stage as the clock has sent it last; `nil` where there is nothing to show.
  private(set) var received: StageSnapshot?
  /// The talk that is counted here; `nil` without one, and after the clock has ended.
  private var talk: FollowedTalk?
  /// Until when the final stage is shown; `nil` if the clock has not ended.
  private var end: Timestamp?
  /// The stage as it was sent; `nil` without one.
  package private(set) var sent: SentStage?
  /// The same, until it is known whether it can be shown.
  private var newSent: SentStage?
  /// When the clock was last heard.
  package private(set) var lastHeard = Timestamp.start
  /// Which leader of which lineage it is; `nil` before it has said that.
  private(set) var leadership: Leadership?
  /// Whether there is a connection to it, or it was heard since one was lost, and since when.
  package private(set) var isConnected = false
  private var connectionChange = Timestamp.start
  /// The desk that has taken over the talks of the clock, until one is heard again; `nil` if none
  /// has.
  private(set) var takenOverBy: String?

  /// Creates that of a clock that was not heard yet.
  ///
  /// - Parameters:
  ///   - room: the room.
  ///   - language: the language while there is no clock.
  ///   - moment: a moment at which the session's time counts as the time of day until it is
  ///     measured; without one, the talk is not counted until then.
  package init(of room: String, in language: Language, assuming moment: Moment? = nil) {
    (self.room, usualLanguage, assumesTime) = (room, language, moment != nil)
    clock = SessionClock(at: moment)
  }

  // MARK: What happens

  /// Receives news; returns what the talk before has to announce until then.
  package mutating func receive(
    _ news: Follower.News, at now: Timestamp
  ) -> [FollowedTalk.Announcement] {
    switch news {
    case .opened: (isConnected, connectionChange) = (true, now)
    case .message(let message): return receive(message, at: now)
    case .sent(let sent, _): newSent = sent
    case .answer, .line: break
    }
    return []
  }

  /// Receives what a display is told, in the same way.
  package mutating func receive(
    _ message: ClockMessage, at now: Timestamp
  ) -> [FollowedTalk.Announcement] {
    switch message {
    case .stage(let stage, _):
      recordSign(at: now)
      return show(stage, at: now)
    case .heard: recordSign(at: now)
    case .offset(let offset):
      recordSign(at: now)
      clock.adopt(offset, at: now)
    case .lost: (isConnected, connectionChange) = (false, now)
    // It comes with a stage.
    case .leadership(let new, _): (leadership, lastHeard) = (new, now)
    case .desk(.takenOver(let desk)): takenOverBy = desk
    case .items, .desk, .unreadable: break
    }
    return []
  }

  private mutating func recordSign(at now: Timestamp) {
    (isConnected, lastHeard, takenOverBy) = (true, now, nil)
  }

  private mutating func show(
    _ stage: StageSnapshot, at now: Timestamp
  ) -> [FollowedTalk.Announcement] {
    clock.hasReached(Timestamp(sinceStart: stage.lastChange.sinceStart / stage.speed), at: now)
    let moment = talkTime(of: stage, at: now)
    let due = talk?.follow(stage, at: moment) ?? []
    talk = stage.ended == nil ? talk ?? FollowedTalk(stage, at: moment) : nil
    end = stage.ended == nil ? nil : now + StageSnapshot.endedTime
    (received, sent) = (stage, newSent)
    return due
  }

  /// Lets time pass; returns what is announced, each of it once.
  package mutating func advance(to now: Timestamp) -> [FollowedTalk.Announcement] {
    if let end, end <= now { (received, sent, talk, self.end) = (nil, nil, nil, nil) }
    guard let received, let moment = talkTime(of: received, at: now) else { return [] }
    return talk?.advance(to: moment) ?? []
  }

  /// When the talk changes, or the final stage disappears, if nothing happens before.
  package func nextChange(after now: Timestamp) -> Timestamp? {
    if let end { return end }
    guard let received, let moment = talkTime(of: received, at: now),
      let change = talk?.snapshot.nextChange(after: moment)
    else { return nil }
    return now + (change - moment) / received.speed + .microseconds(1)
  }

  // MARK: The time

  /// The session's time: it never goes back by less than a second, so that no second is shown
  /// twice.
  package func time(at now: Timestamp) -> Timestamp { clock.now(at: now) }

  /// The session's time as it was measured last; `nil` before that.
  package func measuredTime(at now: Timestamp) -> Timestamp? { offset.map { now + $0.difference } }

  /// The real time of a future moment of the session's time.
  package func real(_ moment: Timestamp) -> Timestamp { clock.real(moment) }

  /// The difference to the session's time as it was measured last; `nil` before that.
  var offset: ClockOffset? { clock.offset }

  /// What a desk keeps of who the clock is and what time it is there; `nil` before that is known.
  func backup(at now: Timestamp) -> BackupChange? {
    guard let leadership, let offset else { return nil }
    return .clock(leadership, offset, age: now - lastHeard)
  }

  /// Whether the time may be off by more than a quarter of a second.
  package var isApproximate: Bool { clock.isApproximate }

  /// The moment of a stage at a moment of this machine.
  package func moment(of stage: StageSnapshot, at moment: Moment) -> Moment {
    let now = time(at: moment.real)
    var moment = moment
    (moment.talk, moment.real) = (Timestamp(sinceStart: now.sinceStart * stage.speed), now)
    return moment
  }

  /// `nil` while the talk is not counted, because no time is known.
  private func talkTime(of stage: StageSnapshot, at now: Timestamp) -> Timestamp? {
    guard assumesTime || offset != nil else { return nil }
    return Timestamp(sinceStart: time(at: now).sinceStart * stage.speed)
  }

  /// Whether the clock was heard a moment ago.
  func isAlive(at now: Timestamp) -> Bool { isConnected && now - lastHeard < Self.signOfLife }

  /// How long nothing was heard of the clock, if that is long.
  package func longSilence(at now: Timestamp) -> Duration? {
    now - lastHeard >= Self.patience ? now - lastHeard : nil
  }

  /// The time since the clock was last heard or the connection was opened or lost, whichever is
  /// latest.
  package func silence(at now: Timestamp) -> Duration { now - max(lastHeard, connectionChange) }

  // MARK: What is shown

  /// The stage as the clock has sent it, with the talk as it is now; `nil` before the first, and
  /// once the final one has disappeared.
  package var stage: StageSnapshot? {
    guard var stage = received else { return nil }
    if let talk { stage.talk = talk.snapshot }
    return stage
  }

  /// Whether the clock has ended; its final stage is shown for a while.
  package var isEnded: Bool { end != nil }

  /// The stage as a display shows it at a moment: without a message that has passed, and with the
  /// last words of a clock that has ended; `nil` where there is nothing to show.
  package func shown(at now: Timestamp) -> StageSnapshot? {
    guard var stage else { return nil }
    if let words = stage.ended {
      (stage.message, stage.isBlackedOut, stage.messageEnd) = (words, false, nil)
      return words.isEmpty ? nil : stage
    }
    if let end = stage.messageEnd, end <= time(at: now) { stage.message = nil }
    let talkTime = Timestamp(sinceStart: time(at: now).sinceStart * stage.speed)
    let digits = stage.talk.segment.digits(at: stage.talk.remainingSecond(at: talkTime))
    stage.hasHours = stage.hasHours || TimeText.needsHours(digits)
    return stage
  }

  /// The same, as the smallest display draws it.
  package func scene(at moment: Moment) -> Scene? {
    shown(at: moment.real).map { stage in
      Scene(
        stage, at: self.moment(of: stage, at: moment), in: Size(columns: 1, rows: 1), Capabilities()
      )
    }
  }

  /// What displays show of the talk; `nil` without one, and while the time is not known.
  package func reading(at now: Timestamp) -> Reading? {
    guard let received, let moment = talkTime(of: received, at: now) else { return nil }
    return talk?.reading(at: moment)
  }

  /// The clock's language, or the usual one while there is no clock.
  package var language: Language { received?.language ?? usualLanguage }

  /// The words of that language.
  package var phrases: Phrases { language.phrases }
}
