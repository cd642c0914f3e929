import StageDisplay
import TimerEngine

/// A clock's session time as a display knows it, which counts for itself.
///
/// A correction of less than a second never moves it backwards, so that no second is shown twice:
/// it stands still until it is right. A larger one jumps.
struct SessionClock: Equatable {
  /// Smaller corrections do not jump.
  private static let minJump = Duration.seconds(1)
  /// What is further off is said to be approximate.
  private static let maxError = Duration.milliseconds(250)

  /// What is added to the display's real time.
  private var difference: Duration
  /// How far that may be off; `nil` as long as the clock was not asked.
  private var error: Duration?
  /// A moment that was reached already.
  private var reached: Timestamp?

  /// A clock that was not asked yet: UTC, which a session's time begins with.
  init(at moment: Moment) { difference = moment.wallClock - moment.real.offset }

  /// The session's time at a moment of the display's real time.
  func now(at real: Timestamp) -> Timestamp {
    let now = real + difference
    return max(now, reached ?? now)
  }

  /// When a moment of the session's time that is still to come comes, by the display's real time.
  func real(_ moment: Timestamp) -> Timestamp { moment - difference }

  /// Whether the time may be off by more than a quarter of a second.
  var isApproximate: Bool { error.map { $0 > Self.maxError } ?? true }

  /// Takes a new estimate at a moment of real time.
  mutating func adopt(_ offset: ClockOffset, at real: Timestamp) {
    let before = now(at: real)
    (difference, error) = (offset.difference, offset.error)
    hold(before, at: real)
  }

  /// Takes that the session's time has reached a moment, since something has happened then.
  ///
  /// Else a talk that has just been started would show a second more than its length for as long as
  /// this clock is late.
  mutating func hasReached(_ moment: Timestamp, at real: Timestamp) {
    hold(max(moment, now(at: real)), at: real)
  }

  private mutating func hold(_ moment: Timestamp, at real: Timestamp) {
    let ahead = moment - (real + difference)
    reached = ahead > .zero && ahead < Self.minJump ? moment : nil
  }
}
