import TimerEngine

/// A number in one of our files, and its range.
///
/// All numbers are read with one of these. A number out of range is rejected, so that no later
/// calculation overflows.
struct FileNumber {
  let range: ClosedRange<Int64>

  /// Parses a number; `nil` if the text is not a number or is out of range.
  func read(_ text: String) -> Int64? { Int64(text).flatMap { range.contains($0) ? $0 : nil } }

  /// Parses a number of nanoseconds as a duration.
  func time(_ text: String) -> Duration? { read(text).map { .nanoseconds($0) } }

  /// The nearest duration that can be read back.
  func clamped(_ time: Duration) -> Duration {
    min(max(time, .nanoseconds(range.lowerBound)), .nanoseconds(range.upperBound))
  }

  /// A number key.
  static let slot = FileNumber(range: 1...9)
  /// A time of day, in seconds since midnight.
  static let timeOfDay = FileNumber(range: 0...86_399)
  /// The remaining time of a talk, in nanoseconds: up to a day, and down to a month of overtime.
  static let remaining = FileNumber(seconds: -30 * 86_400...86_400)
  /// How long ago a talk was started, in nanoseconds: less than two months.
  static let sinceStart = FileNumber(seconds: 0...60 * 86_400)
  /// What was added to a talk by hand, in nanoseconds: less than two months.
  static let added = FileNumber(seconds: -60 * 86_400...60 * 86_400)
  /// How many times as fast as the world's a talk's time passes.
  static let speed = FileNumber(range: 1...600)
  /// The time until a time of day, which a talk may have passed a month ago.
  static let untilTimeOfDay = FileNumber(seconds: -32 * 86_400...2 * 86_400)
  /// The reading of a clock, in nanoseconds: less than 200 years.
  static let clock = FileNumber(seconds: 0...6_000_000_000)

  private init(range: ClosedRange<Int64>) { self.range = range }

  private init(seconds: ClosedRange<Int64>) {
    range = seconds.lowerBound * 1_000_000_000...seconds.upperBound * 1_000_000_000
  }
}
