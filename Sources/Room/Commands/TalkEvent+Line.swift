package import SpeechAnnouncement
import StageRenderer
package import TimerEngine

extension TalkEvent {
  /// The line that plain mode prints.
  ///
  /// Its first word names the kind of event.
  ///
  /// - Parameters:
  ///   - talk: the talk after the event.
  ///   - language: the language of the line.
  /// - Returns: the line, without its end; `nil` if plain mode prints nothing.
  package func line(of talk: TalkSnapshot, in language: Language) -> String? {
    if let ownLine { return ownLine.isEmpty ? nil : ownLine }
    let phrases = language.phrases
    let words = phrases.lines
    func remaining(after word: String) -> String {
      phrases.line(word, phrases.remainingOrOver(reading.remainingSecond))
    }
    switch kind {
    case .ready, .preset:
      let name = preset.isEmpty ? [] : [Words.name(of: talk.preset, in: phrases)]
      let title = talk.preset.title.isEmpty ? [] : [phrases.quoted(talk.preset.title)]
      let times = Words.times(of: talk.preset, TimeForm(phrases: phrases, inWords: true))
      return phrases.line(words.ready, (name + title + [times]).joined(separator: phrases.comma))
    case .start:
      return Announcement(Cue(.start, at: reading.remainingSecond, in: reading.phase), in: language)
        .line
    case .segment:
      let cue = Cue(.segment, at: reading.remainingSecond, in: reading.phase, place: place)
      return Announcement(cue, in: language).line
    case .cue(let cue):
      // The event of the start or the segment has a line already.
      let hasLine = cue.kind == .start || cue.kind == .segment
      return hasLine ? nil : Announcement(cue, in: language).line
    case .stop(.paused), .stop(.restored), .stop(.timeUp): return remaining(after: words.stop)
    case .resume: return remaining(after: words.resume)
    case .recovered: return remaining(after: run == .running ? words.resume : words.stop)
    case .set:
      let time =
        run == .ready
        ? phrases.line(words.set, phrases.length(reading.remainingSecond))
        : remaining(after: words.set)
      // A talk that is ready usually is at its beginning.
      let usual = run == .ready ? talk.segment.opening : .overtime
      let phase = reading.phase.flatMap { $0 == usual ? nil : phrases.name(of: $0) }
      return time + (phase.map(phrases.remark) ?? "")
    case .time where run == .paused:
      return remaining(after: words.time) + phrases.comma + phrases.remote.paused
    case .time: return remaining(after: words.time)
    case .undo, .redo, .notice: return phrases.line(words.notice, text)
    case .end(.done), .end(.judged), .listed, .done: return text
    // Without a talk, a notice has already said why the program ends.
    case .end(.endedEarly): return talk.isReady ? nil : text
    case .stop, .phase, .zero, .assigned, .appended, .restored, .passed, .end: return nil
    }
  }
}
