package import StageRenderer
package import TimerEngine

/// The stage as it was last sent to the watchers.
package struct PublishedStage: Sendable {
  private let room: String
  private let session: String
  /// Which leader of which lineage the clock is.
  package let leadership: Leadership
  /// How it has taken over, in the session's time; `nil` if it has not.
  package let takenOver: TakenOver?
  /// The session's time at `Timestamp.start`.
  private let start: Duration
  private var stage: StageSnapshot?
  private var flashId = 0
  /// How many different stages there were, also before a take-over.
  package private(set) var number: Int
  /// The snapshot as a line; `nil` before the first one.
  package private(set) var line: String?
  /// What desks know beside it, and the rundown; `nil` without desks.
  package private(set) var desk: (state: WireDesk, rundown: Rundown?)?

  /// The records that desks keep, as they were sent last.
  package private(set) var records: [BackupRecord.Kind: BackupRecord] = [:]

  /// Creates that of a room's clock that has published nothing yet.
  ///
  /// - Parameters:
  ///   - room: the room's name.
  ///   - session: the unique id of this run of the clock.
  ///   - leadership: which leader it is of which lineage.
  ///   - takenOver: how it has taken over, in the session's time; `nil` if it has not.
  ///   - number: how many stages the clock had published whose talks it has taken over.
  ///   - start: the session's time at `Timestamp.start`.
  package init(
    room: String, session: String, leadership: Leadership, takenOver: TakenOver? = nil,
    after number: Int = 0, start: Duration
  ) {
    self.room = room
    self.session = session
    self.leadership = leadership
    self.takenOver = takenOver
    self.number = number
    self.start = start
  }

  /// Where the talk was for a sender that has seen it at a place; `nil` if the last snapshot has it
  /// elsewhere.
  ///
  /// Senders know the times of the snapshot, which are rounded.
  package func seen(at place: String) -> StagePlace? {
    guard let stage, let line, case .snapshot(let published)? = try? WireClockMessage(line),
      let known = try? published.stage(), StagePlace(of: known).text(in: session) == place
    else { return nil }
    return StagePlace(of: stage)
  }

  /// The last snapshot as JSON; `nil` before the first one.
  package var json: String? { line.map { String($0.dropFirst(#"{"snapshot":"#.count).dropLast()) } }

  /// The session's time at a moment of real time.
  package func time(of now: Timestamp) -> Int64 { WireTime(start: start, speed: 1).real(now) }

  /// Word that another one has the talks, which has told how it took over in the session's time.
  package func stepDown(by holder: Leadership, _ takenOver: TakenOver?) -> StepDown {
    let real = takenOver.map {
      TakenOver(by: $0.desk, at: $0.moment - start, lastHeard: $0.lastHeard - start)
    }
    return StepDown(holder, real, sessionStart: start)
  }

  /// The line that shows that the clock is alive while nothing changes.
  package var heartbeat: WireClockMessage { .heartbeat(session: session, number: number) }

  /// Takes a record that desks keep.
  package mutating func update(_ record: BackupRecord) { records[record.kind] = record }

  /// Takes the stage as it is from now on, and what desks know beside it; `nil` without desks.
  ///
  /// The same stage keeps its number.
  package mutating func update(_ new: StageSnapshot, _ state: OperatorState? = nil) {
    adopt(new)
    desk = state.map { state in
      var desk = WireDesk(state, start: start, speed: new.speed)
      (desk.session, desk.snapshot) = (session, number)
      return (desk, state.rundown)
    }
  }

  private mutating func adopt(_ new: StageSnapshot) {
    guard new != stage else { return }
    number += 1
    if let flash = new.flash, flash != stage?.flash { flashId += 1 }
    stage = new
    // A display must never count by an old one.
    line = line(of: new)
    if line == nil {
      var brief = new
      brief.talk = new.talk.withoutWords
      line = line(of: brief)
    }
  }

  /// `nil` if it is too long.
  private func line(of stage: StageSnapshot) -> String? {
    let sent = SentStage(
      stage, session: session, number: number, room: room, leadership: leadership,
      takenOver: takenOver, flashId: flashId, in: WireTime(start: start, speed: stage.speed))
    return WireClockMessage.snapshot(sent).text
  }
}
