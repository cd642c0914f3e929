import SevenSegmentDisplay
import SpeechAnnouncement
import StageDisplay
import TerminalCanvas
import TimerEngine

// The execution of each command.
extension OperatorConsole {
  /// Executes a command from any source; throws the reason if it did nothing.
  mutating func execute(_ command: Command) throws(CommandRefusal) {
    switch command {
    case .toggle: startOrStop()
    case .clickerStart: click()
    case .start:
      guard !snapshot.isRunning else { throw .alreadyRunning }
      start()
    case .stop: try change(.stop, otherwise: .notRunning)
    case .add(let seconds): try change(.add(seconds), otherwise: .noChange)
    case .set(let seconds): try change(.set(seconds), otherwise: .noChange)
    case .setTime(let seconds): try change(.setTime(seconds), otherwise: .noChange)
    case .slot(let slot): try load(slot: slot)
    case .preset(let text): load(try preset(named: text))
    case .go(.green), .back: goToGreen()
    case .go(let lamp): change(.go(lamp))
    case .assign(let lamp): try assign(lamp)
    case .backdate: backdate()
    case .nextPart: try goToNextPart()
    case .previousPart: try goToPreviousPart()
    case .skip, .shorten, .insert, .catchUp, .rundown: try changeRundown(command)
    case .reset: change(.reset)
    case .undo: try undo()
    case .until(let timeOfDay): runUntil(timeOfDay)
    case .store(let slot): store(in: slot)
    case .remove(let slot): try remove(slot: slot)
    case .time: emit(.time)
    case .displays: tell(displayTexts, as: phrases.lines.display, none: .connected([]))
    case .events: tellEvents()
    case .quit: finish()
    case .flash, .blackout, .setBlackout, .message, .showMessage, .chooseMessage, .storedMessage,
      .clear, .identify:
      try changePicture(command)
    case .chooseTarget, .focus, .enter: perform(command)
    case .lock, .layout, .theme, .announcing, .timeOfDay, .operatorView, .prompt, .help, .close:
      changeView(command)
    }
  }

  /// Executes a command that changes what displays show beside the talk.
  private mutating func changePicture(_ command: Command) throws(CommandRefusal) {
    switch command {
    case .flash: try flash()
    case .blackout: setBlackout(!session.isBlackedOut)
    case .setBlackout(let isBlack): setBlackout(isBlack)
    case .message: try setMessage(!session.showsMessage)
    case .showMessage(let text, let seconds): try setMessage(true, text, seconds: seconds)
    case .chooseMessage: throw .noStoredMessage(nil)
    case .storedMessage(let number):
      guard let message = settings.storedMessages[number] else { throw .noStoredMessage(number) }
      try setMessage(true, message.text, seconds: message.seconds)
    case .clear: clearMessage()
    case .identify: identify()
    default: break
    }
  }

  /// Executes a command that changes only the operator's own view.
  private mutating func changeView(_ command: Command) {
    switch command {
    case .lock: lock()
    case .layout: cycleLayout()
    case .theme: cycleTheme()
    case .announcing: cycleAnnouncing()
    case .timeOfDay: showTime()
    case .operatorView: toggleOperatorView()
    case .prompt: openPrompt()
    case .help: openHelp()
    case .close: close()
    default: break
    }
  }

  // MARK: The talk

  /// Starts, stops or resumes, unless Space was pressed a moment ago.
  private mutating func startOrStop() {
    guard gate.admitsToggle(at: realNow, changes: session.history.count) else { return }
    // A speaker comes on while a message stands over a clock that is ready. Otherwise nobody means to
    // start or stop a talk whose time is not seen.
    let begins = snapshot.isReady && session.showsMessage && !session.isBlackedOut
    if !begins, uncover() { return gate.toggleWasMeant() }
    if snapshot.isRunning { change(.stop) } else { start() }
  }

  /// A clicker starts a clock that does not run, and begins the next segment of a running talk.
  private mutating func click() {
    guard snapshot.isRunning else { return startOrStop() }
    guard snapshot.nextSegment != nil,
      gate.admitsToggle(at: realNow, changes: session.history.count)
    else { return }
    gate.toggleWasMeant()
    change(.next)
  }

