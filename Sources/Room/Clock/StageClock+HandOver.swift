import SpeechAnnouncement
import StageRenderer
import TimerEngine

/// A hand-over that was begun.
///
/// The clock decides, and nobody else: until it has sent `yours`, it can go on, and then the desk
/// was not the clock. What is changed here while the desk gets ready would be lost, so it ends the
/// hand-over.
struct HandOver: Sendable {
  /// The desk that gets the talks.
  let desk: Client
  /// The second that was shown when the operator wanted it.
  let remainingSecond: Int
  /// When the present step is given up, in real time; `nil` before the desk was told, and once it
  /// is answered.
  var end: Timestamp?
  /// How many changes there were when the desk was told.
  var changeCount = 0
  /// Which leader the desk is ready to be; `nil` before it is ready.
  var stepDown: StepDown?
  /// Whether `yours` is being sent: from then on only `ClockEvent.said` decides.
  var isAnswered = false
}

// Leaving the talks to a desk: because the operator hands them over, or because it has taken them
// over.
extension StageClock {
  /// How long a desk has to get ready.
  private static let readyTime = Duration.seconds(5)
  /// How long the disk has to record who gets the talks; meanwhile any change ends the hand-over.
  private static let givingTime = Duration.seconds(10)

  /// The desk with a name, or the only one whose name has a text as a part; without a text the only
  /// one.
  ///
  /// A desk without a screen only keeps records, and nobody could operate it.
  func desk(named text: String?) throws(CommandRefusal) -> Client {
    let wanted = (text ?? "").lowercased()
    let desks = clients.desks.filter { ($0.size?.columns ?? 0) > 0 }
    let found = desks.filter { wanted.isEmpty || $0.nameOrNumber.lowercased().contains(wanted) }
    let exact = found.filter { $0.nameOrNumber.lowercased() == wanted }
    let meant = exact.isEmpty ? found : exact
    guard meant.count != 1 else { return meant[0] }
    let others = found.isEmpty && desks.count > 1 ? desks : found
    throw .noDesk(others.map(\.nameOrNumber))
  }

  /// Lets a desk get ready as soon as that loses no cue: just after the shown second has changed.
  mutating func handOver(toDeskNamed name: String?) throws(CommandRefusal) {
    let desk = try desk(named: name)
    guard handOver?.isAnswered != true else { return }
    if handOver?.end != nil { goOn() }
    handOver = HandOver(desk: desk, remainingSecond: remainingSecond)
    show(.handsOver(to: desk.nameOrNumber, hasFailed: false), to: .only(sender))
  }

  /// Counts what has changed since the last effects were taken, if it is recorded.
  mutating func noteRecordedChange() {
    let isRecorded = effects.contains { effect in
      if case .save(let request) = effect { request.kind != nil } else { false }
    }
    if isRecorded { changeCount += 1 }
  }

  /// Tells the desk to get ready when it is time, and gives up if that lasts too long, if the desk
  /// is gone, or if something has changed.
  mutating func continueHandOver() {
    guard var handOver, !handOver.isAnswered else { return }
    guard let end = handOver.end else {
      guard !snapshot.isRunning || remainingSecond != handOver.remainingSecond else { return }
      let end = realNow + Self.readyTime
      (handOver.changeCount, handOver.end) = (changeCount, end)
      self.handOver = handOver
      return add(.send(.handOver(to: handOver.desk.id, by: end)))
    }
    let hasDesk = clients.desks.contains { $0.id == handOver.desk.id }
    if realNow >= end || handOver.changeCount != changeCount || !hasDesk { goOn() }
  }

  /// Decides whether a desk that is ready gets the talks, and records it.
  mutating func handle(readyDesk desk: Int, as stepDown: StepDown) {
    // The same line once more has no second answer.
    guard handOver?.stepDown?.holder != stepDown.holder else { return }
    guard var handOver, let end = handOver.end, handOver.desk.id == desk, handOver.stepDown == nil,
      realNow < end, handOver.changeCount == changeCount
    else { return add(.send(.tooLate(to: desk, stepDown.holder))) }
    (handOver.stepDown, handOver.end) = (stepDown, realNow + Self.givingTime)
    self.handOver = handOver
    add(.save(.giveTalks(stepDown)))
  }

  /// Tells the desk that it has the talks, as is on disk now; goes on if that could not be written.
  mutating func handleGiven(to holder: Leadership?, failure: String?) {
    guard var handOver, let stepDown = handOver.stepDown, stepDown.holder == holder,
      let end = handOver.end
    else { return }
    guard failure == nil, realNow < end, handOver.changeCount == changeCount else { return goOn() }
    (handOver.isAnswered, handOver.end) = (true, nil)
    self.handOver = handOver
    add(.send(.yours(to: handOver.desk.id, stepDown.holder)))
  }

  /// Gives way, since the desk was told that it has the talks; goes on if it could not be told.
  mutating func handleSaid(_ isSaid: Bool) {
    guard let stepDown = handOver?.stepDown, handOver?.isAnswered == true else { return }
    guard isSaid else { return goOn() }
    // The desk has heard all that has happened here.
    leave(to: stepDown, onlyHere: [])
  }

  /// Goes on as if nobody had wanted to hand over.
  private mutating func goOn() {
    guard let handOver else { return }
    self.handOver = nil
    if let stepDown = handOver.stepDown {
      add(.save(.keepTalks))
      add(.send(.tooLate(to: handOver.desk.id, stepDown.holder)))
    }
    notify(.handsOver(to: handOver.desk.nameOrNumber, hasFailed: true), for: .seconds(10))
  }

  /// Ends the program, because another clock has its talks.
  mutating func giveWay(because stepDown: StepDown) {
    leave(to: stepDown, onlyHere: stepDown.takenOver.map { changes(since: $0.lastHeard) } ?? [])
  }

  /// Ends the program, and leaves the talk to who has it now.
  ///
  /// The talk has not ended, so its record stays, and displays are told nothing. Desks that are
  /// left behind are told whose it is.
  private mutating func leave(to stepDown: StepDown, onlyHere: [String]) {
    let takenOver = stepDown.takenOver
    let next: AfterTakeOver =
      !capabilities.hasScreen ? .ends : settings.hasWays ? .desk : .deskWithoutClock
    let notice = Notice.wasTakenOver(
      by: takenOver.flatMap { $0.desk.isEmpty ? nil : $0.desk },
      at: takenOver.map { dayTime(at: $0.moment) }, next: next, onlyHere: onlyHere)
    notify(notice)
    var deskState = operatorState
    deskState.setWallClock(at: moment, since: nil)
    let steppedDown = SteppedDownClock(
      stepDown: stepDown, stage: state.stage, state: deskState,
      moment: realNow, notice: notice.status(timeForm, settings.keys),
      reachesOthers: settings.hasWays)
    add(.send(.givesWay(takenOver)))
    add(.end(.steppedDown(steppedDown)))
  }

  /// The time of day of a moment in real time.
  private func dayTime(at moment: Timestamp) -> Duration {
    dayTime(after: (moment - realNow) * settings.speed)
  }

  /// The texts of the journal about what was changed since a moment in real time, the newest first.
  private func changes(since moment: Timestamp) -> [String] {
    let start = dayTime(at: moment)
    func passed(by timeOfDay: Duration) -> Duration {
      let passed = timeOfDay - start
      return passed < .zero ? passed + .seconds(CalendarDay.seconds) : passed
    }
    let now = passed(by: dayTime())
    return journal.changes.prefix { passed(by: $0.time) <= now }.map(\.text)
  }
}
