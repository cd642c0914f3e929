import SpeechAnnouncement
import StageRenderer
import TimerEngine

// What each command does.
extension StageClock {
  /// Performs a command of any sender, unless something forbids it or it has to be confirmed.
  ///
  /// The commands of the operator's own screen are not known here. The help and the operator view
  /// only count as a change of the picture; the others are refused as without a screen.
  ///
  /// - Parameters:
  ///   - command: the command.
  ///   - sender: who gives it.
  ///   - consent: what the sender agrees to lose.
  ///   - continuesStep: whether undo takes it back together with the change before it, as one of
  ///     many steps in quick succession.
  ///   - age: how long ago in real time it was given, a second at most: if it moves or ends the
  ///     talk, that changes as if the command had been performed then, but not before it changed
  ///     last.
  /// - Returns: what became of it, which is all that the sender gets to know.
  package mutating func perform(
    _ command: Command, by sender: Sender, _ consent: Confirmation = .none,
    continuesStep: Bool = false,
    age: Duration = .zero
  ) -> Outcome {
    let present = moment
    let isLate = age > .zero && command.movesTalk
    if isLate {
      let sinceChange = session.real(now - session.stage.lastChange)
      moment = present.earlier(by: max(.zero, min(age, .seconds(1), sinceChange)), speed: speed)
    }
    defer { if isLate { advance(to: present) } }
    if let refusal = refusal(of: command, by: sender) { return .refused(refusal) }
    let isAsked = sender != .line || command.maySlip || session.asksToBeginAnew
    if isAsked, let loss = loss(by: command), !consent.covers(loss) {
      // Nobody is asked about a command that would then be refused, which a copy of the clock
      // shows.
      var copy = self
      let outcome = copy.performAdmitted(command, by: sender, continuesStep: continuesStep)
      switch outcome {
      case .done, .later: return .guarded(loss)
      case .nothingToDo, .refused, .guarded: return outcome
      }
    }
    return performAdmitted(command, by: sender, continuesStep: continuesStep)
  }

  /// Performs a command that nothing forbids; returns what became of it.
  private mutating func performAdmitted(
    _ command: Command, by sender: Sender, continuesStep: Bool
  ) -> Outcome {
    let outer = (self.sender, result)
    (self.sender, result, session.history.command) = (sender, Outcome.Result(), command)
    decider = nil
    defer { (self.sender, result, session.history.command) = (outer.0, outer.1, nil) }
    do throws(CommandRefusal) {
      try perform(command, continuesStep: continuesStep)
      if command.concernsTalks { changeCount += 1 }
      notifyOfCover()
      return if let decider { .later(wait(for: decider, command)) } else { .done(result) }
    } catch {
      return error.isNothingToDo ? .nothingToDo(error) : .refused(error)
    }
  }

  /// What a command would lose now; `nil` if it loses nothing.
  private func loss(by command: Command) -> Loss? {
    if case .handOver(let name) = command, let desk = try? desk(named: name) {
      return .handingOver(to: desk.nameOrNumber)
    }
    if let otherClock, let loss = loss(by: command, beside: otherClock) { return loss }
    return ConfirmationRules(session: session, moment: moment, form: timeForm).loss(by: command)
  }

  /// What a command of a second clock would lose because of the first one; `nil` if it loses
  /// nothing.
  private func loss(by command: Command, beside other: OtherClock) -> Loss? {
    switch command {
    case .join:
      .joining(
        room: other.room,
        dropping: Words.lengthAndTitle(of: session.titledSnapshot.preset, timeForm))
    case _ where command.startsReadyTalk:
      snapshot.isReady && !other.isIgnored ? .startingPrivately(room: other.room) : nil
    default: nil
    }
  }