  /// Goes to another segment, and shows the name of one that waits at its start.
  mutating func changeSegment(_ command: TalkCommand) throws(CommandRefusal) {
    try change(command, otherwise: .noPart)
    guard !snapshot.isRunning || !session.announces, let place = snapshot.place else { return }
    let cue = Cue(.segment, at: shown, in: snapshot.phase(at: now), place: place)
    show(.announcement(text(of: cue)))
  }

  /// Applies a command to the talk; throws a refusal if that changes nothing.
  private mutating func change(
    _ command: TalkCommand, otherwise refusal: CommandRefusal
  ) throws(CommandRefusal) {
    guard change(command) else { throw refusal }
  }

  mutating func start() {
    let wasReady = snapshot.isReady
    focus = nil
    change(session.startCommand(at: moment))
    guard wasReady, session.announces else { return }
    show(.announcement(text(of: Cue(.start, at: shown, in: snapshot.phase(at: now)))))
  }

  private func preset(named text: String) throws(CommandRefusal) -> Preset {
    do throws(PresetSearchError) {
      return try session.presets.all.preset(named: text)
    } catch {
      throw .noPreset(error)
    }
  }

  private mutating func load(slot: Int) throws(CommandRefusal) {
    guard let preset = session.presets[slot: slot] else { throw .emptySlot(slot) }
    load(preset)
  }

  private mutating func load(_ preset: Preset) {
    change(.load(preset))
    show(.preset(.loaded(preset)))
  }

  /// Lets the talk end at a time of day, once the wall clock is read.
  private mutating func runUntil(_ timeOfDay: Int) {
    askedFinish = timeOfDay
    wallClockAsker = session.author
    effects.append(.readWallClock(timeOfDay))
  }

  /// Back to the green time; where a time of day is the end, to what is left until then.
  private mutating func goToGreen() {
    if let finish = snapshot.finish, speed == 1 {
      wallClockAsker = session.author
      effects.append(.readWallClock(finish.timeOfDay))
    } else {
      change(.go(.green))
    }
  }

  private mutating func assign(_ lamp: Lamp) throws(CommandRefusal) {
    do throws(Refusal) {
      let events = try apply(.assign(lamp))
      emit(events)
      guard case .assigned(_, let seconds, let lowered)? = events.last?.kind else { return }
      notify(.assigned(lamp, seconds, lowered))
    } catch {
      throw .talk(error)
    }
  }

  private mutating func undo() throws(CommandRefusal) {
    let state = snapshot.run.state
    guard let (step, events) = session.undo(at: now) else { throw .nothingToUndo }
    let undone = notice(of: step, from: state)
    let text = undone.texts(in: phrases, settings.keys)[0]
    let earlier = journal.count
    show(undone)
    emit(.undo, saying: text)
    emit(events)
    journal.keepFirst(since: earlier)
    if let change = step.presets { effects.append(.store(change)) }
  }

  /// What was undone, and how things are again.
  private func notice(of step: UndoHistory.Step, from state: RunState) -> Notice {
    if step.isOffer { return .earlierTalk(.resumed(isRunning: snapshot.isRunning)) }
    let isOwn = step.author == session.author
    return .undone(
      undoneChange(of: step, from: state),
      whose: isOwn ? nil : phrases.changed(by: step.author))
  }

  private func undoneChange(of step: UndoHistory.Step, from state: RunState) -> UndoneChange {
    if let change = step.presets {
      let slot = change.slot ?? 0
      let preset = session.presets[slot: slot]
      return .slot(slot, preset.map { Words.nameAndLength(of: $0, in: phrases) })
    }
    if step.rundown != nil, step.talk == nil || step.kind == .preset { return .rundown }
    guard step.talk != nil else { return .message(isShown: session.showsMessage) }
    let digits = snapshot.reading(at: now).digits
    switch step.kind {
    case .assigned(let lamp, _, _):
      let seconds = snapshot.time(of: lamp) ?? snapshot.segment.length
      return UndoneChange(lamp, at: seconds, in: phrases)
    case .preset where snapshot.isReady:
      return .preset(Words.nameAndLength(of: snapshot.preset, in: phrases))
    case .set where snapshot.run.state == state: return .time(TimeText.plain(digits))
    default: return UndoneChange(snapshot.run.state, digits)
    }
  }

  private mutating func backdate() {
    let late = snapshot.lateness(at: now)
    let events = (try? apply(session.backdateCommand(at: moment))) ?? []
    notify(.startMoved(by: Int(session.stage.real(late).components.seconds)))
    emit(events)
  }

