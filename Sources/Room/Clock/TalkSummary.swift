import SpeechAnnouncement
import StageRenderer
import TimerEngine

/// What became of a talk in one line: `DONE TED talk 18:00, 0:42 over, 20:01 to 20:20`; of one that
/// was ended before its time was up, `DONE TED talk 0:02 of 18:00, 20:01 to 20:01`.
struct TalkSummary {
  let state: ClockState
  /// The item that was loaded when the rundown was recorded last; `nil` without one.
  let recordedItem: RundownItem?
  let moment: Moment

  private var snapshot: TalkSnapshot { state.snapshot }
  private var phrases: Phrases { state.language.phrases }

  /// The line for an outcome; `nil` if no talk was started, or if it has not ended.
  ///
  /// Times are digits, or words in plain mode, whose lines may be read aloud.
  func line(of outcome: TalkEvent.End, inWords: Bool) -> String? {
    guard !snapshot.isReady else { return nil }
    let form = TimeForm(phrases: phrases, inWords: inWords)
    let length: String
    var result: String?
    switch outcome {
    case .kept: return nil
    case .done(let planned, let over):
      length = form.text(planned + Self.added(to: snapshot.ended(at: moment.talk)))
      result = over > 0 ? form.remainingOrOver(-over) : nil
    case .judged(let elapsed, let verdict):
      length = form.text(elapsed)
      result = phrases.name(of: verdict)
    case .endedEarly:
      let talk = snapshot.ended(at: moment.talk)
      let net = Int((talk?.net ?? .zero).components.seconds)
      length = spent(net, of: snapshot.preset.duration + Self.added(to: talk), form)
    }
    let span = snapshot.startedAt.map { start in
      timesOfDay(from: start, to: snapshot.isRunning ? moment.talk : max(snapshot.idleSince, start))
    }
    return line(about: snapshot.preset, state.rundown?.current, form, length, [result, span])
  }

  /// The line about a talk or a break that has made room for another one, in words.
  func line(of talk: EndedTalk) -> String {
    let form = TimeForm(phrases: phrases, inWords: true)
    let net = Int(talk.net.components.seconds)
    let planned = talk.preset.duration + Self.added(to: talk)
    let over = Int(talk.over.components.seconds)
    let result =
      talk.verdict.map(phrases.name(of:)) ?? (over > 0 ? form.remainingOrOver(-over) : nil)
    let length =
      talk.verdict != nil
      ? form.text(net)
      : over > 0 || net == planned ? form.text(planned) : spent(net, of: planned, form)
    let span = timesOfDay(from: moment.talk - talk.sinceStart, to: moment.talk - talk.sinceEnd)
    return line(about: talk.preset, recordedItem, form, length, [result, span])
  }

  /// The seconds that were added by hand, which a talk may use without being over.
  private static func added(to talk: EndedTalk?) -> Int {
    Int(((talk?.added ?? .zero) / .seconds(1)).rounded())
  }

  private func spent(_ time: Int, of length: Int, _ form: TimeForm) -> String {
    phrases.spent(form.text(time), of: form.text(length))
  }

  /// The line about a talk, which was that of an item where there is a rundown.
  private func line(
    about preset: Preset, _ item: RundownItem?, _ form: TimeForm, _ length: String,
    _ rest: [String?]
  ) -> String {
    let title = item?.fullTitle ?? ""
    let isUnnamedBreak = title.isEmpty && item?.isBreak == true
    let name =
      isUnnamedBreak
      ? phrases.pause : title.isEmpty ? Words.name(of: preset, in: phrases) : title
    let parts = [form.named(name, length)] + rest.compactMap { $0 }
    return phrases.line(phrases.lines.done, parts.joined(separator: phrases.comma))
  }

  /// When a talk was started and stopped.
  private func timesOfDay(from start: Timestamp, to end: Timestamp) -> String {
    func timeOfDay(_ time: Timestamp) -> String {
      Words.timeOfDay(state.timeOfDay(at: moment, after: time - moment.talk))
    }
    return phrases.span(from: timeOfDay(start), to: timeOfDay(end))
  }
}
