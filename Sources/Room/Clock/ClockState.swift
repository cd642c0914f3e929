import SpeechAnnouncement
package import StageRenderer
package import TimerEngine

/// The state that the operator's screen, displays and remotes share: the talk, the presets, the
/// overlays (message, blackout, flash) and the look.
package struct ClockState: TalkInRundown, Sendable {
  var talk: Talk
  /// The presets that can be loaded.
  package private(set) var presets: PresetLayers
  /// The manual changes that can be undone.
  var history = UndoHistory()
  /// The message that can replace the digits, and whether it is shown.
  private(set) var messageState: MessageState
  package internal(set) var isBlackedOut = false
  /// The text of a mark that is shown in place of the digits, and when it disappears, in real time.
  private var markWords: (text: String, until: Timestamp)?
  /// Until when each display shows its name, in real time.
  var identifyUntil: Timestamp?
  /// The rundown that the talk belongs to; `nil` without one.
  package internal(set) var rundown: Rundown? {
    didSet {
      if oldValue?.items != rundown?.items || oldValue?.position != rundown?.position {
        rundownEdition += 1
      }
    }
  }
  /// How often the items of the rundown have changed.
  private(set) var rundownEdition = 0
  /// The difference from the talk's time to the time of the rundown, which counts from 1970.
  private(set) var rundownOffset = Duration.zero
  /// What the loaded item of the rundown was loaded as; `nil` without one.
  var loadedPreset: Preset?
  /// The handles of the items that have started by themselves, or were offered: that happens once.
  var selfStarted: Set<Int> = []
  /// Whether somebody has to say whether the rundown begins anew, which is over: nothing has
  /// happened to the talk since then.
  package var asksToBeginAnew: Bool {
    isAtEnd && rundown.map { $0.current == nil } ?? false && snapshot.isReady
  }
  /// Whether the talk is still as the end of the rundown has left it, if that is over.
  var isAtEnd = true
  /// The item that was loaded and had been started when the program started; `nil` if none was.
  private let quitItem: RundownItem?
  /// The forecast that is shown; `nil` without a rundown.
  var shownForecast: ShownForecast?
  /// What displays know of the rundown.
  private(set) var stageRundown: StageRundown?
  var look: Look
  /// Where announcements go.
  var announcing: Announcing

  let settings: ClockSettings
  /// The rundown's time, since 1970, at the origin of the talk's time in a rehearsal; `nil` if the
  /// rundown follows the wall clock.
  let rehearsalStart: Duration?
  /// The current flash.
  private var flash: Flash?
  private var limiter = FlashLimiter()
  /// Whether the digits have hours.
  ///
  /// Once they have, they keep them until the talk is ready again.
  private var hasHours = false

  init(_ talk: TalkSnapshot, _ settings: ClockSettings, _ presets: PresetLayers, at now: Timestamp)
  {
    self.talk = Talk(talk, at: now, programRunId: settings.session)
    self.settings = settings
    self.presets = presets
    look = settings.look
    announcing = settings.announcing
    rundown = settings.rundown
    let isOver = settings.rundown.map { $0.current == nil } ?? false
    loadedPreset = isOver ? nil : settings.loadedPreset ?? talk.preset
    let items = settings.rundown?.items ?? []
    selfStarted = Set(items.filter { $0.wasStarted && $0.actual == nil }.map(\.handle))
    quitItem = settings.rundown?.current.flatMap { $0.actual == nil ? nil : $0 }
    // A resumed talk gives the start of the rehearsal more exactly than the record of the rundown,
    // in which a second of real time is several of the rundown's.
    let resumed = talk.startedAt.flatMap { started in
      settings.rundown?.current?.actual.map { Duration.seconds($0.start) - started.sinceStart }
    }
    rehearsalStart = settings.rehearsalStart.map { resumed ?? $0 }
    messageState = MessageState(
      isShown: settings.message?.isEmpty == false && !talk.isRunning)
    if let stage = settings.continued {
      messageState = MessageState(
        text: stage.message, isShown: stage.message != nil, until: stage.messageEnd)
      (isBlackedOut, hasHours) = (stage.isBlackedOut, stage.hasHours)
    }
    updateHasHours(at: now)
  }

  // MARK: The talk

  package var snapshot: TalkSnapshot { talk.snapshot }

  /// The talk for displays and the record, with the effective title and overtime.
  var titledSnapshot: TalkSnapshot { snapshot.with(title: title, overtime: overtime) }

  /// The snapshot that a display draws.
  package var stage: StageSnapshot {
    var stage = StageSnapshot(
      titledSnapshot, look: look, announcing: announcing, language: settings.language,
      speed: settings.speed)
    stage.changedAt = talk.changedAt
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

  var language: Language { settings.language }

  /// Whether a message or blackout covers the digits, or the text of a mark.
  package var coversDigits: Bool { isBlackedOut || showsMessage || markWords != nil }

  var isRehearsal: Bool { rundown != nil && rehearsalStart != nil }
  var speed: Int { settings.speed }

  /// Updates the time of the rundown, which is that of the wall clock; a rehearsal has a start of
  /// its own.
  mutating func updateRundownOffset(at moment: Moment) {
    guard rundown != nil else { return }
    rundownOffset = rehearsalStart ?? moment.wallClock - moment.talk.sinceStart
  }

  /// Updates what screens and displays show of the rundown.
  mutating func updateStageRundown(at now: Timestamp) {
    shownForecast = forecastToShow(at: now)
    stageRundown = stageRundown(at: now)
  }

  /// What the digits show after zero.
  var overtime: Overtime { settings.overtime ?? snapshot.preset.overtime }

  /// The title of the talk; empty if it has none.
  var title: String { settings.title ?? snapshot.preset.title }

  /// The text that is shown as the message; empty if there is none.
  var message: String { messageState.text ?? settings.message ?? title }

  /// Whether the message is shown in place of the digits.
  package var showsMessage: Bool { messageState.isShown }

  /// Whether the current segment is announced.
  var announces: Bool { announcing.announces(snapshot.segment) }

  /// The time of day to which the green lamp leads a talk that was started; `nil` if it leads to
  /// the segment's start.
  ///
  /// Without a rundown, the time of a rehearsal passes faster than the clock that ends it.
  var keptFinish: TalkSnapshot.Finish? {
    settings.speed == 1 || isRehearsal ? snapshot.finish : nil
  }

  /// Applies a command to the talk, and records the previous state for undo if `isUndoable`.
  ///
  /// Starting the talk hides the message.
  mutating func apply(
    _ command: TalkCommand, at now: Timestamp, isUndoable: Bool = true
  ) throws(Refusal) -> [TalkEvent] {
    let rundownBefore = rundown
    let step = stepBack(in: rundownBefore)
    var events = try talk.apply(command, at: now)
    guard let change = events.last(where: \.changesTalk) else { return events }
    isAtEnd = false
    // An item with a hard end starts with another command: it runs until that time of day.
    let startsItem = rundown != nil && step.talk?.isReady == true && snapshot.isRunning
    if command == .start || startsItem { messageState.isShown = false }
    events += setItemStart(at: now)
    if isUndoable {
      record(step, change.kind, events, since: rundownBefore, at: now)
    } else {
      history.forgetUndone()
    }
    return events
  }

  /// Records a step back from a change of the talk, with its events and what else it concerned.
  mutating func record(
    _ step: UndoHistory.Step, _ kind: TalkEvent.Kind, _ events: [TalkEvent],
    since rundownBefore: Rundown?, at now: Timestamp
  ) {
    var step = step
    step.kind = kind
    step.ended = events.lazy.compactMap(\.ended).first.map { .init(talk: $0, moment: now) }
    if step.message == messageState { step.message = nil }
    step.rundown = stepOfRundown(since: rundownBefore)
    history.record(step)
  }

  /// A step back to the talk and the message as they are now, in a rundown as it is or was.
  func stepBack(in rundown: Rundown?) -> UndoHistory.Step {
    var step = UndoHistory.Step(talk: snapshot, message: messageState, loadedPreset: loadedPreset)
    if let item = rundown?.current, item.fullTitle == snapshot.preset.title { step.item = item }
    return step
  }

  /// What a step has changed in the rundown; `nil` if nothing.
  private func stepOfRundown(since before: Rundown?) -> RundownChange? {
    guard let before, let rundown, rundown != before else { return nil }
    return RundownChange(from: before, to: rundown)
  }

  // MARK: Undo

  /// The client that makes the next changes; `nil` for the operator.
  var author: String? {
    get { history.author }
    set { history.author = newValue }
  }

  /// All that undo and redo bring back.
  struct Undoable: Equatable, Sendable {
    fileprivate var talk: TalkSnapshot
    fileprivate var loadedPreset: Preset?
    fileprivate(set) var message: MessageState
    fileprivate var presets: PresetLayers
    fileprivate var rundown: Rundown?
    fileprivate var hasHours: Bool
  }

  var undoable: Undoable {
    Undoable(
      talk: snapshot, loadedPreset: loadedPreset, message: messageState, presets: presets,
      rundown: rundown, hasHours: hasHours)
  }

  /// Undoes the last change, which can be redone unless `isRedoable` says otherwise; `nil` if there
  /// is nothing to undo.
  mutating func undo(at now: Timestamp, isRedoable: Bool = true) -> (
    step: UndoHistory.Step, events: [TalkEvent], hasChanged: Bool
  )? {
    guard let step = history.popLast() else { return nil }
    let before = undoable
    var events = undo(step, at: now)
    let hasReopened = events.contains { $0.reopened != nil }
    if hasReopened, before.rundown?.current?.isBreak == true {
      // Undoing the step to a break has undone its start as well.
      for index in events.indices { events[index].ended = nil }
    }
    let hasChanged = before != undoable
    if hasChanged, isRedoable {
      history.recordUndone(
        .init(
          step: step, before: before, undoer: author,
          ended: events.lazy.compactMap(\.ended).first?.id, hasReopened: hasReopened))
    }
    return (step, events, hasChanged)
  }

  private mutating func undo(_ step: UndoHistory.Step, at now: Timestamp) -> [TalkEvent] {
    if let item = step.quitItem, rundown?.current?.id != item {
      let start = rundownSecond(at: step.talk?.startedAt ?? now)
      rundown?.load(item: item, startedAt: start)
      if rundown?.current?.id == item { loadedPreset = step.talk?.preset }
    }
    if let quitItem, step.quitItem == quitItem.id { rundown?.putBack(quitItem) }
    if let message = step.message { messageState = message }
    if let change = step.presetChange { presets.apply(change) }
    if let change = step.rundown, var changed = rundown {
      change.undo(in: &changed)
      rundown = changed
      if !change.loadsAnother { updateNames() }
    }
    var events = step.talk.map { restore($0, of: step, at: now) } ?? []
    if step.isOffer { events += setItemStart(at: now) }
    return events
  }

  /// Redoes the change that was undone last, as if it had not been undone; `nil` if there is none.
  mutating func redo(at now: Timestamp) -> (step: UndoHistory.Step, events: [TalkEvent])? {
    guard let undone = history.popUndone() else { return nil }
    let (step, before) = (undone.step, undone.before)
    if step.message != nil { messageState = before.message }
    if step.presetChange != nil { presets = before.presets }
    if step.rundown != nil || step.isOffer { rundown = before.rundown }
    guard step.talk != nil else {
      updateNames()
      return (step, [])
    }
    (loadedPreset, hasHours) = (before.loadedPreset, before.hasHours)
    var events = (try? talk.apply(.restore(before.talk), at: now)) ?? []
    for index in events.indices {
      events[index].ended = nil
      events[index].reopened = nil
    }
    // The talk that the change had ended has ended when it did.
    if let change = events.firstIndex(where: \.changesTalk) {
      events[change].reopened = undone.ended
      events[change].ended =
        undone.hasReopened ? step.ended.map { $0.talk.seen(after: now - $0.moment) } : nil
    }
    return (step, events)
  }

  /// Brings the talk of a step back; that of an item gets the names that the item has by now, and
  /// if it is ready, the item's times if the file has given it others.
  private mutating func restore(
    _ talk: TalkSnapshot, of step: UndoHistory.Step, at now: Timestamp
  ) -> [TalkEvent] {
    if !step.isOffer { loadedPreset = step.loadedPreset }
    var talk = talk
    if let earlier = step.item, let item = rundown?.current, item.handle == earlier.handle {
      if talk.isReady, !item.isTimed(as: earlier) { return loadItem(at: now) }
      talk.rename(item.fullTitle)
      loadedPreset?.title = item.fullTitle
    }
    return (try? self.talk.apply(.restore(talk), at: now)) ?? []
  }

  /// Lets undo resume a talk of an earlier run.
  mutating func offerForUndo(_ talk: TalkSnapshot) {
    history.record(.init(talk: talk, isOffer: true))
  }

  /// Lets undo go on with a talk that was quit, which was that of an item.
  mutating func offerForUndo(_ talk: TalkSnapshot, item: String?, end: UndoHistory.End?) {
    history.record(
      .init(talk: talk, ended: end, isOffer: true, wasQuit: true, quitItem: item))
  }

  /// Updates whether the digits have hours.
  ///
  /// A talk keeps them once it has them, so that the digits change their form at most once. Those
  /// of a break become larger instead.
  mutating func updateHasHours(at now: Timestamp) {
    let needsHours = TimeText.needsHours(
      snapshot.segment.digits(at: snapshot.remainingSecond(at: now)))
    let keepsHours =
      snapshot.preset.format.segments.contains { TimeText.needsHours($0.length) }
      || hasHours && !snapshot.isReady
    hasHours = needsHours || keepsHours && rundown?.current?.isBreak != true
  }

  // MARK: Slots

  /// The slot that the talk was loaded from, while both have the same times; `nil` if there is
  /// none.
  package var slot: Int? {
    let talk = snapshot.preset
    guard let preset = talk.slot.flatMap({ presets[slot: $0] }) else { return nil }
    let isAsLoaded = preset.format.segments.elementsEqual(talk.format.segments) {
      $0.withoutCueRules == $1.withoutCueRules
    }
    return isAsLoaded ? preset.slot : nil
  }

  /// Stores the talk in a slot, under the name of the slot's preset; `change` is `nil` if that is
  /// stored there already.
  mutating func store(
    in slot: Int
  ) -> (stored: Preset, before: Preset?, change: PresetChange?) {
    let before = presets[slot: slot]
    var preset = snapshot.preset
    preset.format.segments = preset.format.segments.map(\.clampingPhases)
    preset.name = before?.name ?? Words.name(ofSlot: slot)
    preset.slot = slot
    guard !presets.stored.presets.contains(preset) else { return (preset, before, nil) }
    let change = presets.change(storing: preset)
    applyAndRecord(change)
    return (preset, before, change)
  }

  /// Removes what is stored in a slot; returns the change, `nil` if nothing is stored there.
  mutating func remove(slot: Int) -> PresetChange? {
    guard let change = presets.change(removingSlot: slot) else { return nil }
    applyAndRecord(change)
    return change
  }

  /// The preset with an id, or the one that a text names.
  func preset(named text: String) throws(CommandRefusal) -> Preset {
    if Preset.isID(text) {
      let known = presets.immediate.presets.first { $0.id == text }
      guard let known else { throw .presetHasChanged }
      return known
    }
    do throws(PresetSearchError) {
      return try presets.preset(named: text)
    } catch {
      throw .noPreset(error)
    }
  }

  /// Takes what has changed in the files of presets, which is no change that could be undone here.
  mutating func adopt(written: [Preset], _ change: PresetChange) {
    presets.replaceWritten(with: written)
    presets.apply(change)
  }

  private mutating func applyAndRecord(_ change: PresetChange) {
    presets.apply(change)
    history.record(.init(presetChange: change.reversed))
  }

  /// Replaces the presets of a refused change with those that another program has stored.
  mutating func adopt(_ present: [Preset], insteadOf change: PresetChange) {
    presets.apply(PresetChange(removing: change.removed + change.added, adding: present))
    history.forgetUndone()
  }

  // MARK: What covers the digits

  /// Shows the message, with another text if one is given, until a moment if one is given.
  mutating func showMessage(_ text: String? = nil, until: Timestamp? = nil) {
    setMessage(MessageState(text: text ?? messageState.text, isShown: true, until: until))
  }

  /// Keeps a text that the message has when it is shown next; nobody sees a change that could be
  /// undone.
  mutating func keepMessage(_ text: String) {
    messageState = MessageState(text: text, isShown: false)
  }

  /// Hides the message, whose text is kept.
  mutating func hideMessage() {
    setMessage(MessageState(text: messageState.text, isShown: false))
  }

  private mutating func setMessage(_ message: MessageState) {
    guard message != messageState else { return }
    history.record(.init(message: messageState))
    messageState = message
  }

  /// Uncovers the digits; returns whether the operator had covered them.
  ///
  /// A mark's text, which the operator has not shown, is removed as well.
  mutating func uncover() -> Bool {
    let wasCovered = isBlackedOut || showsMessage
    (isBlackedOut, markWords) = (false, nil)
    hideMessage()
    return wasCovered
  }

  /// When the message disappears automatically, in real time; `nil` if it stays.
  var messageEnd: Timestamp? { showsMessage ? messageState.until : nil }

  /// Hides a message whose time is up.
  mutating func endMessage(at realNow: Timestamp) {
    guard let messageEnd, messageEnd <= realNow else { return }
    messageState.isShown = false
    messageState.until = nil
  }

  /// Shows a mark's text for ten seconds.
  ///
  /// Space does not merely close it, because the operator did not show it: Space stops the talk,
  /// and the text disappears with that.
  mutating func show(markWords text: String, at realNow: Timestamp) {
    markWords = (text, realNow + .seconds(10))
  }

  /// When a mark's text disappears; `nil` if none is shown.
  var markWordsEnd: Timestamp? { markWords?.until }

  /// Removes a mark's text after its time, or when the talk does not run any more.
  mutating func endMarkWords(at realNow: Timestamp) {
    guard let markWords, markWords.until <= realNow || !snapshot.isRunning else { return }
    self.markWords = nil
  }

  /// Hides the names of the displays after their time.
  mutating func endIdentify(at realNow: Timestamp) {
    if let identifyUntil, identifyUntil <= realNow { self.identifyUntil = nil }
  }

  // MARK: Flashes

  /// Counts a change of the picture; returns `false` if that would exceed the limit of flashes.
  mutating func admitPictureChange(at realNow: Timestamp) -> Bool { limiter.admit([realNow]) }

  /// Flashes when time brings a running talk into another phase: one pulse for yellow and red,
  /// three at zero.
  mutating func flashForEvents(_ events: [TalkEvent], at moment: Moment) {
    guard !stage.hidesEnd(at: moment.talk), rundown?.current?.isBreak != true else { return }
    let now = moment.real
    guard !events.contains(where: { $0.kind == .zero }) else {
      startFlash(.red, pulses: 3, at: now)
      return
    }
    for case .phase(let phase, let earlier) in events.lazy.map(\.kind)
    where phase != .green && phase.lamp != earlier?.lamp {
      startFlash(phase.lamp, pulses: 1, at: now)
    }
  }

  /// Flashes once in white for a bell, unless it is a repeated ring, something flashes already, or
  /// the screen is black.
  mutating func flashForBell(_ ring: BellRing, at realNow: Timestamp) {
    guard !ring.isRepeat, flash == nil, !isBlackedOut else { return }
    flashWhite(pulses: 1, at: realNow)
  }

  /// Flashes in white; returns whether it does.
  @discardableResult
  mutating func flashWhite(pulses: Int, at realNow: Timestamp) -> Bool {
    startFlash(nil, pulses: pulses, at: realNow)
  }

  /// Flashes in a lamp's colour, or in white, unless the screen flashes too often already; returns
  /// whether it does.
  @discardableResult
  private mutating func startFlash(_ lamp: Lamp?, pulses: Int, at realNow: Timestamp) -> Bool {
    guard look.flashes else { return false }
    let flash = Flash(lamp: lamp, start: realNow, pulses: pulses)
    guard limiter.admit(flash.starts) else { return false }
    self.flash = flash
    return true
  }

  /// Removes a flash that is over.
  ///
  /// A flash for a phase also ends with its talk.
  mutating func endFlash(at realNow: Timestamp) {
    guard let flash else { return }
    let isOver = flash.nextChange(after: realNow) == nil
    let hasTalk = snapshot.isRunning || snapshot.isStoppedAtSegmentEnd
    if isOver || flash.lamp != nil && !hasTalk { self.flash = nil }
  }
}
