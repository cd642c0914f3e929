import RundownEngine
package import SpeechAnnouncement
package import StageDisplay
package import TimerEngine

/// Decides what the voice says and plays.
package struct VoiceSink: Sendable {
  /// The preset whose announcements the voice has prepared.
  private var preparedPreset: Preset?

  /// Creates a sink that has prepared nothing.
  package init() {}

  /// The voice events for an event: a manual change silences it, and a cue is spoken.
  package func handle(
    _ event: TalkEvent, _ after: StageSnapshot, at moment: Moment
  ) -> [VoiceEvent] {
    guard after.announcing == .speak else { return [] }
    let tone = Tone(of: event, after).map(VoiceEvent.sound)
    if event.before == .running, event.changesTalk, event.kind != .stop(.timeUp) {
      return [.silence, tone].compactMap { $0 }
    }
    guard case .cue(let cue) = event.kind, !after.hides(cue) else { return [] }
    let utterance = utterance(of: cue, after, at: moment).map(VoiceEvent.say)
    return [tone, utterance].compactMap { $0 }
  }

  private func utterance(
    of cue: Cue, _ stage: StageSnapshot, at moment: Moment
  ) -> Utterance? {
    guard cue.hasWords else { return nil }
    guard case .running(let deadline, _) = stage.talk.run else {
      // The announcement of a talk that has just stopped at its end.
      return stage.talk.isStoppedAtSegmentEnd
        ? Utterance(Announcement(cue, in: stage.language)) : nil
    }
    func realTime(until time: Timestamp) -> Duration { stage.real(time - moment.talk) }
    let tone = Schedule(of: stage.talk.segment).tone(after: cue.shown)
    return Utterance(
      Announcement(cue, in: stage.language),
      late: .zero - realTime(until: deadline - .seconds(cue.shown)),
      room: tone.map { realTime(until: deadline - .seconds($0)) })
  }

  /// Prepares the announcements of a running talk, once.
  package mutating func prepare(_ stage: StageSnapshot) -> [VoiceEvent] {
    guard stage.announcing == .speak else {
      preparedPreset = nil
      return []
    }
    guard stage.talk.isRunning, preparedPreset != stage.talk.preset else { return [] }
    preparedPreset = stage.talk.preset
    let announcements = Schedule.cues(of: stage.talk.preset.format, reminders: 5)
      .filter(\.hasWords).map { Announcement($0, in: stage.language) }
    return [.prepare(announcements.flatMap { [$0.spoken, $0.brief].compactMap { $0 } })]
  }
}

/// Rings the terminal's bell in place of tones, several times for some.
package struct BellSink: Sendable {
  /// The moments of the remaining rings, in order.
  private var rings: [Timestamp] = []

  /// Creates a sink that rings nothing.
  package init() {}

  /// The moment of the next ring.
  package var next: Timestamp? { rings.first }

  /// Schedules the rings for an event whose tone no voice plays; returns whether to ring now.
  package mutating func handle(
    _ event: TalkEvent, _ after: StageSnapshot, at moment: Moment
  ) -> Bool {
    guard after.announcing == .print, let tone = Tone(of: event, after) else { return false }
    scheduleRings(after: tone, at: moment.real)
    return true
  }

  /// Schedules the rings of a tone that follow the first one, which is now.
  package mutating func scheduleRings(after tone: Tone, at now: Timestamp) {
    rings = (1..<tone.rings).map { now + .milliseconds(250 * $0) }
  }

  /// Removes the scheduled rings that are due; returns whether there are any.
  package mutating func takeDueRings(at now: Timestamp) -> Bool {
    let due = rings.prefix { $0 <= now }
    rings.removeFirst(due.count)
    return !due.isEmpty
  }

  /// Cancels the remaining rings.
  mutating func stop() { rings = [] }
}

/// Decides what is recorded on disk, so that a crash does not lose the talk.
struct RecordSink {
  /// Whether the talk was recorded.
  private var isRecorded = false

