import TimerEngine

/// A number that a file of ours holds, and what it may be.
///
/// Whoever reads a number reads it by one of these: what is out of range is no number, so that
/// nothing that is calculated with it overflows.
struct FileNumber {
  let range: ClosedRange<Int64>

  /// The number that a text says, `nil` if it says none or one that cannot be.
  func read(_ text: String) -> Int64? { Int64(text).flatMap { range.contains($0) ? $0 : nil } }

  /// A number of nanoseconds as a time.
  func time(_ text: String) -> Duration? { read(text).map { .nanoseconds($0) } }

  /// The nearest number of nanoseconds that can be read back.
  func clamped(_ time: Duration) -> Duration {
    min(max(time, .nanoseconds(range.lowerBound)), .nanoseconds(range.upperBound))
  }

  /// A number key.
  static let slot = FileNumber(range: 1...9)
  /// A time of day, in seconds since midnight.
  static let timeOfDay = FileNumber(range: 0...86_399)
  /// What can be left of a talk, in nanoseconds: a day, and a month of overtime.
  static let remaining = FileNumber(seconds: -30 * 86_400...86_400)
  /// How long ago a talk was started, in nanoseconds: less than two months.
  static let sinceStart = FileNumber(seconds: 0...60 * 86_400)
  /// How many times as fast as the world's a talk's time passes.
  static let speed = FileNumber(range: 1...600)
  /// How long it is until a time of day, which a talk may have passed a month ago.
  static let untilTimeOfDay = FileNumber(seconds: -32 * 86_400...2 * 86_400)
  /// What a clock shows, in nanoseconds: less than 200 years.
  static let clock = FileNumber(seconds: 0...6_000_000_000)

  private init(range: ClosedRange<Int64>) { self.range = range }

  private init(seconds: ClosedRange<Int64>) {
    range = seconds.lowerBound * 1_000_000_000...seconds.upperBound * 1_000_000_000
  }
}
