public import SpeakerTimer
public import TimerEngine

/// The port to what outlives the program.
///
/// An implementation must pass this: when a call returns, what it was given is there for the next
/// start, whatever happens to this program.
public protocol Storage {
  /// Why something could not be stored, in words.
  associatedtype Failure: Error & CustomStringConvertible

  /// Puts a preset into its slot for good.
  mutating func store(_ preset: Preset) throws(Failure)

  /// Remembers that a hint has done its work.
  mutating func remember(_ hint: Hint) throws(Failure)

  /// Records the talk that is under way, as it is at a moment; `nil` if there is none any more.
  mutating func record(_ countdown: Countdown?, at now: Timestamp) throws(Failure)
}
