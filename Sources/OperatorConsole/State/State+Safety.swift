import TimerEngine

// Crash recovery, faults and clock jumps.
extension State {
  /// Records the talk when it has changed, and that there is none any more when it ends.
  ///
  /// A rehearsal is not recorded.
  mutating func record(after event: TalkEvent) {
    guard settings.speed == 1 else { return }
    switch event.kind {
    case .end(let outcome):
      guard isRecorded, outcome != .kept else { return }
      isRecorded = false
      effects.append(.record(nil))
    case .recovered: isRecorded = true
    default:
      guard event.changesTalk, isRecorded || !snapshot.isReady else { return }
      isRecorded = !snapshot.isReady
      effects.append(.record(isRecorded ? recordedSnapshot : nil))
    }
  }

  /// The talk as it stands, with what was asked for on the command line, which goes on with it.
  var recordedSnapshot: TalkSnapshot { snapshot.titled(title, overtime: overtime) }

  /// Says what cannot be done, the first time.
  mutating func tellOnce(_ fault: Notice) {
    guard !toldFaults.contains(fault) else { return }
    toldFaults.append(fault)
    tell(fault, for: .seconds(10))
  }

  /// Says why another program is told nothing, the first time.
  mutating func tellOnce(_ fault: PublishingFault) {
    guard faultyOptions.insert(fault.option).inserted else { return }
    tell(.fault(fault.words), for: .seconds(10))
  }

  /// Shows an announcement, after which what was found at the start and is told for longer comes
  /// back, unless the operator does something meanwhile.
  mutating func showOverLonger(_ words: Notice) {
    if let notice, notice.until > realNow + .seconds(5) { coveredNotice = notice }
    show(words)
  }

  /// Forgets what was told long enough.
  mutating func forgetNotices() {
    if let notice, notice.until <= realNow { self.notice = nil }
    guard notice == nil, let covered = coveredNotice else { return }
    coveredNotice = nil
    if covered.until > realNow { notice = covered }
  }

  /// Forgets what was told of a clock that a hand has changed since; what was found at the start and
  /// is told for longer stays, and so do the words for the ring as long as that.
  mutating func forgetAnswer() {
    guard let notice else { return }
    let isOver =
      switch notice.words {
      case .focus: focus == nil
      case .resumed: true
      default: notice.until <= realNow + .seconds(5)
      }
    if isOver { self.notice = nil }
  }

  /// Tells something, but leaves what was found at the start and is told for longer on the status
  /// line: that is not to be overlooked.
  mutating func tellAfterLonger(_ words: Notice) {
    let told = notice
    tell(words)
    if let told, told.until > realNow + .seconds(5) { notice = told }
  }

  /// Tells of a jump, on the status line behind the one announcement of what fell into it.
  mutating func tellBeside(_ jump: Notice) {
    let told = notice
    tellAfterLonger(jump)
    if case .announcement(let text) = told?.words {
      show(.both(text, jump.texts(in: phrases, settings.keys)[0]))
    }
  }

  /// What a new moment tells of the machine: that it slept over more than a second of a talk, and
  /// that somebody has set the wall clock.
  func jumps(to new: Moment) -> [Notice] {
    let second = Duration.seconds(1)
    var jumps: [Notice] = []
    let late = expectedWake.map { new.real - $0 } ?? .zero
    if snapshot.isRunning, late > second { jumps.append(.late(late)) }
    let passed = new.real - realNow
    let moved = new.wallClock - moment.wallClock - passed
    if moved > second || moved < .zero - second { jumps.append(.wallClockMoved(by: moved)) }
    return jumps
  }
}
