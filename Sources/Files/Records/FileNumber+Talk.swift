// The numbers of a talk's record.
extension FileNumber {
  /// The remaining time of a talk, in nanoseconds: up to a day, and down to a month of overtime.
  static let remaining = FileNumber(seconds: -30 * 86_400...86_400)
  /// How long ago a talk was started, in nanoseconds: less than two months.
  static let sinceStart = FileNumber(seconds: 0...60 * 86_400)
  /// What was added to a talk by hand, in nanoseconds: less than two months.
  static let added = FileNumber(seconds: -60 * 86_400...60 * 86_400)
  /// The time until a time of day, which a talk may have passed a month ago.
  static let untilTimeOfDay = FileNumber(seconds: -32 * 86_400...2 * 86_400)
  /// The reading of a clock, in nanoseconds: less than 200 years.
  static let clock = FileNumber(seconds: 0...6_000_000_000)
}
