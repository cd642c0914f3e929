import StageRenderer
import TimerEngine

/// Keeps lamps from flashing more than three times a second, whatever is asked for.
///
/// Each light is held for at least a fifth of a second: in any second there are at most six
/// changes, which are three flashes. After that it shows the last signal that was asked for.
struct SteadyLight: Sendable {
  /// How long a light is shown at least.
  static let hold = Duration.milliseconds(200)

  /// What the lamps show; `nil` where they are dark.
  private(set) var shown: LampSignal?
  private var wanted: LampSignal?
  private var heldUntil: Timestamp?

  /// Begins dark.
  init() {}

  /// Asks for a light at a moment.
  mutating func ask(for signal: LampSignal?, at now: Timestamp) {
    wanted = signal
    if let heldUntil, now < heldUntil { return }
    guard wanted != shown else { return }
    (shown, heldUntil) = (wanted, now + Self.hold)
  }

  /// When the light that was asked for last is shown; `nil` if it is.
  var nextChange: Timestamp? { wanted == shown ? nil : heldUntil }
}
