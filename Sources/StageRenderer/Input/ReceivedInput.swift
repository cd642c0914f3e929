/// An input, with the moment at which its last byte was read.
///
/// All inputs of one read have the same moment, so that presses in one read can be told from
/// presses one after the other: a person does not press a key twice in one moment.
package struct ReceivedInput: Hashable, Sendable {
  /// What was read.
  package let input: Input
  /// When it was read, counted from a start that the caller has chosen.
  package let moment: Duration

  package init(_ input: Input, at moment: Duration) {
    self.input = input
    self.moment = moment
  }
}
