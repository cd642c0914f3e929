/// A moment of a talk at which something is announced.
package struct Cue: Codable, Hashable, Sendable {
  /// What makes it one.
  ///
  /// The raw values are the words of events and of `timeline`.
  package enum Kind: String, CaseIterable, Codable, Hashable, Sendable {
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
  package let kind: Kind
  /// The shown second; negative in overtime.
  package let shown: Int
  /// The phase of that second; `nil` if no lamp is lit in it.
  package let phase: Phase?
  /// What a mark announces at this moment, if anything.
  package let words: String?

  /// Creates a cue.
  package init(_ kind: Kind, at shown: Int, in phase: Phase?, saying words: String? = nil) {
    self.kind = kind
    self.shown = shown
    self.phase = phase
    self.words = words
  }
}
