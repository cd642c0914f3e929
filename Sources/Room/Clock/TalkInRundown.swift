import StageRenderer
import TimerEngine

/// A talk in its rundown, and what time it is there: what follows from both.
///
/// A clock decides by it, and a screen in front of a clock shows it. A rundown counts in whole
/// seconds of UTC; `rundownOffset` turns the talk's time into that.
protocol TalkInRundown {
  var snapshot: TalkSnapshot { get }
  /// The rundown that the talk belongs to; `nil` without one.
  var rundown: Rundown? { get }
  /// The difference from the talk's time to the time of the rundown, which counts from 1970.
  var rundownOffset: Duration { get }
  /// Whether a rundown is rehearsed: then it has a time of day of its own.
  var isRehearsal: Bool { get }
  /// How many times as fast as real time the talk runs.
  var speed: Int { get }
  /// The forecast that is shown; `nil` without a rundown.
  var shownForecast: ShownForecast? { get }
}

extension TalkInRundown {
  /// Converts a duration of the talk's time to real time.
  func real(_ talkTime: Duration) -> Duration { talkTime / speed }

  /// The second of UTC since 1970 that it is for the rundown at a moment.
  func rundownSecond(at moment: Timestamp) -> Int {
    Int((moment.sinceStart + rundownOffset).components.seconds)
  }

  /// What time it is by the wall clock, since 1970, when a length of the talk's time has passed
  /// since a moment; a rundown that is rehearsed has a wall clock of its own.
  func wallClock(at moment: Moment, after duration: Duration = .zero) -> Duration {
    rundown == nil
      ? moment.wallClock + real(duration) : moment.talk.sinceStart + rundownOffset + duration
  }

  /// The time of day, since midnight, when a length of the talk's time has passed since a moment.
  ///
  /// With a rundown it is that of the rundown's zone, in a rehearsal that of the rehearsal.
  func timeOfDay(at moment: Moment, after duration: Duration = .zero) -> Duration {
    guard let rundown else { return moment.timeOfDay + real(duration) }
    return rundown.localTime.timeOfDay(at: wallClock(at: moment, after: duration))
  }

  /// What the wall clock of the rundown's zone says of a time of day; `nil` without a rundown.
  func rundownReading(of timeOfDay: Int, at moment: Moment) -> TimeOfDayReading? {
    guard let rundown else { return nil }
    return TimeOfDayReading(
      of: timeOfDay, at: wallClock(at: moment), offset: rundown.localTime.offset)
  }

  /// The day for which the rundown is, if that is not today and nothing of it was started;
  /// otherwise `nil`.
  ///
  /// Then nothing starts by itself. A rehearsal is for any day.
  func otherDay(at now: Timestamp) -> CalendarDay? {
    isRehearsal ? nil : rundown?.otherDay(at: rundownSecond(at: now))
  }

  /// When the loaded item is expected to end; `nil` if it was not started.
  func currentEnd(at now: Timestamp) -> Int? {
    guard let rundown, rundown.currentHasStarted else { return nil }
    func second(after time: Duration) -> Int {
      Int((now.sinceStart + rundownOffset + time + .milliseconds(500)).components.seconds)
    }
    if let item = rundown.current, let hardEnd = item.hardEnd, hasSegments(of: item),
      snapshot.nextSegment != nil,
      second(after: snapshot.remainingBeforeLastSegment(at: now)) < hardEnd
    {
      return hardEnd
    }
    let left = snapshot.totalRemaining(at: now)
    guard snapshot.finish == nil, let start = snapshot.startedAt,
      let recorded = rundown.current?.actual?.start, abs(recorded - rundownSecond(at: start)) <= 1
    else { return second(after: left) }
    // A talk that is started within a second begins in that second: its length is added to the
    // second, so that what began on time does not end a second late.
    return recorded + Int((now - start + left + .milliseconds(500)).components.seconds)
  }

  /// Whether the talk has as many segments as an item, and so none for questions that somebody has
  /// added.
  func hasSegments(of item: RundownItem) -> Bool {
    snapshot.preset.format.segments.count == item.preset.format.segments.count
  }

  /// When the items are expected; `nil` without a rundown.
  func forecast(at now: Timestamp) -> RundownForecast? {
    rundown?.forecast(at: rundownSecond(at: now), currentEnd: currentEnd(at: now))
  }

  /// What would bring the rundown back on time; `nil` if nothing has to.
  func catchUp(at now: Timestamp) -> CatchUp? {
    rundown?.catchUp(at: rundownSecond(at: now), currentEnd: currentEnd(at: now))
  }

  /// Whether the delay grows with every second that nothing happens.
  func isDelayGrowing(at now: Timestamp) -> Bool {
    guard let rundown, rundown.current != nil else { return false }
    guard rundown.currentHasStarted else {
      if rundown.isFloating { return rundown.isPlanFixed }
      return plannedStart(of: rundown, at: now).map { rundownSecond(at: now) >= $0 } ?? false
    }
    let left = snapshot.totalRemaining(at: now)
    return !snapshot.isRunning || snapshot.totalRemaining(at: now + .seconds(1)) == left
  }

