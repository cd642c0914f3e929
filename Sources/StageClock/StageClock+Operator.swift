import SpeechAnnouncement
package import StageDisplay
package import TimerEngine

// What the operator's screen shows of the clock in addition to the stage.
extension StageClock {
  /// What the operator view shows in addition to the clock, with as much of the rundown as so many
  /// rows can show.
  package func operatorSnapshot(rows: Int) -> OperatorSnapshot {
    var view = OperatorSnapshot()
    view.displays = displayLines
    view.events = journal.lines
    view.agenda = agenda(rows: rows)
    let state: String? =
      switch snapshot.run {
      case .running: nil
      case .ready: phrases.lines.ready
      case .paused: phrases.paused
      }
    let times = [state, timeOfDay].compactMap { $0 }.joined(separator: "   ")
    view.timesOfDay = [times, Words.timeOfDay(dayTime())]
    return view
  }

  /// The time of day, since midnight, when a length of the talk's time has passed since now, or before it
  /// if that is negative.
  ///
  /// In the rehearsal of a rundown it is the rehearsal's. All times of day that are shown come from
  /// here.
  package func dayTime(after time: Duration = .zero) -> Duration {
    session.timeOfDay(at: moment, after: time)
  }

  /// The real time at which the next minute of the day begins.
  package var nextMinute: Timestamp {
    let time = dayTime()
    let left = Duration.seconds(60 * (time.components.seconds / 60 + 1)) - time
    return realNow + (session.isRehearsal ? session.real(left) : left)
  }

  /// The time of day, and while a talk runs before zero the time at which it will reach zero.
  package var timeOfDay: String {
    let now = Words.timeOfDay(dayTime())
    guard let endOfTalk else { return now }
    return "\(now)  \(phrases.ends(Words.timeOfDay(endOfTalk)))"
  }
}
