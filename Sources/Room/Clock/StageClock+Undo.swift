import SpeechAnnouncement
import StageRenderer
import TimerEngine

// Undo and redo.
extension StageClock {
  mutating func undo() throws(CommandRefusal) {
    let (before, wasShown) = (snapshot, state.showsMessage)
    guard let (step, events, hasChanged) = state.undo(at: now) else { throw .nothingToUndo }
    lastStep = nil
    // It was changed again since, for example by the file of the rundown.
    guard hasChanged || step.presetChange != nil else {
      throw .nothingUndone(whose: author(of: step))
    }
    if wasShown, !state.showsMessage { recordUncovering() }
    let undone = notice(of: step, from: before)
    // That says already whether the message is shown.
    if case .undone(.message, _) = undone { reportedCover.message = Cover(of: state).message }
    if hasChanged { state.history.recordNotice(undone) }
    publish(.undo, undone, of: step, events)
    keep(step.presetChange, of: step)
  }

  mutating func redo() throws(CommandRefusal) {
    let (before, wasShown) = (snapshot, state.showsMessage)
    guard let (step, events) = state.redo(at: now) else { throw .nothingToRedo }
    lastStep = nil
    if wasShown, !state.showsMessage { recordUncovering() }
    let change = redoneChange(of: step, from: before)
    if case .message = change { reportedCover.message = Cover(of: state).message }
    publish(.redo, .redone(change, whose: author(of: step)), of: step, events)
    keep(step.presetChange?.reversed, of: step)
  }

  /// Publishes an undo or a redo, and emits the events that have followed from it.
  private mutating func publish(
    _ kind: TalkEvent.Kind, _ notice: Notice, of step: UndoHistory.Step, _ events: [TalkEvent]
  ) {
    // What somebody was asked about it is no longer true.
    if step.talk != nil || step.rundown != nil { notify(.changedByHand) }
    show(notice)
    emit(kind, saying: fullText(of: notice))
    // It is a single entry of the journal.
    let saysTime: Bool =
      switch notice {
      case .undone(let change, _), .redone(let change, _): change.saysTime
      default: false
      }
    for var event in events {
      let text = words(for: event)
      // What the notice has said has no second line.
      switch event.kind {
      case .set: event.ownLine = saysTime || event.run == .ready ? "" : lineOfState(event)
      case .ready, .resume, .stop: event.ownLine = saysTime ? "" : nil
      default: break
      }
      emit(event, saying: text, isInJournal: false)
    }
  }

  /// The line about a talk that is back, which runs or is paused.
  private func lineOfState(_ event: TalkEvent) -> String {
    phrases.line(
      event.run == .running ? phrases.lines.resume : phrases.lines.stop,
      phrases.remainingOrOver(event.reading.remainingSecond))
  }

  /// Writes to disk what undo or redo of a step has changed: a preset, and the names of the talk
  /// under way if the rundown has changed and the talk has not.
  private mutating func keep(_ change: PresetChange?, of step: UndoHistory.Step) {
    if step.rundown != nil, step.talk == nil { recordNames() }
    if let change { store(change) }
  }

  /// Reverts the last change, without a notice, if more than `count` changes have been recorded.
  ///
  /// It cannot be redone: nobody meant that change.
  package mutating func revert(to count: Int) {
    guard state.history.recordedCount > count,
      let (step, events, _) = state.undo(at: now, isRedoable: false)
    else { return }
    emit(events)
    keep(step.presetChange, of: step)
  }

  /// Reverts the last undo, which nobody meant: the repeat of a held key.
  ///
  /// Nothing has to be confirmed. If another undo was before it, the operator is notified of that
  /// one again; else that the change was redone. If somebody else than the sender has made that
  /// undo, nothing happens.
  package mutating func revertUndo(by sender: Sender) {
    let before = snapshot
    guard state.history.undoer == sender.client,
      let (step, events) = state.redo(at: now)
    else { return }
    let redone = Notice.redone(redoneChange(of: step, from: before), whose: author(of: step))
    show(state.history.lastUndone?.notice ?? redone)
    emit(events)
    keep(step.presetChange?.reversed, of: step)
  }

  /// The notice that describes an undone step, after the talk was `before`.
  private func notice(of step: UndoHistory.Step, from before: TalkSnapshot) -> Notice {
    if step.isOffer, !step.wasQuit {
      return .earlierTalk(.resumed(isRunning: snapshot.isRunning, isBreak: isInBreak))
    }
    return .undone(undoneChange(of: step, from: before), whose: author(of: step))
  }

  /// Who has made a change, as a text; `nil` for the sender of this command.
  private func author(of step: UndoHistory.Step) -> String? {
    step.author == state.author ? nil : phrases.changed(by: step.author)
  }

  /// How things are after a step was redone: an item that it has left out is not back.
  private func redoneChange(
    of step: UndoHistory.Step, from before: TalkSnapshot
  ) -> UndoneChange {
    let change = undoneChange(of: step, from: before)
    return if case .item = change { .rundown } else { change }
  }

  private func undoneChange(
    of step: UndoHistory.Step, from before: TalkSnapshot
  ) -> UndoneChange {
    if let slot = step.presetChange?.slot {
      let preset = state.presets[slot: slot]
      return .slot(slot, preset.map { Words.nameAndLength(of: $0, timeForm) })
    }
    if step.talk != nil, step.kind == .preset, let item = state.rundown?.current,
      step.rundown != nil || snapshot.preset.name == state.loadedPreset?.name
    {
      // The item is loaded again that was left, or in whose place a preset was loaded.
      return .preset(Words.wholeName(of: item, in: phrases))
    }
    if let change = step.rundown, step.talk == nil || step.kind == .preset {
      let item = change.skipped.flatMap { state.rundown?.index(ofHandle: $0) }
        .flatMap { state.rundown?.items[$0] }
      return item.map { .item(Words.wholeName(of: $0, in: phrases)) } ?? .rundown
    }
    guard step.talk != nil else { return .message(isShown: state.showsMessage) }
    switch step.kind {
    case .assigned(let lamp, _, _): return UndoneChange(lamp, in: snapshot.segment, timeForm)
    case .appended:
      let last = snapshot.preset.format.segments.last.flatMap {
        $0.name == phrases.questions ? $0.length : nil
      }
      return .questions(last.map(timeForm.text))
    case .preset where snapshot.isReady:
      return .preset(Words.nameAndLength(of: snapshot.preset, timeForm))
    // A time is named alone if the clock still does what it did before.
    case .set where snapshot.run.state == before.run.state: return .time(shownTime)
    default:
      let isElsewhere = snapshot.segmentIndex != before.segmentIndex
      let part = isElsewhere ? phrases.name(of: snapshot.place) : ""
      return UndoneChange(snapshot.run.state, timeForm.named(part, shownTime))
    }
  }

  /// What the digits show, in words that tell overtime apart.
  private var shownTime: String {
    let digits = snapshot.reading(at: now).digits
    return digits < 0 ? phrases.over(timeForm.text(-digits)) : timeForm.text(digits)
  }
}
