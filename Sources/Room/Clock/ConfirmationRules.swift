import SpeechAnnouncement
import StageRenderer
import TimerEngine

/// What commands would lose now.
struct ConfirmationRules {
  let state: ClockState
  let moment: Moment
  let form: TimeForm

  private var snapshot: TalkSnapshot { state.snapshot }
  private var remainingSecond: Int { snapshot.remainingSecond(at: moment.talk) }

  /// What a command would lose, so that a key needs a second press, and a client has to say that it
  /// is meant; `nil` if it loses nothing.
  func loss(by command: Command) -> Loss? {
    switch command {
    case .quit: return snapshot.isRunning ? .program : nil
    case .redo: return lossByRedo
    default: return change(by: command).map(Loss.change)
    }
  }

  /// What the change would lose that was undone last, and so its redo.
  private var lossByRedo: Loss? {
    guard let step = state.history.lastUndone?.step else { return nil }
    if step.isOffer { return snapshot.isRunning ? .change(.endsTalk) : nil }
    // An end at a time of day comes back as it was.
    guard let command = step.command, !command.maySlip else { return nil }
    return loss(by: command)
  }

  private func change(by command: Command) -> GuardedChange? {
    if state.asksToBeginAnew, command == .toggle || command == .start || command == .clickerStart {
      return .beginsAnew
    }
    if command.startsReadyTalk, snapshot.isReady, let day = state.otherDay(at: moment.talk) {
      return state.settings.isWallClockSet
        ? .startsOtherDay(form.phrases.date(day)) : .startsWithUnsetClock
    }
    return switch command {
    case .restart: .beginsAnew
    case .until(let time): change(byEndAt: time)
    case .goTo(let reference): change(byGoingTo: reference)
    case .nextSegment, .previousSegment, .clickerStart: change(byGoingOnOrBack: command)
    default: snapshot.isRunning ? changeOfRunningTalk(by: command) : nil
    }
  }

  /// What a command would do that discards something of a running talk, its thresholds or a preset,
  /// or jumps to another phase; `nil` if it does not.
  ///
  /// Caps Lock turns taps into long presses, so those are guarded as well.
  private func changeOfRunningTalk(by command: Command) -> GuardedChange? {
    switch command {
    case .go(let lamp): change(byGoingTo: lamp)
    case .set(let seconds):
      goesOn(at: snapshot.segment.counts == .down ? seconds : snapshot.segment.length - seconds)
    case .assign(let lamp):
      lamp == .green ? nil : .movesLamp(Words.name(of: lamp, in: form.phrases))
    case .store(let slot): .stores(in: slot)
    case .remove(let slot):
      state.presets.origin(ofSlot: slot) == .stored ? .removes(from: slot) : nil
    case .slot(let slot): state.presets[slot: slot].map(change(byLoading:))
    case .preset(let text): (try? state.preset(named: text)).map(change(byLoading:))
    case .back, .reset: loadedBreak.map(GuardedChange.endsBreak) ?? .endsTalk
    case .undo: changeByUndo
    default: nil
    }
  }

  /// What undo does to a running talk if it takes back that it has started or gone on, or brings an
  /// earlier talk back; `nil` if the talk runs on, or if only a break pauses.
  private var changeByUndo: GuardedChange? {
    guard let step = state.history.last, step.isOffer || step.talk?.isRunning == false else {
      return nil
    }
    let goesOnLater = !step.isOffer && step.talk?.isReady == false
    if let name = loadedBreak {
      return goesOnLater && step.rundown == nil ? nil : .endsBreak(name)
    }
    return goesOnLater ? .pauses : .endsTalk
  }

  /// The name of the loaded item if it is a break.
  private var loadedBreak: String? {
    state.rundown?.current.flatMap { $0.isBreak ? name(of: $0) : nil }
  }

  private func change(byLoading preset: Preset) -> GuardedChange {
    // A break is no talk that could end.
    if let name = loadedBreak { return .skips(name) }
    return .endsTalkAndLoads(Words.name(of: preset, in: form.phrases).shownLine)
  }

