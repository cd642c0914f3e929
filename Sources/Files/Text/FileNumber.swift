/// A number in one of our files, and its range.
///
/// All numbers are read with one of these. A number out of range is rejected, so that no later
/// calculation overflows.
package struct FileNumber: Sendable {
  /// The numbers that are accepted.
  package let range: ClosedRange<Int64>

  /// Creates a number of this range.
  package init(range: ClosedRange<Int64>) { self.range = range }

  /// Creates a number of nanoseconds from a range of seconds.
  package init(seconds: ClosedRange<Int64>) {
    range = seconds.lowerBound * 1_000_000_000...seconds.upperBound * 1_000_000_000
  }

  /// Parses a number; `nil` if the text is not a number or is out of range.
  package func read(_ text: String) -> Int64? {
    Int64(text).flatMap { range.contains($0) ? $0 : nil }
  }

  /// The nearest duration that can be read back.
  package func clamped(_ time: Duration) -> Duration {
    min(max(time, .nanoseconds(range.lowerBound)), .nanoseconds(range.upperBound))
  }
}
