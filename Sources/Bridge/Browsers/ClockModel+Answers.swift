import Room
import StageRenderer
import TimerEngine

// What pages and programs are told of the clock.
extension ClockModel {
  /// The id of the stage; a page that connects again compares it with its own.
  var stageId: String {
    "\(snapshot.map { "\($0.session)-\($0.number)" } ?? "none")\(isConnected ? "" : "-lost")"
  }

  /// What displays know of the rundown; `nil` without one.
  var rundown: StageRundown? { currentStage?.rundown }

  /// The stage as pages show it.
  var page: PageStage {
    guard let stage = currentStage else {
      return PageStage(waitingIn: room, language, isConnected: isConnected)
    }
    var page = PageStage(stage, room: room, isConnected: isConnected)
    page.place = place
    return page
  }

  /// The answer to `/api/clock`.
  func clock(at now: Timestamp) -> ClockAnswer {
    ClockAnswer(
      session: snapshot?.session, stage: stageId, time: sessionTime(at: now),
      silence: silence(at: now).microseconds, isConnected: isConnected)
  }

  /// The answer to `/api/state`.
  func state(at now: Timestamp) -> StateAnswer {
    let reading = reading(at: now)
    return StateAnswer(
      isConnected: isConnected, room: room, session: snapshot?.session,
      time: sessionTime(at: now), shown: reading?.remainingSecond, phase: reading?.phase?.rawValue,
      text: title(at: now), place: place, snapshot: snapshot)
  }
}

/// The session's time, for a page that counts by itself.
struct ClockAnswer: Encodable {
  /// The id of the clock's run; a page that sees a different id asks for the time again.
  let session: String?
  /// The id of the current stage; a page with a different id has missed an event.
  let stage: String
  /// The session's time in microseconds.
  let time: Int64?
  /// The microseconds since the clock was last heard or the connection was opened or lost, whichever is latest.
  let silence: Int64
  /// Whether the bridge is connected to the clock.
  let isConnected: Bool

  enum CodingKeys: String, CodingKey {
    case session, stage, time, silence
    case isConnected = "connected"
  }
}

/// The current state of the talk, for other programs.
struct StateAnswer: Encodable {
  /// Whether the bridge is connected to the clock; if it is not, the answer has what the clock would show now.
  let isConnected: Bool
  let room: String
  let session: String?
  /// The session's time in microseconds.
  let time: Int64?
  /// The seconds that are left, as they are shown.
  let shown: Int?
  let phase: String?
  /// What the digits show and the phase, such as `12:34 YELLOW`.
  let text: String?
  /// Identifies where the talk is; a command with `?seen=` is only carried out if the talk is still there.
  let place: String?
  /// The last snapshot, as the article *Protocol* describes it.
  let snapshot: WireSnapshot?

  enum CodingKeys: String, CodingKey {
    case room, session, time, shown, phase, text, place, snapshot
    case isConnected = "connected"
  }
}
