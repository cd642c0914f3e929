import SpeechAnnouncement
import StageRenderer
import TimerEngine

// The rundown: from item to item, what the operator is notified of, and how it changes, by commands
// and by its file.
extension StageClock {
  // MARK: From item to item

  /// Begins the talk's next segment, or behind the last one loads the next item of the rundown.
  mutating func goToNextSegment() throws(CommandRefusal) {
    guard snapshot.nextSegment == nil, let rundown = state.rundown else {
      return try changeSegment(.next)
    }
    guard rundown.current != nil, let events = state.goToNextItem(at: now) else {
      throw .nothingFollows
    }
    debounce.recordSegmentChange(at: realNow)
    notifyOfItem(events)
  }

  /// Goes back to the segment before, or from the first one to the item before.
  mutating func goToPreviousSegment() throws(CommandRefusal) {
    guard snapshot.segmentIndex == 0, state.rundown != nil else {
      return try changeSegment(.previous)
    }
    guard let events = state.goToPreviousItem(at: now) else { throw .nothingPrecedes }
    debounce.recordSegmentChange(at: realNow)
    notifyOfItem(events)
  }

  /// Notifies of events that have loaded another item, and of that item.
  ///
  /// The beginning of a break and the end of the rundown have one line.
  mutating func notifyOfItem(_ events: [TalkEvent]) {
    notify(.changedByHand)
    let notice = takeNoticeOfItem()
    for var event in events {
      if !notice.isOfTalk { event.ownLine = "" }
      emit(event)
    }
    notify(.rundown(notice))
  }

  /// The notice about the loaded item, which is told now.
  mutating func takeNoticeOfItem() -> RundownNotice {
    let notice = noticeOfItem
    explained =
      if case .loaded(let item, _?) = notice, item.length != nil { item.handle } else { nil }
    return notice
  }

  /// The notice about the loaded item.
  var noticeOfItem: RundownNotice {
    guard let rundown = state.rundown, let forecast = state.forecast(at: now) else {
      return .over(lateBy: 0)
    }
    guard let item = rundown.current else { return .over(lateBy: forecast.endsLateBy) }
    func time(_ index: Int) -> String? {
      guard let start = forecast.expected[index]?.start, start > state.rundownSecond(at: now)
      else { return nil }
      return Words.timeOfDay(start, in: rundown)
    }
    guard item.isBreak, rundown.currentHasStarted else {
      let planned = forecast.planned[rundown.position].start
      let isPlanned = !item.isInserted && !rundown.isFloating
      return .loaded(
        LoadedItem(
          handle: item.handle, number: rundown.position + 1, count: rundown.items.count,
          planned: isPlanned ? Words.timeOfDay(planned, in: rundown) : nil,
          length: state.lengthByHardEnd(at: now)),
        state.planState(at: now))
    }
    let next = rundown.nextToStartIndex
    return .pause(
      item, snapshot.preset.duration, next: next.map { rundown.items[$0] }, at: next.flatMap(time))
  }

  /// Starts what starts by itself: a break that is the first item at its planned start, and an item
  /// that is marked so when the break before it ends.
  ///
  /// If that was more than two seconds ago, as after a crash, the item is only offered.
  mutating func startItemByItself() {
    guard let rundown = state.rundown, let item = rundown.current,
      state.otherDay(at: now) == nil
    else { return }
    if rundown.waitsForFirstBreak {
      guard rundown.isFloating || state.rundownSecond(at: now) >= item.plannedStart,
        state.selfStarted.insert(item.handle).inserted
      else { return }
      let loaded = state.changedReadyTalk == nil ? state.loadItem(at: now) : []
      return notifyOfItem(loaded + state.startItem(at: moment))
    }
    guard item.isBreak, snapshot.isRunning, snapshot.remaining(at: now) <= .zero,
      let next = rundown.nextIndex(after: rundown.position).map({ rundown.items[$0] }),
      next.startsByItself, state.selfStarted.insert(next.handle).inserted
    else { return }
    let overrun = state.real(.zero - snapshot.remaining(at: now))
    guard overrun < .seconds(2), let events = state.startNextItem(at: moment) else {
      return notify(.rundown(.offered(next)), for: .seconds(30))
    }
    debounce.recordSegmentChange(at: realNow)
    notifyOfItem(events)
  }

  /// Whether a break is under way.
  var isInBreak: Bool { !snapshot.isReady && state.rundown?.current?.isBreak == true }

