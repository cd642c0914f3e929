/// A moment of a talk at which something is announced.
public struct Cue: Codable, Hashable, Sendable {
  /// What makes it one.
  ///
  /// The raw values are the words of events and of `timeline`.
  public enum Kind: String, CaseIterable, Codable, Hashable, Sendable {
    /// The talk starts.
    case start
    /// The time that is left, as often as the phase's interval, or a mark's words.
    case prompt
    /// A phase begins.
    case phase
    /// One of the last seconds.
    case beep
    /// The time is up.
    case zero
    /// The time that has passed since zero, as often as its interval.
    case overtime
  }

  /// What makes it a cue.
  public let kind: Kind
  /// The shown second; negative in overtime.
  public let shown: Int
  /// The phase of that second; `nil` if no lamp is lit in it.
  public let phase: Phase?
  /// What a mark announces at this moment, if anything.
  public let words: String?

  /// Creates a cue.
  public init(_ kind: Kind, at shown: Int, in phase: Phase?, saying words: String? = nil) {
    self.kind = kind
    self.shown = shown
    self.phase = phase
    self.words = words
  }
}
