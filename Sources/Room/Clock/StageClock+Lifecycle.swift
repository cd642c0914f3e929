import SpeechAnnouncement
package import StageRenderer
import TimerEngine

// The life cycle: how the program begins, what time does to the clock, and how it ends.
extension StageClock {
  /// Begins: tells what is loaded, and what was found.
  ///
  /// `resume(_:)` follows it, once the screen has told what concerns itself.
  package mutating func begin(_ launch: LaunchInfo) {
    emit(.ready)
    otherClock = launch.otherClock.map(OtherClock.init)
    hints = capabilities.hasScreen && otherClock == nil ? launch.hints : []
    if hints.contains(.start), !snapshot.isRunning { notify(.startHint) }
    if settings.startsAtOnce, state.otherDay(at: now) == nil, !state.asksToBeginAnew { start() }
    if !launch.problems.isEmpty { notify(.file(.problems(launch.problems)), for: .seconds(30)) }
    for fault in launch.faults { notifyOnce(.fault(.other(fault))) }
    if let room = otherClock?.room {
      notify(.otherClock(room: room, talk: state.titledSnapshot.preset), .givingWay)
    }
  }

  /// Tells what goes on from an earlier run.
  package mutating func resume(_ launch: LaunchInfo) {
    if case .takenOver(let room, let fault)? = launch.earlier {
      if state.rundown != nil { begin(launch.rundown) }
      notify(.hasTakenOver(room: room), for: .seconds(30))
      if let fault { notify(.fault(.other(fault)), for: .seconds(30)) }
      emit(.recovered)
      // By now the room's socket is open, so that everybody can know whose the talks are.
      add(.save(.forgetBackup))
    } else if case .quit(let quit)? = launch.earlier {
      let isOfferOfItem = quit.item != nil && quit.item == state.rundown?.current?.id
      if state.rundown != nil { begin(launch.rundown, isNamed: isOfferOfItem) }
      offer(quit)
    } else {
      if let earlier = launch.earlier { begin(after: earlier) }
      if state.rundown != nil { begin(launch.rundown) }
    }
    if let until = settings.until, state.otherDay(at: now) == nil { requestWallClock(for: until) }
  }

  /// Notifies the operator where the rundown begins or is resumed, unless another notice names that
  /// item.
  private mutating func begin(_ rundown: LaunchInfo.EarlierRundown?, isNamed: Bool = false) {
    defer {
      if let day = state.otherDay(at: now) {
        notify(.rundown(.otherDay(day, isClockSet: settings.isWallClockSet)), for: .seconds(30))
      }
    }
    guard let rundown else { return notify(.rundown(takeNoticeOfItem())) }
    let wasOver = settings.asksToBeginAnew && state.asksToBeginAnew ? state.rundown : nil
    let notice =
      wasOver.map(RundownNotice.asksToBeginAnew)
      ?? .goesOn(state.rundown?.current, adopted: rundown.adopted)
    if !isNamed || rundown.adopted != nil { notify(.rundown(notice), for: .seconds(30)) }
    if rundown.adopted != nil, let record = recordOfRundown { add(.save(record)) }
    if let merge = rundown.waiting { notify(.rundown(.waits(merge)), for: .seconds(30)) }
    if !rundown.problems.isEmpty {
      notify(.rundown(.fileIsBroken(rundown.problems)), for: .seconds(30))
    }
  }

  /// Removes the hint how to start, once a talk was started.
  private mutating func dismissStartHint() {
    guard snapshot.isRunning, let hint = hints.remove(.start) else { return }
    notify(.outdated(.firstStart))
    add(.save(.remember(hint)))
  }

  private mutating func begin(after earlier: LaunchInfo.EarlierTalk) {
    switch earlier {
    case .resumed:
      notify(
        .earlierTalk(.resumed(isRunning: snapshot.isRunning, isBreak: isInBreak)),
        for: .seconds(30))
      emit(.recovered)
    // They are told after what the rundown says.
    case .takenOver, .quit: break
    case .offered(let talk):
      let remainingSecond = offer(talk)
      notify(
        .earlierTalk(.offered(talk.preset, remainingSecond, byKey: capabilities.hasKeys)),
        for: .seconds(30))
    case .offeredWithoutClock(let talk):
      let remainingSecond = offer(talk)
      notify(
        .earlierTalk(.offeredWithoutClock(remainingSecond, byKey: capabilities.hasKeys)),
        for: .seconds(30))
    }
  }