  /// What is said when the time of a break is up, that it is over, and who is next, and the same
  /// with the key that loads that one; `nil` in a talk.
  var breakIsOver: (text: String, withKey: String)? {
    guard isInBreak, let rundown = state.rundown else { return nil }
    guard let next = rundown.nextToStartIndex.map({ rundown.items[$0] }) else {
      let text = phrases.breakIsOver.capitalised
      return (text, text)
    }
    let texts = texts(of: .rundown(.offered(next)))
    // One that starts by itself needs no key.
    let starts = next.startsByItself && !state.selfStarted.contains(next.handle)
    return (texts[1], starts ? texts[1] : texts[0])
  }

  /// Says, where there is no screen, that a break ends soon, and then once a minute as in a talk how
  /// long it has been over; and what comes next, and once it is over with which key.
  mutating func remindOfBreak(from earlier: Int, to later: Int) {
    guard !capabilities.hasScreen, state.announces, isInBreak, let rundown = state.rundown,
      later > 0
        ? Self.breakWarnings.contains(where: { later <= $0 && $0 < earlier })
        : -later / 60 > max(0, -earlier) / 60
    else { return }
    let next = rundown.nextToStartIndex.map { rundown.items[$0] }
    let seconds = later > 0 ? later : later / 60 * 60
    let text = RundownNotice.timeOfBreak(seconds, next: next, timeForm, settings.keys)
    emit(listed: phrases.line(phrases.lines.pause, text))
  }

  /// How many seconds before the end of a break it is said that it ends soon.
  private static let breakWarnings = [300, 60]

  // MARK: What is shown

  /// Lists the whole rundown in lines; where there is a screen, what comes next.
  mutating func listRundown() throws(CommandRefusal) {
    guard let rundown = state.rundown else { throw .noRundown }
    guard !capabilities.hasScreen, sender.desk == nil else {
      return notify(.rundown(noticeOfItem), for: .seconds(10))
    }
    guard let forecast = state.forecast(at: now) else { return }
    sayLateness()
    for index in rundown.items.indices {
      let line = ItemRow.words(index, of: rundown, forecast, in: phrases, withNote: true)
      if rundown.items[index].note.isEmpty {
        emit(.listed, saying: line)
      } else {
        add(.writeForOperator(line))
      }
    }
  }

  /// Says how much time is left.
  ///
  /// At a clock without a screen it says also what the displays show in place of the time, and how
  /// late it is; after the end of the rundown only that it has ended.
  mutating func sayTime() {
    let isHeard = sender.client == nil && !capabilities.hasScreen
    if isHeard, let rundown = state.rundown, rundown.current == nil, snapshot.isReady {
      return sayLateness()
    }
    emit(.time)
    guard isHeard else { return }
    if let shownMessage { emit(notice: shownMessage) }
    if state.isBlackedOut { emit(notice: phrases.pictureStates.blackout) }
    sayLateness()
  }

  /// Says how late it is, or that the rundown has ended; nothing without a rundown.
  private mutating func sayLateness() {
    guard let rundown = state.rundown else { return }
    if rundown.current == nil { return emit(notice: fullText(of: .rundown(noticeOfItem))) }
    guard let plan = state.planState(at: now, isSaid: true) else { return }
    emit(notice: plan.texts(timeForm)[0].capitalised)
  }

  /// Says, where there is no screen, what has to be called and the operator's note: of the loaded
  /// item, and during a break of the next talk; and which message the displays still show.
  ///
  /// That is for the operator alone, so it is no event.
  mutating func sayNotes() {
    guard !capabilities.hasScreen, let rundown = state.rundown else { return }
    let notes = ReportedNotes(in: rundown)
    guard notes != reportedNotes else { return }
    let before = reportedNotes
    reportedNotes = notes
    if notes.current != before.current, let item = rundown.current {
      say(noteOf: item, isNamed: item.isBreak)
      if let shownMessage { write(shownMessage) }
    }
    if let next = notes.next, next != before.next, let index = rundown.nextToStartIndex {
      say(noteOf: rundown.items[index], isNamed: true)
    }
  }

  private mutating func say(noteOf item: RundownItem, isNamed: Bool) {
    let parts = [item.call, item.note].filter { !$0.isEmpty }
    guard !parts.isEmpty else { return }
    let name = isNamed ? Words.name(of: item, in: phrases) + phrases.colon : ""
    write(phrases.note(name + parts.joined(separator: phrases.comma)))
  }

  private mutating func write(_ notice: String) {
    add(.writeForOperator(phrases.line(phrases.lines.notice, notice)))
  }

