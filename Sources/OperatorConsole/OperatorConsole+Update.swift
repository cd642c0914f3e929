package import StageClock
package import StageDisplay
import TerminalCanvas
import TimerEngine

extension OperatorConsole {
  /// Handles an event and returns the effects that the caller performs, in order.
  ///
  /// First it handles the time up to `moment`: the clock announces the cues that were crossed, and
  /// expired notices go. Then it handles the event.
  package mutating func update(_ event: Event, at moment: Moment) -> [Effect] {
    notices.pass(to: moment.real)
    if let question, question.until <= moment.real { overlay = nil }
    withClock { $0.advance(to: moment) }
    performDueLongPress()
    handle(event)
    withClock { $0.settle() }
    if snapshot.isRunning { focus = nil }
    nextWake = nextChange
    return clock.takeEffects()
  }

  private mutating func handle(_ event: Event) {
    switch event {
    case .launched(let launch): begin(launch)
    case .resized(let size): resize(to: size)
    case .input(let input): handle(input)
    default: withClock { $0.handle(event) }
    }
  }

  private mutating func handle(_ input: Input) {
    notices.forgetCovered()
    switch input {
    case .key(let key): press(key)
    case .mouse(let mouse): handle(mouse)
    case .line(let line): execute(line: line)
    case .end: withClock { $0.endInput() }
    }
  }

  private mutating func begin(_ launch: LaunchInfo) {
    operatorWordsUntil = realNow + .seconds(5)
    withClock { $0.begin(launch) }
    tellRoomForView()
    withClock { $0.resume(launch) }
  }

  /// The next real time at which something changes by itself: the clock, the picture, or what is
  /// shown only until a moment.
  var nextChange: Timestamp? {
    var moments = [
      clock.nextWake, nextChangeOfPicture, notices.current?.until, question?.until,
      longPressMoment,
    ]
    if snapshot.isRunning, realNow < operatorWordsUntil { moments.append(operatorWordsUntil) }
    if showsControls, focus == nil { moments.append(controlsUntil) }
    if showsTimeOfDay || showsOperatorView {
      moments.append(clock.nextMinute)
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

  /// Shows what the clock tells.
  mutating func take(_ news: ClockNews) {
    switch news {
    case .notice(let notice, let time, let manner):
      notices.show(notice, for: time, manner, at: realNow)
    case .outdated(let topic): notices.remove(topic)
    case .startHint: show(.firstStart, for: .seconds(60))
    case .changedByHand:
      notices.removeObsolete(hasFocus: focus != nil && !snapshot.isRunning, at: realNow)
    case .rundownChanged:
      if case .lose(.change, _, _, _)? = question { overlay = nil }
    }
  }

  /// Shows a notice of the operator's side on the status line, by default for five seconds.
  mutating func show(_ notice: KeyNotice, for time: Duration = .seconds(5)) {
    notices.show(
      StatusNotice(notice.texts(clock.timeForm, settings.keys), about: notice.topic), for: time,
      .replacing, at: realNow)
  }

  /// Shows a notice and emits it as an event.
  mutating func notify(_ notice: KeyNotice, for time: Duration = .seconds(5)) {
    show(notice, for: time)
    let text = notice.texts(clock.timeForm, settings.keys)[0]
    withClock { $0.emit(notice: text) }
  }
}
