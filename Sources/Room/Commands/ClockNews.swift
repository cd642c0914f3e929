/// What a clock tells the screen in front of it.
package enum ClockNews: Hashable, Sendable {
  /// What happens to the notice that is shown, when another one arrives.
  package enum Manner: String, CaseIterable, Hashable, Sendable {
    /// The new notice replaces it.
    case replacing
    /// The new notice replaces it, unless the shown one is lasting: it has more than five seconds
    /// left.
    case givingWay = "giving_way"
    /// The new notice replaces it; a lasting one comes back afterwards.
    case covering
    /// The new notice follows an announcement on the same line; otherwise this is the same as
    /// `givingWay`.
    case joiningAnnouncement = "joining_announcement"
    /// The new notice replaces it; if it is the reply to a command, it stays in front of the new
    /// one.
    case beforeAnswer = "before_answer"
  }

  /// A notice, and how long it is shown.
  case notice(StatusNotice, for: Duration, Manner)
  /// A notice about this is no longer true.
  case outdated(StatusNotice.Topic)
  /// The hint for newcomers is still useful: how to start.
  case startHint
  /// A command has changed the talk, so the reply to an earlier one is obsolete.
  case changedByHand
  /// The file has changed the rundown, so a question about one of its items is obsolete.
  case rundownChanged
}

/// A notice on the status line, in words.
package struct StatusNotice: Hashable, Sendable {
  /// What a notice is about, where that matters for how long it is true.
  package enum Topic: Hashable, Sendable {
    /// Anything that is true until its time is up.
    case other
    /// A cue.
    case announcement
    /// The screen is black.
    case blackout
    /// The talk of an earlier run goes on.
    case resumedTalk
    /// The keys to begin with.
    case firstStart
    /// The focused control, and whether Enter stores the time there.
    case focus(isArmed: Bool)
    /// A desk has sent a command, and waits for the reply.
    case commandUnderWay
    /// The terminal is too small for the operator view.
    case noRoomForView
    /// A key came too often to answer the open question.
    case secondPress
  }

  /// The forms of the text, the longest first.
  package internal(set) var texts: [String]
  /// What it is about.
  package internal(set) var topic: Topic
  /// Whether it is the reply to the operator's last action, and not about the time or a fault.
  package internal(set) var isAnswer: Bool

  /// Creates a notice.
  package init(_ texts: [String], about topic: Topic = .other, isAnswer: Bool = true) {
    self.texts = texts
    self.topic = topic
    self.isAnswer = isAnswer
  }

  /// The notice after an announcement of the same moment.
  package func following(_ announcement: String) -> StatusNotice {
    StatusNotice(texts.map { announcement + "   " + $0 } + [announcement], isAnswer: false)
  }
}

/// Which screens in front of a clock are told something.
package enum NewsAudience: Hashable, Sendable {
  /// All of them.
  case everybody
  case only(Sender)
  /// All but that of a sender.
  case others(of: Sender)

  /// Whether the screen at the clock is among them.
  package var hasConsole: Bool {
    switch self {
    case .everybody: true
    case .only(let sender): sender.desk == nil
    case .others(let sender): sender.desk != nil
    }
  }

  /// Whether a desk is among them, by the number of its connection.
  package func hasDesk(_ id: Int) -> Bool {
    switch self {
    case .everybody: true
    case .only(let sender): sender.desk == id
    case .others(let sender): sender.desk != id
    }
  }
}
