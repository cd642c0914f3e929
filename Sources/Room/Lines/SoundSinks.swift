package import SpeechAnnouncement
package import StageRenderer
package import TimerEngine

/// Decides what the voice says and plays.
package struct VoiceSink: Sendable {
  /// The preset whose announcements the voice has prepared.
  private var preparedPreset: Preset?
  /// The sound that the voice expects.
  private var expected: ExpectedSound?

  /// Creates a sink that has prepared nothing.
  package init() {}

  /// The voice events for an event: a manual change silences the voice, and a cue is spoken.
  package func handle(
    _ event: TalkEvent, _ after: StageSnapshot, at moment: Moment
  ) -> [VoiceEvent] {
    guard after.announcing == .speak else { return [] }
    let tone = Tone(of: event, after).map(VoiceEvent.sound)
    if event.before == .running, event.changesTalk, event.kind != .stop(.timeUp) {
      return [.silence, tone].compactMap { $0 }
    }
    guard case .cue(let cue) = event.kind, !after.talk.hides(cue) else { return [] }
    let utterance = utterance(of: cue, after, at: moment).map(VoiceEvent.say)
    return [tone, utterance].compactMap { $0 }
  }

  private func utterance(
    of cue: Cue, _ stage: StageSnapshot, at moment: Moment
  ) -> Utterance? {
    guard cue.hasWords else { return nil }
    let announcement = stage.announcement(of: cue)
    guard case .running(let deadline, _) = stage.talk.run else {
      // The announcement of a talk that has just stopped at its end.
      return stage.talk.isStoppedAtSegmentEnd ? Utterance(announcement) : nil
    }
    func realTime(until time: Timestamp) -> Duration { stage.real(time - moment.talk) }
    let tone = CueSchedule(of: stage.talk.segment).tone(after: cue.remainingSecond)
    return Utterance(
      announcement, late: .zero - realTime(until: deadline - .seconds(cue.remainingSecond)),
      room: tone.map { realTime(until: deadline - .seconds($0)) })
  }

  /// Tells what comes: the announcements of a running talk, once, and when the next sound is due.
  package mutating func prepare(_ stage: StageSnapshot, at moment: Moment) -> [VoiceEvent] {
    prepareTexts(stage) + expectSound(stage, at: moment)
  }

  private mutating func expectSound(_ stage: StageSnapshot, at moment: Moment) -> [VoiceEvent] {
    guard stage.announcing == .speak, stage.announces,
      case .running(let deadline, _) = stage.talk.run
    else {
      defer { expected = nil }
      return expected == nil ? [] : [.expect(nil)]
    }
    if let expected, expected.holds(for: stage.talk.segment, deadline, at: moment.real) {
      return []
    }
    let shown = stage.talk.remainingSecond(at: moment.talk)
    let (second, isSound) = CueSchedule(of: stage.talk.segment).nextSound(after: shown) {
      !stage.talk.hides($0)
    }
    let at = moment.real + stage.real(deadline - .seconds(second) - moment.talk)
    expected = ExpectedSound(segment: stage.talk.segment, deadline: deadline, moment: at)
    return [.expect(isSound ? at : nil)]
  }

  private mutating func prepareTexts(_ stage: StageSnapshot) -> [VoiceEvent] {
    guard stage.announcing == .speak else {
      preparedPreset = nil
      return []
    }
    guard stage.talk.isRunning, preparedPreset != stage.talk.preset else { return [] }
    preparedPreset = stage.talk.preset
    let announcements = CueSchedule.cues(of: stage.talk.preset.format, reminders: 5)
      .filter(\.hasWords).map(stage.announcement)
    return [.prepare(announcements.flatMap { [$0.spoken, $0.brief].compactMap { $0 } })]
  }
}

extension StageSnapshot {
  fileprivate func announcement(of cue: Cue) -> Announcement {
    Announcement(cue, inBreak: rundown?.between?.kind == .pause, in: language)
  }
}

/// What was found out of the next sound of a running talk.
private struct ExpectedSound: Sendable {
  let segment: Segment
  let deadline: Timestamp
  /// When it comes, or when to look for one again.
  let moment: Timestamp

  /// Whether nothing has changed, and the sound is still to come.
  func holds(for segment: Segment, _ deadline: Timestamp, at now: Timestamp) -> Bool {
    now < moment && self.deadline == deadline && self.segment == segment
  }
}

/// Rings the terminal's bell in place of tones, for some of them several times.
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

  /// Schedules the rings of a tone after the first one, which is due now.
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
  package mutating func stop() { rings = [] }
}

extension Tone {
  /// The tone of a cue, or of an automatic change of segment; `nil` for other events.
  fileprivate init?(of event: TalkEvent, _ after: StageSnapshot) {
    switch event.kind {
    case .cue(let cue) where !after.talk.hides(cue):
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
    case .phase where hasPhaseTones:
      switch cue.phase {
      case .yellow: self = .yellow
      case .red: self = .red
      case .green, .overtime, nil: return nil
      }
    default: return nil
    }
  }
}
