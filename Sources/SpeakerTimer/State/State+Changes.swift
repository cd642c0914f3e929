import SevenSegmentDisplay
import SpeechAnnouncement
import TimerEngine

// The verbs that change the clock, and what the operator is told of them.
extension State {
  /// Starts, stops or goes on, unless Space was pressed within the last half second: a held key
  /// repeats, and a pedal bounces.
  mutating func startOrStop() {
    defer { lastSpace = now }
    guard !wasPressed(within: .milliseconds(500)) else { return }
    // Nobody means to stop a talk whose time is not seen.
    if uncover(), snapshot.isRunning { return }
    firstRepeat = wasPressed(within: .seconds(1)) ? (.startOrStop, now, snapshot) : nil
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
    lastSpace.map { now - $0 < real(time) } ?? false
  }

  /// Many keyboards wait longer than half a second before a held key repeats, and then repeat it
  /// many times a second: the first of these was no press, and what it did is taken back.
  mutating func takeBackFirstRepeat(of verb: Verb) {
    guard let first = firstRepeat, first.verb == verb, now - first.at < real(.milliseconds(100))
    else { return }
    firstRepeat = nil
    guard snapshot != first.before else { return }
    _ = history.takeBack()
    emit(takeBack(to: first.before))
  }

  mutating func take(_ slot: Int) {
    if let preset = presets[slot: slot] { take(preset) } else { tell(.emptySlot(slot)) }
  }

  mutating func take(_ preset: Preset) {
    change(.load(preset))
    show(.taken(preset))
  }

  /// Gives a slot the present talk, under a name of its own: the preset that lay there is still
  /// found by its name.
  mutating func store(in slot: Int) {
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
  mutating func tapGreen() {
    if let finish = snapshot.finish {
      effects.append(.readWallClock(finish.timeOfDay))
    } else {
      change(.go(.green))
    }
  }

  mutating func hold(_ lamp: Lamp) {
    do throws(Refusal) {
      let events = try apply(.assign(lamp))
      emit(events)
      guard case .assigned(_, let seconds, let lowered)? = events.last?.kind else { return }
      tell(.held(lamp, seconds, lowered))
    } catch {
      tell(.refused(error))
    }
  }

  mutating func undo() {
    guard let before = history.takeBack() else { return tell(.nothingToUndo) }
    let events = takeBack(to: before)
    show(.undone)
    emit(.undo)
    emit(events)
  }

  mutating func startFromIdle() {
    let late = snapshot.lateness(at: now)
    let events = (try? apply(.backdate)) ?? []
    tell(.startMoved(by: Int((late / settings.speed).components.seconds)))
    emit(events)
  }
}
