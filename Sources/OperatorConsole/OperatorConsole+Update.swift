import SpeechAnnouncement
package import StageDisplay
import TerminalCanvas
import TimerEngine

extension OperatorConsole {
  /// Takes an event into account, and returns what is to be done outside, in order.
  ///
  /// First the time that has passed until `moment` is: cues that were crossed are announced, and
  /// what was told long enough is forgotten. Then the event. What changes by hand is never
  /// announced; only time is.
  package mutating func update(_ event: Event, at moment: Moment) -> [Effect] {
    effects = []
    advance(to: moment)
    longPress()
    handle(event)
    rememberStart()
    session.endFlash(at: realNow)
    session.endMarkWords(at: realNow)
    if snapshot.isRunning { focus = nil }
    session.chooseDigits(at: now)
    nextWake = nextChange
    expectedWake = nextWake
    effects += voice.prepare(session.stage).map(Effect.voice)
    return effects
  }

  private mutating func handle(_ event: Event) {
    switch event {
    case .launched(let launch): begin(launch)
    case .timePassed: break
    case .resized(let size): self.size = size
    case .input(let input): handle(input)
    case .wallClock(let reading): runToFinish(reading)
    case .notStored(let reason): notify(.notStored(reason))
    case .notRecorded(let reason): notifyOnce(.notRecorded(reason))
    case .notSynced(let reason): notifyOnce(.notSynced(reason))
    case .storingIsSlow: notifyUnlessLongNotice(.storingIsSlow)
    case .omittedLines(let count): notify(.omittedLines(count))
    case .voice(.unheard(let tone)): ringBell(for: tone)
    case .voice(.failed(let reason)): notifyOnce(.fault(reason))
    case .sinkFailed(let fault): notifyOnce(fault)
    }
  }

  private mutating func handle(_ input: Input) {
    notices.forgetCovered()
    switch input {
    case .key(let key): press(key)
    case .mouse(let mouse): move(mouse)
    case .line(let line): execute(line: line)
    case .end: endInput()
    }
  }

  /// The bell takes the place of a tone that no voice can sound.
  private mutating func ringBell(for tone: Tone) {
    guard session.announcing != .off else { return }
    bell.begin(tone, at: realNow)
    effects.append(.bell)
  }

  // MARK: Time

  private mutating func advance(to moment: Moment) {
    let jumps = jumps(to: moment)
    self.moment = moment
    notices.pass(to: realNow)
    if let question, question.until <= realNow { overlay = nil }
    if bell.pass(to: realNow) { effects.append(.bell) }
    let events = session.advance(to: now)
    if capabilities.hasScreen { session.flash(for: events, at: moment) }
    for event in events {
      if case .passed(let earlier, let later) = event.kind {
        announceCues(from: earlier, to: later)
      } else {
        emit(event)
      }
      if event.kind == .stop(.timeUp) { leaveStoppedSegment() }
    }
    for jump in jumps { notifyOfJump(jump) }
  }

  private mutating func announceCues(from earlier: Int, to later: Int) {
    let schedule = Schedule(of: snapshot.segment)
    for cue in schedule.cues(from: earlier, to: later) where session.announces {
      showMark(of: cue)
      emit(.cue(cue))
    }
    // Some time after zero, which has then been seen and heard.
    guard quitsAtZero, later <= autoQuitSecond, earlier > Self.lastSpokenSecond else { return }
    guard snapshot.nextSegment == nil else {
      if hasInputEnded { change(.next) }
      return
    }
    end(
      .finished, .done(snapshot.preset.duration, over: later < autoQuitSecond ? -later : 0))
  }

  /// A talk that has stopped at its end is over for a program that ends with it; in the middle it goes
  /// on where nobody else can do that.
  private mutating func leaveStoppedSegment() {
    guard quitsAtZero else { return }
    guard snapshot.nextSegment == nil else {
      if hasInputEnded { change(.start) }
      return
    }
    end(.finished, .done(snapshot.preset.duration, over: 0))
  }

  /// What the displays show of a mark: its words in large letters, or a flash for its bell.
  private mutating func showMark(of cue: Cue) {
    guard capabilities.hasScreen, !session.stage.hides(cue) else { return }
    if cue.showsWords, let words = cue.words { session.show(markWords: words, at: realNow) }
    if let ring = cue.ring { session.flash(for: ring, at: realNow) }
  }

  /// The second after zero at which all that is said of it has been heard.
  private static let lastSpokenSecond = -3

  /// The second after zero at which a program ends that ends by itself.
  private var autoQuitSecond: Int { session.announcing == .speak ? Self.lastSpokenSecond : -1 }

  /// What a new moment tells of the machine: that it slept over more than a second of a talk, and
  /// that somebody has set the wall clock.
  private func jumps(to new: Moment) -> [Notice] {
    let second = Duration.seconds(1)
    var jumps: [Notice] = []
    let late = expectedWake.map { new.real - $0 } ?? .zero
    if snapshot.isRunning, late > second { jumps.append(.late(late)) }
    let passed = new.real - realNow
    let moved = new.wallClock - moment.wallClock - passed
    if moved > second || moved < .zero - second { jumps.append(.wallClockMoved(by: moved)) }
    return jumps
  }

  /// Tells of a jump, on the status line behind the one announcement of what fell into it.
  private mutating func notifyOfJump(_ jump: Notice) {
    let covered = notices.current
    notifyUnlessLongNotice(jump)
    if case .announcement(let text) = covered?.words {
      show(.both(text, jump.texts(in: phrases, settings.keys)[0]))
    }
  }

  /// What `nextWake` is to be now.
  var nextChange: Timestamp? {
    var moments = [
      scene().nextChange, notices.current?.until, question?.until, bell.next, longPressMoment,
      session.markWordsEnd,
    ]
    if snapshot.isRunning, showsWords { moments.append(wordsUntil) }
    if showsControls, focus == nil { moments.append(controlsUntil) }
    if showsTimeOfDay {
      moments.append(realNow + Self.toNextMinute(from: moment.timeOfDay))
    } else if !snapshot.isRunning {
      moments.append(realNow + Self.toNextMinute(from: session.stage.idleTime(at: moment)))
    }
    return moments.compactMap { $0 }.min()
  }

  private static func toNextMinute(from time: Duration) -> Duration {
    .seconds(60 * (time.components.seconds / 60 + 1)) - time
  }

  // MARK: What is told

  /// Puts words on the status line, usually for five seconds.
  mutating func show(_ words: Notice, for time: Duration = .seconds(5)) {
    notices.show(words, for: time, at: realNow)
  }

  /// The same, and reports them.
  mutating func notify(_ words: Notice, for time: Duration = .seconds(5)) {
    show(words, for: time)
    report(words)
  }

  /// Tells something, but leaves what is told for longer on the status line.
  mutating func notifyUnlessLongNotice(_ words: Notice) {
    notices.showUnlessLongNotice(words, at: realNow)
    report(words)
  }

  /// Says what cannot be done, the first time.
  mutating func notifyOnce(_ fault: Notice) {
    if notices.isNew(fault) { notify(fault, for: .seconds(10)) }
  }

  private mutating func notifyOnce(_ fault: SinkFault) {
    if notices.isNew(fault) { notify(.fault(fault.words), for: .seconds(10)) }
  }

  private mutating func report(_ words: Notice) {
    emit(.notice, saying: words.texts(in: phrases, settings.keys)[0])
  }
}