  /// What keeps a sender from a command for a moment; `nil` if nothing does.
  ///
  /// A line is hindered only by what protects the eyes of those who watch.
  private mutating func refusal(of command: Command, by sender: Sender) -> CommandRefusal? {
    if sender == .line {
      return hasPicture && !command.concernsOwnScreen ? hindranceOfPicture(command) : nil
    }
    if goesOnOrBack(command), !gate.admitSegmentChange(by: sender.client, at: realNow) {
      return .segmentChangesTooSoon(losing: loss(by: command))
    }
    guard !sender.isOperator else { return hindranceOfPicture(command) }
    if hasJustUncovered, coversDigits(command) { return .operatorHasJustClosedOne }
    return !command.traits.contains(.covers) || session.admitPictureChange(at: realNow)
      ? nil : .pictureChangesTooOften
  }

  /// Whether a command goes on or back; a `go` that names no item, or the loaded one, goes nowhere.
  private func goesOnOrBack(_ command: Command) -> Bool {
    guard case .goTo(let reference) = command else { return command.changesSegment }
    guard let rundown = session.rundown, let item = try? rundown.item(reference) else {
      return false
    }
    return item.handle != rundown.current?.handle
  }

  private mutating func perform(
    _ command: Command, continuesStep: Bool
  ) throws(CommandRefusal) {
    switch command {
    case .toggle where session.asksToBeginAnew, .start where session.asksToBeginAnew,
      .clickerStart where session.asksToBeginAnew:
      try beginAnew()
    case .toggle: try startOrStop()
    case .clickerStart: try pressClicker()
    case .start:
      guard !snapshot.isRunning else { throw .alreadyRunning }
      start()
    case .stop: try change(.stop, orThrow: .notRunning)
    case .add(let seconds): try step(.add(seconds), continuesStep: continuesStep)
    case .adjust(let seconds): try step(.adjust(by: seconds), continuesStep: continuesStep)
    case .set(let seconds): try change(.set(to: seconds), orThrow: .noChange)
    case .slot(let slot): try load(slot: slot)
    case .preset(let text): load(try session.preset(named: text))
    case .go(let lamp): try go(to: lamp)
    case .back: change(.back)
    case .assign(let lamp): try assign(lamp)
    case .backdate: backdate()
    case .nextSegment: try goToNextSegment()
    case .questions(let seconds): try addQuestions(lasting: seconds)
    case .previousSegment: try goToPreviousSegment()
    case .goTo, .skip, .move, .name, .shorten, .insert, .catchUp, .rundown, .reload, .restart:
      try changeRundown(command)
    case .reset: change(.reset)
    case .undo: try undo()
    case .redo: try redo()
    case .until(let timeOfDay): try requestEnd(at: timeOfDay)
    case .store(let slot): store(in: slot)
    case .remove(let slot): try remove(slot: slot)
    case .time: sayTime()
    case .displays: list(displayTexts, as: phrases.lines.display, ifEmpty: .connected([]))
    case .events: listEvents()
    case .takeOver: throw .isClock
    case .handOver(let name): try handOver(toDeskNamed: name)
    case .join: try join()
    case .quit: finish()
    case .flash: try flash()
    case .blackout: setBlackout(!session.isBlackedOut)
    case .setBlackout(let isBlack):
      guard isBlack != session.isBlackedOut else { throw .pictureIs(black: isBlack) }
      setBlackout(isBlack)
    case .message: if session.showsMessage { hideMessage() } else { try showMessage() }
    case .showMessage(let text, let seconds): try showMessage(text, seconds: seconds)
    case .storedMessage(let number): try showStoredMessage(number)
    case .clear:
      guard session.showsMessage else { throw .noMessageShown }
      hideMessage()
    case .close: if !uncover() { throw .noChange }
    case .identify: identify()
    case .layout, .theme, .secondaryTime, .cycleSecondaryTime: changeLook(by: command)
    case .announcing: cycleAnnouncing()
    case .timeOfDay: notify(.screen(.timeOfDay(dayTime(), end: view.endOfTalk)))
    // Without stored messages there is nothing to choose.
    case .chooseMessage: throw .noStoredMessage(nil)
    case .help, .explain: break
    case .operatorView: guard capabilities.hasScreen else { throw .notInPlainMode }
    case .chooseTarget, .focus, .enter, .lock, .prompt, .typeMessage: throw .notInPlainMode
    }
  }

