package import SpeechAnnouncement
import StageRenderer
import TimerEngine

// Events and notices, and how each sink receives them.
extension StageClock {
  /// Applies a command to the talk, undoable by default, and returns its events, which the caller
  /// emits.
  mutating func apply(
    _ command: TalkCommand, isUndoable: Bool = true
  ) throws(Refusal) -> [TalkEvent] {
    let events = try state.apply(command, at: now, isUndoable: isUndoable)
    if events.contains(where: \.changesTalk) { notify(.changedByHand) }
    return state.applyHardEnd(to: events, at: moment)
  }

  /// Applies an undoable command to the talk and emits its events.
  ///
  /// Returns whether anything changed; a refusal counts as no change.
  @discardableResult
  mutating func change(_ command: TalkCommand) -> Bool {
    let events = (try? apply(command)) ?? []
    emit(events)
    return events.contains(where: \.changesTalk)
  }

  mutating func emit(_ events: [TalkEvent]) {
    for event in events { emit(event) }
  }

  /// Sends an event to every sink, with its usual text unless another is given.
  ///
  /// The journal gets a client's command as one entry, when it was executed. Before an event that
  /// has ended an item of a rundown comes one with what that took.
  mutating func emit(_ event: TalkEvent, saying text: String? = nil, isInJournal: Bool = true) {
    if let talk = event.ended, !event.kind.isEnd, recordedRundown?.current != nil {
      emit(.done, saying: talkSummary.line(of: talk))
    }
    var event = event
    // A break that runs is not ready.
    if event.kind.isLoading, isInBreak { event.ownLine = event.ownLine ?? "" }
    event.ownLine = event.ownLine ?? lineOfState(event)
    event.text = text ?? words(for: event)
    if case .cue(let cue) = event.kind, cue.kind == .zero, let breakIsOver {
      event.text = breakIsOver.text
      event.ownLine = phrases.line(phrases.lines.notice, breakIsOver.withKey)
    }
    event.wallClock = state.wallClock(at: moment)
    if event.kind.name != nil {
      eventCount += 1
      event.number = eventCount
    }
    let stage = state.stage
    let line = event.line(of: stage.talk, in: settings.language)
    add(.event(signed(event, line: line), stage))
    record(event, line, isInJournal: isInJournal)
    showCue(of: event, stage)
    if bell.handle(event, stage, at: moment) { add(.bell) }
    add(voice.handle(event, stage, at: moment).map(Effect.voice))
    let report = ReportSink(
      state: state, rundown: recordedRundown, title: settings.title, moment: moment)
    add(report.entries(of: event).map { .save(.report($0)) })
    if let request = record.handle(event, stage, item: state.rundown?.current?.id) {
      add(.save(request))
    }
    guard snapshot.isRunning, state.announces else { return }
    switch event.kind {
    case .start: emit(.cue(Cue(.start, at: remainingSecond, in: snapshot.phase(at: now))))
    case .segment: emit(.cue(segmentCue(of: event)))
    default: break
    }
  }

  /// Shows what an event announces; a start is shown by its command.
  private mutating func showCue(of event: TalkEvent, _ after: StageSnapshot) {
    guard case .cue(let cue) = event.kind, cue.hasWords, cue.kind != .start,
      !after.talk.hides(cue)
    else { return }
    show(.announcement(event.text), .covering)
  }

  /// The event with the name of the client whose command it is, if that has no line yet and there is
  /// no screen: so the name needs no line of its own.
  private mutating func signed(_ event: TalkEvent, line: String?) -> TalkEvent {
    guard !capabilities.hasScreen, let author = sender.client, let line, result.line == nil,
      event.kind != .done, event.kind != .time
    else { return event }
    var event = event
    event.ownLine = line + phrases.remark(author)
    result.isSigned = true
    return event
  }

  /// Records an event with its line for the sender of the current command and in the journal.
  private mutating func record(_ event: TalkEvent, _ line: String?, isInJournal: Bool) {
    let entry = isInJournal ? Journal.text(of: event, line: line) : nil
    // What an earlier talk took is no answer to the command that has ended it.
    guard event.kind != .done else {
      if let entry { journal.add(entry, at: dayTime(), isChange: true) }
      return
    }
    result.line = result.line ?? line?.printable
    result.act = result.act ?? event.kind.act
    guard let entry else { return }
    if event.kind != .notice || event.hasOwnLine { result.event = result.event ?? entry }
    if sender.client == nil { journal.add(entry, at: dayTime(), isChange: event.isChange) }
  }

  /// Emits an event that does not change the talk.
  mutating func emit(_ kind: TalkEvent.Kind, saying text: String? = nil) {
    emit(state.talk.event(kind, at: now), saying: text)
  }

