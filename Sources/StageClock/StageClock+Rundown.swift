import SpeechAnnouncement
package import StageDisplay
import TerminalCanvas
import TimerEngine

// The rundown: from item to item, and what the operator is told of it.
extension StageClock {
  // MARK: From item to item

  /// Begins the talk's next segment, or behind the last one loads the next item of the rundown.
  mutating func goToNextSegment() throws(CommandRefusal) {
    guard snapshot.nextSegment == nil, let rundown = session.rundown else {
      return try changeSegment(.next)
    }
    guard rundown.current != nil, let events = session.goToNextItem(at: now) else {
      throw .nothingFollows
    }
    gate.recordSegmentChange(at: realNow)
    tellOfItem(events)
  }

  /// Goes back to the segment before, or from the first one to the item before.
  mutating func goToPreviousSegment() throws(CommandRefusal) {
    guard snapshot.segmentIndex == 0, session.rundown != nil else {
      return try changeSegment(.previous)
    }
    guard let events = session.goToPreviousItem(at: now) else { throw .noOtherSegment }
    gate.recordSegmentChange(at: realNow)
    tellOfItem(events)
  }

  /// Tells of events that have loaded another item, and of that item.
  ///
  /// The beginning of a break and the end of the rundown have one line.
  mutating func tellOfItem(_ events: [TalkEvent]) {
    tell(.changedByHand)
    let notice = noticeOfItem
    for var event in events {
      if !notice.isOfTalk { event.ownLine = "" }
      emit(event)
    }
    notify(.rundown(notice))
  }

  /// The notice about the loaded item.
  var noticeOfItem: RundownNotice {
    guard let rundown = session.rundown, let forecast = session.forecast(at: now) else {
      return .over(lateBy: 0)
    }
    guard let item = rundown.current else { return .over(lateBy: forecast.endsLateBy) }
    func time(_ index: Int) -> String? {
      guard let start = forecast.expected[index]?.start, start > session.rundownSecond(at: now)
      else { return nil }
      return Words.timeOfDay(start, in: rundown)
    }
    guard item.isBreak, rundown.currentHasStarted else {
      let planned = forecast.planned[rundown.position].start
      let isPlanned = !item.isInserted && !rundown.isFloating
      return .loaded(
        rundown.position + 1, of: rundown.items.count,
        planned: isPlanned ? Words.timeOfDay(planned, in: rundown) : nil,
        rundown.planState(forecast, lateBy: forecast.lateBy))
    }
    let next = rundown.nextToStartIndex
    return .pause(
      item, snapshot.preset.duration, next: next.map { rundown.items[$0] }, at: next.flatMap(time))
  }

  /// Starts what starts by itself: a break that is the first item at its planned start, and an item that
  /// is marked so when the break before it ends.
  ///
  /// If that was more than two seconds ago, as after a crash, the item is only offered.
  mutating func startItemByItself() {
    guard let rundown = session.rundown, let item = rundown.current else { return }
    if rundown.waitsForFirstBreak {
      guard rundown.isFloating || session.rundownSecond(at: now) >= item.plannedStart,
        session.selfStarted.insert(item.handle).inserted
      else { return }
      let loaded = session.changedReadyTalk == nil ? session.loadItem(at: now) : []
      return tellOfItem(loaded + session.startItem(at: moment))
    }
    guard item.isBreak, snapshot.isRunning, snapshot.remaining(at: now) <= .zero,
      let next = rundown.nextIndex(after: rundown.position).map({ rundown.items[$0] }),
      next.startsByItself, session.selfStarted.insert(next.handle).inserted
    else { return }
    let overrun = session.real(.zero - snapshot.remaining(at: now))
    guard overrun < .seconds(2), let events = session.startNextItem(at: moment) else {
      return notify(.rundown(.offered(next)), for: .seconds(30))
    }
    gate.recordSegmentChange(at: realNow)
    tellOfItem(events)
  }

  /// Whether a break is under way.
  var isInBreak: Bool { !snapshot.isReady && session.rundown?.current?.isBreak == true }

  // MARK: What is shown

  /// Tells the whole rundown in lines; where there is a screen, what comes next.
  mutating func tellRundown() throws(CommandRefusal) {
    guard session.rundown != nil else { throw .noRundown }
    guard !capabilities.hasScreen else {
      return notify(.rundown(noticeOfItem), for: .seconds(10))
    }
    guard let rundown = session.rundown, let forecast = session.forecast(at: now) else { return }
    for index in rundown.items.indices {
      emit(.listed, saying: RundownLine.words(index, of: rundown, forecast, in: phrases))
    }
  }

  /// A line for each item of the rundown; none without one.
  var rundownList: [RundownLine] {
    guard let rundown = session.rundown, let forecast = session.forecast(at: now) else { return [] }
    return rundown.items.indices.map { index in
      let isWaiting = rundown.items[index].actual == nil && rundown.isPlanFixed
      let start = isWaiting ? forecast.expected[index]?.start : nil
      return RundownLine(
        index, of: rundown, forecast, in: phrases,
        startsIn: start.map { session.microseconds(untilRundownSecond: $0, at: now) })
    }
  }

  /// How the rundown stands to its plan, the longest form first: `This talk 4:00 late, session ends
  /// 12:05, on time`; none if it has no end.
  private func planTexts(of rundown: Rundown, _ forecast: RundownForecast) -> [String] {
    let state = rundown.planState(forecast, lateBy: session.shownDelay(at: now))
    return state?.texts(TimeForm(phrases: phrases, inWords: false)).map(\.capitalised) ?? []
  }

  /// The part of the rundown that so many rows can show; `nil` without one.
  package func agenda(rows: Int) -> Agenda? {
    guard let rundown = session.rundown, let forecast = session.shownForecast?.forecast else {
      return nil
    }
    func timeOfDay(_ moment: Int) -> Duration { .seconds(rundown.localTime.timeOfDay(at: moment)) }
    var agenda = Agenda(name: rundown.name, state: planTexts(of: rundown, forecast))
    agenda.lines = rundown.shownItems(in: rows).map { index in
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
    let rest = rundown.shortfall(of: catchUp, shown.forecast)?.text(form)
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
}

extension Rundown {
  /// The indices of the items that a list of so many rows can show.
  ///
  /// The list begins one item before the loaded one, or shows the end of the rundown.
  fileprivate func shownItems(in rows: Int) -> Range<Int> {
    let shown = items.indices.contains(position) ? position : 0
    let first = max(0, min(shown - 1, items.count - rows))
    return first..<min(items.count, first + rows + 1)
  }
}
