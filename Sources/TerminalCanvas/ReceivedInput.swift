/// An input, with the moment at which it could first be read.
public struct ReceivedInput: Hashable, Sendable {
  /// What was read.
  public let input: Input
  /// When, counted from a start that whoever reads has chosen.
  public let moment: Duration

  /// Creates one.
  public init(_ input: Input, at moment: Duration) {
    self.input = input
    self.moment = moment
  }
}
