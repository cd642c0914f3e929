import SpeechAnnouncement
import TimerEngine

// What can be heard: the bell, or tones and a voice.
extension State {
  /// The tone of a cue, if it has one.
  func tone(of cue: Cue) -> Tone? {
    switch cue.kind {
    case .beep: .beep
    case .zero: .zero
    case .phase where settings.hasPhaseTones: cue.phase == .yellow ? .yellow : .red
    default: nil
    }
  }

  mutating func sound(_ tone: Tone) -> [Effect] {
    settings.announcing == .speak ? [.voice(.sound(tone))] : ring(for: tone)
  }

  /// The first ring, and those that follow it.
  mutating func ring(for tone: Tone) -> [Effect] {
    bells = (1..<tone.rings).map { now + real(.milliseconds(250 * $0)) }
    return [.ring]
  }

  /// Says a cue aloud, if that is wished for; a beep says nothing.
  func say(_ cue: Cue) -> [Effect] {
    guard settings.announcing == .speak, announces, cue.kind != .beep,
      case .running(let deadline, _) = countdown.run
    else { return [] }
    func world(_ moment: Timestamp) -> Duration { (moment - now) / settings.speed }
    let tone = Schedule(of: countdown.talk).tone(after: cue.shown)
    let utterance = Utterance(
      Announcement(cue, in: settings.language), late: .zero - world(deadline - .seconds(cue.shown)),
      room: tone.map { world(deadline - .seconds($0)) })
    return [.voice(.say(utterance))]
  }

  /// What is being said of a clock that somebody has changed is not true any more.
  func silence(since before: Countdown) -> [Effect] {
    let isHeard = settings.announcing == .speak && before.isRunning
    return isHeard && countdown.differs(from: before) ? [.voice(.silence)] : []
  }

  /// Tells the voice what a talk will say, once it runs.
  mutating func prepare() -> [Effect] {
    guard settings.announcing == .speak, countdown.isRunning, prepared != countdown.talk else {
      return []
    }
    prepared = countdown.talk
    let cues = Schedule(of: countdown.talk).cues(of: countdown.greenTime, reminders: 5)
    let announcements = cues.filter { $0.kind != .beep }
      .map { Announcement($0, in: settings.language) }
    return [.voice(.prepare(announcements.flatMap { [$0.text, $0.brief].compactMap { $0 } }))]
  }

  /// The second after zero at which all that is said of it has been heard.
  static let heardEnd = -3

  /// The second after zero at which a program ends that ends by itself.
  var end: Int { settings.announcing == .speak ? Self.heardEnd : -1 }

  mutating func turnAnnouncing() -> [Effect] {
    let wasHeard = settings.announcing == .speak
    switch settings.announcing {
    case .off: settings.announcing = .print
    case .print: settings.announcing = .speak
    case .speak: settings.announcing = .off
    }
    if settings.announcing == .off { bells = [] }
    prepared = nil
    tell(.announcing(settings.announcing))
    return wasHeard ? [.voice(.silence)] : []
  }
}
