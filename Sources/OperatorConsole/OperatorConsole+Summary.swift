import SpeechAnnouncement
import StageDisplay
import TimerEngine

// The result of the talk in one line: `DONE TED talk 18:00, 0:42 over, 20:01 to 20:20`.
extension OperatorConsole {
  /// The line for an outcome; `nil` if no talk was started.
  ///
  /// Times are digits, or words in plain mode, whose lines may be read aloud.
  func summary(of outcome: TalkEvent.End, inWords: Bool) -> String? {
    guard !snapshot.isReady else { return nil }
    let form = TimeForm(phrases: phrases, inWords: inWords)
    let (length, result) = lengthAndResult(of: outcome, form)
    let talk = form.named(Words.name(of: snapshot.preset, in: phrases), form.text(length))
    let parts = [talk, result, timesOfDay].compactMap { $0 }
    return phrases.line(phrases.lines.done, parts.joined(separator: phrases.comma))
  }

  private func lengthAndResult(
    of outcome: TalkEvent.End, _ form: TimeForm
  ) -> (length: Int, result: String?) {
    switch outcome {
    case .done(planned: let length, let over):
      (length, over > 0 ? form.remainingOrOver(-over) : nil)
    case .judged(elapsed: let length, let verdict): (length, phrases.name(of: verdict))
    case .givenUp, .kept:
      (snapshot.preset.duration, form.remainingOrOver(shown))
    }
  }

  /// When the talk was started and stopped; `nil` for a talk of an earlier run whose start is not known.
  private var timesOfDay: String? {
    guard let start = snapshot.startedAt else { return nil }
    let end = snapshot.isRunning ? now : max(snapshot.idleSince, start)
    func timeOfDay(_ moment: Timestamp) -> String {
      Words.timeOfDay(self.moment.timeOfDay - session.stage.real(now - moment))
    }
    return phrases.span(from: timeOfDay(start), to: timeOfDay(end))
  }
}