  func words(for event: TalkEvent) -> String {
    let reading = event.reading
    switch event.kind {
    case .start:
      return text(of: Cue(.start, at: reading.remainingSecond, in: reading.phase))
    case .phase, .zero:
      let kind: Cue.Kind =
        reading.remainingSecond < 0 ? .overtime : reading.remainingSecond == 0 ? .zero : .phase
      return text(of: Cue(kind, at: reading.remainingSecond, in: reading.phase))
    case .segment: return text(of: segmentCue(of: event))
    case .cue(let cue): return text(of: cue)
    case .undo: return phrases.undone
    case .redo: return phrases.redone
    case .stop:
      return phrases.line(phrases.lines.stop, phrases.remainingOrOver(reading.remainingSecond))
    default: return event.line(of: snapshot, in: settings.language) ?? ""
    }
  }

  /// The line about a talk that is ready and whose hard end decides how long it is, and the answer to
  /// who asks for the time in a break; `nil` for the usual line.
  private func lineOfState(_ event: TalkEvent) -> String? {
    if event.kind == .time, isInBreak, let item = state.rundown?.current {
      let parts = [
        Words.name(of: item, in: phrases), phrases.remainingOrOver(remainingSecond),
        snapshot.isRunning ? nil : phrases.remote.paused,
      ]
      return phrases.line(
        phrases.lines.pause, parts.compactMap { $0 }.joined(separator: phrases.comma))
    }
    guard event.kind == .time || event.kind.isLoading, snapshot.isReady,
      let seconds = state.secondsByHardEnd(at: now)
    else { return nil }
    let talk = TalkSnapshot(state.titledSnapshot.preset.lasting(seconds))
    return event.with(reading: talk.reading(at: now)).line(of: talk, in: settings.language)
  }

  private func segmentCue(of event: TalkEvent) -> Cue {
    Cue(.segment, at: event.reading.remainingSecond, in: event.reading.phase, place: event.place)
  }

  func text(of cue: Cue) -> String { Announcement(cue, in: settings.language).text }

  private var talkSummary: TalkSummary {
    TalkSummary(state: state, recordedItem: recordedRundown?.current, moment: moment)
  }

  /// Ends the program, and stops a running talk with it; the last line is the way back to what was
  /// quit.
  mutating func end(
    _ ending: Ending, _ outcome: TalkEvent.End, saying text: String? = nil, wayBack: String? = nil
  ) {
    let line = talkSummary.line(of: outcome, inWords: true)
    let summary = [talkSummary.line(of: outcome, inWords: false), wayBack].compactMap { $0 }
    if capabilities.hasScreen, !summary.isEmpty {
      add(.summary(summary.joined(separator: "\n")))
    }
    for event in state.talk.end(outcome, at: now) {
      emit(event, saying: event.kind == .end(outcome) ? text ?? line : nil)
    }
    if !capabilities.hasScreen, let wayBack {
      emit(.listed, saying: phrases.line(phrases.lines.notice, wayBack))
    }
    endText = text ?? line ?? ""
    add(.end(ending))
  }

  /// How to go on with the talk that is being quit, and until when, or else with the rundown; `nil`
  /// if nothing can go on, or if nothing of the rundown was started.
  var wayBack: String? {
    guard let command = settings.startCommand else { return nil }
    guard record.quitTalk != nil, !isInBreak else {
      guard let rundown = state.rundown, rundown.current != nil,
        rundown.items.contains(where: { $0.actual != nil })
      else { return nil }
      return phrases.wayBackToRundown(command)
    }
    let end = dayTime(after: TalkSnapshot.offerTime * settings.speed)
    return phrases.wayBack(
      command, key: capabilities.hasKeys ? settings.keys.undo : nil, until: Words.timeOfDay(end))
  }
}

// What the disk and the voice tell the clock.
extension StageClock {
  package mutating func handle(_ answer: StorageAnswer) {
    switch answer {
    case .stored(let change): noteStored(change)
    case .notStored(let reason, let change):
      noteRefused(change)
      notify(.file(.notStored(reason)))
      decide(change, refused: .file(.notStored(reason)))
    case .notUndone(let change, let present):
      state.adopt(present, insteadOf: change)
      noteRefused(change)
      guard let slot = change.slot else { return decide(change) }
      notify(.preset(.notUndone(slot)), for: .seconds(10))
      decide(change, refused: .preset(.notUndone(slot)))
    case .notRecorded(.report, let reason): notifyOnce(.file(.notAddedToReport(reason)))
    case .notRecorded(.talk, let reason), .notRecorded(.rundown, let reason):
      notifyOnce(.file(.notRecorded(reason)))
    case .notSynced(let reason, let change):
      notifyOnce(.file(.notSynced(reason)))
      if let change { noteStored(change) }
    case .slow: notify(.file(.storingIsSlow), .givingWay)
    case .given(let holder, let failure): handleGiven(to: holder, failure: failure)
    // Nobody need know that all is well or that a hint comes again, and a clock takes over nothing.
    case .recorded, .remembered, .notRemembered, .takeOver: break
    }
  }

  private mutating func noteStored(_ change: PresetChange) {
    noteWritten(change)
    decide(change)
  }

  package mutating func handle(_ answer: VoiceAnswer) {
    switch answer {
    case .unheard(let tone): ringBell(for: tone)
    case .failed(let fault): notifyOnce(.fault(fault))
    }
  }

