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
    case .store(let slot): store(in: slot)
    case .time: emit(.time)
    case .quit: finish()
    case .flash: try flash()
    case .blackout: toggleBlackout()
    case .message: try toggleMessage()
    case .chooseTarget, .focus, .enter: perform(command)
    case .lock: lock()
    case .layout: cycleLayout()
    case .theme: cycleTheme()
    case .announcing: cycleAnnouncing()
    case .timeOfDay: showTime()
    case .help: openHelp()
    case .close: close()
    }
  }

  // MARK: The talk

  /// Starts, stops or resumes, unless Space was pressed a moment ago.
  private mutating func startOrStop() {
    guard gate.admitsToggle(at: realNow, snapshot) else { return }
    // A message over a ready clock means that the speaker comes on: start. Otherwise nobody wants
    // to start or stop a talk whose time is covered.
    let begins = snapshot.isReady && session.showsMessage && !session.isBlackedOut
    if uncover(), !begins { return gate.toggleWasMeant() }
    if snapshot.isRunning { change(.stop) } else { start() }
  }

  /// A clicker starts a clock that does not run, and begins the next segment of a running talk.
  private mutating func click() {
    guard snapshot.isRunning else { return startOrStop() }
    guard snapshot.nextSegment != nil, gate.admitsToggle(at: realNow, snapshot) else { return }
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
    session.hideMessage()
    focus = nil
    change(.start)
    guard wasReady, session.announces else { return }
    show(.announcement(text(of: Cue(.start, at: shown, in: snapshot.phase(at: now)))))
  }

  private func preset(named text: String) throws(CommandRefusal) -> Preset {
    do throws(PresetSearchError) {
      return try session.presets.preset(named: text)
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
    guard let events = session.undo(at: now) else { throw .nothingToUndo }
    show(.undone)
    emit(.undo)
    emit(events)
  }

  private mutating func backdate() {
    let late = snapshot.lateness(at: now)
    let events = (try? apply(.backdate)) ?? []
    notify(.startMoved(by: Int(session.stage.real(late).components.seconds)))
    emit(events)
  }

  private mutating func store(in slot: Int) {
    let (preset, before) = session.store(in: slot)
    notify(.stored(preset, before: before))
    effects.append(.store(preset))
    guard !snapshot.isRunning, let hint = hints.remove(.store) else { return }
    let stored = Notice.stored(preset, before: before).texts(in: phrases, settings.keys)
    show(.both(stored.last ?? "", phrases.firstStore), for: .seconds(10))
    effects.append(.remember(hint))
  }

  // MARK: The picture

  /// Whether a command may change the picture now: held or rapid keys must not flicker, and without
  /// a screen there is nothing to change.
  mutating func mayChangePicture(_ command: Command) -> Bool {
    switch command {
    case .layout, .theme, .flash, .blackout, .message:
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
    command == .blackout && session.isBlackedOut || command == .message && session.showsMessage
  }

  /// Flashes three white pulses; the clock keeps running.
  private mutating func flash() throws(CommandRefusal) {
    guard session.look.flashes else { throw .noFlash }
    if capabilities.hasScreen { session.flash(nil, pulses: 3, at: realNow) }
  }

  private mutating func toggleBlackout() {
    session.toggleBlackout()
    if session.isBlackedOut { notify(.blackout) } else { notices.remove(.blackout) }
  }

  private mutating func toggleMessage() throws(CommandRefusal) {
    guard !session.message.isEmpty else { throw .noMessage }
    session.toggleMessage()
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