  // MARK: The talk

  /// Starts, stops or resumes, unless it did so a moment ago; a line is never too soon.
  private mutating func startOrStop() throws(CommandRefusal) {
    guard gate.admitToggle(at: realNow) || sender == .line else {
      let refusal = snapshot.isRunning ? CommandRefusal.alreadyRunning : .notRunning
      // Without a screen, nobody would know that Space did nothing. A held key says so once.
      if sender == .console, !capabilities.hasScreen, gate.ignoredToggles == 1 {
        notify(.refused(refusal))
      }
      throw refusal
    }
    // The speaker of a ready talk comes on, so it starts, and what covers the digits closes. Over a
    // running or paused talk, Space only closes that.
    if snapshot.isReady {
      if session.isBlackedOut { setBlackout(false) }
      return start()
    }
    if uncover() { return }
    if snapshot.isRunning { change(.stop) } else { start() }
  }

  /// Handles the key of a presenter's clicker, which never stops a talk.
  private mutating func pressClicker() throws(CommandRefusal) {
    guard snapshot.isRunning else { return try startOrStop() }
    guard snapshot.nextSegment != nil else { return }
    guard gate.admitToggle(at: realNow), gate.admitSegmentChange(by: session.author, at: realNow)
    else { return }
    if change(.next) { gate.recordSegmentChange(at: realNow) }
  }

  /// Changes the segment, and shows its name unless its start is announced.
  mutating func changeSegment(_ command: TalkCommand) throws(CommandRefusal) {
    try change(command, orThrow: .noOtherSegment)
    gate.recordSegmentChange(at: realNow)
    let isAnnounced = snapshot.isRunning && session.announces
    guard !isAnnounced, let place = snapshot.place else { return }
    let cue = Cue(.segment, at: remainingSecond, in: snapshot.phase(at: now), place: place)
    show(.announcement(text(of: cue)))
  }

  /// Puts a segment for questions at the end of the talk; not after a break.
  private mutating func addQuestions(lasting seconds: Int) throws(CommandRefusal) {
    let isBreak = session.rundown?.current?.isBreak == true
    let segment = Segment.questions(
      phrases.questions, lasting: seconds, after: snapshot.preset.format)
    guard !isBreak, change(.append(segment)) else { throw .nothingToChange }
    notify(.questionsAdded(seconds))
  }

  /// Applies a command to the talk; throws a refusal if that changes nothing.
  private mutating func change(
    _ command: TalkCommand, orThrow refusal: CommandRefusal
  ) throws(CommandRefusal) {
    guard change(command) else { throw refusal }
  }

  /// Changes the time by a step; several in quick succession are undone as one change.
  private mutating func step(
    _ command: TalkCommand, continuesStep: Bool
  ) throws(CommandRefusal) {
    let continues = continuesStep && lastStep.map { isOwnAndLast($0) } ?? false
    let events = (try? apply(command, isUndoable: !continues)) ?? []
    emit(events)
    guard events.contains(where: \.changesTalk) else { throw .noChange }
    lastStep = (sender, session.history.recordedCount)
  }

  /// Whether a step is the sender's own, and nothing was changed since.
  private func isOwnAndLast(_ step: (sender: Sender, changeCount: Int)) -> Bool {
    step.sender == sender && step.changeCount == session.history.recordedCount
  }

  mutating func start() {
    let wasReady = snapshot.isReady
    // Any start closes the message: see `ClockState.apply`.
    if session.showsMessage { recordUncovering() }
    change(session.startCommand(at: moment))
    guard wasReady, session.announces else { return }
    show(.announcement(text(of: Cue(.start, at: remainingSecond, in: snapshot.phase(at: now)))))
  }

  private mutating func load(slot: Int) throws(CommandRefusal) {
    guard let preset = session.presets[slot: slot] else { throw .emptySlot(slot) }
    load(preset)
  }

