import SpeechAnnouncement
package import StageDisplay
import TimerEngine

// What time does to the clock.
extension StageClock {
  /// Lets time pass up to a moment: crosses cues, and tells of jumps of the clocks.
  ///
  /// Manual changes are never announced; only the passing of time is.
  package mutating func advance(to moment: Moment) {
    let jumps = jumps(to: moment)
    self.moment = moment
    session.updateRundownOffset(at: moment)
    if bell.takeDueRings(at: realNow) { add(.bell) }
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
    for jump in jumps { notify(jump, .joiningAnnouncement) }
  }

  /// Does what follows from everything that has happened at this moment; call it before the effects
  /// are taken.
  package mutating func settle() {
    emit(session.applyHardEnd(at: moment))
    startItemByItself()
    dismissStartHint()
    session.endFlash(at: realNow)
    session.endMarkWords(at: realNow)
    session.endMessage(at: realNow)
    session.endIdentify(at: realNow)
    session.updateHasHours(at: now)
    session.updateStageRundown(at: now)
    recordRundown()
    let stage = session.stage
    nextWake = nextChange(of: stage)
    add(voice.prepare(stage).map(Effect.voice))
    publish()
  }

  /// The next real time at which something changes by itself; `stage` is the session's.
  func nextChange(of stage: StageSnapshot) -> Timestamp? {
    var moments = [
      stage.nextSecond(after: moment), stage.flash?.end, bell.next,
      session.markWordsEnd, session.messageEnd, session.identifyUntil,
    ]
    if let next = session.nextRundownChange(after: now) {
      moments.append(realNow + session.real(next - now))
    }
    return moments.compactMap { $0 }.min()
  }

  // MARK: Cues

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
    // A machine that was busy for a moment has not made the talk longer.
    let isLate = session.real(.seconds(autoQuitSecond - later)) >= .seconds(1)
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
    guard hasPicture, !session.stage.hides(cue) else { return }
    if cue.showsWords, let words = cue.words { session.show(markWords: words, at: realNow) }
    if let ring = cue.ring { session.flashForBell(ring, at: realNow) }
  }

  /// The shown second by which the voice has finished announcing zero.
  private static let zeroSpokenSecond = -3

  /// The shown second at which a program that quits at zero ends.
  private var autoQuitSecond: Int { session.announcing == .speak ? Self.zeroSpokenSecond : -1 }

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
}