  /// Lets undo go on with a talk that was quit.
  private mutating func offer(_ quit: LaunchInfo.QuitTalk) {
    let end = quit.ended.map { UndoHistory.End(talk: $0, moment: now - quit.age) }
    state.offerForUndo(quit.talk, item: quit.item, end: end)
    notify(
      .earlierTalk(
        .quit(
          quit.talk.preset, quit.talk.remainingSecond(at: now), isRunning: quit.talk.isRunning,
          byKey: capabilities.hasKeys)),
      for: .seconds(30))
  }

  /// Lets undo resume a talk; returns its shown second.
  private mutating func offer(_ talk: TalkSnapshot) -> Int {
    state.offerForUndo(talk)
    return talk.remainingSecond(at: now)
  }

  /// Runs the talk until the time of day at which it ends: to the occurrence nearest to the present
  /// end, so that reading the clock again only corrects that.
  mutating func runToFinish(_ reading: TimeOfDayReading) {
    let before = snapshot.finish
    guard let timeOfDay = before?.timeOfDay ?? settings.until else { return }
    let near = before.map { $0.moment - now } ?? reading.left
    let isPassed = near + reading.passed < reading.left - near
    let finish = TalkSnapshot.Finish(
      timeOfDay: timeOfDay, at: now + (isPassed ? .zero - reading.passed : reading.left))
    // At the start of the program there is nothing to undo.
    let events =
      (before == nil
        ? try? state.apply(.run(until: finish), at: now, isUndoable: false)
        : try? apply(.keepFinish(finish))) ?? []
    if snapshot.isRunning {
      let isTomorrow = !isPassed && reading.midnights > 0
      // Whoever meant today must see that it is tomorrow, whatever else there is to tell.
      notify(
        .until(
          timeOfDay, isTomorrow: isTomorrow, shownInstead: isPassed ? nil : reading.shownInstead),
        isTomorrow ? .covering : .givingWay)
    }
    emit(events)
  }

  /// Runs to the next occurrence of a time of day that a command has requested.
  ///
  /// While a talk runs, a time that has just passed is refused.
  mutating func run(to timeOfDay: Int, _ reading: TimeOfDayReading) throws(CommandRefusal) {
    let isPassed = reading.midnights > 0 && reading.passed < reading.left
    guard !snapshot.isRunning || !isPassed else { throw .passed(timeOfDay) }
    let finish = TalkSnapshot.Finish(timeOfDay: timeOfDay, at: now + reading.left)
    let events = (try? apply(.run(until: finish))) ?? []
    notify(
      .until(
        timeOfDay, isTomorrow: reading.midnights > 0, shownInstead: reading.shownInstead))
    emit(events)
  }

  // MARK: Time

  /// Lets time pass up to a moment: crosses cues, and tells of jumps of the clocks.
  ///
  /// Manual changes are never announced; only the passing of time is.
  package mutating func advance(to moment: Moment) {
    let jumps = jumps(to: moment)
    self.moment = moment
    state.updateRundownOffset(at: moment)
    if bell.takeDueRings(at: realNow) { add(.bell) }
    let passed = state.talk.advance(to: now)
    let events = state.applyHardEnd(to: passed, at: moment)
    state.flashForEvents(events, at: moment)
    for event in events {
      if case .passed(let earlier, let later) = event.kind {
        announceCues(from: earlier, to: later)
      } else {
        emit(event)
      }
      if event.kind == .stop(.timeUp) { leaveStoppedSegment() }
    }
    for jump in jumps { notify(jump, .joiningAnnouncement) }
  }

  /// Does what follows from everything that has happened at this moment; call it before the effects
  /// are taken.
  package mutating func settle() {
    startItemByItself()
    dismissStartHint()
    ignoreOtherClock()
    state.endFlash(at: realNow)
    state.endMarkWords(at: realNow)
    state.endMessage(at: realNow)
    state.endIdentify(at: realNow)
    notifyOfCover()
    state.updateHasHours(at: now)
    state.updateStageRundown(at: now)
    sayNotes()
    recordRundown()
    noteRecordedChange()
    continueHandOver()
    let stage = state.stage
    nextWake = nextChange(of: stage)
    add(voice.prepare(stage, at: moment).map(Effect.voice))
    publish()
    publishPresets()
    sendMail()
  }

  /// The next real time at which something changes by itself; `stage` is the session's.
  func nextChange(of stage: StageSnapshot) -> Timestamp? {
    let moments = [
      stage.nextSecond(after: moment), stage.flash?.end, bell.next,
      state.markWordsEnd, state.messageEnd, state.identifyUntil, handOver?.end,
      state.nextRundownWake(after: moment),
    ]
    return moments.compactMap { $0 }.min()
  }

