package import SpeechAnnouncement
package import StageRenderer
package import TimerEngine

/// The clock that already ran in the room when another one began there.
package struct OtherClock: Equatable, Sendable {
  /// The name of the room.
  package let room: String
  /// What the second clock cannot do because of it, as text.
  let fault: String
  /// Whether a talk was started on the second clock, which thereby is a private one.
  package internal(set) var isIgnored = false

  init(_ info: LaunchInfo.OtherClock) { (room, fault) = (info.room, info.fault) }
}

/// What a screen in front of a clock knows of it.
///
/// A clock in the same process gives it. A screen elsewhere makes it from the lines that it reads.
package struct ClockView: Sendable {
  /// The state that displays and remotes share.
  package let session: ClockState
  /// The moment at which it is true.
  package let moment: Moment
  /// The connected clients, and the displays that were lost.
  let clients: ConnectedClients
  /// What was received from a clock elsewhere; `nil` of a clock in this process.
  private let received: DeskState?
  /// What has happened last, the newest first.
  package let events: [EventRow]
  /// The next real time at which the clock changes by itself; `nil` if it does not.
  package let nextWake: Timestamp?
  /// The clock that already ran in the room when this one began; `nil` without one, or if it has
  /// ended.
  package let otherClock: OtherClock?

  /// What a clock in this process knows.
  init(
    session: ClockState, moment: Moment, clients: ConnectedClients, events: [EventRow],
    nextWake: Timestamp?, otherClock: OtherClock?
  ) {
    (self.session, self.moment, self.clients) = (session, moment, clients)
    (self.events, self.nextWake, received) = (events, nextWake, nil)
    self.otherClock = otherClock
  }

  /// What was received from a clock elsewhere: its stage, counted up to this moment, and what desks
  /// know beside that.
  ///
  /// All moments are those of the clock. What is still right is taken over from an earlier view.
  package init(
    of stage: StageSnapshot, _ desk: DeskState, at moment: Moment, after earlier: ClockView?
  ) {
    let session = ClockState(of: stage, desk, at: moment, after: earlier?.session)
    (self.session, self.moment, clients, received) = (session, moment, ConnectedClients(), desk)
    (events, otherClock) = (desk.events, nil)
    nextWake = session.nextRundownChange(after: moment.talk).map {
      // Rounded up, so that it has changed then.
      moment.real + session.real($0 - moment.talk) + .nanoseconds(1)
    }
  }

  /// The texts of the chosen language.
  package var phrases: Phrases { session.language.phrases }

  /// The state of the talk.
  package var snapshot: TalkSnapshot { session.snapshot }

  /// The remaining seconds that are shown, negative in overtime, even where the digits count up.
  package var remainingSecond: Int { snapshot.remainingSecond(at: moment.talk) }

  /// The number of changes that were ever recorded for undo, including those that were undone.
  package var changeCount: Int { received?.changeCount ?? session.history.recordedCount }

  /// The slot whose preset has the times of the talk; `nil` if there is none.
  package var slot: Int? { received.map(\.slot) ?? session.slot }

  /// The handle of the rundown's loaded item; `nil` if none is loaded.
  var loadedHandle: Int? { received.map(\.loadedHandle) ?? session.rundown?.current?.handle }

  /// The messages that keys send, by their numbers, 1 to 9.
  package var storedMessages: [Int: StoredMessage] { session.settings.storedMessages }

  /// Whether anybody else sees the stage: a display or a page, where a display command has an
  /// effect.
  package var hasWatcher: Bool { received != nil || clients.hasWatcher }

  /// Whether a display shows the stage.
  package var hasDisplay: Bool { received?.hasDisplay ?? clients.hasDisplay }

  /// The displays, first the lost ones, then the silent ones, and the desks.
  var displays: [DisplayRow] {
    received?.displays
      ?? clients.lines(in: phrases) {
        dayTime(after: .zero - (moment.real - $0) * session.settings.speed)
      }
  }

  // MARK: Times of day

  /// The time of day, since midnight, when a length of the talk's time has passed since now, or
  /// before it if that is negative.
  ///
  /// With a rundown it is that of the rundown's zone, in a rehearsal that of the rehearsal. All
  /// times of day that are shown come from here.
  package func dayTime(after time: Duration = .zero) -> Duration {
    session.timeOfDay(at: moment, after: time)
  }

  /// The real time at which the next minute of the day begins.
  package var nextMinute: Timestamp {
    let left = dayTime().toNextMinute
    return moment.real + (session.isRehearsal ? session.real(left) : left)
  }

  /// The time of day at which a running talk reaches zero; `nil` if it does not run or is in
  /// overtime.
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
  private var planTexts: [String] {
    session.planState(at: moment.talk)?
      .texts(TimeForm(phrases: phrases, inWords: false)).map(\.capitalised) ?? []
  }

  /// The part of the rundown that so many rows can show; `nil` without one.
  private func agenda(rows: Int) -> Agenda? {
    guard let rundown = session.rundown, let forecast = session.shownForecast?.forecast else {
      return nil
    }
    func timeOfDay(_ moment: Int) -> Duration { .seconds(rundown.localTime.timeOfDay(at: moment)) }
    var agenda = Agenda(name: rundown.name, state: planTexts)
    agenda.lines = Self.shownItems(of: rundown, in: rows).map { index in
      let item = rundown.items[index]
      let isPast = index < rundown.position || item.isSkipped
      let state: AgendaRow.State =
        isPast
        ? .past
        : index == rundown.position ? .now : index == rundown.nextToStartIndex ? .next : .later
      let name = Words.wholeName(of: item, in: phrases)
      let title = item.isSkipped ? phrases.skipped(name) : name
      let span = forecast.expected[index]
      let warning = phrases.endsTooLate.capitalised + phrases.colon
      var line = AgendaRow(
        state, "#\(item.handle) " + (forecast.missed.contains(index) ? warning : "") + title,
        length: rundown.length(of: index, in: forecast),
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

  /// What would bring the session back on time, as it is offered, and what would stay late all the
  /// same; none if nothing has to.
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
    let rest = Shortfall(of: rundown, after: catchUp)?.texts(form)[0]
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
    let end = rundown.current == nil ? phrases.rundownIsOver : phrases.lastItem
    let line = next.isEmpty ? following ?? end : next
    let place = rundown.current.map { _ in
      phrases.number(rundown.position + 1, of: rundown.items.count)
    }
    let states = planTexts
    let whole = states.prefix(1).map { [place, line, $0].compactMap { $0 }.joined(separator: gap) }
    return whole + states.map { line + gap + $0 } + states + [place ?? line]
  }

  // MARK: Notices

  /// What became of a command of a key, the mouse or the prompt.
  ///
  /// In the prompt it was typed, so it is always answered; `nil` if the outcome follows.
  package func reply(
    _ outcome: Outcome, isTyped: Bool = false, _ form: TimeForm
  ) -> CommandReply? {
    switch outcome {
    case .done(let result): .done(hasToggled: result.act != nil)
    case .later: nil
    case .guarded(let loss): .guarded(loss)
    case .refused(.reported): .refused(nil)
    case .refused(let refusal) where isTyped, .nothingToDo(let refusal) where isTyped:
      .refused(status(of: .refused(refusal), form))
    case .refused(.segmentChangesTooSoon(let loss)): .tooSoon(losing: loss)
    case .refused(let refusal), .nothingToDo(let refusal):
      .refused(refusal.notice.map { status(of: $0, form) })
    }
  }

  /// What became of the command of a typed line, which always gets an answer and is never asked
  /// about; `nil` if the outcome follows.
  package func reply(_ outcome: Outcome, toLine line: String, _ form: TimeForm) -> CommandReply? {
    switch outcome {
    case .done(let result): .done(hasToggled: result.act != nil)
    case .later: nil
    case .refused(.reported): .refused(nil)
    case .guarded(.change(let change)):
      .refused(status(of: .unconfirmed(change, by: "! " + line.printable), form))
    case .guarded: .refused(nil)
    case .refused(let refusal), .nothingToDo(let refusal):
      .refused(status(of: .refused(refusal), form))
    }
  }

  /// Changes the look of a screen of its own by a command; returns what the operator is told of
  /// that, `nil` if the command is about something else.
  package func change(
    _ look: inout Look, by command: Command, _ form: TimeForm
  ) -> StatusNotice? {
    look.change(by: command, hasSession: session.rundown != nil)
      .map { status(of: .screen($0), form) }
  }

  /// How this clock can become a desk of the room's other clock, the longest form first; none
  /// without one, or once a talk was started here.
  package func otherClockTexts(_ form: TimeForm) -> [String] {
    guard let otherClock, !otherClock.isIgnored else { return [] }
    return Notice.otherClock(room: otherClock.room, talk: session.titledSnapshot.preset)
      .texts(form, session.settings.keys)
  }

  /// What is wrong with a line.
  package func notice(of error: CommandError, _ form: TimeForm) -> StatusNotice {
    status(of: .wrong(error), form)
  }

  /// By how much several steps have changed the time.
  package func notice(ofAdded seconds: Int, _ form: TimeForm) -> StatusNotice {
    status(of: .added(seconds, now: remainingSecond, endsAt: endOfTalk), form)
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

extension ClockView {
  /// The talk as it is seen here.
  package var seen: DeskRequest.Seen {
    DeskRequest.Seen(
      run: snapshot.run.state, segment: snapshot.segmentIndex + 1,
      item: loadedHandle, changeCount: changeCount, isBlackedOut: session.isBlackedOut,
      showsMessage: session.showsMessage)
  }
}
