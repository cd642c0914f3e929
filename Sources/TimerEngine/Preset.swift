/// A talk's format: its name, its duration and when the colours change.
public struct Preset: Hashable, Sendable {
  /// What it is called on the screen.
  public var name: String
  /// The green time, in seconds: 1 to `longestTime`.
  public var duration: Int
  /// When yellow and red begin.
  public var thresholds: PhaseThresholds

  /// Creates a preset.
  public init(name: String, duration: Int, thresholds: PhaseThresholds) {
    self.name = name
    self.duration = duration
    self.thresholds = thresholds
  }
}
