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
    let remaining = phrases.remainingOrOver(reading.remainingSecond)
    func line(_ word: String, _ parts: String?...) -> String {
      let parts = parts.compactMap { $0 }.filter { !$0.isEmpty }
      return phrases.line(word, parts.joined(separator: phrases.comma))
    }
    let title = talk.preset.title.isEmpty ? nil : phrases.quoted(talk.preset.title)
    switch kind {
    case .ready, .preset:
      return line(
        words.ready, preset.isEmpty ? nil : Words.name(of: talk.preset, in: phrases), title,
        Words.times(of: talk.preset, TimeForm(phrases: phrases, inWords: true)))
    case .start: return line(words.start, title, phrases.length(reading.remainingSecond))
    case .segment:
      let cue = Cue(.segment, at: reading.remainingSecond, in: reading.phase, place: place)
      return Announcement(cue, in: language).line
    case .cue(let cue):
      // The event of the start or the segment has a line already.
      let hasLine = cue.kind == .start || cue.kind == .segment
      return hasLine ? nil : Announcement(cue, in: language).line
    case .stop(.paused), .stop(.restored), .stop(.timeUp): return line(words.stop, title, remaining)
    case .resume: return line(words.resume, title, remaining)
    case .recovered:
      return line(run == .running ? words.resume : words.stop, title, remaining)
    case .set:
      let time =
        run == .ready
        ? phrases.line(words.set, phrases.length(reading.remainingSecond))
        : phrases.line(words.set, remaining)
      // A talk that is ready usually is at its beginning.
      let usual = run == .ready ? talk.segment.opening : .overtime
      let phase = reading.phase.flatMap { $0 == usual ? nil : phrases.name(of: $0) }
      return time + (phase.map(phrases.remark) ?? "")
    case .time:
      let part = phrases.name(of: place)
      switch run {
      case .ready:
        let length = phrases.length(reading.remainingSecond)
        return line(words.time, part, length, phrases.remote.ready)
      case .running: return line(words.time, part, remaining)
      case .paused: return line(words.time, part, remaining, phrases.remote.paused)
      }
    case .undo, .redo, .notice: return phrases.line(words.notice, text)
    case .end(.done), .end(.judged), .listed, .done: return text
    // Without a talk, a notice has already said why the program ends.
    case .end(.endedEarly): return talk.isReady ? nil : text
    case .stop, .phase, .zero, .assigned, .appended, .restored, .passed, .end: return nil
    }
  }
}
