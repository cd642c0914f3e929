package import SpeechAnnouncement
package import TimerEngine

/// All that a display needs to draw what the speaker sees, until something happens.
///
/// It has no clock of its own: the picture is a function of the snapshot, the moment and the
/// terminal. Other processes get it as a `SentStage`. With the same moment they draw the same
/// picture.
package struct StageSnapshot: Hashable, Sendable {
  /// How long displays and pages show `ended`.
  package static let endedTime = Duration.seconds(10)

  /// The talk, with the title and the overtime that are in force.
  package var talk: TalkSnapshot
  /// When a command changed the talk last; `nil` if none has.
  package var changedAt: Timestamp?
  /// Whether the digits have hours.
  package var hasHours = false
  /// The text in place of the digits; `nil` if there is none.
  package var message: String?
  /// The real time at which the message disappears; `nil` if it stays.
  package var messageEnd: Timestamp?
  /// Whether the screen is black.
  package var isBlackedOut = false
  /// The flash that began last, until it is over.
  package var flash: Flash?
  /// Until when each display shows its name, in real time; `nil` if it does not.
  package var identifyUntil: Timestamp?
  /// The last words about the talk; `nil` until the clock ends.
  package var ended: String?
  /// The rundown that the talk belongs to; `nil` without one.
  package var rundown: StageRundown?
  /// How the display looks.
  package var look: Look
  /// Where announcements go.
  package var announcing: Announcing
  /// Whether yellow and red begin with tones or the bell.
  package var hasPhaseTones = false
  /// The language of speech and texts.
  package var language: Language
  /// How many times as fast as the real time the talk's time passes: 1, or more for a rehearsal.
  package var speed: Int

  /// Creates a snapshot of a talk, in the usual look.
  package init(
    _ talk: TalkSnapshot, look: Look = Look(), announcing: Announcing = .print,
    language: Language = .english, speed: Int = 1
  ) {
    self.talk = talk
    self.look = look
    self.announcing = announcing
    self.language = language
    self.speed = speed
  }

  /// The last moment of which it is known that something was done to the talk then.
  package var lastChange: Timestamp { max(talk.lastChange, changedAt ?? talk.lastChange) }

  /// How long a length of the talk's time lasts in real time.
  package func real(_ talkTime: Duration) -> Duration { talkTime / speed }

  /// How long a talk that does not run has been stopped, in real time.
  package func idleTime(at moment: Moment) -> Duration { real(moment.talk - talk.idleSince) }

  /// Whether anything is announced.
  package var announces: Bool { announcing.announces(talk.segment) }

  /// Whether the talk is at an end of its time that it hides.
  package func hidesEnd(at now: Timestamp) -> Bool {
    talk.preset.overtime == .hide && talk.remainingSecond(at: now) <= 0
  }

  /// When the shown second changes next, in real time and rounded up, so that it has changed then;
  /// `nil` unless the talk runs.
  package func nextSecond(after moment: Moment) -> Timestamp? {
    guard let change = talk.nextChange(after: moment.talk) else { return nil }
    let rounding = Duration(secondsComponent: 0, attosecondsComponent: Int64(speed - 1))
    return moment.real + real(change - moment.talk + rounding)
  }

  /// What the digits show when a lamp's phase begins, with hours if they have them; `nil` without
  /// that phase.
  package func digits(of lamp: Lamp, in talk: TalkSnapshot) -> String? {
    talk.time(of: lamp).map { time in
      let digits = talk.segment.digits(at: time)
      return hasHours ? TimeText.besideHours(digits) : TimeText.plain(digits)
    }
  }
}
