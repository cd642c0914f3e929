package import RundownEngine
package import StageRoom
package import TimerEngine

/// A storage for programs that store nothing.
package struct SilentStorage: Storage {
  /// Creates one.
  package init() {}

  /// There is nothing to wait for.
  package var descriptor: Int32 { -1 }
  /// Nothing is ever written.
  package var isWriting: Bool { false }
  /// Stores nothing.
  package func store(_ change: PresetChange) {}
  /// Remembers nothing.
  package func remember(_ hint: Hint) {}
  /// Records nothing.
  package func record(_ talk: TalkSnapshot?, item: String?, at now: Timestamp) {}
  /// Reports nothing.
  package func report(_ entry: ReportEntry) {}
  /// Records nothing.
  package func record(_ rundown: Rundown, loaded: TalkSnapshot?, at second: Int) {}
  /// Records nothing.
  package func recordAgain(_ kind: RecordKind) {}
  /// There are none.
  package func drainOutcomes() -> [StorageOutcome] { [] }
}
