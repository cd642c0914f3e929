import ClockCommands
import RundownEngine
import SpeechAnnouncement
import StageDisplay
import TimerEngine

/// What commands would lose now.
struct CommandGuard {
  let session: ClockSession
  let moment: Moment
  let form: TimeForm

  private var snapshot: TalkSnapshot { session.snapshot }
  private var shown: Int { snapshot.shown(at: moment.talk) }

  /// What a command would lose, so that a key needs a second press, and a client has to say that it
  /// is meant; `nil` if it loses nothing.
  func loss(by command: Command) -> Loss? {
    if command == .redo { return lossByRedo }
    if command.needsWords { return guardedChange(by: command).map(Loss.change) }
    guard snapshot.isRunning else { return nil }
    if command == .quit { return .program }
    return losesTalk(command) ? .talk : nil
  }

  /// What the change would lose that was undone last, and so its redo.
  private var lossByRedo: Loss? {
    guard let step = session.history.lastUndone?.step else { return nil }
    if step.isOffer { return snapshot.isRunning ? .talk : nil }
    // An end at a time of day comes back as it was.
    guard let command = step.command, !command.maySlip else { return nil }
    return loss(by: command)
  }

  /// Whether a command would discard something of a running talk, its thresholds or a preset.
  ///
  /// Caps Lock turns taps into long presses, so those are guarded as well.
  private func losesTalk(_ command: Command) -> Bool {
    switch command {
    case .go(.green), .back: snapshot.finish == nil
    case .undo:
      session.history.last?.isOffer == true
        || session.history.last?.talk?.isRunning == false
    default: command.traits.contains(.discards)
    }
  }

  /// What a command would do that needs a second press; `nil` if it needs none.
  ///
  /// To go on or back needs one if the talk, running or paused, has time left, or was never started.
  /// A break may be left with one press. A talk that would end tomorrow needs one too.
  private func guardedChange(by command: Command) -> GuardedChange? {
    if case .until(let time) = command {
      return change(byEndAt: time)
    }
    if case .goTo(let reference) = command { return change(byGoingTo: reference) }
    let rundown = session.rundown
    guard snapshot.isReady || shown > 0, rundown?.current?.isBreak != true else { return nil }
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
      return snapshot.isReady ? .skips(Words.name(of: item, in: form.phrases)) : .endsTalk
    case .previousSegment where index > 0: return goes(toSegment: index - 1)
    case .previousSegment:
      guard let rundown, rundown.position > 0 else { return nil }
      let before = rundown.items[rundown.position - 1]
      return snapshot.isReady ? .goes(to: Words.name(of: before, in: form.phrases)) : .endsTalk
    default: return nil
    }
  }

  /// What it leaves out, or ends, to go to an item of the rundown.
  private func change(byGoingTo reference: ItemReference) -> GuardedChange? {
    guard let rundown = session.rundown, let item = try? rundown.item(reference),
      item.handle != rundown.current?.handle
    else { return nil }
    let leftOut = rundown.itemsLeftOut(onWayToHandle: item.handle)
    let names = Words.names(of: leftOut, in: form.phrases)
    let isTalk = rundown.current?.isBreak != true
    if isTalk, !snapshot.isReady, shown > 0 {
      return leftOut.isEmpty ? .endsTalk : .endsTalkAndSkips(names)
    }
    if !leftOut.isEmpty { return .skips(names) }
    guard isTalk, rundown.current != nil, snapshot.isReady else { return nil }
    return .goes(to: Words.name(of: item, in: form.phrases))
  }

  /// What an end at a time of day, in seconds since midnight, does to a talk that does not run: if the
  /// time has passed less than half a day ago, the talk gets very long.
  private func change(byEndAt time: Int) -> GuardedChange? {
    let day = CalendarDay.seconds
    let passed = (Int(session.timeOfDay(at: moment).components.seconds) - time + day) % day
    guard !snapshot.isRunning, passed < day / 2 else { return nil }
    return .endsLate(Words.exactTimeOfDay(time), length: form.text(day - passed))
  }
}
