import Room
import StageRenderer
import TimerEngine

/// What lamps show of a room's clock.
///
/// It keeps counting without its clock, as a display does. It reads no system time: each moment is
/// an argument.
struct LampModel {
  /// How often lamps wink while their clock is silent.
  static let winkPause = Duration.seconds(5)
  /// How long they are dark then; lamps that blink leave out a whole blink.
  static let wink = (steady: Duration.milliseconds(250), blinking: Duration.seconds(1))

  private var console: DisplayConsole
  private var moment: Moment
  private var steady = SteadyLight()

  /// Creates dark lamps that have not found their clock yet.
  init(room: String, name: String, at moment: Moment) {
    var options = DisplayConsole.Options()
    (options.room, options.name) = (room, name)
    console = DisplayConsole(
      options, size: Size(columns: 1, rows: 1), capabilities: Capabilities(), moment: moment)
    self.moment = moment
  }

  /// Handles the time up to `moment`, then the event.
  mutating func update(_ event: Event, at moment: Moment) {
    self.moment = moment
    _ = console.update(event, at: moment)
    steady.ask(for: wanted, at: moment.real)
  }

  /// What the lamps show; `nil` where they are dark.
  var signal: LampSignal? { steady.shown }

  /// Whether nothing was heard of the clock for so long that the lamps wink.
  var isSilent: Bool { console.talkScene != nil && console.silence != nil }

  private var wanted: LampSignal? { isWinking ? nil : console.talkScene?.lampSignal }

  private var isWinking: Bool {
    guard let time = timeInWink, let scene = console.talkScene else { return false }
    return time < (scene.isLampBlinking ? Self.wink.blinking : Self.wink.steady)
  }

  /// The time since the last wink began; `nil` where the lamps do not wink.
  private var timeInWink: Duration? {
    guard isSilent, let silence = console.silence else { return nil }
    return silence - Self.winkPause * Int(silence / Self.winkPause)
  }

  /// When the lamps change next, in real time, if nothing happens.
  var nextWake: Timestamp? {
    let pulse = (console.talkScene?.lampChange).map { moment.real + $0 }
    let winks = timeInWink.map { time in
      [Self.wink.steady, Self.wink.blinking, Self.winkPause].filter { $0 > time }
        .map { moment.real + $0 - time }
    }
    return ([pulse, steady.nextChange, console.nextWake] + (winks ?? [])).compactMap { $0 }.min()
  }
}
