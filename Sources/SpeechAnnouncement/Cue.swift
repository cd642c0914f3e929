public import TimerEngine

/// A moment of a talk at which something is announced.
public struct Cue: Hashable, Sendable {
  /// What makes it one.
  public enum Kind: Hashable, Sendable {
    /// The talk starts.
    case start
    /// A whole minute is left, in green and yellow.
    case minute
    /// Yellow or red begins.
    case phase
    /// A quarter of a minute is left, in red.
    case interval
    /// One of the last ten seconds.
    case beep
    /// The time is up.
    case zero
    /// A whole minute of overtime.
    case overtime
  }

  /// What makes it a cue.
  public let kind: Kind
  /// The shown second; negative in overtime.
  public let shown: Int
  /// The phase of that second.
  public let phase: Phase

  /// Creates a cue.
  public init(_ kind: Kind, at shown: Int, in phase: Phase) {
    self.kind = kind
    self.shown = shown
    self.phase = phase
  }
}
