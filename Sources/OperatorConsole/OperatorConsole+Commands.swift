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
    case .stop: guard change(.stop) else { throw .notRunning }
    case .add(let seconds): guard change(.add(seconds)) else { throw .noChange }
    case .set(let seconds): guard change(.set(seconds)) else { throw .noChange }
    case .setTime(let seconds): guard change(.setTime(seconds)) else { throw .noChange }
    case .slot(let slot):
      guard let preset = session.presets[slot: slot] else { throw .emptySlot(slot) }
      load(preset)
    case .preset(let text): load(try preset(named: text))
    case .go(.green), .back: goToGreen()
    case .go(let lamp): change(.go(lamp))
    case .assign(let lamp): try assign(lamp)
    case .backdate: backdate()
    case .nextPart: try changeSegment(.next)
    case .previousPart: try changeSegment(.previous)
    case .reset: change(.reset)
    case .undo: try undo()
    case .until(let timeOfDay):
      askedFinish = timeOfDay
      effects.append(.readWallClock(timeOfDay))
    case .store(let slot): store(in: slot)
    case .remove(let slot): try remove(slot: slot)
    case .time: emit(.time)
    case .quit: finish()
    case .flash: try flash()
    case .blackout: setBlackout(!session.isBlackedOut)
    case .setBlackout(let isBlack): setBlackout(isBlack)
    case .message: try setMessage(!session.showsMessage)
    case .showMessage(let text, let seconds): try setMessage(true, text, seconds: seconds)
    case .clear: clearMessage()
    case .chooseTarget, .focus, .enter: perform(command)
    case .lock: lock()
    case .layout: cycleLayout()
    case .theme: cycleTheme()
    case .announcing: cycleAnnouncing()
    case .timeOfDay: showTime()
    case .prompt: openPrompt()
    case .help: openHelp()
    case .close: close()
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
  private mutating func changeSegment(_ command: TalkCommand) throws(CommandRefusal) {
    guard change(command) else { throw .noPart }
    guard !snapshot.isRunning || !session.announces, let place = snapshot.place else { return }
    let cue = Cue(.segment, at: shown, in: snapshot.phase(at: now), place: place)
    show(.announcement(text(of: cue)))
  }

  mutating func start() {
    let wasReady = snapshot.isReady
    focus = nil
    change(.start)
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

  private mutating func load(_ preset: Preset) {
    change(.load(preset))
    show(.loaded(preset))
  }

  /// Back to the green time; where a time of day is the end, to what is left until then.
  private mutating func goToGreen() {
    if let finish = snapshot.finish {
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
    let undone = words(for: step, from: state)
    show(undone)
    emit(.undo, saying: undone.texts(in: phrases, settings.keys)[0])
    emit(events)
    if let change = step.presets { effects.append(.store(change)) }
  }

  /// How things are again after a change was taken back.
  private func words(for step: UndoHistory.Step, from state: RunState) -> Notice {
    if step.isOffer { return .resumed(isRunning: snapshot.isRunning) }
    if let change = step.presets {
      let slot = change.slot ?? 0
      return .undoneSlot(slot, session.presets[slot: slot])
    }
    let digits = snapshot.reading(at: now).digits
    guard step.talk != nil else { return .undoneMessage(isShown: session.showsMessage) }
    switch step.kind {
    case .assigned(let lamp, _, _):
      return .undoneLamp(lamp, snapshot.time(of: lamp) ?? snapshot.segment.length)
    case .preset where snapshot.isReady: return .undonePreset(snapshot.preset)
    case .set where snapshot.run.state == state: return .undoneTime(digits)
    default: return .undone(snapshot.run.state, digits)
    }
  }

  private mutating func backdate() {
    let late = snapshot.lateness(at: now)
    let events = (try? apply(.backdate)) ?? []
    notify(.startMoved(by: Int(session.stage.real(late).components.seconds)))
    emit(events)
  }

  private mutating func store(in slot: Int) {
    let (preset, before, change) = session.store(in: slot)
    notify(.stored(preset, before: before))
    if let change { effects.append(.store(change)) }
    guard !snapshot.isRunning, let hint = hints.remove(.store) else { return }
    let stored = Notice.stored(preset, before: before).texts(in: phrases, settings.keys)
    show(.both(stored.last ?? "", phrases.firstStore), for: .seconds(10))
    effects.append(.remember(hint))
  }

  private mutating func remove(slot: Int) throws(CommandRefusal) {
    guard let preset = session.presets[slot: slot] else { throw .emptySlot(slot) }
    guard let change = session.remove(slot: slot) else {
      throw .notStored(preset, slot, session.presets.origin(ofSlot: slot) ?? .bundled)
    }
    notify(.removed(preset, slot, now: session.presets[slot: slot]))
    effects.append(.store(change))
  }

  // MARK: The picture

  /// Whether a command may change the picture now: held or rapid keys must not flicker, and without
  /// a screen there is nothing to change.
  mutating func mayChangePicture(_ command: Command) -> Bool {
    switch command {
    case .layout, .theme, .flash, .blackout, .setBlackout, .message, .showMessage:
      guard capabilities.hasScreen else {
        notify(.noScreen)
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
    case .showMessage: true
    default: false
    }
  }

  /// Flashes three white pulses; the clock keeps running.
  private mutating func flash() throws(CommandRefusal) {
    guard session.look.flashes else { throw .noFlash }
    if capabilities.hasScreen { session.flash(nil, pulses: 3, at: realNow) }
  }

  private mutating func setBlackout(_ isBlack: Bool) {
    guard isBlack != session.isBlackedOut else { return }
    session.setBlackout(isBlack)
    guard capabilities.hasScreen else { return }
    if isBlack { notify(.blackout) } else { notices.remove(.blackout) }
  }

  private mutating func setMessage(
    _ isShown: Bool, _ text: String? = nil, seconds: Int? = nil
  ) throws(CommandRefusal) {
    guard text != nil || !session.message.isEmpty else { throw .noMessage }
    session.setMessage(isShown, text: text, until: seconds.map { realNow + .seconds($0) })
    if !capabilities.hasScreen, isShown { notify(.message(session.message)) }
  }

  private mutating func clearMessage() {
    guard session.showsMessage else { return }
    session.setMessage(false)
    if !capabilities.hasScreen { notify(.messageCleared) }
  }

  /// Uncovers the digits; returns whether they were covered.
  mutating func uncover() -> Bool {
    notices.remove(.blackout)
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
    notify(.layout(session.look.orientation))
  }

  private mutating func cycleTheme() {
    let themes = Look.Theme.allCases
    let next = themes.drop { $0 != session.look.theme }.dropFirst().first
    session.look.theme = next ?? themes[0]
    notify(.theme(session.look.theme))
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
    notify(.announcing(session.announcing))
    if wasHeard { effects.append(.voice(.silence)) }
  }
}
