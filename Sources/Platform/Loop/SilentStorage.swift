package import Room
package import TimerEngine

/// A storage for programs that store nothing.
package struct SilentStorage: Storage {
  package init() {}

  /// There is nothing to wait for.
  package var descriptor: Int32 { -1 }
  /// Nothing is ever written.
  package var isWriting: Bool { false }
  /// Stores nothing.
  package func perform(_ requests: [StorageRequest], at now: Timestamp) {}
  /// There are none.
  package func recordAgain(_ kinds: Set<RecordKind>) {}
  /// There are none.
  package func drainAnswers() -> [StorageAnswer] { [] }
}
