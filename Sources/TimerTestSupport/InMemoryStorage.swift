public import SpeakerTimer
public import SpeakerTimerRuntime
public import TimerEngine

/// A storage that only remembers, or that fails if it is told to.
///
/// Copies share one memory.
public final class InMemoryStorage: Storage {
  /// Why it fails.
  public struct Failure: Error, CustomStringConvertible {
    /// The reason in words.
    public let description: String
  }

  /// All that was stored, in order.
  public private(set) var presets: [Preset] = []
  /// The hints that have done their work, in order.
  public private(set) var hints: [Hint] = []
  /// All that was recorded, in order; `nil` for the end of a talk.
  public private(set) var records: [Countdown?] = []
  /// Why nothing can be stored, if so.
  public var failure: String?

  /// Creates an empty storage.
  public init() {}

  /// Remembers a preset.
  public func store(_ preset: Preset) throws(Failure) {
    if let failure { throw Failure(description: failure) }
    presets.append(preset)
  }

  /// Remembers a hint.
  public func remember(_ hint: Hint) throws(Failure) {
    if let failure { throw Failure(description: failure) }
    hints.append(hint)
  }

  /// Remembers a countdown.
  public func record(_ countdown: Countdown?, at now: Timestamp) throws(Failure) {
    if let failure { throw Failure(description: failure) }
    records.append(countdown)
  }
}
