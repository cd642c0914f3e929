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
/// A clock in the same process fills it in. A desk makes it from the lines that it reads.
package struct ClockView: TalkInRundown, Sendable {
  /// The stage, as displays get it.
  package let stage: StageSnapshot
  /// What the operator knows beside the stage.
  package let state: OperatorState
  /// The moment at which it is true.
  package internal(set) var moment: Moment
  /// The clock that already ran in the room when this one began; `nil` without one, or if it has
  /// ended.
  package let otherClock: OtherClock?
  /// The forecast that is shown; `nil` without a rundown.
  private(set) var shownForecast: ShownForecast?

  /// Creates the view of a clock; all moments are the clock's.
  ///
  /// A forecast that is still right is taken over from what was shown before.
  package init(
    of stage: StageSnapshot, _ state: OperatorState, at moment: Moment, after earlier: ClockView?
  ) {
    self.init(of: stage, state, at: moment, earlier?.shownForecast)
    shownForecast = forecastToShow(at: moment.talk)
  }

  init(
    of stage: StageSnapshot, _ state: OperatorState, at moment: Moment, _ forecast: ShownForecast?,
    otherClock: OtherClock? = nil
  ) {
    (self.stage, self.state, self.moment, self.otherClock) = (stage, state, moment, otherClock)
    shownForecast = forecast
  }

  /// The texts of the chosen language.
  package var phrases: Phrases { stage.language.phrases }

  /// The state of the talk.
  package var snapshot: TalkSnapshot { stage.talk }

  var rundown: Rundown? { state.rundown }
  var rundownOffset: Duration {
    state.rehearsalStart ?? moment.wallClock - moment.talk.sinceStart
  }
  var isRehearsal: Bool { rundown != nil && state.rehearsalStart != nil }
  var speed: Int { stage.speed }

  /// The remaining seconds that are shown, negative in overtime, even where the digits count up.
  package var remainingSecond: Int { snapshot.remainingSecond(at: moment.talk) }

  /// Whether a message or blackout covers the digits, or the text of a mark.
  var coversDigits: Bool { stage.isBlackedOut || stage.message != nil }

  /// The next real time at which a text about the rundown changes by itself; `nil` if none does.
  var nextWake: Timestamp? { nextRundownWake(after: moment) }

  // MARK: Times of day

  /// The time of day, since midnight, when a length of the talk's time has passed since now, or
  /// before it if that is negative.
  ///
  /// With a rundown it is that of the rundown's zone, in a rehearsal that of the rehearsal. All
  /// times of day that are shown come from here.
  package func dayTime(after time: Duration = .zero) -> Duration {
    timeOfDay(at: moment, after: time)
  }

  /// The real time at which the next minute of the day begins.
  package var nextMinute: Timestamp {
    let left = dayTime().toNextMinute
    return moment.real + (isRehearsal ? real(left) : left)
  }

  /// The time of day at which a running talk reaches zero, to the nearest minute; `nil` if it does
  /// not run or is in overtime.
  var endOfTalk: Duration? {
    let left = snapshot.remaining(at: moment.talk)
    guard snapshot.isRunning, left > .zero else { return nil }
    return ZoneOffsets.utc.timeOfDay(at: dayTime(after: left).nearestMinute)
  }

  /// The time of day, and while a talk runs before zero the time at which it will reach zero.
  package var timesOfTalk: String {
    let now = Words.timeOfDay(dayTime())
    guard let endOfTalk else { return now }
    return "\(now)  \(phrases.ends(Words.timeOfDay(endOfTalk)))"
  }

  // MARK: The operator view

  /// What the operator view shows in addition to the clock, with as much of the rundown as so many
  /// rows can show.
  package func operatorSnapshot(rows: Int) -> OperatorSnapshot {
    var view = OperatorSnapshot()
    (view.displays, view.events) = (state.displays, state.events)
    view.agenda = agenda(rows: rows)
    let name: String? =
      switch snapshot.run {
      case .running: nil
      case .ready: phrases.lines.ready
      case .paused: phrases.paused
      }
    let times = [name, timesOfTalk].compactMap { $0 }.joined(separator: "   ")
    view.timesOfDay = [times, Words.timeOfDay(dayTime())]
    return view
  }

  // MARK: The rundown

  /// How the rundown stands to its plan, the longest form first: `This talk 4:00 late, session ends
  /// 12:05, on time`; none if it has no end.
  private var planTexts: [String] {
    planState(at: moment.talk)?
      .texts(TimeForm(phrases: phrases, inWords: false)).map(\.capitalised) ?? []
  }

  /// The part of the rundown that so many rows can show; `nil` without one.
  private func agenda(rows: Int) -> Agenda? {
    guard let rundown, let forecast = shownForecast?.forecast else {
      return nil
    }
    func pastTime(_ moment: Int) -> Duration { .seconds(rundown.localTime.timeOfDay(at: moment)) }
    func timeOfDay(_ moment: Int) -> Duration {
      ZoneOffsets.utc.timeOfDay(at: pastTime(moment).nearestMinute)
    }
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
      // A start in the minute of the plan is on time, also where the plan has seconds.
      let shownTime = item.actual == nil ? timeOfDay : pastTime
      let warning = phrases.endsTooLate.capitalised + phrases.colon
      var line = AgendaRow(
        state, "#\(item.handle) " + (forecast.missed.contains(index) ? warning : "") + title,
        length: rundown.length(of: index, in: forecast),
        planned: item.isInserted ? nil : shownTime(forecast.planned[index].start),
        start: span.map { shownTime($0.start) },
        end: (item.actual?.end).map(pastTime),
        hardEnd: item.hardEnd.map(timeOfDay))
      line.name = item.speaker.isEmpty ? Words.name(of: item, in: phrases) : item.speaker
      (line.call, line.note) = (item.call, item.note)
      return line
    }
    agenda.offer = catchUpOffer
    return agenda
  }

  /// What would bring the session back on time, as it is offered, and what would stay late all the
  /// same; none if nothing has to.
  private var catchUpOffer: [String] {
    guard let rundown, let shown = shownForecast,
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
    let isSaid = rest.map { planTexts.first?.hasSuffix($0) ?? false } ?? true
    return [offer, isSaid ? nil : rest].compactMap { $0?.capitalised }
  }

  /// The line in the place of the presets, the longest form first.
  package var rundownTexts: [String] {
    guard let rundown, let forecast = shownForecast?.forecast else {
      return []
    }
    let gap = "   "
    let next = stage.rundown?.line ?? ""
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
      item: state.loadedHandle, changeCount: state.changeCount,
      isBlackedOut: stage.isBlackedOut, showsMessage: state.showsMessage)
  }
}
