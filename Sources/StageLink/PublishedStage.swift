import StageDisplay
import TimerEngine

/// The stage as it was last sent to the watchers.
struct PublishedStage {
  private let room: String
  private let session: String
  /// The session's time at `Timestamp.start`.
  private let start: Duration
  private var stage: StageSnapshot?
  private var flashId = 0
  /// How many different stages there were.
  private(set) var number = 0
  /// The snapshot as a line; `nil` before the first one.
  private(set) var line: String?

  init(room: String, session: String, start: Duration) {
    self.room = room
    self.session = session
    self.start = start
  }

  /// The session's time at a moment of real time.
  func time(of now: Timestamp) -> Int64 { WireTime(start: start, speed: 1).real(now) }

  /// The line that shows that the clock is alive while nothing changes.
  var heartbeat: ClockLine { .heartbeat(session: session, number: number) }

  /// Takes the stage as it is from now on; the same one keeps its number.
  mutating func update(_ new: StageSnapshot) {
    guard new != stage else { return }
    number += 1
    if let flash = new.flash, flash != stage?.flash { flashId += 1 }
    stage = new
    let snapshot = WireSnapshot(
      new, session: session, number: number, room: room, flashId: flashId,
      in: WireTime(start: start, speed: new.speed))
    // A display must never count by an old one.
    line = ClockLine.snapshot(snapshot).text ?? ClockLine.snapshot(snapshot.withoutWords).text
  }
}
