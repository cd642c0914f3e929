import SpeechAnnouncement
import StageDisplay
import TerminalCanvas
import TimerEngine

// Events, and how each sink receives them.
extension OperatorConsole {
  /// Applies a command to the talk, undoable by default, and returns its events, which the caller
  /// emits.
  mutating func apply(
    _ command: TalkCommand, isUndoable: Bool = true
  ) throws(Refusal) -> [TalkEvent] {
    let events = try session.apply(command, at: now, isUndoable: isUndoable)
    if events.contains(where: \.changesTalk) { forgetAnswer() }
    return events
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

  /// Removes the reply to an earlier command, which a manual change has made obsolete.
  mutating func forgetAnswer() {
    notices.removeObsolete(hasFocus: focus != nil, at: realNow)
  }

  mutating func emit(_ events: [TalkEvent]) {
    for event in events { emit(event) }
  }

  /// Sends an event to every sink, with its usual text unless another is given.
  ///
  /// The journal gets a client's command as one entry, when it was executed. Before an event that has
  /// ended a talk of a rundown comes one with what that took.
  mutating func emit(_ event: TalkEvent, saying text: String? = nil, isInJournal: Bool = true) {
    if let talk = event.ended, !event.kind.isEnd, recordedRundown?.current?.isBreak == false {
      emit(.done, saying: summary(of: talk))
    }
    var event = event
    event.text = text ?? words(for: event)
    event.wallClock = moment.wallClock
    if event.kind.name != nil {
      eventCount += 1
      event.number = eventCount
    }
    let stage = session.stage
    effects.append(.event(event, stage))
    let line = event.line(of: stage.talk, in: settings.language)
    record(event, line, isInJournal: isInJournal)
    notices.handle(event, stage, at: moment)
    if bell.handle(event, stage, at: moment) { effects.append(.bell) }
    effects += voice.handle(event, stage, at: moment).map(Effect.voice)
    // An ended talk must be in the report before its record is removed.
    let report = ReportSink(
      session: session, rundown: recordedRundown, title: settings.title, moment: moment)
    effects += report.effects(of: event)
    if let effect = record.handle(event, stage) { effects.append(effect) }
    guard snapshot.isRunning, session.announces else { return }
    switch event.kind {
    case .start: emit(.cue(Cue(.start, at: shown, in: snapshot.phase(at: now))))
    case .segment: emit(.cue(segmentCue(of: event)))
    default: break
    }
  }

  /// Records an event with its line for the sender of the current command and in the journal.
  private mutating func record(_ event: TalkEvent, _ line: String?, isInJournal: Bool) {
    let entry = isInJournal ? Journal.text(of: event, line: line) : nil
    // What an earlier talk took is no answer to the command that has ended it.
    guard event.kind != .done else {
      if let entry { journal.add(entry, at: moment.timeOfDay) }
      return
    }
    result.line = result.line ?? line?.printable
    result.act = result.act ?? event.kind.act
    guard let entry else { return }
    if event.kind != .notice { result.event = result.event ?? entry }
    if sender.client == nil { journal.add(entry, at: moment.timeOfDay) }
  }

  /// Emits an event that does not change the talk.
  mutating func emit(_ kind: TalkEvent.Kind, saying text: String? = nil) {
    emit(session.talk.event(kind, at: now), saying: text)
  }

  private func words(for event: TalkEvent) -> String {
    let reading = event.reading
    switch event.kind {
    case .start:
      return text(of: Cue(.start, at: reading.shown, in: reading.phase))
    case .phase, .zero:
      let kind: Cue.Kind = reading.shown < 0 ? .overtime : reading.shown == 0 ? .zero : .phase
      return text(of: Cue(kind, at: reading.shown, in: reading.phase))
    case .segment: return text(of: segmentCue(of: event))
    case .cue(let cue): return text(of: cue)
    case .undo: return phrases.undone
    case .stop: return phrases.line(phrases.lines.stop, phrases.remainingOrOver(reading.shown))
    default: return event.line(of: snapshot, in: settings.language) ?? ""
    }
  }

  private func segmentCue(of event: TalkEvent) -> Cue {
    Cue(.segment, at: event.reading.shown, in: event.reading.phase, place: event.place)
  }

  func text(of cue: Cue) -> String { Announcement(cue, in: settings.language).text }

  /// Ends the program, and stops a running talk with it.
  mutating func end(_ ending: Ending, _ outcome: TalkEvent.End, saying text: String? = nil) {
    let line = summary(of: outcome, inWords: true)
    if capabilities.hasScreen, let summary = summary(of: outcome, inWords: false) {
      effects.append(.summary(summary))
    }
    for event in session.end(outcome, at: now) {
      emit(event, saying: event.kind == .end(outcome) ? text ?? line : nil)
    }
    publishEnd(text ?? line ?? "")
    effects.append(.end(ending))
  }
}

extension TalkEvent.Kind {
  /// Whether the program ends.
  fileprivate var isEnd: Bool { if case .end = self { true } else { false } }

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