  /// Loads a preset; for the loaded talk of a rundown it gives other times, and not another name.
  private mutating func load(_ preset: Preset) {
    var talk = preset
    if talk.title.isEmpty, let item = session.rundown?.current, !item.isBreak {
      talk.title = item.fullTitle
    }
    // A run of loads less than a second apart, as of a held key, is undone as one change.
    let continues =
      lastLoad.map { snapshot.isReady && realNow - $0.at < .seconds(1) && isOwnAndLast($0.step) }
      ?? false
    emit((try? apply(.load(talk), isUndoable: !continues)) ?? [])
    lastLoad = ((sender, session.history.recordedCount), realNow)
    show(.preset(.loaded(preset)))
  }

  /// Makes the talk end at a time of day: requests a reading of the wall clock, from which the time
  /// until then is calculated; a rundown has its own, in its zone, which can be read at once.
  private mutating func requestEnd(at timeOfDay: Int) throws(CommandRefusal) {
    if let reading = session.rundownReading(of: timeOfDay, at: moment) {
      return try run(to: timeOfDay, reading)
    }
    decider = .wallClock(timeOfDay)
    add(.readWallClock(timeOfDay))
  }

  /// Goes to the time at which a lamp's phase begins.
  ///
  /// If the talk ends at a time of day, green calculates the time until then anew instead.
  private mutating func go(to lamp: Lamp) throws(CommandRefusal) {
    guard session.rundown?.current?.isBreak != true else { throw .breakHasNoLamps }
    if lamp == .green, let finish = session.keptFinish {
      return requestWallClock(for: finish.timeOfDay)
    }
    let events: [TalkEvent]
    do throws(Refusal) {
      events = try apply(.go(lamp))
    } catch {
      throw .talk(error)
    }
    guard !events.isEmpty else { throw .nothingToChange }
    emit(events)
  }

  /// Requests a reading of the wall clock, which corrects the end of the talk; a rundown has its
  /// own, in its zone, which can be read at once.
  mutating func requestWallClock(for timeOfDay: Int) {
    if let reading = session.rundownReading(of: timeOfDay, at: moment) {
      return runToFinish(reading)
    }
    decider = .wallClock(nil)
    add(.readWallClock(timeOfDay))
  }

  private mutating func assign(_ lamp: Lamp) throws(CommandRefusal) {
    do throws(Refusal) {
      let events = try apply(.assign(lamp))
      emit(events)
      guard case .assigned(_, _, let lowered)? = events.last?.kind else { return }
      notify(.assigned(lamp, moved: lowered.map(\.lamp), in: snapshot.segment))
    } catch {
      throw .talk(error)
    }
  }

  private mutating func undo() throws(CommandRefusal) {
    let (stateBefore, wasShown) = (snapshot.run.state, session.showsMessage)
    guard let (step, events, hasChanged) = session.undo(at: now) else { throw .nothingToUndo }
    lastStep = nil
    // It was changed again since, for example by the file of the rundown.
    guard hasChanged || step.presetChange != nil else {
      throw .nothingUndone(whose: author(of: step))
    }
    if wasShown, !session.showsMessage { recordUncovering() }
    let undone = notice(of: step, from: stateBefore)
    // That says already whether the message is shown.
    if case .undone(.message, _) = undone { reportedCover.message = Cover(of: session).message }
    if hasChanged { session.history.recordNotice(undone) }
    publish(.undo, undone, of: step, events)
    keep(step.presetChange, of: step)
  }

  private mutating func redo() throws(CommandRefusal) {
    let (stateBefore, wasShown) = (snapshot.run.state, session.showsMessage)
    guard let (step, events) = session.redo(at: now) else { throw .nothingToRedo }
    lastStep = nil
    if wasShown, !session.showsMessage { recordUncovering() }
    let change = redoneChange(of: step, from: stateBefore)
    if case .message = change { reportedCover.message = Cover(of: session).message }
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
    guard session.history.recordedCount > count,
      let (step, events, _) = session.undo(at: now, isRedoable: false)
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
    let stateBefore = snapshot.run.state
    guard session.history.undoer == sender.client,
      let (step, events) = session.redo(at: now)
    else { return }
    let redone = Notice.redone(redoneChange(of: step, from: stateBefore), whose: author(of: step))
    show(session.history.lastUndone?.notice ?? redone)
    emit(events)
    keep(step.presetChange?.reversed, of: step)
  }

