import SpeechAnnouncement
package import StageDisplay
package import TimerEngine

/// The state that the operator's screen, displays and remotes share: the talk, the presets, and
/// what covers or colours the picture.
package struct ClockSession: Sendable {
  /// The talk.
  var talk: Talk
  /// The presets that can be loaded.
  private(set) var presets: PresetLayers
  /// The changes by hand that undo takes back.
  var history = UndoHistory()
  /// What stands in the place of the digits when it is asked for, and whether it does.
  private(set) var messageState: MessageState
  private(set) var isBlackedOut = false
  /// The words of a mark that replace the digits, and until when.
  private var markWords: (text: String, until: Timestamp)?
  /// Until when each display shows its name.
  private(set) var identifyUntil: Timestamp?
  /// The rundown that the talk belongs to; `nil` without one.
  var rundown: Rundown?
  /// What is added to the talk's time to have the time that it is for the rundown, since 1970.
  private(set) var rundownOffset = Duration.zero
  /// What displays know of the rundown.
  private var stageRundown: StageRundown?
  /// The look of the screen.
  var look: Look
  /// Where announcements go.
  var announcing: Announcing

  private let settings: Settings
  /// What time it was for a rundown that is rehearsed, since 1970, at the origin of the talk's time;
  /// `nil` where the wall clock counts.
  private let rehearsalStart: Duration?
  /// The current flash.
  private var flash: Flash?
  private var limiter = FlashLimiter()
  /// Whether the digits have hours: chosen while the talk is ready, and kept once it has passed
  /// 99:59 in either direction.
  private var hasHours = false

  init(_ talk: TalkSnapshot, _ settings: Settings, _ presets: PresetLayers, at now: Timestamp) {
    self.talk = Talk(talk, at: now, session: settings.session)
    self.settings = settings
    self.presets = presets
    look = settings.look
    announcing = settings.announcing
    rundown = settings.rundown
    // A talk that goes on knows that time more exactly than the record of the rundown, which counts
    // whole seconds of the world's time.
    let resumed = talk.startedAt.flatMap { started in
      settings.rundown?.current?.run.map { Duration.seconds($0.start) - started.offset }
    }
    rehearsalStart = settings.rehearsalStart.map { resumed ?? $0 }
    messageState = MessageState(
      isShown: settings.message?.isEmpty == false && !talk.isRunning)
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
    stage.messageEnd = showsMessage ? messageEnd : markWords?.until
    stage.isBlackedOut = isBlackedOut
    stage.flash = flash
    stage.identifyUntil = identifyUntil
    stage.rundown = stageRundown
    return stage
  }

  /// The language of speech and texts.
  var language: Language { settings.language }

  /// How long a length of the talk's time lasts in real time.
  func real(_ talkTime: Duration) -> Duration { talkTime / settings.speed }

  /// Takes the wall clock, by which a rundown is planned; a rehearsal has one of its own.
  mutating func readWallClock(at moment: Moment) {
    guard rundown != nil else { return }
    rundownOffset = rehearsalStart ?? moment.wallClock - moment.talk.offset
  }

  /// Works out what displays know of the rundown.
  mutating func updateStageRundown(at now: Timestamp) { stageRundown = stageRundown(at: now) }

  /// What the digits show after zero.
  var overtime: Overtime { settings.overtime ?? snapshot.preset.overtime }

  /// The title of the talk; empty for none.
  var title: String { settings.title ?? snapshot.preset.title }

  /// What stands in the place of the digits when it is asked for; empty for nothing.
  var message: String { messageState.text ?? settings.message ?? title }

  /// Whether the message stands in the place of the digits.
  var showsMessage: Bool { messageState.isShown }

  /// Whether anything is announced.
  var announces: Bool { announcing.announces(snapshot.segment) }

  /// Advances the talk to a moment; returns the events that time alone has caused.
  mutating func advance(to now: Timestamp) -> [TalkEvent] { talk.advance(to: now) }

  /// Ends the talk with the program, and returns the events.
  mutating func end(_ outcome: TalkEvent.End, at now: Timestamp) -> [TalkEvent] {
    talk.end(outcome, at: now)
  }

  /// Does what is asked of the talk, and remembers what it was for undo unless that is not wanted.
  ///
  /// A talk that starts takes the place of the message.
  mutating func apply(
    _ command: TalkCommand, at now: Timestamp, isUndoable: Bool = true
  ) throws(Refusal) -> [TalkEvent] {
    let (before, message, rundownBefore) = (snapshot, messageState, rundown)
    let events = try talk.apply(command, at: now)
    guard let change = events.last(where: \.changesTalk) else { return events }
    let startsItem = rundown != nil && before.isReady && snapshot.isRunning
    if command == .start || startsItem { messageState.isShown = false }
    setItemStart()
    if isUndoable {
      history.record(
        .init(
          talk: before, kind: change.kind, message: message == messageState ? nil : message,
          rundown: rundown == rundownBefore ? nil : rundownBefore))
    }
    return events
  }

  // MARK: Undo

  /// The client that makes the next changes; `nil` for the operator.
  var author: String? {
    get { history.author }
    set { history.author = newValue }
  }

  /// Takes the last change back; returns what that was and what has happened to the talk, `nil` if
  /// there is none.
  mutating func undo(at now: Timestamp) -> (step: UndoHistory.Step, events: [TalkEvent])? {
    guard let step = history.popLast() else { return nil }
    if let message = step.message { messageState = message }
    if let change = step.presets { presets.apply(change) }
    if let rundown = step.rundown { self.rundown = rundown }
    return (step, step.talk.map { restore($0, at: now) } ?? [])
  }

  private mutating func restore(_ earlier: TalkSnapshot, at now: Timestamp) -> [TalkEvent] {
    (try? talk.apply(.restore(earlier), at: now)) ?? []
  }

  /// Lets undo bring back a talk of an earlier run.
  mutating func offer(_ talk: TalkSnapshot) { history.record(.init(talk: talk, isOffer: true)) }

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
    let equal = presets.all.presets.filter {
      $0.slot != nil && $0.format.segments.map(\.timing) == segments
    }
    return (equal.first { $0.slot == snapshot.preset.slot } ?? equal.first)?.slot
  }

  /// Gives a slot the present talk, under the name of the preset that was there.
  ///
  /// Storing the same again changes nothing.
  mutating func store(
    in slot: Int
  ) -> (stored: Preset, before: Preset?, change: PresetChange?) {
    let before = presets[slot: slot]
    var preset = snapshot.preset
    preset.format.segments = preset.format.segments.map(\.settled)
    preset.name = before?.name ?? Words.name(ofSlot: slot)
    preset.slot = slot
    guard !presets.stored.presets.contains(preset) else { return (preset, before, nil) }
    let change = presets.change(storing: preset)
    self.change(by: change)
    return (preset, before, change)
  }

  /// Removes what is stored in a slot; returns the change, `nil` if nothing is stored there.
  mutating func remove(slot: Int) -> PresetChange? {
    guard let change = presets.change(removingSlot: slot) else { return nil }
    self.change(by: change)
    return change
  }

  private mutating func change(by change: PresetChange) {
    presets.apply(change)
    history.record(.init(presets: change.reversed))
  }

  /// Adopts the presets of another program in place of a change that was refused.
  mutating func adopt(_ presets: [Preset], insteadOf change: PresetChange) {
    self.presets.apply(PresetChange(removing: change.removed + change.added, adding: presets))
  }

  // MARK: What covers the digits

  mutating func setBlackout(_ isBlack: Bool) { isBlackedOut = isBlack }

  /// Shows or hides the message, with another text if one is given, until a moment if one is given.
  mutating func setMessage(_ isShown: Bool, text: String? = nil, until: Timestamp? = nil) {
    var message = messageState
    message.isShown = isShown
    message.text = text ?? message.text
    message.until = until
    guard message != messageState else { return }
    history.record(.init(message: messageState))
    messageState = message
  }

  /// Uncovers the digits; returns whether they were covered.
  mutating func uncover() -> Bool {
    defer {
      (isBlackedOut, markWords) = (false, nil)
      setMessage(false)
    }
    return isBlackedOut || showsMessage
  }

  /// When the message disappears by itself; `nil` if it does not.
  var messageEnd: Timestamp? { showsMessage ? messageState.until : nil }

  /// Hides a message whose time is up.
  mutating func endMessage(at now: Timestamp) {
    guard let messageEnd, messageEnd <= now else { return }
    messageState.isShown = false
    messageState.until = nil
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

  /// Lets each display show its name until a moment.
  mutating func identify(until moment: Timestamp) { identifyUntil = moment }

  /// Ends that when its time is up.
  mutating func endIdentify(at now: Timestamp) {
    if let identifyUntil, identifyUntil <= now { self.identifyUntil = nil }
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
