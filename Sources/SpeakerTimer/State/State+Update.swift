import SpeechAnnouncement
import TerminalCanvas
public import TimerEngine

extension State {
  /// Takes an event into account, and returns what is to be done outside, in order.
  ///
  /// First the time that has passed until `moment` is: cues that were crossed are announced, and
  /// what was told long enough is forgotten. Then the event. What changes by hand is never
  /// announced; only time is.
  public mutating func update(_ event: Event, at moment: Moment) -> [Effect] {
    let crossed = advance(to: moment)
    let before = countdown
    let effects = holdPointer() + take(event) + rememberStart()
    endFlash()
    if countdown.isRunning { focus = nil }
    shown = countdown.shown(at: now)
    expectedWake = nextWake
    let all = crossed + silence(since: before) + drainReports(since: before) + effects
    return published(recorded(all + prepare(), since: before))
  }

  private mutating func take(_ event: Event) -> [Effect] {
    switch event {
    case .began(let beginning): return begin(beginning)
    case .timePassed: break
    case .resized(let size): self.size = size
    case .input(let input): return take(input)
    case .wallClock(let reading): runToFinish(reading)
    case .notStored(let reason): tell(.notStored(reason))
    case .notRecorded(let reason): tellOnce(.notRecorded(reason))
    case .notSynced(let reason): tellOnce(.notSynced(reason))
    case .storingIsSlow: tellAfterLonger(.storingIsSlow)
    case .leftOut(let count): tell(.leftOut(count))
    case .voice(.unheard(let tone)): return settings.announcing == .off ? [] : ring(for: tone)
    case .voice(.failed(let reason)): tellOnce(.fault(reason))
    case .notPublished(let fault): tellOnce(fault)
    }
    return []
  }

  private mutating func take(_ input: Input) -> [Effect] {
    coveredNotice = nil
    switch input {
    case .key(let key): return press(key)
    case .mouse(let mouse): return move(mouse)
    case .line(let line): return obey(line)
    case .end: return endInput()
    }
  }

  private mutating func advance(to moment: Moment) -> [Effect] {
    let jumps = jumps(to: moment)
    self.moment = moment
    forgetNotices()
    if let question, question.until <= now { self.question = nil }
    let due = bells.prefix { $0 <= now }
    bells.removeFirst(due.count)
    let cues = announceCues()
    for jump in jumps { tellBeside(jump) }
    return (due.isEmpty ? [] : [.ring]) + cues
  }

  private mutating func announceCues() -> [Effect] {
    guard countdown.isRunning else { return [] }
    let schedule = Schedule(of: countdown.talk)
    let reached = countdown.shown(at: now)
    flashForCrossing(from: shown, to: reached)
    // Some time after zero, which has then been seen and heard.
    let isUp = settings.quitsAtZero && reached <= end && shown > Self.heardEnd
    return crossings(from: shown, to: reached)
      + schedule.cues(from: shown, to: reached).flatMap { announce($0) }
      + (isUp ? [done(over: reached < end ? -reached : 0), .end(.finished)] : [])
  }

  /// Tells a cue on the status line and as a line of its own, or by the bell.
  private mutating func announce(_ cue: Cue) -> [Effect] {
    guard announces else { return [] }
    if cue.kind != .beep {
      showOverLonger(.announcement(Announcement(cue, in: settings.language).text))
    }
    return told(cue) + (tone(of: cue).map { sound($0) } ?? []) + say(cue)
  }

  /// Puts words on the status line, usually for five seconds.
  mutating func show(_ words: Notice, for time: Duration = .seconds(5)) {
    notice = (words, now + real(time))
  }

  /// The same, and reports them.
  mutating func tell(_ words: Notice, for time: Duration = .seconds(5)) {
    show(words, for: time)
    report(.notice(words.texts(in: phrases, settings.keys)[0]))
  }

  /// The next moment at which the screen or the bell has something new, if no key is pressed.
  ///
  /// Once a second while the clock runs; once a minute while it is stopped.
  public var nextWake: Timestamp? {
    var moments = [
      countdown.nextChange(after: now), notice?.until, question?.until, bells.first,
      flash?.nextChange(after: now), holdMoment,
    ]
    if countdown.isRunning, showsWords { moments.append(wordsUntil) }
    if showsControls, focus == nil { moments.append(controlsUntil) }
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
