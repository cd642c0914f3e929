package import TimerEngine

/// The port for speech and tones.
///
/// An implementation must pass this: no call waits for a sound or for the program that makes it; a
/// tone that nobody can hear is answered; after `finish()` nothing is heard any more.
package protocol Voice {
  /// When `handle` must be called again at the latest; `nil` if only events require that.
  var nextWake: Timestamp? { get }

  /// Handles events that happened together, in order; none if only time has passed.
  ///
  /// `now` is real time, also in a rehearsal.
  mutating func handle(_ events: [VoiceEvent], at now: Timestamp) -> [VoiceAnswer]

  /// Falls silent for good.
  mutating func finish()
}

package enum VoiceEvent: Hashable, Sendable {
  /// Prepare these texts: the talk will say most of them, in about this order.
  case prepare([String])
  /// Say this instead of what is being said, unless that is more important.
  case say(Utterance)
  /// Play this tone, whatever is being said.
  case sound(Tone)
  /// The next sound comes at this moment, unless somebody changes the talk; `nil` for none.
  case expect(Timestamp?)
  /// Stop all sound: what is being said is not true any more.
  case silence
  /// A child of the program has ended, with its exit status or 128 and the number of the signal
  /// that has ended it.
  case childEnded(Int32, status: Int32)
}

package enum VoiceAnswer: Hashable, Sendable {
  /// This tone cannot be played.
  case unheard(Tone)
  /// Something does not work as it was asked for.
  case failed(Fault)
}

/// A voice that is never heard.
package struct SilentVoice: Voice {
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
