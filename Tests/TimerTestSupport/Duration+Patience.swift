extension Duration {
  /// How long a test waits for what must happen.
  ///
  /// A test that passes never waits as long, not even on a busy machine.
  package static let patience = Duration.seconds(60)
}
