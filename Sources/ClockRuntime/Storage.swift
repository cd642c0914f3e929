package import OperatorConsole
package import TimerEngine

/// The port to what outlives the program.
///
/// An implementation must pass this: no call waits for a disk. What is handed over is brought to
/// disk in order; what still waits may be replaced by a newer one of its kind. Its outcome comes
/// from `drainOutcomes()`.
package protocol Storage {
  /// Can be read when there are outcomes.
  var descriptor: Int32 { get }

  /// Whether something that was handed over has no outcome yet, or one that was not taken.
  var isWriting: Bool { get }

  /// Hands a preset over, to be put into its slot for good.
  mutating func store(_ preset: Preset)

  /// Hands over that a hint has done its work.
  mutating func remember(_ hint: Hint)

  /// Hands over the talk that is under way, as it is at a moment; `nil` if there is none any more.
  mutating func record(_ talk: TalkSnapshot?, at now: Timestamp)

  /// Hands the last record over again, which could not be written.
  mutating func recordAgain()

  /// What has become of what was handed over, in order.
  mutating func drainOutcomes() -> [StorageOutcome]
}

/// What has become of something that was to be stored.
package enum StorageOutcome: Hashable, Sendable {
  /// The talk is on disk.
  case recorded
  /// A preset is on disk.
  case stored
  /// A hint is on disk.
  case remembered
  /// The file is there, but the disk was not told to keep its name, and why: a power cut may bring
  /// back the file of before.
  case notSynced(String)
  /// The talk is not on disk, and why.
  case notRecorded(String)
  /// A preset is not on disk, and why.
  case notStored(String)
  /// A hint is not on disk, and why.
  case notRemembered(String)
}