  /// Rings the terminal's bell for a tone that the voice cannot play.
  private mutating func ringBell(for tone: Tone) {
    guard state.announcing != .off else { return }
    bell.scheduleRings(after: tone, at: realNow)
    add(.bell)
  }
}

// Notices.
extension StageClock {
  /// Shows a notice on the status line, by default for five seconds.
  mutating func show(
    _ notice: Notice, for time: Duration = .seconds(5), _ manner: ClockNews.Manner = .replacing,
    to audience: NewsAudience = .everybody
  ) {
    notify(.notice(notice.status(timeForm, settings.keys), for: time, manner), to: audience)
  }

  /// Shows a notice and emits it as an event.
  mutating func notify(
    _ notice: Notice, for time: Duration = .seconds(5), _ manner: ClockNews.Manner = .replacing
  ) {
    show(notice, for: time, manner)
    var event = state.talk.event(.notice, at: now)
    if case .rundown(.pause) = notice {
      event.ownLine = phrases.line(phrases.lines.pause, fullText(of: notice))
    }
    emit(event, saying: fullText(of: notice), isInJournal: notice.isInJournal)
  }

  /// Notifies of a fault the first time that it occurs.
  mutating func notifyOnce(_ fault: Notice) {
    guard !reportedFaults.contains(fault) else { return }
    reportedFaults.append(fault)
    notify(fault, for: .seconds(10))
  }

  /// Notifies of the first fault of a sink.
  mutating func notifyOnce(_ fault: SinkFault) {
    guard reportedSources.insert(fault.source).inserted else { return }
    notify(.fault(fault.fault), for: .seconds(10))
  }

  /// Emits what the operator's own screen or keys tell, which is already shown there.
  ///
  /// A question or a setting of the screen is nothing that has happened to the talk, so the journal
  /// does not keep it.
  package mutating func emit(notice text: String) {
    emit(state.talk.event(.notice, at: now), saying: text, isInJournal: false)
  }

  /// Emits a line of a list, where there is no screen.
  package mutating func emit(listed line: String) { emit(.listed, saying: line) }

  // MARK: Lists as lines of text

  /// The displays, one text each.
  var displayTexts: [String] {
    operatorState.displays.map { text(of: $0) }
  }

  func text(of display: DisplayRow) -> String {
    var display = display
    display.name = phrases.quoted(display.name)
    return display.texts(in: phrases, isUnicode: capabilities.isUnicode).filter { !$0.isEmpty }
      .joined(separator: phrases.comma)
  }

  /// The last events as clients get them, one text each, in order.
  var eventTexts: [String] {
    journal.lines.reversed().map {
      phrases.alone(timeOfDay: Words.timeOfDayWithSeconds($0.time)) + " " + $0.text
    }
  }

  /// Lists the last events: as lines in order, or on the status line with the newest first.
  mutating func listEvents() {
    let texts = journal.lines.map {
      phrases.alone(timeOfDay: Words.timeOfDayWithSeconds($0.time)) + phrases.comma + $0.text
    }
    list(
      capabilities.hasScreen ? texts : texts.reversed(), as: phrases.lines.event, ifEmpty: .noEvent)
  }

  /// Lists several texts: on the status line, or without a screen each on a line of its own.
  mutating func list(_ texts: [String], as word: String, ifEmpty notice: Notice.DisplayNotice) {
    guard !texts.isEmpty else { return notify(.displays(notice)) }
    guard !capabilities.hasScreen, sender.desk == nil else {
      return show(.displays(.list(texts)), for: .seconds(10), to: .only(sender))
    }
    for text in texts { emit(.listed, saying: phrases.line(word, text)) }
  }

  // MARK: Texts

  /// The longest text of a notice.
  func fullText(of notice: Notice) -> String { texts(of: notice)[0] }

  func texts(of notice: Notice) -> [String] { notice.texts(timeForm, settings.keys) }
}

extension TalkEvent {
  /// Whether it has a line of its own, as the notice of a break, which takes the place of the
  /// events with which that begins.
  fileprivate var hasOwnLine: Bool { ownLine != nil }

  /// Whether something was changed: the event is not the passing of time or the beginning of the
  /// program, and does not only tell something.
  fileprivate var isChange: Bool {
    switch kind {
    case .notice: hasOwnLine
    case .segment(byHand: false): false
    case .undo, .redo: true
    default: changesTalk
    }
  }
}

extension TalkEvent.Kind {
  /// Whether the program ends.
  fileprivate var isEnd: Bool { if case .end = self { true } else { false } }

  /// Whether its line says that a talk is ready.
  fileprivate var isLoading: Bool {
    switch self {
    case .ready, .preset: true
    default: false
    }
  }

  /// What a client has done that caused it; `nil` if that has no words of its own.
  fileprivate var act: ClientAct? {
    switch self {
    case .start: .started
    case .stop(.paused): .paused
    case .resume: .resumed
    default: nil
    }
  }
}