  /// A line for each item of the rundown; none without one.
  var rundownList: [ItemRow] {
    guard let rundown = state.rundown, let forecast = state.forecast(at: now) else { return [] }
    return rundown.items.indices.map { index in
      let isWaiting = rundown.items[index].actual == nil && rundown.isPlanFixed
      let start = isWaiting ? forecast.expected[index]?.start : nil
      return ItemRow(
        index, of: rundown, forecast, in: phrases,
        startsIn: start.map { state.microseconds(untilRundownSecond: $0, at: now) })
    }
  }

  /// The same in words, without the notes.
  var rundownWords: [String] {
    guard let rundown = state.rundown, let forecast = state.forecast(at: now) else { return [] }
    return rundown.items.indices.map { ItemRow.words($0, of: rundown, forecast, in: phrases) }
  }

  // MARK: Commands that concern it alone

  /// Begins the rundown anew; as a press of Space that answers a question, the next one must not
  /// start at once.
  mutating func beginAnew() throws(CommandRefusal) {
    guard state.rundown != nil else { throw .noRundown }
    guard let events = state.beginAnew(at: now) else { throw .nothingToChange }
    debounce.recordSegmentChange(at: realNow)
    _ = debounce.admitToggle(at: realNow)
    notifyOfItem(events)
  }

  mutating func go(to reference: ItemReference) throws(CommandRefusal) {
    let item = try item(reference)
    guard let events = state.go(to: item.handle, at: now) else { throw .nothingToChange }
    debounce.recordSegmentChange(at: realNow)
    notifyOfItem(events)
  }

  mutating func skipItem(_ reference: ItemReference?) throws(CommandRefusal) {
    let item = if let reference { try self.item(reference) } else { try comingItem() }
    guard item.actual == nil else { throw .hasStarted(item) }
    guard !item.isSkipped else { throw .nothingToChange }
    let events = state.changeRundown(at: now) { _ = $0.skip(handle: item.handle) }
    finishChange(events, .skipped(item))
  }

  mutating func moveItem(_ text: String) throws(CommandRefusal) {
    guard let rundown = state.rundown else { throw .noRundown }
    let movement: Rundown.Movement
    do throws(ItemSearchError) {
      movement = try rundown.movement(text)
    } catch {
      throw .noItem(error)
    }
    var moved = rundown
    do throws(Rundown.MoveRefusal) {
      _ = try moved.move(handle: movement.item.handle, movement.place)
    } catch {
      switch error {
      case .noItem: throw .nothingToChange
      case .started(let item): throw .hasStarted(item)
      case .passed(let item): throw .placeHasPassed(item)
      }
    }
    guard moved != rundown else { throw .nothingToChange }
    let events = state.changeRundown(at: now) { $0 = moved }
    finishChange(events, .moved(movement))
  }

  mutating func nameItem(
    _ handle: Int?, _ part: Rundown.NamePart, _ text: String
  ) throws(CommandRefusal) {
    guard let rundown = state.rundown else { throw .noRundown }
    guard let item = if let handle { try item(.handle(handle)) } else { rundown.current } else {
      throw .nothingFollows
    }
    var named: RundownItem?
    let events = state.changeRundown(at: now) { named = $0.name(handle: item.handle, part, text) }
    guard let named, named != item else { throw .nothingToChange }
    finishChange(events, .named(named))
  }

  mutating func shortenItem(_ handle: Int?, to seconds: Int) throws(CommandRefusal) {
    let item = if let handle { try self.item(.handle(handle)) } else { try comingItem() }
    guard item.actual == nil else { throw .hasStarted(item) }
    guard seconds < item.length else { throw .notShorter(item.length) }
    var changed: RundownItem?
    let events = state.changeRundown(at: now) {
      changed = $0.shorten(handle: item.handle, to: seconds)
    }
    guard let changed else { throw .nothingToChange }
    finishChange(events, .shortened(changed))
  }

  mutating func insertItem(_ seconds: Int, title: String) throws(CommandRefusal) {
    guard state.rundown != nil else { throw .noRundown }
    var inserted: RundownItem?
    let events = state.changeRundown(at: now) { inserted = $0.insert(seconds, title: title) }
    guard let inserted else { throw .tooManyItems }
    finishChange(events, .inserted(inserted))
  }

