import SpeechAnnouncement
import TerminalCanvas
package import TimerEngine

extension State {
  /// Takes an event into account, and returns what is to be done outside, in order.
  ///
  /// First the time that has passed until `moment` is: cues that were crossed are announced, and
  /// what was told long enough is forgotten. Then the event. What changes by hand is never
  /// announced; only time is.
  package mutating func update(_ event: Event, at moment: Moment) -> [Effect] {
    effects = []
    advance(to: moment)
    holdPointer()
    take(event)
    rememberStart()
    endFlash()
    if snapshot.isRunning { focus = nil }
    chooseDigits()
    expectedWake = nextWake
    prepare()
    return effects
  }

  /// Digits with hours stay for a talk that has begun with them or come to them, so that their form
  /// changes once at most.
  private mutating func chooseDigits() {
    hasHours = needsHours || hasHours && !snapshot.isReady
  }

  /// Whether the talk or the shown time is too long for minutes of two digits.
  var needsHours: Bool {
    TimeText.needsHours(snapshot.segment.digits(at: shown))
      || snapshot.preset.format.segments.contains { TimeText.needsHours($0.length) }
  }

  private mutating func take(_ event: Event) {
    switch event {
    case .began(let beginning): begin(beginning)
    case .timePassed: break
    case .resized(let size): self.size = size
    case .input(let input): take(input)
    case .wallClock(let reading): runToFinish(reading)
    case .notStored(let reason): tell(.notStored(reason))
    case .notRecorded(let reason): tellOnce(.notRecorded(reason))
    case .notSynced(let reason): tellOnce(.notSynced(reason))
    case .storingIsSlow: tellAfterLonger(.storingIsSlow)
    case .leftOut(let count): tell(.leftOut(count))
    case .voice(.unheard(let tone)): if settings.announcing != .off { ring(for: tone) }
    case .voice(.failed(let reason)): tellOnce(.fault(reason))
    case .notPublished(let fault): tellOnce(fault)
    }
  }

  private mutating func take(_ input: Input) {
    coveredNotice = nil
    switch input {
    case .key(let key): press(key)
    case .mouse(let mouse): move(mouse)
    case .line(let line): obey(line)
    case .end: endInput()
    }
  }

  private mutating func advance(to moment: Moment) {
    let jumps = jumps(to: moment)
    self.moment = moment
    forgetNotices()
    if let question, question.until <= realNow { self.question = nil }
    let due = bells.prefix { $0 <= realNow }
    bells.removeFirst(due.count)
    if !due.isEmpty { effects.append(.ring) }
    let events = talk.advance(to: now)
    flash(for: events)
    for event in events {
      if case .passed(let earlier, let later) = event.kind {
        announceCues(from: earlier, to: later)
      } else {
        emit(event)
      }
    }
    for jump in jumps { tellBeside(jump) }
  }

  private mutating func announceCues(from earlier: Int, to later: Int) {
    for cue in schedule.cues(from: earlier, to: later) { announce(cue) }
    // Some time after zero, which has then been seen and heard.
    guard settings.quitsAtZero, later <= autoQuitSecond, earlier > Self.heardEnd else { return }
    end(
      .finished, .done(snapshot.segment.length, over: later < autoQuitSecond ? -later : 0))
  }

  /// Tells a cue on the status line and as a line of its own, or by the bell.
  private mutating func announce(_ cue: Cue) {
    guard announces else { return }
    guard !hides(cue) else { return emit(.cue(cue)) }
    if cue.hasWords {
      showOverLonger(.announcement(Announcement(cue, in: settings.language).text))
    }
    emit(.cue(cue))
    if let tone = tone(of: cue) { sound(tone) }
    say(cue)
  }

  /// Puts words on the status line, usually for five seconds.
  mutating func show(_ words: Notice, for time: Duration = .seconds(5)) {
    notice = (words, realNow + time)
  }

  /// The same, and reports them.
  mutating func tell(_ words: Notice, for time: Duration = .seconds(5)) {
    show(words, for: time)
    emit(.notice, saying: words.texts(in: phrases, settings.keys)[0])
  }

  /// The next moment of real time at which the screen or the bell has something new, if no key is
  /// pressed.
  ///
  /// Once a second while the clock runs or is paused; once a minute while it is ready.
  package var nextWake: Timestamp? {
    var moments = [
      nextSecond, notice?.until, question?.until, bells.first,
      flash?.nextChange(after: realNow), holdMoment,
    ]
    if snapshot.isRunning, showsWords { moments.append(wordsUntil) }
    if showsControls, focus == nil { moments.append(controlsUntil) }
    if changesWhilePaused { moments.append(realNow + Self.toNext(1, from: idleTime)) }
    if showsTimeOfDay {
      moments.append(realNow + Self.toNext(60, from: moment.timeOfDay))
    } else if !snapshot.isRunning {
      moments.append(realNow + Self.toNext(60, from: idleTime))
    }
    return moments.compactMap { $0 }.min()
  }

  /// How long the clock has been stopped, in the operator's time.
  var idleTime: Duration { real(now - snapshot.idleSince) }

  /// When the shown second changes next, in real time: rounded up, so that it has changed then.
  private var nextSecond: Timestamp? {
    guard let change = snapshot.nextChange(after: now) else { return nil }
    let rounding = Duration(secondsComponent: 0, attosecondsComponent: Int64(settings.speed - 1))
    return realNow + real(change - now + rounding)
  }

  /// The time until the next multiple of so many seconds.
  private static func toNext(_ seconds: Int64, from time: Duration) -> Duration {
    .seconds(seconds * (time.components.seconds / seconds + 1)) - time
  }
}
