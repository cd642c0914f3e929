import SpeechAnnouncement
public import TimerEngine

extension State {
  /// Takes an event into account, and returns what is to be done outside, in order.
  ///
  /// First the time that has passed until `moment` is: cues that were crossed are announced, and
  /// what was told long enough is forgotten. Then the event. What changes by hand is never
  /// announced; only time is.
  public mutating func update(_ event: Event, at moment: Moment) -> [Effect] {
    var effects = advance(to: moment)
    switch event {
    case .timePassed: break
    case .resized(let size): self.size = size
    case .key(let key): effects += press(key)
    }
    shown = countdown.shown(at: now)
    return effects
  }

  private mutating func advance(to moment: Moment) -> [Effect] {
    self.moment = moment
    if let notice, notice.until <= now { self.notice = nil }
    if let question, question.until <= now { self.question = nil }
    let due = bells.prefix { $0 <= now }
    bells.removeFirst(due.count)
    return (due.isEmpty ? [] : [.ring]) + announceCues()
  }

  private mutating func announceCues() -> [Effect] {
    guard countdown.isRunning else { return [] }
    let schedule = Schedule(countdown.thresholds)
    let reached = countdown.shown(at: now)
    // A second after zero, which has then been seen and heard.
    let isUp = settings.quitsAtZero && reached < 0
    return schedule.cues(from: shown, to: reached).flatMap { announce($0) }
      + (isUp ? [.end(.finished)] : [])
  }

  /// Tells a cue on the status line, or by the bell.
  mutating func announce(_ cue: Cue) -> [Effect] {
    guard settings.announcing != .off else { return [] }
    guard cue.kind != .beep else { return [.ring] }
    tell(.announcement(Announcement(cue).text))
    guard cue.kind == .zero else { return [] }
    bells = [now + real(.milliseconds(250)), now + real(.milliseconds(500))]
    return [.ring]
  }

  /// Puts words on the status line for five seconds.
  mutating func tell(_ words: Notice) { notice = (words, now + real(.seconds(5))) }

  /// The next moment at which the screen or the bell has something new, if no key is pressed.
  ///
  /// Once a second while the clock runs; once a minute while it is stopped.
  public var nextWake: Timestamp? {
    var moments = [
      countdown.nextChange(after: now), notice?.until, question?.until, bells.first,
    ]
    if countdown.isRunning, showsWords { moments.append(wordsUntil) }
    if showsTimeOfDay {
      moments.append(now + real(Self.toNextMinute(from: moment.timeOfDay)))
    } else if !countdown.isRunning {
      moments.append(now + real(Self.toNextMinute(from: idleTime)))
    }
    return moments.compactMap { $0 }.min()
  }

  /// How long the clock has been stopped, in the operator's time.
  var idleTime: Duration { (now - countdown.idleSince) / settings.speed }

  private static func toNextMinute(from time: Duration) -> Duration {
    .seconds(60 * (time.components.seconds / 60 + 1)) - time
  }
}
