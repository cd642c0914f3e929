import SevenSegmentDisplay
import SpeechAnnouncement
import TimerEngine

// What each command does.
extension State {
  /// Does what a command asks, whoever sent it; throws why it did nothing.
  mutating func execute(_ command: Command) throws(CommandRefusal) {
    switch command {
    case .toggle: startOrStop()
    case .clickerStart: if !snapshot.isRunning { startOrStop() }
    case .start:
      guard !snapshot.isRunning else { throw .alreadyRunning }
      start()
    case .stop: guard change(.stop) else { throw .notRunning }
    case .add(let seconds): guard change(.add(seconds)) else { throw .noChange }
    case .set(let seconds): guard change(.set(seconds)) else { throw .noChange }
    case .slot(let slot):
      guard let preset = presets[slot: slot] else { throw .emptySlot(slot) }
      load(preset)
    case .preset(let text): load(try preset(named: text))
    case .go(.green), .back: goToGreen()
    case .go(let lamp): change(.go(lamp))
    case .assign(let lamp): try assign(lamp)
    case .backdate: backdate()
    case .undo: try undo()
    case .store(let slot): store(in: slot)
    case .time: emit(.time)
    case .quit: finish()
    case .flash: try flashForAttention()
    case .blackout: toggleBlackout()
    case .message: try toggleMessage()
    case .chooseTarget, .focus, .enter: perform(command)
    case .lock: lock()
    case .layout: turnLayout()
    case .theme: turnTheme()
    case .announcing: turnAnnouncing()
    case .timeOfDay: tellTime()
    case .help: try openHelp()
    case .close: close()
    }
  }

  private func preset(named text: String) throws(CommandRefusal) -> Preset {
    do throws(PresetSearchError) {
      return try presets.preset(named: text)
    } catch {
      throw .noPreset(error)
    }
  }

  /// Starts, stops or goes on, unless Space was pressed within the last half second: a held key
  /// repeats, and a pedal bounces.
  mutating func startOrStop() {
    defer { lastSpace = realNow }
    guard !wasPressed(within: .milliseconds(500)) else { return }
    // Nobody means to stop a talk whose time is not seen.
    if uncover(), snapshot.isRunning { return }
    firstRepeat = wasPressed(within: .seconds(1)) ? (.toggle, realNow, snapshot) : nil
    if snapshot.isRunning { change(.stop) } else { start() }
  }

  mutating func start() {
    let wasReady = snapshot.isReady
    showsMessage = false
    focus = nil
    change(.start)
    guard wasReady, announces else { return }
    let cue = Cue(.start, at: shown, in: snapshot.phase(at: now))
    show(.announcement(Announcement(cue, in: settings.language).text))
  }

  /// Whether Space was pressed less than so long ago, ignored presses included.
  private func wasPressed(within time: Duration) -> Bool {
    lastSpace.map { realNow - $0 < time } ?? false
  }

  /// Many keyboards wait longer than half a second before a held key repeats, and then repeat it
  /// many times a second: the first of these was no press, and what it did is taken back.
  mutating func takeBackFirstRepeat(of command: Command) {
    guard let first = firstRepeat, first.command == command,
      realNow - first.at < .milliseconds(100)
    else { return }
    firstRepeat = nil
    guard snapshot != first.before else { return }
    _ = history.takeBack()
    emit(takeBack(to: first.before))
  }

  private mutating func load(_ preset: Preset) {
    change(.load(preset))
    show(.taken(preset))
  }

  /// Gives a slot the present talk, under a name of its own: the preset that lay there is still
  /// found by its name.
  private mutating func store(in slot: Int) {
    let before = presets[slot: slot]
    var preset = snapshot.preset
    preset.format.segments = preset.format.segments.map(\.settled)
    preset.name = Words.name(ofSlot: slot)
    preset.slot = slot
    presets.add(preset)
    tell(.stored(preset, before: before))
    effects.append(.store(preset))
    guard !snapshot.isRunning, let hint = hints.remove(.store) else { return }
    let stored = Notice.stored(preset, before: before).texts(in: phrases, settings.keys)
    show(.both(stored.last ?? "", phrases.firstStore), for: .seconds(10))
    effects.append(.remember(hint))
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
      tell(.held(lamp, seconds, lowered))
    } catch {
      throw .talk(error)
    }
  }

  private mutating func undo() throws(CommandRefusal) {
    guard let before = history.takeBack() else { throw .nothingToUndo }
    let events = takeBack(to: before)
    show(.undone)
    emit(.undo)
    emit(events)
  }

  private mutating func backdate() {
    let late = snapshot.lateness(at: now)
    let events = (try? apply(.backdate)) ?? []
    tell(.startMoved(by: Int(real(late).components.seconds)))
    emit(events)
  }
}