  private mutating func store(in slot: Int) {
    let (preset, before, change) = session.store(in: slot)
    notify(.preset(.stored(preset, before: before)))
    if let change { effects.append(.store(change)) }
    guard !snapshot.isRunning, let hint = hints.remove(.store) else { return }
    let stored = Notice.preset(.stored(preset, before: before)).texts(in: phrases, settings.keys)
    show(.both(stored.last ?? "", phrases.firstStore), for: .seconds(10))
    effects.append(.remember(hint))
  }

  private mutating func remove(slot: Int) throws(CommandRefusal) {
    guard let preset = session.presets[slot: slot] else { throw .emptySlot(slot) }
    guard let change = session.remove(slot: slot) else {
      throw .notStored(preset, slot, session.presets.origin(ofSlot: slot) ?? .bundled)
    }
    notify(.preset(.removed(preset, slot, now: session.presets[slot: slot])))
    effects.append(.store(change))
  }

  // MARK: The picture

  /// Whether a command may change the picture now: held or rapid keys must not flicker, and without
  /// a screen there is nothing to change.
  mutating func mayChangePicture(_ command: Command) -> Bool {
    switch command {
    case .layout, .theme, .operatorView, .flash, .blackout, .setBlackout, .message, .showMessage,
      .storedMessage:
      guard hasPicture, capabilities.hasScreen || !command.concernsOwnScreen else {
        notify(.screen(.noScreen))
        return false
      }
      return command == .flash || bringsPictureBack(command)
        || session.mayChangePicture(at: realNow)
    case .help: return !capabilities.hasScreen || session.mayChangePicture(at: realNow)
    default: return true
    }
  }

  private func bringsPictureBack(_ command: Command) -> Bool {
    switch command {
    case .blackout, .setBlackout(false): session.isBlackedOut
    case .message: session.showsMessage
    case .showMessage, .storedMessage: true
    default: false
    }
  }

  /// Flashes three white pulses; the clock keeps running.
  private mutating func flash() throws(CommandRefusal) {
    guard session.look.flashes else { throw .noFlash }
    guard hasPicture else { throw .noScreen }
    session.flash(nil, pulses: 3, at: realNow)
  }

  private mutating func setBlackout(_ isBlack: Bool) {
    guard isBlack != session.isBlackedOut else { return }
    session.setBlackout(isBlack)
    guard capabilities.hasScreen else { return }
    if isBlack { notify(.screen(.blackout)) } else { notices.remove(.screen(.blackout)) }
  }

  private mutating func setMessage(
    _ isShown: Bool, _ text: String? = nil, seconds: Int? = nil
  ) throws(CommandRefusal) {
    guard text != nil || !session.message.isEmpty else { throw .noMessage }
    session.setMessage(isShown, text: text, until: seconds.map { realNow + .seconds($0) })
    if !capabilities.hasScreen, isShown { notify(.screen(.message(session.message))) }
  }

  private mutating func clearMessage() {
    guard session.showsMessage else { return }
    session.setMessage(false)
    if !capabilities.hasScreen { notify(.screen(.messageCleared)) }
  }

  /// Uncovers the digits; returns whether they were covered.
  mutating func uncover() -> Bool {
    notices.remove(.screen(.blackout))
    return session.uncover()
  }

  /// Closes what is open.
  private mutating func close() {
    notices.clear()
    focus = nil
    _ = uncover()
  }

  private mutating func cycleLayout() {
    session.look.orientation =
      switch session.look.orientation {
      case nil: .landscape
      case .landscape: .portrait
      case .portrait: nil
      }
    notify(.screen(.layout(session.look.orientation)))
  }

  private mutating func cycleTheme() {
    let themes = Look.Theme.allCases
    let next = themes.drop { $0 != session.look.theme }.dropFirst().first
    session.look.theme = next ?? themes[0]
    notify(.screen(.theme(session.look.theme)))
  }

  // MARK: The sound

  private mutating func cycleAnnouncing() {
    let wasHeard = session.announcing == .speak
    session.announcing =
      switch session.announcing {
      case .off: .print
      case .print: .speak
      case .speak: .off
      }
    if session.announcing == .off { bell.stop() }
    notify(.screen(.announcing(session.announcing)))
    if wasHeard { effects.append(.voice(.silence)) }
  }
}
