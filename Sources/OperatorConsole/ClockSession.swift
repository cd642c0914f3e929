import SpeechAnnouncement
package import StageDisplay
package import TimerEngine

/// The state that the operator's screen, displays and remotes share: the talk, the presets, and
/// what covers or colours the picture.
package struct ClockSession: Sendable {
  /// The talk.
  private(set) var talk: Talk
  /// The presets that can be loaded.
  private(set) var presets: PresetList
  /// The states of the talk that undo brings back.
  private(set) var history = UndoHistory()
  /// Whether the message replaces the digits.
  private(set) var showsMessage: Bool
  private(set) var isBlackedOut = false
  /// The words of a mark that replace the digits, and until when.
  private var markWords: (text: String, until: Timestamp)?
  /// The look of the screen.
  var look: Look
  /// Where announcements go.
  var announcing: Announcing

  private let settings: Settings
  /// The current flash.
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

  /// The state of the talk.
  package var snapshot: TalkSnapshot { talk.snapshot }

  /// The talk for displays and the record, with the effective title and overtime.
  var titledSnapshot: TalkSnapshot { snapshot.titled(title, overtime: overtime) }

  /// The snapshot that a display draws.
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

  /// What the digits show after zero.
  var overtime: Overtime { settings.overtime ?? snapshot.preset.overtime }

  /// The title of the talk; empty for none.
  var title: String { settings.title ?? snapshot.preset.title }

  /// The message that replaces the digits on request; empty for none.
  var message: String { settings.message ?? title }

  /// Whether anything is announced.
  var announces: Bool { announcing != .off && snapshot.segment.cueRules != nil }

  /// Advances the talk to a moment; returns the events that time alone has caused.
  mutating func advance(to now: Timestamp) -> [TalkEvent] { talk.advance(to: now) }

  /// Ends the talk with the program, and returns the events.
  mutating func end(at now: Timestamp) -> [TalkEvent] { talk.end(at: now) }

  /// Applies a command to the talk, and records the state before it for undo if `isUndoable`.
  mutating func apply(
    _ command: TalkCommand, at now: Timestamp, isUndoable: Bool = true
  ) throws(Refusal) -> [TalkEvent] {
    let before = snapshot
    let events = try talk.apply(command, at: now)
    if isUndoable, events.contains(where: \.changesTalk) { history.record(before) }
    return events
  }

  /// Restores an earlier state, which undo does not take back.
  mutating func restore(_ earlier: TalkSnapshot, at now: Timestamp) -> [TalkEvent] {
    (try? talk.apply(.restore(earlier), at: now)) ?? []
  }

  /// Undoes the last change; returns `nil` if there is none.
  mutating func undo(at now: Timestamp) -> [TalkEvent]? {
    history.popLast().map { restore($0, at: now) }
  }

  /// Reverts the last command as if it had never been given.
  mutating func forget(to before: TalkSnapshot, at now: Timestamp) -> [TalkEvent] {
    _ = history.popLast()
    return restore(before, at: now)
  }

  /// Lets undo resume a talk of an earlier run.
  mutating func offer(_ talk: TalkSnapshot) { history.record(talk) }

  /// Chooses whether the digits have hours.
  ///
  /// A talk that has reached them keeps them, so that the form changes at most once.
  mutating func chooseDigits(at now: Timestamp) {
    let needsHours =
      TimeText.needsHours(snapshot.segment.digits(at: snapshot.shown(at: now)))
      || snapshot.preset.format.segments.contains { TimeText.needsHours($0.length) }
    hasHours = needsHours || hasHours && !snapshot.isReady
  }

  // MARK: Slots

  /// The slot whose preset the clock is set to, if there is one: the one it was loaded from, or
  /// else the first with the same times.
  package var slot: Int? {
    let segments = snapshot.preset.format.segments.map(\.timing)
    let equal = presets.presets.filter {
      $0.slot != nil && $0.format.segments.map(\.timing) == segments
    }
    return (equal.first { $0.slot == snapshot.preset.slot } ?? equal.first)?.slot
  }

  /// Stores the current talk in a slot under a name of its own; the preset that was there is still
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

  /// Uncovers the digits; returns whether they were covered.
  mutating func uncover() -> Bool {
    defer { (isBlackedOut, showsMessage, markWords) = (false, false, nil) }
    return isBlackedOut || showsMessage
  }

  /// Shows a mark's words for ten seconds.
  ///
  /// The operator did not open them, so Space does not close them: it stops the talk, which ends
  /// them.
  mutating func show(markWords text: String, at now: Timestamp) {
    markWords = (text, now + .seconds(10))
  }

  /// When a mark's words end; `nil` if there are none.
  var markWordsEnd: Timestamp? { markWords?.until }

  /// Removes a mark's words after their time, or when the talk does not run any more.
  mutating func endMarkWords(at now: Timestamp) {
    guard let markWords, markWords.until <= now || !snapshot.isRunning else { return }
    self.markWords = nil
  }

  // MARK: Flashes

  /// Whether the picture may change now: commands must not make it flicker more often than a flash
  /// may.
  mutating func mayChangePicture(at now: Timestamp) -> Bool { limiter.admits([now]) }

  /// Flashes when time brings a running talk into another phase: one pulse for yellow and red,
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

  /// Flashes once in white for a bell, unless it is a repeated ring or something flashes already.
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

  /// Removes a flash that is over.
  ///
  /// A flash for a phase also ends with its talk.
  mutating func endFlash(at now: Timestamp) {
    guard let flash else { return }
    let isOver = flash.nextChange(after: now) == nil
    let hasTalk = snapshot.isRunning || snapshot.hasEnded
    if isOver || flash.lamp != nil && !hasTalk { self.flash = nil }
  }
}
