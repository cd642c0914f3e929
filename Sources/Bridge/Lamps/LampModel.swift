import Room
import SpeechAnnouncement
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

  private var followed: FollowedStage
  private var moment: Moment
  private var steady = SteadyLight()

  /// Creates dark lamps that have not found their clock yet.
  init(room: String, at moment: Moment) {
    followed = FollowedStage(of: room, in: .english, assuming: moment)
    self.moment = moment
  }

  /// Handles the time up to `moment`, then what the clock says.
  mutating func update(_ message: ClockMessage?, at moment: Moment) {
    self.moment = moment
    if let message { _ = followed.receive(message, at: moment.real) }
    _ = followed.advance(to: moment.real)
    steady.ask(for: wanted, at: moment.real)
  }

  /// What the lamps show; `nil` where they are dark.
  var signal: LampSignal? { steady.shown }

  /// Whether nothing was heard of the clock for so long that the lamps wink.
  var isSilent: Bool { silence != nil }

  private var silence: Duration? {
    scene == nil ? nil : followed.longSilence(at: moment.real)
  }

  /// The talk; a clock that has ended has none.
  private var scene: Scene? { followed.isEnded ? nil : followed.scene(at: moment) }

  private var wanted: LampSignal? { isWinking ? nil : scene?.lampSignal }

  private var isWinking: Bool {
    guard let time = timeInWink, let scene else { return false }
    return time < (scene.isLampBlinking ? Self.wink.blinking : Self.wink.steady)
  }

  /// The time since the last wink began; `nil` where the lamps do not wink.
  private var timeInWink: Duration? {
    silence.map { $0 - Self.winkPause * Int($0 / Self.winkPause) }
  }

  /// When the lamps change next, in real time, if nothing happens.
  var nextWake: Timestamp? {
    let pulse = (scene?.lampChange).map { moment.real + $0 }
    let winks = timeInWink.map { time in
      [Self.wink.steady, Self.wink.blinking, Self.winkPause].filter { $0 > time }
        .map { moment.real + $0 - time }
    }
    let silent = scene == nil || isSilent ? nil : followed.lastHeard + FollowedStage.patience
    return
      ([pulse, steady.nextChange, followed.nextChange(after: moment.real), silent]
      + (winks ?? [])).compactMap { $0 }.min()
  }
}
