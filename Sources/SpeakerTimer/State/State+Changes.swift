import SevenSegmentDisplay
import SpeechAnnouncement
import TimerEngine

// The verbs that change the clock, and what the operator is told of them.
extension State {
  /// Changes the clock so that it can be undone.
  mutating func change<Failure>(
    _ body: (inout Countdown, Timestamp) throws(Failure) -> Void
  ) throws(Failure) {
    let before = countdown
    try body(&countdown, now)
    guard countdown.differs(from: before) else { return }
    history.record(before)
    forgetAnswer()
  }

  /// Starts, stops or goes on, unless Space was pressed within the last half second: a held key
  /// repeats, and a pedal bounces.
  mutating func startOrStop() {
    defer { lastSpace = now }
    guard !wasPressed(within: .milliseconds(500)) else { return }
    // Nobody means to stop a talk whose time is not seen.
    if uncover(), countdown.isRunning { return }
    firstRepeat = wasPressed(within: .seconds(1)) ? (.startOrStop, now, countdown) : nil
    if countdown.isRunning { change { $0.stop(at: $1) } } else { start() }
  }

  mutating func start() {
    let wasReady = countdown.isReady
    showsMessage = false
    focus = nil
    change { $0.start(at: $1) }
    if wasReady, announces {
      show(.announcement(Announcement(startCue, in: settings.language).text))
    }
  }

  private var startCue: Cue {
    Cue(.start, at: countdown.shown(at: now), in: countdown.phase(at: now))
  }

  /// What has become of the clock, `nil` if nothing has that is not told already.
  func change(from before: Countdown) -> Report? {
    guard countdown.differs(from: before) else { return nil }
    let shown = countdown.shown(at: now)
    switch (before.run, countdown.run) {
    case (.ready, .running(_, let since)):
      return since == now || since == before.idleSince ? .cue(startCue) : .resume(shown)
    case (.paused, .running): return .resume(shown)
    case (.running, .paused), (.ready, .paused): return .stop(shown)
    case (.running, .running), (.paused, .paused), (.ready, .ready):
      return before.run == countdown.run ? nil : .set(shown)
    case (_, .ready(let time)):
      return time == countdown.greenTime ? .ready(countdown.talk) : .set(time)
    }
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
    guard countdown.differs(from: first.before) else { return }
    countdown = first.before
    _ = history.takeBack()
  }

  mutating func take(_ slot: Int) {
    if let preset = presets[slot: slot] { take(preset) } else { tell(.emptySlot(slot)) }
  }

  mutating func take(_ preset: Preset) {
    change { $0.load(preset, at: $1) }
    show(.taken(preset))
    report(.preset(preset))
  }

  /// Gives a slot the present talk, under a name of its own: the preset that lay there is still
  /// found by its name.
  mutating func store(in slot: Int) -> [Effect] {
    let before = presets[slot: slot]
    var preset = countdown.talk
    preset.name = Words.name(ofSlot: slot)
    preset.slot = slot
    presets.add(preset)
    tell(.stored(preset, before: before))
    guard !countdown.isRunning, let hint = hints.remove(.store) else { return [.store(preset)] }
    let stored = Notice.stored(preset, before: before).texts(in: phrases, settings.keys)
    show(.both(stored.last ?? "", phrases.firstStore), for: .seconds(10))
    return [.store(preset), .remember(hint)]
  }

  /// Back to the green time; where a time of day is the end, to what is left until then.
  mutating func tapGreen() -> [Effect] {
    if let finish = countdown.finish { return [.readWallClock(finish.timeOfDay)] }
    change { $0.tap(.green, at: $1) }
    report(.ready(countdown.talk))
    return []
  }

  mutating func hold(_ lamp: Lamp) {
    let before = countdown.thresholds
    do throws(HoldRefusal) {
      try change { (clock, now) throws(HoldRefusal) in try clock.hold(lamp, at: now) }
      tell(.held(lamp, countdown.shown(at: now), lowered(from: before, holding: lamp)))
    } catch {
      tell(.refused(error, countdown.thresholds.yellow))
    }
  }

  /// The thresholds that a hold has lowered beside the one it set.
  private func lowered(from before: PhaseThresholds, holding lamp: Lamp) -> [Notice.Threshold] {
    let after = countdown.thresholds
    return [
      (Lamp.yellow, before.yellow, after.yellow), (Lamp.red, before.red, after.red),
    ].compactMap { other, old, new in
      other != lamp && new < old ? Notice.Threshold(lamp: other, seconds: new) : nil
    }
  }

  mutating func undo() {
    guard let before = history.takeBack() else { return tell(.nothingToUndo) }
    countdown = before
    show(.undone)
    report(.undone)
  }

  mutating func startFromIdle() {
    var late = Duration.zero
    change { late = $0.startFromIdle(at: $1) }
    tell(.startMoved(by: Int((late / settings.speed).components.seconds)))
  }
}
