import Room
import SpeechAnnouncement
import TimerTestSupport

extension Settings {
  static func sounding(
    _ announcing: Announcing = .speak, phaseTones: Bool = false, speed: Int = 1
  ) -> Settings {
    var settings = Settings()
    settings.clock.announcing = announcing
    settings.clock.hasPhaseTones = phaseTones
    settings.clock.speed = speed
    return settings
  }
}

extension Session {
  /// What the voice was told.
  var events: [VoiceEvent] {
    effects.compactMap {
      if case .voice(let event) = $0.effect, !event.isPreparing { event } else { nil }
    }
  }

  var prepared: [[String]] {
    effects.compactMap { if case .voice(.prepare(let texts)) = $0.effect { texts } else { nil } }
  }

  var utterances: [Utterance] {
    effects.compactMap { if case .voice(.say(let what)) = $0.effect { what } else { nil } }
  }

  /// How much room each utterance has.
  var rooms: [Duration?] { utterances.map(\.room) }

  /// What was said, behind the second.
  var said: [String] {
    effects.compactMap {
      guard case .voice(.say(let what)) = $0.effect else { return nil }
      return "\($0.at.components.seconds) \(what.announcement.text)"
    }
  }

  /// What was sounded, behind the second.
  var tones: [String] {
    effects.compactMap {
      guard case .voice(.sound(let tone)) = $0.effect else { return nil }
      return "\($0.at.components.seconds) \(tone)"
    }
  }
}

extension VoiceEvent {
  /// Whether it tells what comes later.
  var isPreparing: Bool {
    switch self {
    case .prepare, .expect: true
    default: false
    }
  }
}
