package import Room
package import SpeechAnnouncement
package import StageRenderer
package import TimerEngine

/// What the bridge knows about its clock.
///
/// This folder follows the clock of a room: it keeps the connection to the room's socket
/// (`RoomLink`), and knows what the clock has said. Each part of the bridge that makes the clock
/// available to others follows it separately. It gets the stage, the time and the answers to
/// commands from this folder. The limits on senders of commands are here, too. Nothing here listens
/// on a network or connects to anything but the clock, and nothing here knows about pages, brokers
/// or OSC.
///
/// The model counts by itself, as a display does. When the clock is gone, clients still get the
/// current state of the talk. It reads no system time: `now` is always an argument, measured by the
/// bridge's own clock.
package struct ClockModel {
  /// The name of the room, for those who show it.
  package let room: String
  /// The language while there is no clock.
  private let usualLanguage: Language
  private var stage: StageSnapshot?
  /// The last snapshot as the clock sent it; `nil` without a stage.
  package private(set) var snapshot: SentStage?
  /// The presets of the clock's number keys, as it has told them last.
  package private(set) var presets: [WirePreset] = []
  /// The talk that is counted here; `nil` without one, and after the clock has ended.
  private var talk: FollowedTalk?
  private var estimator = OffsetEstimator()
  /// Whether the estimate comes from an earlier connection, perhaps to another clock.
  ///
  /// It is used until the clock of the present connection sends a line, which may never happen.
  private var isEstimateOld = false
  /// Whether the bridge is connected to the clock.
  package private(set) var isConnected = false
  /// When the clock was last heard or the connection was opened or lost, whichever is latest.
  private var lastHeard = Timestamp.start
  /// Until when the final stage is shown; `nil` if the clock has not ended.
  private var finalStageEnd: Timestamp?
  /// The announcements that have not been passed on yet.
  private var pendingAnnouncements: [String] = []

  /// Creates a model that has heard nothing from a clock yet.
  package init(room: String, _ language: Language) {
    self.room = room
    usualLanguage = language
  }

  // MARK: Messages of the clock

  /// Handles an event of the connection.
  ///
  /// - Returns: why the clock closes the connection, or why its message cannot be shown; `nil` if
  ///   there is nothing to report.
  package mutating func handle(_ event: RoomLink.Event, at now: Timestamp) -> String? {
    switch event {
    case .connected:
      (isConnected, isEstimateOld, lastHeard) = (true, true, now)
    case .lost:
      (isConnected, lastHeard) = (false, now)
    case .unreadable(let reason): return reason
    // It says nothing about the talk or the time.
    case .line(.accepts): return nil
    case .line(let line):
      if isEstimateOld { (estimator, isEstimateOld) = (OffsetEstimator(), false) }
      lastHeard = now
      return handle(line, at: now)
    }
    return nil
  }

  private mutating func handle(_ line: WireClockMessage, at now: Timestamp) -> String? {
    switch line {
    case .snapshot(let snapshot):
      do throws(WireError) {
        try show(snapshot, at: now)
      } catch {
        return error.description
      }
    case .sync(let sent, let time):
      estimator.add(
        sent: .microseconds(sent), time: .microseconds(time), received: now.sinceStart)
    case .presets(let presets): self.presets = presets
    case .closed(let reason): return reason
    case .accepts, .heartbeat, .answer, .online, .event, .report, .desk, .word: break
    }
    return nil
  }

  /// The time since the clock was last heard or the connection was opened or lost, whichever is
  /// latest.
  package func silence(at now: Timestamp) -> Duration { now - lastHeard }

  /// Shows a snapshot; first makes the announcements of the earlier talk up to that moment.
  private mutating func show(_ new: SentStage, at now: Timestamp) throws(WireError) {
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

  /// Advances to a moment; returns the texts to announce, each of them once.
  ///
  /// `FollowedTalk` decides what is announced. Call this after each event, and at `nextWake`.
  package mutating func advance(to now: Timestamp) -> [String] {
    if let end = finalStageEnd, end <= now {
      (stage, snapshot, talk, finalStageEnd) = (nil, nil, nil, nil)
    }
    if let stage, var talk, sessionTime(at: now) != nil {
      keep(talk.advance(to: talkTime(at: now)), in: stage.language)
      self.talk = talk
    }
    defer { pendingAnnouncements = [] }
    return pendingAnnouncements
  }

  /// Keeps the texts of announcements until they are passed on; sounds have none.
  private mutating func keep(
    _ announcements: [FollowedTalk.Announcement], in language: Language
  ) {
    pendingAnnouncements += announcements.compactMap { announcement in
      guard case .cue(let cue) = announcement.event.kind, cue.hasWords,
        !announcement.talk.hides(cue)
      else { return nil }
      return Announcement(cue, in: language).text
    }
  }

  /// When something is to be done next, if nothing happens.
  package func nextWake(after now: Timestamp) -> Timestamp? {
    if let finalStageEnd { return finalStageEnd }
    guard let stage, sessionTime(at: now) != nil,
      let change = talk?.snapshot.nextChange(after: talkTime(at: now))
    else { return nil }
    return now + (change - talkTime(at: now)) / stage.speed + .microseconds(1)
  }

  // MARK: What is told

  /// The session's time in microseconds; `nil` before the clock has sent it.
  package func sessionTime(at now: Timestamp) -> Int64? {
    estimator.offset.map { (now.sinceStart + $0.difference).microseconds }
  }

  /// The session's time according to the connected clock; `nil` before that clock has sent it.
  package func commandTime(at now: Timestamp) -> Int64? {
    isConnected && !isEstimateOld ? sessionTime(at: now) : nil
  }

  /// How far the session's time may be off, in microseconds; `nil` before the clock has sent it.
  package var clockError: Int64? { estimator.offset?.error.microseconds }

  private func talkTime(at now: Timestamp, speed: Int? = nil) -> Timestamp {
    let difference = estimator.offset?.difference ?? .zero
    return Timestamp(sinceStart: (now.sinceStart + difference) * (speed ?? stage?.speed ?? 1))
  }

  /// The stage, with the current state of the talk.
  ///
  /// `nil` before the first snapshot, and once the final message about an ended talk has
  /// disappeared.
  package var currentStage: StageSnapshot? {
    guard var stage else { return nil }
    if let talk { stage.talk = talk.snapshot }
    return stage
  }

  /// Identifies where the talk is, as the clock has told it (`StagePlace`); `nil` without a stage.
  package var place: String? {
    guard let stage, let snapshot else { return nil }
    return StagePlace(of: stage).text(in: snapshot.session)
  }

  /// The clock's language.
  package var language: Language { stage?.language ?? usualLanguage }

  /// The words of that language.
  package var phrases: Phrases { language.phrases }

  /// What displays show now; `nil` without a talk, and while the session's time is not known.
  package func reading(at now: Timestamp) -> Reading? {
    guard sessionTime(at: now) != nil else { return nil }
    return talk?.reading(at: talkTime(at: now))
  }

  /// The title of a display's window: what the digits show and the phase, such as `12:34 YELLOW`.
  ///
  /// `nil` if there is no reading.
  package func title(at now: Timestamp) -> String? {
    guard let stage = currentStage, let talk, sessionTime(at: now) != nil else { return nil }
    let time = talk.moment(at: talkTime(at: now))
    let moment = Moment(
      time, real: Timestamp(sinceStart: time.sinceStart / stage.speed), timeOfDay: .zero,
      wallClock: .zero)
    return StageDisplay.title(
      Scene(stage, at: moment, in: Size(columns: 1, rows: 1), Capabilities()))
  }

  /// When the time of a running segment is up, in microseconds of the session's time; `nil` if the
  /// talk does not run.
  package var deadline: Int64? {
    guard let stage, case .running(let end, _)? = talk?.snapshot.run else { return nil }
    return (end.sinceStart / stage.speed).microseconds
  }
}

extension Duration {
  /// Whole microseconds, rounded down; times on the socket have no finer resolution.
  package var microseconds: Int64 { -(Duration.zero - self).microsecondsRoundedUp }
}