  mutating func catchUp() throws(CommandRefusal) {
    guard let rundown = state.rundown, let forecast = state.forecast(at: now) else {
      throw .noRundown
    }
    guard rundown.nextToStartIndex != nil else { throw .nothingFollows }
    guard let catchUp = state.catchUp(at: now) else {
      throw .nothingToCatchUp(DelayAbsorber(in: rundown, forecast, phrases))
    }
    let events = state.changeRundown(at: now) { $0.apply(catchUp) }
    let items = catchUp.cuts.compactMap { state.rundown?.items[$0.index] }
    finishChange(
      events,
      .caughtUp(
        items, before: Words.timeOfDay(catchUp.end, in: rundown),
        Shortfall(of: rundown, after: catchUp)))
  }

  private func comingItem() throws(CommandRefusal) -> RundownItem {
    guard let rundown = state.rundown else { throw .noRundown }
    guard let next = rundown.nextToStartIndex else { throw .nothingFollows }
    return rundown.items[next]
  }

  private func item(_ reference: ItemReference) throws(CommandRefusal) -> RundownItem {
    guard let rundown = state.rundown else { throw .noRundown }
    do throws(ItemSearchError) {
      return try rundown.item(reference)
    } catch {
      throw .noItem(error)
    }
  }

  private mutating func finishChange(_ events: [TalkEvent], _ notice: RundownNotice) {
    notify(.changedByHand)
    recordNames()
    if !events.isEmpty { debounce.recordSegmentChange(at: realNow) }
    guard !events.isEmpty, isInBreak else {
      emit(events)
      return notify(.rundown(notice), for: .seconds(10))
    }
    notify(.rundown(notice), for: .seconds(10))
    notifyOfItem(events)
  }

  /// Records a talk under way again whose names have changed.
  mutating func recordNames() {
    let request = record.again(state.stage, item: state.rundown?.current?.id)
    if let request { add(.save(request)) }
  }

  // MARK: The file

  /// Asks for the file of the rundown; `handle(_:isAsked:)` gets it.
  mutating func requestRundownFile() throws(CommandRefusal) {
    guard state.rundown != nil else { throw .noRundown }
    add(.readRundown)
    decider = .rundownFile
  }

  /// Handles what was read of the rundown's file; `isAsked` if the operator wanted it.
  mutating func handle(_ reading: RundownFileReading, isAsked: Bool) {
    guard let rundown = state.rundown else { return }
    switch reading {
    case .missing: notify(.fileMissing, isAsked: isAsked, isRefusal: true)
    case .invalid(let problems):
      notify(.fileIsBroken(problems), isAsked: isAsked, isRefusal: true)
    case .read(let file):
      let merge = rundown.merging(file)
      guard !merge.isTooLong else {
        return notify(.tooLong(Rundown.maxRecordedItems), isAsked: isAsked, isRefusal: true)
      }
      guard isAsked || !merge.needsConfirmation else {
        return notify(.rundown(.waits(merge)), for: .seconds(30))
      }
      adopt(merge, isAsked: isAsked)
    }
  }

  private mutating func adopt(_ merge: RundownMerge, isAsked: Bool) {
    emit(state.adopt(merge, at: moment))
    guard !merge.isEmpty else {
      if isAsked { notify(.fileUnchanged, isAsked: true) }
      return
    }
    recordNames()
    notify(.rundownChanged)
    notify(.fileTaken(merge), isAsked: isAsked)
  }

  /// Notifies the operator of what came of reading the file, and if it was asked for, those who
  /// have asked.
  private mutating func notify(_ notice: RundownNotice, isAsked: Bool, isRefusal: Bool = false) {
    notify(.rundown(notice), for: .seconds(isRefusal ? 30 : 10))
    guard isAsked else { return }
    let text = fullText(of: .rundown(notice)).printable
    decideReadings(text, refused: isRefusal ? .rundown(notice) : nil)
  }
}

/// The notes that the operator has to know now.
struct ReportedNotes: Equatable, Sendable {
  /// The call and the note of an item, by the item's handle.
  struct Note: Equatable, Sendable {
    let handle: Int
    let texts: [String]

    init(of item: RundownItem) { (handle, texts) = (item.handle, [item.call, item.note]) }
  }

  /// That of the loaded item.
  private(set) var current: Note?
  /// That of the talk after a break that is under way.
  private(set) var next: Note?

  init() {}

  init(in rundown: Rundown) {
    guard let item = rundown.current else { return }
    current = Note(of: item)
    guard item.isBreak, rundown.currentHasStarted, let index = rundown.nextToStartIndex else {
      return
    }
    next = Note(of: rundown.items[index])
  }
}
