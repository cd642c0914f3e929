import SpeechAnnouncement
import StageClock
import StageDisplay
import StageLink
import TerminalCanvas
import TimerEngine

/// What the bridge knows of its clock.
///
/// It counts by itself, as a display does: when the clock is gone, pages still get the talk as it
/// is. It reads no system time: `now` is always an argument, by the bridge's own clock.
struct ClockModel {
  let room: String
  /// The language while there is no clock.
  private let usualLanguage: Language
  private var stage: StageSnapshot?
  private var snapshot: WireSnapshot?
  /// The talk that pages show; `nil` without one, and after the clock has ended.
  private var talk: FollowedTalk?
  private var estimator = OffsetEstimator()
  /// Whether the estimate comes from an earlier connection, perhaps to another clock.
  ///
  /// It is used until the clock of the present connection sends a line, which may never happen.
  private var isEstimateOld = false
  private(set) var isConnected = false
  /// When the clock was last heard, or the connection was made or lost, whichever is latest.
  private var lastHeard = Timestamp.start
  /// Until when the final stage is shown; `nil` if the clock has not ended.
  private var finalStageEnd: Timestamp?
  /// The announcements that nobody has been told yet.
  private var untold: [String] = []

  init(room: String, _ language: Language) {
    self.room = room
    usualLanguage = language
  }

  // MARK: Messages of the clock

  /// Handles an event of the connection.
  ///
  /// - Returns: why the clock closes the connection, or why its message cannot be shown; `nil` if
  ///   there is nothing to report.
  mutating func handle(_ event: RoomLink.Event, at now: Timestamp) -> String? {
    switch event {
    case .connected:
      (isConnected, isEstimateOld, lastHeard) = (true, true, now)
    case .lost:
      (isConnected, lastHeard) = (false, now)
    case .unreadable(let reason): return reason
    // It says nothing of the talk or of the time.
    case .line(.accepts): return nil
    case .line(let line):
      if isEstimateOld { (estimator, isEstimateOld) = (OffsetEstimator(), false) }
      lastHeard = now
      return handle(line, at: now)
    }
    return nil
  }

  private mutating func handle(_ line: ClockLine, at now: Timestamp) -> String? {
    switch line {
    case .snapshot(let snapshot):
      do throws(WireError) {
        try show(snapshot, at: now)
      } catch {
        return error.description
      }
    case .sync(let sent, let time):
      estimator.take(
        sent: .microseconds(sent), time: .microseconds(time), received: now.sinceStart)
    case .closed(let reason): return reason
    case .accepts, .heartbeat, .answer, .online, .event, .report, .desk, .word: break
    }
    return nil
  }

  /// The time since the clock was last heard, or the connection was made or lost.
  func silence(at now: Timestamp) -> Duration { now - lastHeard }

  /// Shows a snapshot; the talk that it replaces is announced up to it.
  private mutating func show(_ new: WireSnapshot, at now: Timestamp) throws(WireError) {
    let stage = try new.stage()
    let time = sessionTime(at: now) == nil ? nil : talkTime(at: now, speed: stage.speed)
    if var talk {
      keep(talk.follow(stage, at: time), in: stage.language)
      self.talk = talk
    } else {
      talk = FollowedTalk(stage, at: time)
    }
    if stage.ended != nil { talk = nil }
    (snapshot, self.stage) = (new, stage)
    finalStageEnd = stage.ended == nil ? nil : now + StageSnapshot.endedTime
  }

  // MARK: What time does

  /// Lets time pass; returns the texts to announce, each of them once.
  ///
  /// `FollowedTalk` says what is announced. It is to be called after each event, and at `nextWake`.
  mutating func advance(to now: Timestamp) -> [String] {
    if let end = finalStageEnd, end <= now {
      (stage, snapshot, talk, finalStageEnd) = (nil, nil, nil, nil)
    }
    if let stage, var talk, sessionTime(at: now) != nil {
      keep(talk.advance(to: talkTime(at: now)), in: stage.language)
      self.talk = talk
    }
    defer { untold = [] }
    return untold
  }

  /// Keeps the texts of announcements until they are told; sounds have none.
  private mutating func keep(
    _ announcements: [FollowedTalk.Announcement], in language: Language
  ) {
    untold += announcements.compactMap { announcement in
      guard case .cue(let cue) = announcement.event.kind, cue.hasWords,
        !announcement.talk.hides(cue)
      else { return nil }
      return Announcement(cue, in: language).text
    }
  }

  /// When something is to be done next, if nothing happens.
  func nextWake(after now: Timestamp) -> Timestamp? {
    if let finalStageEnd { return finalStageEnd }
    guard let stage, sessionTime(at: now) != nil,
      let change = talk?.snapshot.nextChange(after: talkTime(at: now))
    else { return nil }
    return now + (change - talkTime(at: now)) / stage.speed + .microseconds(1)
  }

