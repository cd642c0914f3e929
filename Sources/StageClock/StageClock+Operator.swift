import SpeechAnnouncement
package import StageDisplay
import TimerEngine

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
    view.timesOfDay = [times, Words.timeOfDay(moment.timeOfDay)]
    return view
  }

  /// The time of day, and while a talk runs before zero the time at which it will reach zero.
  package var timeOfDay: String {
    let now = Words.timeOfDay(moment.timeOfDay)
    guard let endOfTalk else { return now }
    return "\(now)  \(phrases.ends(Words.timeOfDay(endOfTalk)))"
  }
}
