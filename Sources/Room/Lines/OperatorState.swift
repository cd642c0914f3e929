package import StageRenderer
package import TimerEngine

/// What an operator's screen knows of a clock in addition to the stage, until something happens.
///
/// The clock fills it in for its own screen, and desks make it from the lines that they read.
package struct OperatorState: Hashable, Sendable {
  /// The maximum number of events that it has.
  package static let maxEvents = 10

  /// The number of changes that were ever recorded for undo.
  package var changeCount = 0
  /// Whether somebody has sent the message that covers the digits; `false` if it is the text of a
  /// mark.
  package var showsMessage = false
  /// Whether anybody else sees the stage: a display, a page or a desk.
  package var hasWatcher = true
  /// The slot whose preset has the times of the talk; `nil` if there is none.
  package var slot: Int?
  /// All presets that can be loaded.
  package var presets = PresetLayers()
  /// The messages that keys send, by their numbers, 1 to 9.
  package var storedMessages: [Int: StoredMessage] = [:]
  /// The displays and desks: first the lost ones, then the silent ones.
  package var displays: [DisplayRow] = []
  /// Whether a display shows the stage.
  package var hasDisplay = false
  /// The last events, the newest first.
  package var events: [EventRow] = []
  /// Whether the rundown's items have their notes; through a broker they have none.
  package var hasNotes = true
  /// The time since 1970 by the clock's wall clock, at the origin of its real time.
  package var wallClock = Duration.zero
  /// By how much the clock's time of day is ahead of UTC, in whole minutes.
  package var zone = Duration.zero
  /// The time of a rehearsed rundown, since 1970, at the origin of the talk's time; `nil` if none
  /// is rehearsed.
  package var rehearsalStart: Duration?
  /// The rundown that the talk belongs to; `nil` without one, and at a desk until it has all items.
  package var rundown: Rundown?
  /// The handle of the rundown's loaded item; `nil` if none is loaded.
  package var loadedHandle: Int?

  /// Creates the state of a clock about which nothing is known.
  package init() {}
}

extension OperatorState {
  /// If the wall clock differs by less than this from the one that desks know, it is not sent
  /// again.
  private static let precision = Duration.milliseconds(100)

  /// Sets the wall clock and the zone; an earlier wall clock stays if it is still right.
  ///
  /// The two clocks of a moment are not read at the same instant, so the zone is rounded.
  mutating func setWallClock(at moment: Moment, since earlier: OperatorState?) {
    let wall = moment.wallClock - moment.real.sinceStart
    let change = earlier.map { wall - $0.wallClock } ?? Self.precision
    let isRight = change < Self.precision && .zero - change < Self.precision
    wallClock = isRight ? earlier?.wallClock ?? wall : wall
    let minutes = ((moment.timeOfDay - moment.wallClock) / .seconds(60)).rounded()
    zone = ZoneOffsets.utc.timeOfDay(at: .seconds(60) * Int(minutes))
  }

  /// The clock's moment, at a moment of its real time and one of its talk's time.
  package func moment(talk: Timestamp, real: Timestamp) -> Moment {
    let wall = real.sinceStart + wallClock
    return Moment(
      talk, real: real, timeOfDay: ZoneOffsets.utc.timeOfDay(at: wall + zone), wallClock: wall)
  }
}
