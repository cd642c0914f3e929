import Room
import SpeechAnnouncement
import StageRenderer
import TimerEngine

// What pages and programs are told of the clock.
extension FollowedStage {
  /// The id of the stage; a page that connects again compares it with its own.
  var stageId: String {
    "\(sent.map { "\($0.session)-\($0.number)" } ?? "none")\(isConnected ? "" : "-lost")"
  }

  /// What displays know of the rundown; `nil` without one.
  var rundown: StageRundown? { stage?.rundown }

  /// Identifies where the talk is, as the clock has told it (`StagePlace`); `nil` without a stage.
  var place: String? {
    guard let stage, let sent else { return nil }
    return StagePlace(of: stage).text(in: sent.session)
  }

  /// When the time of a running segment is up, in microseconds of the session's time; `nil` if the
  /// talk does not run.
  var deadline: Int64? {
    guard !isEnded, let stage, case .running(let end, _) = stage.talk.run else { return nil }
    return (end.sinceStart / stage.speed).microseconds
  }

  /// The session's time in microseconds; `nil` before the clock has sent it.
  func sessionTime(at now: Timestamp) -> Int64? { measuredTime(at: now)?.sinceStart.microseconds }

  /// The title of a display's window: what the digits show and the phase, such as `12:34 YELLOW`.
  ///
  /// `nil` without a talk, and while the session's time is not known.
  func title(at now: Timestamp) -> String? {
    guard !isEnded, measuredTime(at: now) != nil else { return nil }
    return scene(at: Moment(now, timeOfDay: .zero, wallClock: .zero)).map(StageDisplay.title)
  }

  /// The stage as pages show it.
  var page: PageStage {
    guard let stage else {
      return PageStage(waitingIn: room, language, isConnected: isConnected)
    }
    var page = PageStage(stage, room: room, isConnected: isConnected)
    page.place = place
    return page
  }

  /// The answer to `/api/clock`.
  func clock(at now: Timestamp) -> ClockAnswer {
    ClockAnswer(
      session: sent?.session, stage: stageId, time: sessionTime(at: now),
      silence: silence(at: now).microseconds, isConnected: isConnected)
  }

  /// The answer to `/api/state`.
  func state(at now: Timestamp) -> StateAnswer {
    let reading = reading(at: now)
    return StateAnswer(
      isConnected: isConnected, room: room, session: sent?.session,
      time: sessionTime(at: now), shown: reading?.remainingSecond, phase: reading?.phase,
      text: title(at: now), place: place, snapshot: sent)
  }
}

/// The session's time, for a page that counts by itself.
struct ClockAnswer: Described {
  /// The id of the clock's run; a page that sees a different id asks for the time again.
  var session: String?
  /// The id of the current stage; a page with a different id has missed an event.
  var stage: String
  /// The session's time in microseconds.
  var time: Int64?
  /// The microseconds since the clock was last heard or the connection was opened or lost,
  /// whichever is latest.
  var silence: Int64
  /// Whether the bridge is connected to the clock.
  var isConnected: Bool

  mutating func describe(_ fields: inout Fields) throws(Fields.Fault) {
    try fields.value("session", &session, .text)
    try fields.value("stage", &stage, .text)
    try fields.value("time", &time, .microseconds)
    try fields.value("silence", &silence, .microseconds)
    try fields.value("connected", &isConnected, .boolean)
  }
}

/// The current state of the talk, for other programs.
struct StateAnswer: Described {
  /// Whether the bridge is connected to the clock; if it is not, the answer has what the clock
  /// would show now.
  var isConnected: Bool
  var room: String
  var session: String?
  /// The session's time in microseconds.
  var time: Int64?
  /// The seconds that are left, as they are shown.
  var shown: Int?
  var phase: Phase?
  /// What the digits show and the phase, such as `12:34 YELLOW`.
  var text: String?
  /// Identifies where the talk is; a command with `?seen=` is only carried out if the talk is still
  /// there.
  var place: String?
  /// The last snapshot, as the article *Protocol* describes it.
  var snapshot: SentStage?

  mutating func describe(_ fields: inout Fields) throws(Fields.Fault) {
    try fields.value("connected", &isConnected, .boolean)
    try fields.value("room", &room, .text)
    try fields.value("session", &session, .text)
    try fields.value("time", &time, .microseconds)
    try fields.value("shown", &shown, .number(.min ... .max))
    try fields.value("phase", &phase, .word())
    try fields.value("text", &text, .text)
    try fields.value("place", &place, .text)
    try fields.value("snapshot", &snapshot, .sentStage)
  }
}

extension [FollowedTalk.Announcement] {
  /// What is said of them in a language; sounds have no words.
  func texts(in language: Language) -> [String] {
    compactMap { announcement in
      guard case .cue(let cue) = announcement.event.kind, cue.hasWords,
        !announcement.talk.hides(cue)
      else { return nil }
      return Announcement(cue, in: language).text
    }
  }
}

extension Duration {
  /// Whole microseconds, rounded down; times on the socket have no finer resolution.
  package var microseconds: Int64 { -(Duration.zero - self).microsecondsRoundedUp }
}

extension Follower.News {
  /// Why the clock closes the connection, or why it cannot be read; `nil` if nothing is wrong.
  var fault: String? {
    switch self {
    case .message(.unreadable(let reason)), .line(.closed(let reason)): reason
    default: nil
    }
  }
}
