import SpeechAnnouncement
import StageDisplay
import TerminalCanvas
import TimerEngine

// The program's course: how it begins, what is said to it in lines, and how it ends.
extension OperatorConsole {
  mutating func begin(_ beginning: Beginning) {
    wordsUntil = realNow + .seconds(5)
    emit(.ready)
    hints = abilities.hasScreen ? beginning.hints : []
    if hints.contains(.start), !snapshot.isRunning { show(.firstStart, for: .seconds(60)) }
    if settings.startsAtOnce { start() }
    if !beginning.problems.isEmpty { tell(.problems(beginning.problems), for: .seconds(30)) }
    for fault in beginning.faults { tellOnce(.fault(fault)) }
    if let earlier = beginning.earlier { begin(after: earlier) }
    if let until = settings.until { effects.append(.readWallClock(until)) }
  }

  /// Who has started a talk knows how.
  mutating func rememberStart() {
    guard snapshot.isRunning, let hint = hints.remove(.start) else { return }
    notices.remove(.firstStart)
    effects.append(.remember(hint))
  }

  private mutating func begin(after earlier: Beginning.Earlier) {
    switch earlier {
    case .resumed:
      tell(.resumed(isRunning: snapshot.isRunning), for: .seconds(30))
      emit(.recovered)
    case .offered(let talk):
      let shown = offer(talk)
      tell(.offered(talk.preset, shown, byKey: abilities.hasKeys), for: .seconds(30))
    case .offeredWithoutClock(let talk):
      let shown = offer(talk)
      tell(.offeredWithoutClock(shown, byKey: abilities.hasKeys), for: .seconds(30))
    }
  }

  /// Lets undo take up a talk; returns the second that it shows.
  private mutating func offer(_ talk: TalkSnapshot) -> Int {
    session.offer(talk)
    offered = talk
    return talk.shown(at: now)
  }

  /// Runs to the time of day that was asked for: to the one of its occurrences that is nearest to
  /// where the end is now, so that reading the clock again corrects it and no more.
  mutating func runToFinish(_ reading: TimeOfDayReading) {
    let before = snapshot.finish
    guard let timeOfDay = before?.timeOfDay ?? settings.until else { return }
    let near = before.map { $0.moment - now } ?? reading.left
    let isPassed = near + reading.passed < reading.left - near
    let finish = TalkSnapshot.Finish(
      timeOfDay: timeOfDay, at: now + (isPassed ? .zero - reading.passed : reading.left))
    let command = TalkCommand.run(until: finish)
    // Where it was asked for at the start, there is nothing before it to go back to.
    let events =
      (before == nil
        ? try? session.apply(command, at: now, isUndoable: false) : try? apply(command)) ?? []
    tellBehindLonger(
      .until(
        timeOfDay, isTomorrow: !isPassed && reading.midnights > 0,
        shownInstead: isPassed ? nil : reading.shownInstead))
    emit(events)
  }

  /// Shows or hides the time of day; where there is no screen, tells the time that is left.
  mutating func tellTime() {
    if abilities.hasScreen {
      showsTimeOfDay.toggle()
    } else {
      emit(.time)
    }
  }

  // MARK: The end

  /// Nobody can say anything any more: a running talk goes on to its end, else this is the end.
  mutating func endInput() {
    if snapshot.isRunning, shown >= 0 || snapshot.nextSegment != nil {
      (quitsAtZero, nobodyGoesOn) = (true, true)
      if shown < 0 { change(.next) }
      return
    }
    if snapshot.isReady {
      giveUp(.noTalk, .givenUp)
    } else {
      guard shown > 0 else { return finish() }
      // Nobody has ended a paused talk.
      giveUp(.givenUp(shown), .kept)
    }
  }

  /// Ends the program without a talk that was finished, and says why.
  private mutating func giveUp(_ reason: Notice, _ outcome: TalkEvent.End) {
    tell(reason)
    end(.givenUp, outcome, saying: reason.texts(in: phrases, settings.keys)[0])
  }

  /// Ends the program, and the talk with it.
  mutating func finish() {
    guard !snapshot.isReady else { return end(.finished, .givenUp) }
    if let verdict = snapshot.segment.verdict(at: shown) {
      return end(.finished, .judged(snapshot.segment.length - shown, verdict))
    }
    guard snapshot.remaining(at: now) <= .zero, snapshot.nextSegment == nil else {
      return giveUp(.givenUp(shown), .givenUp)
    }
    end(.finished, .done(snapshot.preset.duration, over: -shown))
  }
}
