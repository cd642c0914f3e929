/// A moment, as an offset from the program's start.
///
/// The engine knows no clock: whoever calls it says what time it is. All timestamps of one
/// program must come from one clock that runs on while the machine is suspended.
public struct Timestamp: Codable, Comparable, Hashable, Sendable {
  /// The time since the program's start.
  public var offset: Duration

  /// Creates a timestamp from the time since the program's start.
  public init(offset: Duration) { self.offset = offset }

  /// The program's start.
  public static let start = Timestamp(offset: .zero)

  /// Whether the first moment is earlier.
  public static func < (first: Timestamp, second: Timestamp) -> Bool {
    first.offset < second.offset
  }

  /// The moment a duration later.
  public static func + (moment: Timestamp, duration: Duration) -> Timestamp {
    Timestamp(offset: moment.offset + duration)
  }

  /// The moment a duration earlier.
  public static func - (moment: Timestamp, duration: Duration) -> Timestamp {
    Timestamp(offset: moment.offset - duration)
  }

  /// The time from the second moment to the first; negative if the first is earlier.
  public static func - (later: Timestamp, earlier: Timestamp) -> Duration {
    later.offset - earlier.offset
  }
}
