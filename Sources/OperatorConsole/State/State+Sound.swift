import SpeechAnnouncement
import TimerEngine

// What can be heard: the bell, or tones and a voice.
extension State {
  /// The tone of a cue, if it has one.
  func tone(of cue: Cue) -> Tone? {
    switch cue.kind {
    case .beep: .beep
    case .zero: .zero
    case .bell: cue.ring.map { .bell($0.strokes) }
    case .segment: .zero
    case .phase where settings.hasPhaseTones: cue.phase == .yellow ? .yellow : .red
    default: nil
    }
  }

  mutating func sound(_ tone: Tone) {
    if settings.announcing == .speak {
      effects.append(.voice(.sound(tone)))
    } else {
      ring(for: tone)
    }
  }

  /// The first ring, and those that follow it.
  mutating func ring(for tone: Tone) {
    bells = (1..<tone.rings).map { realNow + .milliseconds(250 * $0) }
    effects.append(.ring)
  }

  /// Says a cue aloud, if that is wished for; a beep says nothing.
  mutating func say(_ cue: Cue) {
    guard settings.announcing == .speak, announces, cue.hasWords,
      case .running(let deadline, _) = snapshot.run
    else { return }
    func world(_ moment: Timestamp) -> Duration { real(moment - now) }
    let tone = schedule.tone(after: cue.shown)
    let utterance = Utterance(
      Announcement(cue, in: settings.language), late: .zero - world(deadline - .seconds(cue.shown)),
      room: tone.map { world(deadline - .seconds($0)) })
    effects.append(.voice(.say(utterance)))
  }

  /// When the segment that the talk is in announces something.
  var schedule: Schedule { Schedule(of: snapshot.segment) }

  /// What is being said of a clock that somebody has changed is not true any more.
  mutating func silence(after event: TalkEvent) {
    guard settings.announcing == .speak, event.before == .running, event.changesTalk else { return }
    effects.append(.voice(.silence))
  }

  /// Tells the voice what a talk will say, once it runs.
  mutating func prepare() {
    guard settings.announcing == .speak, snapshot.isRunning, prepared != snapshot.preset else {
      return
    }
    prepared = snapshot.preset
    let cues = schedule.cues(reminders: 5)
    let announcements = cues.filter(\.hasWords)
      .map { Announcement($0, in: settings.language) }
    effects.append(
      .voice(.prepare(announcements.flatMap { [$0.text, $0.brief].compactMap { $0 } })))
  }

  /// The second after zero at which all that is said of it has been heard.
  static let heardEnd = -3

  /// The second after zero at which a program ends that ends by itself.
  var autoQuitSecond: Int { settings.announcing == .speak ? Self.heardEnd : -1 }

  mutating func turnAnnouncing() {
    let wasHeard = settings.announcing == .speak
    switch settings.announcing {
    case .off: settings.announcing = .print
    case .print: settings.announcing = .speak
    case .speak: settings.announcing = .off
    }
    if settings.announcing == .off { bells = [] }
    prepared = nil
    tell(.announcing(settings.announcing))
    if wasHeard { effects.append(.voice(.silence)) }
  }
}
