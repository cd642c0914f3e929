import SpeechAnnouncement
import TimerEngine

// What has happened: how the talk is changed, and how that is told.
extension State {
  /// Does what is asked of the talk so that it can be undone; what has happened is still to be
  /// emitted.
  mutating func apply(_ command: TalkCommand) throws(Refusal) -> [TalkEvent] {
    let before = snapshot
    let events = try talk.apply(command, at: now)
    if events.contains(where: \.changesTalk) {
      history.record(before)
      forgetAnswer()
    }
    return events
  }

  /// Does what is asked of the talk so that it can be undone, and emits what has happened.
  ///
  /// Returns whether anything has changed. For commands that are never refused.
  @discardableResult
  mutating func change(_ command: TalkCommand) -> Bool {
    let events = (try? apply(command)) ?? []
    emit(events)
    return events.contains(where: \.changesTalk)
  }

  /// Does what takes an earlier change back, which is no change to undo.
  mutating func takeBack(to earlier: TalkSnapshot) -> [TalkEvent] {
    (try? talk.apply(.restore(earlier), at: now)) ?? []
  }

  mutating func emit(_ events: [TalkEvent]) {
    for event in events { emit(event) }
  }

  /// Tells everybody that something has happened, in the words that belong to it unless others are
  /// given.
  mutating func emit(_ event: TalkEvent, saying text: String? = nil) {
    var event = event
    event.text = text ?? words(for: event)
    event.wallClock = moment.wallClock
    if event.kind.name != nil {
      eventCount += 1
      event.number = eventCount
    }
    effects.append(.event(event, recordedSnapshot))
    if event.kind == .start { announceStart() }
    silence(after: event)
    record(after: event)
  }

  /// Tells something that does not change the talk.
  mutating func emit(_ kind: TalkEvent.Kind, saying text: String? = nil) {
    emit(talk.event(kind, at: now), saying: text)
  }

  /// A start is announced like other cues, but for who wants silence.
  private mutating func announceStart() {
    guard announces else { return }
    let cue = Cue(.start, at: shown, in: snapshot.phase(at: now))
    emit(.cue(cue))
    say(cue)
  }

  private func words(for event: TalkEvent) -> String {
    let reading = event.reading
    switch event.kind {
    case .start:
      return text(of: Cue(.start, at: reading.shown, in: reading.phase))
    case .phase, .zero:
      let kind: Cue.Kind = reading.shown < 0 ? .overtime : reading.shown == 0 ? .zero : .phase
      return text(of: Cue(kind, at: reading.shown, in: reading.phase))
    case .cue(let cue): return text(of: cue)
    case .undo: return phrases.undone
    case .stop: return "\(phrases.lines.stop) \(TimeText.plain(reading.shown))"
    default: return event.line(of: snapshot, in: settings.language) ?? ""
    }
  }

  private func text(of cue: Cue) -> String { Announcement(cue, in: settings.language).text }

  /// Ends the program, and stops a running talk with it.
  mutating func end(_ ending: Ending, _ outcome: TalkEvent.End, saying text: String? = nil) {
    emit(talk.end(at: now))
    emit(.end(outcome), saying: text)
    effects.append(.end(ending))
  }
}
