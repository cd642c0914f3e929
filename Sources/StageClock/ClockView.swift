package import SpeechAnnouncement
package import StageDisplay
package import TimerEngine

/// What a screen in front of a clock knows of it.
///
/// A clock in the same process gives it. A screen elsewhere makes it from the lines that it reads.
package struct ClockView: Sendable {
  /// The state that displays and remotes share.
  package let session: ClockSession
  /// The moment at which it is true.
  package let moment: Moment
  /// The connected clients, and the displays that were lost.
  let clients: ConnectedClients
  /// What has happened last, the newest first.
  package let events: [EventLine]
  /// The next real time at which the clock changes by itself; `nil` if it does not.
  package let nextWake: Timestamp?

  /// The texts of the chosen language.
  package var phrases: any Phrases { session.language.phrases }

  /// The state of the talk.
  package var snapshot: TalkSnapshot { session.snapshot }

  /// The remaining seconds that are shown, negative in overtime, even where the digits count up.
  package var shown: Int { snapshot.shown(at: moment.talk) }

  /// The number of changes that were ever recorded for undo, including those that were undone.
  package var changeCount: Int { session.history.recordedCount }

  /// Whether a display shows the stage.
  package var hasDisplay: Bool { clients.hasDisplay }

  /// The displays: first the lost ones, then the silent ones.
  var displays: [DisplayLine] {
    clients.lines { dayTime(after: .zero - (moment.real - $0) * session.settings.speed) }
  }

  // MARK: Times of day

  /// The time of day, since midnight, when a length of the talk's time has passed since now, or before it
  /// if that is negative.
  ///
  /// In the rehearsal of a rundown it is the rehearsal's. All times of day that are shown come from
  /// here.
  package func dayTime(after time: Duration = .zero) -> Duration {
    session.timeOfDay(at: moment, after: time)
  }

  /// The real time at which the next minute of the day begins.
  package var nextMinute: Timestamp {
    let time = dayTime()
    let left = Duration.seconds(60 * (time.components.seconds / 60 + 1)) - time
    return moment.real + (session.isRehearsal ? session.real(left) : left)
  }

  /// The time of day at which a running talk reaches zero; `nil` if it does not run or is in overtime.
  var endOfTalk: Duration? {
    let left = snapshot.remaining(at: moment.talk)
    guard snapshot.isRunning, left > .zero else { return nil }
    return dayTime(after: left)
  }

  /// The time of day, and while a talk runs before zero the time at which it will reach zero.
  package var timeOfDay: String {
    let now = Words.timeOfDay(dayTime())
    guard let endOfTalk else { return now }
    return "\(now)  \(phrases.ends(Words.timeOfDay(endOfTalk)))"
  }

  // MARK: The operator view

  /// What the operator view shows in addition to the clock, with as much of the rundown as so many
  /// rows can show.
  package func operatorSnapshot(rows: Int) -> OperatorSnapshot {
    var view = OperatorSnapshot()
    (view.displays, view.events) = (displays, events)
    view.agenda = agenda(rows: rows)
    let state: String? =
      switch snapshot.run {
      case .running: nil
      case .ready: phrases.lines.ready
      case .paused: phrases.paused
      }
    let times = [state, timeOfDay].compactMap { $0 }.joined(separator: "   ")
    view.timesOfDay = [times, Words.timeOfDay(dayTime())]
    return view
  }

  // MARK: The rundown

  /// How the rundown stands to its plan, the longest form first: `This talk 4:00 late, session ends
  /// 12:05, on time`; none if it has no end.
  private func planTexts(of rundown: Rundown, _ forecast: RundownForecast) -> [String] {
    let state = PlanState(of: rundown, forecast, lateBy: session.shownDelay(at: moment.talk))
    return state?.texts(TimeForm(phrases: phrases, inWords: false)).map(\.capitalised) ?? []
  }

  /// The part of the rundown that so many rows can show; `nil` without one.
  private func agenda(rows: Int) -> Agenda? {
    guard let rundown = session.rundown, let forecast = session.shownForecast?.forecast else {
      return nil
    }
    func timeOfDay(_ moment: Int) -> Duration { .seconds(rundown.localTime.timeOfDay(at: moment)) }
    var agenda = Agenda(name: rundown.name, state: planTexts(of: rundown, forecast))
    agenda.lines = Self.shownItems(of: rundown, in: rows).map { index in
      let item = rundown.items[index]
      let isPast = index < rundown.position || item.isSkipped
      let state: AgendaLine.State =
        isPast
        ? .past
        : index == rundown.position ? .now : index == rundown.nextToStartIndex ? .next : .later
      let name = Words.wholeName(of: item, in: phrases)
      let title = item.isSkipped ? phrases.skipped(name) : name
      let span = forecast.expected[index]
      let warning = phrases.endsTooLate.capitalised + phrases.colon
      var line = AgendaLine(
        state, "#\(item.handle) " + (forecast.missed.contains(index) ? warning : "") + title,
        length: item.length,
        planned: item.isInserted ? nil : timeOfDay(forecast.planned[index].start),
        start: span.map { timeOfDay($0.start) },
        end: (item.actual?.end).map(timeOfDay),
        hardEnd: item.hardEnd.map(timeOfDay))
      if state == .now || state == .next { line.note = item.note }
      return line
    }
    agenda.offer = catchUpOffer
    return agenda
  }

  /// What would bring the session back on time, as it is offered, and what would stay late all the same;
  /// none if nothing has to.
  private var catchUpOffer: [String] {
    guard let rundown = session.rundown, let shown = session.shownForecast,
      let catchUp = shown.catchUp
    else { return [] }
    let form = TimeForm(phrases: phrases, inWords: false)
    // Lengths are in words, since digits would read like a time of day.
    let cuts = catchUp.cuts.map { cut in
      ItemAndLength(
        item: Words.name(of: rundown.items[cut.index], in: phrases),
        length: phrases.length(cut.length))
    }
    let end = catchUp.missing > 0 ? nil : Words.timeOfDay(catchUp.end, in: rundown)
    // The command has this name in all languages.
    let offer = cuts.isEmpty ? nil : phrases.offer(":catch up", cutting: cuts, before: end)
    let rest = Shortfall(of: rundown, after: catchUp, shown.forecast)?.text(form)
    return [offer, rest].compactMap { $0?.capitalised }
  }

  /// The line in the place of the presets, the longest form first.
  package var rundownTexts: [String] {
    guard let rundown = session.rundown, let forecast = session.shownForecast?.forecast else {
      return []
    }
    let gap = "   "
    let next = session.stageRundown?.line ?? ""
    let following = rundown.nextToStartIndex.map { next in
      let item = rundown.items[next]
      let start = forecast.expected[next]?.start
      return phrases.next(
        Words.name(of: item, in: phrases), at: start.map { Words.timeOfDay($0, in: rundown) })
    }
    let line = next.isEmpty ? following ?? phrases.rundownIsOver : next
    let place = rundown.current.map { _ in
      phrases.number(rundown.position + 1, of: rundown.items.count)
    }
    let states = planTexts(of: rundown, forecast)
    let whole = states.prefix(1).map { [place, line, $0].compactMap { $0 }.joined(separator: gap) }
    return whole + states.map { line + gap + $0 } + states + [place ?? line]
  }

  // MARK: Notices

  /// What the operator is told of a command that was not executed; `nil` for a key that simply has
  /// nothing to do.
  package func notice(of refusal: CommandRefusal, _ form: TimeForm) -> StatusNotice? {
    refusal.notice.map { status(of: $0, form) }
  }

  /// What somebody who has typed a line is told of it; `nil` if it was executed.
  package func answer(_ outcome: Outcome, toLine line: String, _ form: TimeForm) -> StatusNotice? {
    switch outcome {
    case .guarded(.change(let change)):
      status(of: .command(.unconfirmed(change, by: "! " + line.printable)), form)
    case .refused(let refusal), .nothingToDo(let refusal): status(of: refusal.answer, form)
    case .done, .guarded: nil
    }
  }

  /// What is wrong with a line.
  package func notice(of error: CommandError, _ form: TimeForm) -> StatusNotice {
    status(of: .command(.wrong(error)), form)
  }

  /// By how much several steps have changed the time.
  package func notice(ofAdded seconds: Int, _ form: TimeForm) -> StatusNotice {
    status(of: .added(seconds, now: shown, endsAt: endOfTalk), form)
  }

  private func status(of notice: Notice, _ form: TimeForm) -> StatusNotice {
    notice.status(form, session.settings.keys)
  }

  /// The indices of the items that a list of so many rows can show.
  ///
  /// The list begins one item before the loaded one, or shows the end of the rundown.
  private static func shownItems(of rundown: Rundown, in rows: Int) -> Range<Int> {
    let count = rundown.items.count
    let shown = rundown.items.indices.contains(rundown.position) ? rundown.position : 0
    let first = max(0, min(shown - 1, count - rows))
    return first..<min(count, first + rows + 1)
  }
}