  /// By how many seconds the loaded item ends later than planned, as it is shown: while nothing on
  /// the screen changes every second, in the nearest minutes, as the forecast that is shown has it.
  func shownDelay(in forecast: RundownForecast, at now: Timestamp) -> Int {
    guard let rundown, !snapshot.isReady else { return forecast.lateBy }
    return rundown.lateBy(at: rundownSecond(at: now), currentEnd: currentEnd(at: now))
  }

  /// The moment, in the talk's time, at which the text of a rundown whose talk does not run changes
  /// next; `nil` if it does not.
  func nextRundownChange(after now: Timestamp) -> Timestamp? {
    guard let rundown, rundown.current != nil, !snapshot.isRunning else { return nil }
    let second = rundownSecond(at: now)
    let isMoving =
      isDelayGrowing(at: now) || !rundown.currentHasStarted && !rundown.isPlanFixed
    let next =
      isMoving
      ? second + 31 - secondsSinceShownMinute(of: rundown, at: now)
      : plannedStart(of: rundown, at: now)
    guard let next, next > second else { return nil }
    return talkTime(next)
  }

  /// The same moment in real time, rounded up, so that the text has changed then.
  func nextRundownWake(after moment: Moment) -> Timestamp? {
    nextRundownChange(after: moment.talk).map { change in
      let time = change - moment.talk
      let wake = real(time)
      return moment.real + (wake * speed < time ? wake + .nanoseconds(1) : wake)
    }
  }

  /// A second of the rundown in the talk's time.
  func talkTime(_ second: Int) -> Timestamp {
    Timestamp(sinceStart: .seconds(second) - rundownOffset)
  }

  // MARK: The forecast

  /// The forecast to show at a moment: the shown one, unless something has changed it; `nil`
  /// without a rundown.
  func forecastToShow(at now: Timestamp) -> ShownForecast? {
    guard let rundown else { return nil }
    let time = shownTime(of: rundown, at: now)
    if let shownForecast, shownForecast.isFor(rundown, at: time) { return shownForecast }
    return ShownForecast(of: rundown, at: time)
  }

  /// How the rundown compares with its plan, as screens show it; `nil` without a rundown, if that
  /// has no end, or if it is for another day.
  ///
  /// `isSaid` asks for a state that is said once. Then the end of the session is that of now, even
  /// if it gets later with every second of a talk that is paused or over its time, so that it fits
  /// the delay of the talk.
  func planState(at now: Timestamp, isSaid: Bool = false) -> PlanState? {
    guard otherDay(at: now) == nil, let rundown,
      let forecast = isSaid && !snapshot.isReady
        ? forecast(at: now) : forecastToShow(at: now)?.forecast
    else { return nil }
    return PlanState(of: rundown, forecast, lateBy: shownDelay(in: forecast, at: now))
  }

  /// The time for which the forecast is computed: a moment at which it is the same as now, or,
  /// while the delay grows, the nearest moment at which the delay is whole minutes.
  private func shownTime(of rundown: Rundown, at now: Timestamp) -> ShownForecast.Time {
    let growth = secondsSinceShownMinute(of: rundown, at: now)
    if let currentEnd = currentEnd(at: now) {
      let end = currentEnd - growth
      return ShownForecast.Time(moment: end, currentEnd: end)
    }
    let second = rundownSecond(at: now) - growth
    return ShownForecast.Time(moment: max(second, plannedStart(of: rundown, at: now) ?? second))
  }

  /// How many seconds the delay has grown since it was the whole minutes that are shown: from −29
  /// to 30, because the nearest ones are shown; 0 if it does not grow.
  ///
  /// Without a plan, the time of day takes the place of the delay.
  func secondsSinceShownMinute(of rundown: Rundown, at now: Timestamp) -> Int {
    let growing: Int
    if let end = currentEnd(at: now) {
      guard isDelayGrowing(at: now) else { return 0 }
      growing = rundown.lateBy(at: end, currentEnd: end)
    } else if rundown.isFloating, rundown.isPlanFixed {
      growing = rundown.lateBy(at: rundownSecond(at: now))
    } else {
      let start = plannedStart(of: rundown, at: now) ?? 0
      growing = max(0, rundownSecond(at: now) - start)
    }
    return growing - growing.nearestMinute
  }

  /// When the loaded item was planned to start; `nil` if it was not, as in a floating rundown, or
  /// if nothing is loaded.
  func plannedStart(of rundown: Rundown, at now: Timestamp) -> Int? {
    guard !rundown.isFloating, rundown.current != nil else { return nil }
    return rundown.planned(rundown.position, at: rundownSecond(at: now)).start
  }
}
