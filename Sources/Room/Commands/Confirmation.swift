package import SpeechAnnouncement

/// What a command would lose.
package enum Loss: Hashable, Sendable {
  /// Something of a talk, its thresholds or a preset, and what the command does instead.
  case change(GuardedChange)
  /// The running talk, because the program would quit.
  case program
  /// What a take-over costs; the desk itself asks about it.
  case takingOver(TakeOverCost)
  /// The talks, which the desk with this name gets.
  case handingOver(to: String)
  /// The other clock of this room, beside which a private one would start.
  case startingPrivately(room: String)
  /// This talk, such as `20:00 'Ada'`, because the clock would become a desk of the other one in
  /// this room.
  case joining(room: String, dropping: String)
}

/// What a sender agrees to lose with a command.
package enum Confirmation: Hashable, Sendable {
  /// Nothing: it has not been asked yet.
  case none
  /// What it was asked about, and nothing else.
  case to(Loss)
  /// Whatever the command loses.
  case toAnything

  /// Whether it agrees to lose this.
  package func covers(_ loss: Loss) -> Bool {
    if case .to(.change(.endsLate(let agreed, _))) = self,
      case .change(.endsLate(let time, _)) = loss
    {
      // The talk would get shorter every second.
      return agreed == time
    }
    return self == .toAnything || self == .to(loss)
  }
}
