import TimerEngine

/// What is expected of a rundown, as screens show it, and what it was made from.
///
/// It stays the same while nothing happens: a delay that grows counts in whole minutes, the nearest
/// ones. So a second of a clock costs the same with any number of items.
struct ShownForecast: Sendable {
  /// The moment that a forecast is made for, and when the loaded item ends; `nil` if it was not
  /// started.
  struct Time: Hashable, Sendable {
    var moment: Int
    var currentEnd: Int?
  }

  /// When the items are expected.
  let forecast: RundownForecast
  /// What would bring the rundown back on time; `nil` if nothing has to.
  let catchUp: CatchUp?
  /// When the session ends.
  let session: SessionEnd
  private let rundown: Rundown
  private let time: Time

  init(of rundown: Rundown, at time: Time) {
    (self.rundown, self.time) = (rundown, time)
    forecast = rundown.forecast(at: time.moment, currentEnd: time.currentEnd)
    catchUp = rundown.catchUp(in: forecast, at: time.moment, time.currentEnd)
    session = SessionEnd(of: rundown, hasStarted: time.currentEnd != nil)
  }

  /// Whether it is that of a rundown at a time.
  func isFor(_ rundown: Rundown, at time: Time) -> Bool {
    // Items that nobody has changed are compared by their storage.
    self.time == time && self.rundown == rundown
  }
}

/// When a rundown is over, as far as that does not depend on when the loaded item ends.
struct SessionEnd: Sendable {
  /// The hard end of the loaded item or the next later one that has one; `nil` if none has.
  let hardEnd: Int?
  /// When the rundown is over if the loaded item ends, or starts, as early as can be.
  let earliest: Int?
  /// How many seconds after that end, or start, the rundown is over if it is as late as can be.
  let rest: Int?

  init(of rundown: Rundown, hasStarted: Bool) {
    hardEnd =
      rundown.items.dropFirst(rundown.position).first {
        !$0.isSkipped && $0.hardEnd != nil
      }?.hardEnd
    // Before and after all that a rundown can have planned.
    let (early, late) = (0, 1 << 40)
    func end(at moment: Int) -> Int? {
      rundown.forecast(at: moment, currentEnd: hasStarted ? moment : nil).end
    }
    earliest = rundown.isFloating ? nil : end(at: early)
    rest = end(at: late).map { $0 - late }
  }
}
