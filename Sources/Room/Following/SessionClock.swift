import StageRenderer
import TimerEngine

/// A display's own copy of a clock's session time.
///
/// A correction of less than a second never moves it backwards, so that no second is shown twice:
/// it stops until it is right. A larger correction jumps.
struct SessionClock: Equatable {
  /// Smaller corrections do not jump.
  private static let minJump = Duration.seconds(1)
  /// A time with a larger error is shown as approximate.
  private static let maxError = Duration.milliseconds(250)

  /// The difference from the display's real time to the session's time.
  private var difference: Duration
  /// The maximum error of the difference; `nil` before the first estimate.
  private var error: Duration?
  /// A moment that was reached already.
  private var reached: Timestamp?

  /// Creates a clock before the first estimate: it shows UTC, with which a session's time begins,
  /// if that is known at a moment.
  init(at moment: Moment?) {
    difference = moment.map { $0.wallClock - $0.real.sinceStart } ?? .zero
  }

  /// What was estimated last; `nil` before that.
  var offset: ClockOffset? { error.map { ClockOffset(difference, error: $0) } }

  /// The session's time at a moment of the display's real time.
  func now(at real: Timestamp) -> Timestamp {
    let now = real + difference
    return max(now, reached ?? now)
  }

  /// The display's real time of a future moment of the session's time.
  func real(_ moment: Timestamp) -> Timestamp { moment - difference }

  /// Whether the time may be off by more than a quarter of a second.
  var isApproximate: Bool { error.map { $0 > Self.maxError } ?? true }

  /// Adopts a new estimate at a moment of real time.
  mutating func adopt(_ offset: ClockOffset, at real: Timestamp) {
    let before = now(at: real)
    (difference, error) = (offset.difference, offset.error)
    hold(before, at: real)
  }

  /// Makes sure that the session's time is not before a moment at which something has happened.
  ///
  /// Otherwise a talk that was just started would show a second more than its length while this
  /// clock is late.
  mutating func hasReached(_ moment: Timestamp, at real: Timestamp) {
    hold(max(moment, now(at: real)), at: real)
  }

  private mutating func hold(_ moment: Timestamp, at real: Timestamp) {
    let ahead = moment - (real + difference)
    reached = ahead > .zero && ahead < Self.minJump ? moment : nil
  }
}
