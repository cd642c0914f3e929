package import TimerEngine

/// The port for what can be heard.
///
/// An implementation must pass this: no call waits for a sound or for the program that makes it; a tone
/// that nobody can hear is answered; after `finish()` nothing is heard any more.
package protocol Voice {
  /// When `take` is to be called again at the latest, `nil` if nothing but events matters.
  var nextWake: Timestamp? { get }

  /// Takes what has happened together, in order, or nothing but time. `now` is the world's time,
  /// however fast a rehearsal is.
  mutating func handle(_ events: [VoiceEvent], at now: Timestamp) -> [VoiceAnswer]

  /// Falls silent for good.
  mutating func finish()
}

/// What a voice is told.
package enum VoiceEvent: Hashable, Sendable {
  /// A talk is under way that will say these texts, most of them, in about this order.
  case prepare([String])
  /// Say this, instead of what is being said; unless that counts more.
  case say(Utterance)
  /// Sound this, whatever is being said.
  case sound(Tone)
  /// What is said and sounded is not true any more.
  case silence
  /// A child of the program has ended, with its exit status or 128 and the number of the signal
  /// that has ended it.
  case childEnded(Int32, status: Int32)
}

/// What a voice answers.
package enum VoiceAnswer: Hashable, Sendable {
  /// There is no way to make this tone heard.
  case unheard(Tone)
  /// Something does not work as it was asked for.
  case failed(Fault)
}

/// A voice that is never heard.
package struct SilentVoice: Voice {
  /// Creates one.
  package init() {}

  /// It waits for nothing.
  package var nextWake: Timestamp? { nil }

  /// Answers that no tone was heard.
  package func handle(_ events: [VoiceEvent], at now: Timestamp) -> [VoiceAnswer] {
    events.compactMap { if case .sound(let tone) = $0 { .unheard(tone) } else { nil } }
  }

  /// It is silent already.
  package func finish() {}
}