  // MARK: What is told

  /// The session's time in microseconds; `nil` before the clock has told it.
  func sessionTime(at now: Timestamp) -> Int64? {
    estimator.offset.map { (now.sinceStart + $0.difference).microseconds }
  }

  /// The session's time as the clock that is connected has told it; `nil` before that.
  func commandTime(at now: Timestamp) -> Int64? {
    isConnected && !isEstimateOld ? sessionTime(at: now) : nil
  }

  /// How far the session's time may be off, in microseconds; `nil` before the clock has told it.
  var clockError: Int64? { estimator.offset?.error.microseconds }

  private func talkTime(at now: Timestamp, speed: Int? = nil) -> Timestamp {
    let difference = estimator.offset?.difference ?? .zero
    return Timestamp(sinceStart: (now.sinceStart + difference) * (speed ?? stage?.speed ?? 1))
  }

  /// The id of the stage; a page that connects again compares it with its own.
  var stageId: String {
    "\(snapshot.map { "\($0.session)-\($0.number)" } ?? "none")\(isConnected ? "" : "-lost")"
  }

  /// What displays know of the rundown; `nil` without one.
  var rundown: StageRundown? { stage?.rundown }

  /// The clock's language.
  var language: Language { stage?.language ?? usualLanguage }

  /// The words of that language.
  var phrases: any Phrases { language.phrases }

  /// The stage as pages show it.
  var page: PageStage {
    guard var stage else {
      var page = PageStage(waitingIn: room, usualLanguage)
      page.isConnected = isConnected
      return page
    }
    if let talk { stage.talk = talk.snapshot }
    return PageStage(stage, room: room, isConnected: isConnected)
  }

  /// The answer to `/api/clock`.
  func clock(at now: Timestamp) -> ClockAnswer {
    ClockAnswer(
      session: snapshot?.session, stage: stageId, time: sessionTime(at: now),
      silence: silence(at: now).microseconds, isConnected: isConnected)
  }

  /// What displays show now; `nil` without a talk, and while the session's time is not known.
  func reading(at now: Timestamp) -> Reading? {
    guard sessionTime(at: now) != nil else { return nil }
    return talk?.reading(at: talkTime(at: now))
  }

  /// What is told at a broker beside the snapshot.
  func brokerState(at now: Timestamp) -> BrokerState {
    var deadline: Int64?
    if let stage, case .running(let end, _)? = talk?.snapshot.run {
      deadline = (end.sinceStart / stage.speed).microseconds
    }
    return BrokerState(reading(at: now)?.phase, deadline: deadline)
  }

  /// The answer to `/api/state`.
  func state(at now: Timestamp) -> StateAnswer {
    var answer = StateAnswer(
      isConnected: isConnected, room: room, session: snapshot?.session,
      time: sessionTime(at: now), snapshot: snapshot)
    guard var stage, let talk, let reading = self.reading(at: now) else { return answer }
    stage.talk = talk.snapshot
    (answer.shown, answer.phase) = (reading.shown, reading.phase?.rawValue)
    let time = talk.moment(at: talkTime(at: now))
    let moment = Moment(
      time, real: Timestamp(sinceStart: time.sinceStart / stage.speed), timeOfDay: .zero,
      wallClock: .zero)
    let scene = Scene(
      stage, at: moment, in: Size(columns: 1, rows: 1), Capabilities())
    var display = StageDisplay()
    answer.text = display.frame(of: scene).canvas.title
    return answer
  }
}

/// What time it is, for a page that counts.
struct ClockAnswer: Encodable {
  /// The id of the clock's run; a page that sees another one asks anew.
  let session: String?
  /// The id of the present stage; a page that has another one has missed an event.
  let stage: String
  /// The session's time in microseconds.
  let time: Int64?
  /// The microseconds since the clock was last heard, or the connection was made or lost.
  let silence: Int64
  /// Whether the clock is there.
  let isConnected: Bool

  /// The names in JSON.
  enum CodingKeys: String, CodingKey {
    case session, stage, time, silence
    case isConnected = "connected"
  }
}

/// The talk as it is, for other programs.
struct StateAnswer: Encodable {
  /// Whether the clock is there; without it, the answer says what it would show.
  let isConnected: Bool
  let room: String
  let session: String?
  /// The session's time in microseconds.
  let time: Int64?
  /// The seconds that are left, as they are shown.
  var shown: Int?
  var phase: String?
  /// What the digits show and the phase, such as `12:34 YELLOW`.
  var text: String?
  /// The last snapshot, as the article *Protocol* describes it.
  let snapshot: WireSnapshot?

  /// The names in JSON.
  enum CodingKeys: String, CodingKey {
    case room, session, time, shown, phase, text, snapshot
    case isConnected = "connected"
  }
}
