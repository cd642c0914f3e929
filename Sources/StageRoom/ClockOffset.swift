/// The difference between a clock's session time and a display's real time.
package struct ClockOffset: Hashable, Sendable {
  /// The difference from the display's real time to the session's time.
  package let difference: Duration
  /// The maximum error of the difference.
  package let error: Duration

  /// Creates an offset.
  package init(_ difference: Duration, error: Duration) {
    self.difference = difference
    self.error = error
  }
}