  // MARK: Cues

  private mutating func announceCues(from earlier: Int, to later: Int) {
    remindOfBreak(from: earlier, to: later)
    let schedule = CueSchedule(of: snapshot.segment)
    for cue in schedule.cues(from: earlier, to: later) where state.announces {
      showMark(of: cue)
      emit(.cue(cue))
    }
    // The program ends some time after zero, when zero was seen and heard.
    guard quitsAtZero, later <= autoQuitSecond, earlier > Self.zeroSpokenSecond else { return }
    guard snapshot.nextSegment == nil else {
      if hasInputEnded { change(.next) }
      return
    }
    // A machine that was busy for a moment has not made the talk longer.
    let isLate = state.real(.seconds(autoQuitSecond - later)) >= .seconds(1)
    end(.finished, outcome(at: isLate ? later : 0))
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
    guard hasPicture, !state.titledSnapshot.hides(cue) else { return }
    if cue.showsWords, let words = cue.words { state.show(markWords: words, at: realNow) }
    if let ring = cue.ring { state.flashForBell(ring, at: realNow) }
  }

  /// The shown second by which the voice has finished announcing zero.
  private static let zeroSpokenSecond = -3

  /// The shown second at which a program that quits at zero ends.
  private var autoQuitSecond: Int { state.announcing == .speak ? Self.zeroSpokenSecond : -1 }

  // MARK: Jumps

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

  // MARK: The end

  /// Handles the end of the input: a running talk continues to its end; otherwise the program ends.
  package mutating func endInput() {
    if snapshot.isRunning, remainingSecond >= 0 || snapshot.nextSegment != nil {
      (quitsAtZero, hasInputEnded) = (true, true)
      if remainingSecond < 0 { change(.next) }
      return
    }
    if snapshot.isReady {
      endWithoutTalk(.noTalk, .endedEarly)
    } else {
      guard remainingSecond > 0 else { return finish() }
      // A paused talk was not ended, so its record stays.
      endWithoutTalk(.leftPaused(remainingSecond), .kept)
    }
  }

  /// Ends the program although no talk has ended, and says why.
  private mutating func endWithoutTalk(_ reason: Notice, _ outcome: TalkEvent.End) {
    notify(reason)
    end(.endedEarly, outcome, saying: fullText(of: reason))
  }

  /// Ends the program, and the talk with it; as what, if that does not depend on the talk.
  mutating func finish(as ending: Ending? = nil) {
    guard !snapshot.isReady else {
      return end(ending ?? .finished, .endedEarly, wayBack: wayBack)
    }
    let isOver = snapshot.remaining(at: now) <= .zero && snapshot.nextSegment == nil
    // A break goes on at the next start, also after its time.
    if !isOver || isInBreak, settings.startCommand != nil { record.quitTalk = state.titledSnapshot }
    guard isOver || snapshot.segment.verdict(at: remainingSecond) != nil else {
      return end(ending ?? .endedEarly, .endedEarly, wayBack: wayBack)
    }
    end(ending ?? .finished, outcome(at: remainingSecond), wayBack: wayBack)
  }

  /// The outcome of a talk that was finished at a shown second.
  func outcome(at remainingSecond: Int) -> TalkEvent.End {
    if let verdict = snapshot.segment.verdict(at: remainingSecond) {
      return .judged(elapsed: snapshot.segment.length - remainingSecond, verdict)
    }
    return .done(planned: snapshot.preset.duration, over: -remainingSecond)
  }

  // MARK: A second clock

  /// Makes the program a desk of the room's other clock, once it is known that this one is still
  /// there.
  mutating func join() throws(CommandRefusal) {
    guard otherClock != nil else { throw .noOtherClock(room: settings.room) }
    guard capabilities.hasScreen else { throw .notInPlainMode }
    add(.findOtherClock)
  }

  /// Does so, or tells that the other clock has ended.
  mutating func join(ifItIs isThere: Bool) {
    guard let room = otherClock?.room else { return }
    guard !isThere else { return finish(as: .joins) }
    otherClock = nil
    notify(.otherClockHasEnded(room: room), for: .seconds(10))
  }

  /// Tells, once a talk was started beside the other clock, what this one cannot do.
  private mutating func ignoreOtherClock() {
    guard snapshot.isRunning, let other = otherClock, !other.isIgnored else { return }
    otherClock?.isIgnored = true
    notifyOnce(.fault(.other(other.fault)))
  }
}
