package import SpeechAnnouncement

/// What a command would lose.
package enum Loss: Hashable, Sendable {
  /// Something of a running talk, its thresholds or a preset.
  case talk
  /// What a question tells in its own words, such as the rest of the current segment.
  case change(GuardedChange)
  /// The running talk, with the program.
  case program
  /// What a take-over costs; a desk asks that by itself.
  case takingOver(TakeOverCost)
  /// The talks, which the desk of this name is handed.
  case handingOver(to: String)
}

/// What a sender agrees to lose by a command.
package enum Consent: Hashable, Sendable {
  /// Nothing: it was not asked yet.
  case none
  /// What it was asked about, and nothing else.
  case to(Loss)
  /// Whatever the command loses.
  case toAnything

  /// Whether it agrees to lose this.
  package func covers(_ loss: Loss) -> Bool { self == .toAnything || self == .to(loss) }
}
