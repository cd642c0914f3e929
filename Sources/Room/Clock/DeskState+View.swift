import StageRenderer
import TimerEngine

extension DeskState {
  /// If the wall clock differs by less than this from the one that desks know, it is not sent
  /// again.
  private static let precision = Duration.milliseconds(100)

  /// The state that a view shows, with the wall clock of an earlier one if that is still right.
  init(of view: ClockView, since earlier: DeskState?) {
    self.init()
    changeCount = view.changeCount
    showsMessage = view.session.showsMessage
    slot = view.slot
    presets = view.session.presets.all.presets
    storedMessages = view.storedMessages
    displays = view.displays
    hasDisplay = view.hasDisplay
    events = view.events
    rundown = view.session.rundown
    loadedHandle = rundown?.current?.handle
    rehearsalStart = view.session.rehearsalStart
    let moment = view.moment
    let wall = moment.wallClock - moment.real.sinceStart
    let known = earlier.map { wall - $0.wallClock } ?? Self.precision
    wallClock =
      known < Self.precision && .zero - known < Self.precision
      ? earlier?.wallClock ?? wall : wall
    zone = Self.zone(at: moment)
  }

  /// The two clocks are not read at the same instant, so the difference is rounded.
  private static func zone(at moment: Moment) -> Duration {
    let minutes = ((moment.timeOfDay - moment.wallClock) / .seconds(60)).rounded()
    return ZoneOffsets.utc.timeOfDay(at: .seconds(60) * Int(minutes))
  }
}
