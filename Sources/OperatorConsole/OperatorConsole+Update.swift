import SpeechAnnouncement
package import StageDisplay
import TerminalCanvas
import TimerEngine

extension OperatorConsole {
  /// Handles an event and returns the effects that the caller performs, in order.
  ///
  /// First it handles the time up to `moment`: it announces the cues that were crossed, and removes
  /// expired notices. Then it handles the event. Manual changes are never announced; only the
  /// passing of time is.
  package mutating func update(_ event: Event, at moment: Moment) -> [Effect] {
    effects = []
    advance(to: moment)
    performDueLongPress()
    handle(event)
    emit(session.applyHardEnd(at: moment))
    dismissStartHint()
    session.endFlash(at: realNow)
    session.endMarkWords(at: realNow)
    session.endMessage(at: realNow)
    session.endIdentify(at: realNow)
    if snapshot.isRunning { focus = nil }
    session.updateHasHours(at: now)
    session.updateStageRundown(at: now)
    recordRundown()
    nextWake = nextChange
    effects += voice.prepare(session.stage).map(Effect.voice)
    publish()
    return effects
  }

  private mutating func handle(_ event: Event) {
    switch event {
    case .launched(let launch): begin(launch)
    case .timePassed: break
    case .resized(let size): resize(to: size)
    case .input(let input): handle(input)
    case .wallClock(let reading):
      session.author = wallClockAsker
      runToFinish(reading)
      (session.author, wallClockAsker) = (nil, nil)
    case .stored(let change): answerWaiting(change)
    case .notStored(let reason):
      notify(.file(.notStored(reason)))
      answerWaiting(refusedWith: .file(.notStored(reason)))
    case .notUndone(let change, let present):
      session.adopt(present, insteadOf: change)
      guard let slot = change.slot else { return answerWaiting(change) }
      notify(.preset(.notUndone(slot)), for: .seconds(10))
      answerWaiting(change, refusedWith: .preset(.notUndone(slot)))
    case .notRecorded(let reason): notifyOnce(.file(.notRecorded(reason)))
    case .notAddedToReport(let reason): notifyOnce(.file(.notAddedToReport(reason)))
    case .notSynced(let reason): notifyOnce(.file(.notSynced(reason)))
    case .storingIsSlow: emitAndShowUnlessLasting(.file(.storingIsSlow))
    case .omittedLines(let count): notify(.omittedLines(count))
    case .voice(.unheard(let tone)): ringBell(for: tone)
    case .voice(.failed(let fault)): notifyOnce(.fault(fault))
    case .sinkFailed(let fault): notifyOnce(fault)
    case .request(let request): handle(request)
    case .clients(let clients): handle(clients)
    case .display(let display, let change): handle(change, of: display)
    case .clock, .room: break
    }
  }

  private mutating func handle(_ input: Input) {
    notices.forgetCovered()
    switch input {
    case .key(let key): press(key)
    case .mouse(let mouse): handle(mouse)
    case .line(let line): execute(line: line)
    case .end: endInput()
    }
  }

  /// Rings the terminal's bell for a tone that the voice cannot play.
  private mutating func ringBell(for tone: Tone) {
    guard session.announcing != .off else { return }
    bell.scheduleRings(after: tone, at: realNow)
    effects.append(.bell)
  }

  // MARK: Time

  private mutating func advance(to moment: Moment) {
    let jumps = jumps(to: moment)
    self.moment = moment
    session.updateRundownOffset(at: moment)
    notices.pass(to: realNow)
    if let question, question.until <= realNow { overlay = nil }
    if bell.takeDueRings(at: realNow) { effects.append(.bell) }
    let events = session.advance(to: now)
    session.flashForEvents(events, at: moment)
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
    // The program ends some time after zero, when zero was seen and heard.
    guard quitsAtZero, later <= autoQuitSecond, earlier > Self.zeroSpokenSecond else { return }
    guard snapshot.nextSegment == nil else {
      if hasInputEnded { change(.next) }
      return
    }
    end(.finished, outcome(at: later < autoQuitSecond ? later : 0))
  }

  /// Handles a segment with `at_end: stop` that has reached zero.
  ///
  /// The last one ends a program that quits at zero; an earlier one is followed by the next if the
  /// input has ended.
  private mutating func leaveStoppedSegment() {
    guard quitsAtZero else { return }
    guard snapshot.nextSegment == nil else {
      if hasInputEnded { change(.start) }
      return
    }
    end(.finished, outcome(at: 0))
  }

