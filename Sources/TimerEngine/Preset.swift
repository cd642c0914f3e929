/// A talk's format: how long it is, when the colours change, and what happens at its end.
public struct Preset: Hashable, Sendable {
  /// What it is called on the screen and found by; empty for a time without a name.
  public var name: String
  /// The number key it lies under, 1 to 9, if there is one.
  public var slot: Int?
  /// The green time, in seconds: 1 to `longestTime`.
  public var duration: Int
  /// When yellow and red begin.
  public var thresholds: PhaseThresholds
  /// What stands in the place of the digits after zero.
  public var overtime: Overtime
  /// What the talk is called, on the status line; empty for nothing.
  public var title: String
  /// What is announced beside the changes of phase; `nil` if nothing is announced at all.
  public var cueRules: CueRules?

  /// Creates a preset; without thresholds it has TED's proportions.
  public init(
    name: String = "", slot: Int? = nil, duration: Int, thresholds: PhaseThresholds? = nil,
    overtime: Overtime = .count, title: String = "", cueRules: CueRules? = CueRules()
  ) {
    self.name = name
    self.slot = slot
    self.duration = duration
    self.thresholds = thresholds ?? .proportional(to: duration)
    self.overtime = overtime
    self.title = title
    self.cueRules = cueRules
  }
}
