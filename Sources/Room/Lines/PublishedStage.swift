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
  /// The last snapshot; `nil` before the first one, and if it is too long for a line.
  package private(set) var sent: SentStage?
  /// The same as a line.
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
    guard let stage, let known = try? sent?.stage(),
      StagePlace(of: known).text(in: session) == place
    else { return nil }
    return StagePlace(of: stage)
  }

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
    if new != stage {
      number += 1
      if let flash = new.flash, flash != stage?.flash { flashId += 1 }
      stage = new
      write(new)
      if line == nil {
        var brief = new
        brief.talk = new.talk.withoutWords
        write(brief)
      }
    }
    desk = state.map { state in
      var desk = WireDesk(state, start: start, speed: new.speed)
      (desk.session, desk.snapshot) = (session, number)
      return (desk, state.rundown)
    }
  }

  /// Writes a stage as a line, which is `nil` if it is too long: a display must never count by an
  /// old one.
  private mutating func write(_ stage: StageSnapshot) {
    let new = SentStage(
      stage, session: session, number: number, room: room, leadership: leadership,
      takenOver: takenOver, flashId: flashId, in: WireTime(start: start, speed: stage.speed))
    line = WireClockMessage.snapshot(new).text
    sent = line == nil ? nil : new
  }
}
