public import TimerEngine

/// The port to what outlives the program.
///
/// An implementation must pass this: when `store` returns, the preset is there for the next start,
/// whatever happens to this program.
public protocol Storage {
  /// Why something could not be stored, in words.
  associatedtype Failure: Error & CustomStringConvertible

  /// Puts a preset into its slot for good.
  mutating func store(_ preset: Preset) throws(Failure)
}