  /// Shows a mark on the displays: its words in large letters, or a flash for its bell.
  private mutating func showMark(of cue: Cue) {
    guard hasPicture, !session.stage.hides(cue) else { return }
    if cue.showsWords, let words = cue.words { session.show(markWords: words, at: realNow) }
    if let ring = cue.ring { session.flashForBell(ring, at: realNow) }
  }

  /// The shown second by which the voice has finished announcing zero.
  private static let zeroSpokenSecond = -3

  /// The shown second at which a program that quits at zero ends.
  private var autoQuitSecond: Int { session.announcing == .speak ? Self.zeroSpokenSecond : -1 }

  /// Notices of clock jumps: the machine slept for more than a second while the talk ran, or
  /// somebody has set the wall clock.
  private func jumps(to new: Moment) -> [Notice] {
    let second = Duration.seconds(1)
    var jumps: [Notice] = []
    let late = nextWake.map { new.real - $0 } ?? .zero
    if snapshot.isRunning, late > second { jumps.append(.late(late)) }
    let passed = new.real - realNow
    let moved = new.wallClock - moment.wallClock - passed
    if moved > second || moved < .zero - second { jumps.append(.wallClockMoved(by: moved)) }
    return jumps
  }

  /// Notifies of a clock jump, on the status line after the announcement of what it crossed.
  private mutating func notifyOfJump(_ jump: Notice) {
    let covered = notices.current
    emitAndShowUnlessLasting(jump)
    if case .announcement(let text) = covered?.notice {
      show(.both(text, jump.texts(timeForm, settings.keys)))
    }
  }

  /// The next real time at which something changes by itself: the picture, a bell, or what is shown
  /// only until a moment.
  var nextChange: Timestamp? {
    var moments = [
      nextChangeOfPicture, notices.current?.until, question?.until, bell.next, longPressMoment,
      session.markWordsEnd, session.messageEnd, session.identifyUntil,
    ]
    if snapshot.isRunning, realNow < operatorWordsUntil { moments.append(operatorWordsUntil) }
    if let next = session.nextRundownChange(after: now) {
      moments.append(realNow + session.real(next - now))
    }
    if showsControls, focus == nil { moments.append(controlsUntil) }
    if showsTimeOfDay || showsOperatorView {
      moments.append(realNow + Self.toNextMinute(from: moment.timeOfDay))
    }
    if !showsTimeOfDay, !snapshot.isRunning {
      moments.append(realNow + Self.toNextMinute(from: session.stage.idleTime(at: moment)))
    }
    return moments.compactMap { $0 }.min()
  }

  private static func toNextMinute(from time: Duration) -> Duration {
    .seconds(60 * (time.components.seconds / 60 + 1)) - time
  }

  // MARK: Notices

  /// Shows a notice on the status line, by default for five seconds.
  mutating func show(_ notice: Notice, for time: Duration = .seconds(5)) {
    notices.show(notice, for: time, at: realNow)
  }

  /// Shows a notice and emits it as an event.
  mutating func notify(_ notice: Notice, for time: Duration = .seconds(5)) {
    show(notice, for: time)
    emitNotice(notice)
  }

  /// Emits a notice as an event, and shows it unless the status line has a lasting one.
  mutating func emitAndShowUnlessLasting(_ notice: Notice) {
    notices.showUnlessLasting(notice, at: realNow)
    emitNotice(notice)
  }

  /// Notifies of a fault the first time that it occurs.
  mutating func notifyOnce(_ fault: Notice) {
    if notices.recordIfNew(fault) { notify(fault, for: .seconds(10)) }
  }

  /// Notifies of the first fault of a sink.
  private mutating func notifyOnce(_ fault: SinkFault) {
    if notices.recordIfNewSource(of: fault) { notify(.fault(fault.fault), for: .seconds(10)) }
  }

  private mutating func emitNotice(_ notice: Notice) {
    var event = session.talk.event(.notice, at: now)
    if case .rundown(.pause) = notice {
      event.ownLine = phrases.line(phrases.lines.pause, fullText(of: notice))
    }
    // What Enter would do is no event that anybody looks for later.
    let isInJournal = if case .keys(.focus) = notice { false } else { true }
    emit(event, saying: fullText(of: notice), isInJournal: isInJournal)
  }

  /// The longest text of a notice.
  func fullText(of notice: Notice) -> String { notice.texts(timeForm, settings.keys)[0] }

  /// Times are in words where there is no screen.
  var timeForm: TimeForm { TimeForm(phrases: phrases, inWords: !capabilities.hasScreen) }
}
