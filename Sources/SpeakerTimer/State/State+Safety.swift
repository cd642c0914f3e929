import TimerEngine

// What makes that nothing is lost, and that what happened to the machine is told.
extension State {
  /// Effects with the record of the talk: written when it changes, and gone when it ends.
  ///
  /// A rehearsal is not recorded.
  mutating func recorded(_ effects: [Effect], since before: Countdown) -> [Effect] {
    guard settings.speed == 1 else { return effects }
    let end = effects.firstIndex { if case .end = $0 { true } else { false } }
    if let end, isRecorded {
      isRecorded = false
      return effects[..<end] + [.record(nil)] + effects[end...]
    }
    guard end == nil, countdown.differs(from: before), isRecorded || !countdown.isReady else {
      return effects
    }
    isRecorded = !countdown.isReady
    // What was asked for on the command line goes on with the talk.
    let talk = isRecorded ? countdown.titled(title, overtime: overtime) : nil
    return effects + [.record(talk)]
  }

  /// Says what cannot be done, the first time.
  mutating func tellOnce(_ fault: Notice) {
    guard !toldFaults.contains(fault) else { return }
    toldFaults.append(fault)
    tell(fault, for: .seconds(10))
  }

  /// Tells something, but leaves what was found at the start and is told for longer on the status
  /// line: that is not to be overlooked.
  mutating func tellAfterLonger(_ words: Notice) {
    let told = notice
    tell(words)
    if let told, told.until > now + real(.seconds(5)) { notice = told }
  }

  /// Tells of a jump, on the status line behind the one announcement of what fell into it.
  mutating func tellBeside(_ jump: Notice) {
    let told = notice
    tellAfterLonger(jump)
    if case .announcement(let text) = told?.words { show(.both(text, jump.texts(in: phrases)[0])) }
  }

  /// What a new moment tells of the machine: that it slept over more than a second of a talk, and
  /// that somebody has set the wall clock.
  func jumps(to new: Moment) -> [Notice] {
    let second = Duration.seconds(1)
    var jumps: [Notice] = []
    let late = (expectedWake.map { new.timestamp - $0 } ?? .zero) / settings.speed
    if countdown.isRunning, late > second { jumps.append(.late(late)) }
    let passed = (new.timestamp - now) / settings.speed
    let moved = Self.withinHalfADay(new.timeOfDay - moment.timeOfDay - passed)
    if moved > second || moved < .zero - second, !Self.isZoneChange(moved) {
      jumps.append(.wallClockMoved(by: moved))
    }
    return jumps
  }

  /// Whether the time of day has gone on in another time zone, or in summer time: these lie whole
  /// half hours apart.
  private static func isZoneChange(_ time: Duration) -> Bool {
    let halfHour = 30 * 60
    let rest = abs(Int((time / .seconds(1)).rounded())) % halfHour
    return min(rest, halfHour - rest) <= 1
  }

  /// A difference of times of day, the shorter way around midnight.
  private static func withinHalfADay(_ difference: Duration) -> Duration {
    let day = Duration.seconds(24 * 60 * 60)
    let seconds = difference.components.seconds % day.components.seconds
    let rest = difference - .seconds(difference.components.seconds) + .seconds(seconds)
    if rest > day / 2 { return rest - day }
    return rest < .zero - day / 2 ? rest + day : rest
  }
}
