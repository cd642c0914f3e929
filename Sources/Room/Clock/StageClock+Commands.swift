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
  ///   - confirmation: what the sender agrees to lose.
  ///   - continuesStep: whether undo takes it back together with the change before it, as one of
  ///     many steps in quick succession.
  ///   - age: how long ago in real time it was given, a second at most: if it moves or ends the
  ///     talk, that changes as if the command had been performed then, but not before it changed
  ///     last.
  /// - Returns: what became of it, which is all that the sender gets to know.
  package mutating func perform(
    _ command: Command, by sender: Sender, _ confirmation: Confirmation = .none,
    continuesStep: Bool = false,
    age: Duration = .zero
  ) -> Outcome {
    let present = moment
    let isLate = age > .zero && command.movesTalk
    if isLate {
      let sinceChange = state.real(now - state.stage.lastChange)
      moment = present.earlier(by: max(.zero, min(age, .seconds(1), sinceChange)), speed: speed)
    }
    defer { if isLate { advance(to: present) } }
    if let refusal = refusal(of: command, by: sender) { return .refused(refusal) }
    let isAsked =
      sender != .line || command.maySlip || state.asksToBeginAnew && command.startsReadyTalk
    if isAsked, let loss = loss(by: command), !confirmation.covers(loss) {
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
    (self.sender, result, state.history.command) = (sender, Outcome.Result(), command)
    decider = nil
    defer { (self.sender, result, state.history.command) = (outer.0, outer.1, nil) }
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
    return ConfirmationRules(state: state, moment: moment, form: timeForm).loss(by: command)
  }

  /// What a command of a second clock would lose because of the first one; `nil` if it loses
  /// nothing.
  private func loss(by command: Command, beside other: OtherClock) -> Loss? {
    switch command {
    case .join:
      .joining(
        room: other.room,
        dropping: Words.lengthAndTitle(of: state.titledSnapshot.preset, timeForm))
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
      return hasPicture && !command.concernsOwnScreen ? pictureRefusal(command) : nil
    }
    if goesOnOrBack(command), !debounce.admitSegmentChange(by: sender.client, at: realNow) {
      return .segmentChangesTooSoon(losing: loss(by: command))
    }
    guard !sender.isOperator else { return pictureRefusal(command) }
    if hasJustUncovered, coversDigits(command) { return .operatorHasJustClosedOne }
    return !command.traits.contains(.covers) || state.admitPictureChange(at: realNow)
      ? nil : .pictureChangesTooOften
  }

  /// Whether a command goes on or back; a `go` that names no item, or the loaded one, goes nowhere.
  private func goesOnOrBack(_ command: Command) -> Bool {
    guard case .goTo(let reference) = command else { return command.changesSegment }
    guard let rundown = state.rundown, let item = try? rundown.item(reference) else {
      return false
    }
    return item.handle != rundown.current?.handle
  }

  private mutating func perform(
    _ command: Command, continuesStep: Bool
  ) throws(CommandRefusal) {
    switch command {
    case .toggle where state.asksToBeginAnew, .start where state.asksToBeginAnew,
      .clickerStart where state.asksToBeginAnew:
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
    case .preset(let text): load(try state.preset(named: text))
    case .go(let lamp): try go(to: lamp)
    case .back: change(.back)
    case .assign(let lamp): try assign(lamp)
    case .backdate: backdate()
    case .nextSegment: try goToNextSegment()
    case .questions(let seconds): try addQuestions(lasting: seconds)
    case .previousSegment: try goToPreviousSegment()
    case .goTo(let reference): try go(to: reference)
    case .skip(let reference): try skipItem(reference)
    case .move(let text): try moveItem(text)
    case .name(let part, let text, let handle): try nameItem(handle, part, text)
    case .shorten(let seconds, let handle): try shortenItem(handle, to: seconds)
    case .insert(let seconds, let title): try insertItem(seconds, title: title)
    case .catchUp: try catchUp()
    case .rundown: try listRundown()
    case .restart: try beginAnew()
    case .reload: try requestRundownFile()
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
    case .blackout: setBlackout(!state.isBlackedOut)
    case .setBlackout(let isBlack):
      guard isBlack != state.isBlackedOut else { throw .pictureIs(black: isBlack) }
      setBlackout(isBlack)
    case .message: if state.showsMessage { hideMessage() } else { try showMessage() }
    case .showMessage(let text, let seconds): try showMessage(text, seconds: seconds)
    case .storedMessage(let number): try showStoredMessage(number)
    case .clear:
      guard state.showsMessage else { throw .noMessageShown }
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
    guard debounce.admitToggle(at: realNow) || sender == .line else {
      let refusal = snapshot.isRunning ? CommandRefusal.alreadyRunning : .notRunning
      // Without a screen, nobody would know that Space did nothing. A held key says so once.
      if sender == .console, !capabilities.hasScreen, debounce.ignoredToggles == 1 {
        notify(.refused(refusal))
      }
      throw refusal
    }
    // The speaker of a ready talk comes on, so it starts, and what covers the digits closes. Over a
    // running or paused talk, Space only closes that.
    if snapshot.isReady {
      if state.isBlackedOut { setBlackout(false) }
      return start()
    }
    if uncover() { return }
    if snapshot.isRunning { change(.stop) } else { start() }
  }

  /// Handles the key of a presenter's clicker, which never stops a talk.
  private mutating func pressClicker() throws(CommandRefusal) {
    guard snapshot.isRunning else { return try startOrStop() }
    guard snapshot.nextSegment != nil else { return }
    guard debounce.admitToggle(at: realNow),
      debounce.admitSegmentChange(by: state.author, at: realNow)
    else { return }
    if change(.next) { debounce.recordSegmentChange(at: realNow) }
  }

  /// Changes the segment, and shows its name unless its start is announced.
  mutating func changeSegment(_ command: TalkCommand) throws(CommandRefusal) {
    try change(command, orThrow: .noOtherSegment)
    debounce.recordSegmentChange(at: realNow)
    let isAnnounced = snapshot.isRunning && state.announces
    guard !isAnnounced, let place = snapshot.place else { return }
    let cue = Cue(.segment, at: remainingSecond, in: snapshot.phase(at: now), place: place)
    show(.announcement(text(of: cue)))
  }

  /// Puts a segment for questions at the end of the talk; not after a break.
  private mutating func addQuestions(lasting seconds: Int) throws(CommandRefusal) {
    let isBreak = state.rundown?.current?.isBreak == true
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
    lastStep = (sender, state.history.recordedCount)
  }

  /// Whether a step is the sender's own, and nothing was changed since.
  private func isOwnAndLast(_ step: (sender: Sender, changeCount: Int)) -> Bool {
    step.sender == sender && step.changeCount == state.history.recordedCount
  }

  mutating func start() {
    let wasReady = snapshot.isReady
    // Any start closes the message: see `ClockState.apply`.
    if state.showsMessage { recordUncovering() }
    change(state.startCommand(at: moment))
    guard wasReady else { return }
    if state.announces {
      show(.announcement(text(of: Cue(.start, at: remainingSecond, in: snapshot.phase(at: now)))))
    }
    guard let length = state.lengthByHardEnd(at: now), explained != state.rundown?.current?.handle
    else { return }
    notify(.rundown(.lengthByHardEnd(length)), .joiningAnnouncement)
  }

  private mutating func load(slot: Int) throws(CommandRefusal) {
    guard let preset = state.presets[slot: slot] else { throw .emptySlot(slot) }
    load(preset)
  }

  /// Loads a preset; for the loaded talk of a rundown it gives other times, and not another name.
  private mutating func load(_ preset: Preset) {
    var talk = preset
    if talk.title.isEmpty, let item = state.rundown?.current, !item.isBreak {
      talk.title = item.fullTitle
    }
    // A run of loads less than a second apart, as of a held key, is undone as one change.
    let continues =
      lastLoad.map { snapshot.isReady && realNow - $0.at < .seconds(1) && isOwnAndLast($0.step) }
      ?? false
    emit((try? apply(.load(talk), isUndoable: !continues)) ?? [])
    lastLoad = ((sender, state.history.recordedCount), realNow)
    show(.preset(.loaded(preset)))
  }

  /// Makes the talk end at a time of day: requests a reading of the wall clock, from which the time
  /// until then is calculated; a rundown has its own, in its zone, which can be read at once.
  private mutating func requestEnd(at timeOfDay: Int) throws(CommandRefusal) {
    if let reading = state.rundownReading(of: timeOfDay, at: moment) {
      return try run(to: timeOfDay, reading)
    }
    decider = .wallClock(timeOfDay)
    add(.readWallClock(timeOfDay))
  }

  /// Goes to the time at which a lamp's phase begins.
  ///
  /// If the talk ends at a time of day, green calculates the time until then anew instead.
  private mutating func go(to lamp: Lamp) throws(CommandRefusal) {
    guard state.rundown?.current?.isBreak != true else { throw .breakHasNoLamps }
    if lamp == .green, let finish = state.keptFinish {
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
    if let reading = state.rundownReading(of: timeOfDay, at: moment) {
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

  /// Moves the start of the talk back to the last stop or reset.
  private mutating func backdate() {
    let idleTime = snapshot.idleTimeBeforeStart(at: now)
    let wasRunning = snapshot.isRunning
    let events = (try? apply(state.backdateCommand(at: moment))) ?? []
    let seconds = Int(state.stage.real(idleTime).components.seconds)
    let isStart = snapshot.isRunning && !wasRunning
    notify(seconds == 0 && isStart ? .startedNow : .startMoved(by: seconds))
    emit(events)
  }

  private mutating func store(in slot: Int) {
    let (preset, before, change) = state.store(in: slot)
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
    guard let preset = state.presets[slot: slot] else { throw .emptySlot(slot) }
    guard let change = state.remove(slot: slot) else {
      throw .notStored(preset, slot, state.presets.origin(ofSlot: slot) ?? .bundled)
    }
    notify(.preset(.removed(preset, slot, now: state.presets[slot: slot])))
    store(change)
  }

  // MARK: The sound

  private mutating func cycleAnnouncing() {
    let wasSpeaking = state.announcing == .speak
    state.announcing =
      switch state.announcing {
      case .off: .print
      case .print: .speak
      case .speak: .off
      }
    if state.announcing == .off { bell.stop() }
    notify(.screen(.announcing(state.announcing)))
    if wasSpeaking { add(.voice(.silence)) }
  }
}

extension Command {
  /// Whether it moves or ends the talk, so that it matters when it was given.
  fileprivate var movesTalk: Bool {
    switch self {
    case .assign, .store, .redo, .takeOver, .handOver, .join: false
    default: true
    }
  }
}