  /// The notice that describes an undone step, after the run state was `stateBefore`.
  private func notice(of step: UndoHistory.Step, from stateBefore: RunState) -> Notice {
    if step.isOffer, !step.wasQuit {
      return .earlierTalk(.resumed(isRunning: snapshot.isRunning))
    }
    return .undone(undoneChange(of: step, from: stateBefore), whose: author(of: step))
  }

  /// Who has made a change, as a text; `nil` for the sender of this command.
  private func author(of step: UndoHistory.Step) -> String? {
    step.author == session.author ? nil : phrases.changed(by: step.author)
  }

  /// How things are after a step was redone: an item that it has left out is not back.
  private func redoneChange(
    of step: UndoHistory.Step, from stateBefore: RunState
  ) -> UndoneChange {
    let change = undoneChange(of: step, from: stateBefore)
    return if case .item = change { .rundown } else { change }
  }

  private func undoneChange(
    of step: UndoHistory.Step, from stateBefore: RunState
  ) -> UndoneChange {
    if let slot = step.presetChange?.slot {
      let preset = session.presets[slot: slot]
      return .slot(slot, preset.map { Words.nameAndLength(of: $0, timeForm) })
    }
    if step.talk != nil, step.kind == .preset, let item = session.rundown?.current,
      step.rundown != nil || snapshot.preset.name == session.loadedPreset?.name
    {
      // The item is loaded again that was left, or in whose place a preset was loaded.
      return .preset(Words.wholeName(of: item, in: phrases))
    }
    if let change = step.rundown, step.talk == nil || step.kind == .preset {
      let item = change.skipped.flatMap { session.rundown?.index(ofHandle: $0) }
        .flatMap { session.rundown?.items[$0] }
      return item.map { .item(Words.wholeName(of: $0, in: phrases)) } ?? .rundown
    }
    guard step.talk != nil else { return .message(isShown: session.showsMessage) }
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
    case .set where snapshot.run.state == stateBefore: return .time(shownTime)
    default: return UndoneChange(snapshot.run.state, shownTime)
    }
  }

  /// What the digits show, in words that tell overtime apart.
  private var shownTime: String {
    let digits = snapshot.reading(at: now).digits
    return digits < 0 ? phrases.over(timeForm.text(-digits)) : timeForm.text(digits)
  }

  /// Moves the start of the talk back to the last stop or reset.
  private mutating func backdate() {
    let idleTime = snapshot.idleTimeBeforeStart(at: now)
    let wasRunning = snapshot.isRunning
    let events = (try? apply(session.backdateCommand(at: moment))) ?? []
    let seconds = Int(session.stage.real(idleTime).components.seconds)
    let isStart = snapshot.isRunning && !wasRunning
    notify(seconds == 0 && isStart ? .startedNow : .startMoved(by: seconds))
    emit(events)
  }

  private mutating func store(in slot: Int) {
    let (preset, before, change) = session.store(in: slot)
    let stored = Notice.preset(.stored(preset, before: before))
    notify(stored)
    if let change { store(change) }
    guard !snapshot.isRunning, let hint = hints.remove(.store) else { return }
    let shortText = texts(of: stored).last ?? ""
    show(.both(shortText, [phrases.firstStore]), for: .seconds(10))
    add(.save(.remember(hint)))
  }

  /// Writes a change of the stored presets to disk.
  mutating func store(_ change: PresetChange) {
    add(.save(.store(change)))
    unstoredSlots.insert(change.slot)
    decider = .disk(change)
  }

  private mutating func remove(slot: Int) throws(CommandRefusal) {
    guard let preset = session.presets[slot: slot] else { throw .emptySlot(slot) }
    guard let change = session.remove(slot: slot) else {
      throw .notStored(preset, slot, session.presets.origin(ofSlot: slot) ?? .bundled)
    }
    notify(.preset(.removed(preset, slot, now: session.presets[slot: slot])))
    store(change)
  }

  // MARK: The sound

  private mutating func cycleAnnouncing() {
    let wasSpeaking = session.announcing == .speak
    session.announcing =
      switch session.announcing {
      case .off: .print
      case .print: .speak
      case .speak: .off
      }
    if session.announcing == .off { bell.stop() }
    notify(.screen(.announcing(session.announcing)))
    if wasSpeaking { add(.voice(.silence)) }
  }

  // MARK: The picture beside the talk

  /// Flashes three white pulses; the clock keeps running.
  private mutating func flash() throws(CommandRefusal) {
    guard session.look.flashes else { throw .noFlash }
    guard hasPicture else { throw .noDisplay }
    guard session.flashWhite(pulses: 3, at: realNow) else { throw .pictureChangesTooOften }
    notifyOfPicture(.flash)
  }

  private mutating func setBlackout(_ isBlack: Bool) {
    session.isBlackedOut = isBlack
    if !isBlack { recordUncovering() }
  }

  /// Shows a text, or the last message, for some seconds or until it is hidden.
  ///
  /// A new text of an operator's key or prompt is only kept while nobody could see it, so that it
  /// does not appear when a display is connected much later. Lines and clients decide for whoever
  /// connects.
  private mutating func showMessage(
    _ text: String? = nil, seconds: Int? = nil
  ) throws(CommandRefusal) {
    guard text != nil || !session.message.isEmpty else { throw .noMessage }
    if let text, sender == .console, !hasPicture {
      session.keepMessage(text)
      throw .messageKept(text)
    }
    session.showMessage(text, until: seconds.map { realNow + .seconds($0) })
    // A client is answered even if the same message is shown already.
    if session.showsMessage { notifyOfPicture(.message(session.message, on: messagePlace)) }
    reportedCover.message = Cover(of: session).message
    tellOfSmallLetters()
  }

  /// Where a message is shown now.
  private var messagePlace: MessagePlace {
    clients.hasWatcher ? .displays : capabilities.hasScreen ? .screen : .nobody
  }

  /// What the displays show in place of the time, as a text; `nil` if no message is shown.
  var shownMessage: String? {
    session.stage.message.map { phrases.message($0, on: messagePlace) }
  }

  /// Tells who sent a message that no letters can be drawn for; displays elsewhere may have a font.
  private mutating func tellOfSmallLetters() {
    guard session.showsMessage, !PixelText.canDraw(session.message, capabilities.font) else {
      return
    }
    notify(.screen(.smallLetters), for: .seconds(10))
    result.line = phrases.line(phrases.lines.notice, phrases.smallLetters).printable
  }

  private mutating func showStoredMessage(_ number: Int) throws(CommandRefusal) {
    guard let message = settings.storedMessages[number] else { throw .noStoredMessage(number) }
    try showMessage(message.text, seconds: message.seconds)
  }

  private mutating func hideMessage() {
    session.hideMessage()
    recordUncovering()
  }

  /// Notifies of what has covered or uncovered the digits since the last notice, whoever has caused
  /// it.
  mutating func notifyOfCover() {
    var cover = Cover(of: session)
    cover.isUnseen = messagePlace == .nobody
    let before = reportedCover
    reportedCover = cover
    if cover.isBlack != before.isBlack {
      if cover.isBlack {
        notify(.screen(.blackout))
      } else {
        notify(.outdated(.blackout))
        notifyOfPicture(.pictureIsBack)
      }
    }
    // A display that comes shows what nobody has seen yet.
    guard
      cover.message != before.message || cover.message != nil && before.isUnseen && !cover.isUnseen
    else { return }
    notifyOfPicture(
      cover.message.map { .message($0, on: messagePlace) } ?? .messageCleared)
  }

  /// Notifies of what has changed on the displays; where the clock has a screen, which shows it,
  /// only its sender.
  private mutating func notifyOfPicture(_ notice: Notice.ScreenNotice) {
    guard capabilities.hasScreen else { return notify(.screen(notice)) }
    let line = phrases.line(phrases.lines.notice, fullText(of: .screen(notice))).printable
    result.line = result.line ?? line
  }

  /// Uncovers the digits; returns whether they were covered.
  private mutating func uncover() -> Bool {
    guard session.uncover() else { return false }
    recordUncovering()
    return true
  }

  /// Makes each display show its name for five seconds, and shows the operator all names.
  private mutating func identify() {
    session.identifyUntil = realNow + .seconds(5)
    notify(.displays(.connected(clients.displays.map(\.nameOrNumber))))
  }

  /// Changes the look of the screen.
  private mutating func changeLook(by command: Command) {
    if let notice = session.look.change(by: command, hasSession: session.rundown != nil) {
      notify(.screen(notice))
    }
  }

  // MARK: What keeps a sender from it

  /// What keeps the operator from a command that changes the picture: nobody would see it, or it
  /// would change too often, as held or rapid keys do; `nil` if nothing does.
  ///
  /// An admitted change is counted.
  private mutating func hindranceOfPicture(_ command: Command) -> CommandRefusal? {
    if command == .help {
      return !capabilities.hasScreen || session.admitPictureChange(at: realNow)
        ? nil : .pictureChangesTooOften
    }
    guard command.traits.contains(.changesPicture) else { return nil }
    guard capabilities.hasScreen || !command.concernsOwnScreen else { return .notInPlainMode }
    guard hasPicture else { return command.hasMessage ? nil : .noDisplay }
    return isExemptFromFlashLimit(command) || session.admitPictureChange(at: realNow)
      ? nil : .pictureChangesTooOften
  }

  /// Whether the flash limit does not apply to a command: to a flash, which has its own limit; to a
  /// command that brings the digits back; or to a message that replaces another message.
  private func isExemptFromFlashLimit(_ command: Command) -> Bool {
    switch command {
    case .flash: true
    case .blackout, .setBlackout(false): session.isBlackedOut
    case .message, .showMessage, .storedMessage: session.showsMessage
    default: false
    }
  }

  /// Remembers when an operator has closed a message or blackout; a client that does has no say in
  /// that.
  private mutating func recordUncovering() { if sender.isOperator { uncoveredAt = realNow } }

  /// Whether the operator has closed a message or blackout in the last two seconds.
  ///
  /// A client's next one is refused until then: otherwise Space would only ever close messages, and
  /// never stop the talk.
  private var hasJustUncovered: Bool {
    uncoveredAt.map { realNow - $0 < .seconds(2) } ?? false
  }

  /// Whether a command would show a message or make the screen black.
  private func coversDigits(_ command: Command) -> Bool {
    switch command {
    case .setBlackout(true), .showMessage, .storedMessage: true
    case .blackout: !session.isBlackedOut
    case .message: !session.showsMessage
    case .undo: !session.showsMessage && session.history.last?.message?.isShown == true
    case .redo: !session.showsMessage && session.history.lastUndone?.showsMessage == true
    default: false
    }
  }
}

/// What covers the digits for those who watch.
struct Cover: Equatable, Sendable {
  /// Whether the screen is black.
  var isBlack = false
  /// The message; `nil` if none is shown.
  var message: String?
  /// Whether nobody is connected who could see the message.
  var isUnseen = false

  init() {}

  init(of session: ClockState) {
    (isBlack, message) = (session.isBlackedOut, session.showsMessage ? session.message : nil)
  }
}

extension Command {
  /// Whether it has a message, which is kept where nobody can see it.
  fileprivate var hasMessage: Bool {
    switch self {
    case .showMessage(let text, _): text != nil
    case .storedMessage: true
    default: false
    }
  }

  /// Whether it moves or ends the talk, so that it matters when it was given.
  fileprivate var movesTalk: Bool {
    switch self {
    case .assign, .store, .redo, .takeOver, .handOver, .join: false
    default: true
    }
  }
}
