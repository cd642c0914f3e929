/// An input, with the moment at which it could first be read.
package struct ReceivedInput: Hashable, Sendable {
  /// What was read.
  package let input: Input
  /// When it was read, counted from a start that the caller has chosen.
  package let moment: Duration

  /// Creates one.
  package init(_ input: Input, at moment: Duration) {
    self.input = input
    self.moment = moment
  }
}
