import SpeechAnnouncement
package import StageDisplay
package import TimerEngine

/// What the operator's screen, displays and remotes have in common: the talk, the presets, and what
/// covers or colours the picture.
package struct ClockSession: Sendable {
  /// The talk.
  private(set) var talk: Talk
  /// The presets that can be loaded.
  private(set) var presets: PresetList
  /// The states of the talk that undo brings back.
  private(set) var history = UndoHistory()
  /// Whether the message stands in the place of the digits.
  private(set) var showsMessage: Bool
  private(set) var isBlackedOut = false
  /// What a mark shows in the place of the digits, and until when.
  private var markWords: (text: String, until: Timestamp)?
  /// How the screen looks.
  var look: Look
  /// Where announcements go.
  var announcing: Announcing

  private let settings: Settings
  /// The flash that began last, until it is over.
  private var flash: Flash?
  private var limiter = FlashLimiter()
  /// Whether the digits have hours: chosen while the talk is ready, and kept once it has passed
  /// 99:59 in either direction.
  private var hasHours = false

  init(_ talk: TalkSnapshot, _ settings: Settings, _ presets: PresetList, at now: Timestamp) {
    self.talk = Talk(talk, at: now)
    self.settings = settings
    self.presets = presets
    look = settings.look
    announcing = settings.announcing
    showsMessage = settings.message?.isEmpty == false && !talk.isRunning
    chooseDigits(at: now)
  }

  // MARK: The talk

  /// How the talk stands.
  package var snapshot: TalkSnapshot { talk.snapshot }

  /// The talk as displays and the record have it: with the title and the overtime that are in force.
  var titledSnapshot: TalkSnapshot { snapshot.titled(title, overtime: overtime) }

  /// What a display draws.
  package var stage: StageSnapshot {
    var stage = StageSnapshot(
      titledSnapshot, look: look, announcing: announcing, language: settings.language,
      speed: settings.speed)
    stage.hasPhaseTones = settings.hasPhaseTones
    stage.hasHours = hasHours
    stage.message = showsMessage ? message : markWords?.text
    stage.isBlackedOut = isBlackedOut
    stage.flash = flash
    return stage
  }

  /// What stands in the place of the digits after zero.
  var overtime: Overtime { settings.overtime ?? snapshot.preset.overtime }

  /// What the talk is called; empty for nothing.
  var title: String { settings.title ?? snapshot.preset.title }

  /// What stands in the place of the digits when it is asked for; empty for nothing.
  var message: String { settings.message ?? title }

  /// Whether anything is announced.
  var announces: Bool { announcing != .off && snapshot.segment.cueRules != nil }

  /// Lets time pass, and returns what only that has done.
  mutating func advance(to now: Timestamp) -> [TalkEvent] { talk.advance(to: now) }

  /// Ends the talk with the program, and returns what that has done.
  mutating func end(at now: Timestamp) -> [TalkEvent] { talk.end(at: now) }

  /// Does what is asked of the talk, and remembers what it was for undo unless that is not wanted.
  mutating func apply(
    _ command: TalkCommand, at now: Timestamp, isUndoable: Bool = true
  ) throws(Refusal) -> [TalkEvent] {
    let before = snapshot
    let events = try talk.apply(command, at: now)
    if isUndoable, events.contains(where: \.changesTalk) { history.record(before) }
    return events
  }

  /// Takes an earlier change back, which is no change to undo.
  mutating func restore(_ earlier: TalkSnapshot, at now: Timestamp) -> [TalkEvent] {
    (try? talk.apply(.restore(earlier), at: now)) ?? []
  }

  /// Takes the last change back; returns `nil` if there is none.
  mutating func undo(at now: Timestamp) -> [TalkEvent]? {
    history.popLast().map { restore($0, at: now) }
  }

  /// Takes back what the last command has done, as if it had not been given.
  mutating func forget(to before: TalkSnapshot, at now: Timestamp) -> [TalkEvent] {
    _ = history.popLast()
    return restore(before, at: now)
  }

  /// Lets undo bring back a talk of an earlier run.
  mutating func offer(_ talk: TalkSnapshot) { history.record(talk) }

  /// Digits with hours stay for a talk that has begun with them or come to them, so that their form
  /// changes once at most.
  mutating func chooseDigits(at now: Timestamp) {
    let needsHours =
      TimeText.needsHours(snapshot.segment.digits(at: snapshot.shown(at: now)))
      || snapshot.preset.format.segments.contains { TimeText.needsHours($0.length) }
    hasHours = needsHours || hasHours && !snapshot.isReady
  }

  // MARK: Slots

  /// The slot whose preset the clock is set to, if there is one: the one it was loaded from, or else
  /// the first with the same times.
  package var slot: Int? {
    let segments = snapshot.preset.format.segments.map(\.timing)
    let equal = presets.presets.filter {
      $0.slot != nil && $0.format.segments.map(\.timing) == segments
    }
    return (equal.first { $0.slot == snapshot.preset.slot } ?? equal.first)?.slot
  }

  /// Gives a slot the present talk, under a name of its own: the preset that was there is still
  /// found by its name.
  mutating func store(in slot: Int) -> (stored: Preset, before: Preset?) {
    let before = presets[slot: slot]
    var preset = snapshot.preset
    preset.format.segments = preset.format.segments.map(\.settled)
    preset.name = Words.name(ofSlot: slot)
    preset.slot = slot
    presets.add(preset)
    return (preset, before)
  }

  // MARK: What covers the digits

  mutating func toggleBlackout() { isBlackedOut.toggle() }

  mutating func toggleMessage() { showsMessage.toggle() }

  mutating func hideMessage() { showsMessage = false }

  /// Uncovers the digits; returns whether there was anything to uncover.
  mutating func uncover() -> Bool {
    defer { (isBlackedOut, showsMessage, markWords) = (false, false, nil) }
    return isBlackedOut || showsMessage
  }

  /// Shows a mark's words for ten seconds.
  ///
  /// They are nothing that an operator has opened: the space bar stops the talk, and with it they end.
  mutating func show(markWords text: String, at now: Timestamp) {
    markWords = (text, now + .seconds(10))
  }

  /// When a mark's words end; `nil` if there are none.
  var markWordsEnd: Timestamp? { markWords?.until }

  /// Forgets a mark's words that have been read, or whose talk does not run any more.
  mutating func endMarkWords(at now: Timestamp) {
    guard let markWords, markWords.until <= now || !snapshot.isRunning else { return }
    self.markWords = nil
  }

  // MARK: Flashes

  /// Whether the picture may change now: what is pressed or sent makes it flicker no more often than
  /// a flash may.
  mutating func mayChangePicture(at now: Timestamp) -> Bool { limiter.admits([now]) }

  /// Flashes where time has brought a running talk into another phase: one pulse for yellow and red,
  /// three at zero.
  mutating func flash(for events: [TalkEvent], at moment: Moment) {
    guard !stage.hidesEnd(at: moment.talk) else { return }
    let now = moment.real
    if events.contains(where: { $0.kind == .zero }) { return flash(.red, pulses: 3, at: now) }
    for case .phase(let phase, let earlier) in events.lazy.map(\.kind)
    where phase.lamp != earlier?.lamp {
      flash(phase.lamp, pulses: 1, at: now)
    }
  }

  /// Flashes once in white where a bell rings, unless it only rings again or something flashes.
  mutating func flash(for ring: BellRing, at now: Timestamp) {
    guard !ring.isRepeat, flash == nil, !isBlackedOut else { return }
    flash(nil, pulses: 1, at: now)
  }

  /// Flashes in a lamp's colour, or in white, unless the screen flashes too often already.
  mutating func flash(_ lamp: Lamp?, pulses: Int, at now: Timestamp) {
    guard look.flashes else { return }
    let flash = Flash(lamp: lamp, start: now, pulses: pulses)
    guard limiter.admits(flash.starts) else { return }
    self.flash = flash
  }

  /// Forgets a flash that is over; one that a talk has brought about ends with it.
  mutating func endFlash(at now: Timestamp) {
    guard let flash else { return }
    let isOver = flash.nextChange(after: now) == nil
    let hasTalk = snapshot.isRunning || snapshot.hasEnded
    if isOver || flash.lamp != nil && !hasTalk { self.flash = nil }
  }
}
