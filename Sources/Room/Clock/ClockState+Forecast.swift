import TimerEngine

// When the shown forecast has to be computed again.
extension ClockState {
  /// Computes the shown forecast again, if something has changed it.
  mutating func updateShownForecast(at now: Timestamp) {
    shownForecast = forecastToShow(at: now)
  }

  /// The forecast to show at a moment: the shown one, unless something has changed it; `nil`
  /// without a rundown.
  private func forecastToShow(at now: Timestamp) -> ShownForecast? {
    guard let rundown else { return nil }
    let time = shownTime(of: rundown, at: now)
    if let shownForecast, shownForecast.isFor(rundown, at: time) { return shownForecast }
    return ShownForecast(of: rundown, at: time)
  }

  /// How the rundown compares with its plan, as screens show it; `nil` without a rundown, if that
  /// has no end, or if it is for another day.
  func planState(at now: Timestamp) -> PlanState? {
    guard otherDay(at: now) == nil, let rundown, let forecast = forecastToShow(at: now)?.forecast
    else { return nil }
    return PlanState(of: rundown, forecast, lateBy: shownDelay(in: forecast, at: now))
  }

  /// The time for which the forecast is computed: a moment at which it is the same as now, or,
  /// while the delay grows, the last moment at which the delay was whole minutes.
  private func shownTime(of rundown: Rundown, at now: Timestamp) -> ShownForecast.Time {
    let growth = growthOfDelay(of: rundown, at: now)
    if let currentEnd = currentEnd(at: now) {
      let end = currentEnd - growth
      return ShownForecast.Time(moment: end, currentEnd: end)
    }
    let second = rundownSecond(at: now) - growth
    return ShownForecast.Time(moment: max(second, plannedStart(of: rundown, at: now) ?? second))
  }

  /// How many seconds, less than a minute, the delay has grown since it was whole minutes; 0 if it
  /// does not grow.
  func growthOfDelay(of rundown: Rundown, at now: Timestamp) -> Int {
    if let end = currentEnd(at: now) {
      guard isDelayGrowing(at: now) else { return 0 }
      let late = rundown.lateBy(at: end, currentEnd: end)
      return (late % 60 + 60) % 60
    }
    if rundown.isFloating, rundown.isPlanFixed {
      return (rundown.lateBy(at: rundownSecond(at: now)) % 60 + 60) % 60
    }
    // Without a plan, times of day are shown, and these have no seconds.
    let start = plannedStart(of: rundown, at: now) ?? 0
    return max(0, rundownSecond(at: now) - start) % 60
  }

  /// When the loaded item was planned to start; `nil` if it was not, as in a floating rundown, or
  /// if nothing is loaded.
  func plannedStart(of rundown: Rundown, at now: Timestamp) -> Int? {
    guard !rundown.isFloating, rundown.current != nil else { return nil }
    return rundown.planned(rundown.position, at: rundownSecond(at: now)).start
  }
}
