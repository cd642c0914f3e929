import SpeechAnnouncement
import TerminalCanvas
import TimerEngine

// The program's course: how it begins, what is said to it in lines, and how it ends.
extension State {
  mutating func begin(_ beginning: Beginning) -> [Effect] {
    wordsUntil = now + real(.seconds(5))
    report(.ready(countdown.talk))
    hints = abilities.hasScreen ? beginning.hints : []
    if hints.contains(.start), !countdown.isRunning { show(.firstStart, for: .seconds(60)) }
    if settings.startsAtOnce { start() }
    if !beginning.problems.isEmpty { tell(.problems(beginning.problems), for: .seconds(30)) }
    for fault in beginning.faults { tellOnce(.fault(fault)) }
    if let earlier = beginning.earlier { begin(after: earlier) }
    return settings.until.map { [.readWallClock($0)] } ?? []
  }

  /// Who has started a talk knows how.
  mutating func rememberStart() -> [Effect] {
    guard countdown.isRunning, let hint = hints.remove(.start) else { return [] }
    if notice?.words == .firstStart { notice = nil }
    return [.remember(hint)]
  }

  private mutating func begin(after earlier: Beginning.Earlier) {
    switch earlier {
    case .resumed:
      isRecorded = true
      let shown = countdown.shown(at: now)
      tell(.resumed(isRunning: countdown.isRunning), for: .seconds(30))
      // To other programs nothing has started or stopped.
      pending.append(.report(countdown.isRunning ? .resume(shown) : .stop(shown)))
    case .offered(let countdown):
      let shown = offer(countdown)
      tell(.offered(countdown.talk, shown, byKey: abilities.hasKeys), for: .seconds(30))
    case .offeredWithoutClock(let countdown):
      let shown = offer(countdown)
      tell(.offeredWithoutClock(shown, byKey: abilities.hasKeys), for: .seconds(30))
    }
  }

  /// Lets undo take up a talk; returns the second that it shows.
  private mutating func offer(_ countdown: Countdown) -> Int {
    history.record(countdown)
    offered = countdown
    return countdown.shown(at: now)
  }

  /// Runs to the time of day that was asked for: to the one of its occurrences that is nearest to
  /// where the end is now, so that reading the clock again corrects it and no more.
  mutating func runToFinish(_ reading: TimeOfDayReading) {
    let before = countdown.finish
    guard let timeOfDay = before?.timeOfDay ?? settings.until else { return }
    let near = before.map { $0.moment - now } ?? reading.left
    let isPassed = near + reading.passed < reading.left - near
    let finish = Countdown.Finish(
      timeOfDay: timeOfDay, at: now + (isPassed ? .zero - reading.passed : reading.left))
    if before == nil {
      countdown.run(until: finish, at: now)
    } else {
      change { $0.run(until: finish, at: $1) }
    }
    tellAfterLonger(
      .until(
        timeOfDay, isTomorrow: !isPassed && reading.midnights > 0,
        shownInstead: isPassed ? nil : reading.shownInstead))
  }

  // MARK: Lines

  /// Does what a line asks for; whole words are meant, and not guarded as keys are.
  mutating func obey(_ line: String) -> [Effect] {
    do throws(CommandError) {
      return try Command(line).map { perform($0) } ?? []
    } catch {
      tell(.command(.wrong(error)))
      return []
    }
  }

  private mutating func perform(_ command: Command) -> [Effect] {
    switch command {
    case .start: if countdown.isRunning { tell(.command(.alreadyRunning)) } else { start() }
    case .stop: if countdown.isRunning { stop() } else { tell(.command(.notRunning)) }
    case .add(let seconds): add(seconds)
    case .preset(let text): takePreset(named: text)
    case .green: return tapGreen()
    case .time: report(.time(countdown.shown(at: now)))
    case .undo: undo()
    case .help: tell(.command(.help))
    case .quit: return finish()
    }
    return []
  }

  private mutating func stop() { change { $0.stop(at: $1) } }

  private mutating func add(_ seconds: Int) {
    let before = countdown
    change { _ = $0.add(seconds, at: $1) }
    if !countdown.differs(from: before) { tell(.command(.noChange)) }
  }

  private mutating func takePreset(named text: String) {
    do throws(PresetSearchError) {
      take(try presets.preset(named: text))
    } catch {
      tell(.command(.noPreset(error)))
    }
  }

  /// Shows or hides the time of day; where there is no screen, tells the time that is left.
  mutating func tellTime() {
    if abilities.hasScreen {
      showsTimeOfDay.toggle()
    } else {
      report(.time(countdown.shown(at: now)))
    }
  }

  // MARK: The end

  /// Nobody can say anything any more: a running talk goes on to its end, else this is the end.
  mutating func endInput() -> [Effect] {
    if countdown.isRunning, shown >= 0 {
      settings.quitsAtZero = true
      return []
    }
    if countdown.isReady {
      tell(.noTalk)
    } else {
      guard shown > 0 else { return finish() }
      // Nobody has ended a paused talk: it can be taken up again.
      isRecorded = false
      tell(.givenUp(shown))
    }
    return [.end(.givenUp)]
  }

  func done(over: Int) -> Effect { .report(.done(countdown.greenTime, over: over)) }

  /// Ends the program, and the talk with it.
  mutating func finish() -> [Effect] {
    guard !countdown.isReady else { return [.end(.finished)] }
    let left = countdown.remaining(at: now).shownSecond
    guard countdown.remaining(at: now) > .zero else {
      return [done(over: -left), .end(.finished)]
    }
    tell(.givenUp(left))
    return [.end(.givenUp)]
  }
}
