import TimerEngine

/// Tells a second press, which is a decision, from a held key, a bouncing key and bytes that nobody
/// typed.
///
/// A first press of a key asks a question, and a second press of the same key confirms it. A
/// terminal reports a held key as many presses, which may begin up to a second after the first one.
/// So a second press counts only some time after the first, and what it confirms is carried out
/// only once its key has been silent for a while. If the key comes twice or more before that, it is
/// held: nothing is carried out, and the question stays open. One press more, as of a bouncing key,
/// changes nothing.
///
/// All moments are real time.
struct SecondPress {
  /// What a press of the key means.
  enum Verdict {
    /// It confirms the question, once its key has been silent.
    case confirms
    /// It comes too soon after another press to be a decision; the question stays open.
    case isTooSoon
    /// It follows the press that has confirmed the question, and changes nothing.
    case isExtra
    /// The key is held, so that nothing was confirmed; the question stays open.
    case isHeld
  }

  /// A held key repeats after less than this; a hand presses more slowly.
  static let shortestPause = Duration.milliseconds(250)
  /// The same for keys that go on or back, which people press again and again.
  private static let pauseOfSegments = Duration.milliseconds(500)
  /// How long a key must be silent that ends the program or gives the talk to another machine:
  /// longer than the pause before a held key repeats slowly.
  private static let silenceOfEnds = Duration.milliseconds(600)
  private static let longestRepeatDelay = Duration.milliseconds(1100)
  /// How many presses after the one that confirms show that the key is held.
  private static let repeatsOfHeldKey = 2

  /// The command that the question is about.
  private var command: Command?
  /// When the question was asked, and when its key was pressed last.
  private var askedAt = Timestamp.start
  private var lastPress = Timestamp.start
  /// When the question was confirmed, and how many presses have followed.
  private var confirmation: (at: Timestamp, extraPresses: Int)?
  /// Whether the key was held, and has not been silent since.
  private var isHeld = false
  /// Whether the key has come too often since the question was asked.
  private var cameTooOften = false
  /// Whether the press before the last came too often, and the last followed so soon that it is one
  /// of them.
  private(set) var isOneOfMany = false
  private var wasTooOften = false

  /// Begins with the first press, which has asked about a command.
  mutating func ask(about command: Command, at now: Timestamp) {
    self.command = command
    (askedAt, lastPress, confirmation) = (now, now, nil)
    (isHeld, cameTooOften, wasTooOften) = (false, false, false)
  }

  /// Judges another press of the same key, or another way to give the same command.
  mutating func press(at now: Timestamp) -> Verdict {
    let pause = now - lastPress
    lastPress = now
    isOneOfMany = wasTooOften && pause < Self.longestRepeatDelay
    if let confirmation {
      let extraPresses = confirmation.extraPresses + 1
      self.confirmation = (confirmation.at, extraPresses)
      guard extraPresses >= Self.repeatsOfHeldKey else { return .isExtra }
      (self.confirmation, isHeld, cameTooOften, wasTooOften) = (nil, true, true, true)
      return .isHeld
    }
    guard pause >= (isHeld ? silence : Self.shortestPause), now - askedAt >= pauseAfterQuestion
    else {
      (cameTooOften, wasTooOften) = (true, true)
      return .isTooSoon
    }
    wasTooOften = false
    (confirmation, isHeld) = ((now, 0), false)
    return .confirms
  }

  /// When what was confirmed is carried out if the key stays silent; `nil` if nothing was
  /// confirmed.
  ///
  /// A key that has come too often may be held once more. Then it must be silent for longer than
  /// any keyboard waits before a held key repeats.
  var due: Timestamp? {
    confirmation == nil ? nil : lastPress + (cameTooOften ? Self.longestRepeatDelay : silence)
  }

  /// Ends the waiting, and returns when the question was confirmed; `nil` if it was not.
  mutating func takeConfirmation() -> Timestamp? {
    defer { confirmation = nil }
    return confirmation?.at
  }

  /// The least time between the question and the press that confirms it.
  private var pauseAfterQuestion: Duration {
    switch command {
    case .nextSegment, .previousSegment, .toggle: Self.pauseOfSegments
    default: Self.shortestPause
    }
  }

  private var silence: Duration {
    switch command {
    case .quit, .takeOver, .handOver: Self.silenceOfEnds
    default: Self.shortestPause
    }
  }
}