  /// The effect that keeps the record up to date after an event: `.record(nil)` removes it; `nil` for
  /// no change.
  mutating func handle(_ event: TalkEvent, _ after: StageSnapshot) -> Effect? {
    switch event.kind {
    case .end(let outcome):
      guard isRecorded, outcome != .kept else { return nil }
      isRecorded = false
      return .record(nil)
    case .recovered:
      isRecorded = true
      return nil
    default:
      guard event.changesTalk, isRecorded || !after.talk.isReady else { return nil }
      isRecorded = !after.talk.isReady
      return .record(isRecorded ? after.talk : nil)
    }
  }
}

extension RecordSink {
  /// The effect that records the talk again, whose names have changed; `nil` if it is not recorded.
  func again(_ stage: StageSnapshot) -> Effect? { isRecorded ? .record(stage.talk) : nil }
}

/// Decides what the report says of a talk.
struct ReportSink {
  let session: ClockSession
  /// The rundown as it was before the command or the time that has caused the event: a talk that has
  /// ended was that of its loaded item.
  let rundown: Rundown?
  /// The title of all talks, if there is one.
  let title: String?
  /// Now.
  let moment: Moment

  /// The entries that an event adds to the report: a talk or a break has ended, the end of one was undone,
  /// or the program is quit in the middle of a rundown.
  func effects(of event: TalkEvent) -> [Effect] {
    var entries: [ReportEntry] = []
    if let id = event.reopened {
      entries.append(.reopened(id: id, at: session.wallClock(at: moment)))
    }
    // Undoing the step to a break has undone its start as well.
    let isUndoneBreak = event.reopened != nil && rundown?.current?.isBreak == true
    if let talk = event.ended, !isUndoneBreak {
      entries.append(.ended(talk, circumstances(of: talk)))
    }
    if case .end(let outcome) = event.kind, outcome != .kept, let rundown = session.rundown {
      entries.append(.quit(rundown))
    }
    return entries.map(Effect.report)
  }

  private func circumstances(of talk: EndedTalk) -> ReportEntry.Circumstances {
    func time(after duration: Duration) -> Duration {
      session.wallClock(at: moment, after: duration)
    }
    let item = rundown?.current
    var circumstances = ReportEntry.Circumstances(
      title: (item?.isBreak == true ? nil : title) ?? item?.title ?? talk.preset.title,
      start: time(after: .zero - talk.sinceStart), end: time(after: .zero - talk.sinceEnd))
    circumstances.plannedEnd = talk.untilFinish.map(time)
    guard let rundown, let item else { return circumstances }
    circumstances.speaker = item.speaker
    (circumstances.item, circumstances.itemNumber) = (item, rundown.position + 1)
    guard !item.isInserted else { return circumstances }
    let planned = rundown.planned(
      rundown.position, at: session.rundownSecond(at: moment.talk))
    circumstances.plannedStart = .seconds(planned.start)
    circumstances.plannedEnd = .seconds(planned.end)
    return circumstances
  }
}

extension Tone {
  /// The tone of a cue, or of an automatic change of segment; `nil` for other events.
  fileprivate init?(of event: TalkEvent, _ after: StageSnapshot) {
    switch event.kind {
    case .cue(let cue) where !after.hides(cue):
      self.init(of: cue, hasPhaseTones: after.hasPhaseTones)
    case .segment(byHand: false) where after.announces && after.talk.preset.overtime != .hide:
      self = .zero
    default: return nil
    }
  }

  private init?(of cue: Cue, hasPhaseTones: Bool) {
    switch cue.kind {
    case .beep: self = .beep
    case .zero: self = .zero
    case .bell:
      guard let ring = cue.ring else { return nil }
      self = .bell(ring.strokes)
    case .phase where hasPhaseTones: self = cue.phase == .yellow ? .yellow : .red
    default: return nil
    }
  }
}