  /// Where a lamp leads a running talk; `nil` if nowhere, or if green only corrects its end.
  private func change(byGoingTo lamp: Lamp) -> GuardedChange? {
    if lamp == .green, let finish = state.keptFinish {
      let end = Words.exactTimeOfDay(finish.timeOfDay)
      return snapshot.runsToFinish ? nil : .goesOn(form.phrases.ends(end))
    }
    return snapshot.destination(of: lamp).map(goesOn(at:))
  }

  private func goesOn(at remainingSecond: Int) -> GuardedChange {
    let end = snapshot.runsToFinish ? snapshot.finish : nil
    return .goesOn(
      form.goingOn(at: remainingSecond, in: snapshot.segment),
      endGivenUp: end.map { Words.exactTimeOfDay($0.timeOfDay) })
  }

  /// What a command that goes on or back would do that needs a second press; `nil` if it needs
  /// none.
  ///
  /// It needs one if the talk, running or paused, has time left, or was never started. A break may
  /// be left with one press, but not in its first seconds: a second `n` may be meant for the late
  /// talk that the first one has ended. At the end of a rundown no talk is loaded.
  private func change(byGoingOnOrBack command: Command) -> GuardedChange? {
    let rundown = state.rundown
    guard snapshot.isReady || remainingSecond > 0 else { return nil }
    if snapshot.isReady, let rundown, rundown.current == nil { return nil }
    if let item = rundown?.current, item.isBreak {
      return command == .nextSegment && hasJustBegun
        ? .skips(name(of: item)) : nil
    }
    let (segments, index) = (snapshot.preset.format.segments, snapshot.segmentIndex)
    func goes(toSegment index: Int) -> GuardedChange {
      .goes(
        to: segments[index].name.isEmpty
          ? form.phrases.name(of: SegmentPlace("", number: index + 1, of: segments.count))
          : segments[index].name)
    }
    switch command {
    case .clickerStart where !snapshot.isRunning || index + 1 == segments.count: return nil
    case .clickerStart: return goes(toSegment: index + 1)
    case .nextSegment where index + 1 < segments.count: return goes(toSegment: index + 1)
    case .nextSegment:
      guard let item = rundown?.current else { return nil }
      return snapshot.isReady ? .skips(name(of: item)) : .endsTalk
    case .previousSegment where index > 0: return goes(toSegment: index - 1)
    case .previousSegment:
      guard let before = rundown?.previous.map(name) else {
        return nil
      }
      return snapshot.isReady ? .goes(to: before) : .endsTalkAndLoads(before)
    default: return nil
    }
  }

  /// A name no longer than a desk gets it, which has to agree to lose it.
  private func name(of item: RundownItem) -> String {
    Words.name(of: item, in: form.phrases).shownLine
  }

  /// Whether the talk or break that runs was started less than three seconds ago.
  private var hasJustBegun: Bool {
    snapshot.isRunning && snapshot.startedAt.map { moment.talk - $0 < .seconds(3) } ?? false
  }

  /// What it leaves out, or ends, to go to an item of the rundown.
  private func change(byGoingTo reference: ItemReference) -> GuardedChange? {
    guard let rundown = state.rundown, let item = try? rundown.item(reference),
      item.handle != rundown.current?.handle
    else { return nil }
    let leftOut = rundown.itemsLeftOut(onWayToHandle: item.handle)
    let names = Words.names(of: leftOut, in: form.phrases).shownLine
    let isTalk = rundown.current?.isBreak != true
    if isTalk, !snapshot.isReady, remainingSecond > 0 {
      return leftOut.isEmpty ? .endsTalkAndLoads(name(of: item)) : .endsTalkAndSkips(names)
    }
    if !leftOut.isEmpty { return .skips(names) }
    guard isTalk, rundown.current != nil, snapshot.isReady else { return nil }
    return .goes(to: name(of: item))
  }

  /// What an end at a time of day, in seconds since midnight, does to a talk that does not run: if
  /// the time has passed less than half a day ago, the talk gets very long.
  private func change(byEndAt time: Int) -> GuardedChange? {
    let day = CalendarDay.seconds
    let passed = (Int(state.timeOfDay(at: moment).components.seconds) - time + day) % day
    guard !snapshot.isRunning, passed < day / 2 else { return nil }
    return .endsLate(Words.exactTimeOfDay(time), length: form.text(day - passed))
  }
}
