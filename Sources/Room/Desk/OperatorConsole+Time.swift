import StageRenderer
package import TimerEngine

// What time does to the console, and what the clock tells it.
extension OperatorConsole {
  /// Removes notices and questions that have expired at a moment of real time.
  mutating func expire(at now: Timestamp) {
    notices.pass(to: now)
    if let question, question.until <= now { overlay = nil }
  }

  /// Clears the focus while a talk runs; call it after everything else that has happened at this
  /// moment.
  mutating func settle() { if snapshot.isRunning { focus = nil } }

  /// The next real time at which something changes by itself: the clock, the picture, or what is
  /// shown only until a moment.
  ///
  /// Once a second while the clock runs or is paused; once a minute while it is ready.
  package var nextWake: Timestamp? {
    var moments = [
      view.nextWake, nextChangeOfPicture, notices.current?.until, question?.until,
      longPressMoment, secondPress.due,
    ]
    if snapshot.isRunning, realNow < operatorWordsUntil { moments.append(operatorWordsUntil) }
    if showsControls, focus == nil { moments.append(controlsUntil) }
    if showsTimeOfDay || showsOperatorView {
      moments.append(view.nextMinute)
    }
    if !showsTimeOfDay, !snapshot.isRunning {
      moments.append(realNow + view.stage.idleTime(at: moment).toNextMinute)
    }
    return moments.compactMap { $0 }.min()
  }

  // MARK: Notices

  /// Shows what the clock tells.
  mutating func receive(_ news: ClockNews) {
    switch news {
    case .notice(let notice, let time, let manner):
      notices.show(notice, for: time, manner, at: realNow)
    case .outdated(let topic): notices.remove(topic)
    case .startHint: show(.firstStart, for: .seconds(60))
    case .changedByHand:
      switch question {
      case .lose, .pause: overlay = nil
      default: break
      }
      decision?.isOutdated = true
      notices.removeObsolete(hasFocus: focus != nil && !snapshot.isRunning, at: realNow)
    case .rundownChanged:
      if case .lose(.change, _, _, _)? = question { overlay = nil }
      decision?.isOutdated = true
    }
  }

  /// Shows a notice of the operator's side on the status line, by default for five seconds.
  mutating func show(_ notice: KeyNotice, for time: Duration = .seconds(5)) {
    notices.show(
      StatusNotice(notice.texts(timeForm, settings.keys), about: notice.topic), for: time,
      .replacing, at: realNow)
  }

  /// Shows a notice and emits it as an event.
  mutating func notify(_ notice: KeyNotice, for time: Duration = .seconds(5)) {
    show(notice, for: time)
    let text = notice.texts(timeForm, settings.keys)[0]
    ask(for: .note(text))
  }

  /// Shows what the clock would tell, and emits it as an event.
  mutating func notify(_ notice: StatusNotice, for time: Duration = .seconds(5)) {
    notices.show(notice, for: time, .replacing, at: realNow)
    ask(for: .note(notice.texts[0]))
  }
}
